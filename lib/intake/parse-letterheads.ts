// Reads what the head of a form tells by itself: a coroner's release, or the own house whose address is no place of removal.
import { placeOfDeath } from "./parse-died-where";
import { readName } from "./parse-names";
import { readCallerHouse } from "./parse-caller-house";
import { readPerson } from "./parse-people";
import { readFacility } from "./parse-places";
import { findAddresses } from "./parse-addresses";
import { addReading, bestOf, isSameText, type Sheet } from "./parse-sheet";
import type { Slot } from "./parse-slots";
import { wholeStreet } from "./parse-untold";

const headLines = 4;
const mostHead = 600;
const coronersOffice =
  /\b(?:office of (?:the )?(?:[\w-]+ ){0,2}(?:medical (?:examiner|investigator)|coroner)|(?:chief |county |district )?(?:medical examiner|coroner)(?:'?s)? (?:district|office|department)|district [\w-]+ medical examiner|coroner'?s release|^[^\n:]{0,50}\b(?:medical examiner|coroner)(?=[ \t]*(?:$|\n|[-–—·|]|[ \t]{3}|\d))|^(?:county )?(?:medical examiner|coroner)\b|m\.?e\.?'?s? office|\bOCME\b)/im;
const releases = /\b(?:releas\w+|remains|bod(?:y|ies)|transport|remove|removal|decedent)\b/i;
const declined =
  /\b(?:jurisdiction (?:was )?(?:declined|waived|released)|declined|nja\b|no jurisdiction|not an? (?:me|coroner'?s?|m\.e\.) case)\b/i;
const unticked = /(?:\[ ?\]|\( ?\)|☐|□) ?\p{L}+/gu;
const heldHere =
  /\b(?:collected|picked up|available|removed|held|kept) (?:at|from|in) (?:this|our) (?:office|facility|morgue|bay|dock|building|cooler)|\b(?:from (?:this|our) office|custody of this office|at (?:this|our) (?:office|morgue|facility)|county morgue|(?:remains|held|body|pick ?up) (?:(?:is|are|now|held|located|stored) ){0,2}at[^\n]{0,24}(?:OCME|morgue|medical examiner|coroner|M\.E\.))/i;
const pickedUp = /^[ \t]*pick ?-?up (?:at|from|address|location)\b/im;
const ownHouse =
  /\b(?:funeral|mortuar\w+|cremat\w+|removal|livery|transfer (?:co|service)|trade service|first call|undertak\w+|memorial chapel)\b/i;
const otherHouse = /\b(?:hospital|medical|center|nursing|rehab\w*|care|hospice|living|manor|veterans)\b/i;
const fewestLabels = 6;

const headOf = (sheet: Sheet) =>
  sheet.page.lines.filter(({ isBlank, isMasked }) => !isBlank && !isMasked).slice(0, headLines);

/** The head of a sheet of the own house names nothing of the call. */
export function setAsideHead(sheet: Sheet, slots: readonly Slot[]): void {
  const known = slots.filter(({ role }) => role !== null);
  if (known.length < fewestLabels) return;
  const first = Math.min(...known.map(({ label }) => label.start));
  for (const line of headOf(sheet)) {
    const words = sheet.page.text.slice(line.start, line.end);
    if (line.end > first) return;
    if (ownHouse.test(words) && !otherHouse.test(words) && /\d/.test(words) && !/\b(?:from|to|deliver)\b/i.test(words))
      sheet.used.push({ start: line.start, end: line.end });
  }
}

/** A name alone in the first line of a form whose first item is a number without owner: who rang. */
export function readHeadCaller(sheet: Sheet, slots: readonly Slot[]): void {
  const [line] = headOf(sheet);
  const [first] = slots;
  if (!line || !first || slots.length < fewestLabels || slots.some(({ role }) => role?.owner === "caller")) return;
  const phone = slots.find(({ role }) => role !== null && !role.kinds.includes("ignored"));
  if (phone?.role?.owner !== null || phone?.role.kinds[0] !== "phone" || first.label.start < line.end) return;
  const words = sheet.page.text.slice(line.start, line.end);
  const name = readName(words);
  const rest = name && words.slice(name.end).trim();
  if (
    name?.isFull &&
    name.start < 8 &&
    /^(?:[\s,]*(?:RN|LPN|LVN|CNA|BSN|MD|NP|DON|ADON)\b)*(?:\s*\([\p{L} -]{3,24}\))?$/u.test(rest ?? "")
  ) {
    readPerson(sheet, "caller", line, line.depth);
    const house = headOf(sheet)[1];
    if (house && house.end < first.label.start) readCallerHouse(sheet, house, line.depth);
  }
}

const releaseForm =
  /\b(?:authorization (?:for|to) release|release (?:of|form for) (?:remains|body|deceased|decedent)|body release|release to funeral|ready for (?:pick ?up|release)|notice (?:of release|(?:that )?(?:remains|body|decedent) (?:is |are )?(?:ready|available))|(?:remains|body|decedent) (?:(?:is|are|now) ){0,2}(?:ready|available) for|release notice|exam(?:ination)? completed?[:\s])/i;
const releaseTold =
  /\b(?:ready|available|cleared|approved) for (?:release|removal|pick ?up|collection)\b|\brelease (?:hours|of remains|to)\b|\bmay be (?:collected|released|removed|picked up)\b/i;
const stillThere = /\b(?:still at|remains at|on) (?:the )?scene\b|\bat (?:the )?scene (?:now|still)\b/i;

/** Whether the page is headed by a coroner's office that writes of a body. */
export function isOfficePaper(sheet: Sheet): boolean {
  const head = headOf(sheet);
  const [first, last] = [head[0], head.at(-1)];
  const words = first && last ? sheet.page.text.slice(first.start, Math.min(last.end, first.start + mostHead)) : "";
  return coronersOffice.test(words) && releases.test(words);
}

/** A coroner's release of a body: the case is the coroner's unless declined, and the body lies there. */
export function addOffice(sheet: Sheet): void {
  const { text } = sheet.page;
  const head = headOf(sheet);
  const [first, last] = [head[0], head.at(-1)];
  if (!first || !last) return;
  const words = text.slice(first.start, Math.min(last.end, first.start + mostHead));
  const office = coronersOffice.exec(words);
  // "The coroner's office said …" within running words is no head.
  const isTold =
    office &&
    /^[^\S\n](?:said|says|told|was|were|is|has|have|had|called|did|does|will|would|wants?|took|let)\b/.test(
      words.slice(office.index + office[0].length),
    );
  const isRelease = releaseTold.test(text);
  if (
    !office ||
    isTold ||
    !(releases.test(words) || (isRelease && office.index < 40)) ||
    declined.test(text.replace(unticked, ""))
  )
    return;
  const span = { start: 0, end: office[0].length, confidence: 0.8 };
  if (!bestOf(sheet, "isCoronerCase"))
    addReading(sheet, "isCoronerCase", { ...span, value: "YES" }, first.start + office.index, {});
  const pickup = bestOf(sheet, "pickupLocation");
  const died = bestOf(sheet, "locationAddress");
  // The office's own address in its head is no place of death.
  const isToldOf = /\b(?:died|pronounced|found|lived|expired|passed)\b[^\n]{0,80}$/i.test(
    text.slice(0, died?.start ?? 0),
  );
  const seat = pickup || isToldOf ? undefined : died;
  const isSeat = isRelease && seat !== undefined && seat.confidence < labelled && seat.start < last.end;
  if (isSeat)
    for (const one of sheet.candidates)
      if (one.value === seat.value && one.field === seat.field) one.field = "pickupLocation";
  // "AUTHORIZATION FOR RELEASE OF REMAINS … Release to … Ready for pickup": a form of the office for who lies in its morgue.
  const own = releaseForm.test(text) && !stillThere.test(text) ? findAddresses(words)[0] : undefined;
  const isOwn = own?.city !== undefined && (!pickup || isSameText(pickup.value, own.value));
  if (isOwn && own) {
    sheet.candidates = sheet.candidates.filter(
      ({ field, value }) => !/^(?:locationAddress|pickupLocation|homeAddress)$/.test(field) || value !== own.value,
    );
    addReading(sheet, "pickupLocation", { ...own, confidence: 0.9 }, first.start, {});
  }
  const isHere =
    isSeat || isOwn || heldHere.test(text) || (pickedUp.test(text) && pickup && died && pickup.value !== died.value);
  if (isHere) sheet.parts.isMoved = true;
  // "Place of death 3166 W 58th St … (own residence)" stays the person's home.
  const home = isHere && died && !bestOf(sheet, "homeAddress") ? died : undefined;
  if (home && /\bown (?:home|residence|house|apartment)\b/i.test(text.slice(home.start - 30, home.end + 40)))
    sheet.candidates.push({ ...home, field: "homeAddress" });
  if (isHere)
    addReading(sheet, "deceasedLocation", { ...span, value: "Coroner", confidence: 1 }, first.start + office.index, {});
}

/** As sure as what stands behind a label. */
const labelled = 0.85;

const nowWords =
  /\b(?:now|held|lying|lies|resting|reposing|stored|present(?:ly)?|current(?:ly)?|(?:remains|body|decedent|deceased) (?:(?:is|are|now|held|lying|located|stored|kept) ){0,2}(?:at|in|located|held|location)|location of (?:the )?(?:remains|body))\b/i;
const deathWords =
  /\b(?:death|then|died|die|scene|expired|pronounced|occurred|passed|p\.?o\.?d|expiration|fallec\w+|defunci[oó]n|muerte)\b/i;

/** "Died 8/5/2026 2:15 PM at Gate City Medical Pavilion". */
const diedIn =
  /\b(?:[Dd]ied|DIED|[Ee]xpired|EXPIRED|[Pp]assed(?: away)?|[Pp]ronounced)\b[^\n]{0,50}\b(?:at|in|AT|IN) (?:the )?(?=\p{Lu}[\p{L}’.-]+ \p{Lu})/u;

/** Where a form asks for the place of death too, "Remains at" is where the removal begins and no place of death. */
export function partPlaces(sheet: Sheet, slots: readonly Slot[]): void {
  // "Current location (if different from place of death)": the hint asks for nothing.
  const words = ({ label }: Slot) => sheet.page.text.slice(label.start, label.end).replace(/ ?\([^)]*\)?/g, "");
  const places = slots.filter(({ role, value }) => role?.owner === "location" && value.end > value.start + 3);
  const isNow = (slot: Slot) => nowWords.test(words(slot)) && !deathWords.test(words(slot));
  const isThen = (slot: Slot) =>
    !nowWords.test(words(slot)) &&
    (deathWords.test(words(slot)) ||
      /\b(?:home|residence)\b[^\n]*\d/i.test(sheet.page.text.slice(slot.value.start, slot.value.end)));
  const from = slots.find(({ role, value }) => role?.owner === "pickup" && value.end > value.start + 3);
  if (
    from &&
    places.some((slot) => deathWords.test(words(slot))) &&
    readFacility(sheet.page.text.slice(from.value.start, from.value.end))?.kind === "Funeral home"
  )
    sheet.parts.isMoved = true;
  const isToldThen =
    diedIn.test(sheet.page.text) ||
    slots.some(
      (slot) => (slot.role?.kinds[0] ?? "").startsWith("death") && placeOfDeath(sheet.page.text, slot) !== null,
    );
  if (!places.some(isNow) || !(places.some(isThen) || isToldThen)) return;
  sheet.parts.isMoved = true;
  for (const slot of places)
    if (isNow(slot) && slot.role && !/room|floor|type/i.test(words(slot)))
      // "Donor now at our recovery suite: 5225 N Hydraulic Ave" asks for no donor and no room.
      slot.role = {
        owner: "pickup",
        kinds: wholeStreet.test(sheet.page.text.slice(slot.value.start, slot.value.end)) ? [] : slot.role.kinds,
      };
}
