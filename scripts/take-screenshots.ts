// Photographs the demo on a database of its own, in both themes, as a desk, a phone and a family see it.
import { writeFileSync } from "node:fs";
import { type Browser, type BrowserContextOptions, chromium, expect, type Page } from "@playwright/test";
import { openMeasuredDatabase } from "@/e2e/bench/database";
import { type Closings, runBench } from "@/e2e/bench/run-bench";
import type { Person } from "@/e2e/people";
import { Caller, signIn } from "@/e2e/sessions";
import type { HistoryEntryDto } from "@/lib/audit/events";
import { chromiumArguments, findChromium } from "./chromium.mjs";
import { seed } from "./database.mjs";
import { inRoot } from "./paths.mjs";
import { pause } from "./process.mjs";
import { startProduct } from "./product.mjs";
import { stage } from "./progress.mjs";

const themes = ["dark", "light"] as const;
type Theme = (typeof themes)[number];

const minute = 60_000;
/** How long a busy machine may take for one step, milliseconds. */
const patience = 3 * minute;
/** 0 to 1; below it the small type of a screen frays. */
const quality = 0.8;
const phone = { viewport: { width: 390, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const desk = { viewport: { width: 1280, height: 965 }, deviceScaleFactor: 1.5 };
/** What social networks ask for. */
const card = { viewport: { width: 1200, height: 630 }, deviceScaleFactor: 1 };

/** Where the vans are by now, minutes ago and in degrees: one between Naperville and Evanston, two near by. */
const ways: Record<string, readonly (readonly [ago: number, lat: number, lng: number])[]> = {
  "Eleanor M. Whitcombe": [
    [52, 41.7892, -88.1481],
    [44, 41.8236, -88.0605],
    [34, 41.8521, -87.9428],
    [24, 41.8743, -87.8996],
    [12, 41.9612, -87.8702],
    [1, 41.9964, -87.8497],
    [0, 41.9981, -87.8473],
  ],
  "Samuel Adeyemi": [
    [9, 41.8701, -87.6864],
    [0, 41.9218, -87.6881],
  ],
  "Dorothy Anne Kowalczyk": [[0, 41.9831, -87.6551]],
};
const person = "Eleanor M. Whitcombe";

interface Drive {
  id: string;
  requestId: string;
  eta: string | null;
  distanceRemaining: string | null;
  request: { deceasedName: string };
}

const callerOf = async (who: Person, address: string) => new Caller(address, await signIn(who, address));

/** The demo knows no positions: the drivers' phones send them now. Answers the drive in the pictures. */
async function drive(address: string): Promise<Drive> {
  const [driver, desk] = [await callerOf("deshawn", address), await callerOf("marisol", address)];
  const list = () => driver.get<Drive[]>("/api/routes");
  for (const { id, requestId, request } of await list()) {
    const positions = (ways[request.deceasedName] ?? []).map(([ago, lat, lng]) => ({
      clientId: `${request.deceasedName}, ${ago}`,
      at: new Date(Date.now() - ago * minute).toISOString(),
      lat,
      lng,
      accuracy: 12,
    }));
    if (positions.length > 0) await driver.post(`/api/routes/${id}/positions`, { positions });
    await desk.post(`/api/requests/${requestId}/access`, {});
  }
  // Arrivals are worked out beside the calls.
  for (const began = Date.now(); Date.now() - began < patience; ) {
    const shown = (await list()).find(({ request }) => request.deceasedName === person);
    if (shown?.eta && shown.distanceRemaining) return shown;
    await pause(500);
  }
  throw new Error(`The demo has no arrival of ${person}.`);
}

/** What the page says beside the pictures is read off the same drive. */
async function writeFacts(address: string, { requestId, eta, distanceRemaining }: Drive): Promise<void> {
  const history = await (await callerOf("marisol", address)).get<HistoryEntryDto[]>(
    `/api/requests/${requestId}/history`,
  );
  const pickup = history.find(({ type }) => type === "route.pickup_confirmed");
  if (!pickup) throw new Error(`The demo's drive of ${person} has no pickup.`);
  const facts = { eta, distanceRemaining, event: pickup.label, hash: pickup.hash };
  writeFileSync(inRoot("components", "landing", "screens", "facts.json"), `${JSON.stringify(facts, null, 2)}\n`);
}

async function openPage(browser: Browser, theme: Theme, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...options, reducedMotion: "reduce", locale: "en-US" });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  await page.addInitScript((chosen) => localStorage.setItem("mortuary-theme", chosen), theme);
  return page;
}

/** As WebP, which Playwright itself does not write: an empty page of the browser does. */
async function keep(page: Page, name: string): Promise<void> {
  const shot = `data:image/png;base64,${(await shootStill(page)).toString("base64")}`;
  const writer = await page.context().newPage();
  const url = await writer.evaluate(
    async ([source, wanted]) => {
      const picture = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [picture.width, picture.height];
      canvas.getContext("2d")?.drawImage(picture, 0, 0);
      return canvas.toDataURL("image/webp", wanted);
    },
    [shot, quality] as const,
  );
  const picture = Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
  writeFileSync(inRoot("components", "landing", "screens", `${name}.webp`), picture);
  process.stdout.write(`${name}: ${Math.round(picture.byteLength / 1000)} kB\n`);
}

/** A browser without windows fits letters to whole pixels unless told not to: words run wider than anybody sees them. */
const trueType = ["--font-render-hinting=none"];

/** Maps whose ground is not drawn yet. */
const unfinishedMap = "[data-map=coming], [data-engine]:not([data-ground])";

/** The page once all of it is there, and two pictures of it are the same. */
async function shootStill(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const shapes = page.locator("[data-slot=skeleton]").filter({ visible: true });
  await expect(shapes).toHaveCount(0, { timeout: patience });
  await expect(page.locator(unfinishedMap)).toHaveCount(0, { timeout: patience });
  let before = await page.screenshot();
  for (const began = Date.now(); Date.now() - began < patience; ) {
    await pause(250);
    const now = await page.screenshot();
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error(`${page.url()} does not come to rest.`);
}

/** Unfolds the card of the drive in the pictures; a press before the page listens is repeated. */
async function unfold(page: Page): Promise<void> {
  const header = page.getByRole("article", { name: person }).getByRole("button", { name: person, exact: true });
  await expect(async () => {
    if ((await header.getAttribute("aria-expanded")) !== "true") await header.click();
    await expect(header).toHaveAttribute("aria-expanded", "true");
  }).toPass({ timeout: patience });
}

async function photograph(browser: Browser, address: string, theme: Theme, caseId: string): Promise<void> {
  const storageState = await signIn("marisol", address);
  const atDesk = await openPage(browser, theme, { ...desk, baseURL: address, storageState });
  await atDesk.goto("/dashboard?tab=active");
  await unfold(atDesk);
  await atDesk.mouse.move(0, 0);
  await atDesk.locator("[data-engine][data-ground] [data-mark=vehicle]").first().waitFor();
  await keep(atDesk, `desk-${theme}`);

  const onPhone = await openPage(browser, theme, { ...phone, baseURL: address, storageState });
  await onPhone.goto("/dashboard");
  await onPhone.getByRole("article").first().waitFor();
  await keep(onPhone, `phone-${theme}`);

  const family = await openPage(browser, theme, { ...phone, baseURL: address });
  await family.goto(`/family/login#${caseId}`);
  await family.getByRole("button", { name: "Continue" }).click();
  await family.getByRole("heading", { level: 1, name: /Eleanor/ }).waitFor();
  // The notice of the sign-in is told once.
  await family.reload();
  await family.locator("[data-map=picture], [data-map=live]").first().waitFor();
  await keep(family, `family-${theme}`);
  for (const page of [atDesk, onPhone, family]) await page.context().close();
}

/** The first page itself, without what can be pressed, as a picture for links to it. */
async function drawSocialCard(browser: Browser, address: string): Promise<void> {
  const page = await openPage(browser, "dark", { ...card, baseURL: address });
  await page.goto("/");
  await page.addStyleTag({ content: "header nav, main section:first-of-type a { display: none !important }" });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: inRoot("app", "opengraph-image.png") });
  await page.context().close();
}

async function takeAll(closings: Closings): Promise<boolean> {
  const database = await stage("Preparing a database", () => openMeasuredDatabase(process.env.DATABASE_URL));
  closings.push(database.close);
  await stage("Filling in the demo", () => seed(database.url));
  const server = await startProduct({ DATABASE_URL: database.url, EMBEDDED_DATABASE: "1", LOG_LEVEL: "warn" });
  closings.push(() => server.stop());
  const shown = await drive(server.address);
  await writeFacts(server.address, shown);
  const { caseId } = await (await callerOf("marisol", server.address)).post<{ caseId: string }>(
    `/api/requests/${shown.requestId}/access`,
    {},
  );
  const executablePath = (await findChromium()) ?? undefined;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...chromiumArguments, ...trueType],
  });
  closings.push(() => browser.close());
  for (const theme of themes) {
    await stage(`Pictures, ${theme}`, () => photograph(browser, server.address, theme, caseId));
  }
  await drawSocialCard(browser, server.address);
  return true;
}

await runBench(takeAll);
