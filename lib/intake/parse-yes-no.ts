// Reads what answers a label with yes, no or unknown: words, ticks, what forms send for a box, branches of service.
import type { RequestField } from "@/lib/transports/schema";
import { readAnswer, readTickedAnswer } from "./parse-answers";
import { readName } from "./parse-names";
import { addReading, type Sheet } from "./parse-sheet";
import { readTicks } from "./parse-ticks";
import type { Reading, Span } from "./parse-span";
import { askedGone } from "./words/answer-topics";
import type { Kind } from "./words/labels";

/** Kinds that are answered with yes, no or unknown. */
export const answerFields: Partial<Record<Kind, RequestField>> = {
  ready: "isDeceasedReady",
  familyThere: "isFamilyThere",
  veteran: "isVeteran",
  prearranged: "isPrearranged",
  donor: "isDonor",
  embalm: "embalmingPermission",
};

/** Fields that know no "Unknown". */
const twoAnswers = new Set<RequestField>(["isDeceasedReady", "isFamilyThere"]);

const branch =
  /^(?![^.;\n]{0,40}\b(?:husband|wife|spouse|father|dad|mother|mom|son|brother|widow(?:er)?|born in|contractor|civilian|grand\p{L}+|not|no|n['’]t)\b)[^.;\n]{0,28}?\b(?:us\s+)?(?:(?:disabled|combat|retired) vet(?:eran)?|honou?rabl[ey]|dd-?214|army|navy|usn|air force|usaf|marines?|marine corps|usmc|coast guard|uscg|national guard|wwii|ww2|korea|vietnam)\b/iu;

/** "Vet (Korea) - not preneed", "fam @ bs -- NOT RDY": what is denied behind it is another matter. */
const othersDenied: readonly (readonly [RegExp, RequestField])[] = [
  [/^\W*not (?:yet )?(?:rdy|ready|released|prep(?:ped|pd|d)?)\b/i, "isDeceasedReady"],
  [/^\W*not (?:pre-?(?:need|paid|arranged|planned)|arranged)\b/i, "isPrearranged"],
  [/^\W*not (?:an? )?(?:vet|veteran)\b/i, "isVeteran"],
  [/^\W*not (?:an? )?donor\b/i, "isDonor"],
];

/** Reads yes, no or unknown into the field, in whatever words the label is answered with. */
export function readYesNo(sheet: Sheet, field: RequestField, { start, end }: Span, depth: number): boolean {
  const segment = sheet.page.text.slice(start, end);
  // ":eyes: 1" below a message in a chat: a picture, and no label.
  if (/:[a-z_+\d]{2,20}: {0,2}$/.test(sheet.page.text.slice(Math.max(0, start - 24), start))) return false;
  const denied = othersDenied.find(([pattern]) => pattern.test(segment));
  if (denied && denied[1] !== field) return false;
  const answer =
    readDivided(segment) ??
    (field === "isDonor" ? readUnsuitable(segment) : null) ??
    (field === "isDeceasedReady" && held.test(segment) ? readLater(segment) : null) ??
    readTickedAnswer(segment) ??
    readUndecided(field, segment) ??
    readTickedWords(field, segment) ??
    readAnswer(segment) ??
    readBranch(field, segment) ??
    readNeed(field, segment) ??
    readKinThere(field, segment) ??
    readGiven(field, segment) ??
    (field === "isDeceasedReady" ? (readLater(segment) ?? readNow(segment)) : null) ??
    readSwitch(field, segment) ??
    readLastWord(segment) ??
    readRelayed(segment) ??
    readEcho(segment);
  if (!answer || (answer.value === "Unknown" && twoAnswers.has(field))) return false;
  return addReading(sheet, field, answer, start, { confidence: 0.95, depth });
}

/** "He is", "oh, he sure was", "she did, she paid it all", "I don't think he was": the question's own verb says yes or no. */
function readEcho(segment: string): Reading | null {
  const match =
    /^\W*(?:(?:oh|well|yes|um|uh|i think|i believe)\W+|(i don['’]?t (?:think|believe) ))?(?:he|she|they|it|we|i|there|dad|mom|body) (?:sure |certainly )?(?:is|are|was|were|did|does|do|has|have|had)(n['’]t| not)?(?=\s*(?:[.,!;]|$))(?![.,!;]? (?:but|until|till|earlier|before)\b)/i.exec(
      segment,
    );
  return match && { value: match[1] || match[2] ? "NO" : "YES", start: 0, end: match[0].length, confidence: 0.85 };
}

/** "( ) may be released now (x) hold until 0230": of the boxes the ticked one's words answer. */
function readTickedWords(field: RequestField, segment: string): Reading | null {
  const ticked = readTicks(segment)?.options.filter(({ isTicked }) => isTicked) ?? [];
  const [only] = ticked;
  if (!only || ticked.length > 1 || field !== "isDeceasedReady") return null;
  const words = only.text.replace(/^[^\p{L}]+/u, "");
  const told =
    readLater(words) ?? readGiven(field, words) ?? readNow(words) ?? (mayGo.test(words) ? { value: "YES" } : null);
  return told && { value: told.value, start: only.start, end: only.end, confidence: 0.9 };
}

const mayGo =
  /^(?:(?:may|can|ok(?:ay)?|clear(?:ed)?) (?:to )?(?:be (?:released|removed|picked up|taken)|go|leave|release)\b|(?:clear(?:ed)?|no hold|immediate(?:ly)?|done|complete)\W*$)/i;

/** "Chaplain corps, yes". */
function readLastWord(segment: string): ReturnType<typeof readAnswer> {
  const match = /^([^.;:?\n]{2,40}(?:,| [-–]) ?)(?:yes|no|unknown)\W*$/i.exec(segment);
  const lead = match?.[1] ?? "";
  const answer = match ? readAnswer(segment.slice(lead.length)) : null;
  return answer && { ...answer, start: answer.start + lead.length, end: answer.end + lead.length, confidence: 0.85 };
}

/** "Wife says yes but son says no". */
function readDivided(segment: string): Reading | null {
  const match =
    /^[^.;\n]{2,24}\b(?:says?|said) (yes|no)\b[^.;\n]{0,4}\b(?:but|while|though)\b[^.;\n]{0,24}\b(?:says?|said) (yes|no)\b/i.exec(
      segment,
    );
  return match && match[1]?.toLowerCase() !== match[2]?.toLowerCase()
    ? { value: "Unknown", start: 0, end: match[0].length, confidence: 0.85 }
    : null;
}

/** "Wife says no", "per his son, yes". */
function readRelayed(segment: string): ReturnType<typeof readAnswer> {
  const lead =
    /^\W*(?:[^.;:?\n]{3,40}(?:,? so|, then|[,–-]) (?=(?:yes|no|ok|okay)\b[^\p{L}]*(?:please|pls|thanks|thank you|is fine)?\W*$)|(?:per|according to) [^.;:?\n,]{2,30},? |(?:[\p{L}'’]+ ){0,3}(?:says?|said|thinks?|believes?|told (?:me|us))(?: that)?(?: (?:it['’]?s|it is|he is|she is|he was|she was))? )(?=(?:yes|no|not|fine|ok|okay|go ahead)\b)/iu.exec(
      segment,
    )?.[0].length ?? 0;
  const answer = lead > 0 ? readAnswer(segment.slice(lead)) : null;
  return answer && { ...answer, start: answer.start + lead, end: answer.end + lead, confidence: 0.85 };
}

const switchedOn = /^\W*(?:on|checked|selected|1|x)\W*$|^\s*[✓✔]\s*$/i;
const switchedOff = /^\W*(?:off|unchecked|0)\W*$/i;
const awaited = /^[^.;\d]{0,24}\bpending\W*$/i;
const undecided =
  /^(?!\W*(?:yes|y|no|n|ok|okay|authori[sz]ed)\b(?! decision))[^.;]{0,30}\b(?:undecided|not (?:yet )?(?:decided|sure)|still (?:deciding|discussing|talking|thinking)|(?:has|have|had)(?:n['’]?t| not)(?: yet)? (?:decided|made up|discussed)|no decision|(?:will|to|wants? to|want to) (?:decide|discuss|think|talk|ask)|(?<=^\W*)(?:pls |please |must |need to )?(?:ask|check with|confirm w(?:ith|\/)?) (?!(?:for|to)\b)\p{L}+(?: \p{L}+)?,? ?(?:first|unk|unknown|\?)?(?=\W*$)|(?:will|to|['’]ll) let (?:us|you|them) know|ask (?:again|later)|up to (?:the )?(?:family|wife|husband|nok|son|daughter)|hold for (?:family )?decision|pending|tbd)\b/iu;
/** "Roland not sure", "his son doesn't know". */
const notKnown =
  /^\W*(?:(?:I|we|she|he|they) (?:think|believe|guess)s?(?: so| he was| she was)?\W{1,3}(?:but )?(?:not|can['’]?t be|un)\s?(?:sure|certain|positive)|(?:[\p{L}'’.]+ ){1,3}(?:(?:is |was |are )?(?:not (?:sure|certain)|unsure|uncertain)|is ?n['’]?t sure|(?:does|did|do)(?:n['’]?t| not) (?:know|recall|remember|say)|has no idea))\b/iu;

/** A family that has not made up its mind, one who was asked and does not know. */
function readUndecided(field: RequestField, segment: string): Reading | null {
  const isOpen = (field === "embalmingPermission" && undecided.test(segment)) || notKnown.test(segment);
  return isOpen ? { value: "Unknown", ...trimmed(segment), confidence: 0.95 } : null;
}

const given: Partial<Record<RequestField, RegExp>> = {
  isPrearranged:
    /^\W*(?:already |all |fully |has (?:an? )?|there is an? )?(?:contract|policy|funded|pre-?funded|paid up|on file|in place|done|made|paid|pre-?paid|complete[d]?|arranged|pre-?need|w\/|with)\b/i,
  isDonor:
    /^\W*(?:eyes?|corneas?|tissues?|skin|bone|organs?|whole body|registered|consent(?:ed)?|obtained|given|signed|accepted|approved)\b(?! ?(?:bank )?(?:declin|ruled|not|deferred|denied))[^.;]{0,40}$/i,
  isDeceasedReady:
    /^\W*(?:(?:washed|bathed|cleaned(?: up)?|clean|dressed|prepped|bagged|wrapped|shrouded|tagged|laid out|done|and|&)[\s,&+]{1,3}){0,5}(?:(?:been|all|already|she'?s|he'?s|is|both) ){0,2}(?:released|cleared|good to go|all set|ready|rdy|available|any ?time|whenever|immediate(?:ly)?|right away|24 ?\/ ?7|as soon as (?:you|u|we|possible|they)\b[^.;]{0,12}|asap)\b(?! (?:by(?! (?:the |county |deputy )?(?:m\.?e\b|coroner|medical|nursing|nurse|rn|house|hospital|police|pd|hospice|supervisor|charge|dr|doctor|ocme|jp))|at|in|after|when|once|if|pending|@|~?\d)\b| @)/i,
  embalmingPermission:
    /^\W*(?:(?:the )?(?:wife|husband|son|daughter|family|nok|spouse) )?(?:verbal(?:ly)?|written|signed|authori[sz]ed|granted|given|approved|on file|go ahead|proceed|consent (?:given|signed|obtained)|okayed|ok['’]?d|agreed|permitted|(?:(?:they|we|i|she|he|family) )?(?:already |have |has )*(?:got|gave|gives?|have|has|obtained|received) (?:us )?(?:the |verbal |written )*(?:permission|consent|authorization|ok|okay))\b(?! (?:no|not|declin))/i,
};

/** Words that say yes without it: "on file with us", "eyes only", "verbal, wife". */
function readGiven(field: RequestField, segment: string): Reading | null {
  const match = given[field]?.exec(segment);
  return match ? { value: "YES", start: 0, end: match[0].length, confidence: 0.85 } : null;
}

const kinThere =
  /\b(?:wife|husband|spouse|sons?|daughters?|dtrs?|sisters?|brothers?|mother|father|mom|dad|parents|nieces?|nephews?|grand(?:son|daughter|child|children|kids)s?|partner|children|kids|cousins?|in-law|whole family|all family|everyone|everybody|me and|(?:two|three|our|my) (?:boys|girls)|kinfolk|family(?! (?:doctor|dr|physician|room|plot|friend|in (?!the\b|room|house|building)|from|out|lives?|coming|not|is|was|will|has|have|to))|relatives(?! (?:in|from|out|live|are (?:in|from|not)|not|will|coming))|espos[oa]|hij[oa]s?|herman[oa]s?|niet[oa]s?|sobrin[oa]s?)\b/i;
const kinGone =
  /^\W*(?:(?:they|she|he)(?: are| is|['’](?:re|s|ve)) |they |the |all |whole |family |fam |wife |husband |son |daughter |everyone |has |have |were |was |already |just |been ){0,4}(?:came and (?:went|left)|been and (?:gone|left)|left|gone(?: home)?|went home|not (?:here|there|present|yet|on[- ]?site|on[- ]?scene|at (?:the )?bedside|with (?:him|her|decedent|deceased|pt))|on (?:the|their|his|her) way|en ?route|coming|declined|(?:lives? )?out of (?:state|town|country)|(?:has |have )?no (?:family|kin|relatives)|will not|won['’]?t|(?:notified )?by phone)\b/i;

/** "At bedside till 1430, left". */
const wentAway =
  /^(?![^;]*\b(?:not|n['’]t|haven|hasn)\b)[^;\n]{0,24}\b(?:till?|until) \d[^;\n]{0,12}(?:left|gone|went home)\W*$|^[^;\n]{0,24}, (?:has |have |now |since |then )?(?:left|gone(?: home)?|went home)\W*$/i;

const isElsewhere =
  /^,? (?:\p{Lu}\p{L}+,? ){0,3}(?:(?:who )?(?:is |are |lives |live |over |out |up |down |back ){0,3}(?:in|near|outside(?: of)?) (?!the\b|his\b|her\b|our\b|there\b|room\b)\p{Lu}|out of (?:state|town))/u;
/** "Husband, priest just left": who else came or went. */
const ofOthers =
  /[,/+&] ?(?:the |his |her |a )?(?:hospice |their )?(?:nurse|rn|priest|pastor|chaplain|rabbi|deacon|minister|aide|police|deputy|officers?|ems|medics?|coroner|neighbou?rs?|friends?)\b[^,;.\n]{0,30}/gi;
const saysHere =
  /\b(?:aqu|ah|all)[ií](?!\p{L})|\best[aá]n? con\b|\b(?:here|there|present|with (?:him|her)|bedside|on ?site|in (?:the )?(?:room|rm|house))\b/iu;
const away =
  /\b(?:not|no|none|nobody|en ?route|on (?:the|their|his|her) way|coming|arriving|eta|notified|gone|left|will|called|phone|lives|expected|until tomorrow)\b|\?/i;

/** "Family present: wife and two sons", "They came and left". */
export function readKinThere(field: RequestField, segment: string): Reading | null {
  if (field !== "isFamilyThere") return null;
  const boxes = readTicks(segment)?.options ?? [];
  if (boxes.length > 1 && /\p{L}{3}/u.test(boxes[0]?.text ?? "")) {
    const [box, ...others] = boxes.filter(({ isTicked }) => isTicked);
    const told = box && others.length === 0 && !/[[(☐☑☒○●]/.test(box.text) ? readKinThere(field, box.text) : null;
    return told && box ? { ...told, start: box.start, end: box.end } : null;
  }
  const gone = kinGone.exec(segment) ?? wentAway.exec(segment);
  if (gone) return { value: "NO", start: 0, end: gone[0].length, confidence: 0.85 };
  const said = (segment.split(/[.;\n]/, 1)[0] ?? "").replace(ofOthers, (words) => " ".repeat(words.length));
  const all =
    /^\W*(?:s[ií][ ,.]{1,2})?(?:(?:still |now |all |both )?(?:(?:at|by) (?:the )?(?:bedside|bs)|here|there|on[- ]?(?:site|scene)|present|with (?:him|her|(?:the )?(?:decedent|deceased|pt|patient|body))|in (?:the )?(?:room|house|building|waiting room))(?! (?:until|till|earlier|yesterday|before))|several|many|lots|(?:\d{1,2}|two|three|four|five|six|a few|large|big) (?:people|family|relatives|members|of them)|all (?:of (?:us|them)|here)|we(?:['’]?re| are)? all\b|everyone|everybody|both of (?:us|them)|me and|just me|lots of them|a lot of people|much[oa]s|vari[oa]s|tod[oa]s|toda la familia)\b(?! (?:has|have|left|went|gone))(?![^.;\n☐☑☒[(]*\b(?:on (?:the|their|his|her) way|coming|later|expected|until|en ?route|arriving)\b)/i.exec(
      said,
    );
  if (all) return { value: "YES", start: 0, end: all[0].length, confidence: 0.85 };
  const there = kinThere.exec(said);
  // "His wife was, but …": who has been there is gone.
  if (
    there &&
    /^ ?(?:(?:and|&) (?:his |her |the )?\p{L}+ )?(?:was|were|had been|left|stepped|went)\b/iu.test(
      said.slice(there.index + there[0].length),
    )
  )
    return null;
  // "Wife and daughter in room, son flying in".
  const here = said
    .split(/[,;]| but /)
    .find(
      (clause) =>
        kinThere.test(clause) && saysHere.test(clause) && !away.test(clause) && !/\bw(?:as|ere)\b/i.test(clause),
    );
  if (there && here) return { value: "YES", start: there.index, end: there.index + there[0].length, confidence: 0.85 };
  // "A brother in Oregon, Clyde": who lives elsewhere is not said to be there.
  if (there && isElsewhere.test(segment.slice(there.index + there[0].length)) && !saysHere.test(segment)) return null;
  return there && !away.test(said)
    ? { value: "YES", start: 0, end: there.index + there[0].length, confidence: 0.85 }
    : null;
}

/** "At-need" where the other choice is "pre-need". */
function readNeed(field: RequestField, segment: string): Reading | null {
  const match = field === "isPrearranged" ? /^\W*(?:at[- ]?need|imminent(?: need)?)\b/i.exec(segment) : null;
  return match && { value: "NO", start: 0, end: match[0].length, confidence: 0.9 };
}

/** "OK to go: [X] now". */
function readNow(segment: string): Reading | null {
  const match =
    /^\W*(?:x\W{0,3})?(?:(?:come )?now(?: please| pls)?|come (?:ahead|right away|on)|any ?time)\b(?=\s*(?:[.,;[(☐]|$))/i.exec(
      segment,
    );
  return match && { value: "YES", start: 0, end: match[0].length, confidence: 0.85 };
}

const later =
  /^\W*(?:please |pls |(?:could|can|would) (?:you|u|they|we) |(?:we|they|he|she|i)['’]?(?:re|s|m) |(?:we|they) are |still |just ){0,3}(?:wait|hold|not now|later|after|once|when|as soon as(?! (?:you|u|we|possible|they can))|in \w+ (?:hours?|hrs?|min)|give (?:them|us|me|him|her|it|the (?:famil\w*|girls?|boys?|aides?|cnas?|wife|husband|kids|children|daughters?|sons?|nurses?|staff|doctor)\b)|waiting (?:on|for)|awaiting|will call|call (?:first|ahead|back)|at \d|needs? to be|pending|family (?:is |are )?still)\b|^[^.;?]{0,60}\b(?:not (?:be|before|until|till)|wants? (?:an|another|a few|some|more)\b[^.;]{0,16}(?:hour|time|minutes)|wants? (?:them|us|you|everyone|everybody) to (?:wait|hold)\b|(?:(?:in|about|maybe|another|say|like|probably|or) ){0,3}(?:(?:half )?an hour|half hour|\d{1,3} ?min(?:ute)?s?)(?: or so| yet| more)*\W*$|(?:give|need)s? [^.;]{0,24}(?:hours?|minutes|min)|(?:hasn|haven|isn)['’]?t)\b/i;

const held = /^\W*(?:(?:a?waiting|pending)\b|as soon as\b)/i;

/** "After 6 pm, bath not done", "family wants an hour with her first": not ready yet. */
function readLater(segment: string): Reading | null {
  const match = later.exec(segment);
  return match ? { value: "NO", start: 0, end: match[0].length, confidence: 0.85 } : null;
}

/** Referred to a tissue bank, yet no donor: "Yes - ref 26-555, medically unsuitable". */
function readUnsuitable(segment: string): Reading | null {
  const match =
    /\b(?:(?:medically )?unsuitable|not (?:medically )?(?:suitable|eligible|an? (?:candidate|donor))|ruled out|not approved)\b/i.exec(
      segment,
    );
  const ticked = match && readTicks(segment)?.options.filter(({ isTicked }) => isTicked);
  return match && (!ticked || (ticked.length === 1 && ticked[0]?.text.includes(match[0])))
    ? { value: "NO", start: match.index, end: match.index + match[0].length, confidence: 0.9 }
    : null;
}

/** What forms send for a box, and what is awaited. */
function readSwitch(field: RequestField, segment: string): Reading | null {
  const refused =
    field === "isDonor" &&
    /^[^.;]{0,40}\b(?:declin(?:ed|es)|ruled out|not (?:an? )?(?:candidate|suitable|eligible|a donor)|deferred)\b/i.test(
      segment,
    );
  const value = refused
    ? "NO"
    : switchedOn.test(segment)
      ? "YES"
      : switchedOff.test(segment)
        ? "NO"
        : awaited.test(segment)
          ? "Unknown"
          : null;
  return value && { value, ...trimmed(segment), confidence: 0.85 };
}

/** "Has the family left?: No": who has not is there. */
export function readWhetherGone(sheet: Sheet, label: string, { start, end }: Span, depth: number): boolean {
  const segment = sheet.page.text.slice(start, end);
  const left = askedGone.test(label) ? (readTickedAnswer(segment) ?? readAnswer(segment)) : null;
  // "no / unknown"
  if (left && /\/ ?(?:unk|\?|n\/?a)/i.test(segment)) return true;
  return (
    left !== null &&
    left.value !== "Unknown" &&
    addReading(sheet, "isFamilyThere", { ...left, value: left.value === "YES" ? "NO" : "YES" }, start, { depth })
  );
}

/** "Release: Y, by Dr. Amos Teter". */
export function readReleaser(sheet: Sheet, segment: string, start: number, depth: number): void {
  const by = /^[^.;\n[]*?\b(?:by|per|por)[: ]\s?(?!the \p{Ll}+ \p{Ll}+(?:[.;\n]|$))/iu.exec(segment.slice(0, 60));
  if (!by) return;
  const at = by[0].length;
  const name = readName(segment.slice(at));
  if (name && name.start <= 14) addReading(sheet, "releaseAuthorizedBy", name, start + at, { confidence: 0.85, depth });
}

/** A branch of service behind "Veteran" says yes. */
function readBranch(field: RequestField, segment: string): Reading | null {
  if (field !== "isVeteran") return null;
  const match = branch.exec(segment.replace(/\bU\. ?S\./g, (words) => words.replaceAll(".", " ")));
  return match ? { value: "YES", start: 0, end: match[0].length, confidence: 0.9 } : null;
}

/** The span of the words without the white around them. */
export function trimmed(segment: string): Span {
  const lead = /^\s*/.exec(segment)?.[0].length ?? 0;
  return { start: lead, end: Math.max(lead, segment.trimEnd().length) };
}
