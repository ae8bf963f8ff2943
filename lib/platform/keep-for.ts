// Keeps an answer in memory for a while, so that many who ask cost one question.
import { now } from "./clock";

/**
 * `load` is asked once in `milliseconds`, and those who come meanwhile share its answer, also while it is under way. A
 * failure is told to those who waited for it and not kept.
 */
export function keepFor<T>(milliseconds: number, load: () => Promise<T>): () => Promise<T> {
  let kept: { value: Promise<T>; until: number } | undefined;
  return () => {
    const present = now().getTime();
    if (kept && present < kept.until) return kept.value;
    const mine = { value: load(), until: present + milliseconds };
    kept = mine;
    mine.value.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return mine.value;
  };
}
