// Starting a session.
import { expect, test } from "vitest";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { aUser } from "@/prisma/factories";
import { findSessionUser } from "./session";
import { startSession } from "./start-session";

test("does it: the session opens the door for twelve hours", async () => {
  const user = await aUser({ firstName: "Ana", lastName: "Ruiz", role: "driver" });
  const id = await startSession(user.id, "password");
  expect(await findSessionUser(id)).toMatchObject({
    kind: "business",
    sessionId: id,
    userId: user.id,
    businessId: user.businessId,
    role: "driver",
    firstName: "Ana",
  });
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  expect(await at(inHours(11.9), () => findSessionUser(id))).not.toBeNull();
  expect(await at(inHours(12.1), () => findSessionUser(id))).toBeNull();
});

test("records it", async () => {
  const user = await aUser();
  await startSession(user.id, "provider");
  const event = await db.auditEvent.findFirstOrThrow({ where: { chain: user.businessId }, orderBy: { seq: "desc" } });
  expect(event).toMatchObject({ type: "session.started", actorKind: "business", actorId: user.id });
  expect(event.payload).toMatchObject({ userId: user.id, through: "provider" });
});

test("refuses the wrong state: somebody deactivated", async () => {
  const user = await aUser();
  await db.user.update({ where: { id: user.id }, data: { deactivatedAt: new Date() } });
  await expect(startSession(user.id, "password")).rejects.toMatchObject({ code: "unauthorized" });
  expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
});

test("refuses the wrong actor: nobody we know", async () => {
  await expect(startSession("00000000-0000-4000-8000-000000000000", "password")).rejects.toMatchObject({
    code: "unauthorized",
  });
});

test("of two concurrent calls one wins the earlier link of the record, and each has its own session", async () => {
  const user = await aUser();
  const [first, second] = await Promise.all([startSession(user.id, "password"), startSession(user.id, "password")]);
  expect(first).not.toBe(second);
  expect(await db.session.count({ where: { userId: user.id, revokedAt: null } })).toBe(2);
  const links = await db.auditEvent.findMany({ where: { chain: user.businessId }, orderBy: { seq: "asc" } });
  expect(links.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect(links.slice(2).map(({ type }) => type)).toEqual(["session.started", "session.started"]);
  expect(links[3]?.prevHash).toBe(links[2]?.hash);
});
