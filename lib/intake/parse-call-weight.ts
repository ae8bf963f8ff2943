// Tells how much speaks for a text's being a first call that holds, before anything is read of it.
import { isCancelled } from "./parse-cancellations";
import type { Page } from "./parse-page";
import { readPurpose } from "./parse-purpose";
import { weighText } from "./parse-purpose-scales";
import type { Dropped } from "./schema";

/** Below nought it is none, but for what is read of the dead (`weighTold`); a call that is taken back is none at all. */
export function weighCall(page: Page, dropped: readonly Dropped[]): number {
  if (isCancelled(page)) return Number.NEGATIVE_INFINITY;
  const tellsCause = dropped.some(({ kind }) => kind === "cause-of-death");
  return weighText(page.text, readPurpose(page.text, tellsCause).isFirstCall);
}
