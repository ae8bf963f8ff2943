// Every screen in both themes holds what axe asks for, and the main moves are made by keyboard alone.
import type { Locator, Page } from "@playwright/test";
import { findInBothThemes } from "./axe";
import { expect, test } from "./fixtures";
import { DashboardPage } from "./pages/dashboard-page";
import { FamilyPage } from "./pages/family-page";
import { expectNotice } from "./pages/notice";
import { password, people } from "./people";
import type { Caller } from "./sessions";
import { acceptRequest, aName, createRequest, issueAccess } from "./transports";

test("axe finds nothing grave on the public pages in both themes", async ({ visitor, caller }) => {
  const [creator, owner] = [await caller("teresa"), await caller("marisol")];
  const { id } = await createRequest(creator, aName());
  await acceptRequest(owner, id);
  const caseId = await issueAccess(owner, id);
  const page = await visitor();
  for (const path of ["/", "/reviews", "/sign-in", "/nowhere", "/family/nowhere", "/family/login"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await findInBothThemes(page)).toEqual([]);
  }
  const family = new FamilyPage(page);
  await family.signIn("CHI-202611-00000-00000");
  await expect(page.getByText("Login Failed")).toBeVisible();
  expect(await findInBothThemes(page)).toEqual([]);
  await family.signIn(caseId);
  await expect(family.headline).toContainText("Agnes");
  expect(await findInBothThemes(page)).toEqual([]);
});

test("axe finds nothing grave on the business screens in both themes", async ({ as, caller }) => {
  const [name, creator, owner] = [aName(), await caller("teresa"), await caller("marisol")];
  const { id } = await createRequest(creator, name);
  const route = await acceptRequest(owner, id);
  await owner.post(`/api/routes/${route.id}/arrive-pickup`);
  await owner.post(`/api/routes/${route.id}/confirm-pickup`);
  const page = await as("marisol");
  const dashboard = new DashboardPage(page);
  for (const tab of ["Pending", "Completed", "Declined", "Active"] as const) {
    await dashboard.open(tab);
    expect(await findInBothThemes(page)).toEqual([]);
  }
  await dashboard.unfold(name);
  expect(await findInBothThemes(page)).toEqual([]);
  await dashboard.step(name, "Complete delivery").click();
  await dashboard.dialog("Complete Delivery").getByLabel("Personal effects were handed over").click();
  expect(await findInBothThemes(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await dashboard.card(name).getByRole("button", { name: "Family Access" }).click();
  await dashboard.dialog("Family Portal Access").getByRole("button", { name: "Create Access" }).click();
  await expectNotice(page, "Family Access Created");
  expect(await findInBothThemes(page)).toEqual([]);
  await page.getByRole("button", { name: "Family Card" }).click();
  await expect(page.getByRole("region", { name: "The card" })).toBeVisible();
  expect(await findInBothThemes(page)).toEqual([]);
  await page.goto(`/dashboard?request=${id}`);
  await expect(dashboard.dialog(name).getByRole("heading", { name: "History" })).toBeVisible();
  expect(await findInBothThemes(page)).toEqual([]);
  await page.goto("/new-request");
  await expect(page.getByRole("heading", { name: "Request Details" })).toBeVisible();
  expect(await findInBothThemes(page)).toEqual([]);
});

/** The dashboard with an active transport of this name on it, unfolded. */
async function openActive(
  page: Page,
  [creator, owner]: [Caller, Caller],
  more?: string,
): Promise<[DashboardPage, string]> {
  const name = aName();
  const { id } = await createRequest(creator, name);
  await acceptRequest(owner, id);
  if (more) await issueAccess(owner, id, more);
  const dashboard = new DashboardPage(page);
  await dashboard.open("Active");
  await dashboard.unfold(name);
  return [dashboard, name];
}

test("axe finds nothing grave on what can be done with the family's access", async ({ as, caller }) => {
  const page = await as("marisol");
  const [dashboard, name] = await openActive(page, [await caller("teresa"), await caller("marisol")], "4821");
  await dashboard.card(name).getByRole("button", { name: "Family Access" }).click();
  const press = (button: string) => page.getByRole("dialog").getByRole("button", { name: button }).click();
  for (const [opener, title] of [
    ["Replace PIN", "New PIN"],
    ["Remove PIN", "Remove the PIN?"],
    ["Revoke Access", "Revoke Family Access?"],
  ] as const) {
    await press(opener);
    await expect(dashboard.dialog(title)).toBeVisible();
    expect(await findInBothThemes(page)).toEqual([]);
    await page.keyboard.press("Escape");
  }
  await press("Write a Note");
  const note = dashboard.dialog("Note to the Family");
  await note.getByLabel("Note").fill("We will call you in the morning.");
  expect(await findInBothThemes(page)).toEqual([]);
  await press("Close");
  await expect(note.getByRole("alert")).toHaveText(/^This note is not saved yet\./);
  expect(await findInBothThemes(page)).toEqual([]);
  await press("Discard and Close");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("axe finds nothing grave on the dialogs that change an active transport", async ({ as, caller }) => {
  const page = await as("marisol");
  const [dashboard, name] = await openActive(page, [await caller("teresa"), await caller("marisol")]);
  await dashboard.card(name).getByRole("button", { name: "Edit addresses" }).click();
  const addresses = dashboard.dialog("Edit Pickup/Delivery Address");
  await addresses.getByLabel("Delivery address").fill("");
  await addresses.getByRole("button", { name: "Save" }).click();
  await expect(addresses.getByText("Delivery address is required")).toBeVisible();
  expect(await findInBothThemes(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await dashboard.card(name).getByRole("button", { name: "Manage" }).click();
  const manage = dashboard.dialog("Manage Active Transport");
  await expect(manage).toBeVisible();
  expect(await findInBothThemes(page)).toEqual([]);
  await manage.getByRole("radio", { name: "Cancel" }).click();
  await manage.getByRole("radio", { name: "Partial" }).click();
  await manage.getByRole("button", { name: "Cancel Transport" }).click();
  await expect(manage.getByText("Please provide a reason for this action.")).toBeVisible();
  expect(await findInBothThemes(page)).toEqual([]);
});

/** Until React has taken the element over, no key is heard; whoever sits there would press again. */
const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));

/** Goes on with the Tab key until the focus is on `target`. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await expect.poll(() => target.evaluate(isAlive)).toBe(true);
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`80 presses of Tab did not reach ${String(target)}.`);
}

test("sign in, accept and complete a delivery by keyboard alone", async ({ visitor, caller }) => {
  const [name, creator] = [aName(), await caller("teresa")];
  await createRequest(creator, name);
  const page = await visitor();
  const { keyboard } = page;
  await page.goto("/sign-in");
  await tabTo(page, page.getByLabel("Email"));
  await keyboard.type(people.deshawn.email);
  await keyboard.press("Tab");
  await keyboard.type(password);
  await keyboard.press("Enter");

  const dashboard = new DashboardPage(page);
  await tabTo(page, dashboard.accept(name));
  await keyboard.press("Enter");
  await expectNotice(page, "Request status updated successfully");
  await page.reload();
  await tabTo(page, dashboard.tab("Pending"));
  await keyboard.press("ArrowRight");
  await expect(dashboard.tab("Active")).toBeFocused();
  await tabTo(page, dashboard.card(name).getByRole("button", { name, exact: true }));
  await keyboard.press("Enter");
  await tabTo(page, dashboard.step(name, "Arrived"));
  await keyboard.press("Enter");
  await expectNotice(page, "Arrival Confirmed");
  // The next step has the focus, and hears after a moment's rest.
  await expect(dashboard.step(name, "Confirm pickup")).toBeFocused();
  await expect(dashboard.step(name, "Confirm pickup")).toBeEnabled();
  await keyboard.press("Enter");
  await expectNotice(page, "Pickup Confirmed");
  await expect(dashboard.step(name, "Complete delivery")).toBeEnabled();
  await tabTo(page, dashboard.step(name, "Complete delivery"));
  await keyboard.press("Enter");
  const dialog = dashboard.dialog("Complete Delivery");
  await expect(dialog).toBeVisible();
  await keyboard.press("Escape");
  await expect(dashboard.step(name, "Complete delivery")).toBeFocused();
  await keyboard.press("Enter");
  await tabTo(page, dialog.getByLabel("Deceased has been received at destination"));
  await keyboard.press("Space");
  await tabTo(page, dialog.getByLabel("Recipient name"));
  await keyboard.type("Jonah Rowe");
  await tabTo(page, dialog.getByRole("button", { name: "Complete Delivery" }));
  await keyboard.press("Enter");
  await expectNotice(page, "Delivery Completed");
  await expect(dashboard.card(name)).toHaveCount(0);
});
