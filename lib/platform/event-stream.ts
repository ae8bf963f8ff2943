// A server-sent event stream over live notices: kept alive, ended by the reader, the server's stop or a lost right.
import "server-only";
import { heartbeatMs, onHeartbeat } from "./heartbeat";
import { encodeEvent, joinRoom } from "./live-room";

const streamHeaders = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "private, no-store, no-transform",
  "X-Accel-Buffering": "no",
};

interface Options {
  /** The call that asked; a HEAD learns the headers alone. */
  request: Pick<Request, "method" | "signal" | "headers">;
  /** Streams of one room hear the same, and `select` answers all of them the same. */
  room: string;
  /** What to send for a notice: the event's data, or null for nothing. A gap is told as `{"gap":true}`. */
  select(notice: object): object | null;
  /**
   * Asked at every heartbeat and before every event; false ends the stream, so that a revoked session hears nothing
   * more. Before places, which come by the second, only when the last answer is older than a heartbeat.
   */
  isAllowed(): Promise<boolean>;
  /** What a reader who comes back missed since then, or null for nothing; without it everybody begins with a gap. */
  findMissed?(since: Date): Promise<object | null>;
}

/** Notices may be told a little after the time that stands on them, milliseconds. */
const overlap = 5_000;
/** Events that wait for one reader. */
const mostUnread = 256;
/** Who was away longer reads everything again, milliseconds. */
const longestAway = 10 * 60_000;

const gap = { gap: true };
const stillHere = new TextEncoder().encode(": still here\n\n");
const retrySoon = new TextEncoder().encode("retry: 1000\n\n");

/** When the reader last heard something, a little earlier to be sure; null for a new one and after a long absence. */
function lastHeard(headers: Headers): Date | null {
  const told = headers.get("last-event-id") ?? "";
  const at = /^\d{13}$/.test(told) ? Number(told) : Number.NaN;
  const age = Date.now() - at;
  return age >= 0 && age <= longestAway ? new Date(at - overlap) : null;
}

/** Where scripts/server.mjs finds the streams that it must end before it stops. */
function openStreams(): Set<() => void> {
  const kept = globalThis as { [key: symbol]: Set<() => void> | undefined };
  const key = Symbol.for("mortuary.streams");
  kept[key] ??= new Set();
  return kept[key];
}

/** How many streams of this process are open. */
export function countStreams(): number {
  return openStreams().size;
}

/**
 * Answers `text/event-stream`. Readers reconnect by themselves after 1 s. The id of an event is the time at which it
 * was told, in milliseconds.
 */
export function eventStream({ request, room, select, isAllowed, findMissed }: Options): Response {
  // Next answers HEAD with GET's handler and drops the body without cancelling it: such a stream would never end.
  if (request.method === "HEAD") return new Response(null, { headers: streamHeaders });
  const { signal } = request;
  let end = () => {};
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      let ended = false;
      let silence = () => {};
      const send = (bytes: Uint8Array) => {
        if (ended) return;
        // Whoever does not read comes back, and is told what was missed.
        if ((controller.desiredSize ?? 0) < -mostUnread) end();
        else controller.enqueue(bytes);
      };
      let allowedAt = Number.NEGATIVE_INFINITY;
      let asking: Promise<boolean> | null = null;
      const askRight = async () => {
        if (await isAllowed().catch(() => false)) allowedAt = performance.now();
        else end();
        asking = null;
        return !ended;
      };
      const tellIfAllowed = (bytes: Uint8Array, maxAge = 0) => {
        if (performance.now() - allowedAt < maxAge) return send(bytes);
        // Places that come while the question is under way wait for its answer.
        const answer = maxAge > 0 && asking ? asking : askRight();
        asking = answer;
        void answer.then((isOpen) => isOpen && send(bytes));
      };
      const stopBeating = onHeartbeat(() => tellIfAllowed(stillHere));
      end = () => {
        if (ended) return;
        ended = true;
        stopBeating();
        silence();
        openStreams().delete(end);
        if (!cancelled) controller.close();
      };
      if (signal.aborted) return end();
      signal.addEventListener("abort", end, { once: true });
      openStreams().add(end);
      send(retrySoon);
      const leave = await joinRoom(room, select, ({ bytes, isPlaces }) =>
        tellIfAllowed(bytes, isPlaces ? heartbeatMs : 0),
      ).catch(() => null);
      // Without notices the stream ends, and the reader tries again.
      if (!leave) return end();
      silence = leave;
      if (ended) return leave();
      const since = lastHeard(request.headers);
      const missed = since && findMissed ? await findMissed(since).catch(() => gap) : gap;
      if (missed) send(encodeEvent(missed));
    },
    cancel: () => {
      cancelled = true;
      end();
    },
  });
  return new Response(body, { headers: streamHeaders });
}
