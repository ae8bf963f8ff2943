// Suspending on a real database: the drive ends, and the request is offered as it was before the acceptance.
import { describe, expect, it, vi } from "vitest";
import { reachesBusiness } from "@/lib/audit/live-notice";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { listen } from "@/lib/platform/live";
import { newestLink, race, recordOf, refusal } from "@/lib/testing/outcomes";
import {
  aCompletedTransport,
  aDeclinedRequest,
  anActiveTransport,
  anActor,
  aPendingRequest,
  accepted,
  delivered,
  driven,
} from "@/prisma/factories";
import { arriveAtPickup } from "./arrive-at-pickup";
import { declineRequest } from "./decline-request";
import { countRequests, findRoute, getRequest, getRoute, listRequests, listRoutes } from "./queries";
import { suspendRequest } from "./suspend-request";

const evening = new Date("2026-11-22T03:04:00.000Z");
const reason = "Vehicle 3 has a flat tire on I-290.";

/** An open call of `creator` that `owner` drives. */
async function ready() {
  const [creator, owner] = [await anActor(), await anActor({ firstName: "Ben", lastName: "Cole" })];
  const { request, route } = await anActiveTransport(creator, owner, { nokName: "Elena" });
  return { creator, owner, id: request.id, route };
}

/** The requests that a notice tells a business of; null when it tells it nothing. */
function requestsOf(notice: unknown, businessId: string): string[] | null {
  const heard = reachesBusiness(notice, businessId);
  return heard && "requestIds" in heard ? heard.requestIds : null;
}

/** The notices that went out with `work`. */
async function heardWhile(work: () => Promise<unknown>): Promise<unknown[]> {
  const heard: unknown[] = [];
  const silence = await listen((notice) => notice && heard.push(notice));
  try {
    await work();
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    return heard;
  } finally {
    silence();
  }
}

const partiesOf = async (requestId: string): Promise<[string, string][]> =>
  (await db.requestParty.findMany({ where: { requestId } })).map(({ businessId, status }) => [businessId, status]);

describe("does it", () => {
  it("does it: an open call is open to everybody again, and whoever gave it back is any provider", async () => {
    const { creator, owner, id, route } = await ready();
    const [stranger, pending] = [await anActor(), (await countRequests(await anActor())).pending];
    const answer = await at(evening, () => suspendRequest(owner, { id, reason }));
    const cleared = { ownerId: null, ownerName: null, ownerBusinessName: null, transportCompanyName: null };
    expect(answer).toMatchObject({
      ...cleared,
      status: "pending",
      suspensionReason: reason,
      suspendedAt: evening.toISOString(),
      acceptedAt: null,
      isWithheld: true,
      nokName: null,
      may: ["accept", "pass"],
    });
    expect(await getRequest(creator, id)).toMatchObject({ ...cleared, status: "pending", nokName: "Elena" });
    expect(await partiesOf(id)).toEqual([[creator.businessId, "pending"]]);
    expect(await db.transportRoute.findUnique({ where: { id: route.id } })).toMatchObject({
      isActive: false,
      endedAt: evening,
      routeStatus: "en_route_to_pickup",
    });
    for (const provider of [owner, stranger]) {
      const { requests: listed } = await listRequests(provider, { status: "pending", limit: 200 });
      expect(listed.map((request) => request.id)).toContain(id);
      expect(await countRequests(provider)).toMatchObject({ pending: pending + 1, active: 0 });
    }
    expect(await listRoutes(owner)).toEqual([]);
    expect(await listRoutes(creator)).toEqual([]);
  });

  it("does it: an addressed request goes back to its addressee, unseen by others", async () => {
    const [creator, owner] = [await anActor(), await anActor()];
    const { request } = await anActiveTransport(creator, owner, { businessId: owner.businessId });
    expect(await suspendRequest(owner, { id: request.id, reason })).toMatchObject({
      status: "pending",
      isWithheld: false,
      may: ["accept", "decline"],
    });
    expect(new Map(await partiesOf(request.id))).toEqual(
      new Map([
        [creator.businessId, "pending"],
        [owner.businessId, "pending"],
      ]),
    );
    expect(await refusal(getRequest(await anActor(), request.id))).toMatch(/^not_found: /);
  });

  it("does it: its own creator may have driven", async () => {
    const creator = await anActor();
    const { request } = await anActiveTransport(creator, creator);
    await suspendRequest(creator, { id: request.id, reason });
    expect(await partiesOf(request.id)).toEqual([[creator.businessId, "pending"]]);
    expect((await getRequest(creator, request.id)).may).toContain("accept");
  });

  it("does it: at any step of the drive, whose times stay in the record of that drive", async () => {
    const { creator, owner, id, route } = await ready();
    await driven(owner, route.id, ["arrive", "confirm", "depart"]);
    await suspendRequest(owner, { id, reason });
    expect(await getRoute(creator, id)).toMatchObject({
      id: route.id,
      isActive: false,
      routeStatus: "en_route_to_delivery",
      pickedUpAt: expect.any(String),
    });
  });
});

describe("records it", () => {
  it("records it with the reason, the company and the drive that ended", async () => {
    const { owner, id, route } = await ready();
    await at(evening, () => suspendRequest(owner, { id, reason }));
    expect(await recordOf(id)).toEqual(["request.created", "request.accepted", "request.suspended"]);
    expect(await newestLink(id)).toMatchObject({
      at: evening,
      payload: { reason, business: owner.businessName, routeId: route.id, by: "Ben Cole" },
    });
  });

  it("records it for the screens of every provider, and of an addressed one for its parties alone", async () => {
    const { owner, id } = await ready();
    const stranger = await anActor();
    const open = await heardWhile(() => suspendRequest(owner, { id, reason }));
    expect(open.map((notice) => requestsOf(notice, stranger.businessId))).toEqual([[id]]);
    const creator = await anActor();
    const { request } = await anActiveTransport(creator, creator, { businessId: owner.businessId });
    const closed = await heardWhile(() => suspendRequest(creator, { id: request.id, reason }));
    expect(closed.map((notice) => reachesBusiness(notice, stranger.businessId))).toEqual([null]);
    for (const party of [creator, owner]) {
      expect(closed.map((notice) => requestsOf(notice, party.businessId))).toEqual([[request.id]]);
    }
  });
});

describe("refuses the wrong state", () => {
  it("refuses the wrong state: pending, declined, completed", async () => {
    const [creator, owner] = [await anActor(), await anActor()];
    const pending = await aPendingRequest(creator);
    const declined = await at(evening, () => aDeclinedRequest(creator));
    const done = await at(evening, () => aCompletedTransport(creator, owner));
    const tries = [
      [creator, pending.id, "conflict: This is pending. Nobody has accepted it."],
      [owner, pending.id, "conflict: This is pending. Nobody has accepted it."],
      [creator, declined.id, "conflict: This was declined at 9:04 PM."],
      [owner, done.request.id, "conflict: This was completed at 9:04 PM."],
    ] as const;
    for (const [actor, id, sentence] of tries) {
      expect(await refusal(suspendRequest(actor, { id, reason }))).toBe(sentence);
      expect(await recordOf(id)).not.toContain("request.suspended");
    }
  });

  it("refuses the wrong state: suspended already", async () => {
    const { owner, id } = await ready();
    await at(evening, () => suspendRequest(owner, { id, reason }));
    expect(await refusal(suspendRequest(owner, { id, reason: "Again" }))).toBe(
      "conflict: This was suspended at 9:04 PM and is pending again.",
    );
    expect((await getRequest(owner, id)).suspensionReason).toBe(reason);
  });
});

it("refuses the wrong actor", async () => {
  const [creator, owner, addressee] = [await anActor(), await anActor(), await anActor()];
  const open = await anActiveTransport(creator, owner);
  const addressed = await anActiveTransport(creator, creator, { businessId: addressee.businessId });
  const words = "forbidden: Only the transport company that accepted this may suspend it.";
  expect(await refusal(suspendRequest(creator, { id: open.request.id, reason }))).toBe(words);
  expect(await refusal(suspendRequest(addressee, { id: addressed.request.id, reason }))).toBe(words);
  expect(await refusal(suspendRequest(await anActor(), { id: open.request.id, reason }))).toMatch(/^not_found: /);
  const unknown = "00000000-0000-4000-8000-000000000000";
  expect(await refusal(suspendRequest(owner, { id: unknown, reason }))).toMatch(/^not_found: /);
  expect((await getRequest(owner, open.request.id)).status).toBe("active");
});

it("of two concurrent calls one wins", async () => {
  const { owner, id } = await ready();
  const colleague = await anActor({ businessId: owner.businessId });
  const { won, lost } = await at(evening, () =>
    race({ table: "ServiceRequest", id }, [
      () => suspendRequest(owner, { id, reason: "First" }),
      () => suspendRequest(colleague, { id, reason: "Second" }),
    ]),
  );
  expect(won).toHaveLength(1);
  expect(lost).toEqual(["conflict: This was suspended at 9:04 PM and is pending again."]);
  expect((await getRequest(owner, id)).suspensionReason).toBe(won[0]?.suspensionReason);
  expect((await recordOf(id)).filter((type) => type === "request.suspended")).toHaveLength(1);
});

it("of a suspension and a delivery at once one wins, whole", async () => {
  const { creator, owner, id, route } = await ready();
  await driven(owner, route.id, ["arrive", "confirm"]);
  const { won, lost } = await at(evening, () =>
    race<unknown>({ table: "ServiceRequest", id }, [
      () => suspendRequest(owner, { id, reason }),
      () => delivered(owner, route.id),
    ]),
  );
  expect([won.length, lost.length]).toEqual([1, 1]);
  const [request, drive] = [await getRequest(creator, id), await getRoute(creator, id)];
  expect([
    ["pending", "en_route_to_delivery", false, "not_found: We could not find this route. It may have been suspended."],
    ["completed", "delivered", false, "conflict: This was completed at 9:04 PM."],
  ]).toContainEqual([request.status, drive.routeStatus, drive.isActive, lost[0]]);
});

it("of a suspension and an arrival at once the drive is ended either way", async () => {
  const { creator, owner, id, route } = await ready();
  const { won, lost } = await race<unknown>({ table: "TransportRoute", id: route.id }, [
    () => suspendRequest(owner, { id, reason }),
    () => arriveAtPickup(owner, { id: route.id }),
  ]);
  expect(won.length + lost.length).toBe(2);
  expect((await getRequest(creator, id)).status).toBe("pending");
  const drive = await getRoute(creator, id);
  expect(drive.isActive).toBe(false);
  expect(drive.arrivedAtPickupAt !== null).toBe(won.length === 2);
  expect((await recordOf(id)).includes("route.arrived_at_pickup")).toBe(won.length === 2);
});

describe("accepted again", () => {
  it("begins a new drive, which its creator sees and the earlier company does not", async () => {
    const { creator, owner, id, route } = await ready();
    const next = await anActor();
    await suspendRequest(owner, { id, reason });
    expect(await findRoute(owner, id)).toBeNull();
    expect(await findRoute(owner, route.id)).toBeNull();
    const again = await accepted(next, id);
    expect(again.route).toMatchObject({ isActive: true, routeStatus: "en_route_to_pickup" });
    expect(again.route.id).not.toBe(route.id);
    expect(again.request).toMatchObject({ ownerId: next.userId, transportCompanyName: next.businessName });
    expect((await getRoute(creator, id)).id).toBe(again.route.id);
    expect((await listRoutes(creator)).map((each) => each.id)).toEqual([again.route.id]);
    for (const key of [id, route.id, again.route.id]) expect(await findRoute(owner, key)).toBeNull();
    expect(await refusal(getRequest(owner, id))).toMatch(/^not_found: /);
    expect(await refusal(arriveAtPickup(owner, { id: route.id }))).toMatch(/^not_found: /);
  });

  it("leaves the ended drive alone", async () => {
    const { owner, id, route } = await ready();
    await suspendRequest(owner, { id, reason });
    await accepted(owner, id);
    expect(await refusal(arriveAtPickup(owner, { id: route.id }))).toBe("conflict: This route has ended.");
  });

  it("by one who had passed before it was first accepted: the passes of then are forgotten", async () => {
    const [creator, owner, passer] = [await anActor(), await anActor(), await anActor()];
    const { id } = await aPendingRequest(creator);
    await declineRequest(passer, { id });
    await accepted(owner, id);
    await suspendRequest(owner, { id, reason });
    expect((await getRequest(passer, id)).status).toBe("pending");
    expect((await accepted(passer, id)).request.status).toBe("active");
  });
});
