// Finds who rang where a message begins with whom it is from: "DEATH CALL. Gwen Satterfield (wife) 864-…", "Mensaje de la Sra. Yolanda Quiñones".
import { nameAt } from "./parse-name-at";
import { readName } from "./parse-names";
import { findPhones } from "./parse-phones";
import { findFacilities } from "./parse-places";
import { quick } from "./parse-quick-pattern";
import { findRelations } from "./parse-relations";
import type { Rung } from "./parse-rings";

/** "Mensaje de la Sra.", "Llamada del Sr.": in Spanish a name in full follows at once. */
const deParte = quick(
  /(?<![\p{L}])(?:mensaje|llamada|recado|aviso|llam[oó]|recibid[oa]|notificaci[oó]n)(?: de parte)?(?: (?:de la|del|de|la|el))?:? (?:(?:sra?|srta|se[ñn]ora?|don|do[ñn]a|enfermer[ao]|lic)\.? )?(?=\p{Lu}\p{Ll})/giu,
);

/** What a message says it is, before whom it is from. */
const kindOfMessage = quick(
  /(?<![\p{L}])(?:death (?:call|msg|message|notice|report)|first call|1st call|new (?:death|call|removal)|death|removal(?: needed| request(?:ed)?)?|urgent|new msg|msg|message|dc|fc)[^\p{L}\d\n]{1,4}(?=\p{Lu}\p{L}+[ .])/giu,
);
const mostHead = 170;
const mostBehind = 110;
const died = /\b(?:died|passed|expired|dob|d\.o\.b|born|age|y\/?o|room|rm|nok|next of kin|decd|deceased|home|re)\b/i;

/** Everybody whom the head of a message names as the one it is from. */
export const findMessages = (text: string): Rung[] => [
  ...findSpanish(text),
  ...findTaken(text),
  ...findHeads(text.slice(0, mostHead), text),
];

const findSpanish = (text: string): Rung[] =>
  [...text.matchAll(deParte)].flatMap(({ index, 0: { length } }) => rungAt(text, index + length));

function rungAt(text: string, at: number): Rung[] {
  const name = nameAt(text, at, false);
  if (!name?.isFull) return [];
  return [{ name: { ...name, start: at, end: at + name.end }, start: at, end: at + name.end, weight: 0.82 }];
}

/** "Took a call 4:05 pm - Marv Tillotson", "FC fr Mrs Odom (dtr of dec)". */
const tookCall = quick(
  /(?<![\p{L}])(?:(?:took|got|had|rec'?d|received) (?:a|the|this|another) (?:phone )?call[^\p{L}\n]{0,12}(?:[ap]\.?m\.?|hrs?)?[ \t]*[-–—:]{1,2}|(?:fc|first call|1st call)(?: (?:in|rec'?d))?[^\p{L}\n]{0,12}(?:[ap]\.?m\.?|hrs?)?[ \t]*(?:fr|from|frm|fm)\.?)[ \t]{1,2}(?:(?:a|an|the) )?(?:(?:mrs?|ms|miss|rev|sgt|dep|ofc)\.? )?(?=\p{Lu}\p{Ll})/giu,
);
const findTaken = (text: string): Rung[] =>
  [...text.matchAll(tookCall)].flatMap(({ index, 0: lead }) => {
    const at = index + lead.length;
    const name = nameAt(text, at, false);
    const isTitled = /\b(?:mrs?|ms|miss)\.? $/i.test(lead);
    if (!name || !(name.isFull || isTitled) || findFacilities(text.slice(at, at + 40))[0]?.start === 0) return [];
    return [{ name: { ...name, start: at, end: at + name.end }, start: at, end: at + name.end, weight: 0.82 }];
  });

/** A calling, kinship or a house and a number right behind the name show that it is no dead person's. */
const findHeads = (head: string, text: string): Rung[] =>
  [...head.matchAll(kindOfMessage)].flatMap(({ index, 0: { length } }) => {
    const at = index + length;
    const name = readName(text.slice(at, at + 48));
    if (!name?.isFull || name.start > 8 || name.isDoctor) return [];
    const [start, end] = [at + name.start, at + name.end];
    const behind = text.slice(end, end + mostBehind);
    const [phone] = findPhones(behind);
    const said = phone ? behind.slice(0, phone.start) : "";
    if (!phone || phone.hint === "fax" || /[.;]\s|\n/.test(said) || died.test(said)) return [];
    const [tie] = findRelations(said);
    const isTold =
      name.credentials !== undefined ||
      (tie !== undefined && /^[\s,(–/-]{1,4}$/.test(said.slice(0, tie.start))) ||
      findFacilities(said).length > 0;
    return isTold ? [{ name: { ...name, start, end }, start, end, weight: 0.82 }] : [];
  });
