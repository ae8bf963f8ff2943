// Every word a family reads, and how the portal writes names, places and times; another language is another table.
import { tz } from "@date-fns/tz";
import { format, isSameDay, isSameYear, isValid, parse } from "date-fns";
import { zoneCity, zoneName } from "@/lib/transports/format";
import type { RequestStatus } from "@/lib/transports/request-status";
import type { RouteStatus } from "@/lib/transports/route-status";
import type { Place } from "./parse-place";

const begin = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The words in English. `who` is a first name or 'your loved one'; `to` the funeral home, or null. */
export const familyWords = {
  portal: "Family Portal",
  lovedOne: "your loved one",
  login: {
    sorrow: "We are sorry for your loss.",
    invitation: "Enter the case ID from your card to see where your loved one is.",
    caseId: "Case ID",
    caseIdHint: "Capitals and dashes do not matter.",
    pin: "PIN",
    optional: "Optional",
    pinHint: "4 to 6 digits, if you were given one.",
    submit: "Continue",
    busy: "Opening",
    help: "No card, or it does not work? Call your funeral home. They can give you a new one.",
    failed: "Login Failed",
    fallback: "Login failed",
    missingCaseId: "Please enter your case ID",
    unreadableCaseId: "This is longer than a case ID. Please type it as it stands on your card.",
    unreadablePin: "Please enter the PIN as it stands on your card.",
    refused: "We could not open this. Check the ID, or call your funeral home.",
    closed: "The page was closed. You can open it again here. If it does not open, your funeral home will help you.",
    wait: (minutes: number) =>
      `There were several tries. Please wait ${minutes} ${minutes === 1 ? "minute" : "minutes"} and try again, or call your funeral home.`,
  },
  granted: "Access granted to case information",
  notFound: {
    title: "Case not found",
    sentence: "This page shows one case at a time, and this one could not be opened. Your funeral home can help you.",
    back: "Back to Login",
  },
  pageFailed: {
    title: "We are sorry. This page cannot be shown right now.",
    sentence:
      "This is a fault of ours, and it changes nothing about the care of your loved one. Please try again in a moment.",
    again: "Try again",
    help: "If you would rather speak with somebody, call your funeral home. They can tell you where things stand.",
  },
  headline: {
    pending: (who: string) => `The request for ${who} is being reviewed.`,
    active: (who: string) => `The transport of ${who} is in progress.`,
    en_route_to_pickup: (who: string) => `A driver is on the way to ${who}.`,
    arrived_at_pickup: (who: string) => `The driver is with ${who} now.`,
    in_care: (who: string) => `${begin(who)} is in our care.`,
    en_route_to_delivery: (who: string, to: string | null) => `${begin(who)} is on the way${to ? ` to ${to}` : ""}.`,
    completed: (who: string, when: string | null) => `${begin(who)} was delivered safely${when ? ` ${when}` : ""}.`,
    declined: (who: string) => `The transport of ${who} was not accepted.`,
  },
  message: {
    pending: "As soon as a transport company accepts it, you will see it here.",
    active: (by: string | null) => `The transport is in progress${by ? `, with ${by}` : ""}.`,
    completed: (to: string | null) => `With any question, ${to ?? "your funeral home"} will help you.`,
    declined: (to: string | null) =>
      `Please contact the coordinator at ${to ?? "your funeral home"}. They will tell you what happens next.`,
  },
  call: {
    label: (whom: string) => `Call ${whom}`,
    unknown: (to: string | null) => `With any question, please call ${to ?? "your funeral home"}.`,
  },
  steps: {
    title: { pending: "What happens next", active: "So far", completed: "The journey" },
    reviewed: "Being reviewed now",
    comes: (who: string) => `A driver comes to ${who}`,
    toPickup: "On the way there now",
    reached: (place: string) => `We reached ${place}`,
    here: (who: string) => `With ${who} now`,
    willBeInCare: (who: string) => `${begin(who)} comes into our care`,
    inCare: (who: string) => `${begin(who)} came into our care`,
    leaving: "Getting ready to leave now",
    left: (place: string | null) => (place ? `We left for ${place}` : "We left"),
    onTheWay: "On the way now",
    arrival: (to: string | null) => (to ? `Arrival at ${to}` : "Arrival"),
    arrived: (who: string, to: string | null) => `${begin(who)} arrived${to ? ` at ${to}` : ""}`,
    done: "Done",
    now: "Now",
    next: "Next",
  },
  // Either business may have written it, and the family need not know which.
  note: "A note for you",
  details: {
    title: "Service details",
    funeralHome: "Funeral home",
    transportCompany: "Transport company",
    dateAndTime: "Date and time",
    from: "From",
    to: "To",
    notYet: "Not known yet",
    homeIn: (town: string) => `A private home in ${town}`,
    addressIn: (town: string) => `An address in ${town}`,
    home: "A private home",
    address: "A private address",
  },
  times: (city: string, name: string) => `All times are ${city} time (${name}).`,
  asOf: (time: string) => `As it stood at ${time}.`,
  live: {
    open: "This page renews itself.",
    lost: "The connection is interrupted. We are trying again.",
    reload: "Reload this page to see the newest.",
  },
  signOut: "Sign out",
};

export type FamilyWords = typeof familyWords;

/** Where a case stands, as far as its sentences need it. Instants are ISO 8601. */
export interface Standing {
  status: RequestStatus;
  routeStatus: RouteStatus | null;
  departedFromPickupAt: string | null;
  deliveryCompletedAt: string | null;
  deceasedName: string | null;
  funeralHomeName: string | null;
  transportCompanyName: string | null;
  timeZone: string;
  /** The present instant. */
  asOf: string;
}

/** The sentence that leads the page, and the one below it. */
export function formatStanding(standing: Standing, words: FamilyWords): { headline: string; message: string } {
  const { status, deceasedName, funeralHomeName, transportCompanyName: by } = standing;
  const who = firstNameOf(deceasedName) ?? words.lovedOne;
  const to = funeralHomeName && shortName(funeralHomeName);
  if (status === "pending") return { headline: words.headline.pending(who), message: words.message.pending };
  if (status === "declined") return { headline: words.headline.declined(who), message: words.message.declined(to) };
  if (status === "active") {
    return { headline: activeHeadline(standing, who, to, words), message: words.message.active(by) };
  }
  const at = standing.deliveryCompletedAt;
  const when = at && formatMoment(at, standing.timeZone, standing.asOf);
  return { headline: words.headline.completed(who, when), message: words.message.completed(to) };
}

function activeHeadline(standing: Standing, who: string, to: string | null, { headline }: FamilyWords): string {
  if (standing.routeStatus === null || standing.routeStatus === "delivered") return headline.active(who);
  if (standing.routeStatus !== "en_route_to_delivery") return headline[standing.routeStatus](who);
  return standing.departedFromPickupAt ? headline.en_route_to_delivery(who, to) : headline.in_care(who);
}

const titles = /^(mr|mrs|ms|miss|mx|dr|rev|fr|sr|the late)\.?\s+/i;

/** 'Eleanor' of 'Eleanor Mae Whitfield' or 'Whitfield, Eleanor'; null when there is no name. */
export function firstNameOf(fullName: string | null): string | null {
  const [last = "", given] = (fullName ?? "").split(",").map((part) => part.trim());
  const isSuffix = given === undefined || given === "" || /^(jr|sr|i{1,3}|iv|md|phd|esq)\.?$/i.test(given);
  const name = (isSuffix ? last : given).replace(titles, "");
  const [first = ""] = name.split(/\s+/);
  if (first === "") return null;
  return /^\p{L}\.?$/u.test(first) ? name : first;
}

const trade =
  /[\s,&]+((and|&)\s+)?(funeral (homes?|parlou?r|chapels?|services?|directors?)|mortuary|cremation|crematory)\b.*$/i;

/** 'Harlan & Rowe' of 'Harlan & Rowe Funeral Home'. */
export function shortName(business: string): string {
  return business.replace(trade, "").trim() || business;
}

/** The place for the service details, as much of it as a family's page needs to show. */
export function formatPlace({ name, town, isHome }: Place, { details }: FamilyWords): string {
  if (name) return town && !name.toLowerCase().includes(town.toLowerCase()) ? `${name}, ${town}` : name;
  if (town) return isHome ? details.homeIn(town) : details.addressIn(town);
  return isHome ? details.home : details.address;
}

/** '9:12 PM' on the day of `asOf`, else 'Nov 21, 9:12 PM'; in `zone`. */
export function formatStepTime(iso: string, zone: string, asOf: string): string {
  const pattern = isSameDay(iso, asOf, { in: tz(zone) }) ? "h:mm a" : "MMM d, h:mm a";
  return format(iso, pattern, { in: tz(zone) });
}

/** 'at 10:43 PM' on the day of `asOf`, else 'on Saturday, November 21, at 10:43 PM'; in `zone`. */
export function formatMoment(iso: string, zone: string, asOf: string): string {
  const pattern = isSameDay(iso, asOf, { in: tz(zone) }) ? "'at' h:mm a" : "'on' EEEE, MMMM d, 'at' h:mm a";
  return format(iso, pattern, { in: tz(zone) });
}

/** 'Saturday, November 21, 9:15 PM' of a request's wall-clock date and time; as typed where it is not one; else null. */
export function formatService(date: string | null, time: string | null, asOf: string): string | null {
  const day = parse(date ?? "", "yyyy-MM-dd", new Date(2000, 0, 1));
  const hour = parse(time ?? "", "HH:mm", new Date(2000, 0, 1));
  const pattern = isSameYear(day, new Date(asOf)) ? "EEEE, MMMM d" : "EEEE, MMMM d, yyyy";
  const parts = [isValid(day) ? format(day, pattern) : date, isValid(hour) ? format(hour, "h:mm a") : time];
  return parts.filter(Boolean).join(", ") || null;
}

/** 'All times are Chicago time (CST).' at the instant `asOf`. */
export function formatZone(zone: string, asOf: string, words: FamilyWords): string {
  return words.times(zoneCity(zone), zoneName(zone, asOf));
}
