// Sets aside the destinations that the text takes back: "now going to Daleiden Mortuary instead of Healy", "don't take him to Healy".
import type { RequestField } from "@/lib/transports/schema";
import { findAddresses } from "./parse-addresses";
import { findFacilities } from "./parse-places";
import { leanPattern } from "./parse-pattern";
import { depthAt } from "./parse-sentences";
import { addReading, type Candidate, type Sheet } from "./parse-sheet";

const move =
  "go|goes|going|take|taken|taking|bring|brought|deliver(?:ed|ing)?|transport(?:ed|ing)?|transfer(?:red)?|headed";
const renewed = leanPattern(
  String.raw`(?:,|;|\band|\bbut) (?:(?:it|he|she|that)['’]?s |they want |going )?now (?:it['’]?s |it is |with |at |to |going to |wants? |using )?(?=\p{Lu})|\b(?:(?:now|will now(?: be)?|is now|to be now)\s+(?:be |being |to be )?(?:${move})(?: (?:him|her|them|decedent|remains|body))? to|(?:${move}) (?:(?:him|her|them) )?now to|(?:new|changed?|updated?|corrected) (?:destination|funeral home|fh|delivery|dest)(?: (?:is|to))?\s?:?|(?:destination|funeral home|fh|delivery|dest)(?: is| has been| was)? (?:now|changed to|switched to)(?: to)?)\s*:?\s+(?:the )?(?=\p{Lu})`,
  "giu",
);
/** "Take her to Daleiden Mortuary, 220 N Lake St instead of Healy". */
const insteadOf = leanPattern(
  String.raw`\b(?:${move})(?: (?:him|her|them))? to (?:the )?(?=(?:\p{L}[^\n;:]{3,80}?)\s(?:instead(?=[.,;\n])|(?:instead of|rather than|and not(?: to)?|not(?: to)?)\s(?:the )?(\p{L})))`,
  "giu",
);
const changedMind = leanPattern(
  String.raw`\bchang\w+ (?:their|his|her|the) minds?\b[^.\n]{0,30}?\b(?:${move})(?: (?:him|her|them))? to (?:the )?`,
  "giu",
);
/** "Scratch that, family switched to Lane Funeral Home", "they want him at their annex, NOT Warren Ave". */
const switched = leanPattern(
  String.raw`\b(?:family|fam|they|wife|husband|son|daughter|nok|he|she|kin)(?: (?:has|have|just|now|then))* (?:switched|changed)(?: (?:it|their minds?|his mind|her mind|fh|funeral homes?))?(?: over)? to (?:the )?(?=\p{Lu})|\b(?:hasn't|haven't|hadn't|not) (?:yet )?(?:picked|decided|chosen),? (?:and )?then (?:picked|chose|decided on|went with) (?:the )?(?=\p{Lu})|\b(?:family|fam|they|wife|husband|son|daughter|nok)(?: (?:has|have|just|now))* (?:decided|decided on|decided for|settled on):? (?:the )?(?=\p{Lu})|\bbut (?:the |his |her |their )?(?:family|fam|wife|husband|sons?|daughters?|nok|kids|they|he|she) (?:says?|said|wants?|prefers?|would rather(?: use| have)?|insists? on)(?: (?:it['’]?s|it is|to use|to go (?:to|with)|that))? (?:the )?(?=\p{Lu})`,
  "gu",
);
const refused = /\b(?:instead of|rather than|not|not to) (?:the )?$/i;
const funeralKinds: ReadonlySet<string | null | undefined> = new Set(["Funeral home", "Crematory"]);
const denied = leanPattern(
  String.raw`\b(?:don't|do not|not|never|no longer|isn't|won't) (?:be )?(?:${move})(?: (?:him|her|them|the \w+|decedent))?(?: to)? (?:the )?$`,
  "iu",
);
/** "If I-90 closes, keep her at Stillwater Crematory overnight". */
const onlyIf =
  /\b(?:if|unless|in case|should)\b[^.;\n]{0,34}\b(?:keep|hold|store|take|bring|park|leave|shelter) (?:him|her|them|the \w+) (?:at|to|in|with|by) (?:the )?$/i;
const startsName = /\p{Lu}/u;
const goals: ReadonlySet<RequestField> = new Set(["destinationFuneralHome", "deliveryLocation"]);

const turnedDown =
  /\b(?:not|instead of|rather than|no longer|isn['’]?t|(?:changed?|switch(?:ed)?|moved) from|[Ss]cratch|[Cc]ancel|[Ff]orget|[Dd]isregard|[Ss]kip|NOT|INSTEAD OF|RATHER THAN)\s+(?:(?:at|to|with|using|the|AT|TO|WITH|USING|THE)\s+)?(\p{Lu}\p{L}{3,})/gu;
const everyHouses = /^(?:funeral|first|saint|north|south|east|west|memorial|family|chapel|county|community)$/i;

/** "They'd rather use Hill & Sons, not Carter's": a house that is turned down is none, whatever was said of it before. */
function dropTurnedDown(sheet: Sheet, isGoal: (one: Candidate) => boolean): void {
  const { text } = sheet.page;
  const names = [...text.matchAll(turnedDown)].flatMap(({ index, 0: words, 1: name = "" }) => {
    const bare = name.toLowerCase().replace(/s$/, "");
    const sentence = `${/[^.;\n]*$/.exec(text.slice(0, index))?.[0] ?? ""} ${/^[^.;\n]*/.exec(text.slice(index + words.length))?.[0] ?? ""}`;
    return everyHouses.test(name) || sentence.toLowerCase().includes(bare) ? [] : [bare];
  });
  const isDown = ({ value }: Candidate) => names.some((name) => value.toLowerCase().startsWith(name));
  if (names.length === 0 || !sheet.candidates.some((one) => isGoal(one) && !isDown(one))) return;
  sheet.candidates = sheet.candidates.filter((one) => !isGoal(one) || !isDown(one));
}

/** "REQ ROTATION REMOVAL - ELK TRAIL FUNERAL SVC": who only drives to the coroner. */
const calledToDrive =
  /\b(?:rotation|on[- ]call|(?:req\w*|call\w*|page\w*) (?:\w+ ){0,2}(?:removal|transport))\b[^.;\n]{0,34}$/i;
const examiner = /\b(?:to|at) (?:the )?(?:[\p{L}.]+ ){0,3}(?:coroner|morgue|medical examiner|m\.?e\.?(?= office))/iu;

/** "Los Padres Mortuary. No sorry, that's who did his brother. Valley Oak Mortuary": the house told behind holds. */
const takenBack =
  /^[\s.,;:–-]{1,4}(?:(?:oh|um|uh|no|wait|i['’]?m),? ?)*\b(?:sorry|scratch that|strike that|wrong (?:one|home|place)|correction|my mistake|wait|oops|hold on)\b[^?\n]{0,70}$/iu;

function takeBack(sheet: Sheet, isGoal: (one: Candidate) => boolean): void {
  const { text } = sheet.page;
  if (!/\b(?:sorry|scratch|strike|wrong|correction|mistake|wait|oops|hold on)\b/i.test(text)) return;
  const houses = findFacilities(text).filter(({ kind }) => kind === "Funeral home");
  for (const [index, house] of houses.entries()) {
    const next = houses[index + 1];
    if (!next || next.start - house.end > 90 || next.value === house.value) continue;
    if (!takenBack.test(text.slice(house.end, next.start))) continue;
    sheet.candidates = sheet.candidates.filter(
      (one) => !isGoal(one) || (one.start >= next.start && one.end > next.start),
    );
    addReading(sheet, "destinationFuneralHome", { ...next, confidence: 0.9 }, 0, {
      depth: depthAt(sheet.page, next.start),
    });
    return;
  }
}

/** Where the words name a new destination, it alone is left; what they deny is taken out. */
export function renewGoal(sheet: Sheet): void {
  const { text } = sheet.page;
  const isGoal = ({ field }: Candidate) => goals.has(field);
  if (!sheet.candidates.some(isGoal)) return;
  const before = ({ start }: Candidate) => text.slice(Math.max(0, start - 50), start);
  sheet.candidates = sheet.candidates.filter(
    (one) =>
      !isGoal(one) || !(denied.test(before(one)) || onlyIf.test(text.slice(Math.max(0, one.start - 90), one.start))),
  );
  dropTurnedDown(sheet, isGoal);
  takeBack(sheet, isGoal);
  if (examiner.test(text))
    sheet.candidates = sheet.candidates.filter(
      (one) => one.field !== "destinationFuneralHome" || !calledToDrive.test(before(one)),
    );
  const matches = [renewed, switched, changedMind, insteadOf].flatMap((pattern) => [...text.matchAll(pattern)]);
  const match = matches.findLast(
    ({ index, 0: words, 1: other }) =>
      !/\b(?:not|don't|never|was|were|thought \w+)\s*$/i.test(text.slice(Math.max(0, index - 16), index)) &&
      startsName.test(text.charAt(index + words.length)) &&
      (other === undefined || startsName.test(other)),
  );
  if (!match) return;
  const at = match.index + match[0].length;
  const depth = depthAt(sheet.page, at);
  const words = /^[^\n]{0,140}/.exec(text.slice(at))?.[0] ?? "";
  const [house] = findFacilities(words);
  if (!house || house.start > 2 || !funeralKinds.has(house.kind)) return;
  const [address] = findAddresses(words.slice(house.end));
  const isBeside =
    address !== undefined && /^[\s,(-]{1,4}(?:at |on )?$/.test(words.slice(house.end, house.end + address.start));
  const end = at + house.end + (isBeside ? address.end : 0);
  // A quoted mail tells of an earlier plan.
  if (sheet.candidates.some((one) => isGoal(one) && one.depth < depth)) return;
  sheet.candidates = sheet.candidates.filter(
    (one) =>
      !isGoal(one) ||
      (one.start >= at && one.start < end) ||
      // "Marlowe is at 3300 Oak Lawn Pike": told behind, in the same mail.
      (one.start >= end && one.depth === depth && !refused.test(before(one))),
  );
  addReading(sheet, "destinationFuneralHome", { ...house, confidence: 0.96 }, at, { depth });
  if (isBeside) addReading(sheet, "deliveryLocation", { ...address, confidence: 0.96 }, at + house.end, { depth });
}
