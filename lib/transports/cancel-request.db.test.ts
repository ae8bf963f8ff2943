// Cancelling on a real database: the drive ends, the owner stays, and the fee is exact to the cent.
import { describe, expect, it } from "vitest";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { newestLink, race, recordOf, refusal } from "@/lib/testing/outcomes";
import {
  aCompletedTransport,
  aDeclinedRequest,
  anActiveTransport,
  anActor,
  aPendingRequest,
  cancelled,
  driven,
  suspended,
} from "@/prisma/factories";
import { arriveAtPickup } from "./arrive-at-pickup";
import { cancelRequest } from "./cancel-request";
import { getRequest, getRoute, listRequests, listRoutes } from "./queries";
import { suspendRequest } from "./suspend-request";

const evening = new Date("2026-11-22T03:04:00.000Z");
const reason = "Family chose another funeral home.";
const free = { reason, feeStatus: "none" } as const;

async function ready() {
  const [creator, owner] = [await anActor(), await anActor({ firstName: "Ben", lastName: "Cole" })];
  const { request, route } = await anActiveTransport(creator, owner);
  return { creator, owner, id: request.id, route };
}

describe("does it", () => {
  it("does it: it stands under Declined, with its owner, reason and fee", async () => {
    const { creator, owner, id, route } = await ready();
    await driven(owner, route.id, ["arrive"]);
    await at(evening, () => cancelRequest(owner, { id, reason, feeStatus: "partial", feeAmount: 120.5 }));
    for (const party of [creator, owner]) {
      expect(await getRequest(party, id)).toMatchObject({
        status: "declined",
        cancellationReason: reason,
        feeStatus: "partial",
        feeAmount: 120.5,
        cancelledAt: evening.toISOString(),
        declinedAt: null,
        ownerId: owner.userId,
        transportCompanyName: owner.businessName,
        may: ["viewReport"],
      });
      const { requests: declined } = await listRequests(party, { status: "declined", limit: 200 });
      expect(declined.map((request) => request.id)).toEqual([id]);
      expect(await listRoutes(party)).toEqual([]);
      expect(await getRoute(party, id)).toMatchObject({
        id: route.id,
        isActive: false,
        endedAt: evening.toISOString(),
        routeStatus: "arrived_at_pickup",
        may: [],
      });
    }
    expect(await refusal(arriveAtPickup(owner, { id: route.id }))).toMatch(/^conflict: /);
  });

  it.each([
    [19.99, 1_999],
    [1.1, 110],
    [0.07, 7],
    [0.01, 1],
    [0.29, 29],
    [1.15, 115],
    [8.2, 820],
    [4_503.15, 450_315],
    [1_000_000, 100_000_000],
  ])("does it: $%d is %d cents, and those dollars again", async (feeAmount, cents) => {
    const { owner, id } = await ready();
    const request = await cancelled(owner, id, { reason, feeStatus: "partial", feeAmount });
    expect(request.feeAmount).toBe(cents / 100);
    const { feeCents } = await db.serviceRequest.findUniqueOrThrow({ where: { id } });
    expect(feeCents).toBe(cents);
  });

  it("does it: a full fee is what the owner's standard fee was at that moment", async () => {
    const { owner, id } = await ready();
    const fee = (standardFeeCents: number) =>
      db.business.update({ where: { id: owner.businessId }, data: { standardFeeCents } });
    await fee(25_000);
    expect(await cancelled(owner, id, { reason, feeStatus: "full" })).toMatchObject({ feeAmount: null });
    await fee(40_000);
    const { fullFeeCents, feeCents } = await db.serviceRequest.findUniqueOrThrow({ where: { id } });
    expect({ fullFeeCents, feeCents }).toEqual({ fullFeeCents: 25_000, feeCents: null });
    expect((await newestLink(id)).payload).toMatchObject({ feeStatus: "full", fullFeeCents: 25_000 });
    const other = await anActiveTransport(await anActor(), owner);
    await cancelled(owner, other.request.id, { reason, feeStatus: "partial", feeAmount: 5 });
    const part = await db.serviceRequest.findUniqueOrThrow({ where: { id: other.request.id } });
    expect(part).toMatchObject({ fullFeeCents: null, feeCents: 500 });
  });

  it.each(["full", "none"] as const)("does it: a %s fee has no amount", async (feeStatus) => {
    const { owner, id } = await ready();
    expect(await cancelled(owner, id, { reason, feeStatus })).toMatchObject({ feeStatus, feeAmount: null });
  });
});

it("records it", async () => {
  const { owner, id, route } = await ready();
  await at(evening, () => cancelRequest(owner, { id, reason, feeStatus: "partial", feeAmount: 19.99 }));
  expect(await recordOf(id)).toEqual(["request.created", "request.accepted", "request.cancelled"]);
  expect(await newestLink(id)).toMatchObject({
    at: evening,
    payload: {
      reason,
      feeStatus: "partial",
      feeCents: 1_999,
      business: owner.businessName,
      routeId: route.id,
      by: "Ben Cole",
    },
  });
});

describe("refuses the wrong state", () => {
  it("refuses the wrong state: pending, declined, completed, suspended, cancelled already", async () => {
    const [creator, owner] = [await anActor(), await anActor()];
    const pending = await aPendingRequest(creator);
    const declined = await at(evening, () => aDeclinedRequest(creator));
    const done = await at(evening, () => aCompletedTransport(creator, owner));
    const [back, off] = [await anActiveTransport(creator, owner), await anActiveTransport(creator, owner)];
    await at(evening, () => suspended(owner, back.request.id, "Out of fuel"));
    await at(evening, () => cancelled(owner, off.request.id, free));
    const tries = [
      [creator, pending.id, "conflict: This is pending. Nobody has accepted it."],
      [creator, declined.id, "conflict: This was declined at 9:04 PM."],
      [owner, done.request.id, "conflict: This was completed at 9:04 PM."],
      [owner, back.request.id, "conflict: This was suspended at 9:04 PM and is pending again."],
      [owner, off.request.id, "conflict: This was cancelled at 9:04 PM."],
    ] as const;
    for (const [actor, id, sentence] of tries) {
      const before = await recordOf(id);
      expect(await refusal(cancelRequest(actor, { id, ...free, feeStatus: "full" }))).toBe(sentence);
      expect(await recordOf(id)).toEqual(before);
    }
    expect((await getRequest(owner, off.request.id)).feeStatus).toBe("none");
  });
});

it("refuses the wrong actor", async () => {
  const { creator, id, owner } = await ready();
  expect(await refusal(cancelRequest(creator, { id, ...free }))).toBe(
    "forbidden: Only the transport company that accepted this may cancel it.",
  );
  expect(await refusal(cancelRequest(await anActor(), { id, ...free }))).toMatch(/^not_found: /);
  expect((await getRequest(owner, id)).status).toBe("active");
});

it("of two concurrent calls one wins", async () => {
  const { owner, id } = await ready();
  const colleague = await anActor({ businessId: owner.businessId });
  const { won, lost } = await at(evening, () =>
    race({ table: "ServiceRequest", id }, [
      () => cancelRequest(owner, { id, reason: "First", feeStatus: "full" }),
      () => cancelRequest(colleague, { id, reason: "Second", feeStatus: "partial", feeAmount: 5 }),
    ]),
  );
  expect(won).toHaveLength(1);
  expect(lost).toEqual(["conflict: This was cancelled at 9:04 PM."]);
  const { cancellationReason, feeStatus } = await getRequest(owner, id);
  expect({ cancellationReason, feeStatus }).toEqual({
    cancellationReason: won[0]?.cancellationReason,
    feeStatus: won[0]?.feeStatus,
  });
  expect((await recordOf(id)).filter((type) => type === "request.cancelled")).toHaveLength(1);
});

it("of a cancellation and a suspension at once one wins, whole", async () => {
  const { creator, owner, id } = await ready();
  const { won, lost } = await at(evening, () =>
    race({ table: "ServiceRequest", id }, [
      () => cancelRequest(owner, { id, ...free }),
      () => suspendRequest(owner, { id, reason: "Out of fuel" }),
    ]),
  );
  expect(won).toHaveLength(1);
  const { status, ownerId, cancellationReason, suspensionReason } = await getRequest(creator, id);
  expect([
    ["declined", owner.userId, reason, null, "conflict: This was cancelled at 9:04 PM."],
    ["pending", null, null, "Out of fuel", "conflict: This was suspended at 9:04 PM and is pending again."],
  ]).toContainEqual([status, ownerId, cancellationReason, suspensionReason, lost[0]]);
});
