// Near a private residence a family sees the vehicle only about; everywhere else where it is.
import { expect, it } from "vitest";
import { familyPosition, type PositionedDrive } from "./position-status";

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 3, minutes));

const drive = (over: Partial<PositionedDrive> = {}): PositionedDrive => ({
  routeStatus: "en_route_to_pickup",
  isActive: true,
  currentLat: 41.95678,
  currentLng: -87.67321,
  positionAt: at(0),
  pickedUpAt: null,
  departedFromPickupAt: null,
  ...over,
});

const exact = "41.95678,-87.67321";
const about = "41.96,-87.67";
const open = { isShared: false, isPickupPrivate: false, isDeliveryPrivate: false };
const fromHome = { ...open, isPickupPrivate: true };
const toHome = { ...open, isDeliveryPrivate: true };
const driving = { routeStatus: "en_route_to_delivery", pickedUpAt: at(0) };

it.each([
  ["on the way to a house with a name", drive(), open, exact],
  ["on the way to a residence", drive(), fromHome, about],
  ["at a residence", drive({ routeStatus: "arrived_at_pickup" }), fromHome, about],
  ["nine minutes after the pickup", drive({ ...driving, positionAt: at(9) }), fromHome, about],
  [
    "an hour after the pickup, where nobody recorded the departure",
    drive({ ...driving, positionAt: at(60) }),
    fromHome,
    about,
  ],
  ["anywhere while the driver has another family's drive", drive(driving), { ...open, isShared: true }, about],
  [
    "nine minutes after leaving, which was long after the pickup",
    drive({ ...driving, departedFromPickupAt: at(30), positionAt: at(39) }),
    fromHome,
    about,
  ],
  [
    "ten minutes after leaving",
    drive({ ...driving, departedFromPickupAt: at(30), positionAt: at(40) }),
    fromHome,
    exact,
  ],
  ["at an old place that may be the residence", drive({ ...driving, positionAt: at(-20) }), fromHome, about],
  ["on the last leg to a residence", drive({ ...driving, positionAt: at(40) }), toHome, about],
  ["before the last leg to a residence", drive(), toHome, exact],
])("%s", (_name, route, privacy, shown) => {
  expect(familyPosition(route, privacy)).toEqual({
    currentLocation: shown,
    positionAt: route.positionAt?.toISOString(),
    isPositionApproximate: shown === about,
  });
});

it.each([
  ["before there is a position", drive({ currentLat: null, currentLng: null, positionAt: null })],
  ["once delivered", drive({ routeStatus: "delivered" })],
  ["once the drive has ended", drive({ isActive: false })],
])("shows nothing %s", (_name, route) => {
  expect(familyPosition(route, open)).toEqual({
    currentLocation: null,
    positionAt: null,
    isPositionApproximate: false,
  });
});
