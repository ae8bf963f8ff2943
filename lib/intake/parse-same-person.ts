// Ties what is said of a person by a pronoun or the last name alone to the one who was named: "Gupta signs", "his wife … she is Edna Pruitt".
import { findRelations } from "./parse-relations";
import { addReading, bestOf, type Sheet } from "./parse-sheet";

const isNamed = /\b(?:(?:she|he)(?:['’]s| is)|(?:her|his|the) name(?:['’]s| is)|named|called)\s+$/i;
const ownKin = /\b(?:his|her|their|the|my|mom['’]?s|dad['’]?s)\s+$/i;
const reach = 240;
const signsAgain =
  /(?<![\p{L}'’-])([\p{L}][\p{L}'’-]{2,24})\s+(?:is\s+|will\s+be\s+|agreed to\s+|is willing to\s+|will\s+|to\s+|also\s+){0,2}sign(?:s|ing)?(?!\p{L})/giu;

/** Adds the relation of the next of kin and the doctor who signs, where such words tell them. */
export function addSamePerson(sheet: Sheet, text: string): void {
  addMarriedNames(sheet);
  nameInFull(sheet);
  addTieBefore(sheet, text);
  giveHousePhone(sheet);
  preferKin(sheet);
  mendSpeakersTie(sheet, text);
  addSigner(sheet, text);
}

const bracketed =
  /\b[Mm][Rr][Ss]\.? (?:\p{Lu}\p{Ll}+ )?\p{Lu}[\p{L}'’-]+ \((\p{Lu}\p{Ll}{1,14}(?: \p{Lu}\p{Ll}{1,14})?)\)/gu;

/** "Mrs. Pruitt (Elaine)", "Mrs. Gary Holt (Linda)": her own name stands in brackets behind her husband's. */
function addMarriedNames(sheet: Sheet): void {
  const { text } = sheet.page;
  if (!/\bmrs\b/i.test(text)) return;
  for (const { index, 0: said, 1: own } of text.matchAll(bracketed))
    for (const one of sheet.candidates)
      if (/^(?:nok|caller|contact)Name$/.test(one.field) && one.start >= index && one.start < index + said.length)
        one.value = `${own} ${one.value.split(" ").at(-1) ?? ""}`;
}

const kinship =
  /\b(?:wife|husband|spouse|sons?|daughter|sister|brother|mother|father|niece|nephew|partner|grand\w+|cousin|aunt|uncle|hij[oa]|espos[oa]|herman[oa])\b/i;

/** "Mr. Sanderlin told me he is the next of kin": the one who rang, by the last name alone. */
function nameInFull(sheet: Sheet): void {
  const [kin, caller, tie] = [
    bestOf(sheet, "nokName"),
    bestOf(sheet, "callerName"),
    bestOf(sheet, "callerRelationship"),
  ];
  if (!kin || !caller || !tie || kin.value.includes(" ") || !caller.value.endsWith(` ${kin.value}`)) return;
  if (!kinship.test(tie.value)) return;
  for (const one of sheet.candidates) if (one.field === "nokName" && one.value === kin.value) one.value = caller.value;
  sheet.copies.push({ to: "nok", from: "caller", start: kin.start, end: kin.end });
}

const phoneThere =
  /^(?=[^.;\n]{0,60}$)(?:[^]*\b(?:same (?:address|house|place|home)|lives? (?:t?here|with (?:him|her)|together))\b[^]*|[^]*\b(?:phone|number|line) (?:there|at home|at (?:the|his|her) (?:house|home|place))\b[^]*|[^]*\b(?:next of kin|nok)\W*)$/i;

/** "Next of kin is the husband, Gordon Birdwell, same address, and the phone there is …": the house's number is the kin's. */
function giveHousePhone(sheet: Sheet): void {
  const [kin, own] = [bestOf(sheet, "nokName"), bestOf(sheet, "nokPhone")];
  if (own)
    sheet.candidates = sheet.candidates.filter(({ field, start }) => field !== "locationPhone" || start !== own.start);
  if (!kin || own) return;
  const number = sheet.candidates.find(
    ({ field, start, end }) =>
      field === "locationPhone" &&
      start >= kin.end &&
      phoneThere.test(
        sheet.page.text.slice(kin.end, end).replace(/(?:\b(?:tel|ph|phone|cell)\b)?[.:]?[\d() -]{0,24}$/i, ""),
      ),
  );
  if (number) number.field = "nokPhone";
}

const surely = 0.66;
const otherDuty =
  /\b(?:responsible (?:party|person)|resp\.? party|rp|guarantor|poa|power of attorney|hcpoa|proxy|agent|emergency contact|guardian|executor)\b[^\n]{0,24}$/i;
const saysKin = /\b(?:next[ -]of[ -]kin|nok)\b/i;
const deniesKin = /\b(?:not|no|isn['’]?t|never)\b[^\n]{0,24}\b(?:next[ -]of[ -]kin|nok)\b/i;

/** "Responsible party: grandson Jordan Ames …, per him daughter (Ann Ames, NOK) is overseas": she is, and nothing of his is hers. */
function preferKin(sheet: Sheet): void {
  const { text } = sheet.page;
  const named = bestOf(sheet, "nokName");
  if (!named || !otherDuty.test(text.slice(Math.max(0, named.start - 60), named.start).replace(/[^]*\n/, ""))) return;
  const beside = (start: number, end: number) => {
    const words = `${text.slice(Math.max(0, start - 40), start).replace(/[^]*[\n;]/, "")}|${text.slice(end, end + 36).replace(/[\n;][^]*/, "")}`;
    return saysKin.test(words) && !deniesKin.test(words);
  };
  if (beside(named.start, named.end)) return;
  const [kin] = sheet.candidates
    .filter(({ field, value, start, end }) => field === "nokName" && value !== named.value && beside(start, end))
    .toSorted((one, other) => other.confidence - one.confidence);
  if (!kin || kin.confidence < surely) return;
  const from = Math.max(0, named.start - 40);
  const to = kin.start > named.start ? kin.start - 24 : named.end + 60;
  sheet.candidates = sheet.candidates.filter(
    ({ field, start, value }) => !field.startsWith("nok") || (value !== named.value && (start < from || start >= to)),
  );
}

function addTieBefore(sheet: Sheet, text: string): void {
  const kin = bestOf(sheet, "nokName");
  if (!kin || bestOf(sheet, "nokRelationship")) return;
  const left = text.slice(Math.max(0, kin.start - reach), kin.start);
  if (!isNamed.test(left)) return;
  const ties = findRelations(left).filter(
    ({ kind, start }) => kind === "kin" && ownKin.test(left.slice(Math.max(0, start - 12), start)),
  );
  const [tie] = ties;
  if (!tie || ties.some(({ value }) => value !== tie.value)) return;
  const at = kin.start - left.length;
  addReading(sheet, "nokRelationship", { ...tie, confidence: 0.8 }, at, {});
}

const ofSpeaker = /(?:\b(?:my|our|mi)|\p{Lu}\p{Ll}+['’]s)\s+(?:\p{L}+\s+)?$/iu;
const ofDead =
  /(?:^|[\s,(])(?:(?:and |who(?:['’]s| is) |s?he(?:['’]s| is) )?(?:also )?(?:his|her|their|su)(?: (?:only|oldest|eldest|youngest))?)\s+$/i;

/** "My uncle Moses Alexie, his son": what somebody is to the one who tells is not what he is to the dead. */
function mendSpeakersTie(sheet: Sheet, text: string): void {
  const tie = bestOf(sheet, "nokRelationship");
  const kin = bestOf(sheet, "nokName");
  if (!tie || !kin || Math.abs(tie.start - kin.start) > 90) return;
  const before = text.slice(Math.max(0, tie.start - 60), tie.start);
  if (!ofSpeaker.test(before)) return;
  const from = Math.min(tie.end, kin.end);
  const clause = (text.slice(from, from + 130).split(/[;\n]|\.\s/)[0] ?? "").slice(0, 110);
  const own =
    findRelations(before).find(
      ({ kind, start, end }) =>
        kind === "kin" && ofDead.test(before.slice(0, start)) && /^,? (?:my|our) $/i.test(before.slice(end)),
    ) ??
    findRelations(clause).find(
      ({ kind, start, end }) =>
        kind === "kin" &&
        ofDead.test(clause.slice(0, start)) &&
        (/^(?:\s*(?:[,)(/–-]|$|\d)|\s(?:and|at|in|of|from|who|on|here)\b)/.test(clause.slice(end)) ||
          (from + end + 2 > kin.start - 1 && from + end < kin.start)),
    );
  if (own)
    for (const one of sheet.candidates)
      if (one.field === "nokRelationship" && one.value === tie.value) one.value = own.value;
}

function addSigner(sheet: Sheet, text: string): void {
  const doctor = bestOf(sheet, "attendingDoctor");
  if (!doctor || bestOf(sheet, "certifyingDoctor") || !/\bsign/i.test(text)) return;
  const last = doctor.value.split(" ").at(-1)?.toLowerCase();
  for (const match of text.matchAll(signsAgain)) {
    if ((match[1] as string).toLowerCase() !== last || match.index < doctor.end) continue;
    sheet.candidates.push({ ...doctor, field: "certifyingDoctor", confidence: 0.8 });
    return;
  }
}
