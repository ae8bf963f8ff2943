// Limits hold over all processes, for they are counted in the database.
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "./db";
import { AppError } from "./errors";
import {
  count,
  counted,
  forgive,
  type GrowingLimit,
  giveBack,
  giveBackGrowing,
  type Limit,
  limit,
  limitGrowing,
} from "./rate-limit";

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

test("tells which try it is, and how many there were", async () => {
  expect(await counted("h", "key", rule)).toBe(0);
  expect([await count("h", "key", rule), await count("h", "key", rule)]).toEqual([1, 2]);
  for (let tries = 0; tries < 5; tries += 1) await count("h", "key", rule);
  expect(await counted("h", "key", rule)).toBe(7);
});

describe("waits that grow", () => {
  const growing: GrowingLimit = { points: 2, seconds: 100, longestSeconds: 700, memorySeconds: 10_000 };

  /** Lets time pass by moving the key's row into the past. */
  const pass = (seconds: number) => db.rateLimit.updateMany({ data: { expire: { decrement: seconds * 1000 } } });

  const wait = async (key: string) => {
    const refused = await refusalOf(limitGrowing("w", key, growing));
    return refused instanceof AppError ? refused.retryAfter : refused;
  };

  beforeEach(() => db.rateLimit.deleteMany());

  test("each wait is twice the one before, up to the longest, and asking meanwhile makes none longer", async () => {
    const waits: unknown[] = [];
    for (let group = 0; group < 5; group += 1) {
      expect([await wait("key"), await wait("key")]).toEqual([null, null]);
      waits.push(await wait("key"));
      expect(await wait("key")).toBeLessThanOrEqual(Number(waits.at(-1)));
      await pass(Number(waits.at(-1)));
    }
    expect(waits.map((seconds) => Math.round(Number(seconds) / 10) * 10)).toEqual([100, 200, 400, 700, 700]);
  });

  test("counts on across a pause, and begins anew once it is forgotten or forgiven", async () => {
    await wait("key");
    await pass(9_000);
    await wait("key");
    expect(await wait("key")).toBeGreaterThan(90);
    await pass(10_200);
    expect([await wait("key"), await wait("key"), await wait("key")]).toEqual([null, null, expect.any(Number)]);
    await forgive("w", "key", growing);
    expect(await wait("key")).toBeNull();
  });

  test("a try that is given back leaves no wait", async () => {
    for (let tries = 0; tries < 4; tries += 1) {
      expect([await wait("key"), await wait("key")]).toEqual([null, null]);
      await giveBackGrowing("w", "key", growing);
      await giveBackGrowing("w", "key", growing);
    }
    expect([await wait("key"), await wait("key"), await wait("key")]).toEqual([null, null, expect.any(Number)]);
  });

  test("of tries at the same time only the allowed ones get through, and each key waits for itself", async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => wait("key")));
    expect(results.filter((result) => result === null)).toHaveLength(2);
    expect(await wait("other")).toBeNull();
  });
});

test("the table holds no e-mail and no address", async () => {
  await limit("g", "ana@example.test", rule);
  const rows = await db.rateLimit.findMany({ where: { key: { startsWith: "g:" } } });
  expect(rows).toHaveLength(1);
  expect(
    JSON.stringify(rows, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value)),
  ).not.toContain("ana");
});
