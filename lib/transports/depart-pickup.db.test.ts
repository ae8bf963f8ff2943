// Departing on a real database.
import { describe, expect, it } from "vitest";
import { at } from "@/lib/platform/clock";
import { newestLink, race, recordOf, refusal } from "@/lib/testing/outcomes";
import { anActiveTransport, anActor, driven, delivered } from "@/prisma/factories";
import { departPickup } from "./depart-pickup";
import { getRoute } from "./queries";

const evening = new Date("2026-11-22T03:04:00.000Z");

/** A drive that stands right before the step. */
async function ready() {
  const [creator, owner] = [await anActor(), await anActor()];
  const { request, route } = await anActiveTransport(creator, owner);
  await driven(owner, route.id, ["arrive", "confirm"]);
  return { creator, owner, request, id: route.id };
}

it("does it", async () => {
  const { owner, id } = await ready();
  const route = await at(evening, () => departPickup(owner, { id }));
  expect(route).toMatchObject({
    routeStatus: "en_route_to_delivery",
    departedFromPickupAt: evening.toISOString(),
    isActive: true,
    may: ["complete"],
  });
  expect(await getRoute(owner, id)).toEqual(route);
});

it("records it", async () => {
  const { owner, request, id } = await ready();
  const before = await recordOf(request.id);
  await at(evening, () => departPickup(owner, { id }));
  expect(await recordOf(request.id)).toEqual([...before, "route.departed"]);
  expect(await newestLink(request.id)).toMatchObject({
    at: evening,
    actorId: owner.userId,
    payload: { routeId: id, by: "Ana Ruiz" },
  });
});

describe("refuses the wrong state", () => {
  it("refuses the wrong state: a second time", async () => {
    const { owner, id } = await ready();
    await at(evening, () => driven(owner, id, ["depart"]));
    expect(await refusal(departPickup(owner, { id }))).toBe("conflict: Ana Ruiz already recorded Depart at 9:04 PM.");
  });

  it.each([
    [[], "En Route to Pickup"],
    [["arrive"], "Arrived at Pickup"],
  ] as const)("refuses the wrong state: after %j", async (steps, status) => {
    const owner = await anActor();
    const { route } = await anActiveTransport(await anActor(), owner);
    await driven(owner, route.id, [...steps]);
    expect(await refusal(departPickup(owner, { id: route.id }))).toBe(
      `conflict: Depart does not fit now: the route stands at ${status}.`,
    );
  });

  it("refuses the wrong state: delivered", async () => {
    const { owner, id } = await ready();
    await at(evening, () => driven(owner, id, []));
    await at(evening, () => delivered(owner, id));
    expect(await refusal(departPickup(owner, { id }))).toBe("conflict: This route has ended.");
  });
});

describe("refuses the wrong actor", () => {
  it("refuses the wrong actor: the creating business sees the drive and may not drive it", async () => {
    const { creator, request, id } = await ready();
    const before = await recordOf(request.id);
    expect(await refusal(departPickup(creator, { id }))).toMatch(/^forbidden: /);
    expect(await recordOf(request.id)).toEqual(before);
  });

  it("refuses the wrong actor: others find nothing", async () => {
    const { id } = await ready();
    expect(await refusal(departPickup(await anActor(), { id }))).toBe(
      "not_found: We could not find this route. It may have been suspended.",
    );
    const unknown = { id: "00000000-0000-4000-8000-000000000000" };
    expect(await refusal(departPickup(await anActor(), unknown))).toMatch(/^not_found: /);
  });
});

it("of two concurrent calls one wins, the other reads who", async () => {
  const { owner, request, id } = await ready();
  const before = await recordOf(request.id);
  const ben = await anActor({ businessId: owner.businessId, firstName: "Ben", lastName: "Cole" });
  const { won, lost } = await at(evening, () =>
    race({ table: "TransportRoute", id }, [() => departPickup(owner, { id }), () => departPickup(ben, { id })]),
  );
  expect(won).toHaveLength(1);
  const { by } = (await newestLink(request.id)).payload as { by: string };
  expect(lost).toEqual([`conflict: ${by} already recorded Depart at 9:04 PM.`]);
  expect(await recordOf(request.id)).toEqual([...before, "route.departed"]);
});
