// Signing in with e-mail and password.
import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/platform/db";
import { aUser } from "@/prisma/factories";
import { findSessionUser } from "./session";
import { signInWithPassword } from "./sign-in-with-password";

const password = "correct horse battery";

beforeEach(async () => {
  await db.rateLimit.deleteMany();
});

test("does it, whatever the case of the e-mail", async () => {
  const user = await aUser({ password });
  const sessionId = await signInWithPassword({ email: ` ${user.email.toUpperCase()} `, password }, "192.0.2.1");
  expect(await findSessionUser(sessionId ?? "")).toMatchObject({ userId: user.id });
});

test("records it", async () => {
  const user = await aUser({ password });
  await signInWithPassword({ email: user.email, password }, "192.0.2.1");
  const event = await db.auditEvent.findFirstOrThrow({ where: { chain: user.businessId }, orderBy: { seq: "desc" } });
  expect(event).toMatchObject({ type: "session.started", payload: { through: "password" } });
});

test("refuses the wrong actor: wrong password, unknown, provider-only, malformed, all alike", async () => {
  const user = await aUser({ password });
  const providerOnly = await aUser();
  const tries = [
    { email: user.email, password: "wrong password" },
    { email: "nobody@example.test", password },
    { email: providerOnly.email, password },
    { email: providerOnly.email, password: "" },
    { email: { contains: "@" }, password },
    { email: "a\u0000b@example.test", password },
    {},
  ];
  for (const given of tries) expect(await signInWithPassword(given, "192.0.2.1")).toBeNull();
  expect(await db.session.count({ where: { userId: { in: [user.id, providerOnly.id] } } })).toBe(0);
});

test("refuses the wrong state: somebody deactivated", async () => {
  const user = await aUser({ password });
  await db.user.update({ where: { id: user.id }, data: { deactivatedAt: new Date() } });
  expect(await signInWithPassword({ email: user.email, password }, "192.0.2.1")).toBeNull();
});

test("an unknown e-mail takes as long as a wrong password", async () => {
  const user = await aUser({ password });
  const times: Record<string, number[]> = { [user.email]: [], "nobody@example.test": [] };
  // In turns, so that whatever else slows the machine slows both.
  for (let round = 0; round < 7; round += 1) {
    for (const [email, taken] of Object.entries(times)) {
      const start = performance.now();
      await signInWithPassword({ email, password: "wrong password" }, "192.0.2.2");
      taken.push(performance.now() - start);
    }
  }
  const [known = 0, unknown = 0] = Object.values(times).map((taken) => taken.toSorted((a, b) => a - b)[3]);
  const ratio = unknown / known;
  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(2.5);
});

test("ten failures close an account for a while, the right password included, other accounts stay open", async () => {
  const user = await aUser({ password });
  const other = await aUser({ password });
  for (let tries = 0; tries < 10; tries += 1) {
    expect(await signInWithPassword({ email: user.email, password: "wrong" }, `192.0.2.${tries}`)).toBeNull();
  }
  await expect(signInWithPassword({ email: user.email, password }, "198.51.100.1")).rejects.toMatchObject({
    code: "rate_limited",
  });
  expect(await signInWithPassword({ email: other.email, password }, "198.51.100.1")).not.toBeNull();
});

test("fifty failures close an address for a while, whichever accounts were tried", async () => {
  const user = await aUser({ password });
  for (let tries = 0; tries < 50; tries += 1) await signInWithPassword({ email: "not an address" }, "203.0.113.7");
  const right = { email: user.email, password };
  await expect(signInWithPassword(right, "203.0.113.7")).rejects.toMatchObject({ code: "rate_limited" });
  expect(await signInWithPassword(right, "203.0.113.8")).not.toBeNull();
});

test("success forgets the failures before it", async () => {
  const user = await aUser({ password });
  for (let round = 0; round < 2; round += 1) {
    for (let tries = 0; tries < 9; tries += 1) {
      await signInWithPassword({ email: user.email, password: "wrong" }, "192.0.2.9");
    }
    expect(await signInWithPassword({ email: user.email, password }, "192.0.2.9")).not.toBeNull();
  }
});

test("of many concurrent guesses only ten are checked", async () => {
  const user = await aUser({ password });
  const guess = () => signInWithPassword({ email: user.email, password: "wrong" }, "192.0.2.10");
  const results = await Promise.allSettled(Array.from({ length: 14 }, guess));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
});
