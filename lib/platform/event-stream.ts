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
  request: Pick<Request, "method" | "signal">;
  /** What to send for a notice: the event's data, or null for nothing. A gap is told as `{"gap":true}`. */
  select(notice: unknown): object | null;
  /** Asked at every heartbeat and before every event; false ends the stream, so that a revoked session hears nothing more. */
  isAllowed(): Promise<boolean>;
}

/** Where scripts/server.mjs finds the streams that it must end before it stops. */
function openStreams(): Set<() => void> {
  const kept = globalThis as { [key: symbol]: Set<() => void> | undefined };
  const key = Symbol.for("mortuary.streams");
  kept[key] ??= new Set();
  return kept[key];
}

/** Answers `text/event-stream`. Readers reconnect by themselves after 1 s. */
export function eventStream({ request, select, isAllowed }: Options): Response {
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
        if (!ended) controller.enqueue(encoder.encode(text));
      };
      const checkRight = async () => {
        if (!ended && !(await isAllowed().catch(() => false))) end();
        return !ended;
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
      const stop = await listen((payload) => {
        const data = payload === null ? { gap: true } : select(JSON.parse(payload));
        if (data) void checkRight().then((isOpen) => isOpen && send(`data: ${JSON.stringify(data)}\n\n`));
      }).catch(() => null);
      // Without notices the stream ends, and the reader tries again.
      if (!stop) return end();
      silence = stop;
      if (ended) stop();
      else send('data: {"gap":true}\n\n');
    },
    cancel: () => {
      cancelled = true;
      end();
    },
  });
  return new Response(body, { headers: streamHeaders });
}
