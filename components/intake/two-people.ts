// A text that speaks of two people: which fields may tell of the other one, and how the second request begins.
import { type RequestField, requestFields } from "@/lib/transports/schema";
import type { Conflict } from "@/lib/intake/schema";
import { type Change, chooseValue, conflictOf, type Fill, isMarked, keepOwn } from "./intake-fill";
import { isSamePerson } from "./same-person";
import type { RequestValues } from "./request-values";

type Choice = Parameters<typeof chooseValue>[2];

/** These tell of the call, the place and the way, whoever of the people is meant. All others are the person's own. */
const ofTheCall = new Set<RequestField>([
  "pickupLocation",
  "deliveryLocation",
  "contactName",
  "contactPhone",
  "requestedDate",
  "requestedTime",
  "notes",
  "callReceivedAt",
  "businessId",
  "callerName",
  "callerPhone",
  "callerIdPhone",
  "callerType",
  "deceasedLocation",
  "locationName",
  "locationAddress",
  "locationCounty",
  "locationPhone",
  "locationFloor",
  "isFamilyThere",
  "destinationFuneralHome",
  "stairsOrObstacles",
  "crewNeeded",
]);
const personal = requestFields.filter((name) => name !== "deceasedName" && !ofTheCall.has(name));

/** A name is written by the reader; "two for you" and "2 residents" stand as in the text, and only say that there are more. */
const isName = (value: string) =>
  /^\p{Lu}\P{N}*$/u.test(value) && /(?:^|[\s-])\p{Lu}\S*$/u.test(value) && /\p{Ll}/u.test(value);

/** The values one can choose from: of people those that are names, unless none is. */
export function valuesOf({ field, values }: Conflict): Conflict["values"] {
  const names = field === "deceasedName" ? values.filter(({ value }) => isName(value)) : values;
  return names.length === 0 ? values : names;
}

const mixedOf = (fill: Fill) => personal.filter((name) => fill.filled.includes(name));

/** One of the values that contradict each other. A person other than the one who was read asks about that one's facts. */
export function choose(fill: Fill, name: RequestField, choice: Choice, own: string | undefined): Change {
  const { fill: chosen, values } = chooseValue(fill, name, choice, own);
  if (name !== "deceasedName") return { fill: chosen, values };
  const isRead = choice.value === fill.found.deceasedName;
  return { fill: { ...chosen, mixed: isRead ? [] : mixedOf(fill) }, values };
}

/** What the person typed instead; a name too may be that of another person than the one who was read. */
export function keepTyped(fill: Fill, name: RequestField, own: string): Fill {
  const kept = keepOwn(fill, name);
  const isRead = name !== "deceasedName" || isSamePerson(own, fill.found.deceasedName ?? "");
  return isRead ? kept : { ...kept, mixed: mixedOf(fill) };
}

/** The fields that still hold what may be told of the other person. */
export function listMixed(fill: Fill, values: Partial<RequestValues>): RequestField[] {
  return fill.mixed.filter((name) => isMarked(fill, name, values[name]));
}

/** They go back to what they held before the text; what was corrected meanwhile stays. */
export function clearMixed(fill: Fill, values: Partial<RequestValues>): Change {
  const names = listMixed(fill, values);
  const said = Object.fromEntries(Object.entries(fill.said).filter(([name]) => !names.includes(name as RequestField)));
  return {
    fill: { ...fill, said, mixed: [], filled: fill.filled.filter((name) => !names.includes(name)) },
    values: Object.fromEntries(names.map((name) => [name, fill.before[name] ?? ""])),
  };
}

/** They are the chosen person's too. */
export const keepMixed = (fill: Fill): Fill => ({ ...fill, mixed: [] });

/** Where all people of the text but one have their requests, that one is chosen. */
export function chooseUnsent(change: Change, sent: readonly string[]): Change {
  const { fill, values } = change;
  if (!fill.choices.includes("deceasedName")) return change;
  const conflict = conflictOf(fill, "deceasedName");
  const people = conflict === undefined ? [] : valuesOf(conflict);
  const rest = people.filter(({ value }) => !sent.some((name) => isSamePerson(name, value)));
  const [only] = rest;
  if (only === undefined || rest.length > 1 || rest.length === people.length) return change;
  const chosen = choose(fill, "deceasedName", only, fill.before.deceasedName);
  return { fill: chosen.fill, values: { ...values, ...chosen.values } };
}
