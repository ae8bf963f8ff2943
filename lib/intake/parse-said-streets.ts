// Writes streets as an address has them: a house number said in words, behind its road, or set right by its last figures.
import { type Edit, withEdits } from "./parse-edits";
import { quick } from "./parse-quick-pattern";
import type { Rule } from "./parse-rewrite";
import { choiceOf } from "./parse-scan";
import { smallNumbers, tens } from "./words/numbers";
import { notInStreets } from "./words/streets";

const figure = `(?:${choiceOf([...Object.keys(smallNumbers), ...Object.keys(tens), "hundred", "thousand", "oh", "zero"])})`;
const roadEnd =
  "(?:street|avenue|ave|road|drive|lane|court|boulevard|blvd|circle|place|terrace|trail|parkway|pkwy|highway|hwy|pike|turnpike|way)";
const spoken = quick(
  new RegExp(
    String.raw`(?<![\p{L}\d:/.-]|\d )${figure}(?:[ -](?:and )?${figure}){0,7} (?=((?:(?:north|south|east|west|n|s|e|w)\.? )?(?:\p{L}[\p{L}'’-]+ ){1,3}?)${roadEnd}(?!\p{L}))`,
    "giu",
  ),
);
const small = /^\p{Ll}/u;
const between =
  /^(?:of|off|on|from|to|at|in|the|a|an|down|up|over|and|or|doors?|houses?|lanes?|way|ways|times?|cars?|out|away|past|behind|old|o'?clock|stor(?:y|ies)|side|sided|lots?|more|big|little|tonight|today|tomorrow|this|that|is|was)$/i;

/** The number that figures in words write side by side: "forty two hundred", "twelve fourteen", "one oh nine". */
function numberOf(words: string): string {
  let written = "";
  let open = 0;
  const close = () => {
    if (open > 0) written += String(open);
    open = 0;
  };
  for (const word of words.toLowerCase().split(/[ -]+/)) {
    const ten = tens[word];
    const unit = smallNumbers[word];
    if (word === "and") continue;
    if (word === "oh" || word === "zero") {
      close();
      written += "0";
    } else if (word === "hundred" || word === "thousand") {
      const size = word === "hundred" ? 100 : 1000;
      open = Math.max(open, 1) * size;
    } else if (ten !== undefined) {
      if (open % 100 !== 0 || open === 0) close();
      open += ten;
    } else if (unit !== undefined) {
      const fits = open > 0 && (unit < 10 ? open % 10 === 0 : open % 100 === 0);
      if (!fits) close();
      open += unit;
    }
  }
  close();
  return written;
}

function inWords(text: string): Edit[] {
  return [...text.matchAll(spoken)].flatMap((match): Edit[] => {
    const own = (match[1] ?? "").trim().split(" ");
    const number = numberOf(match[0]);
    const isPlain = own.some((word) => between.test(word) || notInStreets.has(word.toLowerCase()));
    if (isPlain || !/^[1-9]\d{0,5}$/.test(number) || (number.length === 1 && small.test(own[0] ?? ""))) return [];
    return [{ start: match.index, end: match.index + match[0].length, text: `${number} ` }];
  });
}

const town = String.raw`(?:(?:outside(?: of)?|near|in|over in|down in|out in|up in|just outside) )?(\p{Lu}[\p{L}'’.]+(?: \p{Lu}[\p{L}'’.]+){0,2},? [A-Z]{2}(?: \d{5})?)(?![\p{L}\d])`;
const numberBehind = quick(
  new RegExp(
    String.raw`(?<![\p{L}\d])(?<!\d )((?:(?:Old|North|South|East|West|[NSEW])\.? )?(?:\p{Lu}[\p{L}'’]+ ){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Court|Ct|Boulevard|Blvd|Circle|Cir|Place|Pl|Terrace|Trail|Trl|Parkway|Pkwy|Highway|Hwy|Pike|Way|Loop|Route))\.?(?:,? ${town})?,? (?:(?:and )?(?:it['’]?s |that['’]?s |the )?(?:house |street )?(?:number|no\.|num\.?)(?: is)?:? ?)(\d{1,6}[A-Z]?)(?![\d-])(?:,? ${town})?`,
    "gu",
  ),
);

/** "Out on Wallowa Mtn Road, number 63440, outside Josef, OR". */
const behindRoad = (text: string): Edit[] =>
  [...text.matchAll(numberBehind)].flatMap((match): Edit[] => {
    const [whole, road = "", first, number = "", second] = match;
    if (
      /\d[A-Z]?,? (?:[NSEW]\.? |\p{Lu}[\p{L}'’.]* ){0,2}$/u.test(text.slice(Math.max(0, match.index - 30), match.index))
    )
      return [];
    const seat = first ?? second;
    const town = seat ? `, ${seat.replace(/(?<!,) (?=[A-Z]{2}(?: \d{5})?$)/, ", ")}` : "";
    return [{ start: match.index, end: match.index + whole.length, text: `${number} ${road}${town}` }];
  });

/** "Sorry 20778 not 88", "it's 951 Cypress, not 915", "951 Cypress not 915, sorry". */
const setRight = quick(
  /(?:(?<!\b(?:at|park|to|by|near|behind) )(?<![\w$#/:.-])(?:\b(?:sorry|correction|oops|i mean(?:t)?|my mistake|typo|that['’]?s|it['’]?s|its|thats|should be|make that|number(?: is)?|address is|change (?:that|it) to)[\s,:.-]{1,3}(?:it['’]?s |that['’]?s |number )?)?)(?<![\d:/-])(\d{2,6})((?: [NSEW]\.?)?(?: \p{Lu}[\p{L}'’]+){1,3}|),? (?:and )?(?:not|instead of) (\d{1,6})(?![\d/:-]| ?(?:lbs?|pounds|#|kg|years|yrs|steps|stairs))/giu,
);
/** "Make that 951 Cypress", "sorry, 951 Cypress St": the street's name is said again. */
const saidAgain = quick(
  /\b(?:sorry|correction|oops|i meant?|my mistake|typo|should be|make (?:that|it)|scratch that|wait|no|change (?:that|it) to)[\s,:.-]{1,3}(?:(?:it['’]?s|that['’]?s|its|the address is|addr(?:ess)?:?) )?(\d{2,6})( (?:[NSEW]\.? )?\p{Lu}[\p{L}'’]{2,})(?! Ave| Street)/giu,
);

/** "20788 Sisters View Ave … sorry 20778 not 88": the last figures of the house number are others. */
function lastFigures(text: string): Edit[] {
  const named = [...text.matchAll(setRight)].flatMap((match): Edit[] => {
    const [said, right = "", road = "", wrong = ""] = match;
    if (road !== "") return sameRoad(text, match.index, right, road, wrong);
    if (/^\d/.test(said)) return [];
    const whole = right.slice(0, Math.max(0, right.length - wrong.length)) + wrong;
    if (wrong.length > right.length || whole === right) return [];
    const house = new RegExp(String.raw`(?<![\d/:.-])${whole}(?= (?:[NSEW]\.? )?\p{Lu}[\p{L}'’]+)`, "u");
    const at = house.exec(text);
    if (!at || at.index >= match.index) return [];
    return [
      { start: at.index, end: at.index + whole.length, text: right },
      { start: match.index, end: match.index + said.length, text: "" },
    ];
  });
  const again = [...text.matchAll(saidAgain)].flatMap(({ index, 1: right = "", 2: road = "" }) =>
    sameRoad(text, index, right, road),
  );
  return named.length > 0 ? named : again;
}

/** The last house number before that road, where it is another one, and the `wrong` one if that is told. */
function sameRoad(text: string, at: number, right: string, road: string, wrong?: string): Edit[] {
  const word =
    road
      .trim()
      .replace(/^[NSEW]\.? /, "")
      .split(" ")[0] ?? "";
  const house = new RegExp(String.raw`(?<![\d/:.-])\d{1,6}(?= (?:[NSEW]\.? )?${word}(?!\p{L}))`, "giu");
  const told = [...text.slice(0, at).matchAll(house)].at(-1);
  if (!told || told[0] === right || (wrong && wrong !== told[0])) return [];
  return [{ start: told.index, end: told.index + told[0].length, text: right }];
}

export const writeStreets: Rule = (text) =>
  withEdits(text, [...inWords(text), ...behindRoad(text), ...lastFigures(text)]);
