// What a map is told of a drive, and who may ask.
import { afterEach, expect, it, vi } from "vitest";
import { db } from "@/lib/platform/db";
import { keepRouteDrive } from "@/lib/platform/geo/route-drive";
import { refusal } from "@/lib/testing/outcomes";
import { anActiveTransport, anActor, driven } from "@/prisma/factories";
import { logPositions } from "./log-positions";
import { findMissed, getRouteMap, getTrackedRoute } from "./queries";

const pickup = "4025 N Paulina St, Chicago, IL 60613";
const delivery = "718 Lake St, Oak Park, IL 60301";
const pickupPlace = { lat: 41.956, lng: -87.672, precision: "zip", near: "Chicago, IL" } as const;
const deliveryPlace = { lat: 41.888, lng: -87.79, precision: "address", near: null } as const;

afterEach(() => vi.useRealTimers());

async function ready() {
  const [creator, owner] = [await anActor(), await anActor()];
  const places = { pickupLocation: pickup, deliveryLocation: delivery };
  const { request, route } = await anActiveTransport(creator, owner, places);
  return { creator, owner, request, route };
}

const asked = (line: { lat: number; lng: number }[] | null) => ({
  pickup,
  delivery,
  pickupPlace,
  deliveryPlace,
  leg: "between" as const,
  askedAt: new Date(),
  from: null,
  drive: { meters: 14_000, seconds: 1_800, low: 1_500, high: 2_100, by: "osrm", line, isRough: line === null },
});

it("asks for the places where nobody has asked before", async () => {
  const { owner, route } = await ready();
  const map = await getRouteMap(owner, route.id);
  expect(map).toMatchObject({ pickup: { precision: "zip" }, delivery: { precision: "zip" }, line: null });
  expect(await getRouteMap(owner, route.id)).toEqual(map);
});

it("tells both businesses the places and the road", async () => {
  const { creator, owner, route } = await ready();
  await keepRouteDrive(route.id, asked([pickupPlace, deliveryPlace]));
  const line = [
    [41.956, -87.672],
    [41.888, -87.79],
  ];
  for (const actor of [creator, owner]) {
    expect(await getRouteMap(actor, route.id)).toEqual({
      pickup: pickupPlace,
      delivery: deliveryPlace,
      line,
      by: "osrm",
    });
  }
});

it("forgets the place of an address that was changed, and the road to it", async () => {
  const { owner, request, route } = await ready();
  await keepRouteDrive(route.id, asked([pickupPlace, deliveryPlace]));
  const deliveryLocation = "1609 Dempster St, Evanston, IL 60201";
  await db.serviceRequest.update({ where: { id: request.id }, data: { deliveryLocation } });
  expect(await getRouteMap(owner, route.id)).toEqual({ pickup: pickupPlace, delivery: null, line: null, by: null });
});

it("answers nobody else", async () => {
  const { route } = await ready();
  expect(await refusal(getRouteMap(await anActor(), route.id))).toBe("not_found: We could not find this route.");
});

it("catches up whoever was away: a place, a gap where lists changed, or nothing", async () => {
  // Later than all that other tests record.
  const evening = Date.now() + 3_600_000;
  vi.useFakeTimers({ toFake: ["Date"], now: evening });
  const { owner, creator, request, route } = await ready();
  const stranger = await anActor();
  vi.setSystemTime(evening + 1_000_000);
  const position = { clientId: "1", at: evening + 955_000, lat: 41.881, lng: -87.63 };
  await logPositions(await getTrackedRoute(owner, route.id), { rows: [position], deviceId: null });
  const since = new Date(evening + 950_000);
  for (const actor of [owner, creator]) {
    expect(await findMissed(actor, since)).toMatchObject({
      positions: [{ routeId: route.id, requestId: request.id, lat: 41.881 }],
    });
  }
  expect(await findMissed(stranger, since)).toBeNull();
  // A fix that a phone kept for a while is older than the absence.
  expect(await findMissed(owner, new Date(evening + 956_000))).toMatchObject({ positions: [{ lat: 41.881 }] });
  await driven(owner, route.id, ["arrive"]);
  expect(await findMissed(stranger, since)).toEqual({ gap: true });
});
