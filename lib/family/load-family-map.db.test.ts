// Where the vehicle is, when and how exactly a family reads it, and who drives.
import { expect, it } from "vitest";
import { findFamilyByToken } from "@/lib/auth/case-visit";
import { changeDriverNaming } from "@/lib/businesses/change-driver-naming";
import { tagOf } from "@/lib/platform/etag";
import { db } from "@/lib/platform/db";
import { keepRouteDrive } from "@/lib/platform/geo/route-drive";
import { issueFamilyAccess } from "@/lib/transports/issue-family-access";
import { pauseFamilyMap } from "@/lib/transports/pause-family-map";
import { resumeFamilyMap } from "@/lib/transports/resume-family-map";
import { accepted, anActiveTransport, anActor, aPendingRequest, delivered, driven } from "@/prisma/factories";
import { openCase } from "./open-case";
import { findFamilyView, getFamilyRoute } from "./queries";

/** A drive with the person on it and a family's visit; the vehicle was somewhere on its way a moment ago. */
async function underWay(
  payload: Parameters<typeof aPendingRequest>[1],
  role: "coordinator" | "driver" = "coordinator",
) {
  const [creator, company] = [await anActor(), await anActor({ role, firstName: "Deshawn", lastName: "Withheld" })];
  const { id } = await aPendingRequest(creator, payload);
  const { route } = await accepted(company, id);
  const { caseId } = await issueFamilyAccess(company, { id });
  const { token } = await openCase({ caseId }, new Headers(), "en");
  const visitor = await findFamilyByToken(token);
  if (!visitor) throw new Error("The visit did not open.");
  const moveTo = async (currentLat: number, currentLng: number) => {
    const positionAt = new Date();
    await db.transportRoute.update({ where: { id: route.id }, data: { currentLat, currentLng, positionAt } });
    return positionAt.toISOString();
  };
  return { id, routeId: route.id, creator, company, visitor, caseId, moveTo };
}

/** The drive arrives in so many minutes at the latest. */
async function expectArrival(id: string, minutes: number): Promise<void> {
  const etaLow = new Date(Date.now() - 3_600_000);
  const etaHigh = new Date(Date.now() + minutes * 60_000);
  const told = { eta: "10:35 to 10:50 PM", distanceRemaining: "6.4 mi" };
  await db.transportRoute.update({ where: { id }, data: { ...told, etaAt: etaLow, etaLow, etaHigh } });
}

const pickupLocation = "4025 N Paulina St, Chicago, IL 60613";
/** From one house with a name to another. */
const known = { locationName: "St. Brendan Medical Center", destinationFuneralHome: "Ashgrove Memorial Chapel" };

it.each([
  ["from a hospital", known, "41.95678,-87.67321", false],
  ["from a home", { deceasedLocation: "Residence" }, "41.96,-87.67", true],
  ["from an address without a name", {}, "41.96,-87.67", true],
  ["from an address of the country", { pickupLocation: "N6240 County Road K, Ely, WI 54937" }, "41.96,-87.67", true],
  [
    "to a home, whichever funeral home takes part",
    {
      ...known,
      deliveryLocation: "Residence, 12 Oak St, Evanston, IL 60201",
    },
    "41.96,-87.67",
    true,
  ],
])("tells where the vehicle is on its way %s", async (_name, more, currentLocation, isPositionApproximate) => {
  const given = await underWay({ pickupLocation, ...more });
  const { visitor, caseId, company, routeId } = given;
  const toPickup = await given.moveTo(41.9, -87.6);
  expect(await getFamilyRoute(visitor, caseId, "en")).toMatchObject({ currentLocation: null, positionAt: toPickup });
  expect(await findFamilyView(visitor, new Headers(), "en")).toMatchObject({ map: null, hasSetOut: true });
  await driven(company, routeId, ["arrive", "confirm", "depart"]);
  const positionAt = await given.moveTo(41.95678, -87.67321);
  const route = await getFamilyRoute(visitor, caseId, "en");
  expect(route).toMatchObject({ currentLocation, positionAt, isPositionApproximate });
  const view = await findFamilyView(visitor, new Headers(), "en");
  expect(view?.route).toEqual(route);
  expect(view?.tags.route).toBe(tagOf(route));
  expect(route.near).toBe("Chicago");
  expect(view?.map?.vehicle).toMatchObject({ isApproximate: isPositionApproximate, near: "Chicago" });
  expect(JSON.stringify([route, view]).includes("41.95678")).toBe(!isPositionApproximate);
  expect(JSON.stringify(view)).not.toContain("12 Oak St");
  await delivered(company, routeId);
  expect(await getFamilyRoute(visitor, caseId, "en")).toMatchObject({
    currentLocation: null,
    positionAt: null,
    eta: null,
  });
  expect(await findFamilyView(visitor, new Headers(), "en")).toMatchObject({ map: null });
});

it("tells only about where the vehicle is while it may still stand at another family's home", async () => {
  const given = await underWay({ pickupLocation, ...known }, "driver");
  const { visitor, caseId, company } = given;
  await driven(company, given.routeId, ["arrive", "confirm", "depart"]);
  const other = await anActiveTransport(await anActor(), company);
  await driven(company, other.route.id, ["arrive", "confirm"]);
  const shown = async () => {
    await given.moveTo(41.95678, -87.67321);
    return (await getFamilyRoute(visitor, caseId, "en")).currentLocation;
  };
  expect(await shown()).toBe("41.96,-87.67");
  // Delivered there a moment ago.
  await delivered(company, other.route.id);
  expect(await shown()).toBe("41.96,-87.67");
  const endedAt = new Date(Date.now() - 11 * 60_000);
  await db.transportRoute.update({ where: { id: other.route.id }, data: { endedAt } });
  expect(await shown()).toBe("41.95678,-87.67321");
});

it("draws a private home as its town, and a house with a name where it stands", async () => {
  const given = await underWay({ pickupLocation, deceasedLocation: "Residence" });
  await driven(given.company, given.routeId, ["arrive", "confirm"]);
  await given.moveTo(41.95678, -87.67321);
  const door = { lat: 41.95611, lng: -87.67111, precision: "address", near: "Chicago, IL" } as const;
  const asked = { pickup: pickupLocation, delivery: "718 Lake St, Oak Park, IL 60301", leg: "delivery" } as const;
  const places = { pickupPlace: door, deliveryPlace: { ...door, lat: 41.888, lng: -87.803, near: "Oak Park, IL" } };
  const keep = (delivery: string) =>
    keepRouteDrive(given.routeId, {
      ...asked,
      ...places,
      delivery,
      from: null,
      drive: null,
      askedAt: new Date(Date.now() + 60_000),
    });
  await keep(asked.delivery);
  const mapOf = async () => (await findFamilyView(given.visitor, new Headers(), "en"))?.map;
  const map = await mapOf();
  expect(map?.pickup).toMatchObject({ isTown: true, precision: "city" });
  expect(map?.delivery).toMatchObject({ isTown: true, precision: "city" });
  expect(JSON.stringify(map)).not.toMatch(/41\.956|87\.671/);
  await db.serviceRequest.update({ where: { id: given.id }, data: { funeralHomeName: "Ashgrove Memorial Chapel" } });
  expect((await mapOf())?.delivery).toEqual({ lat: 41.888, lng: -87.803, precision: "address", isTown: false });
  // Another address lies elsewhere.
  await keep("9 Lake St, Oak Park, IL 60301");
  expect((await mapOf())?.delivery).toBeNull();
});

it("keeps map, position and distance from the family while the map is paused", async () => {
  const given = await underWay({ pickupLocation, ...known });
  const { visitor, caseId, company, id } = given;
  await driven(company, given.routeId, ["arrive", "confirm", "depart"]);
  await given.moveTo(41.95678, -87.67321);
  await expectArrival(given.routeId, 10);
  expect(await getFamilyRoute(visitor, caseId, "en")).toMatchObject({
    isMapPaused: false,
    distanceRemaining: "6.4 mi",
  });
  await pauseFamilyMap(given.creator, { id });
  const paused = { isMapPaused: true, currentLocation: null, positionAt: null, distanceRemaining: null };
  expect(await getFamilyRoute(visitor, caseId, "en")).toMatchObject({ ...paused, eta: "10:35 to 10:50 PM" });
  const view = await findFamilyView(visitor, new Headers(), "en");
  expect(view).toMatchObject({ map: null, route: paused });
  expect(JSON.stringify(view)).not.toMatch(/41\.95|87\.67/);
  await resumeFamilyMap(company, { id });
  expect(await findFamilyView(visitor, new Headers(), "en")).toMatchObject({ map: { vehicle: { lat: 41.95678 } } });
});

it("names the driver by the first name, where the company allows it and while the drive is under way", async () => {
  const given = await underWay({ pickupLocation }, "driver");
  const { visitor, caseId, company } = given;
  const named = async () => (await getFamilyRoute(visitor, caseId, "en")).driverFirstName;
  expect(await named()).toBeNull();
  const coordinator = await anActor({ businessId: company.businessId });
  await changeDriverNaming(coordinator, { namesDriverToFamilies: true });
  expect(await named()).toBe("Deshawn");
  expect(JSON.stringify(await findFamilyView(visitor, new Headers(), "en"))).not.toContain("Withheld");
  await driven(company, given.routeId, ["arrive", "confirm"]);
  await delivered(company, given.routeId);
  expect(await named()).toBeNull();
});

it("tells no window that lies behind", async () => {
  const given = await underWay({ pickupLocation });
  const expected = async (minutes: number) => {
    await expectArrival(given.routeId, minutes);
    return getFamilyRoute(given.visitor, given.caseId, "en");
  };
  expect(await expected(1)).toMatchObject({ eta: "10:35 to 10:50 PM", etaHigh: expect.any(String) });
  expect(await expected(-1)).toMatchObject({ eta: null, etaLow: null, etaHigh: null });
});
