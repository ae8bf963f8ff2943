// What leaves this feature: trackers without their tokens, and the path of a drive.

/** A tracker. Instants are ISO 8601. */
export interface DeviceDto {
  id: string;
  name: string;
  driverId: string;
  driverName: string;
  createdAt: string;
  revokedAt: string | null;
  /** When it last sent anything; null if it never did. */
  lastSeenAt: string | null;
}

/** A new tracker with its token, which is shown this once. */
export interface NewDeviceDto extends DeviceDto {
  token: string;
}

/** Where the vehicle was. `at` is ISO 8601; metres, metres a second, degrees from north. */
export interface TrackPointDto {
  at: string;
  lat: number;
  lng: number;
  accuracy: number | null;
  speed: number | null;
  heading: number | null;
}

/** An end of a drive, as well as it is known. */
interface MapPlaceDto {
  lat: number;
  lng: number;
  /** From `zip` on it is the middle of that area, not the door. */
  precision: "pin" | "address" | "street" | "zip" | "city" | "county";
  /** What it lies in or near: 'Oak Park, IL'. */
  near: string | null;
}

/** What a map draws of a drive beside the vehicle; null where nothing was asked yet or nobody knows. */
export interface RouteMapDto {
  pickup: MapPlaceDto | null;
  delivery: MapPlaceDto | null;
  /** The road of the present leg, [lat, lng] each, at most 200 points. */
  line: [number, number][] | null;
  /** The provider of the drive. */
  by: string | null;
}

/** Which maps the platform is set up for; null where it is not. Addresses are of styles or tiles with {z}, {x}, {y}. */
export interface MapSettingsDto {
  googleKey: string | null;
  googleMapId: string | null;
  styleUrl: string | null;
  satelliteUrl: string | null;
}

export interface DeviceRow {
  id: string;
  name: string;
  driverId: string;
  createdAt: Date;
  revokedAt: Date | null;
  lastSeenAt: Date | null;
  driver: { firstName: string; lastName: string };
}

export function toDeviceDto({ driver, ...row }: DeviceRow): DeviceDto {
  return {
    id: row.id,
    name: row.name,
    driverId: row.driverId,
    driverName: `${driver.firstName} ${driver.lastName}`,
    createdAt: row.createdAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  };
}
