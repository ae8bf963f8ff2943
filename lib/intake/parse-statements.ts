// Finds what people say in passing: "not a vet", "family has been and gone", "droplet precautions".
import { saidService } from "./parse-said-service";
import { leftOpen } from "./parse-said-open";
import { namedPrecautions, signedCovid } from "./parse-said-infections";
import { generalStatements, type Statement } from "./words/statements";
import { caseStatements } from "./words/statements-cases";
import { familyStatements } from "./words/statements-family";
import { healthStatements } from "./words/statements-health";
import { readyStatements } from "./words/statements-ready";
import { saidStatements } from "./words/statements-said";
import { shortStatements } from "./words/statements-short";
import { spellings } from "./words/spellings";
import { withoutAccents } from "./parse-labels";
import type { Reading, Span } from "./parse-span";
import { speaksOfAnother } from "./parse-said-limits";
import { isUnsaid } from "./parse-unsaid";

export interface Said extends Reading {
  field: Statement["field"];
}

interface Token extends Span {
  word: string;
  /** Something ends before this word: a sentence, a clause, a line of a list. */
  breaks: boolean;
}

/** One place of a phrase: any of these runs of words, or one word whatever it is. */
type Element = readonly (readonly string[])[] | "any";
interface Pattern {
  statement: number;
  elements: readonly Element[];
}

const tokenPattern = /[\p{L}\p{N}]+(?:'\p{L}+)*/gu;

const plain = (word: string) => withoutAccents(word).toLowerCase().replaceAll("'", "");

const isWith = (token: Token | undefined) => token?.word === "w";

const spelt = (word: string) => spellings[word] ?? word;

function splitTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  tokenPattern.lastIndex = 0;
  for (let match = tokenPattern.exec(text); match; match = tokenPattern.exec(text)) {
    // Letters with full stops are one abbreviation: "the M.E. released".
    const before = tokens.at(-1);
    const isLetter = before?.word.length === 1;
    // "Ready for p/u".
    if (before?.word === "p" && /^u$/i.test(match[0]) && text.slice(last, match.index) === "/") {
      before.word = "pickup";
      before.end = last = match.index + 1;
      continue;
    }
    const between = isLetter ? text.slice(last, match.index).replace(/^\. ?/, " ") : text.slice(last, match.index);
    tokens.push({
      start: match.index,
      end: match.index + match[0].length,
      word: spelt(plain(match[0])),
      // "w/ dtr" is one word with a stroke.
      breaks:
        between !== " " &&
        !(isWith(tokens.at(-1)) && /^\/ ?$/.test(between)) &&
        /[.,!?;:|()\t[\]]|\n\s*\n|\n\s*[-*\u2022]| [-\u2014] |\/ | \/| {3}/.test(between),
    });
    last = match.index + match[0].length;
  }
  return tokens;
}

function parsePhrase(phrase: string): Element[] {
  const elements: Element[] = [];
  for (const match of phrase.matchAll(/\{([^{}]*)\}|([^\s{}]+)/g)) {
    const [, group, word] = match;
    if (word === "_") elements.push("any");
    else if (word === "...") for (let count = 0; count < 4; count += 1) elements.push([[], ["_"]]);
    else if (word !== undefined) elements.push([[plain(word)]]);
    else
      elements.push(
        (group as string).split("|").map((option) => option.trim().split(/\s+/).filter(Boolean).map(plainOrAny)),
      );
  }
  return elements;
}

const plainOrAny = (word: string) => (word === "_" ? "_" : plain(word));

const statements: readonly Statement[] = [
  ...generalStatements,
  ...familyStatements,
  ...caseStatements,
  ...healthStatements,
  ...saidStatements,
  ...shortStatements,
  ...readyStatements,
];
const byFirstWord = new Map<string, Pattern[]>();

/** The words a phrase may begin with; optional beginnings let the next element begin. */
function firstWords(elements: readonly Element[]): string[] {
  const words: string[] = [];
  for (const element of elements) {
    if (element === "any") return words;
    for (const option of element) if (option[0]) words.push(option[0]);
    if (element.every((option) => option.length > 0)) return words;
  }
  return words;
}

statements.forEach(({ phrases }, statement) => {
  for (const phrase of phrases) {
    const pattern = { statement, elements: parsePhrase(phrase) };
    for (const word of new Set(firstWords(pattern.elements)))
      byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), pattern]);
  }
});

/** Where the pattern ends when it begins at `at`; -1 when it does not fit. The longest way is taken. */
function matchFrom(
  tokens: readonly Token[],
  at: number,
  elements: readonly Element[],
  index: number,
  begin: number,
): number {
  const element = elements[index];
  if (element === undefined) return at;
  if (element === "any") {
    if (!tokens[at] || (at > begin && tokens[at].breaks)) return -1;
    return matchFrom(tokens, at + 1, elements, index + 1, begin);
  }
  let best = -1;
  for (const option of element) {
    if (option[0] !== undefined && option[0] !== "_" && tokens[at]?.word !== option[0]) continue;
    const fits = option.every((word, offset) => {
      const token = tokens[at + offset];
      return token !== undefined && (word === "_" || token.word === word) && !(token.breaks && at + offset > begin);
    });
    if (!fits) continue;
    const end = matchFrom(tokens, at + option.length, elements, index + 1, begin);
    if (end > best) best = end;
  }
  return best;
}

const questionBehind =
  /^(?:[^.!\n;,]{0,25}|,? ?(?:ma['’]?am|sir|please|do you know|by chance|at all)[^.!\n;,]{0,16})\?/i;
const othersService =
  /\b(?:her|his|their|whose)\s+(?:late\s+)?(?:husband|wife|father|brother|son|dad|grandfather|grandpa|spouse|dog|sister|mother|mom|aunt|uncle|nephew|niece|grandson|granddaughter|daughter)\s*(?:is|was|had been|'s|’s)?\s*(?:(?:an?|the|also) )?$|\b(?:caller|nurse|driver|neighbou?r|officer|i['’]?m|i am|i was|surgeon|doctor)\s+(?:\w+\s+)?(?:is|was|had been)?\s*(?:also )?(?:an? )?$/i;
/** "Married to a veteran". */
const tiedTo = /\b(?:married to|wife of|widow of|husband of|mother of|daughter of|son of)\s*(?:an? )?$/i;
/** "The family plot was prepaid". */
const otherGoods =
  /\b(?:plot|grave|crypt|niche|marker|headstone|flowers|ticket|parking|shipping|postage|urn|trip|mileage|flight|airfare|freight|toll|label|cab|removal|transport)s?\s+(?:is|are|was|were|has been|been)?\s*$/i;
/** "Had a prepaid but cashed it out". */
const lapsed = /^[^.;\n]{0,24}\b(?:cashed|cancell?ed|lapsed|cashed out|ran out|never finished|took the money)\b/i;
/** "Pre-arranged pickup time" arranges no funeral. */
const otherPlan =
  /^\s*(?:pick-?\s?up|time|appointment|meeting|account|terms|pricing|prices?|packages? (?:from|start)|programs?|sales|leads|removal|transport|transfer|ride|release|visit|tour|call)\b/i;
const thenLeft =
  /^[^.;\n]{0,50}\b(?:turned (?:it|him|her) down|declined|waived|let (?:it|him|her) go|(?:and|then|but|&) (?:they |he |she )?(?:then )?released)\b/i;
/** "Both are coroner cases and released". */
const bodyLeft = /^,? (?:and |but |& )?(?:now |already |has been |have been |were |was )?released\b/i;
const caseBefore =
  /(?<!\b(?:not|never|no|n['’]t)\b[^.;\n]{0,20})\b(?:coroner['’]?s?|M\.?E\.?|examiner['’]?s?) cases?,? (?:and |but |& )?(?:now |already |has been |have been |were |was )?$/i;
const notTheBody = /\b(?:paperwork|form|forms|room|bag|papers|certificate|dc|family|driver)\s*$/i;

/** "The kitchen will be ready at seven", "not ready to decide": somebody or something else. */
const otherReady =
  /\b(?:kitchen|cot|gurney|stretcher|bag|id|payment|room|bed|floor|unit|hall|bathroom|cooler|elevator|dock|meals?|dinner|lunch|supper|coffee|food|papers?|paperwork|certificate|belongings|things|van|crew|breakfast|office|flowers|urn|chart|funeral home|bill|invoice|everyone|pen)\s+(?:(?:will|is|are|should|be|to|have|all)\s+){0,3}$/i;
const readyTo =
  /\bready when you are with (?:the|more)\b|\bready to (?!(?:let|be|go|leave|move|come|release|roll|head|transport|transfer|travel|pick|depart|load|for)\b)\p{L}|\bready for (?:questions?|the (?:phone|service|viewing|meeting|next)|dinner|lunch|breakfast|bed|rain|snow|monday|anything)\b/iu;

const noticeBehind = /^(?:['’]s?|s)? ?(?:of )?(?:advance )?(?:notice|heads|warning|lead|eta)\b/i;

/** The box of a choice. */
const boxBefore = /[\])☐☑☒□■] ?$/;

/** "Nobody there now", "family has gone" outweighs who was there before. */
const isLastWord = (field: string, value: string, said: string) =>
  field === "isFamilyThere" &&
  value === "NO" &&
  /^(?:nobody|no ?one|no fam|fam(?:ily)? (?:has |have |is |are |all |already )*(?:gone|left))/i.test(said);

/** The statements of a text, in order. */
export function findStatements(text: string): Said[] {
  const tokens = splitTokens(text);
  const found: (Said & { length: number })[] = [];
  tokens.forEach((token, at) => {
    for (const { statement, elements } of byFirstWord.get(token.word) ?? []) {
      const end = matchFrom(tokens, at, elements, 0, at);
      if (end <= at) continue;
      const { field, value: told } = statements[statement] as Statement;
      const last = tokens[end - 1] as Token;
      // "Fam there  N": the words are the label of an answer.
      const letter =
        field === "isFamilyThere"
          ? /^[ \t]{1,5}([YN](?![\p{L}\p{N}'’/])|(?:Yes|No|YES|NO)(?![\p{L}\p{N}'’/]| \p{L}))/u.exec(
              text.slice(last.end, last.end + 8),
            )
          : null;
      const answer = letter ? (letter[1]?.startsWith("Y") ? "YES" : "NO") : told;
      if (questionBehind.test(text.slice(last.end, last.end + 30))) continue;
      // "[x] NO" at the end of a line and "ISOLATION [x] contact" in the next.
      if (
        boxBefore.test(text.slice(Math.max(0, token.start - 6), token.start)) &&
        text.slice(token.start, last.end).includes("\n")
      )
        continue;
      const before = text.slice(Math.max(0, token.start - 60), token.start);
      const value = leftOpen(field, answer, before, text.slice(last.end, last.end + 24));
      if (value === null) continue;
      if (
        field === "isVeteran" &&
        value !== "Unknown" &&
        (othersService.test(`${before}${text.slice(token.start, token.end)} `) ||
          othersService.test(before) ||
          tiedTo.test(before))
      )
        continue;
      // "OMI took it over the phone and turned it down".
      if (
        field === "isCoronerCase" &&
        value === "YES" &&
        thenLeft.test(text.slice(last.end, last.end + 80)) &&
        !(last.word.startsWith("case") && bodyLeft.test(text.slice(last.end, last.end + 24)))
      )
        continue;
      // "… are coroner cases and released by the coroner": the bodies are, and no case is declined.
      if (field === "isCoronerCase" && value === "NO" && caseBefore.test(before)) continue;
      if (field === "isPrearranged" && otherGoods.test(before)) continue;
      if (field === "isPrearranged" && value === "YES" && lapsed.test(text.slice(last.end, last.end + 50))) continue;
      if (field === "isPrearranged" && otherPlan.test(text.slice(last.end, last.end + 24))) continue;
      if (
        field === "isDeceasedReady" &&
        (otherReady.test(before) || readyTo.test(text.slice(token.start, last.end + 24)))
      )
        continue;
      if (
        field === "isDeceasedReady" &&
        value === "YES" &&
        (notTheBody.test(before) ||
          /\b(?:being|getting)\s*$/i.test(before) ||
          /\b(?:not|isn't|until|when|once|if|after|before)\s*(?:\w+\s+)?$/i.test(before))
      )
        continue;
      // "Give us 30 minutes notice", "an hour's warning": asks for a call, and not to wait.
      if (field === "isDeceasedReady" && value === "NO" && noticeBehind.test(text.slice(last.end, last.end + 24)))
        continue;
      // "Nurse Abdi, ready, no fam": by itself the word must be all that is said there.
      if (end - at === 1 && token.word === "ready" && !isAlone(token, tokens[end], before)) continue;
      if (isUnsaid(field, value, before, text.slice(token.start, last.end), text.slice(last.end, last.end + 24)))
        continue;
      if (speaksOfAnother(field, value, text, { start: token.start, end: last.end })) continue;
      found.push({
        field,
        value,
        start: token.start,
        end: last.end,
        confidence:
          value === "Unknown" ? 0.78 : isLastWord(field, value, text.slice(token.start, last.end)) ? 0.9 : 0.85,
        length: end - at,
      });
    }
  });
  found.push(...saidService(text), ...namedPrecautions(text), ...signedCovid(text));
  return keepLongest(found);
}

const isAlone = ({ breaks }: Token, next: Token | undefined, before: string) =>
  breaks && (next?.breaks ?? true) && /[,.;|/)-]\s*$/.test(before);

/** Of statements that overlap in one field, the longest; of equally long ones, the first. */
function keepLongest(found: (Said & { length: number })[]): Said[] {
  const kept: Said[] = [];
  found.sort((one, other) => one.start - other.start || other.length - one.length);
  for (const { length: _, ...said } of found) {
    const clash = kept.findIndex(
      (other) => other.field === said.field && other.start < said.end && other.end > said.start,
    );
    if (clash < 0) kept.push(said);
    else if ((kept[clash] as Said).end - (kept[clash] as Said).start < said.end - said.start) kept[clash] = said;
  }
  return kept;
}
