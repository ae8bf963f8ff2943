// What a business user meets on /dashboard, in its empty and its full state.
import { inRoot } from "@/scripts/paths.mjs";
import { run } from "@/scripts/process.mjs";
import type { RequestSummaryDto } from "@/lib/transports/dto";
import { expect, test } from "./fixtures";
import { DashboardPage, type Tab } from "./pages/dashboard-page";
import { expectNotice } from "./pages/notice";
import { databaseUrl, localServer } from "./servers";
import { Caller, signInAs } from "./sessions";
import { acceptRequest, aName, completeDelivery, createRequest } from "./transports";

/** A new business with one user, made as an operator makes it. */
async function aNewBusiness(): Promise<{ email: string; password: string }> {
  const account = {
    email: `${aName().replace(" ", ".").toLowerCase()}@example.test`,
    password: "a-long-enough-password",
  };
  const flags = { business: aName(), kind: "other", city: "CHI", zone: "America/Chicago", first: "Rosa", last: "Lind" };
  const given = Object.entries({ ...flags, email: account.email }).flatMap(([name, value]) => [`--${name}`, value]);
  const env = { ...process.env, DATABASE_URL: databaseUrl(), ADMIN_PASSWORD: account.password };
  const args = [inRoot("scripts", "run.mjs"), "scripts/create-admin.ts", "--another", ...given];
  const { code, output } = await run(process.execPath, args, { env });
  expect(code, output).toBe(0);
  return account;
}

test("a new business finds every tab empty, once it has passed on the open calls", async ({ visitor }) => {
  const session = await signInAs(await aNewBusiness(), localServer());
  const own = new Caller(localServer(), session);
  for (const { id } of await own.get<RequestSummaryDto[]>("/api/requests?status=pending")) {
    await own.patch(`/api/requests/${id}/status`, { status: "declined" });
  }
  const dashboard = new DashboardPage(await visitor({ storageState: session }));
  await dashboard.open();
  await expect(dashboard.page.getByRole("heading", { level: 1 })).toContainText(
    /^Good (morning|afternoon|evening), Rosa$/,
  );
  await expect(dashboard.page.getByRole("heading", { name: "No Pending Requests" })).toBeVisible();
  await expect(dashboard.page.getByRole("tabpanel").getByRole("link", { name: "New Request" })).toBeVisible();
  const empty: [Tab, string][] = [
    ["Active", "No Active Transports"],
    ["Completed", "No Completed Transports"],
  ];
  for (const [tab, title] of empty) {
    await dashboard.choose(tab);
    await expect(dashboard.page.getByRole("heading", { name: title })).toBeVisible();
    await expect(dashboard.page).toHaveURL(new RegExp(`tab=${tab.toLowerCase()}`));
  }
  await dashboard.choose("Declined");
  await expect(dashboard.page.getByText("passed on, still open to others").first()).toBeVisible();
});

test("a pending card shows every item, and its details open by name and by address", async ({ as, caller }) => {
  const [name, creator] = [aName(), await caller("teresa")];
  const { id } = await createRequest(creator, name, {
    locationName: "St. Brendan Medical Center",
    locationFloor: "4",
    locationRoom: "412B",
    requestedDate: "2026-11-25",
    requestedTime: "14:30",
    contactName: "Night desk",
    contactPhone: "(630) 555-0177",
    nokName: "Ruth Whitcombe",
  });
  const dashboard = new DashboardPage(await as("teresa"));
  await dashboard.open();
  const card = dashboard.card(name);
  const items = ["Pending", "Mortuary Transport", id.slice(0, 8), "St. Brendan Medical Center", "412B", "Night desk"];
  for (const item of [...items, "4025 N Paulina St", "1609 Dempster St"]) await expect(card).toContainText(item);
  await expect(card).toContainText(/Nov 25,?\s*2:30 PM/);
  await expect(card.getByRole("link", { name: "(630) 555-0177" })).toHaveAttribute("href", /^tel:/);

  await card.getByRole("button", { name, exact: true }).click();
  const details = dashboard.dialog(name);
  await expect(details).toContainText("Ruth Whitcombe");
  await expect(details.getByRole("heading", { name: "History" })).toBeVisible();
  await expect(details.getByRole("listitem").filter({ hasText: "Teresa Nolan" }).first()).toBeVisible();
  await expect(dashboard.page).toHaveURL(new RegExp(`request=${id}`));
  await dashboard.page.reload();
  await expect(details).toContainText("Ruth Whitcombe");
  await dashboard.page.keyboard.press("Escape");
  await expect(details).toHaveCount(0);
});

test("an open call withholds the family from strangers, and has no date yet", async ({ as, caller }) => {
  const [name, creator] = [aName(), await caller("teresa")];
  await createRequest(creator, name, { nokName: "Ruth Whitcombe", notes: "Ask for the charge nurse." });
  const dashboard = new DashboardPage(await as("jonah"));
  await dashboard.open();
  await expect(dashboard.card(name)).toContainText("Date TBD");
  await dashboard.card(name).getByRole("button", { name, exact: true }).click();
  const details = dashboard.dialog(name);
  await expect(details).toContainText("4025 N Paulina St");
  await expect(details).not.toContainText("Ruth Whitcombe");
  await expect(details).not.toContainText("Ask for the charge nurse.");
});

test("declining moves a request to Declined, completing one to Completed", async ({ as, caller }) => {
  const [declined, completed] = [aName(), aName()];
  const creator = await caller("teresa");
  await createRequest(creator, declined);
  const { id } = await createRequest(creator, completed);
  const owner = await caller("marisol");
  await completeDelivery(owner, (await acceptRequest(owner, id)).id);
  const dashboard = new DashboardPage(await as("teresa"));
  await dashboard.open();
  await dashboard.decline(declined).click();
  await expectNotice(dashboard.page, "Request status updated successfully");
  await dashboard.choose("Declined");
  await expect(dashboard.card(declined)).toContainText("Declined");
  await dashboard.choose("Completed");
  await expect(dashboard.card(completed)).toContainText("Completed");
  await expect(dashboard.card(completed).getByRole("button", { name: "View Details" })).toBeVisible();
});

test("a double click accepts once", async ({ as, caller, database }) => {
  const [name, creator] = [aName(), await caller("teresa")];
  const { id } = await createRequest(creator, name);
  const dashboard = new DashboardPage(await as("marisol"));
  await dashboard.open();
  let sent = 0;
  dashboard.page.on("request", (request) => {
    if (request.method() === "POST" && request.headers()["next-action"]) sent += 1;
  });
  await dashboard.accept(name).dblclick();
  await expectNotice(dashboard.page, "Request status updated successfully");
  await expect(dashboard.card(name)).toHaveCount(0);
  expect(sent).toBe(1);
  const recorded = await database.query('SELECT 1 FROM "AuditEvent" WHERE "requestId" = $1', [id]);
  expect(recorded.rowCount).toBe(2);
});

test("whoever comes second reads who was first, and the list is right again", async ({ as, caller }) => {
  const [name, creator] = [aName(), await caller("teresa")];
  const { id } = await createRequest(creator, name);
  const page = await as("deshawn");
  // A page that hears nothing of the others keeps its old card.
  await page.route("**/api/live", (route) => route.abort());
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.accept(name)).toBeVisible();
  await acceptRequest(await caller("marisol"), id);
  await dashboard.accept(name).click();
  await expectNotice(page, "Error", /409: Marisol Vega accepted this at \d{1,2}:\d{2} [AP]M\./);
  await expect(dashboard.card(name)).toHaveCount(0);
});

test("Depart and Complete delivery are both offered until the departure is recorded", async ({ as, caller }) => {
  const [name, creator, owner] = [aName(), await caller("teresa"), await caller("marisol")];
  const { id } = await createRequest(creator, name);
  const route = await acceptRequest(owner, id);
  const dashboard = new DashboardPage(await as("deshawn"));
  await dashboard.open("Active");
  await expect(dashboard.card(name)).toContainText("Calculating...");
  await expect(dashboard.card(name)).toContainText("En Route to Pickup");
  await dashboard.unfold(name);
  await expect(dashboard.step(name, "Arrived")).toBeVisible();
  await expect(dashboard.step(name, "Complete delivery")).toHaveCount(0);
  await owner.post(`/api/routes/${route.id}/arrive-pickup`);
  await owner.post(`/api/routes/${route.id}/confirm-pickup`);
  await expect(dashboard.step(name, "Depart")).toBeVisible();
  await expect(dashboard.step(name, "Complete delivery")).toBeVisible();
  await dashboard.page.reload();
  await expect(dashboard.step(name, "Depart"), "an unfolded card stays so").toBeVisible();

  await dashboard.step(name, "Complete delivery").click();
  const dialog = dashboard.dialog("Complete Delivery");
  await dialog.getByLabel("Recipient name").fill("Jonah Rowe");
  await dialog.getByLabel("Recipient name").press("Enter");
  await expect(dialog.getByText("Must confirm deceased was received")).toBeVisible();
  await expect(dialog.getByLabel("Recipient name")).toHaveValue("Jonah Rowe");
});

test("a dialog whose file does not come leaves the desk as it is, and opens once it comes", async ({ as, caller }) => {
  const name = aName();
  await createRequest(await caller("teresa"), name);
  const page = await as("marisol");
  const html = await (await page.request.get("/dashboard")).text();
  let isCut = true;
  // What the page itself begins with comes; whatever it fetches afterwards does not.
  await page.route("**/_next/static/chunks/**", (route) => {
    const { pathname } = new URL(route.request().url());
    return isCut && !html.includes(pathname) ? route.abort("internetdisconnected") : route.continue();
  });
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("/_next/static/chunks/"));
  await dashboard.card(name).getByRole("button", { name, exact: true }).click();
  await refused;
  await expect(dashboard.accept(name)).toBeEnabled();
  isCut = false;
  await expect(page.getByRole("dialog").filter({ hasText: name })).toBeVisible();
});
