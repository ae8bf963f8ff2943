// When a family may see where the vehicle is, and how exactly: between the two places, near a private residence only about.

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

/**
 * Whether somebody may live at the two ends, whether the driver has another family's drive meanwhile (`isSharedAt`),
 * and whether a coordinator paused the map.
 */
export interface Privacy {
  isPaused: boolean;
  isShared: boolean;
  isPickupPrivate: boolean;
  isDeliveryPrivate: boolean;
}

export interface FamilyPosition {
  /** 'lat,lng'; null while there is none to show: before the pickup, after the delivery, while the map is paused. */
  currentLocation: string | null;
  /** When the vehicle was last heard of, ISO 8601; on the way to the pickup too, while where it is stays untold. */
  positionAt: string | null;
  /** Rounded to a hundredth of a degree, about 1 km. */
  isPositionApproximate: boolean;
}

/** Where `currentLocation` is, in degrees. */
export function pointOf({
  currentLocation,
}: Pick<FamilyPosition, "currentLocation">): { lat: number; lng: number } | null {
  if (currentLocation === null) return null;
  const [lat = 0, lng = 0] = currentLocation.split(",").map(Number);
  return { lat, lng };
}

/** So long after leaving a residence, or after the drive that led there, its neighbourhood is left too, milliseconds. */
const leaving = 10 * 60_000;

/** Whether one of the driver's other drives was under way then, or had ended so lately that the vehicle still stands there. */
export function isSharedAt(positionAt: Date | null, others: readonly { endedAt: Date | null }[]): boolean {
  const at = positionAt?.getTime() ?? 0;
  return others.some(({ endedAt }) => endedAt === null || at < endedAt.getTime() + leaving);
}

const nowhere: FamilyPosition = { currentLocation: null, positionAt: null, isPositionApproximate: false };

export function familyPosition(drive: PositionedDrive, privacy: Privacy): FamilyPosition {
  const { currentLat: lat, currentLng: lng, positionAt } = drive;
  const isUnderWay = drive.isActive && drive.routeStatus !== "delivered";
  if (!isUnderWay || privacy.isPaused || lat === null || lng === null || !positionAt) return nowhere;
  const heard = { ...nowhere, positionAt: positionAt.toISOString() };
  if (!isBetween(drive, positionAt)) return heard;
  const isPositionApproximate =
    privacy.isShared || (privacy.isPickupPrivate && isNearPickup(drive, positionAt)) || privacy.isDeliveryPrivate;
  const shown = (degrees: number) => (isPositionApproximate ? degrees.toFixed(2) : String(degrees));
  return { ...heard, currentLocation: `${shown(lat)},${shown(lng)}`, isPositionApproximate };
}

/** Whether the position is one of the person's own way: a place from before the pickup says where the driver was. */
function isBetween({ routeStatus, pickedUpAt }: PositionedDrive, positionAt: Date): boolean {
  return routeStatus === "en_route_to_delivery" && pickedUpAt !== null && positionAt >= pickedUpAt;
}

/** By the position's own time: one that is old may still be that of the residence. */
function isNearPickup({ departedFromPickupAt: left }: PositionedDrive, positionAt: Date): boolean {
  // Picked up is not yet away: without the departure nobody knows when the vehicle left.
  return left === null || positionAt.getTime() < left.getTime() + leaving;
}
