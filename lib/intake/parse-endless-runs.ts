// Shortens runs of one sign that go on beyond any page, so that no pattern walks them again from each of their places.
import { type Edit, withEdits } from "./parse-edits";
import type { Piece } from "./parse-rewrite";

/** No column stands further off, and no ruling says more by being longer. */
const widest = 160;
/** More empty lines than these part nothing more. */
const mostEmptyLines = 8;
const endless = new RegExp(String.raw`([ \t_.*=~#·–—-])\1{${widest},}|\n(?:[ \t\r]*\n){${mostEmptyLines},}`, "g");

/** The text with such runs cut to what a page can have. */
export function closeEndlessRuns(text: string): Piece[] | null {
  const edits: Edit[] = [];
  for (const { index, 0: run, 1: sign } of text.matchAll(endless)) {
    const kept = sign === undefined ? mostEmptyLines : widest;
    edits.push({
      start: index + (sign === undefined ? 1 : kept),
      end: index + run.length,
      text: sign === undefined ? "\n".repeat(kept - 1) : "",
    });
  }
  return withEdits(text, edits);
}
