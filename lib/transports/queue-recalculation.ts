// Has a route recalculated soon after its vehicle moved: seldom enough, a few at once, and nobody waits for it.
import "server-only";
import { beforeDatabaseEnds } from "@/lib/platform/db";
import { describe, log } from "@/lib/platform/log";
import { trackArrival } from "./track-arrival";

/** One route at most so often, milliseconds. Another process may do it too, which harms nothing. */
const pauseMs = 20_000;
const lookMs = 500;
/** A slow map service must not take every connection to the database. */
const mostAtOnce = 4;

interface Queue {
  /** Requests whose route is to be recalculated. */
  waiting: Set<string>;
  /** When each was last begun, milliseconds. */
  begun: Map<string, number>;
  running: Set<Promise<void>>;
  timer: NodeJS.Timeout | null;
}

const kept = globalThis as { mortuaryRecalculations?: Queue };

function queue(): Queue {
  if (!kept.mortuaryRecalculations) {
    const made: Queue = { waiting: new Set(), begun: new Map(), running: new Set(), timer: null };
    kept.mortuaryRecalculations = made;
    beforeDatabaseEnds(async () => {
      made.waiting.clear();
      if (made.timer) clearInterval(made.timer);
      made.timer = null;
      await Promise.all(made.running);
    });
  }
  return kept.mortuaryRecalculations;
}

/** Returns at once; the newest place counts when its turn comes. What fails is left to the next place. */
export function queueRecalculation(requestId: string): void {
  const state = queue();
  state.waiting.add(requestId);
  if (!state.timer) {
    state.timer = setInterval(() => work(state), lookMs);
    state.timer.unref();
  }
}

function work(state: Queue): void {
  const present = Date.now();
  for (const [id, begun] of state.begun) if (present - begun >= pauseMs) state.begun.delete(id);
  for (const requestId of state.waiting) {
    if (state.running.size >= mostAtOnce) return;
    if (state.begun.has(requestId)) continue;
    state.waiting.delete(requestId);
    state.begun.set(requestId, present);
    const run = recalculate(requestId).finally(() => state.running.delete(run));
    state.running.add(run);
  }
  if (state.waiting.size > 0 || !state.timer) return;
  clearInterval(state.timer);
  state.timer = null;
}

async function recalculate(requestId: string): Promise<void> {
  try {
    await trackArrival(requestId);
  } catch (error) {
    log.warn({ requestId, error: describe(error) }, "a route could not be recalculated");
  }
}
