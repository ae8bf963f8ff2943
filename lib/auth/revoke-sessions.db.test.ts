// Signing somebody out everywhere.
import { expect, test } from "vitest";
import { db } from "@/lib/platform/db";
import { systemActor } from "@/lib/testing/actors";
import { anActor, aUser } from "@/prisma/factories";
import { revokeSessions } from "./revoke-sessions";
import { findSessionUser } from "./session";
import { startSession } from "./start-session";

test("does it: every open session of this user ends, nobody else's", async () => {
  const user = await aUser();
  const mine = [await startSession(user.id, "password"), await startSession(user.id, "provider")];
  const others = await startSession((await aUser()).id, "password");
  expect(await revokeSessions(systemActor("test"), user.id)).toBe(2);
  expect(await Promise.all(mine.map(findSessionUser))).toEqual([null, null]);
  expect(await findSessionUser(others)).not.toBeNull();
});

test("records it in the business's chain", async () => {
  const admin = await anActor({ role: "admin" });
  const user = await aUser();
  await startSession(user.id, "password");
  await revokeSessions(admin, user.id);
  const event = await db.auditEvent.findFirstOrThrow({ where: { chain: user.businessId }, orderBy: { seq: "desc" } });
  expect(event).toMatchObject({ type: "session.ended", actorId: admin.userId });
  expect(event.payload).toMatchObject({ userId: user.id });
});

test("refuses the wrong state: none is open", async () => {
  const user = await aUser();
  await expect(revokeSessions(systemActor("test"), user.id)).rejects.toMatchObject({ code: "conflict" });
});

test("refuses the wrong actor: a colleague who is no administrator; allows oneself", async () => {
  const colleague = await anActor();
  const user = await aUser({ businessId: colleague.businessId });
  await startSession(user.id, "password");
  await expect(revokeSessions(colleague, user.id)).rejects.toMatchObject({ code: "forbidden" });
  await startSession(colleague.userId, "password");
  expect(await revokeSessions(colleague, colleague.userId)).toBe(1);
});

test("of two concurrent calls one wins", async () => {
  const user = await aUser();
  await startSession(user.id, "password");
  const call = () => revokeSessions(systemActor("test"), user.id);
  const results = await Promise.allSettled([call(), call()]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});
