// Reads age and sex from what stands beside the name and the birth of the dead: "71F", "W/M/85", "born 5/12/52 (74)".
import { quick } from "./parse-quick-pattern";
import { differenceInYears } from "date-fns";
import { isAgeOfKin } from "./parse-ages-of-kin";
import { findDates } from "./parse-dates";
import { readNumberInWords } from "./parse-numbers";
import { leanPattern } from "./parse-pattern";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import type { Span } from "./parse-span";
import { addTitledSex } from "./parse-titled-dead";
import { addToldBirth } from "./parse-told-births";
import { monthFirst } from "./parse-when";

const years = String.raw`(?:y\.?\/?o\.?\/?a?|yoa?|yrs?\.?|years?|y(?=[\s/,]))(?:\s*-?\s*old)?`;
const sexWord = "(m|f|male|female|man|woman|gentleman|lady|masculino|femenino|hombre|mujer)";
/** "71F", "68 yo F", "63 YOM", "60s M", "93 yrs / male". */
const ageThenSex = leanPattern(
  String.raw`(?<![\p{L}\p{N}.,/$#-])(\d{1,3})(s)?\s?-?(?:${years})?(?:[\s,/|-]{0,3}| {1,2}[/|] {1,2})(?:[WBHAN]\/)?(?:(?:white|black|hispanic|latin[oa]|caucasian|asian|african[ -]american|native american)\s)?${sexWord}(?![\p{L}\p{N}'’]|\/(?!\d['’]|[WBHAN](?![\p{L}\d]))|(?<=[\s\/,-][mf])\.(?!\s+(?:TOD|DOD|DOB|Died|Passed|Expired|Rm|Room|Wt|He|She)\b)|(?<=\d[mf])\.(?!\s|$)|(?<=(?<!\d)\d[mf])\.|\.\p{L})`,
  "giu",
);
/** "M, 91,", "W/M/85", "b/m, 59", "MALE ... AGE 58", "female / 88". */
const sexThenAge = leanPattern(
  String.raw`(?<![\p{L}\p{N}'’.])(?:[WBHAN]\/)?${sexWord}(?:[ ,/]{1,2}(?:white|black|hispanic|asian|caucasian)(?=[ ,/]))?(?:[\s,/|-]{1,4}|[\s.]{2,6})(?:age\s+|aged\s+)?(\d{1,3})(?![\p{N}:/%'’-]|s\b|\.\d|\s?(?:lbs?|pounds|#|kg|ft|in\b|st\b|nd\b|rd\b|th\b|min|hr|am\b|pm\b|N |S |E |W |[A-Z][a-z]+ (?:st|rd|ave|ln|dr)))`,
  "giu",
);
const lone =
  /^[\s,;/|(.–-]{1,12}(?:(?:mrs?|ms|miss)\.?\)\s{1,12})?(?:(?:sex|gender)\s)?(?:[WBHAN]\/)?(M|F|male|female)(?=[\s,;/|).–-]|$)(?!(?<!male)\.?[ \t\u00A0](?!(?:approx|abt|about|est|wt|weigh|tod\b|dod\b|died|passed|expired|age\b|rm\b|room|he\b|she\b))\p{Lu}\p{Ll}|(?<=male)[ \t\u00A0]\p{Lu}\p{Ll}|\/\p{L})/iu;
/** "Filomena Castellucci (F": a bracket that was taken with the name. */
const sexInside = /[([]\s?(?:[WBHAN]\/)?(M|F|male|female)\b/i;
/** "Ada Pruitt, F97". */
const joinedAge = /^[\s,;(]{1,3}([MF])([2-9]\d|1[01]\d)(?=[\s,;).]|$)/;
const loneBefore = /(?:^|[\s,;/|(-])(M|F|male|female)[\s,;/|.-]{1,8}$/i;
/** "The man is Lyle Sorley", "the woman who died: Ann Roe". */
const nounBefore =
  /\bthe (man|woman|lady|gentleman|gent)(?: (?:who|that) (?:has |just )*(?:died|passed)(?: away)?)?(?: is| was|:|,)? (?:mrs?\.? |ms\.? )?$/i;
/** "summary: Female, Judith Ilse Kornblum". */
const sexBefore = /(?:^|[\n:;.]\s{0,2})(male|female)[\s,]{1,3}$/i;
/** "93. DOB is 1/23/33". */
const ageBefore =
  /(?<![\d:/.-])(\d{2,3})[.,;]?\s+(?:his |her )?(?:dob|d\.o\.b\.?|born|b\.)(?: is| on| was)?[\s:]{0,3}$/i;
/** "Casey Roper, 25 F. Parents …". */
const agedBehind = /^[\s,;(–-]{1,4}(\d{2,3})(?: ?(?:y\/?o|yrs?))?[ ,/]{0,2}([MF])(?=\.?(?:[\s;,)]|$))/;
const plainAge =
  /^[\s,;/|().–-]{1,6}(?:age[d]?\s*:?\s*|so\s+|now\s+)?(\d{2,3})(?![\p{N}:/%'’#-]|\.\d|\s?(?:lbs?|pounds|#|kg|ft|am\b|pm\b|[NSEW]\s|[A-Z][a-z]+\s(?:St|Rd|Ave|Ln|Dr|Blvd|Way|Ct)))(?=\s*(?:[,;/|).\n-]|y|$|\s{2}|(?:dob|d\.o\.b|born)\b))/iu;
/** "white male", "elderly female", "W/M", "M/W" beside the name. */
const raced = quick(
  /(?<![\p{L}\p{N}/])(?:(?:white|black|hispanic|latin[oa]|caucasian|asian|african[ -]american|native american|elderly|older|senior|frail|heavyset|obese|thin|middle[- ]aged|adult|deceased|unidentified|unknown|unk)\s(male|female|man|woman|gentleman|lady)|(male|female)\s(?:deceased|decedent|subject|resident|patient|pt|body|individual)|[WBHA]\/([MF])|(?<!\d ?|\b(?:funeral|memorial|nursing|mem|nsg) )[WBHA]([MF])(?=[ ,/]{1,2}(?:\d{2}\b|D\.?O\.?B|AGED?\b|\d{1,2}[-/]\d))|([MF])\/[WB]|(?<=\d{4} {1,3})[WBHA]([MF])(?= {1,3}[\d\n]))(?![\p{L}\p{N}'’/]|\s(?:nurse|aide|attendant|tech|staff|officer|voice|caller|rn|caregiver))/iu,
);
const saidAge = quick(
  /\b(?=[hswmajrt])(?:(?:he|she|who)(?:'s|’s|s| is| was| made it to| lived to(?: be)?| reached)|t(?:iene|en[ií]a)|makes (?:him|her)|aged?|(?<!have )(?:just |recently )?turned|the age of|so)\s+(?:about\s+)?/giu,
);

const isMan = (word: string) => /^(?:m|man|gent|hom)/i.test(word) && !/^mu/i.test(word);

const dayThenAge =
  /(?<![\d/-])(\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2}))[\s,/()|-]{1,5}(?:age\s*)?(\d{2,3})(?![\d:/%#-]|\.\d|\s?(?:lbs?|pounds|kg|am\b|pm\b|[ap]\b))/gi;

/** "Wm. Quackenbush II / 6-6-46 / 79": a day without a label that the age beside it shows to be the birth. */
export function addBirthBeside(sheet: Sheet, text: string): void {
  if (bestOf(sheet, "dateOfBirth")) return;
  for (const match of text.matchAll(dayThenAge)) {
    const [day] = findDates(match[1] as string, { received: sheet.received, aim: "birth", dayFirst: sheet.dayFirst });
    if (!day || ageOf(monthFirst(day.value), sheet.received) !== Number(match[2])) continue;
    addReading(
      sheet,
      "dateOfBirth",
      { value: monthFirst(day.value), start: 0, end: (match[1] as string).length, confidence: 0.86 },
      match.index,
      {},
    );
    const at = match.index + match[0].length - (match[2] as string).length;
    if (!bestOf(sheet, "age"))
      addReading(
        sheet,
        "age",
        { value: match[2] as string, start: 0, end: (match[2] as string).length, confidence: 0.84 },
        at,
        {},
      );
    return;
  }
  addBirthBehind(sheet, text);
}

/** "(2/28/1943)", "| 02/28/1943", "b. 8 Sept 1947" right behind the name. */
const behindName =
  /^(?:[ \u00A0,]{6,60})?\.?[\s,;|/(–-]{0,4}(?:["“(][\p{L} .'-]{2,14}["”)][\s,;|/(–-]{0,3})?(?:(?:[WBHA]\/?)?[MF][\s,;|)]{1,4}(?=[\d(DdBb]))?(?:\d{2,3} ?(?:y\/?o|yrs?|yr old)? ?(?:male|female|[mf])?[\s,;|]{1,4}(?=\d{1,2}[/.-]))?(?:b\.?\s|born\s|dob\s)?(?=(?:\d{1,2}[-/. ]|\d{1,2} \p{L}{3,9}\.? |\p{L}{3,9}\.? \d{1,2}, |19\d\d-))/iu;

/** A day right behind the name of the dead that lies more than a year back is the birth. */
function addBirthBehind(sheet: Sheet, text: string): void {
  const name = bestOf(sheet, "deceasedName");
  if (!name) return;
  const behind = text.slice(name.end, name.end + 48);
  const lead = behindName.exec(behind)?.[0].length ?? 0;
  if (lead === 0) return;
  const [day] = findDates(behind.slice(lead), { received: sheet.received, aim: "birth", dayFirst: sheet.dayFirst });
  if (!day || day.start > 0 || Number(sheet.received.slice(0, 4)) - Number(day.value.slice(0, 4)) < 2) return;
  addReading(sheet, "dateOfBirth", { ...day, value: monthFirst(day.value), confidence: 0.84 }, name.end + lead, {});
}

/** "2-man": those who carry. */
const crewOf = /^[1-6][ -]?(?:man|woman)\b/i;
const roomBefore = /(?:rm|room|apt|unit|bed|suite|ste|lot|hall|wing|floor|no|#)[. :#]{0,2}$/i;

/** Adds age and sex where nothing surer tells them. */
export function addDescriptors(sheet: Sheet): void {
  const { text } = sheet.page;
  const name = bestOf(sheet, "deceasedName");
  const birth = bestOf(sheet, "dateOfBirth");
  const anchors: Span[] = [name, birth].filter((one) => one !== undefined);
  const stated = bestOf(sheet, "sex") ? null : raced.exec(text);
  if (stated)
    addReading(
      sheet,
      "sex",
      {
        value: isMan((stated[1] ?? stated[2] ?? stated[3] ?? stated[4] ?? stated[5] ?? stated[6]) as string)
          ? "Male"
          : "Female",
        start: 0,
        end: stated[0].length,
        confidence: 0.8,
      },
      stated.index,
      {},
    );
  if (anchors.length === 0) return;
  const known = birth ? ageOf(birth.value, sheet.received) : null;
  const isNear = (at: number) => anchors.some(({ start, end }) => at >= start - 60 && at <= end + 90);
  const fits = (age: number) => age <= 115 && (known === null || Math.abs(known - age) <= 1);
  const add = (field: "age" | "sex", value: string, start: number, end: number) => {
    if (!bestOf(sheet, field) && !(field === "age" && isAgeOfKin(sheet, text.slice(Math.max(0, start - 70), start))))
      addReading(sheet, field, { value, start: 0, end: end - start, confidence: 0.84 }, start, {});
  };
  const addSex = (word: string, start: number, end: number) => add("sex", isMan(word) ? "Male" : "Female", start, end);
  for (const [pattern, ageAt, sexAt] of [
    [ageThenSex, 1, 3],
    [sexThenAge, 2, 1],
  ] as const) {
    for (const match of text.matchAll(pattern)) {
      const age = Number(match[ageAt]);
      const end = match.index + match[0].length;
      const isRound = pattern === ageThenSex && match[2] !== undefined;
      if (!isNear(match.index)) continue;
      if (!isRound && !fits(age)) {
        // "Male, 165": what follows is no age, and the sex is told all the same.
        if (/^(?:fe)?male$/i.test(match[sexAt] as string)) addSex(match[sexAt] as string, match.index, end);
        continue;
      }
      if (
        roomBefore.test(text.slice(Math.max(0, match.index - 10), match.index)) ||
        crewOf.test(match[0]) ||
        match[0].startsWith("4-F")
      )
        continue;
      addSex(match[sexAt] as string, match.index, end);
      if (!isRound) add("age", String(age), match.index, end);
    }
  }
  for (const { start, end } of anchors) {
    const behind = text.slice(end, end + 40);
    const noun = nounBefore.exec(text.slice(Math.max(0, start - 40), start));
    if (noun && name && start === name.start) addSex(noun[1] as string, start - noun[0].length, start);
    const sex = lone.exec(behind);
    if (sex) addSex(sex[1] as string, end, end + sex[0].length);
    const inside = name && start === name.start ? sexInside.exec(text.slice(start, end)) : null;
    if (inside) addSex(inside[1] as string, end - 1, end);
    const joined = joinedAge.exec(behind);
    if (joined && fits(Number(joined[2]))) {
      addSex(joined[1] as string, end, end + joined[0].length);
      add("age", joined[2] as string, end, end + joined[0].length);
    }
    const aged = name && start === name.start ? agedBehind.exec(behind) : null;
    if (aged && fits(Number(aged[1]))) {
      addSex(aged[2] as string, end, end + aged[0].length);
      add("age", aged[1] as string, end, end + aged[0].length);
    }
    const before =
      birth && start === birth.start
        ? loneBefore.exec(
            text
              .slice(Math.max(0, start - 24), start)
              .replace(/(?:d\.?o\.?b\.?|born|birth(?:date)?|b\.)[\s:/=-]*$/i, ""),
          )
        : null;
    if (before) addSex(before[1] as string, start - 24 < 0 ? 0 : start - 24, start);
    const named = name && start === name.start ? sexBefore.exec(text.slice(Math.max(0, start - 16), start)) : null;
    if (named) addSex(named[1] as string, start - named[0].trimStart().length, start);
    const ageAhead = birth && start === birth.start ? ageBefore.exec(text.slice(Math.max(0, start - 30), start)) : null;
    if (ageAhead && known !== null && fits(Number(ageAhead[1])))
      add("age", ageAhead[1] as string, start - ageAhead[0].length, start - ageAhead[0].length + 2);
    const inWords =
      /^,[\s,\u00A0]{1,24}(?:(?:an? )?(?:\p{L}+ )?(?:male|female|man|woman),? )?(?=\p{L}{3,7}[ ,.-])/u.exec(behind)?.[0]
        .length ?? 0;
    const spoken = inWords > 0 ? readNumberInWords(behind.slice(inWords)) : null;
    if (
      spoken &&
      spoken.value > 17 &&
      fits(spoken.value) &&
      /^(?:[,.]| years)/.test(behind.slice(inWords + spoken.end))
    )
      add("age", String(spoken.value), end, end + inWords + spoken.end);
    const age = plainAge.exec(behind);
    if (age && fits(Number(age[1])) && Number(age[1]) > 17)
      add("age", String(Number(age[1])), end, end + age[0].length);
  }
  const said = /\b(?:he|she)(?:['’]?s| is| was) an? (?:\w+ )?(gentleman|lady|man|woman|male|female)\b/i.exec(text);
  if (said && isNear(said.index)) addSex(said[1] as string, said.index, said.index + said[0].length);
  const told =
    /\b(?:deceased|decedent|resident|patient|pt|body|person|subject|this|it)(?:['’]s| is| was)(?: an?)?(?: \w+)? (male|female|man|woman|gentleman|lady)\b(?! (?:nurse|aide|doctor|officer|driver))/i.exec(
      text,
    );
  if (told) addSex(told[1] as string, told.index, told.index + told[0].length);
  const letters = /(?<![\d:./-])\b\d{2}(?: ?yo| yrs?)?,? [WBH]([MF])(?=[ ,;])/.exec(text);
  if (letters?.[1] && isNear(letters.index)) addSex(letters[1], letters.index, letters.index + letters[0].length);
  const stout =
    /\b(?:late |early |mid )?(?:[3-9]0s|thirties|forties|fifties|sixties|seventies|eighties|nineties)[, ]{1,2}(male|female|man|woman)\b|\b(male|female),? (?:in (?:his|her) )?(?:late |early |mid[ -]?)?(?:[3-9]0s|thirties|forties|fifties|sixties|seventies|eighties|nineties)\b/i.exec(
      text,
    );
  const decade = stout?.[1] ?? stout?.[2];
  if (stout && decade) addSex(decade, stout.index, stout.index + stout[0].length);
  const old = /\b(?:years?|yrs?)[ -]old (?:\w+ )?(gentleman|lady|man|woman|male|female)\b/i.exec(text);
  if (old && isNear(old.index)) addSex(old[1] as string, old.index, old.index + old[0].length);
  addSaidAge(text, fits, known, add);
  addBareWeight(sheet, text);
  addToldBirth(sheet, text);
  addTitledSex(sheet, text);
}

/** "Ready now, family gone. 180. Nurse Jean": three digits that stand for themselves and are no room. */
const bareWeight = /(?<=[\p{L})\d][.;] {1,2})([1-4]\d\d)(?=\.? *(?:\n|$)|[.;] {1,2}\p{L})/u;

function addBareWeight(sheet: Sheet, text: string): void {
  const room = bestOf(sheet, "locationRoom")?.value;
  const bare = bestOf(sheet, "weight") ? null : bareWeight.exec(text);
  if (!bare?.[1] || bare[1] === room || (!room && bestOf(sheet, "deceasedLocation")?.value !== "Residence")) return;
  if (/\b(?:rm|room|apt|ste|no|st|ave|rd|dr|ext|bldg|unit|box)\. {1,2}$/i.test(text.slice(0, bare.index))) return;
  addReading(sheet, "weight", { value: `${bare[1]}lbs`, start: 0, end: 3, confidence: 0.68 }, bare.index, {});
}

/** "that makes him ninety one", "she was eighty-eight": told in words, and so in line with the birth. */
function addSaidAge(
  text: string,
  fits: (age: number) => boolean,
  known: number | null,
  add: (field: "age", value: string, start: number, end: number) => void,
): void {
  for (const match of text.matchAll(saidAge)) {
    const at = match.index + match[0].length;
    const words = text.slice(at, at + 30);
    const digits = /^\d{2,3}(?![\d:/%#-]|\.\d|\s?(?:lbs?|pounds|kg|ft|inch|min|hours?|miles?|percent|\p{Lu}))/u.exec(
      words,
    );
    const number = digits ? Number(digits[0]) : (readNumberInWords(words)?.value ?? 0);
    const length = digits ? digits[0].length : (readNumberInWords(words)?.end ?? 0);
    if (number < 18 || !fits(number) || (known === null && /^so\b/i.test(match[0]))) continue;
    if (known === null && /^\s*(?:lbs?|pounds|pds|minutes|hours|feet|kilos|miles|degrees)\b/i.test(words.slice(length)))
      continue;
    add("age", String(number), at, at + length);
  }
}

function ageOf(birth: string, received: string): number | null {
  const [month, day, year] = birth.split("-");
  const age = differenceInYears(new Date(received), new Date(`${year}-${month}-${day}T00:00`));
  return Number.isNaN(age) ? null : age;
}
