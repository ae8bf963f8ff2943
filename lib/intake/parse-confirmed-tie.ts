// Reads how the speaker of a talk stands to the dead where the asker says it: "So you are his daughter-in-law".
import type { Conversation, Utterance } from "./parse-chat";
import { readName } from "./parse-names";
import type { Page } from "./parse-page";
import { findPhones } from "./parse-phones";
import { findRelations, readRelation } from "./parse-relations";
import { addReading, type Sheet } from "./parse-sheet";

/** An answer that agrees with what was asked. */
export const agrees =
  /^\W*(?:yes|yep|yup|yeah|ya|correct|right|affirm(?:ative)?|that'?s (?:right|it|correct)|exactly|sí|si|correcto)(?![\wà-ÿ])/i;

/** "Yes. Lucille Fournier Banks": whom the question meant is named. */
export const agreedName =
  /^\W*(?:[Yy]es|[Yy]ep|[Yy]up|[Yy]eah|[Cc]orrect|[Rr]ight|[Tt]hat['’]?s (?:right|correct)|[Ss][ií])\b[\s,.;–-]{1,3}(?:(?:[Ii]t|[Tt]hat|[Ss]?[Hh]e|(?:[Hh]er|[Hh]is|[Tt]he) name)(?:['’]s| is)\s)?(?=(?:(?:mrs?|ms|miss)\.? )?\p{Lu}\p{Ll}+,? \p{Lu}\p{Ll})/u;

/** How the asker takes the speaker to stand to the dead: "So you're his daughter-in-law." */
const takenFor =
  /\b(?:you['’]?re|you are|ur|are you|you must be|you['’]?d be) (?:then )?(?:the |his |her |their )(?:(?:oldest|eldest|youngest|only|late \p{L}+['’]s) )?([\p{L} -]{3,24}?)(?=[.?,!]|$| (?:then|right|correct|is that right)\b)/iu;
const denies = /^\W*(?:no\b|nope|not (?:quite|exactly)|actually|i['’]?m (?:his|her|the|a)|his|her|the)\b/i;

const asksKin = /\b(?:next of kin|nok)\b/i;
const ownTie = /\b(?:you|your)\b/i;

/** "Daughter is?" "Peggy Toll 239-…, nok": the question tells how the one stands to the dead whom the answer names. */
const bareKin =
  /^\W*(?:(?:and|so|ok|the|his|her|their|what['’]?s|who['’]?s|who is) )*[\p{L} -]{3,20}?(?:['’]?s| is| was)?(?: name| named| called)?\W{0,2}\?\W*$/iu;
const answersKin = /^\W*(?:(?:it['’]s|that['’]s) )?\p{Lu}[^.;\n]{3,60}\b(?:nok|next of kin)\b(?! (?:is|=|:))/u;

/** "Is the daughter the next of kin?" "Yes, Lucille Banks": the question tells how she stands to the dead. */
export function addKinAsked(sheet: Sheet, page: Page, { utterances, asker }: Conversation): void {
  utterances.forEach(({ speaker, start, end }, index) => {
    const next = utterances[index + 1];
    if (speaker !== asker || !next || next.speaker === asker) return;
    const said = page.text.slice(start, end);
    const answer = page.text.slice(next.start, next.end);
    const asked = bareKin.test(said) && answersKin.test(answer) ? findRelations(said)[0] : undefined;
    if (asked?.kind === "kin") addReading(sheet, "nokRelationship", { ...asked, confidence: 0.84 }, start, {});
    if (!asksKin.test(said) || ownTie.test(said) || !agrees.test(answer)) return;
    addNamedKin(sheet, page.text, said, utterances.slice(0, index));
    const ties = findRelations(said.replace(/['’]s\b/g, "  ")).filter(({ kind }) => kind === "kin");
    const [tie] = ties;
    if (tie && ties.every(({ value }) => value === tie.value))
      addReading(sheet, "nokRelationship", { ...tie, confidence: 0.86 }, start, {});
  });
}

const namedKin =
  /\b(?:[Ii]s|[Ww]ould|[Ss]o|[Tt]hen|[Aa]nd) (?:(?:[Mm]rs?|[Mm]s|[Mm]iss)\.? )?(\p{Lu}\p{Ll}[\p{L}'’-]*)(?: \p{Lu}[\p{L}'’-]+)? (?:be |is )?(?:the |his |her |their )?(?:legal )?(?:next of kin|NOK|nok)\b/u;
const numberReach = 60;
const tieReach = 100;

/** "Is Marcia the next of kin?" "Yes": she was named before, with her number and how she stands to the dead. */
function addNamedKin(sheet: Sheet, text: string, question: string, before: readonly Utterance[]): void {
  const first = namedKin.exec(question)?.[1];
  if (!first) return;
  for (const { start, end } of before.toReversed()) {
    const said = text.slice(start, end);
    const at = said.search(new RegExp(String.raw`(?<!\p{L})${first}(?!\p{L})`, "u"));
    const name = at < 0 ? null : readName(said.slice(at));
    if (!name?.isFull) continue;
    const until = at + name.end;
    addReading(sheet, "nokName", { ...name, confidence: 0.9 }, start + at, {});
    const [phone] = findPhones(said.slice(until, until + numberReach));
    addReading(sheet, "nokPhone", phone, start + until, {});
    const from = Math.max(0, at - tieReach);
    const tie = findRelations(said.slice(from, at)).findLast(({ kind }) => kind === "kin");
    addReading(sheet, "nokRelationship", tie && { ...tie, confidence: 0.85 }, start + from, {});
    return;
  }
}

/** "And you're his daughter?" "Yes.": what the speaker does not deny holds. */
export function addConfirmedTie(sheet: Sheet, page: Page, { utterances, asker }: Conversation): void {
  utterances.forEach(({ speaker, start, end }, index) => {
    const said = page.text.slice(start, end);
    const taken = speaker === asker ? takenFor.exec(said) : null;
    const tie = taken?.[1] ? readRelation(taken[1]) : null;
    const next = utterances[index + 1];
    if (!taken?.[1] || tie?.kind !== "kin" || tie.start > 0 || !next || next.speaker === asker) return;
    const isAsked = /^\W{0,3}\?/.test(said.slice(taken.index + taken[0].length));
    const answer = page.text.slice(next.start, next.end);
    if (isAsked ? !agrees.test(answer) : denies.test(answer) && /^\W*$/.test(said.slice(taken.index + taken[0].length)))
      return;
    const from = start + taken.index + taken[0].length - taken[1].length;
    addReading(sheet, "callerRelationship", { ...tie, confidence: 0.93 }, from, {});
  });
}

/** "His number?", "And a number for Joyce?": of whoever was just named. */
const numberOf =
  /^(?!.*\b(?:you|your|yours|ur)\b)\W*(?:(?:and|ok(?:ay)?|so|do you have|can (?:i|you) (?:have|get|give me)|what(?:['’]?s| is)|got|is there)\W+){0,3}(?:(?:an?|the|his|her|their|any|good|best|phone|cell|contact|telephone) ){1,4}(?:number|phone|cell|telephone|#)(?: (?:for|of|to reach) \p{L}+)?(?: \p{L}+)?\W*$/iu;

const reachThem =
  /^\W*(?:and |ok(?:ay)?,? |so )*how (?:do|can|would|should|may|could) (?:we|i) (?:reach|contact|call|get (?:a )?hold of|get) (?:him|her|them)\b/i;
/** Whether a question asks for the number of the next of kin who was just named. */
export const asksNumber = (question: string) => numberOf.test(question) || reachThem.test(question);
