// How long after one person's click another person's screen changes, over two servers on one database.
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { chromiumArguments, findChromium } from "@/scripts/chromium.mjs";

const samples = 24;
const longestMs = 10_000;

interface Side {
  address: string;
  cookie: string;
}

declare global {
  interface Window {
    /** When the last click began, in milliseconds since 1970. */
    clickedAt?: number;
  }
}

/** Milliseconds from each click on Accept to the card's going from the other browser's list. */
export async function measureClickToScreen(clicking: Side, watching: Side): Promise<number[]> {
  const executablePath = (await findChromium()) ?? undefined;
  const browsers: Browser[] = [];
  const open = async ({ address, cookie }: Side) => {
    const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArguments });
    browsers.push(browser);
    const context = await browser.newContext({ baseURL: address });
    await giveCookies(context, address, cookie);
    const page = await context.newPage();
    const live = page.waitForResponse(/\/api\/live$/);
    await page.goto("/dashboard");
    await live;
    return page;
  };
  try {
    const [clicker, watcher] = [await open(clicking), await open(watching)];
    const delays: number[] = [];
    while (delays.length < samples) delays.push(await oneSample(clicker, watcher));
    return delays;
  } finally {
    for (const browser of browsers) await browser.close();
  }
}

async function giveCookies(context: BrowserContext, url: string, header: string): Promise<void> {
  const pairs = header.split("; ").map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]);
  await context.addCookies(pairs.map(([name = "", value = ""]) => ({ name, value, url })));
}

async function oneSample(clicker: Page, watcher: Page): Promise<number> {
  const pending = clicker.getByRole("article").filter({ has: clicker.getByRole("button", { name: "Accept" }) });
  const name = (await pending.first().getAttribute("aria-label")) ?? "";
  const card = clicker.getByRole("article", { name });
  await watcher.getByRole("article", { name }).waitFor();
  await clicker.evaluate(() => {
    document.addEventListener("click", () => (window.clickedAt = Date.now()), { capture: true, once: true });
  });
  const [goneAt] = await Promise.all([
    watcher.evaluate(waitUntilGone, { name, longestMs }),
    card.getByRole("button", { name: "Accept" }).click(),
  ]);
  await card.waitFor({ state: "detached" });
  return goneAt - (await clicker.evaluate(() => window.clickedAt ?? Number.NaN));
}

/** Runs in the watching page: the instant at which the first frame without `name` is painted. */
function waitUntilGone({ name, longestMs }: { name: string; longestMs: number }): Promise<number> {
  return new Promise((done, fail) => {
    const overdue = setTimeout(() => fail(new Error(`${name} stayed on the watched screen.`)), longestMs);
    const observer = new MutationObserver(() => {
      if ([...document.querySelectorAll("article")].some((card) => card.ariaLabel === name)) return;
      observer.disconnect();
      clearTimeout(overdue);
      requestAnimationFrame(() => done(Date.now()));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
