// Reads what a person weighs where it is told without a unit, in words or in stones: "I'd put him at 185", "weighs one ninety", "12 stone".
import { aboutNumber as about, numberInWords, readNumberInWords } from "./parse-numbers";
import { leanPattern } from "./parse-pattern";
import { readEach } from "./parse-scan";
import type { Reading } from "./parse-span";

/** "Used to weigh 250", "his wife is tiny, 95 pounds". */
export const ofOther =
  /\b(?:used to|once|formerly|at one time)\s(?:\p{L}+\s){0,2}$|\b(?:bed|safe|cot|casket|stretcher|lift|(?:wheel)?chair|piano|box|machine|door|mattress|concentrator|dog|cat)s? weigh(?:s|ed)? (?:about |around )?$|\bI(?:['’]m| am| weigh)(?: only| just| about)* $|\b(?:his|her|their|the) (?:wife|husband|spouse|son|daughter|sister|brother|mother|father|roommate|nurse|aide|caregiver|neighbou?r|partner)(?: \p{Lu}\p{L}+)?(?: (?:is|was|weighs|weighed|only weighs)|['’]s)\b(?![^.;:\n]*\b(?:s?he|him|her|that|says|said)\b)[^.;:\n]{0,24}$/iu;
/** "She's about 280 though", "hes around 275". */
const saidHeft =
  /(?<!\p{L})(?:s?he['’]?s|s?he (?:goes|runs|went|is|was)|s?he (?:looks|appears|seems) to be|looks to be|(?:a |pretty |very |fairly )?(?:big|large|heavy|heavyset|stout|small|thin|slim|tiny|little) (?:man|guy|fellow|woman|lady|gentleman|thing),?|\p{Lu}\p{Ll}+ (?:goes|runs)) (?:about|around|approx(?:imately)?|maybe|roughly|probably|like|prob|abt)[ ]([89]\d|1\d\d|[2-5]\d\d)(?![\d/:'’"%]|[.,]\d|[ ]?(?:years?|yrs?|miles?|min|feet|ft|days?))/giu;
/** "I'd put him at 185", "guessing 170", "somewhere around 155", "heavy set, 280". */
const guessed =
  /(?<!\p{L})(?:(?:i(?:['’]d| would)? (?:put|guess|say|figure|estimate)(?: him| her| it)?|(?:my )?(?:best )?guess(?:ing)?(?: is| would be)?|weigh(?:s|ed|ing)?(?: in)?|somewhere|(?:heavy|stocky|thick|slight|big|large|small)[ -]?(?:set|built|build|boned)?|gained (?:some |a lot of )?weight)(?:,? (?:oh|um|uh))?,?) (?:(?:at|around|about|near|in the (?:neighborhood|area|range) of|up to|right at|right around|maybe|like|approximately) ){0,2}([89]\d|1\d\d|[2-5]\d\d)(?![\d/:'’"%-]|[.,]\d|[ ]?(?:years?|yrs?|miles?|min|feet|ft|days?|kgs?|kilos?|stone|[ap]\.?m\b|st\b|nd\b|rd\b|th\b|(?:to|or|and|-) \d))/giu;
/** "A big guy 270", "he 6'4 and 290", "he's 185 now". */
const besideBuild =
  /(?<!\p{L})(?:(?:big|large|heavy|heavyset|stout|small|thin|slim|tiny|little) (?:man|guy|fella|fellow|woman|lady|gal|gentleman|girl),? |[4-6](?:['’]|ft ?)(?:\d{1,2}["”]?)?,? (?:and|&|about|abt|maybe|around) )([89]\d|1\d\d|[2-5]\d\d)(?![\d/:'’"%-]|[.,]\d|[ ]?(?:years?|yrs?|y\/?o|miles?|min|feet|ft|days?|steps?|kgs?|kilos?|[ap]\.?m\b|st\b|nd\b|rd\b|th\b))|(?<!\p{L})s?he(?:['’]s| is) (1[2-9]\d|[2-4]\d\d) (?:now|soaking wet|at most|tops|or so)\b/giu;
const inWords = leanPattern(
  String.raw`(?<!\p{L})(?:weigh(?:s|ed|ing)?|weight(?:['’]s| is| was)?|s?he['’]?s about|s?he goes(?: about)?)(?:,? (?:oh|um|uh),?)?[ ]${about}(${numberInWords})(?!\p{L}|[ -](?:years?|yrs?|foot|feet|ft|stone|kilos?|kgs?|minutes?|hours?|days?|blocks?|miles?|of|to|or|tonight|today|tomorrow|away|out|[ap]\.?m\b\.?|in the|this)(?![\p{L}]))`,
  "giu",
);
/** "12 stone", "11 stone 4", "11st 4lb". */
const stones =
  /(?<![\d.,$:-]|\p{L})(\d{1,2})(?: ?stones?|st(?=[ ,]{1,2}\d{1,2} ?lb))(?!\p{L}| (?:steps?|stairs?|staircase|stairway|pillars?|pavers?|columns?|walls?|entry|patio|wall|house|st|rd|road|street|way|lane|porch|path)\b)(?:(?:,| and)? ?(\d{1,2})(?![\d:/'’])(?: ?(?:lbs?|pounds))?)?/giu;

/** Behind these words, a label or a comma stones weigh somebody; "with 7 stones" tells of a ring. */
const weighs =
  /(?:^|[:=,;(/\n]|\b(?:weigh\w*|weight|wt|s?he|s?he['’]?s|is|was|goes|about|around|approx(?:imately|\.)?|abt|maybe|roughly|nearly|almost|probably|possibly|over|under|just|only|say|estimate\w*|est\.?)[ ,])\s*$/i;
/** "Best guess is 120 Oak St", "I'd say 200 on the door code". */
const ofStreet =
  /^ (?:(?!lbs?\b|pounds?\b)\p{Lu}\p{Ll}+|on (?:the|his|her)\b|(?:door |gate )?code\b|[A-Z]+ (?:ST|RD|AVE|DR|LN|STREET|ROAD|AVENUE|LANE|DRIVE)\b)/u;

const isWeight = (number: number) => number >= 60 && number <= 600;

/** Weights without a unit behind words that tell of nothing else. */
export const findHeft = (text: string): Reading[] => [
  ...[saidHeft, guessed, besideBuild].flatMap((pattern) =>
    readEach(text, pattern, ([whole, first, second = ""], at) => {
      const amount = first ?? second;
      return ofOther.test(text.slice(Math.max(0, at - 40), at + whole.length - amount.length)) ||
        ofStreet.test(text.slice(at + whole.length, at + whole.length + 40))
        ? null
        : { value: `${amount}lbs`, start: at, end: at + whole.length, confidence: 0.8 };
    }),
  ),
  ...readEach(text, inWords, ([whole, words = ""], at) => {
    const number = readNumberInWords(words)?.value ?? 0;
    return isWeight(number) ? { value: `${number}lbs`, start: at, end: at + whole.length, confidence: 0.78 } : null;
  }),
];

export const findStones = (text: string): Reading[] =>
  readEach(
    text,
    stones,
    ([whole, amount = "", more = "0"], at) => {
      const pounds = Number(amount) * 14 + Number(more);
      const before = text.slice(Math.max(0, at - 24), at);
      const isPlural = /stones/i.test(whole);
      return isWeight(pounds) &&
        Number(more) < 14 &&
        weighs.test(before) &&
        !(isPlural && /(?:,\s*|\b(?:is|was|just|only) )$|\b(?:ring|kidney|necklace|gall)\b/i.test(before))
        ? { value: `${pounds}lbs`, start: at, end: at + whole.length, confidence: 0.88 }
        : null;
    },
    /st/i,
  );
