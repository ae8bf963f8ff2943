// Finds names of the dead that the text takes back: "Rosa Delgado - sorry, wrong chart. Decedent is Rosalinda Delgadillo".
import { correctContact } from "./parse-contact-corrections";
import { findNames, type NameReading, readName } from "./parse-names";
import { leanPattern } from "./parse-pattern";
import { readRelation } from "./parse-relations";
import { depthAt } from "./parse-sentences";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import type { Chosen } from "./parse-resolve";

const dead =
  "decedent|deceased|patient|pt|resident|name|body|decedent's name|deceased's name|patient's name|patient name|decedent name";
/** What says plainly that the name before was not the one. */
const plainly =
  /\b(?:wrong (?:chart|name|patient|pt|person|one|record|file|resident|body|decedent|deceased|wristband|band|tag)|correct(?:ed)? name|name (?:is|was|should be|has been) (?:incorrect|wrong|corrected)|misidentified|mix(?:ed)?[ -]?up|scratch that|strike that|name correction|correction (?:on|to|of) (?:the|his|her) name)\b/i;
const neighbour = String.raw`\b(?:that'?s|that is|that was|he'?s|she'?s) (?:the |his |her )?(?:roommate|room mate|neighbou?r)\b`;
const cue = leanPattern(
  String.raw`${plainly.source}|${neighbour}|\b(?:sorry|correction|corrected|no,? wait|wait,? no|i mean|i meant|my mistake|my bad|oops|make that|should (?:be|read|say)|actually|perd[oó]n|mejor dicho|correcci[oó]n|amended(?: to)?|changed to)\b`,
  "giu",
);
/** Words between the cue and the right name. */
const between = leanPattern(
  String.raw`^(?:[\s,.:;()!*#_>/–-]|\b(?:sorry|that'?s|that|was|the|it|it's|he|she|his|her|roommate|wrong|chart|name|patient|pt|person|one|record|file|wait|no|i mean|meant|my|mistake|correct|correction|corrected|actual(?:ly)?|real|is|should|be|read|say|to|update|apologies|spelling|spelt|spelled|now|mr|mrs|ms|dr|${dead})\b){0,24}$`,
  "iu",
);
const toldDead = leanPattern(
  String.raw`\b(?:(?:${dead})(?:\s+(?:is|should be|should read|was))?\s*:?|should (?:be|read|say)|it'?s|it is|correct(?:ed)? name(?: is)?:?|make that)\s+(?:(?:mr|mrs|ms)\.? )?$`,
  "iu",
);
const endsThere =
  /^\s*(?:$|[.,;!)(\n|-]|passed\b|died\b|expired\b|dob\b|d\.o\.b|who\b|age\b|\d|in (?:room|rm)\b|instead\b|with an? \p{L}\b)/iu;
const reach = 90;

export interface NameCorrection {
  wrong: NameReading;
  right: NameReading;
  isClear: boolean;
}

/** "The chart has the wrong name: John Baker". */
const saidWrong = /\bwrong (?:name|patient|person|chart)(?: is| was)?[\s,:-]{0,3}$/i;

/** Settles which of two names is meant; answers those between which nothing decides. */
export function correctName(sheet: Sheet): NameCorrection | null {
  const { text } = sheet.page;
  sheet.candidates = sheet.candidates.filter(
    ({ field, start }) => field !== "deceasedName" || !saidWrong.test(text.slice(Math.max(0, start - 20), start)),
  );
  takeDenied(sheet);
  correctContact(sheet);
  if (!bestOf(sheet, "deceasedName")) return null;
  for (const match of [...text.matchAll(cue)].slice(0, 20)) {
    const found = namesAround(sheet, match);
    if (!found || found.right.value === found.wrong.value) continue;
    const { wrong, right } = found;
    const isDead = sheet.candidates.some(
      ({ field, value, start, end }) =>
        field === "deceasedName" && (value === wrong.value || (start < wrong.end && end > wrong.start)),
    );
    if (!isDead) {
      if (found.isClear && sharesName(wrong.value, right.value)) rename(sheet, found);
      continue;
    }
    if (!found.isClear) return found;
    sheet.candidates = sheet.candidates.filter(
      ({ field, start, end, value }) =>
        !(field === "deceasedName" && (value === wrong.value || (start < wrong.end && end > wrong.start))) &&
        !(/(?:Name|Doctor|By)$/.test(field) && start < right.end && end > right.start),
    );
    addReading(sheet, "deceasedName", { ...right, confidence: 1 }, 0, { depth: depthAt(sheet.page, right.start) });
    return null;
  }
  return null;
}

const notName = /(?<=\p{L}),? (?:and |but )?(?:not|instead of|rather than) (?:mrs?\.? |ms\.? )?(?=\p{Lu}\p{Ll})/giu;

/** Behind the denied name: "…, who is calling". */
const tellsCaller =
  /^,? (?:who|that)(?:['’]s| is| was)? (?:calling|on the (?:line|phone)|here|speaking|called|rang)\b/i;
/** What leads to the name of the dead: never "to", "for", "the bill goes to". */
const leadsDead = leanPattern(
  String.raw`(?:${toldDead.source}|\b(?:that['’]?s|that is|it['’]s|name(?: is|['’]s|:)?|correct(?:ion|ed):?)\s+(?:(?:mr|mrs|ms)\.? )?$)`,
  "iu",
);

/** "It's Marjorie Haines, not Margaret Haines": of two names that share a part the one that is not denied. */
function takeDenied(sheet: Sheet): void {
  const { text } = sheet.page;
  for (const { index, 0: said } of [...text.matchAll(notName)].slice(0, 8)) {
    const from = Math.max(0, index - 60);
    const right = findNames(text.slice(from, index)).at(-1);
    const end = index + said.length;
    const wrong = readName(text.slice(end, end + 60));
    if (!right?.isFull || !wrong?.isFull || wrong.start > 0 || from + right.end !== index) continue;
    if (right.value === wrong.value || !sharesName(right.value, wrong.value)) continue;
    const behind = text.slice(end + wrong.end, end + wrong.end + 40);
    if (/^['’]s\b/.test(behind)) continue;
    const placed = { ...right, start: from + right.start, end: from + right.end };
    const isOf = (field: RegExp) => sheet.candidates.some((one) => field.test(one.field) && one.value === right.value);
    sheet.candidates = sheet.candidates.filter(
      (one) => !(/(?:Name|Doctor|By)$/.test(one.field) && one.start >= end && one.start < end + wrong.end),
    );
    rename(sheet, { wrong: { ...wrong, start: end, end: end + wrong.end }, right: placed, isClear: true });
    const lead = text.slice(from, placed.start);
    if (tellsCaller.test(behind)) continue;
    if (/\b(?:it['’]?s|that['’]?s|should be|it is)\s+$/i.test(lead))
      sheet.candidates = sheet.candidates.filter((one) => one.field !== "callerName" || one.start !== placed.start);
    if (isOf(personFields) || /\bmy name\b/i.test(lead) || !leadsDead.test(lead)) continue;
    // Two of a family: the denied one may be the dead, unless the given names look alike.
    const isToldElsewhere = sheet.candidates.some(
      ({ field, value, start }) =>
        field === "deceasedName" && value === wrong.value && (start < from || start >= end + wrong.end),
    );
    if (isToldElsewhere && right.value[0] !== wrong.value[0]) continue;
    sheet.candidates = sheet.candidates.filter(
      ({ field, value }) => !(field === "deceasedName" && sharesName(value, wrong.value)),
    );
    addReading(sheet, "deceasedName", { ...placed, confidence: 0.96 }, 0, { depth: depthAt(sheet.page, placed.start) });
  }
}

/** "NOK: Mary Baker, sorry, Marie Baker". */
function rename(sheet: Sheet, { wrong, right }: NameCorrection): void {
  sheet.candidates = sheet.candidates.map((one) =>
    personFields.test(one.field) && one.start < wrong.end && one.end > wrong.start
      ? { ...one, value: right.value, start: right.start, end: right.end }
      : one,
  );
}

const personFields =
  /^(?:callerName|nokName|contactName|attendingDoctor|certifyingDoctor|pronouncedBy|releaseAuthorizedBy)$/;

const sharesName = (one: string, other: string) => one.split(" ").some((part) => other.split(" ").includes(part));

function namesAround(sheet: Sheet, match: RegExpExecArray): NameCorrection | null {
  const { text } = sheet.page;
  const isPlain = plainly.test(match[0]);
  const from = Math.max(0, match.index - (isPlain ? 4 * reach : reach));
  const left = text.slice(from, match.index);
  const names = findNames(left);
  const listed = lineName(left);
  const last = names.at(-1);
  const before = listed && (isPlain || !last || last.start < listed.end) ? listed : last;
  const right = rightName(text, match.index + match[0].length);
  if (!before || !right) return null;
  const gap = left.slice(before.end);
  const lead = text.slice(match.index, right.start);
  const isTold = toldDead.test(lead);
  if (/\bmy name\b/i.test(lead) || (!isPlain && !saidDead.test(lead) && otherRole.test(gap))) return null;
  const wrong = { ...before, start: before.start + from, end: before.end + from };
  // "The tag says the wrong name, John Baker" tells the wrong one.
  const isSame = /^wrong/i.test(match[0]) && !toldDead.test(lead.slice(match[0].length)) && !/[.;\n]/.test(lead);
  if (isSame && /\b(?:tag|chart|band|wristband|sheet|form|says|said|has|had|under)\b[^.;\n]{0,20}$/i.test(gap))
    return null;
  if (isPlain) return { wrong, right, isClear: !isSame };
  const isBeside = gap.length < 26 && !/\n/.test(gap);
  const isNeighbour = neighbourOnly.test(match[0]);
  if (isTold ? isBeside || !isNeighbour : isBeside && !isNeighbour && !/[.!?]\s/.test(gap))
    return { wrong, right, isClear: true };
  const isOther = sheet.candidates.some(
    ({ field, start, end }) => personFields.test(field) && start < right.end && end > right.start,
  );
  return isNeighbour || isOther ? null : { wrong, right, isClear: false };
}

const neighbourOnly = leanPattern(neighbour, "iu");
const otherRole =
  /\b(?:nurse|rn|lpn|aide|caller|doctor|physician|attending|contact|nok|next of kin|kin|family|wife|husband|son|daughter|brother|sister|mother|father|niece|nephew|friend|pronounc\w*|director|deputy|officer|ask for|call|certif\w*|released?|supervisor)\b/i;
const saidDead = /\b(?:decedent|deceased|patient|pt|resident|body)\b/i;

/** "Decedent: Baker, John" in a line above. */
function lineName(left: string): NameReading | null {
  const label = [
    ...left.matchAll(
      /(?:^|\n)[ \t]*(?:decedent|deceased|patient|pt|resident|name)(?:'s)?(?: name)?\s?[:=][ \t]*(?=\p{L})/giu,
    ),
  ].at(-1);
  if (!label) return null;
  const at = label.index + label[0].length;
  const name = readName(left.slice(at).split("\n")[0] ?? "");
  return name?.isFull && name.start < 6 ? { ...name, start: at + name.start, end: at + name.end } : null;
}

/** The name behind the cue, where only words of the correction stand between and it is no other person's. */
function rightName(text: string, end: number): NameReading | null {
  const behind = text.slice(end, end + reach + 60);
  const starts = [...behind.matchAll(/(?<![\p{L}'-])\p{Lu}\p{L}+/gu)].filter(
    ({ index }) => index <= reach && between.test(behind.slice(0, index)),
  );
  for (const { index } of starts) {
    const name = readName(behind.slice(index));
    if (!name || name.start > 0 || !name.isFull || name.isDoctor || name.credentials) continue;
    if (name.title && !/^(?:mrs?|ms|miss)$/.test(name.title)) continue;
    const rest = behind.slice(index + name.end);
    const isKin = readRelation(rest.replace(/^[\s,(-]+/, "").slice(0, 30)) !== null && /^[\s,(-]{1,3}\p{L}/u.test(rest);
    if (
      !endsThere.test(rest) ||
      isKin ||
      /^[\s,.]*(?:is )?(?:calling|here|speaking|with(?! an? \p{L}\b)|from|at \d)/iu.test(rest)
    )
      continue;
    return { ...name, start: end + index, end: end + index + name.end };
  }
  return null;
}

/** Leaves the name out and names both where nothing decides. */
export function leaveOpen({ fields, places, conflicts }: Chosen, { wrong, right }: NameCorrection): void {
  delete fields.deceasedName;
  delete places.deceasedName;
  conflicts.push({
    field: "deceasedName",
    values: [wrong, right].map(({ value, start, end }) => ({ value, start, end })),
  });
}
