// Presses of the driver's page on a real database: each once, at its own time, with both times on record.
import { describe, expect, it } from "vitest";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { newestLink, race, recordOf, refusal } from "@/lib/testing/outcomes";
import { anActiveTransport, anActor, driven } from "@/prisma/factories";
import { arriveAtPickup } from "./arrive-at-pickup";
import { completeDelivery } from "./complete-delivery";
import { confirmPickup } from "./confirm-pickup";
import { departPickup } from "./depart-pickup";
import { getRoute, listRequestHistory } from "./queries";
import { completeDeliveryInput } from "./schema";

const night = Date.UTC(2026, 10, 22, 3);
/** So many minutes into the night. */
const after = (minutes: number) => new Date(night + minutes * 60_000);
const iso = (minutes: number) => after(minutes).toISOString();
const press = (clientId: string, minutes: number, sentAt?: number) => ({
  clientId,
  pressedAt: after(minutes).getTime(),
  ...(sentAt !== undefined && { sentAt: after(sentAt).getTime() }),
});

/** A drive that was accepted as the night began. */
async function ready() {
  const [creator, owner] = [await anActor(), await anActor()];
  const { request, route } = await anActiveTransport(creator, owner);
  await db.transportRoute.update({ where: { id: route.id }, data: { startedAt: after(0) } });
  return { creator, owner, request, id: route.id };
}

const handover = (id: string, more: object) => completeDeliveryInput.parse({ id, deceasedReceived: true, ...more });

describe("a drive without signal", () => {
  it("has the times that were pressed, in order, and both times on record", async () => {
    const { owner, request, id } = await ready();
    await at(after(90), async () => {
      await arriveAtPickup(owner, { id, ...press("a", 10, 90) });
      await confirmPickup(owner, { id, ...press("b", 25, 90) });
      await departPickup(owner, { id, ...press("c", 30, 90) });
      await completeDelivery(owner, handover(id, { ...press("d", 70, 90), afterHoursDelivery: true }));
    });
    expect(await getRoute(owner, id)).toMatchObject({
      arrivedAtPickupAt: iso(10),
      pickedUpAt: iso(25),
      departedFromPickupAt: iso(30),
      arrivedAtDeliveryAt: iso(70),
      deliveryCompletedAt: iso(70),
      afterHoursRecordedAt: iso(70),
      endedAt: iso(70),
    });
    expect(await newestLink(request.id)).toMatchObject({ at: after(90), payload: { pressedAt: iso(70) } });
    const kept = await db.routeStepPress.findMany({ where: { routeId: id }, orderBy: { pressedAt: "asc" } });
    expect(kept.map(({ clientId, step }) => [clientId, step])).toEqual([
      ["a", "arrive"],
      ["b", "confirm"],
      ["c", "depart"],
      ["d", "complete"],
    ]);
    expect(kept[0]).toMatchObject({
      toldAt: after(10),
      pressedAt: after(10),
      recordedAt: after(90),
      userId: owner.userId,
    });
    const history = await listRequestHistory(owner, request.id);
    expect(history.slice(-4).map(({ at: recordedAt, pressedAt }) => [recordedAt, pressedAt])).toEqual([
      [iso(90), iso(10)],
      [iso(90), iso(25)],
      [iso(90), iso(30)],
      [iso(90), iso(70)],
    ]);
  });

  it("on a phone whose clock is a day behind has the right times all the same", async () => {
    const { owner, id } = await ready();
    const day = 24 * 60;
    const { arrivedAtPickupAt } = await at(after(90), () =>
      arriveAtPickup(owner, { id, ...press("a", 10 - day, 90 - day) }),
    );
    expect(arrivedAtPickupAt).toBe(iso(10));
    expect(await db.routeStepPress.findFirst({ where: { routeId: id } })).toMatchObject({ toldAt: after(10 - day) });
  });

  it("is not said to have been sent later when it was sent at once", async () => {
    const { owner, request, id } = await ready();
    await at(after(10), () => arriveAtPickup(owner, { id, ...press("a", 9, 10) }));
    const link = (await listRequestHistory(owner, request.id)).at(-1);
    expect(link).toMatchObject({ type: "route.arrived_at_pickup", at: iso(10) });
    expect(link).not.toHaveProperty("pressedAt");
  });
});

describe("a press that comes again", () => {
  it("answers the route as it stands, and is recorded once", async () => {
    const { owner, request, id } = await ready();
    const pressed = { id, ...press("a", 10) };
    await at(after(11), () => arriveAtPickup(owner, pressed));
    await at(after(12), () => confirmPickup(owner, { id }));
    const record = await recordOf(request.id);
    const again = await at(after(13), () => arriveAtPickup(owner, pressed));
    expect(again).toEqual(await getRoute(owner, id));
    expect(again).toMatchObject({ routeStatus: "en_route_to_delivery", arrivedAtPickupAt: iso(10) });
    expect(await recordOf(request.id)).toEqual(record);
  });

  it("does so after the drive's end too", async () => {
    const { owner, id } = await ready();
    await at(after(20), () => driven(owner, id, ["arrive", "confirm"]));
    const pressed = handover(id, press("d", 30));
    await at(after(31), () => completeDelivery(owner, pressed));
    expect(await completeDelivery(owner, pressed)).toMatchObject({ isActive: false, deliveryCompletedAt: iso(30) });
  });

  it("twice at once is one step, and both calls are answered", async () => {
    const { owner, request, id } = await ready();
    const before = await recordOf(request.id);
    const pressed = { id, ...press("a", 10) };
    const { won, lost } = await at(after(11), () =>
      race({ table: "TransportRoute", id }, [
        () => arriveAtPickup(owner, pressed),
        () => arriveAtPickup(owner, pressed),
      ]),
    );
    expect([won.length, lost]).toEqual([2, []]);
    expect(await recordOf(request.id)).toEqual([...before, "route.arrived_at_pickup"]);
  });

  it("is no way around who may drive, and no other step's", async () => {
    const { creator, owner, id } = await ready();
    await at(after(11), () => arriveAtPickup(owner, { id, ...press("a", 10) }));
    expect(await refusal(arriveAtPickup(creator, { id, ...press("a", 10) }))).toMatch(/^forbidden: /);
    expect(await refusal(arriveAtPickup(await anActor(), { id, ...press("a", 10) }))).toMatch(/^not_found: /);
    expect(await refusal(confirmPickup(owner, { id, ...press("a", 12) }))).toBe(
      "conflict: This clientId was given to the press of another step.",
    );
  });
});

it("a step that somebody made meanwhile says who and when it was pressed", async () => {
  const { owner, id } = await ready();
  const marisol = await anActor({ businessId: owner.businessId, firstName: "Marisol", lastName: "Vega" });
  await at(after(20), () => arriveAtPickup(marisol, { id, ...press("m", 12) }));
  expect(await refusal(at(after(30), () => arriveAtPickup(owner, { id, ...press("a", 11) })))).toBe(
    "conflict: Marisol Vega already recorded Arrived at 9:12 PM.",
  );
  expect(await getRoute(owner, id)).toMatchObject({ arrivedAtPickupAt: iso(12) });
});

it("a press before the step ahead of it stands at that step", async () => {
  const { owner, id } = await ready();
  await at(after(20), () => arriveAtPickup(owner, { id }));
  const route = await at(after(30), () => confirmPickup(owner, { id, ...press("b", 19) }));
  expect(route.pickedUpAt).toBe(iso(20));
});

it("takes the arrival of the leg that it ends away with it, and leaves it where the leg goes on", async () => {
  const { owner, id } = await ready();
  const window = { etaLow: after(40), etaHigh: after(55) };
  const expectedAt = (eta: string) =>
    db.transportRoute.update({ where: { id }, data: { ...window, eta, distanceRemaining: "6.4 mi", etaAt: after(8) } });
  const told = async () => {
    const { eta, etaLow, etaHigh } = await db.transportRoute.findUniqueOrThrow({ where: { id } });
    return [eta, etaLow, etaHigh];
  };
  for (const step of ["arrive", "confirm"] as const) {
    await expectedAt("9:40 to 9:55 PM");
    await at(after(10), () => driven(owner, id, [step]));
    expect(await told()).toEqual([null, null, null]);
  }
  await expectedAt("10:05 to 10:20 PM");
  await at(after(12), () => driven(owner, id, ["depart"]));
  expect(await told()).toEqual(["10:05 to 10:20 PM", ...Object.values(window)]);
});
