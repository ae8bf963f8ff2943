// How exactly a family may see where the vehicle is: near a private residence only about.

/** What of a drive says where it is. */
export interface PositionedDrive {
  routeStatus: string;
  isActive: boolean;
  currentLat: number | null;
  currentLng: number | null;
  positionAt: Date | null;
  pickedUpAt: Date | null;
  departedFromPickupAt: Date | null;
}

/** Whether somebody may live at the two ends, and whether the driver carries another family's person meanwhile. */
export interface Privacy {
  isShared: boolean;
  isPickupPrivate: boolean;
  isDeliveryPrivate: boolean;
}

export interface FamilyPosition {
  /** 'lat,lng'; null while there is none to show. */
  currentLocation: string | null;
  /** When the vehicle was there, ISO 8601. */
  positionAt: string | null;
  /** Rounded to a hundredth of a degree, about 1 km. */
  isPositionApproximate: boolean;
}

/** So long after leaving a residence its neighbourhood is left too, milliseconds. */
const leaving = 10 * 60_000;

const nowhere: FamilyPosition = { currentLocation: null, positionAt: null, isPositionApproximate: false };

export function familyPosition(drive: PositionedDrive, privacy: Privacy): FamilyPosition {
  const { currentLat: lat, currentLng: lng, positionAt } = drive;
  if (!drive.isActive || drive.routeStatus === "delivered" || lat === null || lng === null || !positionAt) {
    return nowhere;
  }
  const isPositionApproximate =
    privacy.isShared ||
    (privacy.isPickupPrivate && isNearPickup(drive, positionAt)) ||
    (privacy.isDeliveryPrivate && drive.routeStatus === "en_route_to_delivery");
  const shown = (degrees: number) => (isPositionApproximate ? degrees.toFixed(2) : String(degrees));
  return {
    currentLocation: `${shown(lat)},${shown(lng)}`,
    positionAt: positionAt.toISOString(),
    isPositionApproximate,
  };
}

/** By the position's own time: one that is old may still be that of the residence. */
function isNearPickup({ pickedUpAt, departedFromPickupAt }: PositionedDrive, positionAt: Date): boolean {
  // Picked up is not yet away: without the departure nobody knows when the vehicle left.
  const left = pickedUpAt === null ? null : departedFromPickupAt;
  return left === null || positionAt.getTime() < left.getTime() + leaving;
}
