// Writes the codes of a telex or a pager out as labels, each item in a line of its own: "NM/ VELASCO, ROSA   DB/ 02MAR1974".
import { type Edit, withEdits } from "./parse-edits";
import type { Piece } from "./parse-rewrite";
import { codes } from "./words/codes";

const fewest = 8;
const coded =
  /(?<=^[ \t]{0,4}|[ \t]{2}|[;,.|] )([A-Z]{2,4}\d?)([/:=.])(?: {1,3}(?=\S)|(?=[A-Z\d]{2}|[YNUMF](?:\s|$)))/gm;
/** What an item says where it says nothing. */
const empty = /^(?:-{1,3}|\.|NIL|N\/A)(?= {2}|\n|$)/;

/** The items as labelled lines; null where few codes stand on the page, or words are written out. */
export function writeCodes(text: string): Piece[] | null {
  if (!/(?:^|[ \t]{2}|[;,.|] )[A-Z]{2,4}\d?[/:=.]/m.test(text)) return null;
  const found = [...text.matchAll(coded)];
  for (const sign of ["/", ":", "=", "."]) {
    const own = found.filter(([, , one]) => one === sign);
    const known = own.filter(([, code = ""]) => codes[code] !== undefined);
    // Two letters code; longer ones are short words that every page may hold.
    const short = new Set(known.map(([, code = ""]) => code).filter((code) => code.length === 2));
    if (known.length < own.length * 0.7 || short.size < fewest) continue;
    const edits = own.flatMap(({ index, 0: whole, 1: code = "" }): Edit[] => {
      const end = index + whole.length;
      const gap = /[ \t]*$/.exec(text.slice(Math.max(0, index - 40), index))?.[0].length ?? 0;
      const said = empty.exec(text.slice(end, end + 6))?.[0].length ?? 0;
      return [
        {
          start: index - gap,
          end: end + said,
          text: `${/(?:^|\n)$/.test(text.slice(0, index - gap)) ? "" : "\n"}${codes[code] ?? code}: `,
        },
      ];
    });
    return withEdits(text, edits);
  }
  return null;
}
