// Tells every process where vehicles are now: the newest place of each drive, many drives in one notification.
import "server-only";
import type { PositionToTell } from "./live-notice";
import { beforeDatabaseEnds, database } from "@/lib/platform/db";
import { describe, log } from "@/lib/platform/log";

/** NOTIFY takes a lock that the whole database shares, so notices wait this long for each other, milliseconds. */
const pauseMs = 50;
/** Bytes; PostgreSQL refuses a payload of 8000. */
const mostBytes = 7_500;

interface Waiting {
  /** By route; a newer place of the same drive takes the older one's. */
  notices: Map<string, PositionToTell>;
  timer: NodeJS.Timeout | null;
  /** The one that is under way; two at once might overtake each other. */
  sending: Promise<void> | null;
}

const kept = globalThis as { mortuaryPositions?: Waiting };

function waiting(): Waiting {
  if (!kept.mortuaryPositions) {
    kept.mortuaryPositions = { notices: new Map(), timer: null, sending: null };
    beforeDatabaseEnds(sendRest);
  }
  return kept.mortuaryPositions;
}

/** Leaves a place to be told within `pauseMs`. One that gets lost is followed by the next, and by the polling. */
export function sendPosition(notice: PositionToTell): void {
  const state = waiting();
  const other = state.notices.get(notice.routeId);
  if (other && other.seq > notice.seq) return;
  state.notices.set(notice.routeId, notice);
  sendSoon(state);
}

function sendSoon(state: Waiting): void {
  if (state.sending || state.notices.size === 0) return;
  state.timer ??= setTimeout(() => void send(state), pauseMs);
}

async function sendRest(): Promise<void> {
  const state = waiting();
  await state.sending;
  if (state.timer) clearTimeout(state.timer);
  await send(state);
}

async function send(state: Waiting): Promise<void> {
  state.timer = null;
  const notices = [...state.notices.values()];
  state.notices.clear();
  state.sending = tell(notices);
  await state.sending;
  state.sending = null;
  sendSoon(state);
}

async function tell(notices: readonly PositionToTell[]): Promise<void> {
  if (notices.length === 0) return;
  try {
    await database().pool.query({
      name: "tell-positions",
      text: "SELECT pg_notify('live', payload) FROM unnest($1::text[]) AS payload",
      values: [payloadsOf(notices)],
    });
  } catch (error) {
    log.warn({ error: describe(error), drives: notices.length }, "places could not be told");
  }
}

/** As few payloads as the size of one allows. */
function payloadsOf(notices: readonly PositionToTell[]): string[] {
  const texts: string[][] = [[]];
  let size = 0;
  for (const notice of notices) {
    const text = JSON.stringify(notice);
    if (size + text.length > mostBytes) {
      texts.push([]);
      size = 0;
    }
    size += text.length + 1;
    texts.at(-1)?.push(text);
  }
  return texts.map((each) => `{"positions":[${each.join(",")}]}`);
}
