// Reads what a person weighs, and how tall they are; bounds, ranges and guesses without a number are nothing.
import { quick } from "./parse-quick-pattern";
import { aboutNumber as about, numberInWords, readNumberInWords } from "./parse-numbers";
import { leanPattern } from "./parse-pattern";
import { choiceOf, readEach, settle, textAfter, textBefore } from "./parse-scan";
import type { Reading } from "./parse-span";
import { doubted, findHeft, findStones, ofOther } from "./parse-heft";
import { evenFeet, inchesTall, toldFeet } from "./parse-told-heights";
import { boundWords, heightWords, otherLengths, otherWeights, weightWords } from "./words/measure-words";
import { smallNumbers } from "./words/numbers";

const poundUnit = String.raw`lbs?(?!\p{L})\.?|pound(?:er|s)?(?!\p{L})|pnds(?!\p{L})|pds(?!\p{L})|#(?!\d)|libras?(?!\p{L})`;
const kiloUnit = String.raw`kgs?(?!\p{L})\.?|kilos?(?!\p{L})|kilograms?(?!\p{L})|kilogramos?(?!\p{L})`;

const unsure = String.raw`(?:(?:unk(?:nown)?|not sure|unsure|idk|don'?t know|hard to say|i think|i guess)[\s,;.:-]{1,3}(?:but[ ])?)?`;
const weightAtStart = leanPattern(
  String.raw`^[\s"'(#]{0,4}${unsure}${about}0{0,3}(\d{1,3}(?:\.\d{1,2})?)(?![\d:'’′"]|\/(?![ ]?[4-7]['’′])|[.,]\d|-?\d|s\b|['’]s\b)[ ]?(?:-?ish)?[ ]?(?:(${poundUnit})|(${kiloUnit}))?`,
  "iu",
);
const weightInWords = leanPattern(
  String.raw`^[\s"'(]{0,4}${unsure}${about}(${numberInWords})[ -](?:(?:or so|plus)[ ])?(?:${poundUnit})`,
  "iu",
);
const bareInWords = leanPattern(
  String.raw`^[\s"'(]{0,4}${unsure}(?:oh,?[ ])?${about}(${numberInWords})(?=[.,;)?]|[ ](?:or so|ish|maybe|probably|i'd say|give or take)|\s*$)(?![.,]?[ ]?(?:to|or)[ ]|[.,;][ ](?:oh,?[ ])?(?:no|wait|sorry|scratch|strike|correction|hold on)(?!\p{L}))`,
  "iu",
);
const kilosInWords = leanPattern(String.raw`^[\s"'(]{0,4}${unsure}${about}(${numberInWords})[ -](?:${kiloUnit})`, "iu");
const notWeightBehind =
  /^[ ]?(?:\+(?!\/)|plus\b|[-–—/][ ]?\d(?!['’′])|(?:to|or|and)[ ]\d|yo\b|y\/o|yrs?\b|years?\b|stones?\b|in\b|inch|cm\b|ft\b|feet\b|['"’”]|%|something|or (?:more|less|over|under)|hundred|miles?\b|min|hours?\b|hrs?\b|men\b|people|steps?|stairs?)|^[ ]\d{2,3}(?!['’\d/:.-])(?![ ]?(?:ft|yo|cm|in|yrs?)\b)/i;
const withUnit = leanPattern(
  String.raw`(?=\d)(?<![\d.,$:'’-]|(?<!\b[MFmf])\/|\p{L})(\d{2,3}(?:\.\d{1,2})?)(?:[ ]?-?ish)?[ ]?-?(?:(${poundUnit})|(${kiloUnit}))`,
  "giu",
);
const behindWord = leanPattern(
  String.raw`(?<![\p{L}\d])(?:${choiceOf(weightWords)})(?!\p{L})(?:[ ]?\((lbs?|pounds|kgs?|kilos)\.?\))?(?:[\s]{0,2}|[\u00A0 ]{4,40})${about}(\d{2,3})(?![\d:'’′"%]|\/(?![ ]?[4-7]['’′]|\s)|[.,]\d)(?:[ ]?-?ish)?(?![ ]?(?:kgs?|kilos?|kilograms?)\b)`,
  "giu",
);
/** "6'0/180": the weight behind a height. */
const behindHeight = quick(
  /(?=\d)(?<![\d.,$:-]|[^MF]\/|\p{L})[4-7](?:['’′][ ]?\d{1,2}(?:["”″]|['’′]{2})?(?:[ ]?[/,]|[ ](?=\d{3}(?:[ ]*$|[.,;)\n])))|-(?:0?\d|1[01]) ?(?:\/|,(?= ?[12]\d\d(?:[.,;)\n]|$))))[ ]?(\d{2,3})(?![\d/:'’′"%-]|[.,]\d)/gu,
);
const bodyWords = leanPattern(
  String.raw`(?<!\p{L})(${numberInWords})[ -](pounds?|lbs|kilos?|kilograms?)(?!\p{L})`,
  "giu",
);
const rangeFront = /\d['’]?s?[ ]?(?:-|–|—|\/|to|or|and|a)[ ]?[~]?$/i;
const boundFront = leanPattern(
  String.raw`(?:^|[^\p{L}])(?:${choiceOf(boundWords)})[\s]{0,2}(?:about[ ]|approx[ ])?$`,
  "iu",
);
const otherNear = leanPattern(
  String.raw`(?:^|[^\p{L}])(?<!\b(?:persons?|people|man|men|no|\d) )(?:${choiceOf(otherWeights)})(?!\p{L})`,
  "iu",
);

/** "180lbs" of a number in pounds or kilograms; what no person weighs is null. */
function pounds(amount: string, isKilos: boolean): string | null {
  const rounded = Math.round(Number(amount) * (isKilos ? 2.204_622_6 : 1));
  return rounded >= 10 && rounded <= 900 ? `${rounded}lbs` : null;
}

/** The weight a segment behind its label begins with, as `180lbs`. `unit` is what the label says, pounds without. */
export function readWeight(segment: string, unit: "lbs" | "kg" = "lbs"): Reading | null {
  const match = weightAtStart.exec(segment);
  const kilos = match ? null : kilosInWords.exec(segment);
  const weighed = kilos && readNumberInWords(kilos[1] ?? "");
  const heavy = weighed && pounds(String(weighed.value), true);
  if (kilos && heavy)
    return { value: heavy, start: kilos[0].indexOf(kilos[1] ?? ""), end: kilos[0].length, confidence: 0.85 };
  const spoken = match ? null : (weightInWords.exec(segment) ?? bareInWords.exec(segment));
  if (spoken && (readNumberInWords(spoken[1] ?? "")?.value ?? 0) >= 60) {
    const number = readNumberInWords(spoken[1] ?? "");
    const value = number && pounds(String(number.value), false);
    return value
      ? { value, start: spoken[0].indexOf(spoken[1] ?? ""), end: spoken[0].trimEnd().length, confidence: 0.85 }
      : null;
  }
  if (!match) return null;
  const [whole, amount = "", pound, kilo] = match;
  const back = textAfter(segment, whole.length, 24);
  if (!pound && !kilo && notWeightBehind.test(back)) return null;
  if (
    /^[ ]?(?:\+(?!\/)|plus\b|[-–—/][ ]?\d(?!['’′])|(?:to|or)[ ]\d|or (?:more|less|over|under|heavier))/i.test(back) &&
    !/^[ ]?[-–/(][ ]?\d+(?:\.\d+)?[ ]?kg/i.test(back)
  )
    return null;
  if (boundFront.test(whole.slice(0, whole.lastIndexOf(amount)))) return null;
  const value = pounds(amount, kilo !== undefined || (!pound && unit === "kg"));
  if (!value) return null;
  const start = whole.indexOf(amount);
  const isAsked = /^[ ]?\?/.test(back);
  return { value, start, end: whole.trimEnd().length, confidence: isAsked ? 0.6 : pound || kilo ? 0.96 : 0.93 };
}

const ofRoomOrDoor = /(?:rm|room|apt|unit|po|bed|no|gate|door|code|keypad|box|panel|dock|bay|pin)\.?[ :*#]{0,2}$/i;

/** Weights in running text: a number with a unit, or behind a word such as "weighs". Never a cot's, a dog's, a bound or a range. */
export function findWeights(text: string): Reading[] {
  const measured = readEach(text, withUnit, ([whole, amount = "", , kilo], at) => {
    if (whole.endsWith("#") && (/\s#$/.test(whole) || ofRoomOrDoor.test(textBefore(text, at, 9)))) return null;
    const value = pounds(amount, kilo !== undefined);
    return value && isOfPerson(text, at, at + whole.length)
      ? { value, start: at, end: at + whole.length, confidence: 0.93 }
      : null;
  });
  const cued = readEach(text, behindWord, ([whole, unit, amount = ""], at) => {
    const start = at + whole.lastIndexOf(amount);
    const value = pounds(amount, /^k/i.test(unit ?? ""));
    if (
      !value ||
      notWeightBehind.test(textAfter(text, at + whole.length, 16)) ||
      otherNear.test(textBefore(text, at, 20).replace(/^.*[.;,|\n]/s, "")) ||
      ofOther.test(textBefore(text, start, 52)) ||
      doubted.test(textBefore(text, start, 60)) ||
      boundFront.test(whole.slice(0, start - at))
    )
      return null;
    return { value, start, end: at + whole.length, confidence: 0.85 };
  });
  const spoken = readEach(text, bodyWords, ([whole, words = "", unit = ""], at) => {
    const number = readNumberInWords(words);
    const value = number && pounds(String(number.value), /^k/i.test(unit));
    return value && isOfPerson(text, at, at + whole.length)
      ? { value, start: at, end: at + whole.length, confidence: 0.85 }
      : null;
  });
  const paired = readEach(text, behindHeight, ([whole, amount = ""], at) => {
    const value = pounds(amount, false);
    const start = at + whole.length - amount.length;
    return value && Number(amount) > 70 && !notWeightBehind.test(textAfter(text, at + whole.length, 16))
      ? { value, start, end: at + whole.length, confidence: 0.82 }
      : null;
  });
  return settle(measured, cued, paired, findHeft(text), spoken, findStones(text));
}

/** "About 6-0 and 210 lbs": a height, and no range. */
const tallAnd = /(?<![\d/.-])[4-6](?:-|['’] ?| ?(?:foot|feet|ft)\.? ?)(?:\d|1[01])["”]? and $/i;

function isOfPerson(text: string, start: number, end: number): boolean {
  const front = textBefore(text, start, 28);
  if (ofOther.test(textBefore(text, start, 52)) || doubted.test(textBefore(text, start, 60))) return false;
  const back = textAfter(text, end, 16).replace(/(?<=^ )(?=\p{Lu})/u, text[end - 1] === "." ? "." : "");
  if (
    (rangeFront.test(front.slice(-8)) && !tallAnd.test(front)) ||
    boundFront.test(front) ||
    /^[ ]?(?:\+|plus\b|[-–/][ ]?\d{2,3}[ ]?(?:lb|#|pounds)|(?:limit|max|or (?:more|less|over)|bag|cot|tank|dog|safe|bed|wheelchair|piano|statue|box|per person|each)\b)/i.test(
      back,
    )
  )
    return false;
  const clause = /[^.;,|\n]*$/.exec(front)?.[0] ?? "";
  return !otherNear.test(clause) && !/^[ -]?(?:dog|cat|lab|puppy|tank|cot|capacity|rated|rating|limit)\b/i.test(back);
}

const feetInches = quick(
  /(?=\d)(?<![\d.,/$:-]|\p{L})([1-8])[ -]?(?:['’′´`]|ft\.?(?!\p{L})|feet(?!\p{L})|foot(?!\p{L})|pies?(?!\p{L}))[ ]?(?:and[ ]|,[ ]?|-[ ]?|y[ ])?(?:(\d{1,2})(?![\d/:]|\.\d|[ ]?½|[ ]\d\/)[ ]?(?:["”″“]|['’′]{2}|in\.?(?!\p{L})|inch(?:es)?(?!\p{L})|pulgadas(?!\p{L}))?)?/giu,
);
const feetInWords = leanPattern(
  String.raw`(?<!\p{L})(four|five|six|seven)[ -](?:foot|feet|ft)[ ,-]{1,2}(one|two|three|four|five|six|seven|eight|nine|ten|eleven|\d{1,2})(?![\p{L}\d])(?:[ ]inch(?:es)?)?`,
  "giu",
);
const centimetres =
  /(?=\d)(?<![\d.,/$:-]|\p{L})(?:(1\d\d|2[01]\d)(?:\.\d)?[ ]?cms?\b|([12])[.,](\d\d)[ ]?(?:m|mts?|metros?|meters?)\b)/giu;
const onlyInches = /^\W{0,3}0?(4[89]|[5-7]\d|8[0-4])(?:\.0)?[ ]?(?:in\.?|inch(?:es)?|["”″]|['’]{2})(?!\p{L})/iu;
const dashed = /^\W{0,3}([4-7])(?:[-–][ ]?|[ ])(0?\d|1[01])(?![\d/.-])(?!\s?(?:lb|#|kg))/u;
const onlyFeet = /^\W{0,3}([3-7])[ ]?(?:['’′]|ft\.?|feet|foot)(?![\p{L}\d])/iu;
const lengthBehind = leanPattern(String.raw`^[ -]{1,2}(?:${choiceOf(otherLengths)})(?!\p{L})`, "iu");
const heightNear = leanPattern(String.raw`(?:^|[^\p{L}])(?:${choiceOf(heightWords)})(?!\p{L})`, "iu");
const spokenPair =
  /^[^\p{L}\d]{0,4}(?:about |around |maybe |he'?s |she'?s |like ){0,2}(four|five|six|seven)[ -](one|two|three|four|five|six|seven|eight|nine|ten|eleven|even|flat)(?![\p{L}\d-]|[ ](?:hundred|lbs?|pounds|years?))/iu;

function heightReading(feet: number, inches: number, at: number, whole: string, confidence: number): Reading | null {
  if (inches > 11 || feet * 12 + inches < 20 || feet > 8) return null;
  const lead = /^\W*/.exec(whole)?.[0].length ?? 0;
  return { value: `${feet}ft ${inches}in`, start: at + lead, end: at + whole.trimEnd().length, confidence };
}

function fromInches(total: number, at: number, whole: string, confidence: number): Reading | null {
  return heightReading(Math.floor(total / 12), total % 12, at, whole, confidence);
}

/** "170 lb / 5-8". */
const besideWeight = quick(/(?<=\d ?(?:lbs?|#|pounds)\.? ?[/,] ?)([4-6])-(\d|1[01])(?![\d-])/giu);

/** "HT/WT: 5-09 / 210", "height 5 4". */
const dashedPair = quick(
  /(?<![\d/.-])([4-6])-(0?\d|1[01])(?= ?\/ ?\d{2,3}(?![\d/-])|, ?[1-4]\d\d ?(?:lbs?|pounds|#)?(?:[.,;)\n]|$)| and \d{2,3} ?(?:lbs?|pounds|#))|(?<=(?:height|\bht)[ :]{1,2})([4-6])[ -](0?\d|1[01])(?![\d/'-]|\.\d|[ ]?(?:lb|#|kg))/giu,
);

/** "Casket is 6'8" oversize", "cot 7'", "dock height limit 8'6"". */
const otherThing =
  /\b(?:casket|coffin|cot|stretcher|crate|container|air ?tray|bed|table|tank|dock|door|doorway|garage|ramp|gate|canopy|overhang|awning|bridge|underpass|ceiling|clearance|roof|portico|carport|porch|bay|van|vehicle|hearse|truck|elevator|tunnel|arch|sign|beam|limit|max(?:imum)?|restriction|low)\b[^.;,\n]{0,18}$/i;

/** Heights in running text as `5ft 10in`; feet alone need a word such as "tall". */
export function findHeights(text: string): Reading[] {
  const inFeet = readEach(text, feetInches, ([whole, feet = "", inches], at) => {
    const back = textAfter(text, at + whole.length, 14);
    const isCalled =
      heightNear.test(`${textBefore(text, at, 14)}|${back}`) ||
      /^[ ]?(?:even|flat)\b/i.test(back) ||
      /\d{2,3}\+? ?(?:lbs?|#|pounds|kg)\.?[ ]?[,;/][ ]?$/i.test(textBefore(text, at, 14));
    if (otherThing.test(textBefore(text, at, 30))) return null;
    if (lengthBehind.test(back) || (inches === undefined && !isCalled)) return null;
    if (inches !== undefined && /^[ ]?(?:lb|#|yo|y\/o|men|steps?|stairs?|people)/i.test(back)) return null;
    return heightReading(Number(feet), Number(inches ?? 0), at, whole, 0.93);
  });
  const inWords = readEach(text, feetInWords, ([whole, feet = "", inches = ""], at) =>
    heightReading(
      smallNumbers[feet.toLowerCase()] ?? 0,
      smallNumbers[inches.toLowerCase()] ?? Number(inches),
      at,
      whole,
      0.85,
    ),
  );
  const metric = readEach(text, centimetres, ([whole, cm, metre, hundredths], at) => {
    const total = Math.round(Number(cm ?? `${metre}${hundredths}`) / 2.54);
    const isCalled = heightNear.test(`${textBefore(text, at, 14)}|${textAfter(text, at + whole.length, 10)}`);
    const isBehindWeight = /\d ?(?:kgs?|kilos?|lbs?|#)\.?[ ,;/y-]{1,4}$/i.test(textBefore(text, at, 14));
    const isWeighed =
      isBehindWeight || /^[ ]?[,;/y-]{1,3}[ ]?\d{2,3}(?:[.,]\d)?[ ]?k/i.test(textAfter(text, at + whole.length, 12));
    return isCalled || isWeighed ? fromInches(total, at, whole, 0.9) : null;
  });
  const beside = readEach(text, besideWeight, ([whole, feet = "", inches = ""], at) =>
    heightReading(Number(feet), Number(inches), at, whole, 0.84),
  );
  const inPairs = readEach(text, dashedPair, ([whole, feet = "", inches = "", said = "", rest = ""], at) =>
    heightReading(Number(feet || said), Number(inches || rest), at, whole, 0.85),
  );
  const tall = readEach(
    text,
    inchesTall,
    ([whole, inches], at) => fromInches(Number(inches), at, whole, 0.9),
    /inch|in|["”″]/i,
  );
  const told = readEach(text, toldFeet, ([whole, feet = "", inches = "", six = "", more = ""], at) => {
    const inWords = (word: string) => smallNumbers[word.toLowerCase()] ?? 0;
    return heightReading(inWords(feet || six), inWords(inches || more), at, whole, 0.8);
  });
  const even = readEach(
    text,
    evenFeet,
    ([whole, feet = ""], at) => heightReading(smallNumbers[feet.toLowerCase()] ?? 0, 0, at, whole, 0.8),
    /foot|feet|ft/i,
  );
  return settle(inPairs, inFeet, inWords, metric, beside, tall, told, even);
}

/** What only a form's box shows to be a height: "70", "5/11". */
export function readFormHeight(segment: string): Reading | null {
  const [whole = "", inches, feet, rest] =
    /^\W*(?:(4[89]|[5-7]\d|8[0-4])|([4-7])\s?\/\s?(\d{1,2}))\W*$/.exec(segment) ?? [];
  if (inches) return fromInches(Number(inches), 0, whole, 0.85);
  return feet ? heightReading(Number(feet), Number(rest), 0, whole, 0.85) : null;
}

/** The height behind its label: 5'10", 5-10, 70 in, 178 cm, 6 ft. */
export function readHeight(segment: string): Reading | null {
  const line = segment.slice(0, 60);
  const begins = (found: Reading | undefined) =>
    found &&
    /^(?:[^\p{L}\d]|about|approx\w*\.?|around|maybe|est\w*\.?|is|was|he|she|aprox\.?|unos|\s){0,12}$/iu.test(
      line.slice(0, found.start),
    )
      ? found
      : null;
  const found =
    begins(findHeights(line)[0]) ??
    begins(
      readEach(line, centimetres, ([whole, cm, metre, hundredths], at) =>
        fromInches(Math.round(Number(cm ?? `${metre}${hundredths}`) / 2.54), at, whole, 0.93),
      )[0],
    );
  if (found) return found;
  const spoken = spokenPair.exec(line);
  if (spoken)
    return heightReading(
      smallNumbers[(spoken[1] ?? "").toLowerCase()] ?? 0,
      smallNumbers[(spoken[2] ?? "").toLowerCase()] ?? 0,
      0,
      spoken[0],
      0.85,
    );
  const inches = onlyInches.exec(line);
  if (inches) return fromInches(Number(inches[1]), 0, inches[0], 0.9);
  const pair = dashed.exec(line);
  if (pair) return heightReading(Number(pair[1]), Number(pair[2]), 0, pair[0], 0.85);
  const feet = onlyFeet.exec(line);
  return feet &&
    !/½|\d\/\d|\.\d/.test(line.slice(feet[0].length, feet[0].length + 6)) &&
    !/^[ ]?\d/.test(line.slice(feet[0].length))
    ? heightReading(Number(feet[1]), 0, 0, feet[0], 0.8)
    : null;
}
