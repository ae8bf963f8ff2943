// Letting businesses go and back in.
import { expect, test } from "vitest";
import { linkOidcUser } from "@/lib/auth/link-oidc-user";
import { loadUser } from "@/lib/auth/load-user";
import { readTrackerToken } from "@/lib/auth/read-tracker-token";
import { findSessionUser } from "@/lib/auth/session";
import { signInWithPassword } from "@/lib/auth/sign-in-with-password";
import { startSession } from "@/lib/auth/start-session";
import { database, db } from "@/lib/platform/db";
import { tokenHash } from "@/lib/platform/secret-hash";
import { actorOf } from "@/lib/testing/actors";
import { newestLink, race, refusal } from "@/lib/testing/outcomes";
import { getRequest } from "@/lib/transports/queries";
import { aBusiness, anActiveTransport, anActor, aPendingRequest, aUser } from "@/prisma/factories";
import { changeBusinessStanding } from "./change-business-standing";
import { listBusinesses, listCarriers } from "./queries";

const password = "correct horse battery";

async function aPeopledBusiness() {
  const user = await aUser({ password });
  const owner = await actorOf(user.id);
  return { user, owner, id: user.businessId, session: await startSession(user.id, "password") };
}

test("does it: nobody of it gets in by any way, nobody finds it, its history stays, and it goes back", async () => {
  const [admin, { user, owner, id, session }] = [await anActor({ role: "admin" }), await aPeopledBusiness()];
  const creator = await anActor();
  const { request } = await anActiveTransport(creator, owner);
  await database().pool.query(
    `INSERT INTO "TrackerDevice" (id, "businessId", "driverId", name, "tokenHash", "createdById")
      VALUES (gen_random_uuid(), $1, $2, 'Van 2', $3, $2)`,
    [id, user.id, tokenHash("token")],
  );
  await db.$executeRaw`UPDATE "User" SET "oidcIssuer" = 'issuer', "oidcSubject" = 'subject' WHERE id = ${user.id}::uuid`;
  const claims = { issuer: "issuer", subject: "subject", email: user.email, isEmailVerified: true };
  const isOpen = async () => ({
    session: (await findSessionUser(session)) !== null,
    password: (await signInWithPassword({ email: user.email, password }, "10.0.0.1")) !== null,
    provider: "userId" in (await linkOidcUser(claims)),
    tracker: (await readTrackerToken("token")) !== null,
    job: (await loadUser(user.id)) !== null,
    listed: (await listBusinesses()).some((each) => each.id === id),
    carries: (await listCarriers()).some((each) => each.id === id),
  });
  const all = { session: true, password: true, provider: true, tracker: true, job: true, listed: true, carries: true };
  expect(await isOpen()).toEqual(all);
  const gone = await changeBusinessStanding(admin, { id, isActive: false });
  expect(gone).toMatchObject({ users: 1, activeTransports: 1, deactivatedAt: expect.any(String) as string });
  expect(await isOpen()).toEqual(Object.fromEntries(Object.keys(all).map((name) => [name, false])));
  expect(await getRequest(creator, request.id)).toMatchObject({ ownerBusinessName: owner.businessName });
  expect(await refusal(aPendingRequest(creator, { businessId: id }))).toBe(
    "invalid: This business is not on the list.",
  );
  await changeBusinessStanding(admin, { id, isActive: true });
  // Sessions that were ended stay so.
  expect(await isOpen()).toEqual({ ...all, session: false });
});

test("records it in its own chain", async () => {
  const [admin, { id }] = [await anActor({ role: "admin" }), await aPeopledBusiness()];
  await changeBusinessStanding(admin, { id, isActive: false });
  const link = await newestLink(id);
  expect(link).toMatchObject({ type: "business.deactivated", actorId: admin.userId });
  expect(link.payload).toMatchObject({ sessions: 1 });
  await changeBusinessStanding(admin, { id, isActive: true });
  expect(await newestLink(id)).toMatchObject({ type: "business.reactivated" });
});

test("refuses the wrong state: it stands so already, and one's own", async () => {
  const [admin, { id, name }] = [await anActor({ role: "admin" }), await aBusiness()];
  expect(await refusal(changeBusinessStanding(admin, { id, isActive: true }))).toBe(
    `conflict: ${name} is active already.`,
  );
  expect(await refusal(changeBusinessStanding(admin, { id: admin.businessId, isActive: false }))).toMatch(
    /^conflict: You cannot deactivate your own business/,
  );
});

test("refuses the wrong actor: to its own coordinator there is no such thing", async () => {
  const actor = await anActor();
  expect(await refusal(changeBusinessStanding(actor, { id: actor.businessId, isActive: false }))).toMatch(/^not_found/);
});

test("of two concurrent calls one wins", async () => {
  const [admin, { id, name }] = [await anActor({ role: "admin" }), await aBusiness()];
  const close = () => changeBusinessStanding(admin, { id, isActive: false });
  const { won, lost } = await race({ table: "Business", id }, [close, close]);
  expect(won).toHaveLength(1);
  expect(lost).toEqual([`conflict: ${name} is deactivated already.`]);
});
