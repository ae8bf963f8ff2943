// What is drawn of the positions of a drive, on a real database.
import { expect, it } from "vitest";
import { db } from "@/lib/platform/db";
import { keepRouteDrive } from "@/lib/platform/geo/route-drive";
import { getRoute } from "@/lib/transports/queries";
import { aCompletedTransport, anActor } from "@/prisma/factories";
import { printPath } from "./print-path";
import { getReport } from "./queries";

const evening = Date.parse("2026-11-22T03:00:00Z");
const instant = (minutes: number) => new Date(evening + minutes * 60_000);

/** A drive from Naperville to Evanston with a position every two minutes. */
async function driven(positions: number) {
  const owner = await anActor();
  const { request, route } = await aCompletedTransport(await anActor(), owner);
  await db.transportRoute.update({
    where: { id: route.id },
    data: {
      arrivedAtPickupAt: instant(0),
      pickedUpAt: instant(10),
      deliveryCompletedAt: instant(80),
      endedAt: instant(80),
    },
  });
  await db.routePosition.createMany({
    data: Array.from({ length: positions }, (_, index) => ({
      routeId: route.id,
      clientId: `${index}`,
      deviceAt: instant(index * 2),
      receivedAt: instant(index * 2),
      lat: 41.77 + index * 0.007,
      lng: -88.15 + index * 0.0115,
    })),
  });
  return { owner, request, route: await getRoute(owner, route.id) };
}

it("draws path, stops and counties inside the paper", async () => {
  const { route } = await driven(41);
  const drawing = await printPath(route);
  if (!drawing) throw new Error("Nothing was drawn.");
  const { width, height, path, stops, counties, names } = drawing;
  expect(path).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+)+$/);
  const numbers = path.match(/[\d.]+/g)?.map(Number) ?? [];
  for (const [index, value] of numbers.entries()) expect(value).toBeLessThan(index % 2 ? height : width);
  expect(stops.map(({ label, at }) => [label, at])).toEqual([
    ["Pickup", instant(10).toISOString()],
    ["Delivery", instant(80).toISOString()],
  ]);
  const [pickup, delivery] = stops;
  // North is up and east is right.
  expect(delivery?.x).toBeGreaterThan(pickup?.x ?? width);
  expect(delivery?.y).toBeLessThan(pickup?.y ?? 0);
  expect(counties).toContain("Z");
  expect(names.map(({ name }) => name)).toContain("DUPAGE");
  expect(drawing).toMatchObject({
    positions: 41,
    firstAt: instant(0).toISOString(),
    lastAt: instant(80).toISOString(),
  });
});

it("draws nothing of fewer than two positions, and the report says so", async () => {
  const { owner, request, route } = await driven(1);
  expect(await printPath(route)).toBeNull();
  const { sheet } = await getReport(owner, request.id);
  expect(sheet?.sections).toContainEqual({
    kind: "path",
    title: "Driven path",
    note: "No positions were recorded.",
    drawing: null,
  });
});

it("takes an address that is known to the door where no position was near in time", async () => {
  const { route } = await driven(3);
  const door = { lat: 42.05, lng: -87.69, precision: "address", near: null } as const;
  await keepRouteDrive(route.id, {
    pickup: "a",
    delivery: "b",
    pickupPlace: { ...door, precision: "zip" },
    deliveryPlace: door,
    leg: "delivery",
    askedAt: instant(0),
    from: null,
    drive: null,
  });
  expect((await printPath(route))?.stops.map(({ kind }) => kind)).toEqual(["pickup", "delivery"]);
  const later = await printPath({ ...route, arrivedAtPickupAt: null, pickedUpAt: null });
  expect(later?.stops.map(({ kind }) => kind)).toEqual(["delivery"]);
});

it("writes the times of its ends in the zone of the business", async () => {
  const { owner, request } = await driven(41);
  const { sheet } = await getReport(owner, request.id);
  const section = sheet?.sections.find(({ kind }) => kind === "path");
  expect(section).toMatchObject({
    note: "41 positions from Nov 21, 2026 at 9:00 PM to Nov 21, 2026 at 10:20 PM. Counties: US Census.",
    drawing: {
      stops: [{ text: "Pickup, Nov 21, 2026 at 9:10 PM" }, { text: "Delivery, Nov 21, 2026 at 10:20 PM" }],
    },
  });
});
