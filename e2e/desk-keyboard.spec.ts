// The desk by keyboard at the end of a long list, and what axe says of its tools.
import type { RequestDto } from "@/lib/transports/dto";
import { findInBothThemes } from "./axe";
import { expect, test } from "./fixtures";
import { DashboardPage } from "./pages/dashboard-page";
import { expectNotice, notices } from "./pages/notice";
import { funeralHome, transportCompany } from "./people";
import type { Caller } from "./sessions";
import { aName, createRequest } from "./transports";

async function businessNamed(name: string, caller: Caller): Promise<string | undefined> {
  const businesses = await caller.get<{ id: string; name: string }[]>("/api/businesses");
  return businesses.find((business) => business.name === name)?.id;
}

test("the last card that is read leaves when it is declined by keyboard, and the focus stays in the list", async ({
  as,
  caller,
}) => {
  const [creator, family] = [await caller("jonah"), aName()];
  const businessId = await businessNamed(funeralHome, creator);
  const made: RequestDto[] = [];
  // Addressed to themselves, so that no other list is longer for it.
  for (let index = 30; index > 0; index -= 1) {
    made.unshift(await createRequest(creator, `${family} ${String(index).padStart(2, "0")}`, { businessId }));
  }
  const page = await as("jonah");
  await page.addInitScript(() => Reflect.deleteProperty(window, "IntersectionObserver"));
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(25);
  await expect(cards.last()).toHaveAccessibleName(`${family} 25`);
  await dashboard.decline(`${family} 25`).press("Enter");
  await expectNotice(page, "Request status updated successfully", "Declined");
  await expect(dashboard.card(`${family} 25`)).toHaveCount(0);
  await expect(cards).toHaveCount(25);
  await expect(page.locator("li:focus")).toContainText(`${family} 24`);
  await page.getByRole("button", { name: "Show more" }).press("Enter");
  await expect(dashboard.card(`${family} 30`)).toBeVisible();
  await expect(dashboard.card(`${family} 25`)).toHaveCount(0);
  for (const { id } of made.toSpliced(24, 1)) await creator.patch(`/api/requests/${id}/status`, { status: "declined" });
});

test("axe finds nothing grave in the palette, a search, the filter and the notice with Undo", async ({
  as,
  caller,
}) => {
  const [creator, name] = [await caller("teresa"), aName()];
  await createRequest(creator, name, { businessId: await businessNamed(transportCompany, creator) });
  const dashboard = new DashboardPage(await as("marisol"));
  const { page } = dashboard;
  await dashboard.open();
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByLabel("Created from").fill("2026-01-01");
  await expect(page.getByRole("button", { name: "Filter on" })).toBeVisible();
  expect(await findInBothThemes(page)).toEqual([]);
  await page.keyboard.press("Control+k");
  await expect(dashboard.dialog("Commands").getByRole("combobox")).toBeFocused();
  await page.keyboard.type(name);
  await expect(dashboard.dialog("Commands").getByRole("option", { name })).toBeVisible();
  expect(await findInBothThemes(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.goto(`/dashboard?q=${encodeURIComponent(name)}`);
  await expect(dashboard.card(name)).toBeVisible();
  expect(await findInBothThemes(page)).toEqual([]);
  await dashboard.decline(name).click();
  await expect(notices(page).getByRole("button", { name: "Undo" })).toBeVisible();
  expect(await findInBothThemes(page)).toEqual([]);
});
