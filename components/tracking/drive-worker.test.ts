// The worker that keeps the driver's page: what it shows without signal, and for how long.
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { beforeEach, expect, it } from "vitest";

const hour = 3_600_000;
const server = Date.parse("2026-11-22T03:00:00Z");
/** What the phone's clock says, and the server's answer; null is no signal. */
let phone: number;
let answer: (() => Response) | null;
let pages: Map<string, Response>;
let listeners: Map<string, (event: object) => void>;

const page = () => new Response("<p>The drive</p>", { headers: { Date: new Date(server).toUTCString() } });
const pathOf = (key: string) => new URL(key, "https://desk.example").pathname;

beforeEach(() => {
  [phone, answer, pages, listeners] = [server, page, new Map(), new Map()];
  const cache = {
    match: async (key: string) => pages.get(pathOf(key))?.clone(),
    put: async (key: string, kept: Response) => void pages.set(pathOf(key), kept),
    delete: async (key: string) => pages.delete(pathOf(key)),
  };
  const self = {
    location: { origin: "https://desk.example" },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  const fetchNow = async () => {
    if (!answer) throw new TypeError("no signal");
    return answer();
  };
  runInNewContext(readFileSync("public/drive-worker.js", "utf8"), {
    self,
    caches: { open: async () => cache },
    fetch: fetchNow,
    Date: { now: () => phone, parse: Date.parse },
    AbortSignal,
    Headers,
    Response,
    URL,
  });
});

/** What stands on the screen; null where the browser says that there is no network. */
async function open(): Promise<string | null> {
  let answered: Promise<Response> | undefined;
  const request = { method: "GET", mode: "navigate", url: "https://desk.example/drive/7" };
  listeners.get("fetch")?.({ request, respondWith: (given: Promise<Response>) => (answered = given) });
  return (await answered?.catch(() => null))?.text() ?? null;
}

it.each([
  ["right", 0],
  ["a day and an hour ahead", 25 * hour],
  ["a day and an hour behind", -25 * hour],
])("shows the kept page without signal for a day, where the phone's clock is %s", async (_name, off) => {
  phone = server + off;
  expect(await open()).toBe("<p>The drive</p>");
  answer = null;
  phone += 23 * hour;
  expect(await open()).toBe("<p>The drive</p>");
  phone += hour;
  expect(await open()).toBeNull();
});

it("forgets the page once the server refuses it", async () => {
  await open();
  answer = () => new Response(null, { status: 404 });
  await open();
  answer = null;
  expect(await open()).toBeNull();
});
