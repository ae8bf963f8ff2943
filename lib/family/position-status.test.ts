// A family sees the vehicle between the two places only, and near a private residence only about.
import { expect, it } from "vitest";
import { familyPosition, type PositionedDrive } from "./position-status";

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 3, minutes));

const drive = (over: Partial<PositionedDrive> = {}): PositionedDrive => ({
  routeStatus: "en_route_to_delivery",
  isActive: true,
  currentLat: 41.95678,
  currentLng: -87.67321,
  positionAt: at(5),
  pickedUpAt: at(0),
  departedFromPickupAt: at(2),
  ...over,
});

const exact = "41.95678,-87.67321";
const about = "41.96,-87.67";
const open = { isPaused: false, isShared: false, isPickupPrivate: false, isDeliveryPrivate: false };
const fromHome = { ...open, isPickupPrivate: true };
const toHome = { ...open, isDeliveryPrivate: true };

it.each([
  ["between a hospital and a funeral home", drive(), open, exact],
  ["at the hospital, at the minute of the pickup", drive({ positionAt: at(0) }), open, exact],
  ["nine minutes after the pickup at a residence", drive({ positionAt: at(9) }), fromHome, about],
  [
    "an hour after it, where nobody recorded the departure",
    drive({ departedFromPickupAt: null, positionAt: at(60) }),
    fromHome,
    about,
  ],
  ["anywhere while the driver has another family's drive", drive(), { ...open, isShared: true }, about],
  [
    "nine minutes after leaving, which was long after the pickup",
    drive({ departedFromPickupAt: at(30), positionAt: at(39) }),
    fromHome,
    about,
  ],
  ["ten minutes after leaving", drive({ departedFromPickupAt: at(30), positionAt: at(40) }), fromHome, exact],
  ["on the last leg to a residence", drive({ positionAt: at(40) }), toHome, about],
])("shows %s", (_name, route, privacy, shown) => {
  expect(familyPosition(route, privacy)).toEqual({
    currentLocation: shown,
    positionAt: route.positionAt?.toISOString(),
    isPositionApproximate: shown === about,
  });
});

it.each([
  ["on the way to the pickup", drive({ routeStatus: "en_route_to_pickup", pickedUpAt: null })],
  ["at the pickup", drive({ routeStatus: "arrived_at_pickup", pickedUpAt: null })],
  ["after the pickup, where the vehicle was last heard of before", drive({ positionAt: at(-1) })],
])("tells when, not where: %s", (_name, route) => {
  expect(familyPosition(route, open)).toEqual({
    currentLocation: null,
    positionAt: route.positionAt?.toISOString(),
    isPositionApproximate: false,
  });
});

it.each([
  ["before there is a position", drive({ currentLat: null, currentLng: null, positionAt: null }), open],
  ["once delivered", drive({ routeStatus: "delivered" }), open],
  ["once the drive has ended", drive({ isActive: false }), open],
  ["while the map is paused", drive(), { ...open, isPaused: true }],
])("shows nothing %s", (_name, route, privacy) => {
  expect(familyPosition(route, privacy)).toEqual({
    currentLocation: null,
    positionAt: null,
    isPositionApproximate: false,
  });
});
