// What the listening connection does when the network between swallows it.
import { createServer, connect, type Socket } from "node:net";
import { afterEach, expect, it, vi } from "vitest";

const database = new URL(process.env.DATABASE_URL ?? "");
const sockets = new Set<Socket>();
let isSwallowing = false;

const server = createServer((near) => {
  const far = connect(Number(database.port || 5432), database.hostname);
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    sockets.add(from);
    from.on("data", (bytes) => isSwallowing || to.write(bytes));
    from.on("error", () => to.destroy());
    from.on("close", () => to.destroy());
  }
});
const between = await new Promise<URL>((done) => {
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    const url = new URL(database);
    url.host = `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
    done(url);
  });
});
// The environment is read once, so it must stand before the product is loaded.
process.env.DATABASE_DIRECT_URL = between.href;
const { listen } = await import("./live");
const { db } = await import("./db");

afterEach(() => {
  vi.useRealTimers();
  isSwallowing = false;
  for (const socket of sockets) socket.destroy();
  server.close();
});

it("notices a connection that died without a word, and tells that there was a gap", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const heard: (object | null)[] = [];
  const stop = await listen((notice) => heard.push(notice));
  isSwallowing = true;
  await db.$executeRaw`SELECT pg_notify('live', '{"lost":true}')`;
  vi.advanceTimersByTime(30_000);
  // The question goes unanswered for five seconds; then the way is free again for a new connection.
  await vi.waitFor(() => expect([...sockets].some((socket) => socket.destroyed)).toBe(true), { timeout: 10_000 });
  isSwallowing = false;
  vi.useRealTimers();
  await vi.waitFor(() => expect(heard).toEqual([null]), { timeout: 10_000 });
  await db.$executeRaw`SELECT pg_notify('live', '{"again":true}')`;
  await vi.waitFor(() => expect(heard).toEqual([null, { again: true }]));
  stop();
});
