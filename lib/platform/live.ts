// Live notices: one LISTEN connection a process, handed to every open stream of that process.
import "server-only";
import pg from "pg";
import { env } from "./env";
import { describe, log } from "./log";

/** How often the connection is asked whether it still answers, and how long it may take; milliseconds. */
const pulseMs = 25_000;
const answerMs = 5_000;

/** What a listener hears: a notice, the same object for all, or null after a gap in which notices may have been missed. */
type Listener = (notice: object | null) => void;

interface Hub {
  listeners: Set<Listener>;
  client: pg.Client | null;
  connecting: Promise<void> | null;
}

const kept = globalThis as { mortuaryLive?: Hub };

function hub(): Hub {
  kept.mortuaryLive ??= { listeners: new Set(), client: null, connecting: null };
  return kept.mortuaryLive;
}

/** Hears notices until the returned function is called. Resolves once the connection listens. */
export async function listen(listener: Listener): Promise<() => void> {
  const { listeners } = hub();
  listeners.add(listener);
  await connect().catch((error: unknown) => {
    listeners.delete(listener);
    throw error;
  });
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) close();
  };
}

/** Whether this process hears notices now. */
export function isListening(): boolean {
  return hub().client !== null;
}

function connect(): Promise<void> {
  const state = hub();
  if (state.client) return Promise.resolve();
  state.connecting ??= open().finally(() => {
    state.connecting = null;
  });
  return state.connecting;
}

async function open(): Promise<void> {
  const state = hub();
  const { DATABASE_DIRECT_URL, DATABASE_URL } = env();
  const client = new pg.Client({
    connectionString: DATABASE_DIRECT_URL ?? DATABASE_URL,
    application_name: "mortuary-transport live",
    connectionTimeoutMillis: 15_000,
    keepAlive: true,
  });
  client.on("notification", ({ payload }) => tell(read(payload)));
  const pulse = setInterval(() => void isAnswering(client).then((answers) => answers || lost()), pulseMs).unref();
  const lost = () => {
    clearInterval(pulse);
    void end(client);
    if (state.client !== client) return;
    state.client = null;
    if (state.listeners.size > 0) void retry(250);
  };
  client.on("error", lost);
  client.on("end", lost);
  try {
    await client.connect();
    await client.query(within("LISTEN live"));
  } catch (error) {
    lost();
    throw error;
  }
  state.client = client;
  // The last listener may have gone while the connection was made.
  if (state.listeners.size === 0) close();
}

const within = (text: string) => ({ text, query_timeout: answerMs });

// A connection that a network swallowed reports no error by itself: it is merely silent.
async function isAnswering(client: pg.Client): Promise<boolean> {
  return client.query(within("SELECT 1")).then(
    () => true,
    () => false,
  );
}

// Read once for all listeners, of which there may be thousands; what cannot be read counts as a gap.
function read(payload: string | undefined): object | null {
  try {
    const notice: unknown = JSON.parse(payload ?? "null");
    return typeof notice === "object" ? notice : null;
  } catch (error) {
    log.error({ error: describe(error) }, "a live notice could not be read");
    return null;
  }
}

// A listener that fails must not keep the notice from the others; it starts over as after a gap.
function tell(notice: object | null): void {
  for (const listener of hub().listeners) {
    try {
      listener(notice);
    } catch (error) {
      log.error({ error: describe(error) }, "a live notice could not be read");
      if (notice !== null) listener(null);
    }
  }
}

async function retry(delay: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, delay).unref());
  if (hub().listeners.size === 0) return;
  try {
    await connect();
    tell(null);
  } catch {
    log.warn({ delay }, "live notices are interrupted; trying again");
    void retry(Math.min(delay * 2, 10_000));
  }
}

function close(): void {
  const state = hub();
  const { client } = state;
  state.client = null;
  if (client) void end(client);
}

async function end(client: pg.Client): Promise<void> {
  await client.end().catch(() => {});
}
