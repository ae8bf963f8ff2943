// Sets right what a speaker takes back in the next breath: "June 8th, 1934. No, hold on. June 8th, 1943".
import { type Edit, withEdits } from "./parse-edits";
import { quick } from "./parse-quick-pattern";
import type { Rule } from "./parse-rewrite";
import type { Span } from "./parse-span";
import { behindFirst, isSetAside, mayBeFirst, partOfDay } from "./parse-said-first";
import { findTyped, isSwapped, sortedDigits, type Typed, wholeOf } from "./parse-typed";

/** Words that take back what was said before. */
const takesBack = quick(
  /\b(?:no,? (?:wait|hold on|hang on|sorry|scratch|that['’]?s|that is|that was|make|i['’]?m|he['’]?s|she['’]?s|not)|wait,? no|wait|hold on|hang on|scratch that|strike that|correction|corrected|let me (?:see|look|check|correct)|read(?:ing)? (?:it|that) wrong|my (?:mistake|bad|error)|(?:i['’]?m |so )?sorry(?! (?:for|to|about|he|she|ma'?am|sir))|excuse me|pardon|oops|whoops|i mean(?:t)?|make (?:that|it)|actually|rather|fix(?:ed)?|should (?:be|read|say|have been)|not right|wrong|swapped|transposed|backwards|typo|misspoke|mis(?:read|heard)|mistyped|perd[oó]n|digo|mejor dicho|corrijo|correcci[oó]n)\b|^ no $|(?<=[.,;!\d-] ?)\bno(?:[,.] | (?=\d| ?$))/i,
);
/** Another thing is told, and not the same once more. */
const otherThing =
  /\b(?:born|d\.?o\.?b|birth|died|passed|expired|pronounced|found|arrived|last seen|cell|fax|office|home|work|other|second|alternate)\b/i;
const refuted = /\b(?:no,? )?(?:that['’]?s|that is|that was|it was) (?:when|my|her|his|the|our)\b/i;
const mostApart = 110;
/** Between the two stands no more than the words that correct. */
const shortGap = 60;
/** A number that has no digits in common with the first one follows the correcting word at once. */
const mostBehindCue = 34;
const goWith =
  /\b(?:go|going|went) (?:with|by) (?:hers?|his|theirs?|that(?: one| number)?|this one|the (?:nurse|hospice|chart|second|later|last|first)[\w' ]{0,16}?)(?=[\s,.:;)]|$)/gi;
const bareYear = /^[^\n?\d]{0,60}?\b((?:18|19|20)\d\d)\b(?![-/])/;
const bareTail =
  /^[^\n?\d]{0,60}?(?<![\d-])(?:01\d\d|\d{4})(?![\d-]| ?(?:hrs|hours|[NSEW]\.? |\p{Lu}\p{Ll}+ (?:St|Ave|Rd|Dr|Ln)))/u;

/** The text with corrections in the place of what they correct. */
export const correctSaid: Rule = (text) => {
  if (
    !takesBack.test(text) &&
    !mayBeFirst.test(text) &&
    !/\bgo(?:ing)? (?:with|by)\b|\buse (?:the )?(?:chart|hers|his|that|lic|wri|sec|lat|fam)|(?:^|: ?)\*\S|\b(?:rm|room|bed)\b/im.test(
      text,
    )
  )
    return null;
  const typed = findTyped(text).filter((one) => one.kind !== "clock" || !isStamp(text, one));
  const edits: Edit[] = [];
  typed.forEach((before, index) => {
    const behind = typed
      .slice(index + 1)
      .find((one) => one.kind === before.kind && !(one.said.startsWith(bareOf(before)) && isOfOther(text, one)));
    const end = behind && behind.start - before.end <= mostApart ? behind.start : before.end + mostApart;
    const gap = text.slice(before.end, end);
    if (behind && end === behind.start && before.said !== behind.said && takesPlace(text, before, behind, gap))
      edits.push({ start: before.start, end: isOnlyCue(gap) ? behind.end : before.end, text: wholeOf(before, behind) });
    else edits.push(...partOf(before, gap));
  });
  return withEdits(text, [
    ...edits,
    ...chosen(text, typed),
    ...chosenNumber(text),
    ...starred(text),
    ...rooms(text),
    ...weights(text),
    ...roomsBelow(text),
    ...numbersBelow(text),
  ]);
};

const bareOf = ({ said }: Typed) => said.replace(/ ?[ap]\.?m\b\.?$/i, "");
/** "No, 3:20 is when they called the daughter": the same once more, of something else. */
const isOfOther = (text: string, { end }: Span) =>
  /^ ?(?:is|was|['’]s) (?:when|the time|what)\b/i.test(text.slice(end, end + 20));

/** "… 1944. Oh wait, that's the roommate's". */
const interjection = /\b(?:oh|ah|um|uh|er|no|well|hm+|aw|oops|and|but|yeah)\b[\s,.!–—-]*$/i;

/** Whether the second value corrects the first one. */
function takesPlace(text: string, before: Typed, behind: Typed, between: string): boolean {
  if (between.includes("?") || /\n\s*\n/.test(between) || (between.match(/\n/g) ?? []).length > 1) return false;
  const gap = withoutHead(text, before.end, between);
  const later = behindFirst(text, before, gap);
  if (later !== null && !otherThing.test(later)) return true;
  const cue = takesBack.exec(gap) ?? (before.kind === "day" ? isSetAside.exec(gap) : null);
  if (!cue)
    return (
      before.kind === "phone" && gap.length < 60 && isSwapped(before.said, behind.said) && /\bit['’]?s\b|=|->/.test(gap)
    );
  if (between.includes("\n") && !isSameSpeaker(text, before.end, between)) return false;
  const rest = gap.slice(cue.index + cue[0].length);
  if (before.kind === "phone" && isSwapped(before.said, behind.said)) return true;
  if (before.kind === "phone" && namesOther.test(rest)) return false;
  if (before.kind === "phone" && rest.length > mostBehindCue + 20) return false;
  // "11/26/2026 corrected, was 11/25/2026": the first one holds.
  if (/^(?:corrected|amended|revised)/i.test(cue[0]) && formerly.test(rest)) return false;
  const lead = gap.slice(0, cue.index).replace(interjection, "");
  // "Born March 3, 1941, she passed on the twenty-fifth, sorry, the twenty-sixth of November".
  if (before.kind === "day" && otherEvent.test(lead)) return false;
  if (/[.!?\n] *\p{Lu}/u.test(lead) && !/^[^.!?]{0,40}[.!?]+ *$/.test(lead)) return false;
  return refuted.test(gap) || !otherThing.test(rest);
}

/** What leads to a value that holds no more: "corrected, was 11/25/2026". */
export const formerWords = String.raw`^[\s,:;(-]{0,3}(?:(?:it|this|that) )?(?:was|from|previously|formerly|originally|had been)[\s:,]{1,3}`;
const formerly = new RegExp(`${formerWords}$`, "i");
const otherEvent = /\b(?:born|d\.?o\.?b|birth|died|passed|expired|pronounced|fallec\p{L}+|muri[oó]|naci[oó])\b/iu;

/** "Scratch that, ask for Marcus Webb 937-…": the second number is somebody else's. */
export const namesOther =
  /\b(?:ask for|see|contact|meet|look for)\s+(?:(?:his|her|the|their)\s+)?(?:[a-z-]{3,12}\s+)?\p{Lu}\p{Ll}+/u;

/** Nothing but the words that correct: what else stands between says more of the first value. */
const isOnlyCue = (gap: string) =>
  gap.length < shortGap && !gap.includes("\n") && /^[\s\p{P}]*$/u.test(gap.slice(0, takesBack.exec(gap)?.index ?? 0));

/** "[7/19/26, 12:12 AM] Wendell:", "Wendell (disp) 12:12 AM:": who wrote a chat's line. */
const speakerHead =
  /^\W*(?:[\d/:,. -]|[ap]m\b|\])*[-–\s]*([^:\n\d]{1,40}?)(?:,? \d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?)?:/i;

const headOf = (line: string) => speakerHead.exec(line.slice(0, 80));

/** A chat's next line is of the one who wrote the line before. */
function isSameSpeaker(text: string, at: number, gap: string): boolean {
  const own = headOf(text.slice(text.lastIndexOf("\n", at - 1) + 1, at));
  const next = gap.slice(gap.indexOf("\n") + 1) + text.slice(at + gap.length, at + gap.length + 20);
  return headOf(next)?.[1]?.trim() === own?.[1]?.trim();
}

/** What stands between two values of a chat without the head of the second one's line. */
function withoutHead(text: string, at: number, gap: string): string {
  const line = gap.indexOf("\n");
  const head = line < 0 ? null : headOf(gap.slice(line + 1));
  return head && headOf(text.slice(text.lastIndexOf("\n", at - 1) + 1, at))
    ? `${gap.slice(0, line)} ${gap.slice(line + 1 + head[0].length)}`
    : gap;
}

/** The hour at which a chat's line was written. */
function isStamp(text: string, { start, end }: Span): boolean {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const head = start - from < 40 ? headOf(text.slice(from, end + 44)) : null;
  return (
    head?.[1] !== undefined &&
    from + head[0].length > end &&
    /^\p{L}[\p{L}().'’ -]{0,30}$/u.test(head[1]) &&
    !/\b(?:died|death|passed|expired|tod|time|pronounced|born|dob)\b/i.test(head[1])
  );
}

/** "1/5/1934, sorry 1943", "555-0107 … no, 0170": only the end is said once more. */
function partOf(before: Typed, gap: string): Edit[] {
  if (before.kind !== "day" && before.kind !== "phone") return [];
  const near = gap.split(/\n\s*\n|\?/)[0] ?? "";
  const cue = takesBack.exec(near.slice(0, 60));
  if (!cue || /\n/.test(near.slice(0, cue.index)) || /\d/.test(near.slice(0, cue.index))) return [];
  const rest = near.slice(cue.index + cue[0].length);
  const part = before.kind === "day" ? partOfDay(before, rest) : null;
  if (part) return [part];
  const said = (before.kind === "day" ? bareYear : bareTail).exec(rest)?.[0];
  const digits = said?.slice(-4);
  if (!said || !digits || otherThing.test(said) || !/\d{4}$/.test(before.said) || before.said.endsWith(digits))
    return [];
  if (before.kind === "day" && Math.abs(Number(digits) - Number(before.said.slice(-4))) > 30 && !/^19|^20/.test(digits))
    return [];
  return [{ start: before.end - 4, end: before.end, text: digits }];
}

const useThat =
  /\buse (?:the )?(?:chart|hers|his|theirs|that one|license|wristband|second|latter|family['’]s)(?= ?(?:one|time|date|number)?[\s,.:;)]|$)/gi;
const goWithNumber = /\bgo(?:ing)? (?:with|by) (\d{2,3})(?! ?(?:lbs?|pounds|kgs?|kilos|#|\d|[:/.-]\d))/gi;
const heavy = /(?<![\d/:-])(\d{2,3})(?= ?(?:lbs?|pounds|#|\.{2}|,|\.))(?![/:-]\d)/g;

/** "I was told 205.. Travis says more like 250, go with 250". */
function chosenNumber(text: string): Edit[] {
  return [...text.matchAll(goWithNumber)].flatMap(({ index, 1: number = "" }) => {
    const from = text.lastIndexOf("\n", index) + 1;
    const line = text.slice(from, index);
    if (!/\b(?:weigh\w*|wt|lbs?|pounds|heavy)\b|\d#/i.test(line)) return [];
    return [...line.slice(-120).matchAll(heavy)].map((match) => {
      const start = index - Math.min(120, line.length) + match.index;
      return { start, end: start + match[0].length, text: number };
    });
  });
}

/** "7:10 tonight. The hospice lady said 7:15 PM, so go with hers": the last told before holds. */
function chosen(text: string, typed: readonly Typed[]): Edit[] {
  return [...text.matchAll(goWith), ...text.matchAll(useThat)].flatMap(({ index }) => {
    const from = text.lastIndexOf("\n", index) + 1;
    const told = typed.filter(({ start, end }) => start >= from && end <= index);
    const last = told.at(-1);
    const first = told.filter((one) => one.kind === last?.kind).at(-2);
    return first && last && index - last.end < 40 && last.start - first.end < mostApart
      ? [{ ...first, text: last.said }]
      : [];
  });
}

const star = /(?:^|: ?)\*(\d{2,4}[A-Z]?)[ \t]*$/gimu;

/** "*0172" behind "662-555-0127": the same digits in their right order. */
function starred(text: string): Edit[] {
  return [...text.matchAll(star)].flatMap(({ index, 1: right = "" }) => {
    const told = [...text.slice(0, index).matchAll(/(?<!\d)\d{2,4}[A-Z]?(?![\d:/])/g)].filter(
      ([number]) => number !== right && sortedDigits(number) === sortedDigits(right),
    );
    const last = told.at(-1);
    return last ? [{ start: last.index, end: last.index + last[0].length, text: right }] : [];
  });
}

const starredRoom = /(?:^|: ?)\*((?:room|rm|bed)\b\.? ?#?)([A-Z]?\d{1,4}[A-Z]?)[ \t]*$/gim;

/** "*rm 14" in a chat's next line. */
const roomsBelow = (text: string): Edit[] =>
  [...text.matchAll(starredRoom)].flatMap(({ index, 2: right = "" }) => {
    const last = [...text.slice(0, index).matchAll(/\b(?:room|rm|bed)\b\.? ?#?([A-Z]?\d{1,4}[A-Z]?)\b/gi)].at(-1);
    const old = last?.[1];
    if (!last || !old || old === right) return [];
    const end = last.index + last[0].length;
    return [{ start: end - old.length, end, text: right }];
  });

const numberBelow =
  /\n[^\n]{2,60}?: ?(?:\*|(?:correction|corr|sorry|oops|make (?:that|it)|wait,? no|no,? wait|wait|scratch that|actually|i mean|no)\b[\s,:-]{1,3}(?:(?:s?he['’]?s|it['’]?s|that['’]?s|more like|wt|weight|age|says) ?){0,2})(\d{2,3})(?= ?(?:lbs?|#|pounds|yo|per|now)\b|[.,;\n]|$)/gi;
const numberAbove =
  /(?<=\b(?:s?he['’]?s|is|was|weighs?|wt|weight|about|approx|maybe|around|aged?|like)[ :]{1,2}|~|, )(\d{2,3})(?= ?(?:lbs?|#|pounds|yo|y\/o|yrs|years)|[.,;\n])/gi;

/** "Correction 190 per hospice" in a chat's later line: the last such number before it, of as many digits. */
const numbersBelow = (text: string): Edit[] =>
  [...text.matchAll(numberBelow)].flatMap(({ index, 1: right = "" }) => {
    const above = text.slice(Math.max(0, index - 300), index + 1);
    const last = [...above.matchAll(numberAbove)].findLast(([number]) => number.length === right.length);
    if (!last || !headOf(text.slice(index + 1, index + 80))) return [];
    const start = index + 1 - above.length + last.index;
    return [{ start, end: start + right.length, text: right }];
  });

const roomAgain =
  /\b((?:room|rm|bed|suite)\b\.?[ #:]{0,2})([A-Z]?\d{1,4}[A-Z]?)[,.;–—-]? (?:no|sorry|oops|wait|i mean|make that)[,:]? (?:no,? |it['’]?s |that['’]?s |(?:room|rm|bed|suite) ){0,2}([A-Z]?\d{1,4}[A-Z]?)(?=[\s,.;)]|$)(?! (?:stairs|steps|lbs|pounds|people|men|visitors|family))/gi;

const weightAgain =
  /(?<![\d/-])(\d{2,3})( ?(?:lbs?|pounds|#|kgs?|kilos))[,.;–—-]{0,2} (?:no|sorry|oops|wait|i mean|make that|correction|actually|rather|scratch that)[,:]? (?:(?:no|wait|sorry|make that|i mean|it['’]?s|that['’]?s|actually),? ){0,2}(\d{2,3})(?=[\s,.;)]|$)(?! ?(?:lbs?|pounds|#|kgs?|kilos|years|y\/?o|stairs|steps|[ap]\.?m\b))/giu;

const weightNot = /(?<![\d/-])(\d{2,3}),? (?:and )?not (\d{2,3})( ?(?:lbs?|pounds|#|kgs?|kilos))(?!\p{L})/giu;

/** "145 pounds, no make that 154", "185 not 165 lbs". */
const weights = (text: string): Edit[] => [
  ...[...text.matchAll(weightAgain)].map(({ index, 0: said, 2: unit = "", 3: right = "" }) => ({
    start: index,
    end: index + said.length,
    text: right + unit,
  })),
  ...[...text.matchAll(weightNot)].map(({ index, 0: said, 1: right = "", 3: unit = "" }) => ({
    start: index,
    end: index + said.length,
    text: right + unit,
  })),
];

/** "Rm 12 no 14". */
const rooms = (text: string): Edit[] =>
  [...text.matchAll(roomAgain)].map(({ index, 0: said, 1: label = "", 3: right = "" }) => ({
    start: index,
    end: index + said.length,
    text: label + right,
  }));
