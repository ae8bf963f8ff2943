// Accepting on a real database: who may, who wins, and what everybody sees afterwards.
import { describe, expect, it } from "vitest";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { atOnce, newestLink, race, recordOf, refusal } from "@/lib/testing/outcomes";
import { aCompletedTransport, aDeclinedRequest, aPendingRequest, anActor, aUser } from "@/prisma/factories";
import { actorOf } from "@/lib/testing/actors";
import { acceptRequest } from "./accept-request";
import { declineRequest } from "./decline-request";
import { getRequest, listRequests } from "./queries";

const evening = new Date("2026-11-22T03:04:00.000Z");

async function addressed() {
  const [creator, company] = [await anActor({ business: { kind: "funeral_home" } }), await anActor()];
  return { creator, company, request: await aPendingRequest(creator, { businessId: company.businessId }) };
}

it("does it", async () => {
  const { creator, company, request } = await addressed();
  const accepted = await at(evening, () => acceptRequest(company, { id: request.id, ownerId: company.userId }));
  expect(accepted).toMatchObject({
    status: "active",
    ownerId: company.userId,
    ownerName: "Ana Ruiz",
    transportCompanyName: company.businessName,
    acceptedAt: evening.toISOString(),
  });
  const routes = await db.transportRoute.findMany({ where: { requestId: request.id } });
  expect(routes).toMatchObject([
    { routeStatus: "en_route_to_pickup", isActive: true, driverId: null, startedAt: evening },
  ]);
  const parties = await db.requestParty.findMany({ where: { requestId: request.id } });
  expect(new Map(parties.map((party) => [party.businessId, party.status]))).toEqual(
    new Map([
      [creator.businessId, "active"],
      [company.businessId, "active"],
    ]),
  );
});

it("records it", async () => {
  const { company, request } = await addressed();
  await at(evening, () => acceptRequest(company, { id: request.id }));
  expect(await recordOf(request.id)).toEqual(["request.created", "request.accepted"]);
  const route = await db.transportRoute.findFirstOrThrow({ where: { requestId: request.id } });
  expect(await newestLink(request.id)).toMatchObject({
    type: "request.accepted",
    at: evening,
    actorKind: "business",
    actorId: company.userId,
    businessId: company.businessId,
    requestId: request.id,
    payload: { by: "Ana Ruiz", routeId: route.id, business: company.businessName },
  });
});

describe("refuses the wrong state", () => {
  it("refuses the wrong state: accepted by another of the house", async () => {
    const { company, request } = await addressed();
    await at(evening, () => acceptRequest(company, { id: request.id }));
    const colleague = await anActor({ businessId: company.businessId, firstName: "Ben" });
    expect(await refusal(acceptRequest(colleague, { id: request.id }))).toBe(
      "conflict: Ana Ruiz accepted this at 9:04 PM.",
    );
    expect(await recordOf(request.id)).toHaveLength(2);
  });

  it("refuses the wrong state: declined", async () => {
    const creator = await anActor();
    const request = await at(evening, () => aDeclinedRequest(creator));
    expect(await refusal(acceptRequest(creator, { id: request.id }))).toBe("conflict: This was declined at 9:04 PM.");
  });

  it("refuses the wrong state: completed", async () => {
    const [creator, owner] = [await anActor(), await anActor({ business: { timeZone: "America/New_York" } })];
    const { request } = await at(evening, () => aCompletedTransport(creator, owner));
    expect(await refusal(acceptRequest(owner, { id: request.id }))).toBe("conflict: This was completed at 10:04 PM.");
  });
});

describe("refuses the wrong actor", () => {
  it("refuses the wrong actor: a business without a part in it finds nothing", async () => {
    const { request } = await addressed();
    expect(await refusal(acceptRequest(await anActor(), { id: request.id }))).toMatch(/^not_found: /);
    expect(await recordOf(request.id)).toEqual(["request.created"]);
  });

  it("refuses the wrong actor: nobody accepts for somebody else", async () => {
    const { company, request } = await addressed();
    const colleague = await aUser({ businessId: company.businessId });
    expect(await refusal(acceptRequest(company, { id: request.id, ownerId: colleague.id }))).toMatch(/^forbidden: /);
    expect((await getRequest(company, request.id)).status).toBe("pending");
  });

  it("refuses the wrong actor: an unknown request", async () => {
    const id = "00000000-0000-4000-8000-000000000000";
    expect(await refusal(acceptRequest(await anActor(), { id }))).toMatch(/^not_found: /);
  });
});

describe("of two concurrent calls one wins", () => {
  it("of two concurrent calls one wins, the other reads who", async () => {
    const { company, request } = await addressed();
    const ben = await anActor({ businessId: company.businessId, firstName: "Ben", lastName: "Cole" });
    const { won, lost } = await at(evening, () =>
      race({ table: "ServiceRequest", id: request.id }, [
        () => acceptRequest(company, { id: request.id }),
        () => acceptRequest(ben, { id: request.id }),
      ]),
    );
    expect(won).toHaveLength(1);
    expect(lost).toEqual([`conflict: ${won[0]?.ownerName} accepted this at 9:04 PM.`]);
    expect(await recordOf(request.id)).toEqual(["request.created", "request.accepted"]);
    expect(await db.transportRoute.count({ where: { requestId: request.id } })).toBe(1);
  });

  it("of two concurrent calls one wins: a competitor does not read the name", async () => {
    const request = await aPendingRequest(await anActor());
    const companies = [await anActor(), await anActor()];
    const { won, lost } = await at(evening, () =>
      race(
        { table: "ServiceRequest", id: request.id },
        companies.map((company) => () => acceptRequest(company, { id: request.id })),
      ),
    );
    expect(won).toHaveLength(1);
    expect(lost).toEqual(["conflict: Another company accepted this at 9:04 PM."]);
    expect(await db.requestParty.count({ where: { requestId: request.id } })).toBe(2);
  });

  it("of two concurrent calls one wins: of fifty too", async () => {
    const { company, request } = await addressed();
    const { won, lost } = await atOnce(
      Array.from({ length: 50 }, () => () => acceptRequest(company, { id: request.id })),
    );
    expect(won).toHaveLength(1);
    expect(lost).toHaveLength(49);
    expect(new Set(lost.map((sentence) => sentence.split(" accepted")[0]))).toEqual(new Set(["conflict: Ana Ruiz"]));
    expect(await recordOf(request.id)).toEqual(["request.created", "request.accepted"]);
  });

  it("of two concurrent calls one wins: accept or decline", async () => {
    const { creator, company, request } = await addressed();
    const { won, lost } = await race({ table: "ServiceRequest", id: request.id }, [
      () => acceptRequest(company, { id: request.id }),
      () => declineRequest(creator, { id: request.id }),
    ]);
    expect(won).toHaveLength(1);
    expect(lost).toHaveLength(1);
    expect(await recordOf(request.id)).toHaveLength(2);
    const parties = await db.requestParty.findMany({ where: { requestId: request.id } });
    expect(new Set(parties.map((party) => party.status))).toEqual(new Set([won[0]?.status]));
  });
});

it("gives a driver who accepts the wheel", async () => {
  const driver = await anActor({ role: "driver" });
  const request = await aPendingRequest(await anActor());
  await acceptRequest(driver, { id: request.id });
  expect(await db.transportRoute.findFirstOrThrow({ where: { requestId: request.id } })).toMatchObject({
    driverId: driver.userId,
  });
});

it("takes an open call out of the sight of those who passed on it, and of all others", async () => {
  const [creator, passer, onlooker, taker] = [await anActor(), await anActor(), await anActor(), await anActor()];
  const request = await aPendingRequest(creator);
  await declineRequest(passer, { id: request.id });
  expect((await getRequest(passer, request.id)).status).toBe("declined");
  await acceptRequest(taker, { id: request.id });
  for (const gone of [passer, onlooker]) {
    expect(await refusal(getRequest(gone, request.id))).toMatch(/^not_found: /);
    expect((await listRequests(gone, { limit: 200 })).requests.map(({ id }) => id)).not.toContain(request.id);
  }
  expect((await getRequest(taker, request.id)).isWithheld).toBe(false);
  expect((await getRequest(creator, request.id)).status).toBe("active");
});

it("does not take up what its business passed on: the guard and the button agree", async () => {
  const passer = await anActor();
  const request = await aPendingRequest(await anActor());
  await declineRequest(passer, { id: request.id });
  expect((await getRequest(passer, request.id)).may).toEqual([]);
  expect(await refusal(acceptRequest(passer, { id: request.id }))).toBe("conflict: Your business passed on this.");
});

it("leaves nothing behind when it fails on the way", async () => {
  const { company, request } = await addressed();
  const unknown = await actorOf(company.userId);
  await expect(
    acceptRequest(Object.assign(unknown, { userId: "00000000-0000-4000-8000-000000000000" }), { id: request.id }),
  ).rejects.toThrow("Foreign key");
  expect(await recordOf(request.id)).toEqual(["request.created"]);
  expect(await db.transportRoute.count({ where: { requestId: request.id } })).toBe(0);
  expect((await getRequest(company, request.id)).status).toBe("pending");
});
