// How quick the portal's two screens are on a slow phone: Lighthouse, their JavaScript, and how soon a change is seen.
import type { Browser, Page } from "@playwright/test";
import { issueFamilyAccess } from "@/lib/transports/issue-family-access";
import { anActiveTransport, anActor, delivered, driven } from "@/prisma/factories";
import { Refusal } from "@/scripts/process.mjs";
import { startProduct } from "@/scripts/product.mjs";
import { stage } from "@/scripts/progress.mjs";
import { startBareApp } from "../bare-app";
import { measureFirstLoad } from "../first-load";
import { audit, openWatchedBrowser } from "../lighthouse";
import type { Closings } from "../run-bench";
import { kilobytes, median } from "../statistics";

const runs = 5;
const leastPerformance = 95;
const leastAccessibility = 100;
/** Bytes over an empty page, gzip. */
const mostScript = 60_000;
const slowdown = 4;
/** Milliseconds from the event to the frame that shows it. */
const latest = 500;
/** Each gives as many changes as a drive has steps. */
const drives = 4;
const longestMs = 10_000;

/** Whether both pages hold their floors, and every change is on the slow phone's screen in time. */
export async function measureScreens(closings: Closings): Promise<boolean> {
  const bare = await stage("Building the bare application", startBareApp);
  closings.push(bare.stop);
  const server = await startProduct({ LOG_LEVEL: "warn" });
  closings.push(() => server.stop());
  const { browser, port } = await openWatchedBrowser();
  closings.push(() => browser.close());
  const { caseId, cookie } = await openDrive(server.address);
  const pages = [
    { path: "/family/login", url: `${server.address}/family/login` },
    { path: "/family/dashboard/{caseId}", url: `${server.address}/family/dashboard/${caseId}` },
  ];
  const empty = await measureFirstLoad(`${bare.address}/`);
  let holds = true;
  for (const { path, url } of pages) {
    const over = (await measureFirstLoad(url, cookie)) - empty;
    const categories = ["performance" as const, "accessibility" as const];
    const scores = await stage(`Lighthouse, ${path}`, () => audit(url, { port, runs, categories, cookie }));
    const [performance, accessibility] = [median(scores.by.performance), median(scores.by.accessibility)];
    process.stdout.write(
      `${path}: performance ${performance} (${scores.by.performance.join(" ")}; at least ${leastPerformance}), accessibility ${accessibility} (at least ${leastAccessibility}), JavaScript ${kilobytes(over)} over an empty page (at most ${kilobytes(mostScript)})\n`,
    );
    if (scores.complaints.length > 0) process.stdout.write(`  to mend: ${scores.complaints.join("; ")}\n`);
    holds &&= performance >= leastPerformance && accessibility >= leastAccessibility && over <= mostScript;
  }
  const delays = await stage("Changes on a slow phone", () => measureChanges(browser, server.address));
  const worst = Math.max(...delays);
  process.stdout.write(
    `A change with a ${slowdown} times slower CPU: on the screen after ${Math.round(median(delays))} ms, at the most ${Math.round(worst)} ms of ${delays.length} (at most ${latest} ms)\n`,
  );
  return holds && worst <= latest;
}

/** A drive that somebody follows: its case ID, and the cookie of a family's visit. */
async function openDrive(address: string) {
  const owner = await anActor();
  const { request, route } = await anActiveTransport(await anActor(), owner);
  const { caseId } = await issueFamilyAccess(owner, { id: request.id });
  const answer = await fetch(`${address}/api/family/login`, {
    method: "POST",
    headers: { Origin: address, "Content-Type": "application/json" },
    body: JSON.stringify({ caseId }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(";")[0];
  if (!answer.ok || !cookie) throw new Refusal(`The family's sign-in answered ${answer.status}.`);
  return { owner, routeId: route.id, caseId, cookie };
}

/** Milliseconds from each step of a drive to the first frame with its sentence, on a phone that shows the case. */
async function measureChanges(browser: Browser, address: string): Promise<number[]> {
  const delays: number[] = [];
  for (let drive = 0; drive < drives; drive += 1) {
    const { owner, routeId, caseId, cookie } = await openDrive(address);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const [name = "", value = ""] = cookie.split("=");
    await context.addCookies([{ name, value, url: address }]);
    const page = await context.newPage();
    await slow(page);
    const live = page.waitForResponse(/\/api\/family\/live$/);
    await page.goto(`${address}/family/dashboard/${caseId}`);
    await live;
    for (const step of ["arrive", "confirm", "depart", "deliver"] as const) {
      // What the page loads late, and what the last change left to do, is no part of the next one.
      await page.waitForTimeout(2_000);
      const shown = page.evaluate(waitForSentence, longestMs);
      await page.evaluate(() => true);
      const began = Date.now();
      await (step === "deliver" ? delivered(owner, routeId) : driven(owner, routeId, [step]));
      delays.push((await shown) - began);
    }
    await context.close();
  }
  return delays;
}

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** Runs in the page, where none of this file's other functions are: the instant of the first frame with another headline. */
function waitForSentence(longest: number): Promise<number> {
  return new Promise((done, fail) => {
    const before = document.querySelector("h1")?.textContent;
    const overdue = setTimeout(() => fail(new Error(`"${before}" stayed on the screen.`)), longest);
    const observer = new MutationObserver(() => {
      if (document.querySelector("h1")?.textContent === before) return;
      observer.disconnect();
      clearTimeout(overdue);
      requestAnimationFrame(() => done(Date.now()));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
