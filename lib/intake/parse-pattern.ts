// Builds patterns out of long lists of words so that the engine's code for them stays small.
import { quick } from "./parse-quick-pattern";

/** Shorter patterns make little code as they are. */
const short = 300;
const mostOptions = 4;

const tokens =
  /\\(?:[pP]\{[^}]*\}|[^])|\[(?:\\[^]|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<\w+>))?|\)(?:[*+?]|\{\d+(?:,\d*)?\})?\??|[^]/g;

/** Always fits and takes nothing; the engine writes what stands behind it once, not anew for every option before it. */
const barrier = "(?=)";

/**
 * The pattern `new RegExp(source, flags)`, fitting where that fits. V8 copies what follows a choice for each of its
 * options, and once all code takes some megabytes it compiles further patterns without making them fast.
 */
export function leanPattern(source: string, flags = ""): RegExp {
  const pattern = new RegExp(source.length < short ? source : withBarriers(source), flags);
  return source.startsWith("^") && source.length < short ? pattern : quick(pattern);
}

function withBarriers(source: string): string {
  const parts: string[] = [];
  const open: { at: number; options: number; isLook: boolean }[] = [];
  for (const [token] of source.matchAll(tokens)) {
    const group = open.at(-1);
    if (token === "|" && group) group.options += 1;
    if (token.startsWith("(")) open.push({ at: parts.length, options: 1, isLook: /[=!]$/.test(token) });
    parts.push(token);
    if (!token.startsWith(")") || !group) continue;
    open.pop();
    if (group.isLook || group.options <= mostOptions) continue;
    parts[group.at] = barrier + (parts[group.at] ?? "");
    parts.push(barrier);
  }
  return parts.join("");
}
