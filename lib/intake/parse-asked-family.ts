// Reads the answers that tell who of the family was there and has gone, or is not there.
import type { Conversation } from "./parse-chat";
import type { Page } from "./parse-page";
import { selfKin } from "./parse-presence";
import { isQuestion, rolesOfQuestion } from "./parse-questions";
import { addReading, type Sheet } from "./parse-sheet";

const left =
  /\b(?:nobody|no one|none of them)(?:['’]?s| is)? (?:is )?(?:here|there|left)\b|\b(?:went|gone|headed) (?:on )?home\b|\b(?:have|has|had|just|already|but they|and|they|she|he|she['’]s|he['’]s|son|daughter|wife|husband|sister|brother|mother|father|family|niece|nephew|kids|children) (?:just )?(?:left|gone)\b/i;
const notThere =
  /\b(?:not|isn['’]?t|aren['’]?t|won['’]?t be|will not be) (?:be )?(?:t?here|present|coming|with (?:him|her)|on ?site|at the (?:house|hospital|facility))\b/i;
const isHere =
  /\b(?:still|right) (?:here|there)\b|\bstay(?:ed|s|ing)\b|(?:\b(?:is|are|am)|['’](?:s|m|re)) (?:still |right )?(?:here|there|with (?:him|her|them|us|me))\b/i;
const stays =
  /\b(?:still|stay(?:ed|s|ing)|(?:is|are|am|i['’]m|she['’]s|he['’]s|they['’]re) (?:still |right )?(?:here|there|with)|coming back|on (?:the|their|his|her) way)\b/i;

/** "His mother was, but she went home. Nobody here now." */
const hasLeft = (said: string) => left.test(said) && !stays.test(said);

/** Whether an answer to "Is family there?" tells of somebody who is not: "daughter in Tulsa is NOK. Not there obviously". */
export const tellsAbsence = (reply: string) => left.test(reply) || (notThere.test(reply) && !isHere.test(reply));

/** "Are you there with her now?" of a relative who rings. */
const areYou =
  /\bare you (?:all |both |still |right |over )*(?:(?:t?here|at (?:the|his|her|your) (?:house|home|place|bedside|hospital)) ?(?:now )?(?:with (?:him|her|them|mom|dad))?|with (?:him|her|them|mom|dad))(?: (?:right )?now)?\s*\?/i;
const agrees =
  /^\W*(?:yes|yeah|yep|yup|uh[- ]?huh|mm-?hm+|we are|we all are|i am|i['’]m (?:right )?(?:here|with (?:him|her))|we['’]re (?:all )?(?:here|with))\b/i;

/** Those who were there and have gone are there no more; "the son left but his wife is still here". */
export function addGoneFamily(sheet: Sheet, page: Page, { utterances, asker }: Conversation): void {
  utterances.forEach(({ speaker, start, end }, index) => {
    const next = utterances[index + 1];
    if (speaker !== asker || !next || next.speaker === asker) return;
    const question = page.text.slice(start, end);
    const own = areYou.test(question) ? agrees.exec(page.text.slice(next.start, next.end)) : null;
    if (own && selfKin.test(page.text))
      addReading(
        sheet,
        "isFamilyThere",
        { value: "YES", start: 0, end: own[0].length, confidence: 0.9 },
        next.start,
        {},
      );
    if (!isQuestion(question) || !rolesOfQuestion(question, start).some(({ kinds }) => kinds.includes("familyThere")))
      return;
    const said = page.text.slice(next.start, next.end);
    const here = left.test(said) && !/\b(?:nobody|no one|none)\b/i.test(said) ? isHere.exec(said) : null;
    const gone = here ?? (hasLeft(said) ? left.exec(said) : null);
    if (!gone) return;
    const found = { value: here ? "YES" : "NO", start: gone.index, end: gone.index + gone[0].length, confidence: 0.95 };
    addReading(sheet, "isFamilyThere", found, next.start, {});
  });
}
