// That case ids cannot be guessed: every character is as likely as any other, so that the arithmetic of decision 0041 holds.
import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { createCaseId } from "./create-case-id";

const instant = new Date("2026-11-22T03:04:00.000Z");
const create = () => createCaseId("CHI", instant, "America/Chicago");
const many = (count: number) => Array.from({ length: count }, create);

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** As somebody guesses who knows the city and the month. */
function guess(): string {
  const drawn = [...randomBytes(10)].map((byte) => alphabet.charAt(byte % 32)).join("");
  return `CHI-202611-${drawn.slice(0, 5)}-${drawn.slice(5)}`;
}

it("draws each of the ten characters evenly from thirty-two", () => {
  const ids = many(8_000).map((id) => id.slice(-11).replace("-", ""));
  for (let place = 0; place < 10; place += 1) {
    const counts = new Map<string, number>();
    for (const id of ids) counts.set(id.charAt(place), (counts.get(id.charAt(place)) ?? 0) + 1);
    expect(counts.size).toBe(32);
    // Seven standard deviations of 8,000 draws around 250.
    expect(Math.max(...[...counts.values()].map((count) => Math.abs(count - 250)))).toBeLessThan(110);
  }
});

it("gives 100,000 guesses against 1,000 cases less than one chance in 10,000, and none of them hits", () => {
  const [live, guesses] = [many(1_000), Array.from({ length: 100_000 }, guess)];
  expect((guesses.length * live.length) / 32 ** 10).toBeLessThan(1e-4);
  const whole = new Set(live);
  expect(guesses.filter((guess) => whole.has(guess))).toEqual([]);
  // Cut to their first four random characters they are hit as often as the same arithmetic says: 95 times.
  const cut = (id: string) => id.slice(0, 15);
  const parts = new Set(live.map(cut));
  const hits = guesses.filter((guess) => parts.has(cut(guess))).length;
  expect(hits).toBeGreaterThan(35);
  expect(hits).toBeLessThan(160);
});
