// Changing one's own name and time zone.
import { expect, test } from "vitest";
import { db } from "@/lib/platform/db";
import { newestLink, race, refusal } from "@/lib/testing/outcomes";
import { anActor } from "@/prisma/factories";
import { editProfile } from "./edit-profile";
import { getProfile } from "./queries";
import { findSessionUser } from "./session";
import { startSession } from "./start-session";

const fields = { firstName: "Ana María", lastName: "Ruiz", timeZone: "America/Denver" };

test("does it: the next call knows name and zone, the business's zone stays beside them", async () => {
  const actor = await anActor();
  const session = await startSession(actor.userId, "password", "Firefox on Windows");
  expect(await findSessionUser(session)).toMatchObject({ ownZone: "America/Chicago" });
  expect(await editProfile(actor, fields)).toEqual(fields);
  expect(await findSessionUser(session)).toMatchObject({
    firstName: "Ana María",
    ownZone: "America/Denver",
    timeZone: "America/Chicago",
  });
  expect(await getProfile(actor)).toMatchObject({ ...fields, businessTimeZone: "America/Chicago", hasPassword: false });
  await editProfile(actor, { ...fields, timeZone: null });
  expect(await findSessionUser(session)).toMatchObject({ ownZone: "America/Chicago" });
});

test("records it, and writes nothing when it stands so", async () => {
  const actor = await anActor();
  await editProfile(actor, fields);
  const link = await newestLink(actor.businessId);
  expect(link).toMatchObject({ type: "user.changed", actorId: actor.userId });
  expect(link.payload).toMatchObject({
    changes: { firstName: { old: "Ana", new: "Ana María" }, timeZone: { old: null, new: "America/Denver" } },
  });
  await editProfile(actor, fields);
  expect((await newestLink(actor.businessId)).seq).toBe(link.seq);
});

test("refuses the wrong actor: somebody who was let go meanwhile", async () => {
  const actor = await anActor();
  await db.$executeRaw`UPDATE "User" SET "deactivatedAt" = now() WHERE id = ${actor.userId}::uuid`;
  expect(await refusal(editProfile(actor, fields))).toMatch(/^unauthorized/);
});

test("of two concurrent calls one wins: the second finds it done", async () => {
  const actor = await anActor();
  const edit = () => editProfile(actor, fields);
  expect((await race({ table: "User", id: actor.userId }, [edit, edit])).won).toEqual([fields, fields]);
  expect(await db.auditEvent.count({ where: { chain: actor.businessId, type: "user.changed" } })).toBe(1);
});
