// One live stream a browser: one tab holds it and tells the others; where tabs cannot agree, each holds its own.

/** Where the vehicle of one drive is. `at` is ISO 8601; metres, metres a second, degrees from north. */
export interface LivePosition {
  routeId: string;
  requestId: string;
  /** Grows with every place of the drive: one with a smaller number came late. */
  seq: number;
  at: string;
  lat: number;
  lng: number;
  accuracy: number | null;
  speed: number | null;
  heading: number | null;
  /** What is told of the arrival now; instants are ISO 8601. */
  eta: string | null;
  distanceRemaining: string | null;
  etaAt: string | null;
  etaLow: string | null;
  etaHigh: string | null;
}

/** What a stream says: which requests changed and how, where vehicles are, or that something may have been missed. */
export type LiveNotice =
  | { gap: true }
  | { types: string[]; requestIds: string[] }
  | { changed: true }
  | { moved: true }
  | { positions: LivePosition[] };

type Hear = (notice: LiveNotice) => void;

/** Hears of every interruption; `isRefused` when the server answered, but with no stream. */
type Lose = (isRefused: boolean) => void;

/** What tabs tell each other; `to` names the one tab that is meant. */
type TabMessage = { hello: string } | { notice: LiveNotice; to?: string } | { lost: { isRefused: boolean } };

const firstDelayMs = 1000;
const longestDelayMs = 30_000;

/** Hears the notices of `path` until the returned function is called. The first one is always a gap. */
export function connectLive(path: string, hear: Hear, lose: Lose = () => {}): () => void {
  const ended = new AbortController();
  const channel = "locks" in navigator && "BroadcastChannel" in window ? new BroadcastChannel(`live ${path}`) : null;
  if (channel === null) {
    holdStream(path, hear, lose, ended.signal);
    return () => ended.abort();
  }
  const tellTabs: (message: TabMessage) => void = channel.postMessage.bind(channel);
  const self = crypto.randomUUID();
  let isLeader = false;
  channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => {
    if ("hello" in data) {
      if (isLeader) tellTabs({ notice: { gap: true }, to: data.hello });
      return;
    }
    if ("lost" in data) return lose(data.lost.isRefused);
    if (data.to === undefined || data.to === self) hear(data.notice);
  });
  const lead = () =>
    new Promise<void>((release) => {
      if (ended.signal.aborted) return release();
      isLeader = true;
      ended.signal.addEventListener("abort", () => release());
      holdStream(
        path,
        (notice) => {
          hear(notice);
          tellTabs({ notice });
        },
        (isRefused) => {
          lose(isRefused);
          tellTabs({ lost: { isRefused } });
        },
        ended.signal,
      );
    });
  // Stopping while still in the queue rejects the wait; there is nothing more to do then.
  navigator.locks.request(`live ${path}`, { signal: ended.signal }, lead).catch(() => {});
  // Notices before this tab listened are lost to it; the leader answers with a gap.
  tellTabs({ hello: self });
  return () => {
    ended.abort();
    channel.close();
  };
}

/** Holds the stream itself; one that was refused or lost is opened again, at the latest after 30 s. */
function holdStream(path: string, hear: Hear, lose: Lose, ended: AbortSignal): void {
  let delay = firstDelayMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | undefined;
  const open = () => {
    clearTimeout(timer);
    source?.close();
    const opened = new EventSource(path);
    source = opened;
    opened.addEventListener("open", () => {
      delay = firstDelayMs;
    });
    opened.addEventListener("message", ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as LiveNotice));
    opened.addEventListener("error", () => {
      if (ended.aborted) return;
      // Anything but a refused answer the browser mends by itself.
      const isRefused = opened.readyState === EventSource.CLOSED;
      lose(isRefused);
      if (!isRefused) return;
      timer = setTimeout(open, delay);
      delay = Math.min(delay * 2, longestDelayMs);
    });
  };
  // After a lost network the old connection may look alive for minutes.
  window.addEventListener("online", open, { signal: ended });
  ended.addEventListener("abort", () => {
    clearTimeout(timer);
    source?.close();
  });
  open();
}
