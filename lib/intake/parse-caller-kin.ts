// Tells by whose death a text speaks of that the caller is of the family: "my father passed", "called about her late husband".
import { kinWord } from "./parse-kinds";
import { leanPattern } from "./parse-pattern";
import { depthAt } from "./parse-sentences";
import type { Candidate, Sheet } from "./parse-sheet";

/** Who speaks so has lost one of the own family. */
export const ownKin = leanPattern(
  String.raw`\b(?:my|mi|our)\s+(?:dear\s+|sweet\s+|late\s+|own\s+)?(?:${kinWord}|abuel[ao]|madre|padre|mam[aá]|pap[aá]|espos[ao]|herman[ao]|hij[ao]|suegr[ao]|t[ií][ao]|prim[ao]|cuñad[ao]|niet[ao]|sobrin[ao]|abuelit[ao])(?:,?\s+(?:["(]?\p{Lu}[\p{L}'.-]+[")]?,?\s+){0,5})?\s*(?:\([^()\n]{2,70}\)\s*)?(?:(?:has|have|had|just|recently|he|she)\s+){0,2}(?:passed|died|expired|is gone|is dead|stopped breathing|falleci[oó]|muri[oó]|acaba de (?:fallecer|morir)|ha (?:fallecido|muerto))(?!\p{L})|\bmy\s+(?:own\s+)?${kinWord}(?!['’\p{L}])(?:(?!\b(?:${kinWord}|found|called|rang|told|says|said|for)\b)[^.;\n]){0,60}?,?\s(?:and|but)\s(?:he|she)\s(?:just\s|has\s)?(?:passed|died|expired|stopped breathing|is gone|is dead)(?!\p{L})|(?<!\b(?:his|her|their|whose|the|a)\s|['’]s\s)(?:mom|dad|mama|daddy|mommy|mum|grandma|grandpa|granny|gramps|nana|papaw|mamaw)(?:['’]s)?,?\s+(?:\([^()\n]{2,50}\),?\s+|(?:\p{Lu}[\p{L}'.-]+,?\s+){0,4})(?:just\s+|has\s+)?(?:passed|died|(?:is\s+)?gone)(?!\p{L})|\bmy\s+(?:late\s+)?${kinWord}[.,!]?\s{1,2}(?:s?he)(?:['’]s| is| has| just){1,2} (?:gone|dead|passed|died|not breathing)(?!\p{L})|\b(?:falleci[oó]|muri[oó])\s+(?:mi|nuestr[ao])\s+\p{L}|\b(?:come for|pick(?:ing)? up|for|lost|about|regarding|(?:pick-?up|removal|transfer|transport|care|body|death|passing|loss|remains) of|(?:bring|get|move|take|collect|fetch|remove|transport))\s+my\s+${kinWord}\b(?!['’]s)|\b(?:we|i)(?:['’]ve| have)? (?:just )?lost (?:mom|dad|mama|daddy|grandma|grandpa|granny|nana)(?!\p{L})`,
  "iu",
);

const gone =
  "(?:passed|died|expired|deceased|has gone|is gone|is dead|went|slipped away|stopped breathing|took (?:her|his) last)";
const theirKin = String.raw`(?:her|his|(?:the )?caller['’]?s) (?:own |dear |late |elderly |oldest |eldest |only )?${kinWord}\b(?!['’]s)`;
const kinsName = String.raw`(?:,? (?:(?:mr|mrs|ms)\.? )?\p{Lu}[\p{L}'.-]+,?){0,4}(?: ?\([^()\n]{2,50}\))?,?`;
/** "Pearl Tibbets called. Her husband Homer died", "Lamar called, mother Rosa died", "he's calling for his aunt who passed". */
export const callersKin = leanPattern(
  String.raw`^,? (?:her |his )?${kinWord}(?:${kinsName} (?:has |just |had )*| (?:is|was) (?:(?:the one|who|that) ){1,2}(?:has |just )*)${gone}(?!\p{L})|(?:^|[^\p{L}])(?:${theirKin}${kinsName}(?: (?:has|had|just|who|is|\d{2}),?){0,3} ${gone}|(?:calling|called|rang|phoned|reach(?:ed|ing) out) [^.;\n]{0,24}?(?:about|for|re|regarding|on behalf of|concerning) ${theirKin}|(?:lost|losing|(?:death|passing|loss) of|report(?:s|ed|ing)?) ${theirKin})(?!\p{L})|^[^.;\n]{0,40}\b(?:called|calling|phoned|rang)\b[^.;\n]{0,24}(?:,|\bre:?|\babout| [-–—]) ${kinWord}${kinsName} (?:has |just )*${gone}\b`,
  "iu",
);
/** "A gentleman rang about his sister. His name is …". */
export const kinBeforeName = leanPattern(
  String.raw`\b(?:call|called|calling|rang|phoned|message)\b[^.;\n]{0,50}\b(?:about|for|re|regarding|concerning|that) (?:his|her) (?:late )?${kinWord}\b(?!['’]s)`,
  "iu",
);

/** The words that tell the death of the caller's own kin; what another wrote in a mail that is quoted is not the caller's. */
export function ownDead(sheet: Sheet, caller: Candidate | undefined): RegExpExecArray | null {
  const said = ownKin.exec(sheet.page.text.replace(/^(?:> ?)+/gm, (quote) => " ".repeat(quote.length)));
  return said && depthAt(sheet.page, said.index) <= depthAt(sheet.page, caller?.start ?? 0) ? said : null;
}
