// Tells whether a text shows somebody alive: who pronounces, calls, signs or waits is not the one who died.
import { leanPattern } from "./parse-pattern";
import type { Sheet } from "./parse-sheet";

const credentials = String.raw`,? (?:RN|LPN|LVN|CNA|NP|ARNP|APRN|MSW|LCSW|RN\/?CM|DON|EMT)\b`;
/** "Carol Hodge, daughter", "Ed Moss (son)"; "… husband of Ann" may be the dead. */
const kin = String.raw`,? [(]?(?:the )?(?:wife|husband|spouse|son|daughter|dtr|brother|sister|niece|nephew|(?:charge |night |hospice |shift )?nurse|(?:house |nursing |night |shift )?supervisor|caregiver|neighbou?r|next of kin|nok|poa)\b(?! (?:of|to|called|found|is|was|has)\b)`;
const phone = String.raw`,? {0,2}(?:at |@ |ph |cell |tel |# ?)?[(]?\d{3}[)]?[ .-]{1,2}\d{3}[ .-]\d{4}`;
/** What stands behind the name of somebody living. */
const behind = leanPattern(
  String.raw`^(?:${credentials}|${kin}|${phone}|,? (?:(?:and|who|she|he) ){0,2}(?:just |also |has |have |had |already )?(?:pronounced(?! (?:dead|deceased|by|at|on|in|\d))|declared (?:him|her|death)|called (?:us|it in|this in|in|the|at)|is calling|calling\b|phoned|rang|reports|reported|says|said|told|signed|signs|will sign|signing|will (?:be )?(?:meet|meeting|let|call|wait|there|here)|stays|staying|is (?:next of kin|nok|the (?:nok|next of kin|caller|nurse|charge|supervisor|one to (?:call|see))|here|there|on site|on scene|with (?:him|her)|waiting|on (?:duty|his way|her way)|at the (?:house|bedside|desk|door)|driving|flying|coming|poa|the poa|handling|arranging|making)|has the (?:key|papers|paperwork)|can be reached|may be reached|wants|would like|asks|asked)|['’]s (?:cell|number|phone|line|desk|callback|direct))(?![\p{L}])`,
  "iu",
);
/** What leads up to it. */
const before = leanPattern(
  String.raw`(?:\b(?:this is|my name is|i am|i['’]m|it['’]s me|ask(?:ing)? for|spoke (?:to|with|w\/)|call(?:ed)? (?:in )?by|reported by|pronounced by|pron by|released by|per|signed by|contact|callback|call back)(?: (?:nurse|rn|deputy|officer|mr|mrs|ms)\.?)?[: ]|\b(?:nurse|rn|lpn|deputy|officer|sgt|sergeant|corporal|cpl|lt|trooper|coroner|chaplain|aide|medic|supervisor|caregiver|attending|physician)\.? )$`,
  "iu",
);

const diedNext = String.raw`,? (?:has |have |just |had |was |is |sadly |peacefully ){0,3}(?:died|passed|expired|dead|deceased|found dead|pronounced (?:dead|at|\d))(?![\p{L}])`;

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** How often what stands around the whole name shows that its bearer lives. `name` is as it was read: `Ofelia Brandt`. */
export function countLiving(text: string, name: string): number {
  const words = name.split(" ");
  const [first = "", last = ""] = [words[0], words.at(-1)];
  if (first.length < 3) return 0;
  const full =
    words.length > 1
      ? String.raw`${escaped(first)}(?:\.? {1,2}[\p{L}'’"“”()-]{1,24}){0,2}?\.? {1,2}${escaped(last)}`
      : String.raw`${escaped(first)}(?! \p{Lu}\p{Ll})`;
  if (new RegExp(`${full}${diedNext}`, "iu").test(text)) return 0;
  let count = 0;
  for (const { index, 0: said } of text.matchAll(
    new RegExp(String.raw`(?<![\p{L}\p{N}])${full}(?![\p{L}\p{N}])`, "giu"),
  )) {
    const end = index + said.length;
    const [left, right] = [text.slice(Math.max(0, index - 40), index), text.slice(end, end + 60)];
    // "Beverly Nakagawa's neighbor", "power of attorney for Ann Lund, rang at 5": another one does it.
    if (/^['’]s (?!cell|number|phone|line|desk|callback|direct)/i.test(right) || /\b(?:for|of|not)[ ]$/i.test(left))
      continue;
    if (behind.test(right) || before.test(left)) count += 1;
  }
  return count;
}

/** What a label says of the dead holds, whatever else is told of that name. */
const labelled = 0.9;

/** Takes the living out of those who may be the dead. */
export function setLivingAside(sheet: Sheet): void {
  sheet.candidates = sheet.candidates.filter(
    ({ field, value, confidence }) =>
      field !== "deceasedName" || confidence >= labelled || countLiving(sheet.page.text, value) === 0,
  );
}
