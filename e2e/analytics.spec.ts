// Page views in the browser: what is counted and kept of them, and the screen that shows them.
import type { Page } from "@playwright/test";
import type pg from "pg";
import { findInBothThemes, findViolations } from "./axe";
import { expect, test } from "./fixtures";
import { FamilyPage } from "./pages/family-page";
import { people } from "./people";
import { acceptRequest, aName, completeDelivery, createRequest, issueAccess } from "./transports";

// The browser under test calls itself headless, which is not counted.
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
const counted = { userAgent };

/** The browser's id, which it makes once the page listens. */
async function visitorOf(page: Page): Promise<string> {
  const read = () => page.evaluate(() => localStorage.getItem("visitor_id") ?? "");
  await expect.poll(read).not.toBe("");
  return read();
}

/** The views of one browser, oldest first. */
async function viewsOf(database: pg.Pool, visitorId: string) {
  const { rows } = await database.query<{ path: string; email: string | null; businessId: string | null }>(
    `SELECT v.path, u.email, v."businessId" FROM "PageView" v LEFT JOIN "User" u ON u.id = v."userId"
      WHERE v."visitorId" = $1 ORDER BY v.id`,
    [visitorId],
  );
  return rows;
}

test("every change of the screen is counted once, with the session's user, and nothing fetched ahead", async ({
  as,
  database,
}) => {
  const page = await as("marisol", counted);
  await page.goto("/dashboard");
  const visitorId = await visitorOf(page);
  expect(visitorId).toMatch(/^visitor_\d{13}_[0-9a-f]{16}$/);
  await page.getByRole("link", { name: "GPS Tracking" }).hover();
  await page.getByRole("link", { name: "Analytics" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Analytics" })).toBeVisible();
  await page.getByRole("tab", { name: "Weekly" }).click();
  await expect(page).toHaveURL(/period=weekly/);
  await page.getByRole("link", { name: "Transactions" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Transactions" })).toBeVisible();
  const paths = async () => (await viewsOf(database, visitorId)).map(({ path }) => path);
  await expect.poll(paths).toEqual(["/dashboard", "/analytics", "/transactions"]);
  const views = await viewsOf(database, visitorId);
  expect(views.every(({ email }) => email === people.marisol.email)).toBe(true);
});

test("a family's view is kept as its screen alone, even in the browser of a user", async ({ as, caller, database }) => {
  const [creator, owner] = [await caller("teresa"), await caller("marisol")];
  const { id } = await createRequest(creator, aName());
  await acceptRequest(owner, id);
  const caseId = await issueAccess(owner, id);
  const page = await as("marisol", counted);
  const family = new FamilyPage(page);
  await family.openLogin();
  await family.signIn(caseId);
  await expect(family.headline).toBeVisible();
  const visitorId = await visitorOf(page);
  await expect
    .poll(() => viewsOf(database, visitorId))
    .toEqual([
      { path: "/family/login", email: null, businessId: null },
      { path: "/family/dashboard/[caseId]", email: null, businessId: null },
    ]);
});

test("a program is not counted", async ({ visitor, database }) => {
  const page = await visitor();
  const logged = page.waitForResponse("**/api/analytics/log");
  await page.goto("/");
  expect((await logged).status()).toBe(200);
  expect(await viewsOf(database, await visitorOf(page))).toEqual([]);
});

test("a view that is refused is told to the console alone", async ({ visitor }) => {
  const page = await visitor(counted);
  const told = page.waitForEvent("console", (message) => message.text().startsWith("Failed to log page view:"));
  await page.route("**/api/analytics/log", (route) => route.fulfill({ status: 500, body: "no" }));
  await page.goto("/family/login");
  expect((await told).type()).toBe("error");
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
});

test("tabs, periods and cards show what was counted, and who is there", async ({ as, database }) => {
  const page = await as("marisol", counted);
  await page.goto("/analytics");
  const panel = page.getByRole("tabpanel").last();
  for (const name of ["Total Visits", "Unique Visitors", "Registered Users", "Active Now"])
    await expect(panel.getByRole("term").filter({ hasText: name })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Visitors" })).toHaveAttribute("aria-selected", "true");
  for (const [tab, label] of [
    ["Weekly", "Last 7 Days"],
    ["Monthly", "Last 30 Days"],
    ["Yearly", "Last Year"],
    ["Daily", "Today"],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("tabpanel").last().getByText(label, { exact: true }).first()).toBeVisible();
  }
  // Another business's person and somebody unknown are there as well.
  await database.query(
    `INSERT INTO "PageView" ("visitorId", "userId", "businessId", path, at)
      SELECT 'visitor_1763800000000_teresa', id, "businessId", '/dashboard', now() FROM "User" WHERE email = $1
      UNION ALL SELECT 'visitor_1763800000000_nobody', NULL, NULL, '/', now()`,
    [people.teresa.email],
  );
  await page.reload();
  const active = page.getByRole("region", { name: "Active users" }).getByRole("listitem");
  await expect(active.filter({ hasText: "Marisol Vega" })).not.toHaveCount(0);
  await expect(active.filter({ hasText: "Anonymous visitor" })).not.toHaveCount(0);
  await expect(active.filter({ hasText: "Teresa Nolan" })).toHaveCount(0);
  await page.getByRole("tab", { name: "Personal" }).click();
  await expect(page).toHaveURL(/tab=personal/);
  await expect(active.filter({ hasText: "Marisol Vega" })).not.toHaveCount(0);
  await expect(active.filter({ hasText: "Anonymous visitor" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("tab", { name: "Personal" })).toHaveAttribute("aria-selected", "true");
});

test("operations show requests by state and how long they took, tell each figure's meaning, and leave as CSV", async ({
  as,
  caller,
}) => {
  const [creator, owner] = [await caller("teresa"), await caller("marisol")];
  const { id } = await createRequest(creator, aName(), { locationName: "Mercy Hall" });
  const route = await acceptRequest(owner, id);
  await completeDelivery(owner, route.id);
  const page = await as("marisol", counted);
  await page.goto("/analytics?tab=operations&period=weekly");
  const places = page.getByRole("region", { name: "By place" });
  await expect(places.getByRole("rowheader").first()).toBeVisible();
  const more = places.getByRole("button", { name: /^Show \d+ more$/ });
  if (await more.isVisible()) await more.click();
  await expect(places.getByRole("rowheader", { name: /^Mercy Hall/ })).toBeVisible();
  const term = page.getByRole("button", { name: "Call to delivery" }).first();
  // The keyboard reaches it from far below: the page scrolls to it, and the meaning stays.
  await page.setViewportSize({ width: 1024, height: 320 });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(term).not.toBeInViewport();
  await term.focus();
  await expect(page.getByRole("tooltip")).toContainText("From the call to the completed delivery.");
  await page.keyboard.press("Escape");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^operations-weekly-\d{4}-\d\d-\d\d\.csv$/);
});

test("the chart's figures stand in a table beside it", async ({ as }) => {
  const page = await as("marisol", counted);
  await page.goto("/analytics?period=weekly");
  const table = page.getByRole("table", { name: "Visits by day, Last 7 Days" });
  await expect(table.getByRole("row")).toHaveCount(8);
  await expect(page.locator(".recharts-bar-rectangle").first()).toBeVisible();
});

test("figures that do not load say so, and are read again", async ({ as }) => {
  const page = await as("marisol", counted);
  await page.goto("/analytics");
  await page.route("**/api/analytics/weekly", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.getByRole("tab", { name: "Weekly" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "The figures did not load. Try again." });
  await expect(alert).toBeVisible();
  await page.unroute("**/api/analytics/weekly");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toHaveCount(0);
});

test("the screen is accessible in both themes and no wider than a phone", async ({ as }) => {
  const page = await as("marisol", { ...counted, viewport: { width: 360, height: 740 } });
  for (const tab of ["visitors", "personal", "operations"]) {
    await page.goto(`/analytics?tab=${tab}&period=monthly`);
    await expect(page.getByRole("heading", { level: 1, name: "Analytics" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), tab).toBeLessThanOrEqual(360);
    expect(await findInBothThemes(page, findViolations)).toEqual([]);
  }
});
