// Tells a call that is taken back from a first call: "Please cancel the removal for Dorothy Lang".
import { findHeads } from "./parse-headers";
import { maskText, type Page } from "./parse-page";
import { quick } from "./parse-quick-pattern";

const order =
  "(?:removal|pick[- ]?up|transport(?:ation)?|transfer|first call|death call|call|order|request|trip|run|service request)";
const takenBack: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^|[.!?;:,\n-]\s*|\b(?:please|pls|plz|to|must|can|you|we|and|hi|hello|just)\s+)cancel(?:l?ing|l?ed)?\s+(?:(?:the|this|that|our|my|your|his|her|their)\s+)?(?:[\p{L}'’.-]+\s+){0,3}?${order}\b`,
    "iu",
  ),
  /(?:^|[.!?;:,\n-]\s*|\b)(?:please|pls|plz) cancel(?! (?:the |our |my |any )?(?:appointment|viewing|visit|service|flowers|order for flowers|previous|prior|earlier|old|time|eta)\b)/i,
  new RegExp(
    String.raw`\b(?:no longer|don['’]?t|do not|won['’]?t|will not)(?: be)? (?:need|require|want)(?:s|ed|ing)? (?:(?:a|the|your|any|this|that|our)\s+)?(?:you (?:to come|guys|for)|${order}|services? (?:for|from you)|to be (?:picked up|transported|removed))\b`,
    "i",
  ),
  new RegExp(
    String.raw`\b${order}\b[^.!?;:\n]{0,60}?\b(?:(?:is|was|has been|have been|needs to be|to be|should be)\s+)?cancel(?:l?ed)?\b`,
    "i",
  ),
  /(?:^|\n)\W*(?:status\W{1,4})?cancel(?:lation|l?ed)\W*(?:\n|$)/i,
  new RegExp(
    String.raw`\bdisregard (?:the |our |my |this |that )?(?:removal|pick[- ]?up|transport|first call|death call)\b`,
    "i",
  ),
];
/** "Do not cancel", "if you cancel": nothing is taken back by it. */
const notMeant =
  /\b(?:not|never|don['’]?t|didn['’]?t|fee|policy|or|who|why|ems|medics?|ambulance|squad|code|911|nurse|visit|had to|(?:call|used|able|free|right|option|wants?) to)\s+(?:\w+\s+){0,2}$|\b(?:if|unless|in case|until|whether)\b[^.!?\n]*$/i;
/** Another order stands beside: the call goes on. */
const goesOn =
  /\bnew (?:removal|first call|call|death|request|order|pick[- ]?up|case|time|location|address|one)\b|\b(?:but|instead|now|also|still|and|then) (?:please |we |they |you |can |could |i )*(?:need|come|pick|send|take|go|get|fetch|remove|transport|bring|use|move|want)\b|\b(?:another|different|second) (?:removal|call|pick[- ]?up|death|resident|patient|decedent)\b|\breschedul\w*|\b(?:instead|make it|change (?:it|that) to|moved? to|come at|replace[sd]? (?:by|with)|is back on|back on|reinstat\w*|re-?order\w*|un-?cancel\w*)\b(?! of you\b)|(?<!\b(?:longer|not|never) |n['’]t )\b(?:we )?need (?:you|a (?:removal|pick)|to (?:pick|have)|someone|transport|removal)\b|\bplease (?:pick|come|send|remove|take|go|transport|deliver)\b/i;
const anotherHome =
  /\b(?:another|a different|other|someone|somebody)(?: \w+){0,2} instead\b|\b(?:called|chose|chosen|went with|selected|using|going with|picked|hired)\b[^.;\n]{0,40}\binstead\b/gi;

/** A death that is told behind the sentence: a log that goes on to the next call, unless the family went elsewhere. */
const nextDeath = /[.!?\n][^]*?\b(?:died|passed|has expired|first call|had a death)\b/i;
const wentElsewhere =
  /\b(?:another|a different|other|someone else|somebody else)\b|\b(?:chose|chosen|went with|going with) (?!us\b)/i;

const mayCancel = quick(/cancel|no longer|disregard|(?:n['’]t|not)(?: be)? (?:need|require|want)/i);

/** Whether the newest mail takes a call back and asks for nothing new. */
export function isCancelled(page: Page): boolean {
  if (!mayCancel.test(page.text)) return false;
  const { lines, spans } = findHeads(page);
  const depth = Math.min(...lines.filter(({ isBlank }) => !isBlank).map((line) => line.depth));
  const masked = maskText(
    page.text,
    spans.toSorted((one, other) => one.start - other.start),
  );
  const said = lines
    .filter((line) => line.depth === depth)
    .map(({ start, end }) => masked.slice(start, end))
    .join("\n");
  const isMeant = takenBack.some((pattern) => {
    const match = pattern.exec(said);
    if (!match) return false;
    const word = match.index + Math.max(0, match[0].search(/cancel|no longer|don|do not|won|will not|disregard/i));
    if (notMeant.test(said.slice(Math.max(0, word - 90), word))) return false;
    const behind = said.slice(match.index + match[0].length);
    return !nextDeath.test(behind) || wentElsewhere.test(behind);
  });
  return isMeant && !goesOn.test(said.replace(anotherHome, "another"));
}
