// Words behind a doctor's label that tell which part the doctor has.
import type { Span } from "./parse-span";

/** The doctor signs the death certificate. */
const signs =
  /(?:\b(?:will|to|is|also|can|agreed to|willing to|who|and|&)|['’]ll)\s+(?:also\s+|be\s+)?(?:sign(?:s|ing)?|certif(?:y|ying|ies)|attest(?:s|ing)?)\b|\bsign(?:s|ing)\b|\b(?:complet(?:e|es|ed|ing)|do(?:es|ing)?|handl(?:e|es|ing)) (?:the |her |his )?(?:electronic )?(?:death )?(?:certificate|cert|dc)\b|\b(?:att(?:ending)?|pcp)\.?\s?(?:[+&/]|and|also)\s?(?:the )?(?:d\.?\/?c\b|death cert|cert|signer)|\b(?:d\.?\/?c\.?|(?:death )?cert(?:ificate)?)\s(?:will be|to be|is being|being)\s(?:done|signed|completed|filed|handled)\b[^.;\n]{0,24}\bby (?:her|him|same|them)\b|\bcertif(?:ier|ying|ies)\b|\bfirma(?:r[aá]?)?(?![a-zá])/i;

/** "Dr: sees Dr. Caudill". */
export const seesDoctor =
  /^\W*(?:(?:he|she) )?(?:sees|saw|was seeing|goes to|followed by|under|patient of)\s+(?=dra?\b)/i;

/** "Attends and signs": the doctor has both parts. */
export const doesBoth =
  /\b(?:also|too|as well|same|both|attend(?:s|ed|ing)?|treat(?:s|ed|ing)|pcp|primary care|follow(?:s|ed))\b/i;

/** "Attending: Dr. Pike   Will sign DC? No". */
const signsNot =
  /\b(?:sign|certif)[^.;:?\n]{0,24}(?:[:?]|\?:)[\s_]{0,4}(?:(?:[[(] {0,2}[\])]|☐)\s?y(?:es)?[\s/,]{1,6})?(?:[[(]?[xX✓✔☒☑]?[\])]?\s?)?no?\b/i;

/** "Attending: same as certifying". */
export const sameSigner = /^\W*same as (?:the )?(?:certif\w+|sign(?:er|ing))(?: (?:physician|doctor|md|dr))?\W*$/i;

const notifiedDoctor =
  /^(?:attending|pcp|primary|family|treating)?\W{0,2}(?:care )?(?:physician|doctor|provider|md|dr|phys)?\.? ?(?:notified|called|aware|informed|contacted)\b/i;
const toldDoctor =
  /^\W*(?:[xX✓✔]\W{1,4})?(?:y(?:es)?\b[\s,:;–-]{1,4})?(?:(?:[Dd][Rr]|DRA?)\.? \p{L}|\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){1,2},? (?:MD|DO|M\.D))/u;
const otherSigner = /^(?:if (?:no|not|other)\b|(?:else|otherwise|other),? who|who (?:then|instead|will))/i;

/** Whom a label asks for by its words and those before: "Attending notified: Dr. Szabo, 4:20 a.m.", "Will sign? No  If no, who: Dr. Brisco". */
export function doctorAsked(text: string, label: Span, value: Span): "attending" | "certifier" | null {
  const labelled = text.slice(label.start, label.end);
  const said = text.slice(value.start, Math.min(value.end, value.start + 80));
  if (notifiedDoctor.test(labelled) && toldDoctor.test(said)) return "attending";
  const isOther = otherSigner.test(labelled) && /\bdr\b|^\W*\p{Lu}/iu.test(said);
  return isOther && /\b(?:sign|certif)/i.test(text.slice(Math.max(0, label.start - 120), label.start))
    ? "certifier"
    : null;
}

/** Whether the words behind a doctor's name say that the doctor signs. */
export const saysSigning = (words: string): boolean => signs.test(words) && !signsNot.test(words);

/** "His heart doctor is going to sign for it, Dr. Roe", "her cardiologist signs, that's …", "the family doctor said he'd sign it, …". */
export const theirSigns =
  /\b(?:his|her|their|the|our|mom['’]s|dad['’]s|patient['’]s) (?:(?:own|heart|family|regular|primary|care|hospice|lung|kidney|cancer|house|va|old|usual) ){0,3}(?:doctor|physician|dr|pcp|provider|specialist|\p{L}+ologist|\p{L}+ist|medical director),? (?:(?:is|was|has|will|would|said|says|agreed|offered|promised|plans|going|willing|able|already|also|to|be|that|who|just|(?:he|she)(?:['’](?:d|ll|s))?|can|gonna) ){0,7}(?:sign|signing|signs|certify|certifies|certifying)(?: (?:for )?(?:it|him|her|off(?: on it)?|(?:the|his|her) (?:death )?(?:certificate|cert|dc)))?(?:,? (?:though|tho|too|i think|i believe|then))?[,.:;–-]{1,2} (?:(?:that['’]?s|that is|that would be|it['’]?s|his name is|her name is|name is|name['’]?s|a|one) )*$/iu;

/** "Dr. Abdi will sign, his nurse is at 701-… He was her regular doctor too": said behind the sentence that names the one. */
export const isTheirs =
  /^(?:[^.\n]|\.(?=\S)){0,90}\.\s+(?:he|she) (?:was|is|has been|had been|['’]s been)(?: also| always)* (?:his|her|their|mom['’]s|dad['’]s) (?:(?:own|family|regular|usual|long-?time|primary|care) ){0,2}(?:doctor|attending|pcp|physician)\b/i;
