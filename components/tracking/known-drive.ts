// What the driver's page knew last, for a reload without signal; it goes with the drive's end and with the sign-out.
import { forgetDrives, knownDrivePrefix, pageCache } from "@/components/hooks/forget-drives";
import type { DriveMapAnswer } from "@/components/transports/drive-scene";
import type { RequestDto, RouteDto } from "@/lib/transports/dto";

/** A drive as the page shows it. */
export interface ShownDrive {
  route: RouteDto;
  request: RequestDto;
  map: DriveMapAnswer | null;
}

interface Known {
  /** When it was so, by the server's clock, milliseconds since 1970. */
  asOf: number;
  /** By the phone's clock. */
  savedAt: number;
  drive: ShownDrive;
}

const keyOf = (userId: string, routeId: string) => `${knownDrivePrefix}${userId}:${routeId}`;
/** Older than this it says nothing of a drive, milliseconds. */
const lifetime = 24 * 3_600_000;

/** How many steps a drive has taken; it never goes back. */
const stepsOf = ({ arrivedAtPickupAt, pickedUpAt, departedFromPickupAt, deliveryCompletedAt }: RouteDto) =>
  [arrivedAtPickupAt, pickedUpAt, departedFromPickupAt, deliveryCompletedAt].filter((at) => at !== null).length;

/**
 * What an earlier life of this page knew, and when; null where the page itself, of `pageAt`, is newer: further in its
 * steps, or else by the clock. Others' is thrown away.
 */
export function readKnown(userId: string, page: RouteDto, pageAt: number): Pick<Known, "asOf" | "drive"> | null {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(knownDrivePrefix));
    if (names.some((name) => !name.startsWith(keyOf(userId, "")))) forgetDrives();
    for (const name of names) if (Date.now() - (parse(name)?.savedAt ?? 0) > lifetime) localStorage.removeItem(name);
    const known = parse(keyOf(userId, page.id));
    if (known === null || !page.isActive) return null;
    const ahead = stepsOf(known.drive.route) - stepsOf(page);
    return ahead > 0 || (ahead === 0 && known.asOf >= pageAt) ? known : null;
  } catch {
    return null;
  }
}

function parse(name: string): Known | null {
  return JSON.parse(localStorage.getItem(name) ?? "null") as Known | null;
}

/** Remembers; a browser that keeps nothing shows the page as it was first loaded. */
export function writeKnown(userId: string, asOf: number, drive: ShownDrive): void {
  try {
    const known: Known = { asOf, savedAt: Date.now(), drive };
    localStorage.setItem(keyOf(userId, drive.route.id), JSON.stringify(known));
  } catch {
    // The same.
  }
}

/** Takes one drive from the phone, with its page. */
export function forgetDrive(userId: string, routeId: string): void {
  try {
    localStorage.removeItem(keyOf(userId, routeId));
  } catch {
    // Then there was nothing.
  }
  if (!("caches" in window)) return;
  const drop = async () => (await caches.open(pageCache)).delete(`/drive/${routeId}`, { ignoreVary: true });
  drop().catch(() => {});
}
