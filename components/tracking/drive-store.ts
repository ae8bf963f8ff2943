// What the driver's page keeps on the phone until it is sent: presses and positions, by person and drive.
import { createStore, promisifyRequest } from "idb-keyval";
import type { z } from "zod";
import type { RouteStepName } from "@/lib/transports/route-status";
import type { deliveryBody } from "@/lib/transports/schema";

/** What a delivery's form says. */
export type Handover = z.input<typeof deliveryBody>;

/** A press that waits to be sent, or was refused. */
export interface KeptStep {
  clientId: string;
  step: RouteStepName;
  /** By the phone's clock, milliseconds since 1970. */
  pressedAt: number;
  handover?: Handover;
  /** The server's sentence, where it was refused; it is not sent again. */
  refusal?: string;
}

/** A position that waits to be sent. Milliseconds since 1970, metres, metres a second, degrees from north. */
export interface KeptPosition {
  clientId: string;
  at: number;
  lat: number;
  lng: number;
  accuracy: number | null;
  speed: number | null;
  heading: number | null;
}

interface Kept {
  steps: KeptStep[];
  positions: KeptPosition[];
}

type Shelf = keyof Kept;

/** A place for lists; `change` sees no half-written list, in no tab. */
export interface DriveStore {
  read<S extends Shelf>(shelf: S, userId: string, routeId: string): Promise<Kept[S]>;
  change<S extends Shelf>(
    shelf: S,
    userId: string,
    routeId: string,
    change: (kept: Kept[S]) => Kept[S],
  ): Promise<Kept[S]>;
  /** The drives of which something of this person is kept. */
  drives(userId: string): Promise<string[]>;
}

const keyOf = (shelf: Shelf, userId: string, routeId: string) => `${shelf}:${userId}:${routeId}`;

/** What lies in memory goes with the page. */
export function memoryStore(lists = new Map<string, unknown[]>()): DriveStore {
  const read = <S extends Shelf>(shelf: S, userId: string, routeId: string) =>
    (lists.get(keyOf(shelf, userId, routeId)) ?? []) as Kept[S];
  return {
    read: async (shelf, userId, routeId) => read(shelf, userId, routeId),
    change: async (shelf, userId, routeId, change) => {
      const next = change(read(shelf, userId, routeId));
      if (next.length > 0) lists.set(keyOf(shelf, userId, routeId), next);
      else lists.delete(keyOf(shelf, userId, routeId));
      return next;
    },
    drives: async (userId) => drivesIn([...lists.keys()], userId),
  };
}

function drivesIn(keys: readonly string[], userId: string): string[] {
  const parts = keys.map((key) => key.split(":"));
  return [...new Set(parts.filter((part) => part[1] === userId).map((part) => part[2] ?? ""))];
}

/** The browser's database, which outlives the tab. Raises where the browser keeps nothing. */
function phoneStore(): DriveStore {
  const open = createStore("mortuary-drive", "kept");
  const readAll = <T>(key: string) => open("readonly", (kept) => promisifyRequest<T | undefined>(kept.get(key)));
  return {
    read: async (shelf, userId, routeId) => (await readAll(keyOf(shelf, userId, routeId))) ?? [],
    change: <S extends Shelf>(
      shelf: S,
      userId: string,
      routeId: string,
      change: (kept: Kept[S]) => Kept[S],
    ): Promise<Kept[S]> => {
      const key = keyOf(shelf, userId, routeId);
      // One transaction from the reading to the writing, so that two tabs do not write over each other.
      return open("readwrite", async (kept) => {
        const next = change((await promisifyRequest<Kept[S] | undefined>(kept.get(key))) ?? []);
        if (next.length > 0) kept.put(next, key);
        else kept.delete(key);
        // Only what is committed outlives the tab.
        await promisifyRequest(kept.transaction);
        return next;
      });
    },
    drives: async (userId) =>
      drivesIn((await open("readonly", (kept) => promisifyRequest(kept.getAllKeys()))).map(String), userId),
  };
}

/**
 * The phone's store, or the page's memory where the browser keeps nothing. A phone may lose its connection to the
 * database in the background: then it is opened anew. What a phone without room cannot take waits in the page's memory,
 * and goes with the next change that it can.
 */
export function lastingStore(open: () => DriveStore = phoneStore, page: DriveStore = memoryStore()): DriveStore {
  let store = open();
  let hasWorked = false;
  const held = async <T>(ask: (from: DriveStore) => Promise<T>): Promise<T> => {
    try {
      const answer = await ask(store);
      hasWorked = true;
      return answer;
    } catch (error) {
      if (store === page) throw error;
      store = hasWorked ? open() : page;
      return ask(store);
    }
  };
  const read = <S extends Shelf>(shelf: S, userId: string, routeId: string) =>
    held((from) => from.read(shelf, userId, routeId));
  /** What waits in the page's memory beside the phone's store. */
  const readSpare = async <S extends Shelf>(shelf: S, userId: string, routeId: string) =>
    store === page ? ([] as unknown as Kept[S]) : page.read(shelf, userId, routeId);
  const change: DriveStore["change"] = async (shelf, userId, routeId, alter) => {
    const spare = await readSpare(shelf, userId, routeId);
    try {
      const next = await held((from) => from.change(shelf, userId, routeId, (kept) => alter(both(kept, spare))));
      if (spare.length > 0) await page.change(shelf, userId, routeId, (kept) => kept.slice(0, 0) as typeof kept);
      return next;
    } catch (error) {
      const kept = await read(shelf, userId, routeId);
      const next = alter(both(kept, spare));
      const [now, before] = [new Set<object>(next), new Set<object>(kept)];
      // What the phone holds already it alone can change.
      if (kept.some((one) => !now.has(one))) throw error;
      await page.change(shelf, userId, routeId, () => next.filter((one) => !before.has(one)) as typeof next);
      return next;
    }
  };
  return {
    read: async (...given) => both(await read(...given), await readSpare(...given)),
    change,
    drives: async (userId) => {
      const [kept, spare] = [await held((from) => from.drives(userId)), await page.drives(userId)];
      return [...new Set([...kept, ...spare])];
    },
  };
}

const both = <S extends Shelf>(kept: Kept[S], spare: Kept[S]) => [...kept, ...spare] as Kept[S];

let opened: DriveStore | undefined;

/** The store of this page, opened once. */
export function openStore(): DriveStore {
  opened ??= lastingStore();
  return opened;
}

let isAskedToLast = false;

/**
 * Asks the browser, once a page, not to clear the database when the phone runs out of room. Some ask their user, so it
 * waits until there is a step to keep.
 */
export function askToLast(): void {
  if (isAskedToLast || !("storage" in navigator)) return;
  isAskedToLast = true;
  // A browser that refuses keeps the steps as long as it can, as it always did.
  navigator.storage.persist().catch(() => {});
}
