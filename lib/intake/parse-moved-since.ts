// Tells the place where the dead lie now from the one where they died, where running text says that they were moved since.
import type { RequestField } from "@/lib/transports/schema";
import { type AddressReading, findAddresses } from "./parse-addresses";
import { leanPattern } from "./parse-pattern";
import { findFacilities } from "./parse-places";
import { addReading, bestOf, isSameText, type Sheet } from "./parse-sheet";
import { depthAt } from "./parse-sentences";

/** "He was moved to Roger Cove Hospital morgue", "he's in our cooler: …", "he is here now, at our place, …". */
const nowAt = leanPattern(
  String.raw`\b(?:(?:was|were|been|got|have|has)(?: \w+){0,2} (?:moved|transferred|brought|taken|removed|conveyed|relocated|carried|wheeled|walked|rolled)(?: \w+){0,2}? (?:over )?to|(?:is|are|lies|been|['’](?:s|re))(?: (?:here|now|held|back|safely|already)){0,3},? (?:with us(?: here)?|(?:in|at) (?:our|this|my) (?:county |own )?(?:place|building|office|cooler|care|morgue|facility|custody|funeral home|mortuary|chapel|center))|(?:is|are|lies|['’]s)(?: \w+)? (?:now|currently|presently) (?:at|in)|(?:is |are |['’]s )?at the (?:me|m\.e\.|medical examiner|coroner)(?:['’]?s)? office now|(?:is|are) in (?:the|their) (?:morgue|cooler) (?:now )?(?:at|of)|(?:moved|removed|conveyed)\b[^\n.;]{0,18} to|(?:medical examiner|coroner|m\.e\.|me)(?:['’]s)?(?: office)?(?: already)? (?:has|have|is holding|took|picked up) (?:him|her|them)(?: (?:now|there|already|down|over|up)){0,2} (?:at|to|in)|(?:is|are|lies|['’]s) (?:at|in)(?= (?:the )?(?:\p{Lu}[\p{L}'’.-]+ ){1,4}now\b)|(?:had|got) (?:him|her|them) (?:taken|moved|brought|transferred|sent|driven|carried|transported|hauled|conveyed)(?: (?:over|across|down|up|out|in)){0,2} to|pick(?:ing)? ?(?:him |her |them )?up(?: is| will be)?(?: now)? (?:at|from)(?=[^.;\n]{0,60}\binstead\b)|(?:took|brought|moved|transferred|transported|sent|carried|drove|hauled|conveyed|wheeled|walked|rolled|relocated|removed) (?:him|her|them)(?: (?:over|down|on|up|straight|across|out|in|back|along)){0,2} to|(?:body|remains|decedent|deceased|resident|patient)(?: (?:was|were|has been|have been|since|then|already)){0,3} (?:transported|moved|relocated|transferred|taken|brought|conveyed|removed|driven)(?: (?:by|via) [^.;:\n]{2,30}?)?(?: (?:over|down|across|in|on))? to|(?:no longer|not) (?:at|in) [^;\n]{3,70}?,? (?:s?he|they)(?: is|['’]s| are|['’]re) (?:now )?(?:at|in)|now at the (?:me|m\.e\.|medical examiner|coroner)(?:['’]?s)?(?: office)?|(?:(?:is|are|was|being|been|lies|['’]s) ){1,2}(?:held|kept|stored|sheltered|refrigerated) (?:at|in|with|by)|had [^.;\n]{3,40} (?:take|bring|move|transfer) (?:him|her|them)(?: over)? to|(?:s?he|(?:body|remains|decedent|deceased|mr\.? \p{L}+|mrs\.? \p{L}+|ms\.? \p{L}+))(?: is| are|['’]s) (?:in the (?:care|custody) of|at)(?=[^.;\n]{2,50}\b(?:embalm\w*|mortuary|funeral|morgue|cooler|removal|transport|livery|cremat\w+|coroner)\b)|(?:has|have|['’]s|['’]ve) been at|(?:we|they)(?:['’]ve| have)(?: had| kept| held| got| been holding| been keeping) (?:him|her|them)(?: here| there| now)? (?:at|in)(?=[^.;\n]{0,50}\b(?:morgue|examiner|coroner|ocme|cooler|mortuary|funeral|removal|transport|livery)\b)|(?:we|you)(?:['’]ll)? (?:will |should |need to |have to |must |can |are to )?go to|(?:holding|now held|currently held|in storage|in holding|in refrigeration)(?: (?:him|her|them|for us|for now|there|now|overnight|temporarily)){0,2}(?: at| by| with):?)(?![\p{L}])`,
  "giu",
);
const notYet = /\b(?:to be|will be|be|needs?|should|if|until|before|can be|being)\s*$/i;
const diedThere =
  /^[^.;\n]{0,110}(?<!where (?:s?he|they) )\b(?:pronounced|died|passed|expired|coded|(?:came|come|sent|went|brought|discharged|returned)(?: (?:him|her|back)){0,2} home)\b/i;
const diedAt =
  /\b(?:died|passed(?: away)?|expired|pronounced|found(?: dead| deceased| unresponsive)?|deceased|death (?:was|occurred))\b[^;\n]{0,46}?\b(?:at|in|here)\b/gi;
const reach = 110;
const longestAddress = 70;
const farther = 400;
const toldLater = /\b(?:office|morgue|facility|their address|the address) (?:is|are)(?: at| on| located at)?(?= \d)/i;
const office = /\b(?:me|m\.e\.|medical examiner|coroner)(?:['’]?s)?\b/i;
/** Words that tell whose the page is, where the one who writes says "with us" and "our facility". */
const officeWrites =
  /\b(?:coroner|medical examiner|medicolegal|ocme|m\.e\.|me(?:'s)? office|medical investigator|medical-legal)\b/i;
const ofHouse = /\bour (?:\w+ )?(?:care|chapel|funeral home|mortuary)\b/i;
const oursSaid = /\b(?:us|our|this|my|(?:by|at) (?:the )?(?:agency|district)|district \d{1,2})\b/i;
const kinds = new Set(["Hospital", "Nursing facility", "Hospice facility", "Coroner", "Funeral home"]);

interface Place {
  start: number;
  name?: { value: string; start: number; end: number; kind: string };
  address?: AddressReading;
}

/** Where the words of a place end: an empty line, or a sentence that tells of the goal. */
const nextSentence =
  /\n\s*\n|[.!?]\s+(?=[^.!?]{0,60}\b(?:taken|take|bring|wants?|deliver|going|goes|to go|destination|funeral home)\b)/i;

/** The house and the street right behind `at`, as far as its line and the next goes. */
function placeBehind(text: string, at: number): Place | null {
  const words = text.slice(at, at + reach + longestAddress).split(nextSentence)[0] ?? "";
  const address = findAddresses(words).find(({ start }) => start < reach);
  const [name] = findFacilities(words.slice(0, address?.start ?? reach));
  if (!address && !name) return null;
  const moved = <Found extends { start: number; end: number }>(one: Found): Found => ({
    ...one,
    start: one.start + at,
    end: one.end + at,
  });
  return { start: at, ...(name ? { name: moved(name) } : {}), ...(address ? { address: moved(address) } : {}) };
}

/** "Guidry-Marks", told before as "Guidry-Marks Funeral Home". */
function calledShort(text: string, at: number): Place["name"] {
  const [, gap = "", short] =
    /^( (?:the )?)(\p{Lu}[\p{L}'’-]{3,24}(?: (?:& )?\p{Lu}[\p{L}'’-]{2,20}){0,2})/u.exec(text.slice(at, at + 70)) ?? [];
  const whole = short && findFacilities(text.slice(0, 4000)).find(({ value }) => value.startsWith(`${short} `));
  return whole ? { ...whole, start: at + gap.length, end: at + gap.length + short.length } : undefined;
}

const isElsewhere = (one: AddressReading | undefined, here: AddressReading) =>
  one?.city !== undefined && !isSameText(one.value, here.value);

/** "…, and that is where she is now". */
const whereNow =
  /^[,.;]? {0,2}(?:and |so )?(?:(?:that['’]?s|that is|which is|this is) )?where (?:(?:s?he|they)(?:['’]s| is| are|['’]re)|you|we|your|to (?:go|pick|get|collect))\b/i;
/** "…, so pick up there: Garrison Funeral Service", "MOVED … TO PRAIRIE SKY HOSPITAL.  PICK UP THERE". */
const fetchedThere =
  /\b(?:pick(?:ing)? ?(?:him |her |them )?up|p\/u|(?:collect|get|fetch|retrieve)(?: him| her| them)?|(?:picked up|collected|fetched)|removal(?: is)?) (?:from )?there\b/i;

/** The kind of the place where somebody lies now; "with us" is said by the office or the house that writes. */
function kindOfNow(text: string, said: string, named: string | undefined): string | null {
  const isOfTrade = /\b(?:embalm\w*|removal|transport|livery)\b/i.test(said);
  if (named && kinds.has(named) && !(isOfTrade && named === "Funeral home")) return named;
  if (office.test(said)) return "Coroner";
  if (isOfTrade) return "Other";
  if (!oursSaid.test(said)) return null;
  const ends = `${text.slice(0, 300)}\n${text.slice(-160)}`;
  if (officeWrites.test(ends)) return "Coroner";
  return ofHouse.test(said) || findFacilities(ends).some(({ kind }) => kind === "Funeral home") ? "Funeral home" : null;
}

const active = /^(?:took|brought|transported|sent|carried|drove|hauled) /i;
const wasMoved = /^(?:was|were|been|got|have|has|moved|is|are|body|remains|decedent|deceased|resident|patient|['’])/i;
/** "Body moved to: Central Hospital morgue", told in a line of its own. */
const labelled = /^(?:body|remains|decedent|deceased)\b/i;
const holds = /\b(?:has|have|holding|took|picked up)\b/i;

const diedShortBefore = /\b(?:died|passed(?: away)?|expired|found dead|death)\b[^.;\n]{0,40}$/i;

/** "They moved him to Carle Hospital, pick up there": only the name of the new place is told. */
function addMovedTo(sheet: Sheet, { name }: Place): void {
  const told = bestOf(sheet, "locationName");
  const street = bestOf(sheet, "locationAddress");
  // "Died at 77 Hill St and was taken to Baptist Hospital morgue": only the street is where death came.
  const isStreets =
    told !== undefined &&
    told.value === name?.value &&
    street !== undefined &&
    diedShortBefore.test(sheet.page.text.slice(Math.max(0, street.start - 60), street.start));
  const place = isStreets ? street : (told ?? street);
  if (!name || !place || place.start > name.start || place.value === name.value || name.kind === "Funeral home") return;
  sheet.candidates = sheet.candidates.filter(
    ({ field, start }) =>
      !/^(?:pickupLocation|deceasedLocation)$/.test(field) && !(field === "locationName" && start === name.start),
  );
  sheet.parts.isMoved = true;
  const span = { start: 0, end: name.end - name.start, confidence: 0.85 };
  addReading(sheet, "pickupLocation", { value: name.value, ...span }, name.start, {});
  addReading(sheet, "deceasedLocation", { value: name.kind, ...span }, name.start, {});
}

/** Sets the two places apart: who was moved is fetched from the new one. */
export function addMovedSince(sheet: Sheet, text: string): void {
  const now = [...text.matchAll(nowAt)]
    .slice(0, 6)
    .filter(
      ({ index, 0: said }) =>
        !notYet.test(text.slice(Math.max(0, index - 14), index)) &&
        !diedThere.test(text.slice(index + said.length, index + said.length + reach)),
    )
    .flatMap(({ index, 0: said }) => {
      const from = index + said.length;
      const place = placeBehind(text, from);
      const short = place && !place.name ? calledShort(text, from) : undefined;
      if (place && short) place.name = short;
      // "He's been at Guidry-Marks since Wednesday": a house where nobody lives.
      if (/been at$/i.test(said) && !/^(?:Funeral home|Crematory|Coroner)$/.test(place?.name?.kind ?? "")) return [];
      if (place?.address) return [{ ...place, said }];
      const isBeside = place?.name && /^[^.;:\n]{0,30}$/.test(text.slice(from, place.name.start));
      if (place?.name && isBeside && kinds.has(place.name.kind) && wasMoved.test(said)) return [{ ...place, said }];
      // "He is at the Medical Examiner's office now. … ME office is 1225 Langley Rd".
      const told = toldLater.exec(text.slice(from, from + farther));
      const later = told && placeBehind(text, from + told.index + told[0].length);
      return later?.address ? [{ ...later, ...(place?.name ? { name: place.name } : {}), said }] : [];
    })
    .at(-1);
  if (now && !now.address) return addMovedTo(sheet, now);
  if (!now?.address?.city) return;
  const here = now.address;
  const died = [...text.matchAll(diedAt)]
    .slice(0, 6)
    .flatMap(({ index, 0: said }) => placeBehind(text, index + said.length) ?? [])
    .find(
      ({ address, name, start }) =>
        (isElsewhere(address, here) || (name !== undefined && name.value !== now.name?.value)) &&
        // "EMS took her to Mercy": what came before the death moves nobody.
        !(active.test(now.said) && start > now.start),
    );
  // "Was brought here to our office, 247 Short Alley".
  const apposed = /^, (?:at )?the [^.;\n]{0,44}\b(?:medical examiner|coroner)\b/i.exec(
    text.slice(here.end, here.end + 70),
  )?.[0];
  const said = `${now.said} ${text.slice(now.start, here.start)}${apposed ?? ""}`.slice(0, reach);
  const kind = kindOfNow(text, said, now.name?.kind);
  // An office that has somebody "here now" need not tell where death came.
  const isPlain = kind === "Coroner" && (oursSaid.test(said) || holds.test(now.said));
  const isFetchedThere =
    fetchedThere.test(text.slice(now.start, here.start)) || fetchedThere.test(text.slice(here.end, here.end + 24));
  const isNowElsewhere =
    (/\bnow\b/i.test(now.said) || labelled.test(now.said) || whereNow.test(text.slice(here.end, here.end + 60))) &&
    sheet.candidates.some(
      ({ field, value, start }) =>
        /^(?:locationAddress|pickupLocation)$/.test(field) &&
        /^\d/.test(value) &&
        start < now.start &&
        !isSameText(value, here.value),
    );
  const isOurs = kind === "Funeral home" && /\bour (?:funeral home|mortuary|chapel)\b/i.test(now.said);
  if (!died && !isPlain && !isOurs && !isFetchedThere && !/^(?:pick|no longer|not )/i.test(now.said) && !isNowElsewhere)
    return;
  const there = isElsewhere(died?.address, here) ? died?.address : undefined;
  const isFuneral = now.name?.kind === "Funeral home";
  const hasGoal = sheet.candidates.some(
    ({ field, value }) => field === "destinationFuneralHome" && value !== now.name?.value,
  );
  const places = new Set<RequestField>([
    "pickupLocation",
    "locationAddress",
    ...(kind ? ["deceasedLocation" as const] : []),
  ]);
  sheet.candidates = sheet.candidates.filter(
    ({ field, value, start }) =>
      !(places.has(field) && (died !== undefined || field !== "locationAddress" || isSameText(value, here.value))) &&
      !(/^(?:homeAddress|deliveryLocation)$/.test(field) && isSameText(value, here.value)) &&
      // "Taken to the cooler of Treasure Tide Transport": no hospital's morgue.
      !(
        kind === "Other" &&
        field === "locationRoom" &&
        value === "Morgue" &&
        start > now.start - reach &&
        start < here.start
      ) &&
      !(field === "deliveryLocation" && value === now.name?.value) &&
      !(
        field === "destinationFuneralHome" &&
        isFuneral &&
        value === now.name?.value &&
        (start === now.name.start || hasGoal)
      ) &&
      // "Died at home, 402 Pecan St … they took him to St. Aldhelm's": nobody died there.
      !(
        field === "locationName" &&
        value === now.name?.value &&
        value !== died?.name?.value &&
        (there || isFetchedThere)
      ),
  );
  sheet.parts.isMoved = true;
  const add = (field: RequestField, value: string, { start, end }: { start: number; end: number }) =>
    addReading(sheet, field, { value, start: 0, end: end - start, confidence: 0.9 }, start, {
      depth: Math.min(depthAt(sheet.page, start), depthAt(sheet.page, here.start)),
    });
  add("pickupLocation", here.value, here);
  if (there) add("locationAddress", there.value, there);
  if (kind) add("deceasedLocation", kind, now.name ?? here);
  if (died?.name && !bestOf(sheet, "locationName")) add("locationName", died.name.value, died.name);
}
