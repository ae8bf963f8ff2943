// Finds out from running text whether kin is with the dead: "wife Irma w/ him now", "daughter on her way, not here yet".
import { addReading, type Sheet } from "./parse-sheet";

const kin =
  /(?<![\p{L}\p{N}])(?:family|fam|wife|wf|husband|husb|hus|spouse|daughters?|dtrs?|dau|sons?|sisters?|sis|brothers?|mother|father|mom|dad|nieces?|nephews?|granddaughters?|grandsons?|grandkids|children|kids|parents|partner|fianc[eé]e?|cousin|aunt|uncle|next of kin|nok|in-laws|familia|esposa|esposo|hij[oa]s?|herman[oa]s?|niet[oa]s?|sobrin[oa]s?)(?![\p{L}\p{N}'’]|-in)/giu;
const stops = /\n\s*\n|\n\s*[-*•]|[!?]\s|(?<!\.)\.\s+(?=[A-Z"“])|;\s|\n(?=[A-Za-z /]{2,24}[:=])/;
const away =
  /\b(?:(?:is |are |was |were )?not (?:yet )?(?:there|here|present|on scene|on site|coming|at (?:the )?bedside|with (?:him|her)|w\/ ?(?:him|her)|in (?:the )?building|attending|going to be)|isn'?t (?:here|there|coming|present)|aren'?t (?:here|there|coming|present)|(?:will not|won'?t|cannot|can'?t) (?:be )?(?:coming|come|make it|there|here|present|attend)|on (?:his|her|their|the) way|en ?route|(?:has|have|had|already|and|they|she|he|since|just)(?: all| both| just| since| already)* (?:left|gone)(?! (?:a|the|his|her|message|word|instructions|it|him|behind))|(?:gone|went|headed) home|no (?:est[aá]|viene|vendr[aá])|ya se fue(?:ron)?|left (?:at|around|about|before|earlier|already|\d))\b/i;
const here =
  /(?:\b(?:is|are|am|still|also|now|all|both|and|&|[’']s|[’']re|be|sitting|waiting|staying|right|remain(?:s|ing)?)\s+|[,(/-]\s*|\d\s+|(?<=\p{Lu}\p{Ll}{1,12})\s+(?=there\s*(?:[\d(,.;)]|$))|(?<=\p{L})\s+(?=w\/|PRESENT|present|at bs|at bedside))(?:right |still )?(?:here|there|present|with (?:him|her|the body|mom|dad)|w\/ ?(?:him|her)|at bs|at (?:the )?bedside|on scene|on ?site|in (?:the )?(?:family|waiting) room|at (?:the )?(?:house|home|residence))(?![\p{L}\p{N}])(?! (?:in (?!the )|for|until|till|by|when|at \d|is|are|was|were|to (?:sign|get))\b)/iu;
const otherTime =
  /\b(?:will(?! (?:all |both |still )?be (?:right )?(?:here|there|waiting|present))|should|would|when|if|once|after|before|until|till?|lives?|died|passed|late|works?|used to|was|were|in (?:19|20)\d\d|ask|see|call|asks?|reach)\b/i;
const widest = 110;

/** Adds whether kin is there, as it is said beside the word for the kin. */
export function addPresence(sheet: Sheet, text: string): void {
  let last = -1;
  for (const match of text.matchAll(kin)) {
    if (match.index < last) continue;
    const from = match.index + match[0].length;
    const window = text.slice(from, from + widest).replace(/\([^()\n]*\)/g, (words) => " ".repeat(words.length));
    const part = window.slice(0, window.search(stops) < 0 ? widest : window.search(stops));
    const [gone, present] = [away.exec(part), here.exec(part)];
    if (
      present &&
      /\b(?:nobody|no ?one|none of them)(?:['’]?s| is| are| was)?\s+(?:\w+\s+)?$/i.test(
        part.slice(0, present.index + present[0].search(/here|there|present|with|w\/|at|on|in/i)),
      )
    )
      continue;
    const first = gone && (!present || gone.index <= present.index + present[0].length) ? gone : present;
    if (!first) continue;
    if (first === present && otherTime.test(part.slice(0, present.index))) continue;
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    if (/\b(?:no|not|late|without|neither|than)\s+(?:\w+\s+)?$/i.test(before)) continue;
    if (
      /^[\s\w/]{0,14}\s*(?:[:=|?]|_{2})/.test(text.slice(from + first.index + first[0].length)) ||
      /^_| {3}/.test(part.slice(0, first.index + first[0].length))
    )
      continue;
    last = from + first.index + first[0].length;
    addReading(
      sheet,
      "isFamilyThere",
      { value: first === gone ? "NO" : "YES", start: 0, end: last - match.index, confidence: 0.8 },
      match.index,
      {},
    );
  }
}
