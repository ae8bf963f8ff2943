// How reviews are written: initials, dates, stars and the average.
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

/** Whoever reads without signing in reads days as they were in the middle of the country that the product is for. */
export const publicZone = "America/Chicago";

/** '4 of 5 stars', of an average '4.3 of 5 stars'. */
export function formatRating(rating: number): string {
  return `${Number(rating.toFixed(1))} of 5 stars`;
}

/** '1 review', '1,204 reviews'. */
export function formatReviewCount(count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? "review" : "reviews"}`;
}

/** '4.8', and '0.0' where there are no reviews. */
export function formatAverage(average: number | null): string {
  return (average ?? 0).toFixed(1);
}
