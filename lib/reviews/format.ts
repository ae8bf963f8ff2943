// How reviews are written: initials, dates and the average.
import { tz } from "@date-fns/tz";
import { format } from "date-fns";

/** Signs such as the ʻokina count as letters elsewhere; nobody signs with one. */
const letter = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u;

function initials(name: string): string[] {
  const words = name.normalize("NFC").split(/\s+/);
  const letters = words.flatMap((word) => {
    const [first] = letter.exec(word) ?? [];
    // The capital of one letter may be two: of 'ß' it is 'SS'.
    return first === undefined ? [] : (Array.from(first.toUpperCase()).find((each) => letter.test(each)) ?? []);
  });
  return letters.length > 2 ? [...letters.slice(0, 1), ...letters.slice(-1)] : letters;
}

/** The first letters of the first and the last word, at most two: 'EW' of 'Eleanor Mae Whitfield'; '' without a letter. */
export function initialsOf(name: string): string {
  return initials(name).join("");
}

/** 'E. W.': the name of a reviewer who shows the initials only. */
export function formatInitials(name: string): string {
  return initials(name)
    .map((each) => `${each}.`)
    .join(" ");
}

/** 'Nov 21, 2026': the day of an ISO 8601 instant in `zone`. */
export function formatReviewDate(createdAt: string, zone: string): string {
  return format(createdAt, "MMM d, yyyy", { in: tz(zone) });
}

/** '4.8', and '0.0' where there are no reviews. */
export function formatAverage(average: number | null): string {
  return (average ?? 0).toFixed(1);
}
