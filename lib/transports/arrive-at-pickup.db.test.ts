// Arriving on a real database.
import { describe, expect, it } from "vitest";
import { at } from "@/lib/platform/clock";
import { newestLink, race, recordOf, refusal } from "@/lib/testing/outcomes";
import { anActiveTransport, anActor, driven, suspended } from "@/prisma/factories";
import { arriveAtPickup } from "./arrive-at-pickup";
import { getRoute } from "./queries";

const evening = new Date("2026-11-22T03:04:00.000Z");

/** A drive that stands right before the step. */
async function ready() {
  const [creator, owner] = [await anActor(), await anActor()];
  const { request, route } = await anActiveTransport(creator, owner);
  await driven(owner, route.id, []);
  return { creator, owner, request, id: route.id };
}

it("does it", async () => {
  const { owner, id } = await ready();
  const route = await at(evening, () => arriveAtPickup(owner, { id }));
  expect(route).toMatchObject({
    routeStatus: "arrived_at_pickup",
    arrivedAtPickupAt: evening.toISOString(),
    isActive: true,
    may: ["confirm"],
  });
  expect(await getRoute(owner, id)).toEqual(route);
});

it("records it", async () => {
  const { owner, request, id } = await ready();
  const before = await recordOf(request.id);
  await at(evening, () => arriveAtPickup(owner, { id }));
  expect(await recordOf(request.id)).toEqual([...before, "route.arrived_at_pickup"]);
  expect(await newestLink(request.id)).toMatchObject({
    at: evening,
    actorId: owner.userId,
    payload: { routeId: id, by: "Ana Ruiz" },
  });
});

describe("refuses the wrong state", () => {
  it("refuses the wrong state: recorded already", async () => {
    const { owner, id } = await ready();
    await at(evening, () => driven(owner, id, ["arrive"]));
    expect(await refusal(arriveAtPickup(owner, { id }))).toBe(
      "conflict: Ana Ruiz already recorded Arrived at 9:04 PM.",
    );
  });

  it("refuses the wrong state: the drive was suspended", async () => {
    const { owner, request, id } = await ready();
    await suspended(owner, request.id, "Out of fuel");
    expect(await refusal(arriveAtPickup(owner, { id }))).toMatch(/^not_found: /);
  });
});

describe("refuses the wrong actor", () => {
  it("refuses the wrong actor: the creating business sees the drive and may not drive it", async () => {
    const { creator, request, id } = await ready();
    const before = await recordOf(request.id);
    expect(await refusal(arriveAtPickup(creator, { id }))).toMatch(/^forbidden: /);
    expect(await recordOf(request.id)).toEqual(before);
  });

  it("refuses the wrong actor: others find nothing", async () => {
    const { id } = await ready();
    expect(await refusal(arriveAtPickup(await anActor(), { id }))).toBe(
      "not_found: We could not find this route. It may have been suspended.",
    );
    const unknown = { id: "00000000-0000-4000-8000-000000000000" };
    expect(await refusal(arriveAtPickup(await anActor(), unknown))).toMatch(/^not_found: /);
  });
});

it("of two concurrent calls one wins, the other reads who", async () => {
  const { owner, request, id } = await ready();
  const before = await recordOf(request.id);
  const ben = await anActor({ businessId: owner.businessId, firstName: "Ben", lastName: "Cole" });
  const { won, lost } = await at(evening, () =>
    race({ table: "TransportRoute", id }, [() => arriveAtPickup(owner, { id }), () => arriveAtPickup(ben, { id })]),
  );
  expect(won).toHaveLength(1);
  const { by } = (await newestLink(request.id)).payload as { by: string };
  expect(lost).toEqual([`conflict: ${by} already recorded Arrived at 9:04 PM.`]);
  expect(await recordOf(request.id)).toEqual([...before, "route.arrived_at_pickup"]);
});

it("puts a driver who takes the step at the wheel, and nobody else", async () => {
  const { owner, id } = await ready();
  const driver = await anActor({ businessId: owner.businessId, role: "driver" });
  expect(await arriveAtPickup(driver, { id })).toMatchObject({ driverId: driver.userId, driverName: "Ana Ruiz" });
  const second = await anActor({ businessId: owner.businessId, role: "driver" });
  await driven(second, id, ["confirm"]);
  expect((await getRoute(owner, id)).driverId).toBe(driver.userId);
  const other = await ready();
  expect((await arriveAtPickup(other.owner, { id: other.id })).driverId).toBeNull();
});
