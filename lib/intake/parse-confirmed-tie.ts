// Reads how the speaker of a talk stands to the dead where the asker says it: "So you are his daughter-in-law".
import type { Conversation } from "./parse-chat";
import type { Page } from "./parse-page";
import { readRelation } from "./parse-relations";
import { addReading, type Sheet } from "./parse-sheet";

/** An answer that agrees with what was asked. */
export const agrees =
  /^\W*(?:yes|yep|yup|yeah|ya|correct|right|affirm(?:ative)?|that'?s (?:right|it|correct)|exactly|sí|si|correcto)\b/i;

/** How the asker takes the speaker to stand to the dead: "So you're his daughter-in-law." */
const takenFor =
  /\b(?:you['’]?re|you are|ur|are you|you must be|you['’]?d be) (?:then )?(?:the |his |her |their )(?:(?:oldest|eldest|youngest|only|late \p{L}+['’]s) )?([\p{L} -]{3,24}?)(?=[.?,!]|$| (?:then|right|correct|is that right)\b)/iu;
const denies = /^\W*(?:no\b|nope|not (?:quite|exactly)|actually|i['’]?m (?:his|her|the|a)|his|her|the)\b/i;

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
