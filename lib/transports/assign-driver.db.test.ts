// Saying who drives, on a real database.
import { describe, expect, it } from "vitest";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { newestLink, race, recordOf, refusal } from "@/lib/testing/outcomes";
import { anActiveTransport, anActor, delivered, driven, suspended } from "@/prisma/factories";
import { arriveAtPickup } from "./arrive-at-pickup";
import { assignDriver } from "./assign-driver";
import { getRoute, listRequestHistory } from "./queries";

const evening = new Date("2026-11-22T03:04:00.000Z");

/** A drive that a coordinator accepted, and two who may drive it. */
async function ready() {
  const [creator, owner] = [await anActor(), await anActor()];
  const { request, route } = await anActiveTransport(creator, owner);
  const { businessId } = owner;
  const marisol = await anActor({ businessId, role: "driver", firstName: "Marisol", lastName: "Vega" });
  const ben = await anActor({ businessId, role: "driver", firstName: "Ben", lastName: "Cole" });
  return { creator, owner, marisol, ben, request, id: route.id };
}

it("does it", async () => {
  const { owner, marisol, ben, id } = await ready();
  expect((await getRoute(owner, id)).driverId).toBeNull();
  const route = await at(evening, () => assignDriver(owner, { id, driverId: marisol.userId }));
  expect(route).toMatchObject({ driverId: marisol.userId, driverName: "Marisol Vega", may: ["arrive"] });
  expect(await getRoute(owner, id)).toEqual(route);
  const stored = await db.transportRoute.findUniqueOrThrow({ where: { id } });
  expect(stored.driverSince).toEqual(evening);
  // A driver takes the wheel from the other.
  expect(await assignDriver(ben, { id, driverId: ben.userId })).toMatchObject({ driverName: "Ben Cole" });
});

it("records it, and nothing where nothing changes", async () => {
  const { owner, marisol, ben, request, id } = await ready();
  const before = await recordOf(request.id);
  await assignDriver(owner, { id, driverId: marisol.userId });
  await at(evening, () => assignDriver(owner, { id, driverId: ben.userId }));
  await assignDriver(owner, { id, driverId: ben.userId });
  expect(await recordOf(request.id)).toEqual([...before, "route.driver_assigned", "route.driver_assigned"]);
  expect(await newestLink(request.id)).toMatchObject({
    at: evening,
    actorId: owner.userId,
    payload: { routeId: id, driverId: ben.userId, driver: { old: "Marisol Vega", new: "Ben Cole" }, by: "Ana Ruiz" },
  });
  expect((await listRequestHistory(owner, request.id)).at(-1)).toMatchObject({
    label: "Driver assigned",
    detail: "Driver: Marisol Vega → Ben Cole",
  });
});

describe("refuses the wrong state", () => {
  it("refuses the wrong state: the drive is over", async () => {
    const { owner, marisol, ben, id } = await ready();
    await assignDriver(owner, { id, driverId: marisol.userId });
    await driven(owner, id, ["arrive", "confirm"]);
    await delivered(owner, id);
    for (const { userId: driverId } of [marisol, ben]) {
      expect(await refusal(assignDriver(owner, { id, driverId }))).toBe("conflict: This route has ended.");
    }
  });

  it("refuses the wrong state: the drive was suspended", async () => {
    const { owner, marisol, request, id } = await ready();
    await suspended(owner, request.id, "Out of fuel");
    expect(await refusal(assignDriver(owner, { id, driverId: marisol.userId }))).toMatch(/^not_found: /);
  });
});

describe("refuses the wrong actor", () => {
  it("refuses the wrong actor: the creating business sees the drive and says nothing of its driver", async () => {
    const { creator, marisol, request, id } = await ready();
    const before = await recordOf(request.id);
    expect(await refusal(assignDriver(creator, { id, driverId: marisol.userId }))).toBe(
      "forbidden: Only the transport company that accepted this says who drives it.",
    );
    expect(await refusal(assignDriver(await anActor(), { id, driverId: marisol.userId }))).toMatch(/^not_found: /);
    expect(await recordOf(request.id)).toEqual(before);
  });

  it("refuses the wrong actor: drivers of another business, and people who have left", async () => {
    const { creator, owner, marisol, id } = await ready();
    const unknown = "00000000-0000-4000-8000-000000000000";
    await db.user.update({ where: { id: marisol.userId }, data: { deactivatedAt: evening } });
    for (const driverId of [creator.userId, marisol.userId, unknown]) {
      expect(await refusal(assignDriver(owner, { id, driverId }))).toBe(
        "not_found: This person does not drive for your business.",
      );
    }
  });
});

it("of two concurrent calls one wins, the other reads who drives", async () => {
  const { owner, marisol, ben, request, id } = await ready();
  const before = await recordOf(request.id);
  const { won, lost } = await race({ table: "TransportRoute", id }, [
    () => assignDriver(owner, { id, driverId: marisol.userId }),
    () => assignDriver(ben, { id, driverId: ben.userId }),
  ]);
  expect(won).toHaveLength(1);
  expect(lost).toEqual([`conflict: ${won[0]?.driverName} drives this since a moment ago.`]);
  expect(await recordOf(request.id)).toEqual([...before, "route.driver_assigned"]);
});

it("leaves the steps to whoever takes them, and the driver at the wheel", async () => {
  const { owner, marisol, ben, id } = await ready();
  await assignDriver(owner, { id, driverId: marisol.userId });
  expect(await arriveAtPickup(ben, { id })).toMatchObject({
    routeStatus: "arrived_at_pickup",
    driverId: marisol.userId,
  });
});
