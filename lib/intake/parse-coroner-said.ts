// Reads in a sentence that the coroner was told of the death and left it: "County ME called per policy, declined".
import { addReading, bestOf, type Sheet } from "./parse-sheet";

const left =
  /\b(?:M\.?E\.?|OME|OMI|OCME|JP|[Jj]ustice of the [Pp]eace|[Cc]oroner(?:['’]?s)?(?: [Oo]ffice)?|CORONER|(?:[Mm]edical )?[Ee]xaminer(?:['’]?s)?(?: [Oo]ffice)?|EXAMINER(?:['’]?S)?|[Cc]or|COR)\b([^.;\n]{0,64}?)\b(?:[Dd]eclin(?:ed|es|ing)|DECLINED|[Ww]aived?|WAIVED|[Nn]o (?:case|jurisdiction|inquest|further action|need (?:for|to)|involvement)|NO CASE|NJI|(?:is |are |will )?(?:not|NOT) (?:tak(?:ing|e)|accepting|be (?:taking|coming)|interested|needed)(?: (?:it|the case|jurisdiction))?|(?:doesn['’]?t|does not|don['’]?t|did not|didn['’]?t|won['’]?t) (?:want|need|take|have to)(?: (?:it|the case|jurisdiction|him|her|them))?|(?:not|NOT) (?:a|an|their|going to be) (?:\w+ )?case|let(?:ting)? (?:it|him|her|this one) go|(?:has |have |already )?(?:released|cleared|okayed|signed off on) (?:it|him|her|them|the (?:body|remains|scene|case|release))|(?:was |were )?(?:there|out|here|on scene) and (?:released|cleared)|(?:has |have |already )?released (?:to|the (?:body|case) to) (?:the )?(?:fh|FH|funeral home|family|mortuary|attending|doctor|hospice|pcp|PCP|us)|RELEASED TO (?:FH|FAMILY|MORTUARY|ATTENDING|US)|let (?:it|him|her) go|LET (?:IT|HIM|HER) GO|JP released|released (?:over the phone|by phone|at the scene)|[Nn]ot a case|(?:they|he|she|and|then|&|,) (?:have |has |had |just |also |already )?released(?=\s*(?:[.,;\n)]|$|at \d|by phone|over|without|w\/o))|THEY RELEASED|(?:and|then|,) (?:cleared|passed|okayed)(?=\s*(?:[.,;\n)]|$)))\b/g;
const open =
  /\b(?:not|until|till|once|if|when|unless|pending|hasn['’]?t|haven['’]?t|waiting|will|should|may|after|before|taking it|accepted|hold|autopsy|case (?:open|number))\b/i;
const openBehind = /^[^.;\n]{0,30}\b(?:yet|pending|after autopsy|when done|once|accepted)\b/i;
const accepted =
  /\b(?:coroner'?s?|me|medical examiner) case\b|(?<!\b(?:not|never|isn['’]?t|aren['’]?t) )\b(?:accepted|assumed|taking|took) (?:jurisdiction|the case|it)\b|\bexam(?:ination)? (?:complete|done|performed)\b|\bautopsy (?:complete|done|performed|scheduled)\b/i;

/** Adds that it is no coroner's case where such words say so and nothing tells of one. */
export function addCoronerSaid(sheet: Sheet, text: string): void {
  if (
    bestOf(sheet, "isCoronerCase") ||
    !/\b(?:M\.?E|OM[EI]|OCME|JP|justice of the peace|cor|coroner|examiner)\b/i.test(text)
  )
    return;
  if (accepted.test(text)) return;
  for (const match of text.matchAll(left)) {
    const end = match.index + match[0].length;
    if (open.test(match[1] as string) || openBehind.test(text.slice(end, end + 40))) continue;
    if (
      /\b(?:until|once|if|when|unless|after)\b[^.;\n]{0,20}$/i.test(
        text.slice(Math.max(0, match.index - 30), match.index),
      )
    )
      continue;
    // "Pronounced by the coroner, released to us" says nothing of the case.
    if (/released to/i.test(match[0]) && /\bby (?:the |deputy |county )*$/i.test(text.slice(0, match.index))) continue;
    addReading(
      sheet,
      "isCoronerCase",
      { value: "NO", start: 0, end: match[0].length, confidence: 0.8 },
      match.index,
      {},
    );
    return;
  }
}
