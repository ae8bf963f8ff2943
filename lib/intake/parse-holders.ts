// Tells apart where the dead lie now and where they died when somebody holds them who nurses nobody: a cargo office, a tissue bank, a coroner.
import type { RequestField } from "@/lib/transports/schema";
import { addMovedSince } from "./parse-moved-since";
import { findFacilities } from "./parse-places";
import { addOwnPlace } from "./parse-own-place";
import { quick } from "./parse-quick-pattern";
import { addReading, bestOf, isSameText, type Sheet } from "./parse-sheet";
import { isSure } from "./parse-sift";
import type { Span } from "./parse-span";

/** Who holds the dead for a while, and is neither a house of care nor a home. */
const holders = quick(
  /\b(?:(?:air )?cargo|air ?freight|freight (?:office|dock|terminal|bldg|building)|airport|air ?lines?|(?:tissue|eye|bone) (?:bank|recovery|services?|donation|center)|tissue|eye ?bank|donor (?:network|services|center|alliance|care)|organ (?:procurement|recovery|donor)\w*|recovery (?:suite|center|facility|room|lab)|gift of life|medical school|school of medicine|anatom(?:y|ical)\w*|willed body|body donation)\b/i,
);
const office =
  /\b(?:coroner|medical examiner|medical investigator|medicolegal|m\.?e\.?(?:['’]s)? (?:facility|office)|m\.?e\.?['’]s|ocme|omi|forensic|county morgue)\b/i;
/** "Deliver to Delta Cargo", "TO: …": the way goes there, and does not begin there. */
const isGoal =
  /\b(?:deliver\w*|drop\w*|take[ns]?|taking|bring\w*|ship(?:ped|ping)? to|going|goes|dest\w*|mail|bill)\b[\s:]{0,3}[^.;\n]{0,50}$|^\W*to\b[^.;\n]{0,50}$/i;
/** "Retired airline pilot, at residence …", "near the airport at the Holiday Inn". */
const otherwise =
  /\b(?:retired|pilot|mechanic|worked|works|employee|near|by|past|behind|across|declined|refused|not|no)\b[^.;\n]{0,24}$|\b(?:home|residence|house|apartment|apt|hotel|motel|inn|manor|hospital)\b/i;
const atPlace = /\b(?:pick ?-?up|p\/u|is|are|now|held|remains|body|arriv\w+|at|from|in|collect|meet)\b/i;
const reach = 90;

/** The words of the line and the one sentence before the place. */
const before = (text: string, at: number) =>
  text.slice(Math.max(0, at - reach), at).replace(/[\s\S]*(?:[.!?]\s+(?=\p{Lu})|\n(?=[^\n]*\S))/u, "");

const placeFields: ReadonlySet<string> = new Set(["pickupLocation", "locationAddress"]);

const saysDeath =
  /\b(?:(?:place|location) of death|died (?:at|in)|pronounced|found|lived|(?:deputy|chief|assistant) (?:coroner|medical examiner) \p{Lu}\p{L}+(?: \p{Lu}[\p{L}'’-]+)? (?:at|in))\b/iu;

/** Tells the place where the dead lie now from the one where they died. */
export function addWhereNow(sheet: Sheet, text: string): void {
  addMovedSince(sheet, text);
  addHolder(sheet, text);
  addOwnCare(sheet, text);
  addOwnPlace(sheet, text);
}

const care =
  "(?:cooler|care|prep room|preparation room|refrigeration|custody|funeral home|chapel|mortuary|building|shop|garage)";
/** "We brought her in Sunday and she's been in our cooler since". */
const inOwnCare = quick(
  new RegExp(
    String.raw`\b(?:is|are|been|was|lies|resting|s?hes|(?:s?he|they)['’](?:s|re))(?: (?:now|here|been|safe|still|back|currently)){0,3} (?:in|at) our (?:own )?${care}\b|\b(?:have|has|had|got|holding|keeping) (?:him|her|them)(?: (?:now|here|still|safe|back)){0,2} (?:in|at) our (?:own )?${care}\b|\b(?:in|into) our ${care} (?:since|from)\b`,
    "iu",
  ),
);
const firstWords = 260;

/** The funeral home that writes holds the dead itself: where it lies is no place of death, and its cooler no hospital's morgue. */
function addOwnCare(sheet: Sheet, text: string): void {
  const match = inOwnCare.exec(text);
  if (!match || !bestOf(sheet, "locationName")) return;
  if (!findFacilities(text.slice(0, firstWords)).some(({ kind }) => kind === "Funeral home")) return;
  const from = match.index;
  const end = from + match[0].length;
  sheet.parts.isMoved = true;
  sheet.candidates = sheet.candidates.filter(
    ({ field, value, start }) =>
      field !== "deceasedLocation" &&
      !(field === "locationRoom" && value === "Morgue" && start >= from - 40 && start <= end),
  );
  addReading(
    sheet,
    "deceasedLocation",
    { value: "Funeral home", start: 0, end: end - from, confidence: 0.86 },
    from,
    {},
  );
}

/** Sets apart the place of who holds the dead: nobody dies there. */
function addHolder(sheet: Sheet, text: string): void {
  const best = toldNow(sheet, text) ?? bestOf(sheet, "pickupLocation") ?? bestOf(sheet, "locationAddress");
  if (best && /^[NSEW]?\d/.test(best.value)) {
    const left = before(text, best.start);
    const ofCoroner = (best.field === "pickupLocation" || nowBefore.test(left)) && office.test(left);
    const holder =
      ofCoroner && isElsewhere(sheet, best.value)
        ? office.exec(left)
        : (holders.exec(left) ?? theirSuite(text, best, left));
    const isHeld =
      holder !== null &&
      !(
        /air/i.test(holder[0]) &&
        (otherwise.test(left.slice(0, holder.index)) || otherwise.test(left.slice(holder.index + holder[0].length)))
      ) &&
      !/\b(?:died|passed|expired|pronounced|found|collapsed)\b/i.test(left) &&
      // "Eye Bank called, recovery at Bay Hospital, 1 Bay St": the hospital stands between.
      !(
        ofCoroner === false &&
        findFacilities(left.slice(holder.index + holder[0].length)).some(({ kind }) => kind === "Hospital")
      ) &&
      (best.field === "pickupLocation" ||
        ofCoroner ||
        (!isGoal.test(left.slice(0, holder.index)) && atPlace.test(left)));
    if (isHeld) {
      sheet.candidates = sheet.candidates.filter(
        ({ field, value, start }) =>
          !(placeFields.has(field) && isSameText(value, best.value)) &&
          field !== "deceasedLocation" &&
          !(field === "locationPhone" && Math.abs(start - best.end) < reach) &&
          !(field === "locationName" && holders.test(value)),
      );
      // What stood for the place of removal is where death came.
      for (const one of sheet.candidates) if (one.field === "pickupLocation") one.field = "locationAddress";
      sheet.parts.isMoved = true;
      const span = { start: 0, end: best.end - best.start };
      addReading(sheet, "pickupLocation", { value: best.value, ...span, confidence: 0.95 }, best.start, best);
      addReading(
        sheet,
        "deceasedLocation",
        { value: ofCoroner ? "Coroner" : "Other", ...span, confidence: 0.85 },
        best.start,
        best,
      );
    }
  }
  dropOffice(sheet, text);
}

const inTheirs =
  /\b(?:releas\w+|pick(?:ed)?(?: (?:him|her|them))?[ -]?up|collect\w*|ready|held|available|waiting|remains|is|are)\b[^.;\n]{0,40}\b(?:at|from|in) (?:their|our|the) (?:\w+ ){0,2}(?:suite|lab|laboratory|facility|building|center|office|dock|site|location)(?: (?:at|on|is))?,? $/i;

/** "Spoke with Ann Roe at Coastal Tissue Bank. … he can be released from their suite at 60 Commerce Dr". */
function theirSuite(text: string, { start, end }: Span, left: string): RegExpExecArray | null {
  const said = inTheirs.exec(left);
  const around = `${text.slice(Math.max(0, start - 3 * reach), start)}\n${text.slice(end, end + 50)}`;
  return said && holders.test(around) ? said : null;
}

const nowBefore = /\b(?:now|current(?:ly)?|presently)\b/i;

/** "NOW AT: ME's office, 1704 Pinto Ln". */
const toldNow = (sheet: Sheet, text: string) =>
  sheet.candidates.find(
    ({ field, start }) =>
      placeFields.has(field) &&
      nowBefore.test(before(text, start)) &&
      (office.test(before(text, start)) || holders.test(before(text, start))),
  );

/** Whether death is told to have come at another street or in a house of care. */
const isElsewhere = (sheet: Sheet, value: string): boolean => {
  const [address, name] = [bestOf(sheet, "locationAddress"), bestOf(sheet, "locationName")];
  return (
    (address !== undefined && isSure(address) && !isSameText(address.value, value)) ||
    (name !== undefined && isSure(name) && !office.test(name.value))
  );
};

/** The coroner's office is no place of death: neither its name nor its street nor its number. */
function dropOffice(sheet: Sheet, text: string): void {
  const kind = bestOf(sheet, "deceasedLocation");
  if (kind?.value !== "Coroner" || !isSure(kind)) return;
  const isOffice = (value: string) => office.test(value) || findFacilities(value)[0]?.kind === "Coroner";
  const behindOffice = (start: number) => office.test(before(text, start));
  const isOfDeath = (start: number) => saysDeath.test(before(text, start));
  const pickup = bestOf(sheet, "pickupLocation");
  const fields: ReadonlySet<RequestField> = new Set<RequestField>(["locationAddress", "locationPhone"]);
  const dropped = sheet.candidates.filter(
    ({ field, value, start }) =>
      ((field === "locationName" && isOffice(value)) || (fields.has(field) && behindOffice(start))) &&
      !isOfDeath(start),
  );
  if (dropped.length === 0) return;
  const seat = pickup ? undefined : dropped.find(({ field }) => field === "locationAddress");
  sheet.candidates = sheet.candidates.filter((one) => !dropped.includes(one));
  if (seat) sheet.candidates.push({ ...seat, field: "pickupLocation" });
  sheet.parts.isMoved = true;
}
