// Only our own, unaltered and unexpired tokens name a session.
import { randomUUID } from "node:crypto";
import { encode } from "next-auth/jwt";
import { afterEach, expect, test, vi } from "vitest";

vi.stubEnv("DATABASE_URL", "postgresql://nowhere/nothing");
const secret = process.env["AUTH_SECRET"] ?? "";
const { readSessionToken } = await import("./read-session-token");

afterEach(() => vi.useRealTimers());

test("takes the session's id out, the first and every further time", async () => {
  const sid = randomUUID();
  const token = await encode({ token: { sid }, secret, maxAge: 60 });
  expect(await readSessionToken(token)).toBe(sid);
  expect(await readSessionToken(token)).toBe(sid);
});

test("a token ends with its time, although it was read before", async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
  const token = await encode({ token: { sid: randomUUID() }, secret, maxAge: 60 });
  expect(await readSessionToken(token)).not.toBeNull();
  vi.setSystemTime(Date.now() + 61_000);
  expect(await readSessionToken(token)).toBeNull();
});

test("refuses another secret's, altered, foreign and empty tokens", async () => {
  const sid = randomUUID();
  const token = await encode({ token: { sid }, secret, maxAge: 60 });
  const [header, , iv, text, tag] = token.split(".");
  expect(await readSessionToken(await encode({ token: { sid }, secret: "another", maxAge: 60 }))).toBeNull();
  expect(await readSessionToken([header, "", iv, `${text?.slice(0, -2)}AA`, tag].join("."))).toBeNull();
  expect(await readSessionToken(await encode({ token: { sid: "1 OR 1=1" }, secret, maxAge: 60 }))).toBeNull();
  expect(await readSessionToken(await encode({ token: { sub: sid }, secret, maxAge: 60 }))).toBeNull();
  expect(await readSessionToken("")).toBeNull();
  expect(await readSessionToken("a.b.c")).toBeNull();
});

test("remembers a bounded number of tokens and reads all of them rightly", async () => {
  const pairs = await Promise.all(
    Array.from({ length: 2_100 }, async () => {
      const sid = randomUUID();
      return { sid, token: await encode({ token: { sid }, secret, maxAge: 60 }) };
    }),
  );
  for (let round = 0; round < 2; round += 1) {
    for (const { sid, token } of pairs) expect(await readSessionToken(token)).toBe(sid);
  }
});
