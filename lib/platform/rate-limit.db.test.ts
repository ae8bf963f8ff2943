// Limits hold over all processes, for they are counted in the database.
import { expect, test } from "vitest";
import { db } from "./db";
import { AppError } from "./errors";
import { forgive, giveBack, type Limit, limit } from "./rate-limit";

const rule: Limit = { points: 3, seconds: 120 };

const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

test("lets so many tries through, then says how long to wait", async () => {
  for (let tries = 0; tries < 3; tries += 1) await limit("a", "key", rule);
  const refused = await refusalOf(limit("a", "key", rule));
  expect(refused).toBeInstanceOf(AppError);
  expect(refused).toMatchObject({
    code: "rate_limited",
    message: "Too many tries. Please wait 2 minutes and try again.",
  });
  expect((refused as AppError).retryAfter).toBeGreaterThan(110);
  expect((refused as AppError).retryAfter).toBeLessThanOrEqual(120);
});

test("other keys and other names count for themselves", async () => {
  for (let tries = 0; tries < 3; tries += 1) await limit("b", "key", rule);
  await expect(limit("b", "other", rule)).resolves.toBeUndefined();
  await expect(limit("c", "key", rule)).resolves.toBeUndefined();
});

test("of many tries at the same time only the allowed ones get through", async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => refusalOf(limit("d", "key", rule))));
  expect(results.filter((result) => result === null)).toHaveLength(3);
});

test("a try can be given back, and all can be forgiven", async () => {
  for (let tries = 0; tries < 3; tries += 1) await limit("e", "key", rule);
  await giveBack("e", "key", rule);
  await limit("e", "key", rule);
  expect(await refusalOf(limit("e", "key", rule))).toBeInstanceOf(AppError);
  await forgive("e", "key", rule);
  await expect(limit("e", "key", rule)).resolves.toBeUndefined();
});

test("`blockSeconds` makes the wait longer than the window", async () => {
  const strict: Limit = { points: 1, seconds: 10, blockSeconds: 600 };
  await limit("f", "key", strict);
  expect(((await refusalOf(limit("f", "key", strict))) as AppError).retryAfter).toBeGreaterThan(590);
});

test("the table holds no e-mail and no address", async () => {
  await limit("g", "ana@example.test", rule);
  const rows = await db.rateLimit.findMany({ where: { key: { startsWith: "g:" } } });
  expect(rows).toHaveLength(1);
  expect(
    JSON.stringify(rows, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value)),
  ).not.toContain("ana");
});
