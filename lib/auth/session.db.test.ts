// Which sessions open the door.
import { expect, test } from "vitest";
import { at } from "@/lib/platform/clock";
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

test("sessions that are asked for together are answered each for itself", async () => {
  const [one, other, third] = [await aUser(), await aUser(), await aUser()];
  const ids = await Promise.all([one, other, third].map(({ id }) => startSession(id, "password")));
  await db.session.update({ where: { id: ids[1] ?? "" }, data: { revokedAt: new Date() } });
  const unknown = "00000000-0000-4000-8000-000000000000";
  const whose = (all: string[]) => Promise.all(all.map(async (id) => (await findSessionUser(id))?.userId ?? null));
  expect(await whose([...ids, unknown])).toEqual([one.id, null, third.id, null]);
  const late = new Date(Date.now() + 30 * 24 * 3_600_000);
  expect(await Promise.all([at(late, () => whose(ids)), whose(ids)])).toEqual([
    [null, null, null],
    [one.id, null, third.id],
  ]);
  await db.user.update({ where: { id: third.id }, data: { deactivatedAt: new Date() } });
  expect(await whose(ids)).toEqual([one.id, null, null]);
});
