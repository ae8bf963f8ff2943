// Reads telephone numbers of North America, and tells them from all the other numbers a first call is full of.
import { quick } from "./parse-quick-pattern";
import { parsePhoneNumberFromString } from "libphonenumber-js";
import { leanPattern } from "./parse-pattern";
import { choiceOf, plainWord, readEach, textAfter, textBefore } from "./parse-scan";
import type { Reading } from "./parse-span";
import { numbersThatAreNoPhones, phoneKinds, phoneWords } from "./words/phone-words";

/** A number as `(312) 555-0142` or `(312) 555-0142 x204`; `isBare` where it was written in one run. */
export interface PhoneReading extends Reading {
  /** The ten digits. */
  digits: string;
  hint?: (typeof phoneKinds)[string];
  isBare: boolean;
}

const gap = String.raw`[ \u00a0]{0,2}[-.\u00b7_/\u2010-\u2015]?[ \u00a0]{0,2}`;
const number = leanPattern(
  String.raw`(?=[\d+([])(?<![\p{L}\d]|\d[-.:_\u2010-\u2015]|(?<!\d{3})\d[/,]|[$€@])(?:(\+?1)${gap})?(?:[([]\s?([2-9]\d\d)\s?[)\]]|([2-9]\d\d))${gap}([2-9]\d\d)${gap}(\d{2})[ -]?(\d\d)(?!\d|[-_:.\u2010-\u2015]\d|[/,]\d(?!\d\d[-. )]?[ ]?\d{3}))` +
    String.raw`(?:[ \t\u00a0]{0,6}[,;/(]?[ \u00a0]{0,2}(?:(?<=[^\p{L}]|\d)(?:extension|extensión|extention|exten|extn|ext|ex|x|int|interno|anexo))[ .:#]{0,3}(\d{1,6})(?![\d\p{L}]|-\d)\)?|[ \u00a0]{0,2}#[ ]?(\d{1,5})(?![\d\p{L}]|-\d))?`,
  "giu",
);
const spelled = /(?=\d)(?<![\p{L}\d]|\d[-., ])(?:\d(?:[ ,]{1,2}|-)){9}\d(?![\d\p{L}]|[-., ]{1,2}\d)/gu;

const inGroups = /(?=[2-9])(?<![\p{L}\d]|\d[-., ])(?:[2-9]\d\d, ?){2}\d{4}(?![\d\p{L}]|[-., ]{1,2}\d)/gu;
const digitWord = "zero|oh|o|one|two|three|four|five|six|seven|eight|nine";
const inWords = leanPattern(
  String.raw`(?<!\p{L}|(?:${digitWord})[ ,.-]{1,3})(?:(?:${digitWord})[ ,.-]{1,3}){9}(?:${digitWord})(?!\p{L}|[ ,-]{1,3}(?:${digitWord})(?!\p{L}))`,
  "giu",
);
const someDigitWords = quick(
  /(?:two|three|four|five|six|seven|eight|nine)[ ,.-]{1,3}(?:zero|oh|o|one|two|three|four|five|six|seven|eight|nine)[ ,.-]{1,3}(?:zero|oh|o|one|two|three|four|five|six|seven|eight|nine)\b/i,
);
/** The figure of a digit's word. */
export const figureOf: Readonly<Record<string, string>> = {
  zero: "0",
  oh: "0",
  o: "0",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
};

const noun = String.raw`(?:[ \t]{0,2}(?:number|num|nbr|nr|no|núm|id|code|#)[.'s]{0,2}){0,2}`;
const noPhoneBefore = leanPattern(
  String.raw`(?:^|[^\p{L}\d])(?<!caller[ -]{0,2}|cid[ -]{0,2})(?:${choiceOf(numbersThatAreNoPhones)})s?${noun}[ \t]{0,3}(?:(?:is|was|es)[ \t])?[-.:#=(]{0,3}[ \t]{0,4}[#]?$`,
  "iu",
);
const noPhoneAfter = leanPattern(
  String.raw`^[ \t]{0,3}(?:[-*,(\[]|is|=)?[ \t]{0,2}(?:(?:this |that |it )?(?:is |'s )?not (?:a |the )?(?:phone|telephone|tel|number)(?! (?:this|that|i|it|we|you|on|here|which|she|he)\b)|no es (?:un )?tel|(?:the |her |his |is |as )?(?:${choiceOf(numbersThatAreNoPhones.filter((word) => word.length > 2 && word !== "patient"))})\b${noun}[ \t]?[)\]])`,
  "iu",
);
const phoneWordBefore = leanPattern(
  String.raw`(?:^|[^\p{L}])(?:${choiceOf([...phoneWords, ...Object.keys(phoneKinds).filter((word) => word.length > 1)])})[\s:.#=-]{0,4}(?:(?:is|was|at|number|no)[\s.:#]{0,3})?$`,
  "iu",
);
const stamp = /^20[12]\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d\d$/;

const kinds = choiceOf(Object.keys(phoneKinds));
const longKinds = choiceOf(Object.keys(phoneKinds).filter((word) => word.length > 1));
const phoneNoun = String.raw`(?:[ \t]{0,2}(?:phone|ph|tel|telephone|number|num|no|line|#)){0,2}`;
const kindInBrackets = leanPattern(
  String.raw`^[ \t]{0,3}[([](?:[^()[\]\n\d]{0,24}[^\p{L}\n])?(${kinds})${phoneNoun}[ .,/-]{0,2}[)\]]`,
  "iu",
);
const kindBehind = leanPattern(
  String.raw`^(?:[ \t]{1,3}(?:[-–/,][ \t]?)?|[-–/][ \t]?)(?:(?:his|her|their|my|is|the|a|on)[ \t]){0,2}(${longKinds})(?![\p{L}\d])(?!${phoneNoun}[ \t]{0,3}(?:[:.#-]?[ \t]{0,3}[(+]?\d|:))`,
  "iu",
);
const kindBefore = leanPattern(
  String.raw`(?:^|[^\p{L}\d'])(?<!(?:funeral|nursing|care|group|rest|retirement)[ ])(${kinds})(?:['’]s)?${phoneNoun}[ \t]{0,2}(?:[ \t](?:is|was|at|es)[ \t])?[ \t]{0,2}[.:#=)-]{0,2}[ \t]{0,4}$`,
  "iu",
);

const areaCodes = new Map<string, boolean>();

/** Whether calls can be made to the area; asked once for each, for 100 kB of numbers would take a third of a second. */
function isAreaInUse(area: string): boolean {
  const known = areaCodes.get(area);
  if (known !== undefined) return known;
  const isValid = parsePhoneNumberFromString(`${area}5550142`, "US")?.isValid() === true;
  areaCodes.set(area, isValid);
  return isValid;
}

function isServiceCode(code: string): boolean {
  return code.slice(1) === "11";
}

function kindOf(word: string | undefined): PhoneReading["hint"] {
  return word ? phoneKinds[plainWord(word)] : undefined;
}

/** Every telephone number of ten digits. Numbers of seven, and those whose neighbours call them something else, are left out. */
export function findPhones(text: string): PhoneReading[] {
  const readings = readEach(text, number, (match, at) => {
    const [whole, , bracketed, plain = "", exchange = "", first = "", last = "", extension, hashed] = match;
    return readNumber(text, at, whole, bracketed ?? plain, exchange + first + last, extension ?? hashed);
  });
  const readDigits = (match: RegExpMatchArray, at: number) => {
    const digits = match[0].replace(/\D/g, "");
    return readNumber(text, at, match[0], digits.slice(0, 3), digits.slice(3), undefined);
  };
  const readWordsOf = (match: RegExpMatchArray, at: number) => {
    const digits = (match[0].toLowerCase().match(/[a-z]+/g) ?? []).map((word) => figureOf[word]).join("");
    return readNumber(text, at, match[0], digits.slice(0, 3), digits.slice(3), undefined);
  };
  const spoken = [
    ...readEach(text, spelled, readDigits),
    ...readEach(text, inGroups, readDigits),
    ...readEach(text, inWords, readWordsOf, someDigitWords),
  ];
  const all =
    spoken.length === 0 ? readings : [...readings, ...spoken].toSorted((one, other) => one.start - other.start);
  return all.map((reading, index) => withHint(text, reading, all[index - 1]));
}

function readNumber(
  text: string,
  at: number,
  whole: string,
  area: string,
  local: string,
  extension?: string,
): PhoneReading | null {
  if (isServiceCode(area) || isServiceCode(local) || !/^[2-9]/.test(area) || !/^[2-9]/.test(local)) return null;
  const start = at;
  const end = at + whole.length;
  const isBare = /^\+?1?\d{10}(?!\d)/.test(whole);
  const front = textBefore(text, start, 48);
  if (noPhoneBefore.test(front) || /\+\d{1,3}[ .-]{0,2}$/.test(front) || noPhoneAfter.test(textAfter(text, end, 40)))
    return null;
  const isCalledPhone = phoneWordBefore.test(front);
  const isInUse = isAreaInUse(area);
  if (isBare && !isCalledPhone && (!isInUse || /#\s?$/.test(front) || stamp.test(area + local))) return null;
  if (/^\d{3}[-.]\d{7}/.test(whole) && !isCalledPhone) return null;
  const value = `(${area}) ${local.slice(0, 3)}-${local.slice(3)}${extension ? ` x${extension}` : ""}`;
  const confidence = !isInUse ? 0.6 : isBare && !isCalledPhone ? 0.75 : 0.97;
  return { value, digits: area + local, isBare, start, end, confidence };
}

function withHint(text: string, reading: PhoneReading, previous: PhoneReading | undefined): PhoneReading {
  const back = textAfter(text, reading.end, 48);
  const front = textBefore(text, reading.start, Math.min(44, reading.start - (previous?.end ?? 0)));
  const hint =
    kindOf(kindInBrackets.exec(back)?.[1]) ?? kindOf(kindBehind.exec(back)?.[1]) ?? kindOf(kindBefore.exec(front)?.[1]);
  return hint ? { ...reading, hint } : reading;
}
