// Writes "Joyce Amundson, she is the wife" as "Joyce Amundson, the wife": one way of telling who somebody is.
import { type Edit, withEdits } from "./parse-edits";
import type { Rule } from "./parse-rewrite";

const tie = String.raw`(?:(?:ex-?|step-?|half-?)?(?:wife|husband|spouse|widow|widower|son|daughter|brother|sister|mother|father|niece|nephew|cousin|aunt|uncle|partner|fianc[eé]e?)(?:[- ]in[- ]law)?|grand(?:son|daughter|mother|father)|(?:oldest|eldest|youngest|older|younger) (?:son|daughter|brother|sister)|neighbor|friend|landlord|(?:(?:charge|floor|night|day|shift|hospice|home health|case|unit|on[- ]call|triage|visiting|house|nursing|weekend|evening|infirmary|shift) )*(?:nurse|supervisor|sup|manager|aide|director of nursing|administrator|social worker|chaplain|coordinator|nurse manager|med tech|caregiver)|(?:deputy|coroner|dispatcher|detective|sergeant|officer)(?! (?:case|of))|DON|ADON)`;
const told = new RegExp(
  String.raw`(?<=\p{Lu}[\p{L}'’-]+(?: (?:RN|LPN|LVN|CNA))?),? (?:and |who |uh )?(?:(?:she|he)(?:['’]?s| is| was)|is|who(?:['’]?s| is)) (the |a |an |his |her |their |one of the )(?=${tie}(?![\p{L}-])(?! (?:of|and|or|to|that|who|is|will|has|there|with)\b(?! the (?:deceased|decedent|patient|resident|facility|unit|floor|building))))`,
  "gu",
);

/** Only behind a name that is no doctor's and where the caller was named just before. */
export const writeTies: Rule = (text) => {
  const edits: Edit[] = [];
  for (const { index, 0: words, 1: article = "" } of text.matchAll(told)) {
    const before = text.slice(Math.max(0, index - 60), index);
    if (!/\b(?:caller|called|calling|from|this is|name is|my name|call(?:ed)? in by|spoke with|taken from|with|informant|reported by)\b[^.\n]{0,50}$/i.test(before)) continue;
    edits.push({ start: index, end: index + words.length, text: `, ${/^an? |^one/.test(article) ? "" : article}` });
  }
  return withEdits(text, edits);
};
