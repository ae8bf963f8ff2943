// Reads the questions of a conversation that tell something themselves where they are answered with yes, or by one of the two places they name.
import type { Conversation } from "./parse-chat";
import type { Page } from "./parse-page";
import { addReading, type Sheet } from "./parse-sheet";

const isHome =
  /\b(?:is|was) (?:that|this|it|he|she) (?:at )?(?:(?<own>his|her|their)(?: own)?|the|a|at)? ?(?:private )?(?:home|house|residence|home address)\W*$|\bes (?:su|la) (?:casa|residencia|domicilio)\W*$/i;
const yes =
  /^\W*(?:yes|yeah|yep|yup|ya|uh[- ]?huh|correct|right|it is|it was|that'?s (?:right|it|correct)|(?:he|she) (?:is|was)|s[ií])(?![\p{L}])/iu;

/** "Is he at your house or his?", "At home or in a facility?" */
const asksWhich =
  /\b(?:your|his|her|their|the) (?:house|home|place|residence|apartment)\b[^?\n]{0,20}\bor\b[^?\n]{1,30}\?|\bat home or\b[^?\n]{1,30}\?|\bor (?:at )?(?:his|hers|theirs|yours|(?:at )?home)\W*\?/i;
const atHome =
  /^\W*(?:(?:he|she)(?:['’]?s| is| was) )?(?:at |in )?(?:(?<own>(?:his|her|their) (?:own )?(?:house|home|place|apartment)|his|hers|theirs)|mine|ours|(?:my|our) (?:house|home|place|apartment)|(?:the )?house|home)(?=\W|$)(?! (?:health|hospice|for|of))/i;

/** Adds the kind of place ("Is that his residence?"), and that it is the dead person's own, where a yes says so. */
export function addAffirmed(sheet: Sheet, page: Page, { utterances, asker }: Conversation): void {
  utterances.forEach((utterance, index) => {
    const next = utterances[index + 1];
    if (utterance.speaker !== asker || !next || next.speaker === asker) return;
    const question = page.text.slice(utterance.start, utterance.end);
    const answer = page.text.slice(next.start, next.end);
    const chosen = asksWhich.test(question) ? atHome.exec(answer) : null;
    const asked = isHome.exec(question);
    if (!chosen && !(asked && yes.test(answer))) return;
    const span = { start: utterance.start + (chosen ? 0 : (asked?.index ?? 0)), end: next.end };
    addReading(
      sheet,
      "deceasedLocation",
      { value: "Residence", start: 0, end: span.end - span.start, confidence: 0.86 },
      span.start,
    );
    if ((chosen ?? asked)?.groups?.["own"]) sheet.copies.push({ to: "homeAddress", from: "location", ...span });
  });
}
