// A coordinator's habits: lists that page as one scrolls, search, filters, CSV, the palette, undo, and a lost connection.
import { readFile } from "node:fs/promises";
import type { RequestDto } from "@/lib/transports/dto";
import { expect, test } from "./fixtures";
import { DashboardPage } from "./pages/dashboard-page";
import { expectNotice, notices } from "./pages/notice";
import { transportCompany } from "./people";
import type { Caller } from "./sessions";
import { acceptRequest, aName, createRequest } from "./transports";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Declined requests of one family, oldest first. */
async function declined(creator: Caller, family: string, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, index) => `${family} ${String(index + 1).padStart(2, "0")}`);
  for (const name of names) {
    const { id } = await createRequest(creator, name);
    await creator.patch(`/api/requests/${id}/status`, { status: "declined" });
  }
  return names;
}

async function addressed(creator: Caller, name: string): Promise<RequestDto> {
  const businesses = await creator.get<{ id: string; name: string }[]>("/api/businesses");
  const businessId = businesses.find((business) => business.name === transportCompany)?.id;
  return createRequest(creator, name, { businessId });
}

test("a list of 60 comes in pages as one scrolls, stays in place, and says where it ends", async ({ as, caller }) => {
  const [creator, family] = [await caller("teresa"), aName()];
  await declined(creator, family, 60);
  const dashboard = new DashboardPage(await as("teresa"));
  const { page } = dashboard;
  await page.goto(`/dashboard?q=${encodeURIComponent(family)}`);
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(25);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(50);
  const middle = dashboard.card(`${family} 30`);
  await middle.scrollIntoViewIfNeeded();
  const before = await middle.boundingBox();
  // Something new comes at the top, by itself.
  await createRequest(creator, `${family} 61`);
  await expect(dashboard.card(`${family} 61`)).toHaveCount(1);
  const after = await middle.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(page.getByText("That is the whole list, 61 requests.")).toBeVisible();
  const shown = await cards.evaluateAll((all) => all.map((card) => card.getAttribute("aria-label")));
  expect(new Set(shown).size).toBe(61);
});

test("'Show more' works by keyboard, and a page that failed keeps the cards", async ({ as, caller }) => {
  const [creator, family] = [await caller("teresa"), aName()];
  await declined(creator, family, 30);
  const page = await as("teresa");
  await page.addInitScript(() => Reflect.deleteProperty(window, "IntersectionObserver"));
  await page.goto(`/dashboard?q=${encodeURIComponent(family)}`);
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(25);
  await page.route(/cursor=/, (route) => route.abort());
  await page.getByRole("button", { name: "Show more" }).press("Enter");
  await expect(page.getByText("The next requests did not load. Try again.")).toBeVisible();
  await expect(cards).toHaveCount(25);
  await page.unroute(/cursor=/);
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(cards).toHaveCount(30);
  await expect(page.locator("li:focus")).toContainText(family);
});

test("a search finds names without their accents in every list, and survives reload and Back", async ({
  as,
  caller,
}) => {
  const [creator, owner, family] = [await caller("teresa"), await caller("marisol"), aName().slice(6)];
  const [waiting, driven] = [`Inês ${family}`, `Zoë ${family}`];
  await createRequest(creator, waiting);
  const { id } = await createRequest(creator, driven);
  await acceptRequest(owner, id);
  const dashboard = new DashboardPage(await as("teresa"));
  const { page } = dashboard;
  await dashboard.open("Declined");
  await page.keyboard.press("/");
  const field = page.getByRole("searchbox", { name: "Search requests" });
  await expect(field).toBeFocused();
  await page.keyboard.type(`ines ${family}`);
  await expect(dashboard.card(waiting)).toBeVisible();
  await expect(dashboard.card(driven)).toHaveCount(0);
  await field.fill(family);
  await expect(dashboard.card(driven)).toBeVisible();
  await expect(dashboard.card(waiting)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`q=${family}`));
  await page.reload();
  await expect(field).toHaveValue(family);
  await expect(dashboard.card(driven)).toBeVisible();
  await page.goBack();
  await expect(dashboard.tab("Declined")).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveValue("");
  await field.fill("no such person at all");
  await expect(page.getByText("No requests match this filter. Clear it?")).toBeVisible();
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(dashboard.tab("Declined")).toBeVisible();
  await expect(field).toHaveValue("");
});

test("a search made on another screen is shown on the dashboard, on a phone too", async ({ as, caller }) => {
  const [creator, name] = [await caller("teresa"), aName()];
  await createRequest(creator, name);
  const dashboard = new DashboardPage(await as("teresa", phone));
  const { page } = dashboard;
  await page.goto("/new-request");
  await page.getByRole("button", { name: "Search", exact: true }).tap();
  const field = page.getByRole("searchbox", { name: "Search requests" });
  await expect(field).toBeFocused();
  await field.fill(name);
  await field.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\?q=/);
  await expect(dashboard.card(name)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole("button", { name: "Clear search" }).last().tap();
  await expect(dashboard.tab("Pending")).toBeVisible();
});

test("a search that still rests neither holds a link back nor follows to its screen", async ({ as }) => {
  const page = await as("teresa");
  await page.clock.install();
  await page.goto("/dashboard");
  await page.getByRole("searchbox", { name: "Search requests" }).pressSequentially("tran");
  await page.getByRole("link", { name: "New Request" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "New Service Request" })).toBeVisible();
  // Longer than typing rests.
  await page.clock.runFor(600);
  await expect(page).toHaveURL(/\/new-request$/);
});

test("the filter by day narrows the list, survives reload, and Back takes it away", async ({ as, caller }) => {
  const [creator, name] = [await caller("teresa"), aName()];
  await createRequest(creator, name);
  const dashboard = new DashboardPage(await as("teresa"));
  const { page } = dashboard;
  await dashboard.open();
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByLabel("Created from").fill("2026-01-01");
  await expect(page).toHaveURL(/from=2026-01-01/);
  await expect(dashboard.card(name)).toBeVisible();
  await page.getByLabel("Created until").fill("2020-01-31");
  await expect(page.getByText("No requests match this filter. Clear it?")).toBeVisible();
  await expect(page).toHaveURL(/to=2020-01-31/);
  await expect(dashboard.tab("Pending")).toHaveText("Pending");
  await page.reload();
  await expect(page.getByLabel("Created until")).toHaveValue("2020-01-31");
  await expect(page.getByText("No requests match this filter. Clear it?")).toBeVisible();
  await page.goBack();
  await expect(dashboard.card(name)).toBeVisible();
  await page.goForward();
  await page.getByRole("button", { name: "Clear filter" }).click();
  await expect(dashboard.card(name)).toBeVisible();
  await expect(page).not.toHaveURL(/to=/);
});

test("CSV holds what is listed, with the same search", async ({ as, caller }) => {
  const [creator, family] = [await caller("teresa"), aName()];
  await declined(creator, family, 3);
  await createRequest(creator, `=HYPERLINK("http://x.test") ${family}`);
  const page = await as("teresa");
  await page.goto(`/dashboard?q=${encodeURIComponent(family)}`);
  await expect(page.getByRole("article")).toHaveCount(4);
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const text = await readFile(await download.path(), "utf8");
  const lines = text.trim().split(/\r?\n/);
  expect(lines).toHaveLength(5);
  for (const name of ["01", "02", "03"]) expect(text).toContain(`${family} ${name}`);
  expect(text, "no cell begins a formula").not.toMatch(/(?:^|,)"?=/m);
});

test("the palette opens a case by keyboard, and leads to a driver's next step without taking it", async ({
  as,
  caller,
}) => {
  const [creator, owner, name, driven] = [await caller("teresa"), await caller("marisol"), aName(), aName()];
  await addressed(creator, name);
  const { id } = await createRequest(creator, driven);
  const route = await acceptRequest(owner, id);
  const dashboard = new DashboardPage(await as("marisol"));
  const { page } = dashboard;
  await page.goto("/new-request");
  await page.keyboard.press("Control+k");
  const palette = dashboard.dialog("Commands");
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type(name.toLowerCase());
  await expect(palette.getByRole("option", { name })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\?.*request=/);
  await expect(dashboard.dialog(name)).toContainText("4025 N Paulina St");
  await page.keyboard.press("Escape");

  await page.keyboard.press("Control+k");
  await page.keyboard.type(`arrived ${driven}`);
  await expect(palette.getByRole("option", { name: `Arrived: ${driven}` })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(dashboard.step(driven, "Arrived")).toBeFocused();
  expect((await owner.get<{ routeStatus: string }>(`/api/routes/${route.id}`)).routeStatus).toBe("en_route_to_pickup");
  await page.keyboard.press("Enter");
  await expectNotice(page, "Arrival Confirmed");
});

test("a decline is taken back from its notice, by keyboard", async ({ as, caller, database }) => {
  const [creator, name] = [await caller("teresa"), aName()];
  const { id } = await createRequest(creator, name);
  const dashboard = new DashboardPage(await as("marisol"));
  const { page } = dashboard;
  await dashboard.open();
  await dashboard.decline(name).click();
  await expectNotice(page, "Request status updated successfully", "Declined");
  await expect(dashboard.card(name)).toHaveCount(0);
  await page.keyboard.press("F8");
  // First the notice, then what it offers.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(notices(page).getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expectNotice(page, "Request status updated successfully", "Pending");
  await expect(dashboard.card(name)).toBeVisible();
  const { rows } = await database.query<{ type: string }>(
    'SELECT type FROM "AuditEvent" WHERE "requestId" = $1 ORDER BY seq',
    [id],
  );
  expect(rows.map(({ type }) => type)).toEqual(["request.created", "request.passed", "request.pass_undone"]);
});

test("an acceptance shows at once, and a refused one stands again where it stood", async ({ as, caller }) => {
  const creator = await caller("teresa");
  const [older, name, newer] = [aName(), aName(), aName()];
  await createRequest(creator, older);
  const { id } = await addressed(creator, name);
  await createRequest(creator, newer);
  const page = await as("deshawn");
  await page.route("**/api/live", (route) => route.abort());
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const pending = async () => Number((await dashboard.tab("Pending").textContent())?.replace(/\D/g, ""));
  const before = await pending();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/dashboard*", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await dashboard.accept(name).click();
  await expect(dashboard.card(name)).toHaveCount(0);
  expect(await pending()).toBe(before - 1);
  // Another company was quicker; that is what the held answer will say.
  await acceptRequest(creator, id);
  const lists = page.waitForResponse(/\/api\/requests\?status=pending/);
  letGo();
  await expectNotice(page, "Error", /409: Teresa Nolan accepted this at/);
  await lists;
  await expect(dashboard.card(name)).toHaveCount(0);
  expect(await pending()).toBe(before - 1);

  // Refused for want of an answer, it is still to be had.
  await page.route("**/dashboard*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await expect(async () => {
    // A press just after a card has left is not heard: it was meant for that card.
    await dashboard.accept(older).click();
    await expect(notices(page).filter({ hasText: "could not be reached" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectNotice(page, "Error", "could not be reached");
  await expect(dashboard.accept(older)).toBeVisible();
  const order = await page
    .getByRole("article")
    .evaluateAll((all) => all.map((card) => card.getAttribute("aria-label")));
  expect(order.indexOf(newer)).toBeLessThan(order.indexOf(older));
});

test("a lost connection is said in one line, and what was missed comes when it is back", async ({ as, caller }) => {
  const [creator, name] = [await caller("teresa"), aName()];
  const dashboard = new DashboardPage(await as("marisol"));
  const { page } = dashboard;
  await dashboard.open();
  await page.context().setOffline(true);
  const line = page.getByText(/^Offline since \d{1,2}:\d{2} [AP]M\.$/);
  await expect(line).toBeVisible();
  await createRequest(creator, name);
  await dashboard.choose("Declined");
  await dashboard.choose("Pending");
  await page.context().setOffline(false);
  await expect(line).toHaveCount(0);
  await expect(dashboard.card(name)).toBeVisible();
});
