// Reads how the caller stands to the dead from what the dead was to the caller: "Peter Winslow … my mother died" is the son.
import { agreeCaller, writeOutCaller } from "./parse-caller-agrees";
import { ownDead } from "./parse-caller-kin";
import { findFacilities } from "./parse-places";
import { quick } from "./parse-quick-pattern";
import { peopleIn } from "./parse-people-in";
import { addReading, bestOf, type Candidate, type Sheet } from "./parse-sheet";
import { givenNames } from "./words/given-names";
import { eitherNames, mensEnding, mensNames, womensEnding, womensNames } from "./words/given-names-gender";

/** What the dead was → what a woman is to the dead, and a man. */
const mirrored: readonly (readonly [string, string, string])[] = [
  ["step-?(?:mother|father|mom|dad)", "stepdaughter", "stepson"],
  ["great-?grand(?:mother|father|ma|pa)", "great-granddaughter", "great-grandson"],
  ["grand(?:mother|father|ma|pa)|granny|nana|gramps|grammy|mamaw|papaw|meemaw|pawpaw", "granddaughter", "grandson"],
  ["(?:mother|father)[- ]in[- ]law", "daughter-in-law", "son-in-law"],
  ["(?:son|daughter)[- ]in[- ]law", "mother-in-law", "father-in-law"],
  ["(?:brother|sister)[- ]in[- ]law", "sister-in-law", "brother-in-law"],
  ["step-?(?:son|daughter)", "stepmother", "stepfather"],
  ["grand(?:son|daughter)", "grandmother", "grandfather"],
  ["mother|father|mom|mum|mommy|dad|daddy|mama|papa", "daughter", "son"],
  ["great-?(?:aunt|uncle)", "great-niece", "great-nephew"],
  ["aunt|auntie|uncle", "niece", "nephew"],
  ["niece|nephew", "aunt", "uncle"],
  ["half[- ]?(?:brother|sister)", "half-sister", "half-brother"],
  ["brother|sister", "sister", "brother"],
  ["son|daughter", "mother", "father"],
  ["husband|hubby|wife", "wife", "husband"],
  ["cousin", "cousin", "cousin"],
  ["madre|padre|mam[aá]|pap[aá]", "hija", "hijo"],
  ["t[ií][ao]", "sobrina", "sobrino"],
  ["abuel[ao]|abuelit[ao]", "nieta", "nieto"],
  ["herman[ao]", "hermana", "hermano"],
  ["espos[ao]", "esposa", "esposo"],
  ["suegr[ao]", "nuera", "yerno"],
  ["prim[ao]", "prima", "primo"],
];
const words = mirrored.map(([said]) => said).join("|");
const kin = quick(new RegExp(String.raw`(?<![\p{L}-])(?:${words})(?![\p{L}-])(?! in law)`, "iu"));
const whole = mirrored.map(([said, ...ties]) => [new RegExp(`^(?:${said})$`, "i"), ...ties] as const);

/** Whether women or men bear a given name; null where both do or nobody knows. */
function genderOf(given: string): "woman" | "man" | null {
  const plain = given.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  if (womensNames.has(plain)) return "woman";
  if (mensNames.has(plain)) return "man";
  if (eitherNames.has(plain) || !givenNames.has(plain)) return null;
  if (womensEnding.test(plain)) return "woman";
  return mensEnding.test(plain) ? "man" : null;
}

/** One who stands for the dead by law, beside being kin. */
const legal = /^(?:.*\b(?:POA|power of attorney|proxy|agent|executor|executrix|trustee|personal representative))$/i;
/** Behind a word for kin these show that it is the dead of whom is spoken: "its Lonnie Strickland, dad (Weldon Strickland) died". */
export const ofTheDead =
  /^,?\s*(?:\(\p{Lu}[^()\n]{2,40}\)|(?:\p{Lu}[\p{L}'.-]+,?\s?){1,4})?,?\s*(?:has |have |just |(?:is |was )?(?:the one |who |that )){0,4}(?:passed|died|expired|is gone|falleci[oó]|muri[oó])(?!\p{L})/u;

/** Makes all that is told of the caller that person's own, and adds how the caller stands to the dead. */
export function settleCaller(sheet: Sheet): void {
  marryTies(sheet);
  dropOffice(sheet);
  dropOrigin(sheet);
  agreeCaller(sheet);
  writeOutCaller(sheet);
  addMirroredTie(sheet);
}

/** "FROM: Decedent Affairs, Point Loma Mercy Hospital": an office, and nobody's function where nobody is named. */
function dropOffice(sheet: Sheet): void {
  if (bestOf(sheet, "callerName")) return;
  sheet.candidates = sheet.candidates.filter(
    ({ field, value }) => field !== "callerRelationship" || !/^(?:decedent affairs|security|admissions?)$/i.test(value),
  );
}

const kinsSpouse = /(?<!\p{L})(son|daughter|brother|sister|\p{L}{4,})['’]?s (?:late )?$/iu;
const otherKin =
  /^(?:nephew|niece|cousin|uncle|aunt|grandson|granddaughter|stepson|stepdaughter|father|mother|dad|mom)$/i;

/** "The son's wife called": she is the daughter-in-law of the dead, and nobody's widow. */
function marryTies(sheet: Sheet): void {
  const { text } = sheet.page;
  sheet.candidates = sheet.candidates.flatMap((one) => {
    if (!/^(?:caller|nok)Relationship$/.test(one.field) || !/^(?:wife|husband|spouse)$/i.test(one.value)) return [one];
    const kin = kinsSpouse.exec(text.slice(Math.max(0, one.start - 24), one.start))?.[1]?.toLowerCase();
    if (kin === undefined || !(/^(?:son|daughter|brother|sister)$/.test(kin) || otherKin.test(kin))) return [one];
    if (otherKin.test(kin) || /^spouse$/i.test(one.value)) return [];
    const isWife = /^wife$/i.test(one.value);
    const isOfChild = /^(?:son|daughter)$/.test(kin);
    return [{ ...one, value: `${isOfChild ? (isWife ? "daughter" : "son") : isWife ? "sister" : "brother"}-in-law` }];
  });
}

/** "Habla Maribel Ochoa de Salinas" where she signs as Maribel Ochoa: the town is no part of the name. */
function dropOrigin(sheet: Sheet): void {
  const names = sheet.candidates.filter(({ field }) => field === "callerName").map(({ value }) => value.toLowerCase());
  sheet.candidates = sheet.candidates.filter(
    ({ field, value }) =>
      field !== "callerName" || !names.some((name) => value.toLowerCase().startsWith(`${name} de `)),
  );
}

const mostBetween = 150;
/** "Her uncle", "his wife of 61 years": what stands between such words and the name of the dead. */
const theirKin = quick(
  new RegExp(
    String.raw`(?<![\p{L}'’])(?:(her|his) |(?<=[.;] )(?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}))(?:late |own |dear |elderly |only |oldest |eldest |younger |older |twin |baby )?(${words})(?![\p{L}-])(?!['’]s)`,
    "giu",
  ),
);
const married: Readonly<Record<string, "woman" | "man">> = { wife: "man", husband: "woman" };
const toName = /^(?: of (?:\d+|[\p{L}-]+) years)?,? (?:(?:mr|mrs|ms|miss|rev)\.? )?["“]?$/iu;
const diedThen = /^,? (?:who )?(?:has |had |have |just |also |recently |sadly ){0,3}(?:died|passed|expired)\b/i;
/** Somebody else may be meant by "her" and "his" behind these. */
const another =
  /\b(?:nurse|doctor|dr|aide|wife|husband|son|daughter|brother|sister|mother|father|neighbou?r|friend|deputy|officer|patient|resident|pt)\b/i;

/** "Spoke to Nora Jennings. Her uncle, Franklin Jennings, died", "Rev. Bland's wife Cora died": told of the caller by another. */
function addTieOfOther(sheet: Sheet, caller: Candidate): void {
  const { text } = sheet.page;
  const told = bestOf(sheet, "callerRelationship");
  const dead = bestOf(sheet, "deceasedName");
  if ((told && !legal.test(told.value) && !/grand|mother|father|aunt|uncle/i.test(told.value)) || !dead) return;
  if (dead.value.startsWith(caller.value) || caller.value.startsWith(dead.value)) return;
  const gender = genderOf(caller.value.split(" ")[0] ?? "");
  const behind = text.slice(caller.end, caller.end + mostBetween);
  for (const match of behind.matchAll(theirKin)) {
    const [said, pronoun = "", was = ""] = match;
    const at = caller.end + match.index;
    const end = at + said.length;
    const meant = pronoun ? (/^her$/i.test(pronoun) ? "woman" : "man") : (gender ?? married[was.toLowerCase()]);
    if (!meant || (gender && gender !== meant)) continue;
    const isWoman = meant === "woman";
    const between = text.slice(caller.end, at);
    const isDead = dead.start >= end && dead.start - end < 40 && toName.test(text.slice(end, dead.start));
    if (!isDead && !(diedThen.test(text.slice(end, end + 50)) && (dead.start < caller.start || dead.start > end)))
      continue;
    if (another.test(between) || findFacilities(between).length > 0 || peopleIn(between).length > 0) return;
    const ties = whole.find(([pattern]) => pattern.test(was));
    if (!ties) return;
    sheet.candidates = sheet.candidates.filter(({ field }) => field !== "callerRelationship");
    const reading = { value: isWoman ? ties[1] : ties[2], start: 0, end: said.length, confidence: 0.74 };
    addReading(sheet, "callerRelationship", reading, at, {});
    const type = bestOf(sheet, "callerType");
    if (!type || type.value === "Other") {
      sheet.candidates = sheet.candidates.filter(({ field }) => field !== "callerType");
      addReading(sheet, "callerType", { ...reading, value: "Family" }, at, {});
    }
    return;
  }
}

/** Takes "husband" from the caller in "Paulette Brisbane, husband Reggie just died"; answers the words that tell it. */
function dropLost(sheet: Sheet, { end: from }: Candidate): RegExpExecArray | null {
  const { text } = sheet.page;
  const lost = sheet.candidates.find(
    ({ field, start, end }) =>
      field === "callerRelationship" &&
      start >= from &&
      start - from < 120 &&
      !text.slice(start, end + 20).includes("\n") &&
      kin.test(text.slice(start, end)) &&
      ofTheDead.test(text.slice(end, end + 70)) &&
      (/^,? (?:\(?\p{Lu}|(?:is|was) (?:the|who|that)\b)/u.test(text.slice(end, end + 9)) ||
        /\b(?:his|her|their) (?:\p{L}+ )?$/iu.test(text.slice(start - 14, start))),
  );
  if (!lost) return null;
  sheet.candidates = sheet.candidates.filter(
    ({ field, start }) => !(start === lost.start && (field === lost.field || field === "nokRelationship")),
  );
  const said = kin.exec(text.slice(lost.start, lost.end));
  if (said) said.index += lost.start;
  return said;
}

/** Adds the caller's tie where the caller tells only what the dead was, and the given name shows which of two ties it is. */
function addMirroredTie(sheet: Sheet): void {
  const { text } = sheet.page;
  const caller = bestOf(sheet, "callerName");
  if (!caller) return;
  const died = ownDead(sheet, caller) ?? dropLost(sheet, caller);
  if (!died) return addTieOfOther(sheet, caller);
  sheet.candidates = sheet.candidates.filter(
    ({ field, start, end }) =>
      field !== "callerRelationship" ||
      end <= died.index ||
      start >= died.index + died[0].length ||
      !ofTheDead.test(text.slice(end, end + 70)),
  );
  const told = bestOf(sheet, "callerRelationship");
  if (told && !legal.test(told.value)) return;
  const said = kin.exec(died[0]);
  const ties = said && whole.find(([pattern]) => pattern.test(said[0]));
  const gender = genderOf(caller.value.split(" ")[0] ?? "");
  if (!said || !ties || !gender) return;
  const value = gender === "woman" ? ties[1] : ties[2];
  if (told) sheet.candidates = sheet.candidates.filter(({ field }) => field !== "callerRelationship");
  const start = died.index + said.index;
  addReading(sheet, "callerRelationship", { value, start: 0, end: said[0].length, confidence: 0.72 }, start, {});
}
