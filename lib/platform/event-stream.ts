// A server-sent event stream over live notices: kept alive, ended by the reader, the server's stop or a lost right.
import "server-only";
import { listen } from "./live";

const heartbeatMs = 20_000;

const streamHeaders = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "private, no-store, no-transform",
  "X-Accel-Buffering": "no",
};

interface Options {
  /** The call that asked; a HEAD learns the headers alone. */
  request: Pick<Request, "method" | "signal" | "headers">;
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

/**
 * Answers `text/event-stream`. Readers reconnect by themselves after 1 s. The id of an event is the time at which it
 * was told, in milliseconds.
 */
export function eventStream({ request, select, isAllowed, findMissed }: Options): Response {
  // Next answers HEAD with GET's handler and drops the body without cancelling it: such a stream would never end.
  if (request.method === "HEAD") return new Response(null, { headers: streamHeaders });
  const { signal } = request;
  const encoder = new TextEncoder();
  let end = () => {};
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      let ended = false;
      let silence = () => {};
      const send = (text: string) => {
        if (ended) return;
        // Whoever does not read comes back, and is told what was missed.
        if ((controller.desiredSize ?? 0) < -mostUnread) end();
        else controller.enqueue(encoder.encode(text));
      };
      const tell = (data: object) => send(`id: ${Date.now()}\ndata: ${JSON.stringify(data)}\n\n`);
      let allowedAt = Number.NEGATIVE_INFINITY;
      let asking: Promise<boolean> | null = null;
      const askRight = async () => {
        if (await isAllowed().catch(() => false)) allowedAt = performance.now();
        else end();
        asking = null;
        return !ended;
      };
      const checkRight = (maxAge = 0): Promise<boolean> => {
        if (ended || performance.now() - allowedAt < maxAge) return Promise.resolve(!ended);
        // Places that come while the question is under way wait for its answer.
        if (maxAge > 0 && asking) return asking;
        asking = askRight();
        return asking;
      };
      const beat = setInterval(
        () => void checkRight().then((isOpen) => isOpen && send(": still here\n\n")),
        heartbeatMs,
      );
      end = () => {
        if (ended) return;
        ended = true;
        clearInterval(beat);
        silence();
        openStreams().delete(end);
        if (!cancelled) controller.close();
      };
      if (signal.aborted) return end();
      signal.addEventListener("abort", end, { once: true });
      openStreams().add(end);
      send("retry: 1000\n\n");
      const stop = await listen((notice) => {
        const data = notice === null ? { gap: true } : select(notice);
        if (data) void checkRight("positions" in data ? heartbeatMs : 0).then((isOpen) => isOpen && tell(data));
      }).catch(() => null);
      // Without notices the stream ends, and the reader tries again.
      if (!stop) return end();
      silence = stop;
      if (ended) return stop();
      const since = lastHeard(request.headers);
      const missed = since && findMissed ? await findMissed(since).catch(() => gap) : gap;
      if (missed) tell(missed);
    },
    cancel: () => {
      cancelled = true;
      end();
    },
  });
  return new Response(body, { headers: streamHeaders });
}
