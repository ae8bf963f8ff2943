// Live notices over LISTEN/NOTIFY, and the stream that carries them to a screen.
import { afterEach, describe, expect, it, vi } from "vitest";
import { reachesBusiness } from "@/lib/audit/live-notice";
import { anActor, aPendingRequest } from "@/prisma/factories";
import { database, db } from "./db";
import { eventStream } from "./event-stream";
import { heartbeatMs } from "./heartbeat";
import { listen } from "./live";

const opened: AbortController[] = [];
let rooms = 0;
/** A room of its own for each stream. */
const aRoom = () => `room ${(rooms += 1)}`;
afterEach(() => {
  for (const controller of opened.splice(0)) controller.abort();
});

interface Stream {
  /** The events so far, parsed. */
  events: unknown[];
  text(): string;
  isOver(): boolean;
  abort(): void;
  headers: Headers;
}

const asked = (signal: AbortSignal, method = "GET", lastHeard?: string) => ({
  method,
  signal,
  headers: new Headers(lastHeard === undefined ? {} : { "last-event-id": lastHeard }),
});

async function open(
  select: (notice: object) => object | null,
  isAllowed = () => Promise.resolve(true),
): Promise<Stream> {
  const controller = new AbortController();
  opened.push(controller);
  const response = eventStream({ request: asked(controller.signal), room: aRoom(), select, isAllowed });
  const stream = { events: [] as unknown[], raw: "", over: false };
  void (async () => {
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      const text = new TextDecoder().decode(chunk);
      stream.raw += text;
      for (const line of text.split("\n")) if (line.startsWith("data: ")) stream.events.push(JSON.parse(line.slice(6)));
    }
    stream.over = true;
  })();
  await vi.waitFor(() => expect(stream.events).toEqual([{ gap: true }]));
  return {
    events: stream.events,
    text: () => stream.raw,
    isOver: () => stream.over,
    abort: () => controller.abort(),
    headers: response.headers,
  };
}

const notify = (payload: object) => db.$executeRaw`SELECT pg_notify('live', ${JSON.stringify(payload)})`;
const settle = () => new Promise((resolve) => setTimeout(resolve, 200));

describe("a stream", () => {
  it("begins with a gap, for what happened before it is not known", async () => {
    const stream = await open(() => null);
    expect(stream.text()).toMatch(/^retry: 1000\n\nid: \d{13}\ndata: \{"gap":true\}\n\n$/);
    expect(stream.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(stream.headers.get("cache-control")).toContain("no-store");
  });

  it("tells of a change within a second, to the businesses that it concerns alone", async () => {
    const [creator, company, stranger] = [await anActor(), await anActor(), await anActor()];
    const streams = await Promise.all(
      [creator, company, stranger].map((actor) => open((notice) => reachesBusiness(notice, actor.businessId))),
    );
    const { id } = await aPendingRequest(creator, { businessId: company.businessId, deceasedName: "Rafael" });
    const from = performance.now();
    const event = { types: ["request.created"], requestIds: [id] };
    await vi.waitFor(() => {
      for (const stream of streams.slice(0, 2)) expect(stream.events).toEqual([{ gap: true }, event]);
    });
    expect(performance.now() - from).toBeLessThan(1_000);
    await settle();
    expect(streams[2]?.events).toEqual([{ gap: true }]);
  });

  it("ends at the first event after the right to it is lost, and does not tell that event", async () => {
    let isAllowed = true;
    const stream = await open(
      () => ({ told: true }),
      () => Promise.resolve(isAllowed),
    );
    await notify({});
    await vi.waitFor(() => expect(stream.events).toEqual([{ gap: true }, { told: true }]));
    isAllowed = false;
    await notify({});
    await vi.waitFor(() => expect(stream.isOver()).toBe(true));
    expect(stream.events).toHaveLength(2);
  });

  it("ends when the right cannot be checked", async () => {
    const stream = await open(
      () => ({ told: true }),
      () => Promise.reject(new Error("no database")),
    );
    await notify({});
    await vi.waitFor(() => expect(stream.isOver()).toBe(true));
    expect(stream.events).toEqual([{ gap: true }]);
  });

  it("says within a heartbeat that it is still here, and ends then where the right is lost", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    let isAllowed = true;
    const stream = await open(
      () => null,
      () => Promise.resolve(isAllowed),
    );
    vi.advanceTimersByTime(heartbeatMs);
    await vi.waitFor(() => expect(stream.text()).toContain(": still here\n\n"));
    isAllowed = false;
    vi.advanceTimersByTime(heartbeatMs);
    await vi.waitFor(() => expect(stream.isOver()).toBe(true));
    vi.useRealTimers();
  });

  it("ends when the reader goes", async () => {
    const stream = await open(() => ({ told: true }));
    stream.abort();
    await vi.waitFor(() => expect(stream.isOver()).toBe(true));
    await notify({});
    await settle();
    expect(stream.events).toEqual([{ gap: true }]);
  });

  it("asks for the right before places only when it was not asked within a heartbeat", async () => {
    let asked = 0;
    const stream = await open(
      (notice) => notice,
      () => {
        asked += 1;
        return Promise.resolve(true);
      },
    );
    for (let seq = 1; seq <= 3; seq += 1) await notify({ positions: [seq] });
    await vi.waitFor(() => expect(stream.events).toHaveLength(4));
    expect(asked).toBe(1);
    await notify({ types: ["access.revoked"] });
    await vi.waitFor(() => expect(stream.events).toHaveLength(5));
    expect(asked).toBe(2);
  });

  it("ends when the server stops", async () => {
    const stream = await open(() => null);
    const { [Symbol.for("mortuary.streams")]: streams } = globalThis as unknown as Record<symbol, Set<() => void>>;
    for (const end of streams ?? []) end();
    await vi.waitFor(() => expect(stream.isOver()).toBe(true));
    expect(streams?.size).toBe(0);
  });

  it("is cancelled without a complaint", async () => {
    const stream = eventStream({
      request: asked(new AbortController().signal),
      room: aRoom(),
      select: () => null,
      isAllowed: () => Promise.resolve(true),
    });
    const reader = stream.body?.getReader();
    await reader?.read();
    await expect(reader?.cancel()).resolves.toBeUndefined();
    const { [Symbol.for("mortuary.streams")]: streams } = globalThis as unknown as Record<symbol, Set<() => void>>;
    expect(streams?.size).toBe(0);
  });

  it("is over before it began when the reader has gone already", async () => {
    const controller = new AbortController();
    controller.abort();
    const response = eventStream({
      request: asked(controller.signal),
      room: aRoom(),
      select: () => null,
      isAllowed: () => Promise.resolve(true),
    });
    expect(await response.text()).not.toContain("data:");
  });
});

describe("a reader who comes back", () => {
  const opening = async (lastHeard: string, findMissed: (since: Date) => Promise<object | null>) => {
    const controller = new AbortController();
    opened.push(controller);
    const given = { room: aRoom(), select: () => null, isAllowed: () => Promise.resolve(true), findMissed };
    const { body } = eventStream({ request: asked(controller.signal, "GET", lastHeard), ...given });
    const reader = body?.getReader();
    const begun = new TextDecoder().decode((await reader?.read())?.value);
    const next = await Promise.race([reader?.read(), settle().then(() => null)]);
    return begun + new TextDecoder().decode(next?.value);
  };

  it("is told what it missed since the last event it heard, and a little before", async () => {
    const at = Date.now() - 30_000;
    const asked: number[] = [];
    const text = await opening(String(at), async (since) => {
      asked.push(since.getTime());
      return { positions: [] };
    });
    expect(text).toContain('data: {"positions":[]}');
    expect(text).not.toContain("gap");
    expect(asked).toEqual([at - 5_000]);
  });

  it("is told nothing where nothing was missed", async () => {
    expect(await opening(String(Date.now() - 1_000), () => Promise.resolve(null))).toBe("retry: 1000\n\n");
  });

  it.each([
    ["was away for an hour", String(Date.now() - 3_600_000)],
    ["names a time to come", String(Date.now() + 3_600_000)],
    ["names no time", "x'; DROP TABLE"],
  ])("reads everything again when it %s", async (_, lastHeard) => {
    expect(await opening(lastHeard, () => Promise.resolve(null))).toContain('data: {"gap":true}');
  });

  it("reads everything again when what it missed cannot be found", async () => {
    expect(await opening(String(Date.now()), () => Promise.reject(new Error("no")))).toContain('data: {"gap":true}');
  });
});

it("answers HEAD with the headers and opens nothing", async () => {
  const response = eventStream({
    request: asked(new AbortController().signal, "HEAD"),
    room: aRoom(),
    select: () => null,
    isAllowed: () => Promise.resolve(true),
  });
  expect(response.body).toBeNull();
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  await settle();
  const { [Symbol.for("mortuary.streams")]: streams } = globalThis as unknown as Record<symbol, Set<() => void>>;
  expect(streams?.size ?? 0).toBe(0);
});

describe("listening", () => {
  const listeners = async () => {
    const { rows } = await database().pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'mortuary-transport live'`,
    );
    return rows[0]?.count;
  };

  it("takes one connection, however many listen, and gives it back after the last", async () => {
    const stops = await Promise.all(Array.from({ length: 8 }, () => listen(() => {})));
    expect(await listeners()).toBe(1);
    for (const stop of stops.slice(1)) stop();
    expect(await listeners()).toBe(1);
    stops[0]?.();
    await vi.waitFor(async () => expect(await listeners()).toBe(0));
  });

  it("listens again after the connection is lost, and tells that there was a gap", async () => {
    const heard: (object | null)[] = [];
    const stop = await listen((notice) => heard.push(notice));
    await database().pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'mortuary-transport live'`,
    );
    await vi.waitFor(() => expect(heard).toEqual([null]), { timeout: 5_000 });
    await notify({ again: true });
    await vi.waitFor(() => expect(heard).toEqual([null, { again: true }]));
    stop();
  });

  it("keeps a failing listener from the others", async () => {
    const heard: (object | null)[] = [];
    const stops = [
      await listen((notice) => {
        if (notice !== null) throw new Error("no");
      }),
      await listen((notice) => heard.push(notice)),
    ];
    await notify({ heard: true });
    await vi.waitFor(() => expect(heard).toEqual([{ heard: true }]));
    for (const stop of stops) stop();
  });

  it("listens anew right after the last one stopped", async () => {
    (await listen(() => {}))();
    const heard: (object | null)[] = [];
    const stop = await listen((notice) => heard.push(notice));
    await notify({ heard: true });
    await vi.waitFor(() => expect(heard).toEqual([{ heard: true }]));
    stop();
  });
});
