// Finds values that the text takes back: "3/5/41, sorry 3/15/41", "12:40 not 12:10". Only the correction is read.
import { quick } from "./parse-quick-pattern";
import { filler, maskText, type Page } from "./parse-page";
import { leanPattern } from "./parse-pattern";
import { withSpelling } from "./parse-respelled";
import type { Span } from "./parse-span";
import { formerWords, namesOther } from "./parse-said-again";

const cue = quick(
  /(?:\b(?:sorry(?! (?:for|to|about)\b)|correction|corrected(?: to)?|scratch that|strike that|no,? wait|wait,? no|wait|i mean(?:t)?|make (?:that|it)|my mistake|my bad|oops|excuse me|pardon|actually|rather|should (?:be|read|say)|change that to|it'?s actually|no i'?m sorry|wrong|not right|read it backwards|mejor dicho|perd[oó]n|digo|correcci[oó]n|hold on|hang on|fix:|(?:(?:caller|nurse|she|he|family|facility|hospital|they|chart) )?now (?:says?|said|shows?|reads?)|changed (?:that |it )?to|(?:chart|record|wife|husband|daughter|son|she|he|family|license|band|wristband) says|called back.{0,12}said|fat[- ]?finger(?:s|ed)?|typo|misread|misspoke|misheard|amended(?: to)?|revised(?: to)?|err|er(?! (?:at|in|of|with|w\/|nurse|room|rn|doc|dr|staff|desk|charge|bay|bed)\b))\b|\*{2}|(?<=\d\S{0,8} ?)->(?= ?\S{0,6}\d)|(?:[-\u2013\u2014]{1,2}|\.{2,3})\s*no,?(?=\s+\d))/gi,
);

const values: readonly RegExp[] = [
  /(?:\(\d{3}\)\s?|\b\d{3}[-. ])\d{3}[-. ]\d{4}\b/g,
  /\b\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}\b/g,
  /\b\d{1,2}:\d{2}\s?(?:[ap]\.?m?\.?)?\b|\b\d{1,4}\s?(?:[ap]\.?m\.?|hrs|hours)\b/gi,
  /\b\d{2,3}\s?(?:lbs?|pounds|kg|#)/gi,
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d{1,2}(?:st|nd|rd|th)?(?:,?\s+\d{4})?\b/gi,
  /(?<!\d[:/])\b[A-Z]?\d{1,4}[A-Z]?\b(?![:/]\d|\s?[ap]\.?m\b)/g,
];

const mostApart = 46;
/** Long numbers and days are sure to be of one kind. */
const mostApartLong = 72;

/** The spans of taken-back values with the words up to the correction. */
function findTakenBack(text: string): Span[] {
  const spans: Span[] = [];
  const cues = [...text.matchAll(cue)];
  if (cues.length === 0) return spans;
  for (const match of cues) {
    const at = match.index;
    const end = at + match[0].length;
    // In capitals it is the emergency room.
    if (match[0] === "ER") continue;
    if (spans.some((span) => at < span.end)) continue;
    const left = text.slice(Math.max(0, at - 60), at);
    const right = text.slice(end, end + 90);
    const old = /^(?:corrected|amended|revised)$/i.test(match[0]) ? behindWas(right) : null;
    if (old) {
      spans.push({ start: at, end: end + old });
      continue;
    }
    const pair = pairAround(left, right);
    if (pair) spans.push({ start: at - left.length + pair.left, end: end + pair.right });
  }
  return spans;
}

const was = new RegExp(String.raw`${formerWords}(?=\S{0,2}\d)`, "i");

/** "11/26/2026 (corrected, was 11/25/2026)": where the value ends that stood there before. */
function behindWas(right: string): number | null {
  const lead = was.exec(right)?.[0].length;
  if (lead === undefined) return null;
  for (const pattern of values) {
    const [first] = right.slice(lead).matchAll(pattern);
    if (first?.index === 0) return lead + first[0].length;
  }
  return null;
}

/** The time at the beginning of a log's line stands between no values. */
const logStamp = /\n\s*(?:\p{Lu}[\p{L}() ]{1,24}[ ,])?[[(]?\d{1,2}:?\d{2}(?::\d{2})?(?: ?[ap]m)?[\])]?:?\s/giu;

/** The last value before and the first one behind the cue, when they are of one kind. */
function pairAround(left: string, right: string): { left: number; right: number } | null {
  for (const pattern of values) {
    const before = [...left.matchAll(pattern)].at(-1);
    const behind = before && correctionOf(before[0], right, pattern);
    if (!before || !behind) continue;
    const gapLeft = left.slice(before.index + before[0].length);
    const gapRight = right.slice(0, behind.index);
    const most = before[0].length > 7 ? mostApartLong : mostApart;
    // "8:50 pm … sorry, 8:50 not 8:15": the right one is told once more.
    if (before[0].length > 4 && before[0].replace(/\s?[ap]\.?m?\.?$/i, "") === behind[0].trim()) return null;
    if (before[0] === behind[0] && before[0].length > 4) return null;
    if (before[0] === behind[0] || squeezed(gapLeft) + squeezed(gapRight.replace(before[0], "")) > most) continue;
    if (
      /[.!?]\s+[A-Z]/.test(gapRight) ||
      /[.!?]\s+[A-Z]/.test(gapLeft) ||
      /\n\s*\n/.test(gapLeft + gapRight) ||
      namesOther.test(gapRight) ||
      tellsOther(left.slice(Math.max(0, before.index - 24), before.index), gapRight) ||
      /\d/.test(gapLeft.replace(logStamp, "").replace(/\u00A0/g, "")) ||
      /\d/.test(gapRight.replace(before[0], "").replace(/^ ?\d{1,2}\/\d{1,2}(?=:)/, ""))
    )
      continue;
    return { left: before.index, right: behind.index };
  }
  return null;
}

const ownLabel = /\b(?:dob|birth|born|tod|dod|time|room|rm|bed|age|wt|weight|phone|cell)\b/i;

/** "TOD: 0310, correction: DOB 3/15/1941": another value is set right than the last one. */
function tellsOther(before: string, gap: string): boolean {
  const label = ownLabel.exec(gap)?.[0];
  const last = before.split(/[\n,;]/).at(-1) ?? "";
  return label !== undefined && ownLabel.test(last) && !last.toLowerCase().includes(label.toLowerCase());
}

/** "210, no wait, 210 is the extension, room is 301": the first value behind that is another. */
function correctionOf(before: string, right: string, pattern: RegExp): RegExpExecArray | undefined {
  const [first, second] = right.matchAll(pattern);
  const isTold = first?.[0] === before && /^\s(?:is|was) /.test(right.slice(first.index + before.length));
  return isTold ? second : first;
}

const squeezed = (gap: string) => gap.replace(/[\s\u00A0]+/g, " ").length;

const day = String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}`;
const clock = String.raw`\d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)?`;
const number = String.raw`\d{3}[-. ]\d{3}[-. ]\d{4}|[A-Z]?\d{1,4}[A-Z]?`;
const swap = leanPattern(
  String.raw`(?<![\w/:.-])(${day}|${clock}|${number})(?!\w)(?:\s?(?:lbs?|pounds|kg|people|men))?(?:\s+with an? \w)?[\s,;(-]{1,3}(?:(?:and |it'?s |is )?(?:not|NOT|instead of|rather than|no longer)|nunca|no)\s+(?:the |at |for |an? )?(${day}|${clock}|${number})(?![\w/:])`,
  "g",
);
const respelt =
  /(\p{Lu}[\p{L}'-]{3,30})(?:\s+with (?:an?|one|two) \p{L}{1,2})?[\s,;(-]{1,3}(?:not|NOT|instead of|rather than)\s+(\p{Lu}[\p{L}'-]{3,30})/gu;

/** "Dr. Singh, sorry, Dr. Okafor": the first is taken back. */
const otherDoctor = quick(
  /\b(?:dr|doctor|dra|nurse|deputy|sgt|officer|mrs?|ms)\b\.? \p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+)??(?: (?:will sign|is signing|signs|attending|certifying))?[\s,.;-]{1,4}(?:(?:no|oh)[, ]+)?(?:sorry|correction|i mean|i meant|no,? wait|wait,? no|scratch that|make that|rather|my mistake|excuse me|actually)[\s,.:;-]{1,4}(?:it['’]?s |that['’]?s |that is |it is )?(?=(?:dr|doctor|dra|nurse|deputy|sgt|officer|mrs?|ms)\b\.? \p{L})/giu,
);

/** "Not 3/15/34 but 3/15/43". */
const notBut = leanPattern(
  String.raw`(?<![\w/:.-])not[ ](?:${day}|${clock}|\d{2,3}(?:[ ]?lbs?)?),?[ ]but[ ](?:rather[ ])?(?=\d)`,
  "gi",
);

/** "NOK: ex-wife? no - mother, Imogene Crouch": who is none any more. */
const noLonger = quick(
  /\b(?:ex[- ]?(?:wife|husband|spouse)|wife|husband|spouse|son|daughter|brother|sister|mother|father)(?: ?\?{1,3} ?[-,;]? ?no\b|[,;]? no[;,]| ?- ?no\b)(?:[ ,.]*(?:sorry|wait|actually|i mean|it'?s))*[ .,;:-]*(?=\p{L})/giu,
);

const aHouse = String.raw`(?:\p{Lu}[\p{L}'’&.-]*[ ]){1,4}(?:Funeral (?:Home|Chapel|Service)s?|Mortuary|Chapel|Crematory|Crematorium|FH)`;
/** "Hayes Funeral Home. Scratch that, Peake Funeral Home". */
const otherHouse = new RegExp(
  String.raw`${aHouse}[\s,.;-]{1,4}(?:(?:[Nn]o|[Oo]h)[, ]+)?(?:[Ss]orry|[Cc]orrection|I mean|I meant|[Nn]o,? wait|[Ww]ait,? no|[Ss]cratch that|[Ss]trike that|[Mm]ake that|[Mm]y mistake|[Aa]ctually)[\s,.:;-]{1,4}(?:it['’]?s |that['’]?s |to )?(?=${aHouse})`,
  "gu",
);

/** "His late wife Ruth died in 2019": whom somebody lost before is not the one of this call. */
const formerDeath = quick(
  /\b(?:his|her|their|late)(?: late| first| older| younger| twin)? (?:wife|husband|spouse|brother|sister|son|daughter|mother|father|mom|dad|parents|roommate|twin)(?:,? \p{Lu}[\p{L}'’-]+){0,3},? (?:also |had |has |already ){0,2}(?:died|passed(?: away)?|expired)(?: (?:here|there))?,? (?:(?:back )?in (?:19|20)\d\d\b|last (?:week|month|year|spring|summer|fall|winter)\b|(?:a|one|two|three|four|five|six|several|a few|some|\d{1,2}) (?:weeks?|months?|years?|yrs?) (?:ago|back|before)\b)/giu,
);

/** The page as it is meant: what it takes back is gone or set right. */
export function correctPage(page: Page): Page {
  const told = page.text
    .replace(otherDoctor, (words) => words.replace(/[^\n]/g, filler))
    .replace(notBut, (words) => words.replace(/[^\n]/g, filler))
    .replace(noLonger, (words) => words.replace(/[^\n]/g, filler))
    .replace(otherHouse, (words) => words.replace(/[^\n]/g, filler))
    .replace(formerDeath, (words) => words.replace(/[^\n]/g, filler));
  const text = withCorrections(withSpelling(told));
  if (text === page.text) return page;
  const isEmptied = ({ start, end, isBlank }: Page["lines"][number]) =>
    !isBlank && text.slice(start, end).trim() === "";
  return {
    text,
    lines: page.lines.map((line) => (isEmptied(line) ? { ...line, isBlank: true, isMasked: true } : line)),
  };
}

/** The text with corrections set in the place of what they correct, as long as before: "room is 206 not 260" changes "Room: 260" above or below. */
export function withCorrections(text: string): string {
  const masked = maskText(
    text,
    findTakenBack(text).toSorted((one, other) => one.start - other.start),
  );
  if (!/\b(?:not|instead|rather|no longer|no)\b/i.test(masked)) return masked;
  let corrected = masked;
  for (const match of [...masked.matchAll(swap)].slice(0, 20))
    corrected = swapped(corrected, match, match[1] as string, wrongOf(match[1] as string, match[2] as string));
  for (const match of [...masked.matchAll(respelt)].slice(0, 20)) {
    const [, right = "", wrong = ""] = match;
    if (isSpelling(right.toLowerCase(), wrong.toLowerCase()))
      corrected = swapped(corrected, match, casedLike(right, wrong), wrong);
  }
  return corrected;
}

/** "7/22/1951, not 1957" means the whole day with that year. */
function wrongOf(right: string, wrong: string): string | null {
  if (kindOf(right) === kindOf(wrong)) return wrong;
  return /^\d{4}$/.test(wrong) && /\d{4}$/.test(right) && kindOf(right) === "day" ? right.slice(0, -4) + wrong : null;
}

const kindOf = (value: string) =>
  /^\d+[/.-]\d+[/.-]\d+$/.test(value)
    ? value.length > 10
      ? "phone"
      : "day"
    : value.includes(":")
      ? "clock"
      : "number";

/** Two spellings of one name: as long within two letters, and most letters in order alike. */
function isSpelling(right: string, wrong: string): boolean {
  if (right === wrong || Math.abs(right.length - wrong.length) > 2) return false;
  let head = 0;
  while (head < right.length && right[head] === wrong[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(right.length, wrong.length) - head && right.at(-1 - tail) === wrong.at(-1 - tail)) tail += 1;
  return head >= 1 && Math.max(right.length, wrong.length) - head - tail <= 2;
}

const casedLike = (right: string, wrong: string) =>
  wrong === wrong.toUpperCase() ? right.toUpperCase() : right.charAt(0).toUpperCase() + right.slice(1).toLowerCase();

/** Sets `right` where `wrong` stands elsewhere, and takes "not …" out of the correction itself. */
function swapped(text: string, match: RegExpExecArray, right: string, wrong: string | null): string {
  if (!wrong) return text;
  const end = match.index + match[0].length;
  const unit = /^\s?(?:lbs?|pounds|kg|people|men)\b/i.exec(match[0].slice((match[1] as string).length));
  const keep = match.index + (match[1] as string).length + (unit?.[0].length ?? 0);
  const whole = text.slice(0, keep) + text.slice(keep, end).replace(/[^\n]/g, filler) + text.slice(end);
  const isShort = /^\d{1,2}$/.test(wrong);
  if (right.length > wrong.length || isShort) return whole;
  const place = new RegExp(
    String.raw`(?<![\p{L}\p{N}/:.-])${wrong.replace(/[.()]/g, String.raw`\$&`)}(?=\s?[ap]\.?m?\b|(?![\p{L}\p{N}/:]|[-.]\d))`,
    "giu",
  );
  return whole.replace(place, right + filler.repeat(wrong.length - right.length));
}
