// Live notices: one LISTEN connection a process, handed to every open stream of that process.
import "server-only";
import pg from "pg";
import { env } from "./env";
import { log } from "./log";

/** What a listener hears: a notice's JSON, or null after a gap in which notices may have been missed. */
type Listener = (payload: string | null) => void;

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
    if (listeners.size === 0) void close();
  };
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
    keepAlive: true,
  });
  client.on("notification", ({ payload }) => {
    for (const listener of state.listeners) listener(payload ?? null);
  });
  const lost = () => {
    if (state.client !== client) return;
    state.client = null;
    if (state.listeners.size > 0) void retry(250);
  };
  client.on("error", lost);
  client.on("end", lost);
  await client.connect();
  await client.query("LISTEN live");
  state.client = client;
}

async function retry(delay: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, delay).unref());
  if (hub().listeners.size === 0) return;
  try {
    await connect();
    for (const listener of hub().listeners) listener(null);
  } catch {
    log.warn({ delay }, "live notices are interrupted; trying again");
    void retry(Math.min(delay * 2, 10_000));
  }
}

async function close(): Promise<void> {
  const state = hub();
  const { client } = state;
  state.client = null;
  await client?.end().catch(() => {});
}
