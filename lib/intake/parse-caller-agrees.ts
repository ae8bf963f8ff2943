// Makes name, number and standing of the one who rang belong to one person: what stands beside somebody else is taken out.
import { readRelation } from "./parse-relations";
import { addReading, bestOf, type Candidate, isSameText as same, type Sheet } from "./parse-sheet";
import { peopleIn } from "./parse-people-in";

/** What a label told is the label's. */
const labelled = 0.9;
const besideName = 46;

/** Takes out the standing and the number that were read beside another person than the one who was chosen. */
export function agreeCaller(sheet: Sheet): void {
  const caller = bestOf(sheet, "callerName");
  const rivals = sheet.candidates.filter(
    ({ field, value }) => field === "callerName" && caller && !isOne(value, caller.value),
  );
  if (!caller || rivals.length === 0) return;
  const { text } = sheet.page;
  const owns = sheet.candidates.filter(({ field, value }) => field === "callerName" && isOne(value, caller.value));
  sheet.candidates = sheet.candidates.filter((one) => {
    if ((one.field !== "callerRelationship" && one.field !== "callerPhone") || one.confidence >= labelled) return true;
    if (owns.some((own) => isBeside(text, one, own))) return true;
    return !rivals.some((rival) => isBeside(text, one, rival));
  });
}

/** Whether the words stand right beside the name, with nobody between. */
function isBeside(text: string, one: Candidate, { start, end }: Candidate): boolean {
  const [from, to] = one.start >= end ? [end, one.start] : [one.end, start];
  if (to < from || to - from > besideName) return from > to;
  const between = text.slice(from, to);
  return !/\n\s*\n|[.!?]\s+\p{Lu}\p{Ll}+ \p{Lu}/u.test(between) && peopleIn(between).length === 0;
}

/** "Carla" is "Carla Reyes", "Reyes" too: a part of the name is the same person's. */
export const isOne = (one: string, other: string) =>
  same(one, other) || one.split(" ").some((part) => part.length > 2 && other.split(" ").includes(part));

/** Who does this works for a house of care, whatever office is named beside. */
export const careful =
  /\b(?:nurse|rn|lpn|lvn|cna|charge|(?:house|nursing|night|shift|evening|hse|nsg|nrsg) sup\w*|house supe?|aide|(?:unit|ward|floor) (?:clerk|secretary)|hospitalist|bed (?:control|coordinator|board)|adon|don|director of nursing|med tech|caregiver|resident care|wellness|enfermer[ao]|supervisora|patient placement)\b/i;

/** "Sister Joan Pfeiffer, director of nursing": beside what she does, what she is called is no kinship. */
export function dropVows(sheet: Sheet): void {
  nameOffice(sheet);
  // "Father Tim Keough of St. Anne's": a priest, where no word makes him somebody's father.
  sheet.candidates = sheet.candidates.filter(
    ({ field, start, end }) =>
      field !== "callerRelationship" || !/^Father \p{Lu}/u.test(sheet.page.text.slice(start, end + 2)),
  );
  const ties = sheet.candidates.filter(({ field }) => field === "callerRelationship");
  if (
    !ties.some(({ value }) => vow.test(value)) ||
    !ties.some(
      ({ value }) =>
        careful.test(value) ||
        /\b(?:director|administrator|chaplain|social worker|manager|coordinator|infirmarian)\b/i.test(value),
    )
  )
    return;
  sheet.candidates = sheet.candidates.filter(
    ({ field, value, end }) =>
      field !== "callerRelationship" || !vow.test(value) || !/^\.? \p{Lu}/u.test(sheet.page.text.slice(end, end + 3)),
  );
}

/** "Sister Bernadette Hollis, administrator of the rehab": the office behind the name of one who is called sister. */
function nameOffice(sheet: Sheet): void {
  const [tie, caller] = [bestOf(sheet, "callerRelationship"), bestOf(sheet, "callerName")];
  if (!tie || !caller || !vow.test(tie.value) || caller.start - tie.end > 2 || caller.start < tie.end) return;
  const behind = sheet.page.text.slice(caller.end, caller.end + 60);
  const lead = /^,? (?:RN, |LPN, )?(?:who is |our |the |an? )?/.exec(behind)?.[0] ?? "";
  const office = readRelation(behind.slice(lead.length));
  if (!lead.startsWith(",") || office?.kind !== "function" || office.start > 0) return;
  sheet.candidates = sheet.candidates.filter((one) => one.field !== "callerRelationship" || !vow.test(one.value));
  addReading(sheet, "callerRelationship", { ...office, confidence: 0.82 }, caller.end + lead.length, {});
}

const vow = /^(?:sister|brother|mother|father)$/i;

const kinBehind =
  /^,? ?\(?(?:his |her |the |pt['’]?s |resident['’]?s )?(?:niece|nephew|daughter|son|wife|husband|spouse|sister|brother|mother|father|mom|dad|aunt|uncle|cousin|grand\w+|granddaughter|dtr|friend|nok)\b/i;

/** "Notified by: M. Xiong" of a sheet that names Mai Xiong: the one name in full whose initial and surname it is. */
export function writeOutCaller(sheet: Sheet): void {
  const caller = bestOf(sheet, "callerName");
  const [, initial = "", surname = ""] = /^(\p{Lu}) ([\p{L}'-]{3,})$/u.exec(caller?.value ?? "") ?? [];
  if (!caller || surname === "") return;
  const others = new Set(
    sheet.candidates
      .filter(({ field }) => field === "deceasedName" || field === "nokName" || field.endsWith("Doctor"))
      .map(({ value }) => value),
  );
  const { text } = sheet.page;
  // Who nurses the dead is not the niece at the bedside of the same initial and surname.
  const isNurse = careful.test(text.slice(caller.end, caller.end + 14));
  const whole = new Set(
    [...peopleIn(text), ...sheet.candidates.filter(({ field }) => field === "pronouncedBy" || field === "contactName")]
      .filter(({ start, end }) => !isNurse || start < caller.end || !kinBehind.test(text.slice(end, end + 30)))
      .map(({ value }) => value)
      .filter(
        (value) =>
          value.startsWith(initial) && /^\p{L}{2,}/u.test(value) && value.endsWith(` ${surname}`) && !others.has(value),
      ),
  );
  const [value, other] = [...whole];
  if (value === undefined || other !== undefined) return;
  for (const one of sheet.candidates) if (one.field === "callerName" && one.value === caller.value) one.value = value;
}
