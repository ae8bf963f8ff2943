// Makes the cue tables usable: each list becomes a pattern that ends, or begins, where the name or number stands.
import { leanPattern } from "./parse-pattern";
import { mayBegin } from "./parse-quick-pattern";
import { startsOf } from "./parse-starts";

const escape = (text: string) => text.replace(/[.*+?^$()[\]\\]/g, "\\$&");

/** One phrase of a cue table as the source of a pattern. */
function source(phrase: string): string {
  let pattern = "";
  for (const match of phrase.trim().matchAll(/\{((?:[^{}]|\{\d,\d\})*)\}|(\s+)|([^\s{}]+)/g)) {
    const [, group, space, word] = match;
    if (group !== undefined) {
      const options = group.split("|");
      const filled = options.filter((option) => option.trim() !== "").map((option) => spaced(option));
      const isOptional = options.length !== filled.length;
      pattern += `(?:${filled.join("|")})${isOptional ? "?" : ""}`;
    } else if (space) pattern += "\\s*";
    else if (word) pattern += word.includes("\\d") ? word : one(word);
  }
  return pattern;
}

/** Words of an option; a space at its end belongs to it. */
const spaced = (option: string) =>
  option.includes("\\d")
    ? option.trim()
    : option
        .split(/(\s+)/)
        .map((part) => (part.trim() === "" ? (part === "" ? "" : "\\s+") : one(part)))
        .join("")
        .replace(/\\s\+$/, "\\s+");

function one(word: string): string {
  if (word === "_") return "[\\p{L}'.-]+";
  if (word === "...") return "(?:[\\p{L}'&.-]+\\s+){0,4}[\\p{L}'&.-]+";
  return escape(word).replaceAll("'", "'?");
}

/** Tells whether a text fits. */
export interface Cue {
  test(text: string): boolean;
}

/**
 * Fits text that ends with one of the phrases, whole words ("caller" is no "call"); `between` may stand behind them. It is read backwards from the end, for
 * trying every place from the beginning takes ten times as long.
 */
export function endsWith(phrases: readonly string[], between: string): Cue {
  const pattern = leanPattern(
    String.raw`(?<=(?<![\p{L}\p{N}])(?:${phrases.map(source).join("|")})(?!(?<=\p{L})\p{L})(?:${between}))`,
    "iuy",
  );
  const isThere = phraseIn(phrases);
  return {
    test(text) {
      if (!isThere(text)) return false;
      pattern.lastIndex = text.length;
      return pattern.test(text);
    },
  };
}

/** Whether any of the phrases can begin anywhere in a text; most texts hold none of them. */
function phraseIn(phrases: readonly string[]): (text: string) => boolean {
  const starts = startsOf(new RegExp(`(?:${phrases.map(source).join("|")})`, "iu"));
  return (text) => starts === null || mayBegin(starts, text);
}

/** Fits text that begins with one of the phrases, behind `between`. */
export function beginsWith(phrases: readonly string[], between: string): Cue {
  const pattern = leanPattern(String.raw`^(?:${between})(?:${phrases.map(source).join("|")})(?![\p{L}\p{N}])`, "iu");
  const isThere = phraseIn(phrases);
  return { test: (text) => isThere(text) && pattern.test(text) };
}
