// Finds hospitals that are called by a name alone: "died at Mercy, 4th floor", "Kaiser Fontana called", "he's at the VA".
import { leanPattern } from "./parse-pattern";
import { quick } from "./parse-quick-pattern";
import type { Reading } from "./parse-span";
import { givenNames } from "./words/given-names";
import { hospitalNames, onlyAt, shortNames } from "./words/hospital-names";
import { plainWords } from "./words/not-names";

/** A hospital that only its own name tells. */
export interface HospitalReading extends Reading {
  kind: "Hospital";
}

const names = hospitalNames.join("|");
const some = quick(new RegExp(String.raw`\b(?:${names}|${shortNames}|Saint|St)(?![\p{L}])`, "u"));
const wards =
  "ER|ED|ICU|CCU|MICU|SICU|PACU|NICU|morgue|[Ss]ecurity|[Hh]ouse [Ss]up|[Oo]ncology|[Tt]elemetry|\\d (?:[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est)|(?:\\d{1,2}(?:st|nd|rd|th)|[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth) (?:fl|floor|flr)|(?:[Rr]oom|[Rr]m|[Bb]ed|[Uu]nit|[Ff]loor|[Ff]lr) ?#?\\d";
const does =
  "(?:just )?(?:called|calling|phoned|phoning|rang|reports|reporting|says|needs|wants)|has (?:a|an|one|got|another)|is (?:calling|releasing|holding)|have (?:a|one)";
/** Behind the name: a place of the same hospital, "Kaiser Fontana", "Mercy West". */
const place = String.raw`(?<place>(?: (?!(?:ER|ED|ICU|CCU|MICU|SICU|PACU|NICU|RN|LPN|Room|Rm|Bed|Unit|Floor|[A-Z][a-z]+day)\b)\p{Lu}[\p{L}'’]{2,}){0,2})(?![\p{L}'’-])`;
const notHospital =
  /^(?:\s{3}|,? (?!ER|ED)[A-Z]{2}\b(?! ?\d)|\s?(?:Church|Chapel|Cemetery|Parish|School|Academy|Street|St\b|Ave|Rd|Road|Dr\b|Lane|Ln|Hospice|Home|Funeral|Manor|Village|Park|County|City|Mortuary|Cremation|Temple|College|Univ|Clinic|Society|Seminary|Hosp|Medical|Med\b|Regional|General|Memorial|Health|Center|Ctr|Nursing|Rehab|Senior|Assisted|Memory|Crematory|Cath|hospital|hosp\b|med |nursing|rehab|minister|pastor|church|parish|school|hospice|funeral|home\b|care\b|manor|village))/;
const behindAt = leanPattern(
  String.raw`(?<=(?:^|[^\p{L}])(?:at|from|with|of|by|for|at[ ]the|from[ ]the|in[ ]the)[ ])(?<name>(?:${names})(?:['’]s)?|(?<=the[ ])(?:${shortNames}))${place}`,
  "gu",
);
const opening = leanPattern(
  String.raw`(?<=^|[\n.:;,]\s{0,3}|\s[-–]{1,2}\s|\b(?:[Nn]urse|RN|and)[ ])(?<name>${names}|(?:St|Saint)\.?[ ]\p{Lu}\p{Ll}+(?:['’]s|s['’]))${place}(?=,?[ ]\(?(?:${wards})|[ ](?:${does})(?!\p{L}))`,
  "gu",
);
/** "Mass at Holy Cross", "she worked at Mercy": not where the dead are. */
const otherMatter =
  /\b(?:mass|service|funeral|viewing|visitation|rosary|wake|buried|burial|works?|worked|retired|volunteer\w*|born|graduate\w*|member|parish\w*|appointment|pastor|chaplain)\b[^.;\n]{0,24}$/i;

/** "Dr. Lee from Kaiser will sign": where the doctor works. */
const ofDoctor = /\b(?:dr|doctor)\b\.? [\p{L}'’. -]{2,30} (?:from|of|at|with|over at) (?:the )?$/iu;
const signs = /^,? (?:(?:is|he|she|will|can|would|to|has|have|agreed|going|be|said|says) ){0,5}(?:sign|certif)/i;

/** The hospitals of a text that are told by their names alone, in order. */
export function findHospitalNames(text: string): HospitalReading[] {
  if (!some.test(text)) return [];
  return [...text.matchAll(behindAt), ...text.matchAll(opening)].flatMap((match): HospitalReading[] => {
    const { name = "", place: behind = "" } = match.groups ?? {};
    const start = match.index;
    const value = `${name}${ownPlace(behind)}`;
    const end = start + value.length;
    const before = text.slice(Math.max(0, start - 50), start);
    if (notHospital.test(text.slice(end, end + 20)) || otherMatter.test(before)) return [];
    if (ofDoctor.test(before) && signs.test(text.slice(end, end + 40))) return [];
    if (onlyAt.test(value) && !/\bat (?:the )?$/i.test(before) && /\p{L} $/u.test(before)) return [];
    return [{ value, start, end, kind: "Hospital", confidence: 0.8 }];
  });
}

/** "At Mercy Ann Day passed": a person's name behind is none of the hospital's. */
function ownPlace(said: string): string {
  const words = said.trim().split(" ");
  const at = words.findIndex(
    (word) =>
      !/^(?:west|east|north|south|main|central|downtown)$/i.test(word) &&
      (givenNames.has(word.toLowerCase()) || plainWords.has(word.toLowerCase().replace(/['’]s$/, ""))),
  );
  return at < 0
    ? said
    : words
        .slice(0, at)
        .map((word) => ` ${word}`)
        .join("");
}
