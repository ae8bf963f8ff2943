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
  /** Nor does the family hear when there was a place; a process of an older version does not say. */
  isMapPaused: z.boolean().optional(),
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

/** The newest places of some drives: what travels on the channel beside the changes of commits. */
const positionsNotice = z.object({ positions: z.array(positionNotice) });

/** One drive's place as a business's screens hear it. */
export type LivePosition = Omit<PositionNotice, "audience" | "isMapPaused">;

/** Whom a notice reaches. */
interface Reach {
  /** The changes of a commit; null where places are told. */
  changes: LiveNotice | null;
  /** Places by the business that sees them. */
  places: ReadonlyMap<string, LivePosition[]>;
  requestIds: ReadonlySet<string>;
}

const read = new WeakMap<object, Reach>();

/** Every open stream asks of the same notice, so it is read and sorted once. Throws where it is none. */
function readNotice(notice: unknown): Reach {
  const known = typeof notice === "object" && notice !== null ? read.get(notice) : undefined;
  if (known) return known;
  const isPlaces = typeof notice === "object" && notice !== null && "positions" in notice;
  const reach = isPlaces ? sortPlaces(positionsNotice.parse(notice)) : sortChanges(liveNotice.parse(notice));
  read.set(notice as object, reach);
  return reach;
}

const sortChanges = (changes: LiveNotice): Reach => ({
  changes,
  places: new Map(),
  requestIds: new Set(changes.requestIds),
});

/** The newest place of each drive that this process has heard of. */
const newest = new Map<string, number>();
/** Drives that are remembered; the one unheard of for longest goes first. */
const mostNewest = 20_000;

/** Processes tell of one drive each for itself, and the later of two may be heard first. */
function isOvertaken({ routeId, seq }: PositionNotice): boolean {
  const heard = newest.get(routeId) ?? seq;
  if (seq < heard) return true;
  newest.delete(routeId);
  newest.set(routeId, seq);
  const [oldest] = newest.size > mostNewest ? newest.keys() : [];
  if (oldest !== undefined) newest.delete(oldest);
  return false;
}

function sortPlaces({ positions }: z.infer<typeof positionsNotice>): Reach {
  const places = new Map<string, LivePosition[]>();
  for (const notice of positions) {
    if (isOvertaken(notice)) continue;
    const { audience, isMapPaused: _, ...position } = notice;
    // Who called for the drive may be who carries it.
    for (const businessId of new Set(audience)) {
      const others = places.get(businessId);
      if (others) others.push(position);
      else places.set(businessId, [position]);
    }
  }
  const shown = positions.filter(({ isMapPaused }) => !isMapPaused);
  return { changes: null, places, requestIds: new Set(shown.map(({ requestId }) => requestId)) };
}

/** What a business's screens hear: which requests changed and how, or where its vehicles are. */
export type BusinessNotice = Pick<LiveNotice, "types" | "requestIds"> | { positions: LivePosition[] };

/** What a business's screens hear of a notice; null when nothing of theirs changed. */
export function reachesBusiness(notice: unknown, businessId: string): BusinessNotice | null {
  const { changes, places } = readNotice(notice);
  if (!changes) {
    const positions = places.get(businessId);
    return positions ? { positions } : null;
  }
  const { types, requestIds, businessIds, isOpenCall } = changes;
  return isOpenCall || businessIds.includes(businessId) ? { types, requestIds } : null;
}

/** As `reachesBusiness`, for the family of one request, whose page asks anew: what it may see of a place is cut there. */
export function reachesFamily(notice: unknown, requestId: string): { changed: true } | { moved: true } | null {
  const { changes, requestIds } = readNotice(notice);
  if (!requestIds.has(requestId)) return null;
  return changes ? { changed: true } : { moved: true };
}
