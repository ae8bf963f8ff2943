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
  /(?:^|[.!?;:,\n-]\s*|\b)(?:please|pls|plz) cancel(?! (?:the |our |my |any )?(?:\w+['’]s )?(?:number|phone|room|address|weight|name|stairs|appointment|viewing|visit|service|flowers|order for flowers|previous|prior|earlier|old|time|eta|embalming|(?:last|first|second|third|extra|other|wrong) (?!removal|pick|call|transport|order)\w+)\b)/i,
  new RegExp(
    String.raw`\b(?:no longer|don['’]?t|do not|won['’]?t|will not)(?: be)? (?:need|require|want)(?:s|ed|ing)? (?:(?:a|the|your|any|this|that|our)\s+)?(?:you (?:to come|guys|for)|${order}|services? (?:for|from you)|to be (?:picked up|transported|removed))\b`,
    "i",
  ),
  new RegExp(
    String.raw`\b${order}\b[^.!?;:\n]{0,60}?\b(?:(?:is|was|has been|have been|needs to be|to be|should be)\s+)?cancel(?:l?ed)?\b`,
    "i",
  ),
  /(?:^|\n)\W*(?:status\W{1,4})?(?:(?:please|pls|plz) cancel|cancel(?:lation|l?ed))\W*(?:\n|$)/i,
  new RegExp(
    String.raw`\b${order} (?:(?:is|are) )?no longer (?:needed|required|necessary)\b|\b(?:pulse|alive)\b.{0,20}\bcancel\b`,
    "i",
  ),
  /(?:^|\n)\W*cancel(?:l?ed|lation)? ?[,;:–-]|\b(?:removal|pick[- ]?up|transport|trip) is off\b|^\W*never ?mind (?:the |this |our |that )?(?:removal|pick[- ]?up|transport|first call|call)\b/i,
  new RegExp(
    String.raw`\bdisregard (?:the |our |my |this |that )?(?:removal|pick[- ]?up|transport|first call|death call)\b`,
    "i",
  ),
];
/** "Do not cancel", "if you cancel": nothing is taken back by it. */
const notMeant =
  /\b(?:not|never|don['’]?t|didn['’]?t|fee|policy|or|who|why|ems|medics?|ambulance|squad|code|911|nurse|visit|had to|(?:call|used|able|free|right|option|wants?) to)\s+(?:\w+\s+){0,2}$|\b(?:if|unless|in case|until|whether)\b[^.!?\n]*$/i;
const rescue =
  /\b(?:ambulance|ems|medics?|squad|helicopter|life ?flight|medevac)\b|\bto (?:the )?(?:icu|er|ed|hospital|dialysis|rehab|surgery|hospice|another (?:hospital|unit|floor))\b|\bautopsy\b/i;
/** What is taken back is a part of the order: its hour, its address, one mail of several. */
const isPart =
  /^[ '’s]*(?:time|date|day|hour|window|address|location|spot|place|room|entrance|door|sheet|form|entry|instructions?|details?|notes?|info\w*|number|name|for (?:two|one|three|\d|the\b|an? (?!removal))|(?:before|after|by) \d|at \d{1,2}(?::\d\d)? ?[ap]\.?m|to (?!come\b|be\b)(?:the |an? )?\w|from (?:the|room|rm|er|ed|icu)\b|(?:from|in|on) (?:my|the|our) (?:first|previous|earlier|other|old) (?:sheet|form)|to the \w+ (?:is|was) cancel)/i;
const orderWord = new RegExp(String.raw`^(?: (?:the|our|my|this|that))? (?:${order}|request)\b`, "i");
/** The rest of the order holds. */
const restHolds =
  /\b(?:every ?thing|all) else\b|\b(?:the )?rest (?:is|stands|stays|holds|remains|as|of it|unchanged)\b|\b(?:so|and|please) go (?:there|to|straight)\b|\b(?:just|only) to\b|\b(?:this|it|the one below|which) (?:one )?(?:replaces|supersedes)\b|\b(?:right|correct|corrected|updated|revised|new) (?:one|version|sheet|address|info\w*|details|order|call)\b|[,.;:-]\s*(?:please )?(?:bring|take) (?:her|him|them|mom|dad|the body) (?:to|there)\b|\b(?:order|sheet|call|request|one) is below\b|\buse (?:this|the one)\b/i;
/** The whole call is off, though an order stands below. */
const isWhole =
  /\b(?:another|a different|other) (?:funeral|home|firm|mortuary|house|company)|\b(?:went|going) with\b|\bchose\b|\bchanged (?:their|her|his|my|our) minds?\b|\b(?:sent )?in error\b|\bby mistake\b|\bby (?:the )?(?:family|wife|husband|daughter|son)\b|\b(?:do not|don['’]?t|no need to) come\b|\bstill (?:alive|breathing|with us)\b|\b(?:coroner|m\.?e\.?|medical examiner) (?:is taking|took|takes|will take|has taken)\b|\b(?:duplicate|took jurisdiction|has a pulse|decided (?:to use|on)|after all|no longer needed|not need your)\b|\bis off\b|\b(?:already has|are driving|is driving|driving) (?:her|him)\b|^\W*this \w+(?: \w+)? (?:is|has been|was) cancel|^\W*(?:please |pls |plz )?cancel(?: (?:the|this|that|my|our) [\w -]{3,18}?)?(?: please| below| for [^.,\n]{3,30})?[.!\n]/i;

/** Another order stands beside: the call goes on. */
const goesOn =
  /\bnew (?:removal|first call|call|death|request|order|pick[- ]?up|case|time|location|address|one)\b|\b(?:but|instead|now|also|still|and|then) (?:please |we |they |you |can |could |i )*(?:need|come|pick|send|take|go|get|fetch|remove|transport|bring|use|move|want)\b|\b(?:another|different|second) (?:removal|call|pick[- ]?up|death|resident|patient|decedent)\b|\breschedul\w*|\b(?:instead|make it|change (?:it|that) to|moved? to|come at|replace[sd]? (?:by|with)|is back on|back on|reinstat\w*|re-?order\w*|un-?cancel\w*)\b(?! of you\b)|(?<!\b(?:longer|not|never) |n['’]t )\b(?:we )?need (?:you|a (?:removal|pick)|to (?:pick|have)|someone|transport|removal)\b|\bplease (?:pick|come|send|remove|take|go|transport|deliver)\b/i;
const anotherHome =
  /\b(?:another|a different|other|someone|somebody)(?: \w+){0,2} instead\b|\b(?:called|chose|chosen|went with|selected|using|going with|picked|hired)\b[^.;\n]{0,40}\binstead\b/gi;

/** A death that is told behind the sentence: a log that goes on to the next call, unless the family went elsewhere. */
const nextDeath = /[.!?\n][^]*?\b(?:died|passed|has expired|first call|had a death)\b/i;
const wentElsewhere =
  /\b(?:another|a different|other|someone else|somebody else)\b|\b(?:chose|chosen|went with|going with) (?!us\b)/i;

const mayCancel = quick(
  /cancel|no longer|disregard|never ?mind|is off\b|(?:n['’]t|not)(?: be)? (?:need|require|want)/i,
);

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
    const word =
      match.index + Math.max(0, match[0].search(/cancel|no longer|don|do not|won|will not|disregard|never|is off/i));
    if (notMeant.test(said.slice(Math.max(0, word - 90), word))) return false;
    // "Ambulance transport canceled", "Transfer to ICU was cancelled, he died first": what was to save a life.
    if (rescue.test(said.slice(Math.max(0, match.index - 24), match.index + match[0].length))) return false;
    const behind = said.slice(match.index + match[0].length).replace(orderWord, "");
    const isSure = isWhole.test(said.trimStart().slice(0, 200)) && match.index < 140;
    if (!isSure && (isPart.test(behind) || /\d ?[ap]\.?m\.? (?:\w+ )?$/i.test(said.slice(0, match.index))))
      return false;
    if (isSure && !isPart.test(behind.slice(0, 14).replace(/ to .*/, ""))) return true;
    return !nextDeath.test(behind) || wentElsewhere.test(behind);
  });
  if (isMeant && restHolds.test(said)) return false;
  return isMeant && !goesOn.test(said.replace(anotherHome, "another"));
}
