// Ending one's own session.
import { expect, test } from "vitest";
import { db } from "@/lib/platform/db";
import { aUser } from "@/prisma/factories";
import { admit, type BusinessActor } from "./actor";
import { endSession } from "./end-session";
import { findSessionUser } from "./session";
import { startSession } from "./start-session";

async function signedIn(userId: string): Promise<BusinessActor> {
  const actor = await findSessionUser(await startSession(userId, "password"));
  if (!actor) throw new Error("The session did not open.");
  return actor;
}

test("does it: this session ends, the others stay", async () => {
  const user = await aUser();
  const here = await signedIn(user.id);
  const elsewhere = await signedIn(user.id);
  await endSession(here);
  expect(await findSessionUser(here.sessionId ?? "")).toBeNull();
  expect(await findSessionUser(elsewhere.sessionId ?? "")).not.toBeNull();
});

test("records it", async () => {
  const user = await aUser();
  await endSession(await signedIn(user.id));
  const event = await db.auditEvent.findFirstOrThrow({ where: { chain: user.businessId }, orderBy: { seq: "desc" } });
  expect(event).toMatchObject({ type: "session.ended", actorId: user.id });
});

test("refuses the wrong state: it has ended already", async () => {
  const actor = await signedIn((await aUser()).id);
  await endSession(actor);
  await expect(endSession(actor)).rejects.toMatchObject({ code: "conflict" });
});

test("refuses the wrong actor: somebody else's session", async () => {
  const owner = await signedIn((await aUser()).id);
  const other = await signedIn((await aUser()).id);
  await expect(endSession(admit({ ...other, sessionId: owner.sessionId }))).rejects.toMatchObject({ code: "conflict" });
  expect(await findSessionUser(owner.sessionId ?? "")).not.toBeNull();
});

test("of two concurrent calls one wins", async () => {
  const actor = await signedIn((await aUser()).id);
  const results = await Promise.allSettled([endSession(actor), endSession(actor)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await db.auditEvent.count({ where: { type: "session.ended", actorId: actor.userId } })).toBe(1);
});
