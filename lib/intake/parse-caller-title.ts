// Reads what the caller does or is to the dead from the words right behind the caller's name, where nothing else told it.
import { findFacilities } from "./parse-places";
import { findRelations, isOfNext, readRelation } from "./parse-relations";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import { leanPattern } from "./parse-pattern";
import { tieOf } from "./parse-roles";
import { clauseStart } from "./parse-sentences";

const callings =
  "coordinator|coord|director|supervisor|suprvisor|supvr|supv|sup|nurse|manager|mgr|clerk|aide|administrator|admin|attendant|tech|technician|chaplain|secretary|liaison|investigator|infirmarian|prioress|prior|provider|owner|caregiver|receptionist|concierge|worker|security|guard|embalmer|apprentice|superior|lead|assistant|DON|ADON|deputy|trooper|sergeant|coroner|hospitalist|counselor|superintendent|warden|dispatcher|enfermer[ao]|jef[ae]|administradora?|supervisora?|encargad[ao]|directora?|trabajadora? social";
const letters = String.raw`(?:[ ,/]{1,3}(?:RN|LPN|LVN|CNA|BSN|MSW|LCSW|MD|DO|NP|PA|FD|LFD|CMT|QMAP)\b\.?)*`;
/** "Lavinia Stroup, Resident Care Director,", "Odessa Burke (house supervisor)", "Jim Tolliver - bed coordinator". */
const title = leanPattern(
  String.raw`^(?:[ ,]{1,2}(?:phoned|called|rang|calling|speaking|writing|here)(?: in)?\b)?${letters}[ \t]*(?:[,(/–-]|\s-|\sis|\swas|,? who is|,? (?:she|he)(?: is|'s))[ \t]*(?:the |a |an |our |your |el |la )?(?:(?:\p{Lu}[\p{L}&-]{1,14} ){0,3}\p{Lu}[\p{L}&-]{1,14}['’]s )?((?:[\p{L}\d.'&/-]{1,14} ){0,4}?(?:${callings})(?: (?:of|de) [\p{L}]{3,12}(?: [\p{L}]{3,12})?)?(?: on (?:call|duty|shift|nights?))?)(?=[ \t]*(?:$|[,.;:)(\n|/]|[–-]\s|\d|(?:at|with|from|for|over|here|on|calling|w/|in|@|tel|ph|phone|cell|direct)\b))`,
  "iu",
);
const kin = leanPattern(
  String.raw`^${letters}[ \t]*(?:,? (?:who|s?he)(?: is|['’]s)|[,(/–-]|\s-|\sis)[ \t]*(?:(?:the )?(?:decedent|deceased|patient|pt|resident|man|gentleman|lady|woman)['’]?s |the |a |an |her |his |their |la |el )?(?:(?:only|eldest|oldest|youngest|adult) )?(?=\p{L})`,
  "iu",
);
const longest = 60;
/** "… @ Sierra Glen Post Acute", "… LVN de Casa Brazos Nursing & Rehab": the house between a name and the calling. */
const housedBehind = new RegExp(
  String.raw`^${letters}[ ,]{0,2}(?:@|at|with|from|of|w\/|de|del) [^,.;\n]{3,50}(?=, )`,
  "iu",
);

/** "Deputy Travis Boggs", "nurse Candace Ferro": the title is what they do. */
const titleBefore =
  /(?<![\p{L}])((?:(?:chief |senior )?(?:deputy|dep\.?|asst\.?|assistant) (?:coroner|medical examiner|sheriff)|(?:hospice|charge|night|icu|er|ed|unit|floor|case) (?:nurse|chaplain|supervisor)|nurse|deputy|officer|trooper|(?:police |fire )?chief|sheriff|warden|detective|captain|lieutenant|sergeant|dispatcher|patrolman|corporal|(?:chief |senior |lead )?investigator|chaplain|pastor|enfermer[ao]|trabajadora? social)\.?) $/iu;

/** "From: night registrar V. Cho": the calling opens the item. */
const opensItem = new RegExp(
  String.raw`(?:^|[:\n]\s{0,3}| {3})((?:[\p{L}&/'-]{1,14} ){0,3}(?:${callings}|registrar)) $`,
  "iu",
);

/** Adds the title right before the caller's name where nothing else tells what the caller does. */
function addTitleTie(sheet: Sheet, shown: string): void {
  const caller = bestOf(sheet, "callerName");
  if (!caller || bestOf(sheet, "callerRelationship")) return;
  const before = shown.slice(Math.max(0, caller.start - 40), caller.start);
  const value = titleBefore.exec(before)?.[1] ?? opensItem.exec(before)?.[1];
  if (value === undefined) return;
  addReading(
    sheet,
    "callerRelationship",
    { value: value.replace(/\.$/, ""), start: 0, end: value.length, confidence: 0.72 },
    caller.start - value.length - 1,
    { depth: caller.depth },
  );
}

const namedBehind =
  /(?:[ ,](?:by the name of|(?:whose |her |his )?name (?:is|of)|name['’]?s|named|called)|,)(?: (?:a |an )?(?:mrs?|ms|miss)\.?)? $/i;
const beginsClause = /(?:^|[^\p{L}\s] ?|\b(?:the|an?|our|her|his|their) )$/iu;
const atHouse = /,? (?:at|with|from|over at|of|for|in) [^,.;:\n]{2,44}$/i;

/** "A chaplain at Providence, name of Eric Lund", "the funeral director at Moody's, Ann Moody": what the one so named does. */
function addNamedTie(sheet: Sheet, shown: string): void {
  const caller = bestOf(sheet, "callerName");
  if (!caller || bestOf(sheet, "callerRelationship")) return;
  const left = shown.slice(Math.max(0, clauseStart(shown, caller.start), caller.start - 110), caller.start);
  const lead = namedBehind.exec(left)?.[0];
  if (lead === undefined) return;
  const who = left.slice(0, left.length - lead.length).replace(/[\s,]+$/, "");
  for (const said of [who, who.replace(atHouse, "")]) {
    const tie = findRelations(said).at(-1);
    if (
      !tie ||
      tie.end < said.trimEnd().length ||
      !(lead.startsWith(",") ? article : beginsClause).test(said.slice(0, tie.start))
    )
      continue;
    if (ofAnother.test(said.slice(Math.max(0, tie.start - 30), tie.start))) return;
    addReading(
      sheet,
      "callerRelationship",
      { ...tie, start: 0, end: tie.end - tie.start, confidence: 0.76 },
      caller.start - left.length + tie.start,
      { depth: caller.depth },
    );
    return;
  }
}

/** Adds the caller's calling or kinship as it stands beside the name. */
export function addCallerTitle(sheet: Sheet, shown = sheet.page.text): void {
  addTitleBehind(sheet, shown);
  addTieBeside(sheet);
  addNamedTie(sheet, shown);
  addTitleTie(sheet, shown);
}

/** "The son, Dale, called", "Ann, a friend of the family, reached us": kinship as it stands right beside the name. */
function addTieBeside(sheet: Sheet): void {
  const caller = bestOf(sheet, "callerName");
  if (!caller || bestOf(sheet, "callerRelationship")) return;
  const { text } = sheet.page;
  const start = clauseStart(text, caller.start);
  const tie = tieOf(text, caller, { start, end: caller.end + 60 });
  const before = text.slice(Math.max(start, (tie?.start ?? 0) - 8), tie?.start);
  if (!tie || (tie.kind === "function" && (tie.start > caller.start || !article.test(before)))) return;
  if (ofAnother.test(text.slice(Math.max(start, tie.start - 30), tie.start))) return;
  addReading(sheet, "callerRelationship", { ...tie, start: 0, end: tie.end - tie.start, confidence: 0.76 }, tie.start, {
    depth: caller.depth,
  });
}

const article = /\b(?:the|his|her|their|a|an|our)\s$/i;
/** "His wife's sister Ann", "the nurse's husband". */
const ofAnother = /\p{L}['’]s? (?:\p{L}+ )?$/u;

function addTitleBehind(sheet: Sheet, shown: string): void {
  const caller = bestOf(sheet, "callerName");
  if (!caller || bestOf(sheet, "callerRelationship")) return;
  const behind = (shown.slice(caller.end, caller.end + 90).split("\n")[0] ?? "").replace(/\u00A0/g, " ");
  // "Lourdes @ Sierra Glen Post Acute, social worker": the house stands between.
  const housed = housedBehind.exec(behind)?.[0].length ?? 0;
  const beside = title.exec(behind);
  const said = beside ?? title.exec(behind.slice(housed));
  if (said?.[1] && said[1].length < longest && findFacilities(said[1]).length === 0) {
    const at = caller.end + (beside ? 0 : housed) + said[0].length - said[1].length;
    addReading(sheet, "callerRelationship", { value: said[1], start: 0, end: said[1].length, confidence: 0.76 }, at, {
      depth: caller.depth,
    });
    return;
  }
  // "Got a call from Denise at Maple Hollow. … Denise is the night nurse".
  const first = caller.value.split(" ")[0] ?? "";
  for (let at = shown.indexOf(`${first} is `, caller.end); at >= 0; at = shown.indexOf(`${first} is `, at + 1)) {
    const again = title.exec(shown.slice(at + first.length, at + first.length + 70));
    if (!again?.[1] || !/^ is (?:the|a|an|our|their) /i.test(again[0])) continue;
    const from = at + first.length + again[0].length - again[1].length;
    const reading = { value: again[1], start: 0, end: again[1].length, confidence: 0.74 };
    return void addReading(sheet, "callerRelationship", reading, from, { depth: caller.depth });
  }
  const near = /^(?:,? (?:who lives |lives |from |right ))?,? ?next door\b(?! (?:is|was|to|they|he|she)\b)/i.exec(
    behind,
  )?.[0];
  if (near)
    return void addReading(
      sheet,
      "callerRelationship",
      { value: "neighbor", start: 0, end: near.length, confidence: 0.76 },
      caller.end,
      {},
    );
  const lead = kin.exec(behind)?.[0];
  const tie = lead === undefined ? null : readRelation(behind.slice(lead.length, lead.length + 40));
  if (lead !== undefined && tie?.kind === "kin" && tie.start === 0 && !isOfNext(shown, caller.end))
    addReading(sheet, "callerRelationship", { ...tie, confidence: 0.76 }, caller.end + lead.length, {
      depth: caller.depth,
    });
}
