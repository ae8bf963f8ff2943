// Letting users go and back in.
import { expect, test } from "vitest";
import { db } from "@/lib/platform/db";
import { listDrivers } from "@/lib/businesses/queries";
import { newestLink, race, refusal } from "@/lib/testing/outcomes";
import { actorOf } from "@/lib/testing/actors";
import { anActiveTransport, anActor, aUser } from "@/prisma/factories";
import { changeUserStanding } from "./change-user-standing";
import { issuePasswordLink } from "./issue-password-link";
import { findSessionUser } from "./session";
import { signInWithPassword } from "./sign-in-with-password";
import { startSession } from "./start-session";

const password = "correct horse battery";

test("does it: sessions and links end, nobody gets in, the history stays, and it goes back", async () => {
  const admin = await anActor({ role: "admin" });
  const user = await aUser({ password });
  const { request } = await anActiveTransport(admin, await actorOf(user.id));
  const session = await startSession(user.id, "password");
  await issuePasswordLink(admin, { id: user.id, by: "hand" });
  const gone = await changeUserStanding(admin, { id: user.id, isActive: false });
  expect(gone.deactivatedAt).not.toBeNull();
  expect(gone.linkExpiresAt).toBeNull();
  expect(await findSessionUser(session)).toBeNull();
  expect(await signInWithPassword({ email: user.email, password }, "10.0.0.1")).toBeNull();
  expect(await listDrivers({ ...admin, businessId: user.businessId })).toEqual([]);
  expect(await db.serviceRequest.findUniqueOrThrow({ where: { id: request.id } })).toMatchObject({ ownerId: user.id });
  expect(await changeUserStanding(admin, { id: user.id, isActive: true })).toMatchObject({ deactivatedAt: null });
  // Whoever is let in again signs in again.
  expect(await findSessionUser(session)).toBeNull();
  expect(await signInWithPassword({ email: user.email, password }, "10.0.0.1")).not.toBeNull();
});

test("records it in the business's chain", async () => {
  const [admin, user] = [await anActor({ role: "admin" }), await aUser()];
  await startSession(user.id, "password");
  await changeUserStanding(admin, { id: user.id, isActive: false });
  const link = await newestLink(user.businessId);
  expect(link).toMatchObject({ type: "user.deactivated", actorId: admin.userId });
  expect(link.payload).toMatchObject({ userId: user.id, sessions: 1 });
  await changeUserStanding(admin, { id: user.id, isActive: true });
  expect(await newestLink(user.businessId)).toMatchObject({ type: "user.reactivated" });
});

test("refuses the wrong state: it stands so already, and oneself", async () => {
  const [admin, user] = [await anActor({ role: "admin" }), await aUser()];
  expect(await refusal(changeUserStanding(admin, { id: user.id, isActive: true }))).toBe(
    "conflict: Ana Ruiz is active already.",
  );
  expect(await refusal(changeUserStanding(admin, { id: admin.userId, isActive: false }))).toBe(
    "conflict: You cannot deactivate yourself. Ask another administrator.",
  );
});

test("refuses the wrong actor: to a colleague there is no such thing", async () => {
  const colleague = await anActor();
  const user = await aUser({ businessId: colleague.businessId });
  expect(await refusal(changeUserStanding(colleague, { id: user.id, isActive: false }))).toMatch(/^not_found/);
  const late = await anActor({ role: "admin" });
  await db.$executeRaw`UPDATE "User" SET role = 'driver' WHERE id = ${late.userId}::uuid`;
  expect(await refusal(changeUserStanding(late, { id: user.id, isActive: false }))).toMatch(/^not_found/);
});

test("of two concurrent calls one wins: of administrators who let each other go one stays", async () => {
  const [one, other] = [await anActor({ role: "admin" }), await anActor({ role: "admin" })];
  const [first = ""] = [one.userId, other.userId].toSorted();
  const { won, lost } = await race({ table: "User", id: first }, [
    () => changeUserStanding(one, { id: other.userId, isActive: false }),
    () => changeUserStanding(other, { id: one.userId, isActive: false }),
  ]);
  expect(won).toHaveLength(1);
  expect(lost).toEqual(["not_found: We could not find this."]);
});
