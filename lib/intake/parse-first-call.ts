// Reads the text of a first call into the fields of a request: pure, without network, the same answer every time.
import { addAffirmed } from "./parse-affirmed";
import { findBare } from "./parse-bare";
import { findBusiness } from "./parse-business";
import { findSpelledOut } from "./parse-called";
import { addAnswered, answerSlots, openQuestions } from "./parse-asked";
import { addKinOf, addLonePhone, addPhoneBehind, addSelfTie } from "./parse-caller-words";
import { addOwnNumbers } from "./parse-contact-number";
import { addCallerTitle } from "./parse-caller-title";
import { addCallerType } from "./parse-caller-type";
import { addNurseWithNumber } from "./parse-caller-line";
import { weighCall } from "./parse-call-weight";
import { findConversation } from "./parse-chat";
import { correctPage } from "./parse-corrections";
import { dropEitherWay, readDayOrder } from "./parse-day-order";
import { addScattered } from "./parse-scattered";
import { completeAddresses } from "./parse-whole-addresses";
import { addOwnCase, keepOfficeCase } from "./parse-coroner";
import { addDoctorClauses } from "./parse-doctor-clauses";
import { addDoctorMarks } from "./parse-doctor-marks";
import { addDoctors, dropRefused } from "./parse-doctors";
import { addBirthBeside, addDescriptors } from "./parse-descriptors";
import { addOffice } from "./parse-letterheads";
import { addWriterType, findHeads } from "./parse-headers";
import { addPlaceKind } from "./parse-kinds";
import { addLeftOver } from "./parse-left-over";
import { addLastCaller, addPronounTie } from "./parse-last-callers";
import { addLastOfAll } from "./parse-last-of-all";
import { addLastPlaces } from "./parse-last-places";
import { addGoalAddress } from "./parse-goal-address";
import { addWhereNow } from "./parse-holders";
import { addHospice } from "./parse-hospices";
import { guardChosen, guarded, guardOf } from "./parse-guard";
import { forgetReading } from "./parse-memory";
import { nameTold } from "./parse-labelled-dead";
import { readLabel, splitWords } from "./parse-labels";
import { fingerprint } from "./parse-layout";
import { addLoneHour } from "./parse-lone-hours";
import { readMissing } from "./parse-missing";
import { addNearStamp, writtenAt } from "./parse-near-stamps";
import { addNeeds } from "./parse-needs";
import { readNotes } from "./parse-notes";
import { maskPage, maskText, openPage, type Page, plainText } from "./parse-page";
import { findOthersMails } from "./parse-older-mails";
import { settleCaller } from "./parse-mirrored-tie";
import { addOwnHome, addSharedHome } from "./parse-own-home";
import { addOwnHouse } from "./parse-own-house";
import { countPersons } from "./parse-people-count";
import { addPresence } from "./parse-presence";
import { addPronouncer, addReleaser, addShePronounced } from "./parse-pronounced";
import { readProse } from "./parse-prose";
import { mostWeightOfTold, weighTold } from "./parse-purpose-scales";
import { readRelation } from "./parse-relations";
import { correctName, leaveOpen, type NameCorrection } from "./parse-name-corrections";
import { renewGoal } from "./parse-renewed-goal";
import { carried, placed, rewrite, withinValue } from "./parse-rewrite";
import { rules } from "./parse-rules";
import { findReplies } from "./parse-replies";
import { choose, derive } from "./parse-resolve";
import { addPersons } from "./parse-roles";
import { findSecrets, mergeSecrets } from "./parse-secrets";
import { depthAt, findSentences } from "./parse-sentences";
import { addReading, bestOf, openSheet, type Sheet } from "./parse-sheet";
import type { Slot } from "./parse-slots";
import type { Span, WallClock } from "./parse-span";
import { addStaff, dropAsker } from "./parse-staff";
import { addUnnamed, findBareRings } from "./parse-unnamed-rings";
import { addWhoRang } from "./parse-who-rang";
import { addStairs } from "./parse-stairs";
import { addSaidTopics } from "./parse-said-topics";
import { addSignature } from "./parse-signature";
import { addCallStamp, addRingTime, setAsideLog } from "./parse-stamps";
import { readSpeakers } from "./parse-speakers";
import { findStatements } from "./parse-statements";
import { addLegalName, addSelfKin, addTies, addToldName, giveTies } from "./parse-tidings";
import { nameTheDead } from "./parse-unnamed-dead";
import { isLabelled, isUntold, namesTheDead, otherPlace, speaksForItself, speaksOn, valuesOf } from "./parse-untold";
import { layOut, readSlots } from "./parse-values";
import type { Dropped, ExplainedIntake } from "./schema";

export interface ParseOptions {
  /** The wall clock where the call was taken: what "today" refers to. */
  receivedAt: WallClock;
  businesses?: readonly { id: string; name: string }[];
  /** Whether somebody knows it to be a call: it is read then, whatever it seems to be about. */
  isCall?: boolean;
}

export type FirstCall = ExplainedIntake & {
  /** How the text is laid out, without a word of it. */
  layout: string;
};

/** Reads a first call. Never throws; what the text does not support is left out. */
export function parseFirstCall(source: string, asked: ParseOptions): FirstCall {
  try {
    const options = { ...asked, receivedAt: writtenAt(source, asked.receivedAt) };
    const anew = rewrite(source, rules);
    if (anew.text === source) return readCall(source, options, []);
    // What was withheld where it stood is withheld wherever it is written anew, whatever its label is called there.
    const secrets = findSecrets(plainText(source))
      .map((secret) => withinValue(source, secret))
      .filter(({ start, end }) => readLabel(splitWords(source.slice(start, end))) === null);
    const call = readCall(anew.text, options, carried(source, secrets, anew));
    const told = placed(call, anew.place);
    return { ...call, ...told, dropped: mergeSecrets([...told.dropped, ...secrets]) };
  } finally {
    forgetReading();
  }
}

function readCall(
  text: string,
  { receivedAt, businesses = [], isCall = false }: ParseOptions,
  before: readonly Dropped[],
): FirstCall {
  const opened = openPage(text);
  // A secret behind the part that is read is named too: the text stays on the screen.
  const dropped = mergeSecrets([...findSecrets(opened.text + plainText(text.slice(opened.text.length))), ...before]);
  const nothing: FirstCall = { fields: {}, evidence: {}, conflicts: [], missing: [], dropped, layout: "none" };
  const weight = isCall ? Number.POSITIVE_INFINITY : weighCall(opened, dropped);
  if (weight + mostWeightOfTold < 0) return nothing;
  const read = (page: Page, original: string) => {
    const persons = countPersons(page.text);
    const known = maskPage(page, sorted([...dropped, ...findSpelledOut(page.text)]));
    const order = readDayOrder(known.text, receivedAt);
    const sheet = openSheet(known, receivedAt, order.isDayFirst);
    addReading(sheet, "businessId", findBusiness(known.text, businesses), 0);
    return { persons, order, sheet, ...readPage(sheet, original, dropped, persons.count) };
  };
  const whole = read(opened, text);
  const others = findOthersMails(whole.sheet);
  const { persons, order, sheet, rows, doubt, layout } =
    others.length > 0 ? read(maskPage(opened, others), maskText(text, others)) : whole;
  if (order.isUnsure) dropEitherWay(sheet);
  const mayPass = guardOf(text, dropped);
  sheet.candidates = guarded(sheet.candidates, mayPass);
  if (weight + weighTold(sheet.candidates) < 0) return nothing;
  const chosen = choose(sheet, rows > 1 ? { ...persons, count: 2 } : persons);
  if (doubt) leaveOpen(chosen, doubt);
  guardChosen(chosen, text, dropped);
  const { fields, places } = chosen;
  if (fields.dateOfDeath && !fields.dateOfPassing) fields.dateOfPassing = fields.dateOfDeath;
  return { fields, evidence: places, conflicts: chosen.conflicts, missing: readMissing(fields), dropped, layout };
}
const sorted = <T extends Span>(spans: readonly T[]): T[] => spans.toSorted((one, other) => one.start - other.start);

/** What stands behind a label that is not known is left alone, unless it is long enough to speak for itself. */
const longValue = 36;

/** Reads everything on the page into the sheet; answers the layout's fingerprint and how many persons its tables list. */
function readPage(
  sheet: Sheet,
  original: string,
  dropped: readonly Dropped[],
  count: 1 | 2,
): { layout: string; rows: number; doubt: NameCorrection | null } {
  const heads = findHeads(sheet.page);
  sheet.page = maskPage({ ...sheet.page, lines: heads.lines }, sorted(heads.spans));
  const conversation = findConversation(sheet.page) ?? findReplies(sheet.page);
  let answers: Slot[] = [];
  if (conversation) {
    const asked = openQuestions(sheet.page, conversation);
    if (!conversation.isAmongOwn) readSpeakers(sheet, conversation.utterances, conversation.asker);
    const spoken = sheet.page;
    sheet.page = maskPage(spoken, sorted([...conversation.utterances.map(({ mark }) => mark), ...asked]));
    sheet.page = correctPage(sheet.page);
    answers = answerSlots(spoken, conversation, sheet.page);
    addAffirmed(sheet, spoken, conversation);
    addAnswered(sheet, spoken, conversation);
  } else sheet.page = correctPage(sheet.page);
  const { rows, slots: laid } = layOut(sheet);
  const slots = laid.filter((slot) => !speaksOn(sheet.page.text, slot));
  const all = [...answers, ...slots].toSorted((one, other) => one.label.start - other.label.start);
  readSlots(sheet, all);
  setAsideLog(sheet);
  const whole = sheet.page;
  const [untold, told] = [all.filter(({ role }) => isUntold(role)), all.filter(({ role }) => !isUntold(role))];
  const hidden = untold
    .filter(({ label, value }) => !namesTheDead(whole.text, label, value))
    .filter(({ value }) => !speaksForItself.test(whole.text.slice(value.start, value.end)))
    .filter(({ role, value }) => value.end - value.start < (role === null ? longValue : 2 * longValue))
    .map(({ value }) => value);
  const spoken = all
    .filter(
      (slot) => !slot.role?.kinds.some((kind) => kind === "notes" || kind === "keptNote") && !answers.includes(slot),
    )
    .map(({ label, value, role }) => ({
      label,
      value,
      isKnown: role !== null,
      isIgnored: role?.kinds.includes("ignored") ?? false,
    }));
  const labelled = [
    ...valuesOf(told.filter((slot) => !slot.role?.kinds.includes("notes") && !answers.includes(slot))),
    ...hidden,
  ];
  const unhidden = maskText(whole.text, sorted(hidden));
  const shown = maskText(original.slice(0, whole.text.length), sorted(dropped));
  let free = maskText(whole.text, sorted([...sheet.used, ...hidden]));
  const bare = findBare(
    { ...sheet, page: { ...whole, text: free } },
    findSentences({ ...whole, text: free }).filter(
      (sentence) => !hidden.some(({ start, end }) => sentence.start >= start && sentence.end <= end),
    ),
  );
  readSlots(sheet, bare);
  free = maskText(whole.text, sorted([...sheet.used, ...hidden]));
  const { persons, sentences } = readProse(sheet, free, labelled, unhidden);
  giveTies(whole.text, persons);
  addPersons(
    sheet,
    persons.filter(({ roles }) => roles.has("nok") || roles.has("caller")),
  );
  addTies(sheet, persons);
  if (slots.length < 6) addToldName(sheet);
  addLegalName(sheet, persons);
  nameTold(sheet, all);
  nameTheDead(sheet, persons, slots.filter(({ role }) => role !== null).length > 5);
  const doubt = correctName(sheet);
  addLoneHour(sheet);
  addCallStamp(sheet);
  addNeeds(sheet, whole.text);
  addStairs(sheet, unhidden);
  addPresence(sheet, unhidden, persons);
  addPronouncer(sheet, whole.text);
  addReleaser(sheet, whole.text);
  addDoctors(sheet, unhidden);
  for (const said of findStatements(unhidden).filter((one) => !isLabelled(sheet, all, one)))
    addReading(sheet, said.field, said, 0, { depth: depthAt(whole, said.start) });
  if (heads.writer && !bestOf(sheet, "callerName"))
    addReading(
      sheet,
      "callerName",
      { ...heads.writer, start: 0, end: heads.writer.end - heads.writer.start, confidence: 0.66 },
      heads.writer.start,
      {},
    );
  if (conversation) dropAsker(sheet, conversation);
  addSignature(sheet);
  addStaff(sheet, maskText(plainText(original.slice(0, whole.text.length)), sorted(dropped)));
  addLastCaller(sheet, unhidden);
  addRingTime(sheet, unhidden, [...addWhoRang(sheet, unhidden), ...addUnnamed(sheet, unhidden)], findBareRings);
  if (conversation) dropAsker(sheet, conversation);
  addNearStamp(sheet);
  addPhoneBehind(sheet);
  addLonePhone(sheet, persons, all);
  addSelfTie(sheet);
  addPronounTie(sheet);
  addCallerTitle(sheet, shown);
  addKinOf(sheet);
  addNurseWithNumber(sheet);
  addSelfKin(sheet, whole.text);
  addBirthBeside(sheet, whole.text);
  addDescriptors(sheet);
  addOwnHouse(sheet, shown);
  addOwnHome(sheet, whole.text);
  addPlaceKind(sheet, whole.text);
  addOffice(sheet);
  addHospice(sheet, shown);
  const others = untold
    .filter(({ role, label }) => role !== null && otherPlace.test(whole.text.slice(label.start, label.end)))
    .map(({ value }) => value);
  const here = maskText(original.slice(0, whole.text.length), sorted([...dropped, ...others]));
  addScattered(sheet, whole.text);
  addLastPlaces(sheet, here);
  addLeftOver(sheet, whole.text, maskText(whole.text, sorted(hidden)), persons);
  addShePronounced(sheet, whole.text, persons);
  addSaidTopics(sheet, unhidden);
  addWhereNow(sheet, here);
  addGoalAddress(sheet, whole.text, shown);
  renewGoal(sheet);
  completeAddresses(sheet, here);
  keepOfficeCase(sheet);
  dropRefused(sheet);
  addDoctorClauses(sheet);
  addDoctorMarks(sheet);
  dropRefused(sheet);
  settleCaller(sheet);
  addSharedHome(sheet, whole.text);
  derive(sheet);
  addOwnNumbers(sheet);
  addCallerType(sheet, (tie) => readRelation(tie)?.kind === "kin");
  addWriterType(sheet, heads, shown);
  addOwnCase(sheet);
  addLastOfAll(sheet, whole, count === 1 && rows < 2);
  const notes = readNotes({
    page: whole,
    original,
    dropped,
    noted: sheet.noted,
    sentences,
    used: sheet.candidates,
    slots: spoken,
    count: rows > 1 ? 2 : count,
  });
  if (notes) sheet.candidates.push({ ...notes, field: "notes", depth: 0 });
  return { layout: fingerprint(slots, bare, conversation !== null, heads.spans.length > 0, rows), rows, doubt };
}
