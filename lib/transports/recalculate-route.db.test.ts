// Recalculating a route on a real database: what it tells, when it keeps silent, and that nothing stale is written.
import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { FinalJobError } from "@/lib/platform/jobs";
import { newestLink, race, recordOf } from "@/lib/testing/outcomes";
import { anActiveTransport, anActor, delivered, driven } from "@/prisma/factories";
import { changeAddress } from "./change-address";
import { getRoute } from "./queries";
import { recalculateRoute } from "./recalculate-route";

const evening = new Date("2026-11-22T03:04:00.000Z");
const minutesLater = (minutes: number) => new Date(evening.getTime() + minutes * 60_000);
const springfield = "1 Main St, Springfield, IL 62701";

/** From Chicago to Oak Park, in Chicago's time. */
async function active() {
  const owner = await anActor();
  const { request, route } = await anActiveTransport(await anActor(), owner);
  return { owner, id: request.id, routeId: route.id, told: async () => getRoute(owner, route.id) };
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
    expect(fromPickup.eta).toMatch(/^10:[3-5][05] PM$/);
    await at(minutesLater(60), () => driven(owner, routeId, ["depart"]));
    await at(minutesLater(61), () => recalculate(id));
    expect((await told()).eta).toBe(fromPickup.eta?.replace("10:", "11:"));
  });

  it("does it: an arrival on another day says which, and one that is overtaken is not told", async () => {
    const { owner, id, routeId, told } = await active();
    await changeAddress(owner, { id, deliveryLocation: "1 Main St, New York, NY 10001" });
    await at(evening, () => driven(owner, routeId, ["arrive", "confirm"]));
    await at(evening, () => recalculate(id));
    expect((await told()).eta).toMatch(/^Sun \d{1,2}:\d[05] (AM|PM)$/);
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
