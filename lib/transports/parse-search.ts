// Reads what somebody looks for: ids and telephone numbers however they are written, and names one slip away.
import { parseCaseId } from "./parse-case-id";
import { parseUuid } from "./parse-uuid";

/** Shorter words are looked for where a word begins; within one they say nothing, and no index knows them. */
const isShort = /^.{1,2}$/u;

/** The text to look for, its ids and numbers in the form in which they are stored. */
export function parseSearch(text: string): string {
  const asked = text.trim();
  const id = parseUuid(asked);
  if (id) return id.slice(0, 8);
  const caseId = parseCaseId(asked);
  if (caseId) return caseId.replaceAll("-", "");
  return parseTelephone(asked) ?? asked;
}

/** The digits of a whole number without the country's 1, or null; a part of one is as good as any words. */
function parseTelephone(text: string): string | null {
  const digits = text.replace(/\D+/g, "");
  if (digits.length < 10 || !/^[+\d\s().\p{Dash_Punctuation}/]+$/u.test(text)) return null;
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
}

/** Patterns of LIKE, one a word; `words` are the database's own, without marks. */
export function parseSearchWords(words: string): string[] {
  const unique = [...new Set(words.split(" ").filter((word) => word !== ""))];
  return unique.map((word) => (isShort.test(word) ? `% ${word}%` : `%${word}%`));
}

/** Whether two words differ by one slip, two in words of six letters and more: a letter wrong, missing, added or swapped. */
export function isNearWord(one: string, other: string): boolean {
  const most = Math.min(one.length, other.length) < 6 ? 1 : 2;
  if (Math.abs(one.length - other.length) > most) return false;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line[column] = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, above] = [above, line];
  }
  return (above[other.length] ?? 0) <= most;
}
