// Makes a case id that nobody can walk to: city code, year and month, 50 random bits.
import "server-only";
import { tz } from "@date-fns/tz";
import { format } from "date-fns";
import { randomInt } from "node:crypto";

/** Crockford's base 32: no I, L, O or U. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");

/** 'CHI-202611-7QF3K-9TX2M'; the month is `zone`'s. */
export function createCaseId(cityCode: string, instant: Date, zone: string): string {
  return `${cityCode}-${format(instant, "yyyyMM", { in: tz(zone) })}-${group()}-${group()}`;
}
