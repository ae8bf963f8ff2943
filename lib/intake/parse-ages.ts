// Reads how old a person was, in whole years; years of marriage, years ago and months of life are no ages.
import { quick } from "./parse-quick-pattern";
import { aboutNumber as about, numberInWords, readNumberInWords } from "./parse-numbers";
import { leanPattern } from "./parse-pattern";
import { choiceOf, readEach, settle, textAfter, textBefore } from "./parse-scan";
import type { Reading } from "./parse-span";
import { otherYears, otherYearsBefore } from "./words/measure-words";

const yearsOld = String.raw`(?:y\.?[ ]?\/?[ ]?o\.?(?:(?![\p{L}/])|(?=[MF](?!\p{L})))|(?:yrs?|years?)\.?[ -](?:of age|old|young)(?!\p{L})|yr\/o(?!\p{L})|años(?:[ ]de edad)?|anos[ ]de edad)`;
const withOld = leanPattern(String.raw`(?=\d)(?<![\d.,/$:#-]|\p{L})(\d{1,3})[ -]?${yearsOld}`, "giu");
const wordsOld = leanPattern(String.raw`(?<!\p{L})(${numberInWords})[ -](?:years?[ -](?:of age|old))(?!\p{L})`, "giu");
const spanishTens = ["veinte", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa", "cien"];
const spanishOnes = ["un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];
const withoutAccent = (word: string) => word.toLowerCase().replace("é", "e");
/** "Setenta y cuatro años". */
const yearsInSpanish = leanPattern(
  String.raw`(?<!\p{L})(${spanishTens.join("|")})(?: y (${spanishOnes.join("|")}))? años(?! (?:de casad|de servicio|atr[aá]s|después|antes|casad|viviendo))`,
  "giu",
);
const withYears = /(?=\d)(?<![\d.,/$:#-]|\p{L})(\d{2,3})[ ]?(?:yrs?|years?)(?!\p{L})\.?/giu;
const behindAge =
  /(?<!\p{L})(?:aged?|edad|aet)(?!\p{L})[\s.:=~-]{0,4}(?:is|was|of|about|approx\.?|de|at)?[ ]{0,2}(\d{1,3})(?![\d/:%]|[.,]\d|-\d)(?![ ]?(?:months?|mos?\b|days?|weeks?|wks?|hours?|hrs?|meses|d[ií]as|semanas|or|to)(?!\p{L}))/giu;
const withSex =
  /(?=\d)(?<![\d.,/$:#°-]|\p{L})(\d{2,3})(?:[MF](?=\.(?:\s|$))|[ ]?(?:-|\/)?[ ]?(?:[MF](?![\p{L}\d.'’&/-])|(?:male|female)(?!\p{L})))/gu;
const sexFirst = quick(/(?=[MF]\/)(?<![\p{L}\d])[MF]\/(\d{2,3})(?![\d\p{L}]|[/.:-]\d)/gu);
const heWas =
  /(?<!\p{L})(?:he|she)(?:['’]?s|['’]d[ ]be|[ ]is|[ ]was)[ ](?:only[ ]|just[ ])?(\d{2,3})(?=\s?[.;\n]|,|$|[ ]and[ ])/giu;
const amount = String.raw`(\d{2,3}|${numberInWords})`;
const ofKin = String.raw`(?:mother|father|mom(?:m?a)?|momm?y|mamm?a|dad(?:dy)?|pop(?:s|pa)?|papa|pa|ma|gran(?:d?(?:ma|pa|dad|daddy|mother|father|mama|papa)|ny|d?dad)?|nan(?:n?a|ny)?|me(?:e)?maw|pa(?:w)?paw|(?:aunt(?:ie)?|uncle)(?:[ ]\p{Lu}\p{Ll}+)?|(?<=\bmy[ ](?:late[ ]|dear[ ])?)(?:husband|wife|brother|sister|son|daughter|partner|cousin))`;
const turned = String.raw`(?:[ ](?:is|was)|['’]s|[ ](?:had[ ]|has[ ])?(?:just[ ]|only[ ])?turned)[ ](?:only[ ]|just[ ]|nearly[ ]|almost[ ])?`;
/** "Mother was 91", "Mama had just turned eighty-six", "Lou was 86 (b. 3/19/40)", "She was born 16 October 1929, is 97". */
const kinWas = leanPattern(
  String.raw`(?<!\p{L}|\b(?:his|her|their)[ ])${ofKin}${turned}${amount}(?=\s?[.;,(\n]|$|[ ](?:and|last|this|on|in|when[ ]s?he[ ](?:died|passed)|years)[ ])(?!,?[ ]when[ ](?:I|s?he[ ]had)\b)|(?<=\p{L}{2}[ ])(?:is|was)[ ](?:only[ ]|just[ ])?(\d{2,3})(?=,?[ ](?:and[ ]|who[ ])?(?:just[ ]|has[ ])?(?:died|passed|expired)(?!\p{L})|,?[ ]\(?(?:b\.?[ ]|born[ ]|d\.?o\.?b\b))|\bborn\b[^.;\n]{4,32},[ ](?:and[ ])?(?:is|was|now|aged?)[ ](\d{2,3})(?=[.;,)\n]|$)`,
  "giu",
);
const besideName = /,[ ](?<=\p{L}{2},[ ])(?:age[ ])?(\d{2,3})(?=,[ ](?!\d)|[ ](?:at|of|from)[ ]|,?[ ]?(?:\.|$|\n))/gu;
/** "91, maybe 110 lbs", "91/110#". */
const besideWeight =
  /(?:^|[.;,(\n])[ ]{0,2}(?<!\d[.,])(\d{2,3})(?:[ ]?[,;/-][ ]?|[ ]and[ ])(?:(?:about|abt|around|approx\.?|approximately|maybe|roughly|est\.?|prob(?:ably)?|wt|weighs|say|like|~)[ .]{0,2}){0,2}\d{2,3}[ ]?(?:lbs?|pounds|#|kgs?)(?!\p{L})/gimu;
const kinFront =
  /\b(?:wife|husband|spouse|(?:step|grand)?(?:son|daughter)|dtr|sister|brother|niece|nephew|cousin|neighbou?r|friend|caller|nurse|nok|caregiver)\b(?! (?:of|says|said|reports|called))[^.;\n\d]{0,24}$/i;
/** "Her mother was 95 and died last year". */
const ofTheirs = /\b(?:his|her|their) (?:late |own )?\p{L}+ $/iu;
/** "Passed 6:50 am. 88. rm 7", "2/28/1935. Ninety-one.": a number alone behind the hour of the death or the birth. */
const alone = leanPattern(
  String.raw`(?<=\b(?:died|passed|expired)\b[^.;\n]{0,40}(?:\d|[ap]m|tonight|today|morning|evening|afternoon|night)[.;][ ]|(?<![\d/-])\d{1,2}\/\d{1,2}\/(?:19|20)\d\d[.,;][ ])(\d{2,3}|${numberInWords})(?=[.;,][ ]|[.]?\s*(?:\n|$))`,
  "giu",
);
const soMany =
  /(?:,| -)?[ ](?:so|that makes (?:him|her)|making (?:him|her)|which makes (?:him|her))[ ](?:he|she)?(?:['’]?s|[ ]is|[ ]was)?[ ]?(\d{2,3})(?![\d/:.-])/giu;
const yearsBehind = leanPattern(String.raw`^[ ]{1,2}(?:${choiceOf(otherYears)})(?!\p{L})`, "iu");
const yearsFront = leanPattern(
  String.raw`(?:^|[^\p{L}])(?:${choiceOf(otherYearsBefore)})[ ](?:about[ ]|the[ ](?:last|past)[ ])?$`,
  "iu",
);

function ageReading(amount: string, at: number, whole: string, confidence: number, least = 0): Reading | null {
  const years = Number(amount);
  const lead = /^\W*/.exec(whole)?.[0].length ?? 0;
  return years >= least && years <= 120
    ? { value: String(years), start: at + lead, end: at + whole.trimEnd().length, confidence }
    : null;
}

/** Ages in whole years in running text; months, years of marriage and years ago are none. */
export function findAges(text: string): Reading[] {
  const old = readEach(text, withOld, ([whole, amount = ""], at) =>
    yearsBehind.test(textAfter(text, at + whole.length, 10)) ? null : ageReading(amount, at, whole, 0.95),
  );
  const spoken = readEach(
    text,
    wordsOld,
    ([whole, words = ""], at) => ageReading(String(readNumberInWords(words)?.value ?? -1), at, whole, 0.9),
    /old|age/i,
  );
  const spanish = readEach(
    text,
    yearsInSpanish,
    ([whole, ten = "", unit], at) => {
      const tenth = spanishTens.indexOf(ten.toLowerCase());
      const ones = unit ? spanishOnes.indexOf(withoutAccent(unit)) + 1 : 0;
      return ageReading(String((tenth + 2) * 10 + ones), at, whole, 0.9);
    },
    /a[ñn]os/i,
  );
  const labelled = readEach(text, behindAge, ([whole, amount = ""], at) => ageReading(amount, at, whole, 0.95));
  const years = readEach(text, withYears, ([whole, amount = ""], at) => {
    const back = textAfter(text, at + whole.length, 14);
    const isAlone = /^[ ]?(?:$|[.,;)|/]|[ ]{2}|\t)/.test(back);
    return isAlone && !yearsFront.test(textBefore(text, at, 24)) ? ageReading(amount, at, whole, 0.8) : null;
  });
  const beside = [withSex, sexFirst].flatMap((pattern) =>
    readEach(text, pattern, ([whole, amount = ""], at) =>
      /^[\W_]*[1-6][ -]?(?:man|woman)\b/i.test(whole) ||
      /^[\W_]*4-F/i.test(whole) ||
      /(?:rm|room|apt|unit|bed|temp|deg\w*|hwy|suite|ste|lot|#)[. :#]{0,2}$/i.test(textBefore(text, at, 8))
        ? null
        : ageReading(amount, at, whole, 0.82),
    ),
  );
  const told = [heWas, kinWas, besideName, besideWeight, alone, soMany].flatMap((pattern) =>
    readEach(text, pattern, ([whole, first, second, third = ""], at) => {
      const said = first ?? second ?? third;
      const amount = /^\d/.test(said) ? said : String(readNumberInWords(said)?.value ?? -1);
      if (pattern === soMany && !/(?:19|20)\d\d$/.test(text.slice(Math.max(0, at - 4), at))) return null;
      const isUnit = /\b(?:rm|room|apt|unit|bed|box|hwy|route|rt|suite|ste|lot|no|floor)$/i.test(
        textBefore(text, at, 8),
      );
      if (pattern === kinWas && ofTheirs.test(textBefore(text, at, 30))) return null;
      // "Daughter Ana, 45, 130 lbs, can help lift".
      const isKins = pattern === besideWeight && kinFront.test(textBefore(text, at + 1, 44));
      return isUnit || isKins ? null : ageReading(amount, at, whole, 0.75, 17);
    }),
  );
  return settle(old, spoken, spanish, labelled, beside, told, years);
}

const ageAtStart = leanPattern(
  String.raw`^[\s"'([]{0,4}${about}(?:(?:aged?|[MF]|male|female)[\s,/]{1,2})?(\d{1,3})(?![\d:'’"%]|[.,]\d|[-–]\d|\/\d|s\b|['’]s)(?![ ]?(?:lbs?|#|kg|pounds|months?|mos?\b|days?|weeks?|wks?|hours?|hrs?|minutes?|min|meses|d[ií]as|semanas|(?:to|or)[ ]\d|gestation))`,
  "iu",
);

/** The age a segment behind its label begins with. */
export function readAge(segment: string): Reading | null {
  const match = ageAtStart.exec(segment);
  if (match) {
    const [whole, amount = ""] = match;
    const isAsked = /^[ ]?\?/.test(segment.slice(whole.length));
    return ageReading(amount, whole.lastIndexOf(amount), amount, isAsked ? 0.6 : 0.96);
  }
  const lead = /^\W{0,4}/.exec(segment)?.[0].length ?? 0;
  const number = readNumberInWords(segment.slice(lead));
  if (!number || /^[ ]?(?:months?|days?|weeks?|hours?|or|to)\b/i.test(segment.slice(lead + number.end))) return null;
  return ageReading(String(number.value), lead, segment.slice(lead, lead + number.end), 0.85);
}
