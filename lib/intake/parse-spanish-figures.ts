// Writes the figures that Spanish words tell: "a las ocho y media de la noche", "setenta y cuatro años", "ciento ochenta libras".
import { type Edit, withEdits } from "./parse-edits";
import type { Rule } from "./parse-rewrite";
import { choiceOf } from "./parse-scan";
import { plainOf } from "./parse-words";
import { spanishHundreds, spanishNumbers, spanishTens } from "./words/numbers";

const small = choiceOf(Object.keys(spanishNumbers));
const ten = choiceOf(Object.keys(spanishTens));
const below100 = String.raw`(?:(?:${ten})(?:[ ]y[ ](?:${small}))?|${small})`;
const number = String.raw`(?:(?:${choiceOf(Object.keys(spanishHundreds))})(?:[ ]${below100})?|${below100})`;
const half = String.raw`(?=,?[ ]{1,2}(?:de[ ]la[ ](?:ma[ñn]ana|tarde|noche|madrugada)|del[ ](?:d[ií]a|mediod[ií]a)|p\.?m\b|a\.?m\b|(?:de[ ])?(?:anoche|hoy|ayer)))`;
const clock = new RegExp(
  String.raw`(?<=\ba[ ]las?[ ](?:como[ ](?:las?[ ])?)?|\b(?:eran|era|ser[ií]an|como|sobre|desde)[ ]las?[ ])(${small}|\d{1,2}(?![:.\d]))(?:[ ](y|con|menos)[ ](media|cuarto|un[ ]cuarto|${below100}|\d{1,2})(?:[ ]minutos)?)?(?:${half}|(?=[ ]?(?:[.,;!?]|\n|$))|(?<=\b(?:anoche|hoy(?:[ ]en[ ]la[ ]ma[ñn]ana)?|esta[ ](?:ma[ñn]ana|tarde|noche|madrugada)|ayer),?[ ](?:como[ ])?a[ ]las?[ ][^.;\n]{0,40}))`,
  "giu",
);
const counted = new RegExp(
  String.raw`(?<![\p{L}\d])(${number})(?=[ ](?:a[ñn]os(?! (?:de casad|de matrimonio|viviendo|juntos|con|en|aqu))|libras|lbs|kilos)(?!\p{L}))`,
  "giu",
);
const year = new RegExp(
  String.raw`(?<=\bde[ ](?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)[ ]del?[ ](?:a[ñn]o[ ])?)(?:(mil[ ]novecientos)|dos[ ]mil)(?:[ ](${below100}))?(?!\p{L})`,
  "giu",
);
const day = new RegExp(
  String.raw`(?<=\bel[ ](?:d[ií]a[ ])?)(${below100}|primero)(?=[ ]de[ ](?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)(?!\p{L}))`,
  "giu",
);

/** The number that Spanish words tell; 0 where they tell none. */
function valueOf(words = ""): number {
  if (/^\d/.test(words)) return Number(words);
  return words
    .split(" ")
    .map((word) => plainOf(word))
    .reduce((sum, word) => sum + (spanishNumbers[word] ?? spanishTens[word] ?? spanishHundreds[word] ?? 0), 0);
}

const minutesOf = (words: string) => (words === "media" ? 30 : words.endsWith("cuarto") ? 15 : valueOf(words));

/** "8:30" for "ocho y media", "10:50" for "once menos diez". */
function clockOf(hour: string, joint: string | undefined, minutes: string | undefined): string | null {
  const told = valueOf(hour);
  const past = minutes ? minutesOf(minutes.toLowerCase()) : 0;
  if (told < 1 || told > 12 || past > 59) return null;
  const isBefore = joint?.toLowerCase() === "menos";
  const at = isBefore ? ((told + 10) % 12) + 1 : told;
  return `${at}:${String(isBefore ? 60 - past : past).padStart(2, "0")}`;
}

/** The text with the hours, ages, weights and days that Spanish words tell in figures; null for other texts. */
export const writeSpanishFigures: Rule = (text) => {
  if (
    !/\b(?:a[ñn]os|a las?|las|libras|kilos|de(?:l a[ñn]o)? (?:mil|dos mil)|de enero|de [a-z]{4,6}bre|de (?:febrero|marzo|abril|mayo|junio|julio|agosto))(?!\p{L})/iu.test(
      text,
    )
  )
    return null;
  const edits: Edit[] = [];
  const put = (match: RegExpExecArray, written: string | null) => {
    if (written) edits.push({ start: match.index, end: match.index + match[0].length, text: written });
  };
  for (const match of text.matchAll(clock)) put(match, clockOf(match[1] ?? "", match[2], match[3]));
  for (const match of text.matchAll(counted)) if (valueOf(match[1]) > 1) put(match, String(valueOf(match[1])));
  for (const match of text.matchAll(year)) put(match, String((match[1] ? 1900 : 2000) + valueOf(match[2])));
  for (const match of text.matchAll(day)) put(match, match[1] === "primero" ? "1" : String(valueOf(match[1])));
  return withEdits(text, edits);
};
