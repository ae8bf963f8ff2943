// Finds numbers that never come back: social security numbers, payment cards and bank accounts.
import { matchPhrase, phraseBook, type Words } from "./parse-phrases";
import { quick } from "./parse-quick-pattern";
import type { Span } from "./parse-span";
import { bankWords, cardWords, caseLabels, numberWords, socialLabels } from "./words/secrets";

const socials = phraseBook({ social: socialLabels });
const banks = phraseBook({ bank: bankWords });
const cards = phraseBook({ card: cardWords });
const cases = new Set(caseLabels.split(", "));
const spoken = new Set(numberWords.split(", "));

const socialShape = quick(
  /(?<![A-Za-z\d.-])(?:\d{3}|[xX*•#]{3})(?: ?[-–—.] ?| )(?:\d{2}|[xX*•#]{2})(?: ?[-–—.] ?| )\d{4}(?![A-Za-z\d]|[-.]\d)/g,
);
const afterLabel =
  /^[\s:#=.()*_,-]{0,12}(?:(?:is|are|was|number|num|no|last|four|4|ends|ending|digits|in|of|the|his|her|with|es|son|uh+|um+|er|let|me|see|look|check|hold|hang|on|here|it|it['’]?s|its|i|think|have|got|that|would|be|so|ok|okay|well|a|sec|second|right|yes|yeah|starts|begins)[\s:#=.()*_,-]{1,8}){0,10}/i;
const digitRun = /^[\dxX*•](?:[ .\-–—]{0,2}[\dxX*•]){3,14}(?!\w)/;

/** Whether the words right before `start` name a case's or an account's number. */
function followsCaseLabel(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 28), start);
  const label =
    /(?:^|[^\p{L}\d])([\p{L}.]{1,14}(?: [\p{L}.]{1,8})?)[\s:#=.-]*$/u
      .exec(before)?.[1]
      ?.toLowerCase()
      .replaceAll(".", "") ?? "";
  // "bring photo ID" asks for a card and names no number.
  if (/^(?:photo|govt?|government|picture|valid|driver'?s?|state|their|your|an?) id$/.test(label)) return false;
  return cases.has(label) || cases.has(label.split(" ").at(-1) ?? "") || cases.has(label.split(" ")[0] ?? "");
}

const social = /(?<![\p{L}])(?:ss[n#]?|s\.s|soc(?:ial)?|seguro)(?![\p{L}])/iu;

/** What has the very shape of a social security number is a case's only right behind a word that says so. */
function isCaseNumber(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 60), start).replace(/^[\s\S]*\n/, "");
  return (
    /(?:case|ref|control|docket|incident|permit|coroner|nj[na]|(?<!\p{L})me)[\p{L}.]*[\s:#=.-]*(?:no\.?|num(?:ber)?)?[\s:#=.-]*$/iu.test(
      before,
    ) && !social.test(before)
  );
}

function spanOf(match: RegExpMatchArray, offset = 0): Span {
  const start = (match.index ?? 0) + offset;
  return { start, end: start + match[0].length };
}

/** "Her social, let me see, three two three": what people say while they look. */
const saidBetween =
  /^(?:is|number|the|last|of|his|her|uh+|um+|er|let|me|see|look|check|hold|hang|on|here|it|its|i|think|have|got|that|thats|would|be|so|ok|okay|well|a|sec|second|right|yes|yeah|starts|begins|with)$/;

/** The number behind a label such as "SSN (last 4):", in digits or spoken. */
function readSocial(words: Words, index: number, length: number): Span | null {
  const end = words.ends[index + length - 1] ?? 0;
  const after = words.text.slice(end, end + 90);
  const filler = afterLabel.exec(after)?.[0].length ?? 0;
  const run = digitRun.exec(after.slice(filler))?.[0];
  if (run !== undefined) {
    const digits = run.replace(/\D/g, "").length;
    return digits >= 4 && digits <= 9 ? { start: end + filler, end: end + filler + run.length } : null;
  }
  let at = index + length;
  while (at < index + length + 10 && saidBetween.test(words.folded[at] ?? "")) at += 1;
  let last = at;
  while (last - at < 12 && spoken.has(words.folded[last] ?? "")) last += 1;
  return last - at >= 4 ? { start: words.starts[at] ?? 0, end: words.ends[last - 1] ?? 0 } : null;
}

/** Social security numbers, whole or their last four digits. */
export function findSocials(words: Words): Span[] {
  const { text } = words;
  const found: Span[] = [];
  for (const match of text.matchAll(socialShape)) {
    if (!isCaseNumber(text, match.index)) found.push(spanOf(match));
  }
  let isAsked = false;
  for (let at = 0; at < words.folded.length; at += 1) {
    const label = matchPhrase(socials, words, at);
    if (!label) continue;
    isAsked = true;
    const span = readSocial(words, at, label.length);
    if (span) found.push(span);
  }
  // "Last 4: 6610" as an item of its own needs no other word.
  for (const match of text.matchAll(/(?:^|[\n,;|/>"])[ \t"_]{0,4}last (?:4|four)[ \t:#="_,]{1,6}(\d{4})(?!\d)/gim))
    found.push({ start: match.index + match[0].length - 4, end: match.index + match[0].length });
  if (!isAsked) return found;
  // "Last four nine eight seven six on the social."
  for (let at = 0; at < words.folded.length; at += 1) {
    if (words.folded[at] !== "last" || !/^(?:four|4)$/.test(words.folded[at + 1] ?? "")) continue;
    const span = readSocial(words, at, 2);
    if (span) found.push(span);
  }
  // In a table the label heads the column: any run of nine digits in such a text may be the number.
  for (const match of text.matchAll(/(?<![\w.-])\d{9}(?![\w-])/g)) {
    if (!followsCaseLabel(text, match.index)) found.push(spanOf(match));
  }
  const lastFour = quick(
    /(?:last (?:4|four)[^\d\n]{0,14}(\d{4})(?!\d)[^\n]{0,16}(?:ss|soc)|(?<!\d)(\d{4})[ (,-]{1,3}last (?:4|four))/gi,
  );
  for (const match of text.matchAll(lastFour)) {
    const digits = match[1] ?? match[2] ?? "";
    const start = match.index + match[0].indexOf(digits);
    found.push({ start, end: start + digits.length });
  }
  return found;
}

/** The check digit of payment cards. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const cardGroups =
  /^(?:\d{4}[ .-]{1,3}\d{4}[ .-]{1,3}\d{4}[ .-]{1,3}\d{1,4}(?:[ .-]{1,3}\d{1,3})?|\d{4}[ .-]{1,3}\d{6}[ .-]{1,3}\d{4,5})$/;

function isNear(words: Words, index: number, book: typeof cards, before: number, after: number): boolean {
  for (let at = Math.max(0, index - before); at <= index + after; at += 1) {
    if (matchPhrase(book, words, at)) return true;
  }
  return false;
}

function isCard(run: string, isNamed: boolean): boolean {
  const digits = run.replace(/\D/g, "");
  if (digits.length < 13 || digits.length > 19) return false;
  const isGrouped = cardGroups.test(run);
  if (digits !== run && !isGrouped) return false;
  const isIssued = /^[3-6]/.test(digits) || /^2[2-7]/.test(digits);
  if (isNamed) return isIssued || isGrouped;
  return isIssued && (passesLuhn(digits) || (isGrouped && digits.length >= 15));
}

/** How much of a run of digits is a card's number: an expiry may follow it. 0 when none. */
function lengthOfCard(run: string, isNamed: boolean): number {
  if (!/^[2-6]/.test(run) && !isNamed) return 0;
  let digits = 0;
  let length = 0;
  for (let at = 0; at < run.length; at += 1) {
    if (!/\d/.test(run.charAt(at))) continue;
    digits += 1;
    const isEnd = at + 1 === run.length || !/\d/.test(run.charAt(at + 1));
    if (isEnd && digits >= 13 && digits <= 19 && isCard(run.slice(0, at + 1), isNamed)) length = at + 1;
  }
  return length;
}

const beside =
  /(?:exp\w{0,8}|good thru|good through|valid thru|vence)[.:\s#-]{0,3}(?:date)?[.:\s#-]{0,3}(?:is )?(\d{1,2} ?[/-] ?\d{2,4}|\d{4})|(?:cvv2?|cvc2?|csc|cid|(?<!\b(?:building|bldg|gate|door|alarm|lobby|garage|entry|key ?pad) )(?:sec(?:ur)?(?:ity)?\.?|verification|card) (?:code|no\.?|number|#)|(?:3|three|4|four) digit code|code on (?:the )?back|(?<!(?:gate|door|lock|box|entry|access) )\bcode(?=[.:\s#-]{0,3}(?:is )?\d{3}(?!\d)))[.:\s#-]{0,3}(?:is )?(\d{3,4})(?!\d)|^[\s,;/]{1,3}(\d{2} ?\/ ?\d{2,4})(?:[\s,;/]{1,3}(\d{3,4})(?!\d))?/gi;

/** The expiry and the security code beside a card's number. */
function findBeside(text: string, card: Span): Span[] {
  const found: Span[] = [];
  const from = Math.max(0, card.start - 40);
  for (const [offset, part] of [
    [from, text.slice(from, card.start)],
    [card.end, text.slice(card.end, card.end + 180)],
  ] as const) {
    for (const match of part.matchAll(beside)) {
      for (const digits of match.slice(1)) {
        if (digits === undefined) continue;
        const start = offset + match.index + match[0].lastIndexOf(digits);
        found.push({ start, end: start + digits.length });
      }
    }
  }
  return found;
}

/** Payment cards with what stands beside them, and bank accounts. */
export function findCards(words: Words, wordAt: (offset: number) => number): Span[] {
  const { text } = words;
  const found: Span[] = [];
  for (const match of text.matchAll(/(?<![\w.-])\d(?:[ .-]{0,3}\d){12,22}(?!\w)/g)) {
    const isNamed = isNear(words, wordAt(match.index), cards, 5, 0);
    // A ZIP code or an extension may stand before it.
    for (const { index } of match[0].matchAll(/(?<!\d)\d/g)) {
      const length = lengthOfCard(match[0].slice(index), isNamed);
      if (length === 0) continue;
      const card = { start: match.index + index, end: match.index + index + length };
      found.push(card, ...findBeside(text, card));
      break;
    }
  }
  for (const match of text.matchAll(/\b(?:cvv2?|cvc2?)(?:\s?code)?[.:\s#-]{0,3}(?:is )?(\d{3,4})(?!\d)/gi)) {
    const end = match.index + match[0].length;
    found.push({ start: end - (match[1] as string).length, end });
  }
  for (let at = 0; at < words.folded.length; at += 1) {
    const card = matchPhrase(cards, words, at);
    if (card && /^(?:ending|ends|card)$/.test(words.folded[at] ?? "")) {
      const end = words.ends[at + card.length - 1] ?? 0;
      const four = /^[\s:#.]{1,3}(?:(?:in|with|is)\s)?[xX*•.\s-]{0,16}(\d{4})(?![\d/-])/.exec(
        text.slice(end, end + 32),
      );
      const isOfCard = (words.folded[at] === "card" && card.length > 1) || isNear(words, at, cards, 4, -1);
      if (four?.[1] && isOfCard) {
        const digits = { start: end + four[0].length - 4, end: end + four[0].length };
        found.push(digits, ...findBeside(text, digits));
      }
    }
    const bank = matchPhrase(banks, words, at);
    if (!bank) continue;
    const end = words.ends[at + bank.length - 1] ?? 0;
    const after = text.slice(end, end + 90);
    for (const number of after.matchAll(
      /(?:^|acc(?:oun)?t)[^\d\n]{0,16}((?:[A-Z]{2}\d{2})?\d[\d -]{4,22}\d)(?!\w)/gi,
    )) {
      const digits = number[1] ?? "";
      if (digits.replace(/\D/g, "").length === 10 && /[ -]/.test(digits)) continue;
      const start = end + number.index + number[0].length - digits.length;
      found.push({ start, end: start + digits.length });
    }
  }
  return found;
}
