// Recalculating a route on a real database: what it tells, when it keeps silent, and that nothing stale is written.
import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { FinalJobError } from "@/lib/platform/jobs";
import { newestLink, race, recordOf } from "@/lib/testing/outcomes";
import { anActiveTransport, anActor, delivered, driven } from "@/prisma/factories";
import { changeAddress } from "./change-address";
import { lockRequest } from "./load-request";
import { getRoute } from "./queries";
import { recalculateRoute } from "./recalculate-route";

const evening = new Date("2026-11-22T03:04:00.000Z");
const minutesLater = (minutes: number) => new Date(evening.getTime() + minutes * 60_000);
const springfield = "1 Main St, Springfield, IL 62701";

/** From Chicago to Oak Park, in Chicago's time. */
async function active() {
  const owner = await anActor();
  const { request, route } = await anActiveTransport(await anActor(), owner);
  return { owner, id: request.id, routeId: route.id, told: () => at(evening, () => getRoute(owner, route.id)) };
}

const recalculate = (requestId: string) => recalculateRoute({ requestId });

describe("does it", () => {
  it("does it: before the pickup the distance is known, the arrival is not", async () => {
    const { id, told } = await active();
    expect(await told()).toMatchObject({ eta: null, distanceRemaining: null });
    await recalculate(id);
    expect(await told()).toMatchObject({
      eta: null,
      distanceRemaining: expect.stringMatching(/^1[0-2] mi$/) as string,
    });
  });

  it("does it: once the person is in the vehicle the arrival is told, from the departure where there is one", async () => {
    const { owner, id, routeId, told } = await active();
    await changeAddress(owner, { id, deliveryLocation: "1 Main St, Milwaukee, WI" });
    await at(evening, () => driven(owner, routeId, ["arrive", "confirm"]));
    await at(minutesLater(1), () => recalculate(id));
    const fromPickup = await told();
    expect(fromPickup.distanceRemaining).toMatch(/^(8|9|10)\d mi$/);
    expect(fromPickup.eta).toMatch(/^10:[1-3][05] to 11:[0-3][05] PM$/);
    await at(minutesLater(60), () => driven(owner, routeId, ["depart"]));
    await at(minutesLater(61), () => recalculate(id));
    // An hour later, and at another hour of the day.
    expect((await told()).eta).toMatch(/^11:[0-3][05] PM to Sun 12:[0-3][05] AM$/);
  });

  it("does it: an arrival on another day says which, and one that is overtaken is not told", async () => {
    const { owner, id, routeId, told } = await active();
    await changeAddress(owner, { id, deliveryLocation: "1 Main St, New York, NY 10001" });
    await at(evening, () => driven(owner, routeId, ["arrive", "confirm"]));
    await at(evening, () => recalculate(id));
    expect((await told()).eta).toMatch(/^Sun \d{1,2}:\d[05]( AM)? to \d{1,2}:\d[05] (AM|PM)$/);
    await at(minutesLater(3 * 24 * 60), () => recalculate(id));
    expect(await told()).toMatchObject({ eta: null, distanceRemaining: expect.stringMatching(/^\d\d0 mi$/) as string });
  });

  it("does it: at the told arrival it is looked at again, and taken away", async () => {
    const { owner, id, routeId, told } = await active();
    await changeAddress(owner, { id, deliveryLocation: "1 Main St, Milwaukee, WI" });
    await at(evening, () => driven(owner, routeId, ["arrive", "confirm"]));
    await at(evening, () => recalculate(id));
    const later = await db.job.findFirstOrThrow({
      where: { kind: "recalculate-route", payload: { path: ["requestId"], equals: id }, runAt: { gt: evening } },
      orderBy: { runAt: "desc" },
    });
    expect(later.runAt.getTime()).toBeGreaterThan(minutesLater(60).getTime());
    await at(later.runAt, () => recalculateRoute(later.payload));
    expect((await told()).eta).toBeNull();
  });

  it("does it: takes away what was told where nothing can be said any more", async () => {
    const { owner, id, told } = await active();
    await recalculate(id);
    await changeAddress(owner, { id, deliveryLocation: "The chapel by the lake" });
    await recalculate(id);
    expect(await told()).toMatchObject({ eta: null, distanceRemaining: null });
    expect((await newestLink(id)).payload).toMatchObject({ eta: null, distanceRemaining: null });
  });
});

/** The vehicle at a place of the drive from Chicago to Oak Park, 20 km, as a phone told at `minutes` past the evening. */
async function moved(routeId: string, minutes: number, [lat, lng]: readonly [number, number]) {
  const place = { currentLat: lat, currentLng: lng, positionAt: minutesLater(minutes) };
  await db.transportRoute.update({ where: { id: routeId }, data: place });
}

const northOfChicago = [42.1, -87.75] as const;
const halfWay = [41.92, -87.72] as const;
const nearTheChapel = [41.893, -87.79] as const;

describe("with the vehicle's place", () => {
  it("does it: before the pickup it tells the way and the arrival there", async () => {
    const { id, routeId, told } = await active();
    await moved(routeId, 0, northOfChicago);
    await at(minutesLater(1), () => recalculate(id));
    expect(await told()).toMatchObject({
      eta: expect.stringMatching(/^9:[12][05] to 9:[2-5][05] PM$|^9:[12][05] to \d+:\d[05] PM$/) as string,
      distanceRemaining: expect.stringMatching(/^1[2-6] mi$/) as string,
    });
    expect(await db.transportRoute.findUnique({ where: { id: routeId } })).toMatchObject({ etaAt: minutesLater(0) });
  });

  it("does it: at the pickup the way to the delivery lies ahead, without an arrival", async () => {
    const { owner, id, routeId, told } = await active();
    await moved(routeId, 0, northOfChicago);
    await at(minutesLater(1), () => recalculate(id));
    await at(minutesLater(20), () => driven(owner, routeId, ["arrive"]));
    await at(minutesLater(21), () => recalculate(id));
    expect(await told()).toMatchObject({
      eta: null,
      distanceRemaining: expect.stringMatching(/^1[0-2] mi$/) as string,
    });
  });

  it("does it: on the way to the delivery less is left the nearer it is", async () => {
    const { owner, id, routeId, told } = await active();
    await at(evening, () => driven(owner, routeId, ["arrive", "confirm", "depart"]));
    await moved(routeId, 10, halfWay);
    await at(minutesLater(10), () => recalculate(id));
    const half = await told();
    expect(half.distanceRemaining).toMatch(/^[5-7]\.\d mi$/);
    await moved(routeId, 20, nearTheChapel);
    await at(minutesLater(20), () => recalculate(id));
    const near = await told();
    expect(near.distanceRemaining).toMatch(/^0\.\d mi$/);
    expect(near.eta).toMatch(/^9:2\d( to 9:3\d)? PM$/);
    const times = await db.transportRoute.findUniqueOrThrow({ where: { id: routeId } });
    expect(times.etaAt).toEqual(minutesLater(20));
    expect(times.etaLow?.getTime()).toBeLessThan(times.etaHigh?.getTime() ?? 0);
  });

  it("does it: what still holds is confirmed without a record", async () => {
    const { owner, id, routeId } = await active();
    await at(evening, () => driven(owner, routeId, ["arrive", "confirm"]));
    await moved(routeId, 10, halfWay);
    await at(minutesLater(10), () => recalculate(id));
    const before = await recordOf(id);
    const first = await db.transportRoute.findUniqueOrThrow({ where: { id: routeId } });
    await db.transportRoute.update({
      where: { id: routeId },
      data: { positionAt: new Date(minutesLater(10).getTime() + 5_000) },
    });
    await at(minutesLater(10.2), () => recalculate(id));
    const second = await db.transportRoute.findUniqueOrThrow({ where: { id: routeId } });
    expect(second).toMatchObject({ eta: first.eta, distanceRemaining: first.distanceRemaining });
    expect(second.etaAt?.getTime()).toBe(minutesLater(10).getTime() + 5_000);
    expect(await recordOf(id)).toEqual(before);
  });

  it("does it: where the addresses lie is kept for the map", async () => {
    const { id, routeId } = await active();
    await recalculate(id);
    expect(await db.routeDrive.findUnique({ where: { routeId } })).toMatchObject({
      leg: "between",
      pickupPlace: { precision: "zip", near: "Chicago, IL" },
      deliveryPlace: { near: "Oak Park, IL" },
      drive: { by: "built-in", line: null },
    });
  });
});

it("records it, once however often the job runs", async () => {
  const { id, routeId, told } = await active();
  const before = await recordOf(id);
  await at(evening, () => recalculate(id));
  await at(evening, () => recalculate(id));
  expect(await recordOf(id)).toEqual([...before, "route.recalculated"]);
  const { distanceRemaining } = await told();
  expect(await newestLink(id)).toMatchObject({
    at: evening,
    actorKind: "system",
    actorId: "automatic",
    businessId: null,
    payload: { by: "automatic", routeId, eta: null, distanceRemaining },
  });
});

describe("refuses the wrong state", () => {
  it("refuses the wrong state: a route that has ended stays as it was", async () => {
    const { owner, id, routeId } = await active();
    await driven(owner, routeId, ["arrive", "confirm"]);
    await delivered(owner, routeId);
    const before = await recordOf(id);
    await recalculate(id);
    expect(await recordOf(id)).toEqual(before);
    expect(await getRoute(owner, routeId)).toMatchObject({ distanceRemaining: null });
  });

  it("refuses the wrong state: what is no request's id, and a request that is not there", async () => {
    await expect(recalculateRoute({ requestId: "1" })).rejects.toThrow(FinalJobError);
    await expect(recalculateRoute(null)).rejects.toThrow(FinalJobError);
    await recalculate("00000000-0000-4000-8000-000000000000");
  });
});

describe("of two concurrent calls one wins", () => {
  it("of two concurrent calls one wins: a newer place that was told already stays told", async () => {
    const { owner, id, routeId, told } = await active();
    await at(evening, () => driven(owner, routeId, ["arrive", "confirm"]));
    await moved(routeId, 10, halfWay);
    await race<unknown>({ table: "ServiceRequest", id }, [
      () => tellNear(id, routeId),
      // Asks for the older place, and comes to write after the newer one was told.
      () => delay(300).then(() => at(minutesLater(20), () => recalculate(id))),
    ]);
    expect((await told()).distanceRemaining).toBe("0.3 mi");
  });

  /** As if another process told a newer place meanwhile. */
  const tellNear = (id: string, routeId: string) =>
    db.$transaction(async (tx) => {
      await lockRequest(tx, id);
      const [lat, lng] = nearTheChapel;
      const place = { currentLat: lat, currentLng: lng, positionAt: minutesLater(20) };
      const data = { ...place, distanceRemaining: "0.3 mi", etaAt: minutesLater(20) };
      await tx.transportRoute.update({ where: { id: routeId }, data });
    });

  it("of two concurrent calls one wins: two of the same job record once", async () => {
    const { id, routeId } = await active();
    const { won } = await race({ table: "ServiceRequest", id }, [() => recalculate(id), () => recalculate(id)]);
    expect(won).toHaveLength(2);
    expect((await recordOf(id)).filter((type) => type === "route.recalculated")).toHaveLength(1);
    expect(await db.transportRoute.findUnique({ where: { id: routeId } })).toMatchObject({ isActive: true });
  });

  it("of two concurrent calls one wins: an answer for addresses that changed meanwhile is dropped", async () => {
    const { owner, id, told } = await active();
    await race<unknown>({ table: "ServiceRequest", id }, [
      () => changeAddress(owner, { id, deliveryLocation: springfield }),
      // Asks for the old addresses, and comes to write after the change.
      () => delay(400).then(() => recalculate(id)),
    ]);
    expect(await told()).toMatchObject({ distanceRemaining: null, request: { deliveryLocation: springfield } });
    await recalculate(id);
    expect((await told()).distanceRemaining).toMatch(/^(1|2)\d0 mi$/);
  });
});
