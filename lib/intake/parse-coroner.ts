// Reads whether a coroner or medical examiner has taken the case, and under which number.
import { isOfficePaper } from "./parse-letterheads";
import { quick } from "./parse-quick-pattern";
import { readAnswer, readTickedAnswer } from "./parse-answers";
import { readTicks } from "./parse-ticks";
import { addReading, bestOf, type Candidate, type Sheet } from "./parse-sheet";
import type { Reading, Span } from "./parse-span";

/** Words that say the case is none of the coroner's, and words that say it is. */
export const declinedWords =
  /\b(?:not?\s+(?:an?\s+)?(?:me|coroner'?s?|medical examiner'?s?|m\.e\.)\b|not\s+a\s+case|nac\b|declin(?:ed|es)|decl\b|waived?|no\s+(?:jurisdiction|hold)|(?:called|notified|contacted|advised|aware)\b[^;\n]{0,30}\b(?:released|cleared)|jurisdiction\s+(?:was\s+)?(?:declined|waived|released)|released\s+jurisdiction|no\s+case|nja\b|refused|not\s+(?:taking|accepting|accepted|taken)|isn['’]?t\s+taking|turned\s+(?:it\s+|jurisdiction\s+)?down|not\s+(?:his|her|their|our)\s+(?:case|jurisdiction)|(?:it['’]?s|that['’]?s|was|is)\s+not\s+(?:his|hers|theirs|ours|one\s+of\s+(?:his|theirs|ours))\b|not\s+one\s+of\s+(?:his|theirs|ours)|none\s+of\s+(?:his|hers|theirs)|no\s+interest(?!\s+(?:from|of|by|in\s+(?:an?\s+)?autops))|not\s+interested(?!\s+in\s+(?:an?\s+)?autops))/i;
const acceptedWords =
  /\b(?:accepted|(?:took|taken)\s+(?:the\s+)?case|taking\s+(?:the\s+)?case|is\s+an?\s+(?:me|coroner'?s?)\s+case|(?<!\bno\s)hold|assumed\s+jurisdiction|under\s+(?:me|coroner)\s+jurisdiction)\b/i;

/** Of boxes with words of their own only the ticked one's count; they stay in their places. */
function chosenOf(segment: string): string {
  const options = readTicks(segment)?.options ?? [];
  const ticked = options.filter(({ isTicked }) => isTicked);
  const [only] = ticked;
  if (!only || ticked.length > 1 || readAnswer(only.text)) return segment;
  const blank = options.reduce(
    (text, { start, end, isTicked }) =>
      isTicked ? text : text.slice(0, start) + " ".repeat(end - start) + text.slice(end),
    segment,
  );
  return blank;
}

/** Boxes nobody ticked, with their words. */
export const emptyBoxes = /(?:\[ {0,3}\]|\( {0,3}\)|☐|□|○|_{2,3}(?=\s))\s?\p{L}+/gu;
/** How offices number their cases: 26-0417, M26-2207, L-25-102, 26JC-1993, 26-1920-A, 25-WC-0377. */
const shaped =
  /(?<![\w/-])(?:[A-Z]{1,4}-?)?(?:\d\d|20\d\d)(?:-?[A-Z]{1,5})?(?:-\d{2,6}){1,2}(?:-[A-Z\d]{1,2})?(?![\w/-])/;
const numbered = /#|\b(?:case\s*(?:#|no|number|:|(?=[A-Z]{0,4}-?\d))|ref|no\.?|number)(?![\p{L}])/iu;
const otherPaper = /\b(?:nja|permit|police|incident|report|badge|control)\b[^;\n]{0,16}$/i;

const notRequired = /^\W{0,6}(?:not (?:required|needed|applicable|reportable|called|indicated)|cleared\b|released\b)/i;

/** The number behind its word, else one of the shape that offices give. */
function findNumber(segment: string): { number: ReturnType<typeof readCaseNumber>; numberAt: number } {
  const at = segment.search(numbered);
  const named = at >= 0 ? readCaseNumber(segment.slice(at)) : null;
  if (named && /\d{2}/.test(named.value)) return { number: named, numberAt: at };
  const match = shaped.exec(segment);
  // "OCME: NJA#26-3310" is no case.
  if (match && /\bNJA?\W{0,4}$/i.test(segment.slice(0, match.index))) return { number: null, numberAt: -1 };
  if (!match || otherPaper.test(segment.slice(Math.max(0, match.index - 24), match.index)))
    return { number: null, numberAt: -1 };
  return {
    number: { value: match[0], start: 0, end: match[0].length, confidence: 0.9 },
    numberAt: match.index,
  };
}

const askedAccepted =
  /\b(?:accept(?:ed|s)?|jurisdiction(?: accepted| taken)?|tak(?:en|ing)(?: case)?)\s?[?:][\s.]{0,8}([^?:\n]{1,20})/i;
/** "Coroner called? ...... Yes     Accepted? ... No": the next question of the line. */
const acceptedBehind =
  /^[ \t]{2,12}(?:case )?(?:accepted|taken|taking(?: case)?|jurisdiction(?: accepted| taken)?|case)\s?[?:][\s.]{0,8}[^?:\n]{1,20}/i;
const letGo =
  /^\W*(?:y|yes|s[ií])(?![\wà-ÿ])[\s,;.:–-]{1,4}(?:and |then |(?:they|he|she|it|case|body|was|were|has been|been) ){0,4}(?:released|cleared|let (?:it|him|her) go|passed(?: on (?:it|this|the case|him|her)\b|(?=\W*$)))(?![\p{L}])(?! (?:after|once|when|pending|by (?:the )?(?:police|pd|sheriff|family|hospice|nurse)))/iu;
const phoneAlone = /^\W*\d{3}\W{1,2}\d{3}[-. ]\d{4}\W*$/;
const ticks = /[[(] ?[xX✓•*] ?[\])]|[☑☒■✅]/g;

/** Behind "Coroner" or "ME case". That somebody was told says nothing by itself. */
export function readCoroner(
  sheet: Sheet,
  owner: "coroner" | "coronerNotified",
  { start, end }: Span,
  depth: number,
): boolean {
  const written = sheet.page.text.slice(start, end);
  const segment = chosenOf(written).replace(emptyBoxes, (box) => " ".repeat(box.length));
  const whole = { start: 0, end: Math.max(1, segment.trimEnd().length) };
  const { number, numberAt } = findNumber(segment);
  const answer = readTickedAnswer(written) ?? readAnswer(segment);
  const add = (value: string, confidence: number) =>
    addReading(sheet, "isCoronerCase", { value, ...whole, confidence }, start, { depth });
  if (number && numberAt >= 0)
    addReading(sheet, "coronerCaseNumber", number, start + numberAt, { confidence: 0.9, depth });
  // Nobody having told the office leaves open whose case it is.
  if (/^\W*not (?:yet )?notified\b/i.test(segment)) return false;
  if (notRequired.test(segment.replace(ticks, " ").trim()) || declinedWords.test(segment)) return add("NO", 0.93);
  if (/^\W*(?:NJ|N\/J|no juris)\b/.test(segment)) return add("NO", 0.9);
  // "ME called? (x) Y ( ) N   Accepted? ( ) Y (x) N".
  const asked = askedAccepted.exec(written + (acceptedBehind.exec(sheet.page.text.slice(end, end + 60))?.[0] ?? ""));
  const told = asked && (readTickedAnswer(asked[1] as string) ?? readAnswer(asked[1] as string));
  if (told) return add(told.value, 0.93);
  if (acceptedWords.test(segment)) return add("YES", 0.9);
  // "M.E. contacted: Yes, released to attending".
  if (owner === "coronerNotified" && answer?.value === "YES" && letGo.test(segment.replace(ticks, " ")))
    return add("NO", 0.9);
  if (owner === "coronerNotified") return false;
  if (answer) return add(answer.value, 0.95);
  const plain = /^\s*(?:(x|1|✓|taken|open|opened)|(0))\s*$/i.exec(segment);
  if (plain) return add(plain[1] ? "YES" : "NO", 0.85);
  // "me = 228-555-0127": a phone, and no case's number.
  const bare = phoneAlone.test(segment) ? null : readCaseNumber(segment);
  if (bare && !number) {
    addReading(sheet, "coronerCaseNumber", bare, start, { confidence: 0.9, depth });
    return add("YES", 0.8);
  }
  return false;
}

const ownCase =
  /(?:^|[\n|;,])[ \t]*(?:me |coroner'?s? )?(?:case|(?:inv(?:estigation)?|inquest|file|log|report|record|ref(?:erence)?|death)\.?(?=[ \t]*(?:no|num|#)))[ \t]*(?:no\.?|number|num|#)?[ \t]*[:#]?[ \t]*((?:[A-Z]{1,4}-?)?\d{2,4}-?[A-Z]{0,3}-?\d{2,6}[A-Z]?)(?![\w-])/gi;

const ownWords =
  /\b(?:[Oo]ur|[Mm]y|[Tt]heir|ours)\b(?:\s(?:own|ME|me|[Cc]oroner['’]?s?|office|file|case|reference|ref|log|number|no|num|is|was|on|for|him|her|them|under|\p{Lu}[\p{L}'’-]+)(?![\p{L}\p{N}])|[,.:#])*[\s:#]{0,3}$/u;

/** "Our number on him is ME-26-04417", "it is their case, number 26-318": numbers of the office's own in a sentence. */
function addSaidNumbers(sheet: Sheet): void {
  const { text } = sheet.page;
  const isTheirs = bestOf(sheet, "callerType")?.value === "Coroner";
  const told = bestOf(sheet, "isCoronerCase")?.value;
  if (!(isTheirs || told === "YES") || bestOf(sheet, "coronerCaseNumber")) return;
  // Somebody else's own number, an officer's, is none of the coroner's.
  const found = [...text.matchAll(new RegExp(shaped, "g"))].filter(({ index }) => {
    const words = ownWords.exec(text.slice(Math.max(0, index - 50), index))?.[0];
    return words !== undefined && (isTheirs || /^their\b/i.test(words));
  });
  const [first] = found;
  if (!first) return;
  const value = { value: first[0], start: 0, end: first[0].length, confidence: 0.85 };
  const around = text.slice(Math.max(0, first.index - 80), first.index + value.end + 60);
  if (new Set(found.map(([number]) => number)).size === 1)
    addReading(sheet, "coronerCaseNumber", value, first.index, {});
  if (told === undefined && !declinedWords.test(around))
    addReading(sheet, "isCoronerCase", { ...value, value: "YES", confidence: 0.8 }, first.index, {});
}

/** A coroner's office that orders a removal has the case: its number stands behind the bare word. */
export function addOwnCase(sheet: Sheet): void {
  addSaidNumbers(sheet);
  const isTheirs = bestOf(sheet, "callerType")?.value === "Coroner";
  if (!isTheirs && !isOfficePaper(sheet)) return;
  if (isTheirs) keepExamined(sheet);
  const known = bestOf(sheet, "coronerCaseNumber");
  const found = [...sheet.page.text.matchAll(ownCase)];
  const [match] = found;
  const number = match?.[1];
  if (!known && match && number && found.length === 1)
    addReading(
      sheet,
      "coronerCaseNumber",
      { value: number, start: 0, end: number.length, confidence: 0.85 },
      match.index + match[0].length - number.length,
      {},
    );
  const best = bestOf(sheet, "coronerCaseNumber");
  const isLeft = best && declinedWords.test(sheet.page.text.slice(Math.max(0, best.start - 80), best.end + 60));
  if (best && !isLeft && !bestOf(sheet, "isCoronerCase"))
    addReading(
      sheet,
      "isCoronerCase",
      { value: "YES", start: 0, end: best.end - best.start, confidence: 0.8 },
      best.start,
      {},
    );
}

/** "Her exam is finished and the coroner has signed off": the office's own, which leaves it now. */
const examined =
  /\b(?:exam(?:ination)?|autopsy|post(?:[- ]?mortem)?)\b[^.;\n]{0,24}\b(?:finished|completed?|done|performed|over|concluded)\b/i;

/** Of an office that has examined the body no word of release takes the case away. */
function keepExamined(sheet: Sheet): void {
  const { text } = sheet.page;
  const told = bestOf(sheet, "isCoronerCase");
  const match = examined.exec(text);
  if (!match || told?.value === "YES") return;
  if (told && declinedWords.test(text.slice(Math.max(0, told.start - 4), told.end + 24))) return;
  sheet.candidates = sheet.candidates.filter(({ field }) => field !== "isCoronerCase");
  const value = { value: "YES", start: 0, end: match[0].length, confidence: 0.8 };
  addReading(sheet, "isCoronerCase", value, match.index, {});
}

/** "Dan Fry at Will County Coroner. Released by Deputy Coroner Amy Lutz": the body lies at the office, and leaves it now. */
const atOffice = quick(
  /\b(?:(?:at|@)|(?:location|place|pick ?up|facility|where)\s*[:=])\s*(?:the )?(?:[\p{L}.'’-]+ ){0,4}?(?:coroner|medical examiner|m\.?e\.?(?= office|'s)|ocme)(?:['’]?s)?\b(?: (?:office|morgue|facility|dept|department))?(?=\s*(?:[.,;\n(]|$|\d|and\b|ready|released))[^\n]{0,120}(?:\n[^\n]{0,80}){0,3}?\breleased?\b/iu,
);

/** A release out of the coroner's own house takes nothing of the case away; who lies there is no caller. */
export function keepOfficeCase(sheet: Sheet): void {
  const { text } = sheet.page;
  const match = atOffice.exec(text);
  const isDeclined = ({ start, end }: Span) => declinedWords.test(text.slice(Math.max(0, start - 4), end + 24));
  if (!match) return;
  const isNamed = bestOf(sheet, "deceasedName") !== undefined;
  const isLying = ({ field, start, end }: Candidate) =>
    field === "callerName" &&
    !isNamed &&
    end <= match.index &&
    /^[\s,]*(?:is |lies )?$/.test(text.slice(end, match.index)) &&
    !/\b(?:this is|it['’]?s|i am|i['’]?m|caller|called|from|by|name is|per)\W*(?:\w+\.? ){0,2}$/i.test(
      text.slice(0, start),
    );
  sheet.candidates = sheet.candidates
    .filter((one) => one.field !== "isCoronerCase" || one.value !== "NO" || isDeclined(one))
    .map((one) => (isLying(one) ? { ...one, field: "deceasedName" } : one));
}

/** A number as written; words that tell of no number are none. */
export function readCaseNumber(segment: string): Reading | null {
  const match =
    /^\W*(?:(?:no|number|case|ref|me|coroner)\b[.:#\s]*){0,3}#?\s*((?=[\w-]*\d)[A-Za-z0-9][\w-]{1,24}(?:\/\d{1,6})?)/i.exec(
      segment,
    );
  if (!match) return null;
  const value = match[1] as string;
  const start = match[0].length - value.length;
  return { value, start, end: match[0].length, confidence: 0.95 };
}
