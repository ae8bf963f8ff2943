// Finds who signs a note within its lines or at their end: "… ext 22 - T. Osceola LPN.", "---C. Delacruz RN 11-7 supv", "writer staying, T. Oyelowo RN".
import { nameAt } from "./parse-name-at";
import { findFacilities } from "./parse-places";
import { quick } from "./parse-quick-pattern";
import { findRelations } from "./parse-relations";
import type { Rung } from "./parse-rings";
import { clauseStart } from "./parse-sentences";

/** A rule of dashes, or one behind a sentence, a number or at a line's beginning. */
const dashed = quick(
  /[-–—~_=]{3,60}[ \t]?(?=\p{Lu})|(?<=[.!?)\d]\s{0,3}|(?:^|\n)[ \t]{0,12})[-–—~]{1,2}\s?(?=\p{Lu}\.? ?\p{L})/gu,
);
/** "Writer staying until arrival, T. Oyelowo RN", "I'll be here, M. Petrov RN". */
const byWriter = quick(
  /(?<=\b(?:[Ww]riter|[Tt]his (?:nurse|RN|LPN|writer)|I|I['’]ll|me|my)\b[^.;\n]{0,70}), (?=\p{Lu}\.? ?\p{L}+)/gu,
);
const letters = /^,? ?\(?(?:RN|LPN|LVN|CNA|BSN|MSW|NP|DON|ADON|FD|CHPN)\b/;
const ofOwn = /\b(?:me|my|I|I['’](?:m|ll)|us)\b/;
const bullet = /^[ \t]*[-–—*•~]/;
const footLines = 4;
const mostBehind = 90;

/** Everybody who signs so, with letters, a calling or a house behind the name. */
export const findSigned = (text: string): Rung[] => [
  ...[...text.matchAll(dashed)].flatMap(({ index, 0: { length } }) =>
    isFoot(text, index, length) ? signedAt(text, index + length, false) : [],
  ),
  ...[...text.matchAll(byWriter)].flatMap(({ index, 0: { length } }) => signedAt(text, index + length, true)),
];

function signedAt(text: string, at: number, needsLetters: boolean): Rung[] {
  const name = nameAt(text, at, false);
  if (!name?.isFull) return [];
  const end = at + name.end;
  const behind = (text.slice(end, end + mostBehind).split("\n")[0] ?? "").split(/[.;!?]\s/)[0] ?? "";
  const hasLetters = name.credentials !== undefined || letters.test(behind);
  const [tie] = findRelations(behind.slice(0, 40));
  const isTold =
    hasLetters ||
    (!needsLetters &&
      ((tie?.kind === "function" && tie.start < 14) ||
        (/^\s?[,(/@–-]/.test(behind) && (findFacilities(behind)[0]?.start ?? mostBehind) < 6)));
  if (!isTold || /\b(?:pronounced|declared|signs?|will sign|called)\b/i.test(behind)) return [];
  return [{ name: { ...name, start: at, end }, start: at, end, weight: 0.85 }];
}

/** No item of a list, and behind a number only where whoever speaks gives the own one. */
function isFoot(text: string, index: number, length: number): boolean {
  const left = text.slice(Math.max(0, index - 90), index);
  if (length > 4) return true;
  if (/\d\s*$/.test(left)) return ofOwn.test(text.slice(clauseStart(text, index), index));
  if (!/(?:^|\n)[ \t]*$/.test(left)) return true;
  const from = text.lastIndexOf("\n", index - 1);
  const before = text.slice(0, Math.max(0, from)).trimEnd().split("\n").at(-1) ?? "";
  const after = text
    .slice(index)
    .split("\n")
    .slice(1)
    .filter((line) => line.trim() !== "");
  return after.length < footLines && !bullet.test(before) && !after.some((line) => bullet.test(line));
}
