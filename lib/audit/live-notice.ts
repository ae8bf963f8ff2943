// What open screens are told when a commit changes something: ids and kinds, no personal datum.
import { z } from "zod";

const liveNotice = z.object({
  /** Event types of the commit. */
  types: z.array(z.string()),
  requestIds: z.array(z.string()),
  /** Businesses whose lists change. */
  businessIds: z.array(z.string()),
  /** Every provider's list changes: an open call came, went or moved. */
  isOpenCall: z.boolean(),
});

export type LiveNotice = z.infer<typeof liveNotice>;

const instant = z.string().nullable();

const positionNotice = z.object({
  routeId: z.string(),
  requestId: z.string(),
  /** The businesses that see the drive. */
  audience: z.array(z.string()),
  /** Grows with every place of the drive. */
  seq: z.number(),
  /** When the vehicle was there, ISO 8601. */
  at: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** Metres; metres a second; degrees from north. */
  accuracy: z.number().nullable(),
  speed: z.number().nullable(),
  heading: z.number().nullable(),
  /** What is told of the arrival now; instants are ISO 8601. */
  eta: z.string().nullable(),
  distanceRemaining: z.string().nullable(),
  etaAt: instant,
  etaLow: instant,
  etaHigh: instant,
});

/** Where the vehicle of one drive is now. */
type PositionNotice = z.infer<typeof positionNotice>;

/** As it is handed over to be told: JSON makes texts of the instants. */
export type PositionToTell = {
  [Name in keyof PositionNotice]: Name extends "at" | "etaAt" | "etaLow" | "etaHigh"
    ? Date | Extract<PositionNotice[Name], null>
    : PositionNotice[Name];
};

const positionsNotice = z.object({ positions: z.array(positionNotice) });

/** What travels on the channel: changes of a commit, or the newest places of some drives. */
type Notice = LiveNotice | z.infer<typeof positionsNotice>;

const read = new WeakMap<object, Notice>();

/** Every open stream asks of the same notice, so it is checked once. Throws where it is none. */
function parseNotice(notice: unknown): Notice {
  const known = typeof notice === "object" && notice !== null ? read.get(notice) : undefined;
  if (known) return known;
  const parsed = z.union([liveNotice, positionsNotice]).parse(notice);
  read.set(notice as object, parsed);
  return parsed;
}

/** One drive's place as a business's screens hear it. */
export type LivePosition = Omit<PositionNotice, "audience">;

/** What a business's screens hear: which requests changed and how, or where its vehicles are. */
export type BusinessNotice = Pick<LiveNotice, "types" | "requestIds"> | { positions: LivePosition[] };

/** What a business's screens hear of a notice; null when nothing of theirs changed. */
export function reachesBusiness(notice: unknown, businessId: string): BusinessNotice | null {
  const parsed = parseNotice(notice);
  if ("positions" in parsed) {
    const positions = parsed.positions.flatMap(({ audience, ...position }) =>
      audience.includes(businessId) ? [position] : [],
    );
    return positions.length > 0 ? { positions } : null;
  }
  const { types, requestIds, businessIds, isOpenCall } = parsed;
  return isOpenCall || businessIds.includes(businessId) ? { types, requestIds } : null;
}

/** As `reachesBusiness`, for the family of one request, whose page asks anew: what it may see of a place is cut there. */
export function reachesFamily(notice: unknown, requestId: string): { changed: true } | null {
  const parsed = parseNotice(notice);
  const isReached =
    "positions" in parsed
      ? parsed.positions.some((position) => position.requestId === requestId)
      : parsed.requestIds.includes(requestId);
  return isReached ? { changed: true } : null;
}
