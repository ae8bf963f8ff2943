// Reads answers: yes, no or unknown, a sex, the result of a test, in words or in ticked boxes.
import { leanPattern } from "./parse-pattern";
import { choiceOf, textBefore } from "./parse-scan";
import type { Reading } from "./parse-span";
import { readTicks } from "./parse-ticks";
import { answerLeads } from "./words/answer-leads";
import { noWords, unknownWords, yesWords } from "./words/answers";
import { femaleWords, maleWords, negativeWords, positiveWords, untestedWords } from "./words/results";

export type Answer = "YES" | "NO" | "Unknown";

const lead = String.raw`^[\s:;.,=*"'“(\[{>•·–—-]{0,12}(?:(?:${choiceOf(answerLeads)})(?!\p{L})[\s,:-]{1,3}){0,2}[*"'“(\[]{0,2}`;
const atStart = (words: readonly string[]) => leanPattern(String.raw`${lead}(${choiceOf(words)})(?![\p{L}\d])`, "iu");

const unknownAtStart = atStart(unknownWords);
const yesAtStart = atStart(yesWords);
const noAtStart = atStart(noWords);
const letters = /^[ynsu]$/i;
const unchosen =
  /^[\s(]*(?:y(?:es)?|s[ií])\s?(?:\/|or|\||,|o)\s?no?(?:\s?(?:\/|or|\||,|o)\s?(?:unk(?:nown)?|u|n\/?a|desconocido))?\s?\??\)?\s*(?:[.:]|$)|^\s*y(?:es)?\s{1,8}no?\s*$/i;

/** "(Y/N) N": what may be answered stands before the answer. */
const hint =
  /^\s*(?:[([] ?y(?:es)? ?\/ ?no?(?: ?\/ ?[a-z]{1,4})? ?[)\]]\s?[:=-]?(?=\s*[a-z])|y(?:es)? ?\/ ?no?(?: ?\/ ?[a-z?]{1,4})?(?:\s*(?:[:=]|->?|\.{2,})(?=\s*[a-z?])|(?: {2,}|\t)(?=[a-z?])))/i;

/** "wi / yes", "non / no": the same answer in another language before it. */
const inBoth =
  /^\W*(?:(?:wi|oui|s[ií]|ja|da|tak|sim|opo|oo|hai|v[âa]ng) ?[/|–-] ?(?=yes\b)|(?:non|no|nein|nie|não|nao|hindi|không|nyet|net) ?[/|–-] ?(?=no\b))/i;

/** The answer that `segment` begins with. A choice nobody has made ("Y / N") is none. */
export function readAnswer(segment: string): Reading<Answer> | null {
  const text = segment
    .slice(0, 200)
    .replace(hint, (words) => " ".repeat(words.length))
    .replace(inBoth, (words) => " ".repeat(words.length));
  if (unchosen.test(text) || /^\W{0,4}no[_ -](?:answer|response|reply|selection)\b/i.test(text)) return null;
  if (/^[\s(]*\?{1,6}\s*\)?/.test(text)) return answerAt("Unknown", "?", text.indexOf("?"), 0.9);
  const found = (
    [
      ["Unknown", unknownAtStart],
      ["NO", noAtStart],
      ["YES", yesAtStart],
    ] as const
  ).flatMap(([value, pattern]) => {
    const match = pattern.exec(text);
    return match?.[1] === undefined ? [] : [{ value, word: match[1], at: match[0].length - match[1].length }];
  });
  const [best] = found.toSorted((one, other) => one.at - other.at || other.word.length - one.word.length);
  if (!best) return null;
  const { value, word, at } = best;
  const back = text.slice(at + word.length);
  // "N Main St", "S. Park": one letter counts alone or before a remark, not as part of a name.
  if (
    letters.test(word) &&
    /^(?:\.?\s?(?!(?:by|per|to|and|with)\b)\p{Lu}\p{Ll}+\s(?:st|ave|rd|dr|main|park)\b|\.\s?\p{L}\.|['’/&]\p{L})/iu.test(
      back,
    )
  )
    return null;
  if (/^[su]$/i.test(word) && /^[\s.]{0,2}[\p{L}\d]/u.test(back)) return null;
  if (value === "YES" && /^\s?(?:\/|or\s)\s?no?\b/i.test(back)) return null;
  if (value === "YES" && /^(?:positive|ok|okay|o\.k\.)$/i.test(word)) return answerAt(value, word, at, 0.85);
  if (value === "YES" && /^[\s,]{1,3}(?:i think|maybe|possibly|probably|\?)|^\s?\?/i.test(back))
    return answerAt(value, word, at, 0.6);
  if (value === "NO" && /^\s?\?/.test(back)) return answerAt(value, word, at, 0.6);
  return answerAt(value, word, at, letters.test(word) ? 0.93 : 0.96);
}

function answerAt(value: Answer, word: string, at: number, confidence: number): Reading<Answer> {
  return { value, start: at, end: at + word.length, confidence };
}

/** The answer that is ticked; nothing when several are, or when only boxes beside other words are. */
export function readTickedAnswer(segment: string): Reading<Answer> | null {
  const only = /^\s{0,4}(?:\[\s?[xX✓✔*]\s?\]|\(\s?[xX✓✔*]\s?\)|[☑☒✅✓✔■])\s*$/.exec(segment);
  if (only) return { value: "YES", start: 0, end: segment.trimEnd().length, confidence: 0.85 };
  const ticks = readTicks(segment);
  if (!ticks) return null;
  const ticked = ticks.options.filter(({ isTicked }) => isTicked);
  const answers = ticked.flatMap((option) => {
    const answer = readAnswer(option.text);
    return answer ? [{ value: answer.value, start: option.start, end: option.end, confidence: 0.96 }] : [];
  });
  const [first] = answers;
  return first && answers.every(({ value }) => value === first.value) ? first : null;
}

const ageLead = String.raw`^[\s:.,=*"'(\[-]{0,8}(?:\d{1,3}\s?(?:y\.?\/?o\.?|yrs?|years?(?: old)?|años)?[\s,/-]{0,3})?(?:(?:an?|the|he is|she is|hispanic|latino|latina|white|black|caucasian|asian|w|b)[\s/]{1,2}){0,3}`;
const sexAtStart = (words: readonly string[]) =>
  leanPattern(String.raw`${ageLead}(${choiceOf(words)})(?![\p{L}]|\s?[/|]\s?(?:[mf]\b|fe?male))`, "iu");
const maleAtStart = sexAtStart(maleWords);
const femaleAtStart = sexAtStart(femaleWords);

/** `Male` or `Female`, also behind an age ("75 M") or in ticked boxes. */
export function readSex(segment: string): Reading<"Male" | "Female"> | null {
  const text = segment.slice(0, 120);
  const ticked = readTicks(text)?.options.filter(({ isTicked }) => isTicked) ?? [];
  const [box] = ticked;
  if (box) {
    const inside = ticked.length === 1 ? readSex(box.text.replace(/[[\](){}]/g, "")) : null;
    return inside && { value: inside.value, start: box.start, end: box.end, confidence: 0.96 };
  }
  for (const [value, pattern] of [
    ["Female", femaleAtStart],
    ["Male", maleAtStart],
  ] as const) {
    const match = pattern.exec(text);
    const [whole = "", word = ""] = match ?? [];
    if (match) return { value, start: whole.length - word.length, end: whole.length, confidence: 0.96 };
  }
  return null;
}

const sexes =
  /(?<![\p{L}\d.#-])\d{1,3}[ -]?(?:y\.?\/?o\.?|yrs?\.?(?:[ -]old)?|years?[ -]old|year[ -]old)?[ ,/-]{0,2}(?:(?:white|black|hispanic|asian|caucasian|w|b)[ /])?(M|F|male|female|man|woman|gentleman|lady)(?![\p{L}\d.'’&/]|-\p{L})/giu;

/** "2 man lift": those who carry. */
const carriers = /^[ -](?:lift|team|crew|job|carry|removal|transfer|set-?up|cot)\b/i;
const roomBefore = /(?:rm|room|apt|unit|bed|temp|hwy|suite|ste|lot)[. :#]{0,2}$/i;

/** A sex that stands behind an age in running text: "67 yo F", "88 F". */
export function findSexes(text: string): Reading<"Male" | "Female">[] {
  const found: Reading<"Male" | "Female">[] = [];
  for (const match of text.matchAll(sexes)) {
    const [whole, word = ""] = match;
    const isLetter = word.length === 1;
    if (
      carriers.test(text.slice(match.index + whole.length, match.index + whole.length + 12)) ||
      /^[1-6][ -]?(?:man|woman)$/i.test(whole)
    )
      continue;
    if (isLetter && roomBefore.test(textBefore(text, match.index, 8))) continue;
    if (isLetter && word !== word.toUpperCase() && !/y\.?\/?o|yr|year/i.test(whole)) continue;
    const value = femaleWords.includes(word.toLowerCase()) ? "Female" : "Male";
    const end = match.index + whole.length;
    found.push({ value, start: end - word.length, end, confidence: isLetter ? 0.85 : 0.92 });
    if (found.length >= 100) break;
  }
  return found;
}

const covidLead = String.raw`^[\s:.=*"',-]{0,8}(?:(?:he|she|pt|patient|tested|test|status|result|results|was|is|covid(?:[- ]?19)?|rapid|pcr)[\s:-]{1,2}){0,4}`;
const covidAtStart = (words: readonly string[]) =>
  new RegExp(String.raw`${covidLead}(?:${choiceOf(words)})(?![\p{L}])`, "iu");
const positiveAtStart = covidAtStart(positiveWords);
const negativeAtStart = covidAtStart(negativeWords);
const untested = leanPattern(String.raw`(?:^|[^\p{L}])(?:${choiceOf(untestedWords)})(?!\p{L})`, "iu");

const result =
  /^[\s(]*(?:pos(?:itive)?|\+)\s?(?:\/|or)\s?(?:neg(?:ative)?|-)(?:\s?\/\s?\w+)?\s?\)?\s*(?:[:=?]|->|\s-\s)\s*(?=\S)/i;

/** The result of a test for COVID; a test that was not made is `Unknown`. */
export function readCovid(segment: string): "Positive" | "Negative" | "Unknown" | null {
  // "(+/-): neg": what may be answered stands before the answer.
  const text = segment.slice(0, 120).replace(result, (words) => " ".repeat(words.length));
  // "( )+ (X)-": the signs themselves are the choices.
  const sign = /[[(] ?[xX✓] ?[\])] ?([+-])(?=\s|$)/.exec(text)?.[1];
  if (sign) return sign === "+" ? "Positive" : "Negative";
  const ticked = readTicks(text)?.options;
  if (ticked) {
    const results = ticked.filter(({ isTicked }) => isTicked).map((option) => readCovid(option.text));
    return results.length === 1 ? (results[0] ?? null) : null;
  }
  if (/^[\s(]*(?:pos(?:itive)?|\+|y(?:es)?)\s?[/|]\s?(?:neg(?:ative)?|-|no?)\b/i.test(text)) return null;
  if (untested.test(text) || unknownAtStart.test(text) || /^[\s(]*\?/.test(text)) return "Unknown";
  if (negativeAtStart.test(text) || /^[^.;\n]{2,24}[,;-] ?neg(?:ative)?\W*$/i.test(text)) return "Negative";
  return positiveAtStart.test(text) ? "Positive" : null;
}
