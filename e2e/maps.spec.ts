// The map in a real browser: built in, with tiles of one's own, without WebGL, and Google's behind a stand-in.
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { chromiumArguments, findChromium } from "@/scripts/chromium.mjs";
import { probePort } from "@/scripts/process.mjs";
import { startProduct } from "@/scripts/product.mjs";
import type { RouteMapDto } from "@/lib/tracking/dto";
import { expect, test } from "./fixtures";
import { type Engine, MapPanel } from "./pages/map-panel";
import { PlacesPage } from "./pages/places-page";
import { type GoogleMood, standInForGoogle } from "./peers/google-maps";
import { startTiles } from "./peers/tiles";
import { localServer } from "./servers";
import { type Caller, signIn } from "./sessions";
import { acceptRequest, aName, completeDelivery, createRequest } from "./transports";

const key = "a-key-of-tests";
const requiredApis = ["Maps JavaScript API", "Routes API", "Geocoding API", "Places API (New)"];
const [wide, phone] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** A drive whose vehicle stands at the lake shore between its ends. */
async function aDrive(caller: (person: "teresa" | "marisol" | "deshawn") => Promise<Caller>) {
  const owner = await caller("deshawn");
  const { id } = await createRequest(await caller("teresa"), aName());
  const route = await acceptRequest(owner, id);
  const here = { clientId: crypto.randomUUID(), at: new Date().toISOString(), lat: 41.99, lng: -87.66, accuracy: 8 };
  await owner.post(`/api/routes/${route.id}/positions`, here);
  // The first question of a server may be a slow one.
  await expect
    .poll(async () => (await owner.get<RouteMapDto>(`/api/routes/${route.id}/map`)).pickup, { timeout: 30_000 })
    .not.toBeNull();
  // What is over stands in no other test's way.
  return { id: route.id, end: () => completeDelivery(owner, route.id) };
}

interface Opened extends BrowserContextOptions {
  theme?: "dark" | "light";
  prepare?: (page: Page) => Promise<unknown>;
}

/** /tracking with one drive followed; `told` is what the page's console complained of, `origins` where it went. */
async function openMap(browser: Browser, address: string, routeId: string, options: Opened = {}) {
  const { theme = "dark", prepare, ...more } = options;
  const context = await browser.newContext({
    viewport: wide,
    storageState: await signIn("marisol", address),
    ...more,
  });
  const page = await context.newPage();
  const told: string[] = [];
  page.on("pageerror", ({ message }) => told.push(message));
  page.on("console", (message) => {
    // That a service refused is in the browser's own words; what the product makes of it is looked at.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) told.push(message.text());
  });
  const origins = new Set<string>();
  page.on("request", (request) => {
    if (/^(?:https?|wss?):/.test(request.url())) origins.add(new URL(request.url()).origin);
  });
  await page.addInitScript((chosen) => localStorage.setItem("mortuary-theme", chosen), theme);
  await prepare?.(page);
  const answer = await page.goto(`${address}/tracking?follow=${routeId}`);
  const policy = (await answer?.headerValue("content-security-policy")) ?? "";
  return { context, page, map: new MapPanel(page), told, origins, policy };
}

const sourcesOf = (policy: string, directive: string) =>
  policy
    .split("; ")
    .find((each) => each.startsWith(`${directive} `))
    ?.split(" ")
    .slice(1) ?? [];

async function hasMarks(map: MapPanel, engine: Engine): Promise<void> {
  await expect(map.engine(engine)).toBeVisible();
  for (const kind of ["pickup", "delivery", "vehicle"] as const) await expect(map.mark(kind)).toBeVisible();
  await expect(map.root.getByText(/^To pickup, Chicago/)).toBeVisible();
  await expect(map.root.getByText(/^Position (?:just now|\d+ \w+ ago), ±8 m$/)).toBeVisible();
}

/** What stands on the map keeps inside it, and the page does not scroll sideways. */
async function fits({ page, root }: MapPanel): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const box = await root.boundingBox();
  for (const name of ["Map", "Satellite", "Zoom in", "Zoom out"]) {
    const button = await root.getByRole("button", { name, exact: true }).boundingBox();
    expect(box && button && button.x >= box.x && button.x + button.width <= box.x + box.width, name).toBe(true);
    expect(box && button && button.y >= box.y && button.y + button.height <= box.y + box.height, name).toBe(true);
  }
}

async function withServer(env: Record<string, string>, work: (address: string) => Promise<void>): Promise<void> {
  const port = await probePort(0, "127.0.0.1");
  if (port === null) throw new Error("There is no free port.");
  const server = await startProduct({ PORT: String(port), ...env });
  try {
    await work(server.address);
  } finally {
    await server.stop();
  }
}

for (const [theme, viewport] of [
  ["dark", wide],
  ["light", phone],
] as const) {
  test(`the built-in map needs nobody else, ${theme}, ${viewport.width} px`, async ({ browser, caller }) => {
    const drive = await aDrive(caller);
    const { context, map, told, origins } = await openMap(browser, localServer(), drive.id, {
      theme,
      viewport,
    });
    await hasMarks(map, "maplibre");
    await map.isDrawn();
    await fits(map);
    await expect(map.button("Satellite")).toHaveAttribute("aria-disabled", "true");
    await expect(map.button("Satellite")).toHaveAccessibleDescription("Satellite pictures are not set up");
    await map.button("Satellite").click({ force: true });
    await expect(map.button("Map")).toHaveAttribute("aria-pressed", "true");
    await expect(map.root.getByText("US Census, Natural Earth, GeoNames (CC BY 4.0)")).toBeVisible();

    // Nearer than its names stand apart it says where one looks.
    await map.zoomIn();
    await map.zoomIn();
    await expect(map.root.getByText(/^Near \w/)).toBeVisible();
    await map.button("Show the whole route").click();
    await expect(map.button("Show the whole route")).toHaveCount(0);
    expect(told).toEqual([]);
    expect([...origins]).toEqual([localServer()]);
    await context.close();
    await drive.end();
  });
}

test("a style and satellite pictures come from the origins that are set up, and from no other", async ({
  browser,
  caller,
}) => {
  const drive = await aDrive(caller);
  const [streets, pictures, stranger] = await Promise.all([
    startTiles([120, 150, 90]),
    startTiles([40, 60, 110]),
    startTiles([200, 10, 10]),
  ]);
  const env = {
    MAP_STYLE_URL: `${streets.origin}/style.json`,
    MAP_SATELLITE_URL: `${pictures.origin}/{z}/{x}/{y}.png`,
  };
  try {
    await withServer(env, async (address) => {
      const { context, page, map, told, origins, policy } = await openMap(browser, address, drive.id);
      await hasMarks(map, "maplibre");
      const share = async (color: string) => {
        const [box, counts] = [await map.root.boundingBox(), await map.colors(color)];
        return (counts[color] ?? 0) / ((box?.width ?? 1) * (box?.height ?? 1));
      };
      await expect.poll(() => share("120,150,90")).toBeGreaterThan(0.7);
      expect((await map.colors()).live).toBeGreaterThan(20);
      await expect(map.root.getByText("Streets of the test")).toBeVisible();
      await expect(map.root.getByText("US Census", { exact: false })).toHaveCount(0);
      expect(streets.asked[0]).toBe("/style.json");
      expect(pictures.asked).toEqual([]);

      await map.button("Satellite").click();
      await expect.poll(() => share("40,60,110")).toBeGreaterThan(0.7);
      await expect(map.mark("vehicle")).toBeVisible();
      await map.button("Map").click();
      await expect.poll(() => share("120,150,90")).toBeGreaterThan(0.7);
      expect([...origins].toSorted()).toEqual([address, streets.origin, pictures.origin].toSorted());
      expect(told).toEqual([]);

      for (const directive of ["connect-src", "img-src"]) {
        const named = sourcesOf(policy, directive).filter((source) => source.startsWith("http"));
        expect(named, directive).toEqual([streets.origin, pictures.origin]);
      }
      const isLetThrough = (origin: string) =>
        page.evaluate(
          (from) =>
            fetch(`${from}/1/1/1.png`).then(
              ({ ok }) => ok,
              () => false,
            ),
          origin,
        );
      expect([await isLetThrough(pictures.origin), await isLetThrough(stranger.origin)]).toEqual([true, false]);
      expect(stranger.asked).toEqual([]);
      await context.close();
    });
  } finally {
    await Promise.all([streets, pictures, stranger].map(({ stop }) => stop()));
    await drive.end();
  }
});

test("without WebGL the map is a still picture that shows the same", async ({ caller }) => {
  const drive = await aDrive(caller);
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...chromiumArguments, "--disable-3d-apis"],
  });
  try {
    for (const [theme, viewport] of [
      ["dark", wide],
      ["light", phone],
    ] as const) {
      const { context, map, told } = await openMap(browser, localServer(), drive.id, { theme, viewport });
      await hasMarks(map, "still");
      await map.isDrawn();
      await fits(map);
      await map.button("Zoom in").click();
      await expect(map.button("Show the whole route")).toBeVisible();
      expect(told).toEqual([]);
      await context.close();
    }
  } finally {
    await browser.close();
    await drive.end();
  }
});

test("Google's map is asked with the key, and shows the same line, marks and words", async ({ browser, caller }) => {
  test.setTimeout(300_000);
  const drive = await aDrive(caller);
  await withServer({ GOOGLE_MAPS_BROWSER_KEY: key }, async (address) => {
    const open = async (mood: GoogleMood, options: Opened = {}) => {
      let asked: URL[] = [];
      const prepare = async (page: Page) => {
        ({ asked } = await standInForGoogle(page, mood));
      };
      const opened = await openMap(browser, address, drive.id, { ...options, prepare });
      return { asked, ...opened };
    };

    for (const [theme, viewport] of [
      ["dark", wide],
      ["light", phone],
    ] as const) {
      const { context, page, map, told, asked } = await open("well", { theme, viewport });
      await hasMarks(map, "google");
      const held = map.root.locator("gmp-advanced-marker");
      for (const kind of ["pickup", "delivery", "vehicle"] as const) {
        await expect(held.filter({ has: page.locator(`[data-mark=${kind}]`) }).first()).toBeVisible();
      }
      const ground = map.root.locator("[data-map-type]");
      await expect(ground).toHaveAttribute("data-map-type", "roadmap");
      await expect.poll(async () => (await map.colors()).live).toBeGreaterThan(20);
      await map.button("Satellite").click();
      await expect(ground).toHaveAttribute("data-map-type", "satellite");
      await fits(map);
      expect(asked.map(({ searchParams }) => searchParams.get("key"))).toEqual([key]);
      expect(told).toEqual([]);

      const places = new PlacesPage(page);
      await page.goto(`${address}/tracking/places`);
      await page.getByRole("button", { name: "Add Place" }).click();
      const empty = places.dialog.locator("[data-map-type]");
      await expect(empty).toHaveAttribute("data-zoom", "12");
      await expect(empty).toHaveAttribute("data-center", "39.8283,-98.5795");
      await context.close();
    }

    const { context, map } = await open("no-road");
    await expect(map.problem).toContainText("Could not calculate route: REQUEST_DENIED");
    await expect(map.problem.getByRole("listitem")).toHaveText(requiredApis);
    await expect(map.engine("google")).toBeVisible();
    await context.close();

    for (const mood of ["refused", "forbidden"] as const) {
      const { context: other, map: instead, told } = await open(mood, { viewport: phone });
      await expect(instead.problem).toContainText("The map service did not load. The built-in map is shown.");
      await expect(instead.problem.getByRole("listitem")).toHaveText(requiredApis);
      await hasMarks(instead, "maplibre");
      await instead.problem.getByRole("button", { name: "Close" }).click();
      await expect(instead.problem).toHaveCount(0);
      await fits(instead);
      expect(told).toEqual([]);
      await other.close();
    }
  });
  await drive.end();
});
