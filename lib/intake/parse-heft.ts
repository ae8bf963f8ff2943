// Reads what a person weighs where it is told without a unit, in words or in stones: "I'd put him at 185", "weighs one ninety", "12 stone".
import { aboutNumber as about, numberInWords, readNumberInWords } from "./parse-numbers";
import { leanPattern } from "./parse-pattern";
import { readEach } from "./parse-scan";
import type { Reading } from "./parse-span";

/** "Used to weigh 250", "his wife is tiny, 95 pounds". */
export const ofOther =
  /\b(?:used to|once|formerly|at one time)\s(?:\p{L}+\s){0,2}$|\b(?:bed|safe|cot|casket|stretcher|lift|(?:wheel)?chair|piano|box|machine|door|mattress|concentrator|dog|cat)s? weigh(?:s|ed)? (?:about |around )?$|\bI(?:['’]m| am| weigh)(?: only| just| about)* $|\b(?:his|her|their|the) (?:wife|husband|spouse|son|daughter|sister|brother|mother|father|roommate|nurse|aide|caregiver|neighbou?r|partner)(?: \p{Lu}\p{L}+)?(?: (?:is|was|weighs|weighed|only weighs)|['’]s)\b(?![^.;:\n]*\b(?:s?he|him|her|that|says|said)\b)[^.;:\n]{0,24}$/iu;
/** "I don't know if she weighs even a hundred pounds". */
export const doubted =
  /\b(?:(?:don['’]?t|do not|didn['’]?t) (?:know|think|believe) (?:if |whether |that )?(?:s?he|they)|doubt (?:if |that )?(?:s?he|they)|not sure (?:if )?s?he)\b[^.;\n]{0,30}$/i;
/** "I don't think he weighs 150": less than that. */
const unbelieved = /\b(?:don['’]?t|do not|didn['’]?t) (?:think|believe) (?:that )?(?:s?he|they)\b[^.;\n]{0,30}$/i;
/** What a number in digits must not be followed by to be a weight. */
const noWeight = String.raw`(?![\d/:'’"%-]|[.,]\d|[ ]?(?:years?|yrs?|y\/?o|miles?|min|feet|ft|inch\w*|days?|hours?|hrs?|steps?|stairs?|people|beds?|rooms?|residents?|acres?|degrees|cm|kgs?|kilos?|stone|plus\b|[ap]\.?m\b|st\b|nd\b|rd\b|th\b)|[ ](?:to|or|and|-)[ ]\d|,?[ ](?:maybe|possibly|perhaps)[ ]\d|,[ ](?:or[ ]|maybe[ ])?[1-4]\d[05](?=[.,;)]|$|[ ](?:or|maybe|hard|pounds|lbs)))`;
const digits = String.raw`[89]\d|[1-5]\d\d`;
const who = String.raw`(?:s?he|dad(?:dy)?|mom(?:ma)?|mama|pt|patient|resident|decedent|deceased)`;
const built = String.raw`(?:an?[ ]|pretty[ ]|very[ ]|fairly[ ]|real[ ])?(?:big|large|heavy|heavyset|husky|stout|stocky|small|thin|slim|slender|tiny|petite|frail|little)(?:[ ](?:man|guy|fellow|fella|woman|lady|gal|gentleman|girl|boy|thing|feller))?,?[ ]`;
const rough = String.raw`(?:(?:about|abt|around|approx(?:imately|\.)?|maybe|roughly|probably|prob|like|close to|near(?:ly)?|almost|easily|easy|right (?:at|around|about)|every bit of|a good|all of|not but|no(?:thing|t) but|barely|hardly|somewhere (?:around|near|about))[ ]|[~≈][ ]?)`;
const number = String.raw`(${digits}|${numberInWords})`;
/** "She's about 280 though", "he goes about two forty", "big woman, maybe 250". */
const saidHeft = leanPattern(
  String.raw`(?<!\p{L})(?:${who}(?:['’]?s|[ ](?:goes|runs|went|is|was|weighs|weighed|looks|appears|seems)|(?=[ ][~≈]))(?:[ ]to be)?[ ](?:${built})?|looks to be[ ]|${built}|\p{Lu}\p{Ll}+ (?:goes|runs)[ ]|(?<=[.,;][ ])(?:goes|runs|went)[ ])${rough}${number}(?!\p{L})${noWeight}`,
  "giu",
);
/** "I'd put him at 185", "guessing 170", "wasted to about 130", "charted at 185". */
const guessed = leanPattern(
  String.raw`(?<!\p{L})(?:(?:i(?:['’]d|[ ]would)?[ ](?:put|guess|say|figure|estimate)(?:[ ]him|[ ]her|[ ]it)?|(?:put|puts|has|have|had|lists?|listed)[ ](?:him|her)|(?:my[ ])?(?:best[ ])?guess(?:ing|es|ed)?(?:[ ](?:is|would be))?|weigh(?:s|ed|ing)?(?:[ ]in|[ ](?:next to nothing|(?:hardly|barely|scarcely) anything|almost nothing|nothing|very little|a lot|a ton|(?:too |very )?much)|[ ](?:him|her)(?:[ ]\p{L}+){0,2}(?=[ ,]{1,2}(?:at[ ])?\d))?|(?:list|chart|weigh|record|estimat)ed|weight[ ](?:he|she|they)[ ](?:guess|estimat|said|says)\w*|somewhere|(?:heavy|stocky|thick|slight|big|large|small)[ -]?(?:set|built|build|boned)?|gained[ ](?:some[ ]|a lot of[ ])?weight|(?:down|wasted(?:[ ]away)?|dropped|dwindled|withered|shrunk|shrank|fell)(?=[ ]to[ ]))(?:,?[ ](?:oh|um|uh))?,?)[ ](?:(?:at|to|around|about|near|in the (?:neighborhood|area|range) of|right at|right around|maybe|like|approximately|oh|probably|just)[ ,]{1,2}){0,3}${number}(?!\p{L})${noWeight}`,
  "giu",
);
const feetRest = "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|even|flat)";
const setRight = "strike that|scratch that|no|sorry|make (?:that|it)|rather|correction|i mean";
/** "A big guy 270", "he 6'4 and 290", "he's 185 now". */
const besideBuild = leanPattern(
  String.raw`(?<!\p{L})(?:(?:big|large|heavy|heavyset|stout|small|thin|slim|tiny|little)[ ](?:man|guy|fella|fellow|woman|lady|gal|gentleman|girl|boy),?[ ]|(?:[4-6](?:['’]|[ ]?(?:ft\.?|foot|feet)[ ]?)(?:\d{1,2}["”]?|even|flat)?|(?:four|five|six)[ -](?:(?:foot|feet)(?:[ ,-]{1,2}${feetRest})?|${feetRest}))(?:,[ ]|[ ](?=and|&|about|abt|maybe|around))(?:(?:and|&|about|abt|maybe|around|probably)[ ]){0,2}(?:(?:${digits}|${numberInWords}),?[ ](?:${setRight}),?[ ](?:(?:it['’]s|that['’]s|make it)[ ])?)?)${number}(?!\p{L})(?!,?[ ](?:${setRight})(?!\p{L}))${noWeight}`,
  "giu",
);
/** "She's 160", "he was 185 at last weigh-in", "a hundred and thirty soaking wet", "130 or so". */
const told = leanPattern(
  String.raw`(?<!\p{L})(?:s?he|dad(?:dy)?|mom(?:ma)?|mama)(?:['’]?s|[ ]is|[ ]was|[ ]goes|[ ]runs)[ ](1[2-9]\d|[2-5]\d\d)(?=[,;]?\s*(?:$|\n)|[.;](?:\s|$)|[ ](?:now|easy|easily|tops|at most|and (?:in|on)|per(?! (?:min|hour|day|second))|according|so you|so bring)\b)${noWeight}|(?<![\p{L}\d./:$#-])${number}[ ](?:soaking wet|(?:if|when)[ ]s?he(?:['’]s|[ ]was)[ ]a pound|(?:at|on|per|by)[ ](?:(?:his|her|the)[ ])?(?:last[ ])?(?:weigh[- ]?in|weighing|weight|scales?|chart(?:ed)?(?:[ ]weight)?|(?:driver['’]?s[ ])?licen[sc]e|DL|face[ ]?sheet))(?!\p{L})|(?<=[.,;][ ])([1-5]\d\d)[ ](?:or so|easy|easily|give or take)(?=[.,;\n]|$)`,
  "giu",
);
/** "He is a slight man, the deputy says 145", "license says 5-09, 165". */
const saidOfBuild = leanPattern(
  String.raw`(?<!\p{L})(?:(?:big|large|heavy|heavyset|husky|stout|stocky|small|slight|thin|slim|slender|tiny|petite|frail|little|skinny)\b[^.;\n\d]{0,36}[ ](?:says?|said|thinks?|thought|figure[sd]|guesse[sd]|estimate[sd]?|reckons?|reckoned|shows?|(?:has|had|puts?)[ ](?:him|her)(?:[ ]at)?),?[ ](?:${rough})?|(?:licen[sc]e|DL|I\.?D|chart|tag|face[ ]?sheet|records?)\b[^.;\n]{0,30}?[ ][4-6](?:-(?:0?\d|1[01])|['’] ?\d{0,2}["”]?)(?:,[ ]?|[ ]and[ ]|[ ]?\/[ ]?))${number}(?!\p{L})${noWeight}(?=[,;]?\s*(?:$|\n)|[.,;)](?:\s|$)|[ ](?:or so|maybe|probably|tops|lbs?|pounds)\b)`,
  "giu",
);
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

/** "O2 sats dropped to 85". */
const vital =
  /\b(?:o2|sats?|spo2|oxygen|bp|pressure|pulse|heart|hr|rate|sugar|glucose|temp\w*|copay|co-pay|price|fee|cost|balance|bill|census|count|elevator|room|rm|bed|unit|apt|suite|address)\b[^.;,\n]{0,16}$/i;
const isBuilt =
  /\b(?:big|large|heavy|small|thin|slim|slender|tiny|petite|little|skinny|bones?|light|weigh\w*|wt|weight|goes|soaking|height|tall|short)\b|\d['’]\s?\d/i;
/** "The chart has her at 91": an age as well. */
const onRecord = /^(?:has|have|had|lists?|listed|charted|recorded)\b/i;
/** Behind a number in words: what is no weight. */
const notSaid =
  /^[ -]?(?:years?|yrs?|foot|feet|ft|stone|kilos?|kgs?|minutes?|hours?|days?|blocks?|miles?|of\b|to\b|or (?!so)|tonight|today|tomorrow|away|out\b|[ap]\.?m\b|in the|this|steps?|stairs?|people|percent|dollars?|hundred|thousand|o['’]?clock)|^,? (?:two|three|four|one)[ -](?:ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)/i;

const isWeight = (number: number) => number >= 60 && number <= 600;

/** Weights without a unit behind words that tell of nothing else. */
export const findHeft = (text: string): Reading[] => [
  ...[saidHeft, guessed, besideBuild, saidOfBuild, told].flatMap((pattern) =>
    readEach(text, pattern, ([whole, first, second, third = ""], at) => {
      const amount = first ?? second ?? third;
      const pounds = /^\d/.test(amount) ? Number(amount) : (readNumberInWords(amount)?.value ?? 0);
      // "Mom is about ninety-three": an old person's age as well.
      const isAge =
        (pattern === saidHeft || pattern === told || (pattern === guessed && onRecord.test(whole))) &&
        pounds < 106 &&
        !isBuilt.test(text.slice(Math.max(0, at - 40), at + whole.length + 40));
      return pounds < 80 ||
        isAge ||
        pounds > 599 ||
        (!/^\d/.test(amount) && notSaid.test(text.slice(at + whole.length, at + whole.length + 14))) ||
        ofOther.test(text.slice(Math.max(0, at - 40), at + whole.lastIndexOf(amount))) ||
        unbelieved.test(text.slice(Math.max(0, at - 40), at + whole.lastIndexOf(amount))) ||
        vital.test(text.slice(Math.max(0, at - 30), at)) ||
        ofStreet.test(text.slice(at + whole.length, at + whole.length + 40))
        ? null
        : { value: `${pounds}lbs`, start: at, end: at + whole.length, confidence: 0.8 };
    }),
  ),
  ...readEach(text, inWords, ([whole, words = ""], at) => {
    const number = readNumberInWords(words)?.value ?? 0;
    // "About one-thirty, one-forty, hard to tell".
    const isRange = notSaid.test(text.slice(at + whole.length, at + whole.length + 14));
    return isWeight(number) && !isRange
      ? { value: `${number}lbs`, start: at, end: at + whole.length, confidence: 0.78 }
      : null;
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
