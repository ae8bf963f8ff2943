// Takes the source of a pattern apart.
import { type CharSet, charSetOf } from "./parse-char-sets";

export type Part =
  | { kind: "char"; set: CharSet; isWide: boolean }
  | { kind: "sequence"; parts: Part[] }
  | { kind: "choice"; options: Part[] }
  | { kind: "repeat"; part: Part; least: number; most: number }
  | { kind: "begin"; isByLine: boolean }
  | { kind: "behind"; isDenied: boolean; part: Part }
  | { kind: "ahead" }
  | { kind: "edge" }
  | { kind: "copy" };

const token =
  /\(\?<?[=!]|\(\?(?::|<\w+>)|[()|^$]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|k<\w+>|[^])|\[(?:\\[^]|[^\]\\])*\]|[\uD800-\uDBFF][\uDC00-\uDFFF]|[^]/y;
const quantifier = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y;

/** The parts of the pattern; null where it is written in a way that is not known here. */
export function parsePattern(source: string, flags: string): Part | null {
  const isWide = flags.includes("u");
  let at = 0;
  const next = (): string => {
    token.lastIndex = at;
    const read = token.exec(source)?.[0] ?? "";
    // Without the flag the second half alone would be repeated.
    const found = !isWide && (read.codePointAt(0) ?? 0) > 0xff_ff ? read.charAt(0) : read;
    at += found.length;
    return found;
  };
  const readChoice = (): Part | null => {
    const options: Part[] = [];
    let parts: Part[] = [];
    while (at < source.length && source[at] !== ")") {
      const read = next();
      if (read === "|") {
        options.push({ kind: "sequence", parts });
        parts = [];
        continue;
      }
      const part = readPart(read);
      if (!part) return null;
      parts.push(readQuantified(part));
    }
    options.push({ kind: "sequence", parts });
    return options.length === 1 ? (options[0] as Part) : { kind: "choice", options };
  };
  const readPart = (read: string): Part | null => {
    if (read.startsWith("(")) {
      const body = readChoice();
      if (!body || next() !== ")") return null;
      if (read === "(" || read === "(?:" || read.endsWith(">")) return body;
      if (read.startsWith("(?<")) return { kind: "behind", isDenied: read.endsWith("!"), part: body };
      return read === "(?=" || read === "(?!" ? { kind: "ahead" } : null;
    }
    if (read === "^") return { kind: "begin", isByLine: flags.includes("m") };
    if (read === "$" || read === "\\B") return { kind: "ahead" };
    if (read === "\\b") return { kind: "edge" };
    if (/^\\(?:[1-9]|k<)/.test(read)) return { kind: "copy" };
    if (/^\\[cux0]$/.test(read) || (!isWide && /^\\[upP]\{/.test(read))) return null;
    return { kind: "char", set: charSetOf(escaped(read), flags), isWide };
  };
  const readQuantified = (part: Part): Part => {
    quantifier.lastIndex = at;
    const found = quantifier.exec(source);
    if (!found) return part;
    at += found[0].length;
    const [, mark, least = "0", comma, most] = found;
    const [from, to] = mark
      ? [mark === "+" ? 1 : 0, mark === "?" ? 1 : Number.POSITIVE_INFINITY]
      : [Number(least), comma ? (most === "" ? Number.POSITIVE_INFINITY : Number(most)) : Number(least)];
    return { kind: "repeat", part, least: from, most: to };
  };
  const whole = readChoice();
  return whole && at === source.length ? whole : null;
}

const escaped = (read: string) => (/^[{}\]/.*+?]$/.test(read) && read !== "." ? `\\${read}` : read);
