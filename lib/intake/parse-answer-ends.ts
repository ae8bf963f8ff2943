// Finds where the answers of a conversation end: in the speaker's next line, or before a sentence of another matter.
import type { Utterance } from "./parse-chat";
import type { Role } from "./parse-labels";
import type { Span } from "./parse-span";

/** An answer goes on in the speaker's next line where that sets it right: "no wait 215". */
export function endOfAnswer(text: string, utterances: readonly Utterance[], index: number): number {
  const answer = utterances[index] as Utterance;
  const more = utterances[index + 1];
  const isCorrection =
    more?.speaker === answer.speaker &&
    /^\W*(?:no,? (?:wait|sorry)|wait|sorry|correction|scratch|actually|i mean|make that|oops|\*)/i.test(
      text.slice(more.start, more.end),
    );
  return isCorrection ? more.end : answer.end;
}

const otherMatter =
  /[.;!]\s+(?=(?:(?:and|but|so|um|uh|y),? )?(?:he|she|they|ella|[eé]l|mom|dad|my \p{L}+) (?:just |only |had |was |is |has )?(?:died|passed|expired|pronounced|born|weigh(?:s|ed)|\d{2,3}\b|muri[oó]|falleci[oó]|naci[oó]|pesaba))/iu;

/** The answer to where somebody is ends before a sentence of the death, the birth or the weight, which speaks for itself. */
export function untilOtherMatter(text: string, span: Span, { owner, kinds }: Role): Span {
  if (owner === null || kinds.length > 0) return span;
  const other = otherMatter.exec(text.slice(span.start, span.end));
  return other && other.index > 0 ? { start: span.start, end: span.start + other.index } : span;
}
