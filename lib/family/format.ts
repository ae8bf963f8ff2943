// How the portal writes names, places and times in a family's language, and which sentences say where a case stands.
import { tz } from "@date-fns/tz";
import { format, isSameDay, isSameYear, isValid, parse } from "date-fns";
import { es } from "date-fns/locale/es";
import { zoneCity, zoneName } from "@/lib/transports/format";
import type { Language } from "./parse-language";
import type { Place } from "./parse-place";
import { plannedAt, type Planning } from "./planned-status";
import { caseWords } from "./words/case";
import { begin } from "./words/sentence";

/** Where a case stands, as far as its sentences need it. Instants are ISO 8601. */
export interface Standing extends Planning {
  departedFromPickupAt: string | null;
  deliveryCompletedAt: string | null;
  deceasedName: string | null;
  funeralHomeName: string | null;
  transportCompanyName: string | null;
}

/** The sentence that leads the page, and the one below it. */
export function formatStanding(standing: Standing, language: Language): { headline: string; message: string } {
  const words = caseWords[language];
  const { status, deceasedName, funeralHomeName, transportCompanyName: by } = standing;
  const who = firstNameOf(deceasedName) ?? words.lovedOne;
  const to = funeralHomeName && shortName(funeralHomeName);
  if (status === "pending") return { headline: words.headline.pending(who), message: words.message.pending };
  if (status === "declined") return { headline: words.headline.declined(who), message: words.message.declined(to) };
  const planned = plannedAt(standing);
  if (planned) {
    const [day, time] = formatPlanned(planned, standing, language);
    return { headline: words.headline.planned(who), message: words.message.planned(by, day, time) };
  }
  if (status === "active") {
    return { headline: activeHeadline(standing, who, to, words.headline), message: words.message.active(by) };
  }
  const at = standing.deliveryCompletedAt;
  const when = at && formatMoment(at, standing.timeZone, standing.asOf, language);
  return { headline: words.headline.completed(who, when), message: words.message.completed(to) };
}

type Headlines = (typeof caseWords)[Language]["headline"];

function activeHeadline(standing: Standing, who: string, to: string | null, headline: Headlines): string {
  if (standing.routeStatus === null || standing.routeStatus === "delivered") return headline.active(who);
  if (standing.routeStatus !== "en_route_to_delivery") return headline[standing.routeStatus](who);
  return standing.departedFromPickupAt ? headline.en_route_to_delivery(who, to) : headline.in_care(who);
}

/** 'today' or 'Sunday, November 22', and '9:15 AM' where an hour was said: when a transport is planned for. */
function formatPlanned(planned: Date, { requestedTime, timeZone, asOf }: Planning, language: Language) {
  const { today, the, day, locale } = patterns[language];
  const iso = planned.toISOString();
  const isToday = isSameDay(planned, asOf, { in: tz(timeZone) });
  const time = requestedTime === null ? null : formatSpokenTime(iso, timeZone, language);
  return [isToday ? today : the + format(planned, day, { in: tz(timeZone), ...locale }), time] as const;
}

const titles = /^(mr|mrs|ms|miss|mx|dr|rev|fr|sr|sra|srta|don|doña|the late)\.?\s+/i;

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
export function formatPlace({ name, town, isHome }: Place, language: Language): string {
  const { details } = caseWords[language];
  if (name) return town && !name.toLowerCase().includes(town.toLowerCase()) ? `${name}, ${town}` : name;
  if (town) return isHome ? details.homeIn(town) : details.addressIn(town);
  return isHome ? details.home : details.address;
}

/** '9:12 PM', '9:12 p. m.': the clock in `zone`. */
export function formatTime(iso: string, zone: string, language: Language): string {
  return writeTime(iso, language, { in: tz(zone) });
}

/** '9:12 PM', 'las 9:12 p. m.', 'la 1:05 p. m.': the clock within a sentence. */
export function formatSpokenTime(iso: string, zone: string, language: Language): string {
  const time = formatTime(iso, zone, language);
  if (language === "en") return time;
  return `${time.startsWith("1:") ? "la" : "las"} ${time}`;
}

/** '9:12 PM' on the day of `asOf`, else 'Nov 21, 9:12 PM'; in `zone`. */
export function formatStepTime(iso: string, zone: string, asOf: string, language: Language): string {
  const time = formatTime(iso, zone, language);
  if (isSameDay(iso, asOf, { in: tz(zone) })) return time;
  return `${format(iso, patterns[language].shortDay, { in: tz(zone), ...patterns[language].locale })}, ${time}`;
}

/** 'at 10:43 PM' on the day of `asOf`, else 'on Saturday, November 21, at 10:43 PM'; in `zone`. */
export function formatMoment(iso: string, zone: string, asOf: string, language: Language): string {
  const { at, on, day, locale } = patterns[language];
  const time = `${at} ${formatSpokenTime(iso, zone, language)}`;
  if (isSameDay(iso, asOf, { in: tz(zone) })) return time;
  return `${on} ${format(iso, day, { in: tz(zone), ...locale })}${language === "en" ? "," : ""} ${time}`;
}

/** 'Saturday, November 21, 9:15 PM' of a request's wall-clock date and time; as typed where it is not one; else null. */
export function formatService(
  date: string | null,
  time: string | null,
  asOf: string,
  language: Language,
): string | null {
  const { day, dayOfYear, locale } = patterns[language];
  const on = parse(date ?? "", "yyyy-MM-dd", new Date(2000, 0, 1));
  const at = parse(time ?? "", "HH:mm", new Date(2000, 0, 1));
  const pattern = isSameYear(on, new Date(asOf)) ? day : dayOfYear;
  const parts = [isValid(on) ? begin(format(on, pattern, locale)) : date, isValid(at) ? writeTime(at, language) : time];
  return parts.filter(Boolean).join(", ") || null;
}

/** 'All times are Chicago time (CST).' at the instant `asOf`. */
export function formatZone(zone: string, asOf: string, language: Language): string {
  return caseWords[language].times(zonePlace(zone, language), zoneName(zone, asOf));
}

/** 'Chicago', 'Nueva York': the city that a zone is called by. */
export function zonePlace(zone: string, language: Language): string {
  const city = zoneCity(zone);
  return (language === "es" && spanishCities[city]) || city;
}

const spanishCities: Partial<Record<string, string>> = { "New York": "Nueva York", "Los Angeles": "Los Ángeles" };

const patterns = {
  en: {
    at: "at",
    on: "on",
    the: "",
    today: "today",
    day: "EEEE, MMMM d",
    dayOfYear: "EEEE, MMMM d, yyyy",
    shortDay: "MMM d",
    locale: {},
  },
  es: {
    at: "a",
    on: "el",
    the: "el ",
    today: "hoy",
    day: "EEEE d 'de' MMMM",
    dayOfYear: "EEEE d 'de' MMMM 'de' yyyy",
    shortDay: "d MMM",
    locale: { locale: es },
  },
} as const;

function writeTime(at: string | Date, language: Language, options: Parameters<typeof format>[2] = {}): string {
  if (language === "en") return format(at, "h:mm a", options);
  // The spaces within hold the figures and the letters together on one line.
  return `${format(at, "h:mm", options)}\u00a0${format(at, "a", options) === "AM" ? "a" : "p"}.\u00a0m.`;
}
