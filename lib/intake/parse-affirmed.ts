// Reads the questions of a conversation that tell something themselves where they are answered with yes.
import type { Conversation } from "./parse-chat";
import type { Page } from "./parse-page";
import { addReading, type Sheet } from "./parse-sheet";

const isHome =
  /\b(?:is|was) (?:that|this|it|he|she) (?:at )?(?:(?<own>his|her|their)(?: own)?|the|a|at)? ?(?:private )?(?:home|house|residence|home address)\W*$|\bes (?:su|la) (?:casa|residencia|domicilio)\W*$/i;
const yes =
  /^\W*(?:yes|yeah|yep|yup|ya|uh[- ]?huh|correct|right|it is|it was|that'?s (?:right|it|correct)|(?:he|she) (?:is|was)|s[ií])(?![\p{L}])/iu;

/** Adds the kind of place ("Is that his residence?"), and that it is the dead person's own, where a yes says so. */
export function addAffirmed(sheet: Sheet, page: Page, { utterances, asker }: Conversation): void {
  utterances.forEach((utterance, index) => {
    const next = utterances[index + 1];
    if (utterance.speaker !== asker || !next || next.speaker === asker) return;
    const asked = isHome.exec(page.text.slice(utterance.start, utterance.end));
    if (!asked || !yes.test(page.text.slice(next.start, next.end))) return;
    const span = { start: utterance.start + asked.index, end: next.end };
    addReading(
      sheet,
      "deceasedLocation",
      { value: "Residence", start: 0, end: span.end - span.start, confidence: 0.86 },
      span.start,
    );
    if (asked.groups?.["own"]) sheet.copies.push({ to: "homeAddress", from: "location", ...span });
  });
}
