// Which sessions open the door.
import { expect, test } from "vitest";
import { db } from "@/lib/platform/db";
import { aUser } from "@/prisma/factories";
import { findSessionUser } from "./session";
import { startSession } from "./start-session";

test("a revoked session opens nothing", async () => {
  const id = await startSession((await aUser()).id, "password");
  await db.session.update({ where: { id }, data: { revokedAt: new Date() } });
  expect(await findSessionUser(id)).toBeNull();
});

test("a deactivated user's session opens nothing", async () => {
  const user = await aUser();
  const id = await startSession(user.id, "password");
  await db.user.update({ where: { id: user.id }, data: { deactivatedAt: new Date() } });
  expect(await findSessionUser(id)).toBeNull();
});

test("an unknown session opens nothing", async () => {
  expect(await findSessionUser("00000000-0000-4000-8000-000000000000")).toBeNull();
});
