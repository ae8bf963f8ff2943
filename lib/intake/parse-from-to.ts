// Writes "From: County ME office, 2121 Harrison. To: Trinity Chapel, 88 Elm Ave" as two labelled lines.
import { type Edit, withEdits } from "./parse-edits";
import type { Rule } from "./parse-rewrite";

const pair =
  /(?<![\p{L}@])(?:from|p\/?u|pick ?up(?: from| at)?):[ \t]{0,3}([^\n:;@]{4,90})(?<joint>[.;][ \t]{1,3}|[.;]?[ \t]*\n[ \t]*)(?:to|deliver(?:y)?(?: to)?|dest(?:ination)?):[ \t]{0,3}([^\n:;@]{4,90}?)(?=[.;][ \t]{1,3}\p{Lu}[\p{L} ]{1,20}:|[.;]?[ \t]*(?:\n|$))/giu;
/** A street's number, or what a house is called by: no person who writes to another. */
const place =
  /\d{1,5} \p{L}|\b(?:hospital|home|office|center|chapel|mortuary|residence|hospice|manor|crematory|morgue|airport|fh)\b/iu;

/** From a scene to those who look into a death: no label for a funeral home's call fits. */
const examiners = /\b(?:OME|OCME|OMI|scene)\b/;
const address = /\d{1,5} (?:[NSEW]\.? )?\p{L}{3}/u;

/** Null where nobody is fetched and brought so. */
export const writeFromTo: Rule = (text) => {
  const edits: Edit[] = [...text.matchAll(pair)].flatMap(({ index, 0: said, 1: from = "", 3: to = "", groups }) => {
    // The head of a letter or a fax names in two lines who writes to whom.
    const shown = groups?.joint?.includes("\n") ? address : place;
    if (!shown.test(from) || !shown.test(to) || examiners.test(`${from} ${to}`)) return [];
    const [first, second] = [index + said.indexOf(from), index + said.length - to.length];
    return [
      { start: index, end: first, text: "\nPickup from: " },
      { start: first + from.length, end: second, text: "\nDeliver to: " },
      { start: second + to.length, end: second + to.length, text: "\n" },
    ];
  });
  return withEdits(text, edits);
};
