// Completing a delivery on a real database: custody, the end of the drive and the archive.
import { describe, expect, it } from "vitest";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { newestLink, race, recordOf, refusal } from "@/lib/testing/outcomes";
import { anActiveTransport, anActor, driven } from "@/prisma/factories";
import { completeDelivery } from "./complete-delivery";
import { getRequest, getRoute, listRequests, listRoutes } from "./queries";
import { completeDeliveryInput } from "./schema";

const evening = new Date("2026-11-22T03:04:00.000Z");
const input = (id: string, more: object = {}) => completeDeliveryInput.parse({ id, deceasedReceived: true, ...more });

/** A drive with the decedent in the vehicle. */
async function ready() {
  const [creator, owner] = [await anActor(), await anActor()];
  const { request, route } = await anActiveTransport(creator, owner);
  await driven(owner, route.id, ["arrive", "confirm"]);
  return { creator, owner, request, id: route.id };
}

const handover = {
  deceasedReceived: true,
  recipientName: "Dr. Odile Marchetti",
  personalEffectsTransferred: true,
  personalEffectsNotes: "One ring, one watch",
  afterHoursDelivery: true,
  deliveryNotes: "Side door",
};

it("does it", async () => {
  const { creator, owner, request, id } = await ready();
  await driven(owner, id, ["depart"]);
  const route = await at(evening, () => completeDelivery(owner, input(id, handover)));
  const time = evening.toISOString();
  expect(route).toMatchObject({
    ...handover,
    routeStatus: "delivered",
    isActive: false,
    arrivedAtDeliveryAt: time,
    deliveryCompletedAt: time,
    afterHoursRecordedAt: time,
    endedAt: time,
    may: [],
  });
  for (const party of [creator, owner]) {
    expect(await getRequest(party, request.id)).toMatchObject({
      status: "completed",
      archivedAt: time,
      ownerId: owner.userId,
    });
    const { requests: completed } = await listRequests(party, { status: "completed", limit: 200 });
    expect(completed.map((each) => each.id)).toEqual([request.id]);
    expect(await listRoutes(party)).toEqual([]);
  }
});

it("records it", async () => {
  const { owner, request, id } = await ready();
  await at(evening, () => completeDelivery(owner, input(id, handover)));
  expect((await recordOf(request.id)).slice(-2)).toEqual(["route.pickup_confirmed", "route.delivery_completed"]);
  expect(await newestLink(request.id)).toMatchObject({
    at: evening,
    payload: { ...handover, routeId: id, by: "Ana Ruiz" },
  });
});

describe("refuses the wrong state", () => {
  it.each([
    [[], "En Route to Pickup"],
    [["arrive"], "Arrived at Pickup"],
  ] as const)("refuses the wrong state: after %j", async (steps, status) => {
    const owner = await anActor();
    const { request, route } = await anActiveTransport(await anActor(), owner);
    await driven(owner, route.id, [...steps]);
    expect(await refusal(completeDelivery(owner, input(route.id)))).toBe(
      `conflict: Complete delivery does not fit now: the route stands at ${status}.`,
    );
    expect((await getRequest(owner, request.id)).status).toBe("active");
  });

  it("refuses the wrong state: completed already", async () => {
    const { owner, request, id } = await ready();
    await at(evening, () => completeDelivery(owner, input(id, handover)));
    const before = await recordOf(request.id);
    expect(await refusal(completeDelivery(owner, input(id)))).toBe(
      "conflict: Ana Ruiz already recorded Complete delivery at 9:04 PM.",
    );
    expect(await recordOf(request.id)).toEqual(before);
    expect((await getRoute(owner, id)).recipientName).toBe(handover.recipientName);
  });
});

it("refuses the wrong actor", async () => {
  const { creator, owner, request, id } = await ready();
  expect(await refusal(completeDelivery(creator, input(id)))).toMatch(/^forbidden: /);
  expect(await refusal(completeDelivery(await anActor(), input(id)))).toMatch(/^not_found: /);
  expect((await getRequest(owner, request.id)).status).toBe("active");
});

it("of two concurrent calls one wins, whole", async () => {
  const { owner, request, id } = await ready();
  const ben = await anActor({ businessId: owner.businessId, firstName: "Ben", lastName: "Cole" });
  const { won, lost } = await at(evening, () =>
    race({ table: "ServiceRequest", id: request.id }, [
      () => completeDelivery(owner, input(id, { recipientName: "First" })),
      () => completeDelivery(ben, input(id, { recipientName: "Second", afterHoursDelivery: true })),
    ]),
  );
  expect(won).toHaveLength(1);
  const { by } = (await newestLink(request.id)).payload as { by: string };
  expect(lost).toEqual([`conflict: ${by} already recorded Complete delivery at 9:04 PM.`]);
  expect(await getRoute(owner, id)).toEqual(won[0]);
  expect((await recordOf(request.id)).filter((type) => type === "route.delivery_completed")).toHaveLength(1);
});

it("does not ask for a departure first", async () => {
  const { owner, id } = await ready();
  expect(await completeDelivery(owner, input(id))).toMatchObject({
    routeStatus: "delivered",
    departedFromPickupAt: null,
  });
});

it("keeps the time of an arrival that was recorded before", async () => {
  const { owner, id } = await ready();
  await db.transportRoute.update({ where: { id }, data: { arrivedAtDeliveryAt: evening } });
  expect((await completeDelivery(owner, input(id))).arrivedAtDeliveryAt).toBe(evening.toISOString());
});

it("drops notes on effects where none were handed over, and omits empty text", async () => {
  const { owner, request, id } = await ready();
  const given = { personalEffectsNotes: "One ring", recipientName: " ", deliveryNotes: "" };
  const nothing = {
    personalEffectsTransferred: false,
    personalEffectsNotes: null,
    recipientName: null,
    deliveryNotes: null,
    afterHoursDelivery: false,
    afterHoursRecordedAt: null,
  };
  expect(await completeDelivery(owner, input(id, given))).toMatchObject(nothing);
  expect(JSON.stringify((await newestLink(request.id)).payload)).not.toContain("One ring");
});

it("puts the driver who hands over at the wheel where nobody was", async () => {
  const { owner, id } = await ready();
  const driver = await anActor({ businessId: owner.businessId, role: "driver" });
  expect((await completeDelivery(driver, input(id))).driverId).toBe(driver.userId);
});
