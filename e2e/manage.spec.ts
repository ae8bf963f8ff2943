// A dispatcher gives a transport back or ends it, and everybody whom it concerns sees that by themselves.
import type { Locator } from "@playwright/test";
import { findGrave, findInBothThemes } from "./axe";
import { expect, test } from "./fixtures";
import { DashboardPage } from "./pages/dashboard-page";
import { expectNotice, notices } from "./pages/notice";
import type { Caller } from "./sessions";
import { acceptRequest, aName, createRequest, issueAccess } from "./transports";

/** Live, with room for a machine that runs two servers, a database and three browsers at once. */
const soon = { timeout: 15_000 };
const reasonText = "Vehicle 3 has a flat tire on I-290. Needs another crew.";

/** An open call of the hospital that the transport company drives. */
async function anActiveTransport(caller: (who: "teresa" | "marisol") => Promise<Caller>) {
  const [creator, owner, name] = [await caller("teresa"), await caller("marisol"), aName()];
  const { id } = await createRequest(creator, name);
  return { owner, name, id, route: await acceptRequest(owner, id) };
}

async function openManage(dashboard: DashboardPage, name: string): Promise<Locator> {
  await dashboard
    .card(name)
    .getByRole("button", { name: `Manage ${name}` })
    .click();
  const dialog = dashboard.dialog("Manage Active Transport");
  await expect(dialog).toContainText(name);
  return dialog;
}

test("on a phone no notice stands over a tall dialog, and what stood under the thumb stays there", async ({
  as,
  caller,
}) => {
  const { owner, name, id } = await anActiveTransport(caller);
  await issueAccess(owner, id);
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, permissions: ["clipboard-write"] };
  const page = await as("marisol", phone);
  const dashboard = new DashboardPage(page);
  await dashboard.open("Active");
  await dashboard.unfold(name);
  await dashboard.card(name).getByRole("button", { name: "Family Access" }).click();
  const dialog = dashboard.dialog("Manage Family Portal Access");
  const card = dialog.getByRole("button", { name: "Family Card" });
  const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
  await expect.poll(() => topOf(dialog)).toBe(24);
  const before = await topOf(card);
  await dialog.getByRole("button", { name: "Copy" }).click();
  await expectNotice(page, "Copied!");
  const below = async () => {
    const notice = await notices(page).boundingBox();
    return (await topOf(dialog)) - (notice?.y ?? Number.NaN) - (notice?.height ?? Number.NaN);
  };
  await expect.poll(below).toBeGreaterThanOrEqual(8);
  expect(await topOf(card)).toBe(before);
});

test("on a tablet every button of a dialog is as high as a finger needs", async ({ as, caller }) => {
  const { name } = await anActiveTransport(caller);
  const dashboard = new DashboardPage(await as("marisol", { viewport: { width: 1024, height: 768 }, hasTouch: true }));
  await dashboard.open("Active");
  const dialog = await openManage(dashboard, name);
  for (const label of ["Keep Active", "Suspend Transport"]) {
    const button = dialog.getByRole("button", { name: label });
    await expect.poll(async () => (await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test("suspending needs a reason, then brings the request back to everybody's Pending", async ({ as, caller }) => {
  test.slow();
  const { owner, name, id, route } = await anActiveTransport(caller);
  const [office, driver, elsewhere] = [
    new DashboardPage(await as("marisol")),
    new DashboardPage(await as("deshawn", { onSecondServer: true })),
    new DashboardPage(await as("jonah", { onSecondServer: true })),
  ];
  await driver.open("Active");
  await driver.unfold(name);
  const live = elsewhere.page.waitForResponse(/\/api\/live$/);
  await elsewhere.open();
  await live;
  await expect(elsewhere.card(name)).toHaveCount(0);

  await office.open("Active");
  const dialog = await openManage(office, name);
  await expect(dialog.getByRole("radio", { name: "Suspend" })).toBeChecked();
  await dialog.getByRole("button", { name: "Suspend Transport" }).click();
  await expectNotice(office.page, "Reason Required", "Please provide a reason for this action.");
  await expect(dialog.getByLabel("Reason")).toBeFocused();
  await dialog.getByLabel("Reason").fill(reasonText);
  await dialog.getByRole("button", { name: "Suspend Transport" }).dblclick();
  await expectNotice(office.page, "Transport Suspended", `${name} was moved back to pending status.`);

  await expect(dialog).toHaveCount(0);
  await expect(office.card(name)).toHaveCount(0);
  await expect(driver.card(name)).toHaveCount(0, soon);
  await expect(elsewhere.card(name)).toContainText(reasonText, soon);
  await expect(elsewhere.card(name)).toContainText(/Suspended \d{1,2}:\d{2} [AP]M\./);
  await office.choose("Pending");
  await expect(office.card(name)).toContainText(reasonText);
  expect((await owner.send("GET", `/api/routes/${route.id}`)).status).toBe(404);
  expect(await owner.get(`/api/requests/${id}`)).toMatchObject({ status: "pending", ownerId: null });
});

test("cancelling with a partial fee ends it under Declined, with the reason and the fee", async ({ as, caller }) => {
  const { owner, name, id } = await anActiveTransport(caller);
  const creator = new DashboardPage(await as("teresa", { onSecondServer: true }));
  const live = creator.page.waitForResponse(/\/api\/live$/);
  await creator.open("Declined");
  await live;
  const office = new DashboardPage(await as("marisol"));
  await office.open("Active");
  const dialog = await openManage(office, name);
  await dialog.getByRole("radio", { name: "Cancel" }).click();
  await dialog.getByLabel("Reason").fill("Family chose another funeral home.");
  await dialog.getByRole("radio", { name: "Partial fee" }).click();
  const confirm = dialog.getByRole("button", { name: "Cancel Transport" });
  for (const typed of ["", "0", "-5", "10.001"]) {
    await dialog.getByLabel("Partial fee in dollars").fill(typed);
    await confirm.click();
    await expectNotice(office.page, "Amount Required", "Please enter a valid partial fee amount.");
    await expect(dialog.getByLabel("Partial fee in dollars")).toBeFocused();
  }
  await dialog.getByLabel("Partial fee in dollars").fill("119.99");
  await confirm.click();
  await expectNotice(office.page, "Transport Cancelled", "was cancelled with a partial fee of $119.99.");

  for (const words of ["Cancelled", "Family chose another funeral home.", "Partial $119.99"]) {
    await expect(creator.card(name)).toContainText(words, soon);
  }
  await office.choose("Declined");
  await expect(office.card(name)).toContainText("Partial $119.99");
  expect(await owner.get(`/api/requests/${id}`)).toMatchObject({ feeStatus: "partial", feeAmount: 119.99 });
});

test("whoever manages what has ended meanwhile reads so and keeps the text", async ({ as, caller }) => {
  const { owner, name, id, route } = await anActiveTransport(caller);
  for (const step of ["arrive-pickup", "confirm-pickup"]) await owner.post(`/api/routes/${route.id}/${step}`);
  const office = new DashboardPage(await as("marisol"));
  await office.open("Active");
  const dialog = await openManage(office, name);
  await expect(dialog).toContainText(`The record shows ${name} in the care of Lakeshore Removal Service since`);
  await dialog.getByLabel("Reason").fill(reasonText);
  await owner.post(`/api/routes/${route.id}/complete-delivery`, { deceasedReceived: true });
  await dialog.getByRole("button", { name: "Suspend Transport" }).click();
  await expect(dialog.getByRole("alert")).toContainText(/^409: This was completed at \d{1,2}:\d{2} [AP]M\.$/);
  await expect(dialog.getByLabel("Reason")).toHaveValue(reasonText);
  expect(await owner.get(`/api/requests/${id}`)).toMatchObject({ status: "completed" });
  // The notice is the uppermost thing: the first Escape closes it, the second the dialog.
  await expectNotice(office.page, "Error", /^Error409: This was completed/);
  await office.page.keyboard.press("Escape");
  await expect(dialog.getByLabel("Reason")).toHaveValue(reasonText);
  // A notice on its way out still takes the key.
  await expect(async () => {
    await office.page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
});

test("without a connection it says so, keeps the text, and sends it when asked again", async ({ as, caller }) => {
  const { name } = await anActiveTransport(caller);
  const office = new DashboardPage(await as("marisol"));
  await office.open("Active");
  const dialog = await openManage(office, name);
  await dialog.getByLabel("Reason").fill(reasonText);
  await office.page.context().setOffline(true);
  const suspend = dialog.getByRole("button", { name: "Suspend Transport" });
  await suspend.click();
  await expect(dialog.getByRole("alert")).toContainText("The server could not be reached.");
  await expect(dialog.getByLabel("Reason")).toHaveValue(reasonText);
  await office.page.context().setOffline(false);
  await suspend.click();
  await expectNotice(office.page, "Transport Suspended");
});

test("by keyboard on a phone, where axe finds nothing grave in either theme", async ({ as, caller }) => {
  const { name } = await anActiveTransport(caller);
  const page = await as("marisol", { viewport: { width: 390, height: 844 } });
  const office = new DashboardPage(page);
  await office.open("Active");
  const opener = office.card(name).getByRole("button", { name: `Manage ${name}` });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = office.dialog("Manage Active Transport");
  await expect(dialog.getByRole("radio", { name: "Suspend" })).toBeFocused();
  await page.keyboard.press("ArrowDown", { delay: 80 });
  await expect(dialog.getByRole("radio", { name: "Cancel" })).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(dialog.getByLabel("Reason")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowUp", { delay: 80 });
  await expect(dialog.getByRole("radio", { name: "Partial fee" })).toBeChecked();
  expect(await findInBothThemes(page, findGrave, (axe) => axe.include('[role="dialog"]'))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await expect(office.card(name)).toContainText("En Route to Pickup");
});
