// Whether the driver is heard of, as a family reads it: where the vehicle stands silence means nothing.
import type { RouteStatus } from "@/lib/transports/route-status";

/** What of a drive tells of the signal; instants are ISO 8601. */
export interface HeardDrive {
  routeStatus: RouteStatus;
  isActive: boolean;
  isMapPaused: boolean;
  positionAt: string | null;
  pickedUpAt: string | null;
  departedFromPickupAt: string | null;
}

export interface SignalDto {
  /** When the vehicle was last heard of on this leg; null where it was not yet. */
  heardAt: string | null;
  /** Silence counts from here on. */
  since: string;
}

/** What is known of the driver's signal while a vehicle drives; null where it stands, or was never heard of. */
export function signalOf(drive: HeardDrive): SignalDto | null {
  const { routeStatus, positionAt, pickedUpAt, departedFromPickupAt: left } = drive;
  if (!drive.isActive || drive.isMapPaused || positionAt === null) return null;
  if (routeStatus === "en_route_to_pickup") return { heardAt: positionAt, since: positionAt };
  if (routeStatus !== "en_route_to_delivery") return null;
  const isOfThisLeg = pickedUpAt !== null && positionAt >= pickedUpAt;
  if (!isOfThisLeg && left === null) return null;
  // A phone that was silent while the vehicle stood has a moment to be heard once it drives.
  const since = left !== null && left > positionAt ? left : positionAt;
  return { heardAt: isOfThisLeg ? positionAt : null, since };
}
