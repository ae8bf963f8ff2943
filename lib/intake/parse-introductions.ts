// Finds who is introduced as the one who rang: "I have Ann Lee on the line", "Jo Rusk, niece, rang from …", "called in by her son, Al Fry".
import { ofOthersTalk } from "./parse-forbidden-roles";
import { giveNamedCaller } from "./parse-named-callers";
import { leanPattern } from "./parse-pattern";
import { findRelations } from "./parse-relations";
import type { Person } from "./parse-roles";
import { before, behind, callings, callingWords, kinWords } from "./words/introductions";

const widest = 120;
/** Nobody is introduced behind so many names. */
const most = 50;
const cues = before
  .map((one) => one.replaceAll(" ", "(?: |\\n)").replace("KIN", kinWords).replace("CALLING", callings))
  .join("|");
const others = String.raw`[^.;:\n]{0,44}\b(?:patient|pt|resident|re|for|about|regarding|deceased|decedent|dec|death|body|of mr|of mrs|that)\b`;
/** Who speaks for a house, behind its name. */
const workers =
  "(?:(?:charge|night|house|nursing|shift|morgue|decedent affairs|unit|ward|case|social|duty|floor|hospice) ){0,2}(?:attendant|clerk|nurse|supervisor|manager|coordinator|administrator|director|chaplain|aide|worker|officer|deputy|investigator|secretary|tech)";
const between = String.raw`[ \n,:"'(–-]{0,3}(?:(?:${callingWords})\b[\s.,:/'’()–-]{1,3}){0,8}(?:[\p{L}'’&.-]+ (?:county|co\.?|parish),? )?(?:(?!${others})[^.;:\n]{3,50}?[,–-]\s(?:(?:${callingWords})\b[\s.,]{1,2}){1,4}|(?:(?!${others})[\p{L}'’&.-]+ ){1,4}(?:(?:${workers}),? ){1,2})?`;
const introduces = leanPattern(String.raw`(?<=(?<![\p{L}\p{N}'’-])(?:${cues})${between})`, "iuy");
const follows = leanPattern(
  String.raw`^\s*,?\s*(?!(?:also |just )?(?:was|were|been|is|being) (?:just |also |already )?(?:called|phoned|rung|notified|reported|advised|requested|asked)\b)${behind.replaceAll(" ", "(?: |\\n)")}`,
  "iu",
);
/** What stands between a name and what its bearer does: a calling, a house, a number. */
const aside =
  /^\s*(?:,?\s*(?:RN|LPN|LVN|CNA|MD|DO|NP|BSN|MSW|LCSW|FD|DON|ADON)\b\.?|,\s*[^,.;:\n]{1,50}(?=,|\s(?:is|just|has)\s)|\([^()\n]{1,60}\)|,?\s+(?:of|from|with|in|at|@|w\/|over at)\s(?:[^,.;:\n]|\.(?=\s?[A-Z]\w+'s\b)){2,60}?(?=,|\s(?:is|just|has|called|rang|phoned|reports?|reported|advis\w+|notified|requests?|asks|says|wants)\b)|,?\s*(?:tel\.? |at |ph\.? |cell |on )?\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}(?:\s?(?:x|ext\.?)\s?\d{1,5})?)/u;
const died =
  /^[\s,]*(?:\(?(?:age[d]? )?\d{2,3}\b(?!\)?\W?\d)|\.? (?:s?he|and) (?:has |just |was |also )*(?:died|passed|expired|pronounced|found)\b|(?:has |have |just |sadly |peacefully )*(?:died|passed|expired|was pronounced|was found)|(?:(?:his|her|with an?) )?(?:d\.?o\.?b\b|date of birth|birth ?(?:da(?:y|te))\b)|(?:was )?born\b)/i;
/** Somebody else rang these, or nobody did. */
const denied =
  /\b(?:not|never|no|permission|consent|authori[sz]ation|authority|until|till|once|when|if|after|before|will|should|should be|to be|can be|must be|would|please|pls|dr|doctor|physician)\s+(?:\p{L}+\s+){0,2}$/iu;
const pickedUp =
  /\b(?:flowers|casket|body|remains|ashes|cremains|clothing|effects|belongings|certificate|van|hearse)\s*$/i;

const calledSo =
  /\b(?:lady|woman|gentleman|gent|man|guy|fella|fellow|girl|kid|person|somebody|someone) (?:named|called) $/i;
const ringsForKin = leanPattern(
  String.raw`^[\s,(–-]{0,3}(?:(?:at|cell|ph|phone|tel)\.? )?(?:\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}|[^.;\n]{0,60}\b(?:her|his|their|whose) (?:\p{L}+ )?(?:${kinWords})(?:[- ]in[- ]law)?,? (?:has |just |had ){0,2}(?:died|passed|expired)\b)`,
  "iu",
);

/** "A woman named Ann Lee, 417-…, her father just died": she rang, and her father is dead. */
function giveCalledSo(text: string, persons: readonly Person[]): void {
  for (const { roles, start, end, name } of persons.slice(0, most)) {
    if (!roles.has("deceased") || !calledSo.test(text.slice(Math.max(0, start - 24), start))) continue;
    if (name.isDoctor || !ringsForKin.test(text.slice(end, end + 120))) continue;
    roles.delete("deceased");
    if (!persons.some((one) => one.roles.has("caller"))) roles.set("caller", 0.84);
  }
}

/** Gives the caller's role to the first whom the words introduce so; it takes from that person what such words were mistaken for. */
export function giveIntroduced(text: string, persons: readonly Person[]): void {
  giveOnesIntroduced(text, persons);
  giveNamedCaller(text, persons);
}

function giveOnesIntroduced(text: string, persons: readonly Person[]): void {
  giveCalledSo(text, persons);
  if (giveContrasted(text, persons)) return;
  const known = persons.find(({ roles }) => (roles.get("caller") ?? 0) >= 0.9);
  for (const person of persons.slice(0, most)) {
    if (person.name.isDoctor || (known && known.name.value !== person.name.value)) continue;
    if (!isIntroduced(text, person)) continue;
    for (const role of ["deceased", "contact"] as const) person.roles.delete(role);
    person.roles.set("caller", 0.92);
    // "Albany Med house supervisor Kim Rourke": what stands before a calling and a name may be a house's.
    if (!beforeCalling.test(text.slice(person.end, person.end + 40)))
      person.name = { ...person.name, confidence: Math.max(person.name.confidence, 0.86) };
    person.tie ??= tieInLead(text, person);
    if (persons.some(({ name, end }) => name.value === person.name.value && pronounces.test(text.slice(end, end + 40))))
      person.roles.set("pronouncer", 0.82);
    return;
  }
}

const itWas =
  /\b(?:it was|was it|it is|it['’]s|that was|the one who (?:called|rang|phoned) (?:was|is)|but)\b[^.;:\n]{0,50}$/i;
const whoRang =
  /^[\s,]*(?:(?:RN|LPN|LVN|CNA|FD|MSW)\b[\s,]*)?(?:\([^()\n]{1,40}\)[\s,]*)?(?:who|that)(?:['’]s| has| had| actually| just| first){0,2} (?:made the call|called(?: it| this)?(?: in| us)?(?! (?:911|ems|the|his|her|hospice|an? ))|rang(?: us| in)?(?! (?:the|his|her|911))|phoned(?: us| it)?(?: in)?(?! (?:the|his|her|911))|placed the call|notified us|let us know|is (?:calling|on the (?:line|phone)))\b/i;

/** "We spoke with the wife, Ella, but it was the nurse, Dana Fields, who called": the other of the two has rung. */
function giveContrasted(text: string, persons: readonly Person[]): boolean {
  const one = persons
    .slice(0, most)
    .find(
      ({ name, start, end }) =>
        !name.isDoctor &&
        whoRang.test(text.slice(end, end + 90)) &&
        itWas.test(text.slice(Math.max(0, start - 90), start)) &&
        !/\bnot (?:\p{L}+\.? ){0,2}$/iu.test(text.slice(Math.max(0, start - 30), start)),
    );
  if (!one) return false;
  for (const { roles } of persons) roles.delete("caller");
  for (const role of ["deceased", "contact"] as const) one.roles.delete(role);
  one.roles.set("caller", 0.94);
  return true;
}

const pronounces =
  /^\s*(?:has |did |also )?(?:pronounced|declared|pronouncing|made the pronouncement|did the pronouncement)\b(?!\s+(?:dead )?by)/i;

/** "The wife calling, Donna Kessler": the tie stands in the words that introduce. */
function tieInLead(text: string, { start }: Person): Person["tie"] {
  const from = Math.max(0, start - 60);
  const left = text.slice(from, start);
  const at = Math.max(left.search(/[^.;\n]*$/), 0);
  const tie = findRelations(left.slice(at)).at(-1);
  return tie ? { ...tie, start: from + at + tie.start, end: from + at + tie.end } : null;
}

/** "We have been called by the family of Mr. Arvid Sletten": his who died. */
const kinOfNamed = leanPattern(
  String.raw`\b(?:family|families|estate|relatives|children|parents|kin|friends|${kinWords})(?: of| to) (?:the )?(?:late )?(?:(?:mr|mrs|ms|miss|dr|rev|sgt)\.? )?$`,
  "iu",
);

const beforeCalling = leanPattern(String.raw`^ (?:${callings}) \p{Lu}`, "u");

function isIntroduced(text: string, { start, end, tie, roles }: Person): boolean {
  const right = text.slice(end, end + 170);
  if (died.test(right) || (roles.has("nok") && roles.has("deceased"))) return false;
  const left = text.slice(Math.max(0, start - widest), start);
  if (ofOthersTalk.test(left) || kinOfNamed.test(left)) return false;
  introduces.lastIndex = left.length;
  if (introduces.test(left)) {
    const at = cueStart(left);
    if (at >= 0 && !denied.test(left.slice(0, at)) && !pickedUp.test(left.slice(0, at))) return true;
  }
  if (
    /\b(?:her|his|their|the|its)\s+(?:late\s+)?[\p{L}-]+,?\s*$/iu.test(left.slice(-30)) &&
    tie?.kind === "kin" &&
    tie.end <= start
  )
    return false;
  // "Debbie w/ admitting at Holy Cross says …": a house.
  if (/\b(?:at|of|@|from|in|near)\s+$/i.test(left)) return false;
  let rest = right;
  for (let count = 0; count < 5; count += 1) {
    if (follows.test(rest)) return !denied.test(left);
    const skipped = aside.exec(rest)?.[0].length ?? 0;
    if (skipped === 0) return false;
    rest = rest.slice(skipped);
  }
  return false;
}

const cueAt = leanPattern(String.raw`(?<![\p{L}\p{N}'’-])(?:${cues})${between}$`, "iu");
const cueStart = (left: string) => left.search(cueAt);
