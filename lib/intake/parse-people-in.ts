// Finds the people whom a clause names, by a given name alone too.
import { nameAt } from "./parse-name-at";
import { findNames, type NameReading } from "./parse-names";
import { findFacilities } from "./parse-places";
import { givenNames } from "./words/given-names";

/** The names of a clause, those of one word too where it is a given name or opens the clause before a house. */
export function peopleIn(clause: string): NameReading[] {
  const names = findNames(clause).filter(
    ({ confidence, title, credentials }) => confidence > 0.6 || title !== undefined || credentials !== undefined,
  );
  for (const match of clause.matchAll(/(?<![\p{L}\p{N}.'’@-])\p{Lu}\p{Ll}{2,14}(?![\p{L}'’])/gu)) {
    const at = match.index;
    if (names.some(({ start, end }) => at >= start - 1 && at < end)) continue;
    const isGiven = givenNames.has(match[0].toLowerCase());
    const isOpening =
      /^[\s\d:/.apm-]*$/i.test(clause.slice(0, at)) &&
      /^(?: \p{Lu}\p{L}+)?,? (?:from|with|w\/|at|@|over at|of)\s/iu.test(clause.slice(at + match[0].length));
    if (!isGiven && !isOpening) continue;
    if (findFacilities(clause).some(({ start, end }) => at >= start && at < end)) continue;
    const name = nameAt(clause, at, false);
    if (name) names.push({ ...name, start: at, end: at + name.end });
  }
  return names.toSorted((one, other) => one.start - other.start);
}
