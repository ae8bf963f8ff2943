// What surrounds every screen: sidebar, theme, notices, the landing page and the pages for unknown addresses.
import { expect, test } from "./fixtures";
import { DashboardPage } from "./pages/dashboard-page";
import { expectNotice, notices } from "./pages/notice";

test("Ctrl and b folds the sidebar, and the cookie keeps it so", async ({ as }) => {
  const page = await as("marisol");
  await new DashboardPage(page).open();
  const toggle = page.getByRole("button", { name: "Toggle Sidebar" });
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  const width = async () => (await sidebar.boundingBox())?.width;
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  expect(await width()).toBe(256);
  await page.keyboard.press("Control+b");
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect.poll(width).toBe(48);
  const cookies = await page.context().cookies();
  const kept = cookies.find(({ name }) => name === "sidebar_state");
  expect(kept?.value).toBe("false");
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(7);
  await page.reload();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  expect(await width()).toBe(48);
  await expect(page.getByRole("link", { name: "New Request" }).first()).toBeVisible();
});

test("a phone has the sidebar as a drawer of 18rem", async ({ as }) => {
  const page = await as("marisol", { viewport: { width: 390, height: 844 }, hasTouch: true });
  await new DashboardPage(page).open();
  await page.getByRole("button", { name: "Menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(288);
  await drawer.getByRole("link", { name: "New Request" }).click();
  await expect(page).toHaveURL(/\/new-request$/);
  await expect(drawer).toHaveCount(0);
});

test("no screen is wider than a phone of 360 px", async ({ as }) => {
  const page = await as("marisol", { viewport: { width: 360, height: 740 } });
  for (const path of ["/dashboard", "/dashboard?tab=active", "/dashboard?tab=completed", "/new-request"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
});

test("dark is the default theme, and a chosen one is remembered", async ({ visitor, as }) => {
  const light = await visitor({ colorScheme: "light" });
  await light.goto("/");
  await expect(light.locator("html")).toHaveClass(/\bdark\b/);
  const page = await as("marisol");
  await new DashboardPage(page).open();
  await page.getByRole("button", { name: "Light theme" }).click();
  await expect(page.locator("html")).not.toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => localStorage.getItem("mortuary-theme"))).toBe("light");
  await page.reload();
  await expect(page.locator("html")).not.toHaveClass(/\bdark\b/);
  await page.getByRole("button", { name: "Dark theme" }).click();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
});

test("Refresh Data says what it did, and only one notice stands at a time", async ({ as }) => {
  const page = await as("marisol");
  await new DashboardPage(page).open();
  const refresh = page.getByRole("button", { name: "Refresh Data" });
  await refresh.click();
  await expectNotice(page, "Data Refreshed", "All app data has been reloaded successfully.");
  const reloaded = page.waitForResponse(/\/api\/requests\/counts$/);
  await refresh.click();
  await reloaded;
  await expect(refresh).toBeEnabled();
  await expectNotice(page, "Data Refreshed");
  await page.keyboard.press("F8");
  await notices(page).getByRole("button", { name: "Close" }).click();
  await expect(notices(page)).toHaveCount(0);
});

test("the landing page leads to both sign-ins", async ({ visitor }) => {
  const page = await visitor();
  await page.goto("/");
  for (const name of ["Business Login", "Get Started for Your Business", "Business Access"]) {
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", "/api/login");
  }
  for (const name of ["Family Portal", "Family Portal Login"]) {
    await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", "/family/login");
  }
});

test("unknown addresses answer 404 to everyone, each in its own part", async ({ visitor, as }) => {
  for (const page of [await visitor(), await as("marisol")]) {
    const answer = await page.goto("/nowhere/at/all");
    expect(answer?.status()).toBe(404);
    await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
    const family = await page.goto("/family/nowhere");
    expect(family?.status()).toBe(404);
    await expect(page.getByText("404 Page Not Found")).toBeVisible();
  }
});
