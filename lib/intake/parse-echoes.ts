// Finds what was withheld once wherever it stands again: a secret is one on the whole page, not only behind its label.
import type { Span } from "./parse-span";
import type { Dropped } from "./schema";

/** Fewer digits also end telephone numbers and tell years. */
const leastDigits = 5;
const leastLetters = 5;
/** A page that repeats itself is no page; so much is looked for. */
const mostSecrets = 60;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** "666-50-1188" as it may stand again: "666501188", "666 50 1188"; null for what may mean something else elsewhere. */
function patternOf(kind: Dropped["kind"], said: string): string | null {
  const digits = said.replace(/\D/g, "");
  const isNumber = digits.length >= leastDigits && !/\p{L}/u.test(said);
  if (isNumber) return digits.split("").join(String.raw`[ .\-–—/]{0,2}`);
  if (kind === "password") {
    const word = said.trim();
    return word.length >= leastLetters && !/\s/.test(word) && /[\d\p{P}\p{S}]/u.test(word) ? escaped(word) : null;
  }
  if (kind !== "cause-of-death" || !/\p{L}{3}\P{L}+\p{L}{3}/u.test(said)) return null;
  return said.trim().split(/\s+/).map(escaped).join(String.raw`\s{1,3}`);
}

/** Where the secrets stand again; in one pass over the text. */
export function findEchoes(text: string, secrets: readonly Dropped[]): Dropped[] {
  const patterns = new Map<string, Dropped["kind"]>();
  for (const { kind, start, end } of secrets) {
    if (patterns.size >= mostSecrets) break;
    if (end - start > 80) continue;
    const pattern = patternOf(kind, text.slice(start, end));
    if (pattern) patterns.set(pattern.toLowerCase(), kind);
  }
  if (patterns.size === 0) return [];
  const sources = [...patterns.keys()];
  const all = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${sources.map((one) => `(${one})`).join("|")})(?![\p{L}\p{N}])`,
    "giu",
  );
  const known = new Set(secrets.map(({ start }) => start));
  const isKnown = ({ start }: Span) => known.has(start);
  return [...text.matchAll(all)].flatMap((match) => {
    const span = { start: match.index, end: match.index + match[0].length };
    const place = match.slice(1).findIndex((group) => group !== undefined);
    const kind = patterns.get(sources[place] ?? "");
    return kind && !isKnown(span) ? [{ kind, ...span }] : [];
  });
}
