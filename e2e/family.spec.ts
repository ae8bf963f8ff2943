// The family portal: how a case is opened, how it is not, and that one visit opens one case.
import { expect, test } from "./fixtures";
import { FamilyPage } from "./pages/family-page";
import type { Caller } from "./sessions";
import { acceptRequest, aName, completeDelivery, createRequest, issueAccess } from "./transports";

const refused = "We could not open this. Check the ID, or call your funeral home.";

async function aCase(creator: Caller, owner: Caller, pin?: string) {
  const { id } = await createRequest(creator, aName());
  const route = await acceptRequest(owner, id);
  return { id, routeId: route.id, caseId: await issueAccess(owner, id, pin) };
}

test.afterEach(async ({ database }) => {
  await database.query("DELETE FROM rate_limit");
});

test("a missing case ID, a wrong PIN and an unknown case are told apart only where it helps", async ({
  visitor,
  caller,
}) => {
  const { caseId } = await aCase(await caller("teresa"), await caller("marisol"), "4821");
  const family = new FamilyPage(await visitor());
  await family.openLogin();
  await family.signIn("");
  await expect(family.page.getByText("Please enter your case ID")).toBeVisible();
  for (const [id, pin] of [
    [caseId, "0000"],
    [caseId, ""],
    ["CHI-202611-00000-00000", "4821"],
  ] as const) {
    await family.signIn(id, pin);
    const alert = family.page.getByRole("alert").filter({ hasText: "Login Failed" });
    await expect(alert).toContainText(refused);
    await expect(family.page.getByLabel("Case ID")).toHaveValue(id);
  }
  await family.signIn(caseId.toLowerCase().replaceAll("-", " "), "4821");
  await expect(family.headline).toHaveText("A driver is on the way to Agnes.");
  expect(await family.page.evaluate(() => sessionStorage.getItem("family_case_id"))).toBe(caseId);
});

test("too many wrong tries of one case have to wait; another case still opens", async ({ visitor, caller }) => {
  const [creator, owner] = [await caller("teresa"), await caller("marisol")];
  const [tried, other] = [await aCase(creator, owner, "4821"), await aCase(creator, owner)];
  const family = new FamilyPage(await visitor());
  await family.openLogin();
  const headers = { Origin: new URL(family.page.url()).origin };
  for (let count = 0; count < 5; count += 1) {
    const data = { caseId: tried.caseId, pin: "0000" };
    expect((await family.page.request.post("/api/family/login", { data, headers })).status()).toBe(401);
  }
  await family.signIn(tried.caseId, "4821");
  await expect(family.page.getByText(/^There were several tries\. Please wait 1[45] minutes/)).toBeVisible();
  await family.signIn(other.caseId);
  await expect(family.headline).toContainText("Agnes");
});

test("a visit opens one case only", async ({ visitor, caller }) => {
  const [creator, owner] = [await caller("teresa"), await caller("marisol")];
  const [own, other] = [await aCase(creator, owner), await aCase(creator, owner)];
  const stranger = await visitor();
  await stranger.goto(`/family/dashboard/${own.caseId}`);
  await expect(stranger).toHaveURL(/\/family\/login$/);

  const family = new FamilyPage(await visitor());
  await family.openLogin();
  await family.signIn(own.caseId);
  await expect(family.headline).toContainText("Agnes");
  const { request } = family.page;
  expect((await request.get(`/api/family/case/${own.caseId}`)).status()).toBe(200);
  expect((await request.get(`/api/routes/${own.caseId}`)).status()).toBe(200);
  for (const path of [
    `/api/family/case/${other.caseId}`,
    `/api/routes/${other.caseId}`,
    `/api/routes/${other.routeId}`,
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  for (const path of ["/api/requests", `/api/requests/${own.id}`, "/api/routes"]) {
    expect((await request.get(path)).status(), path).toBe(401);
  }
  await family.page.goto(`/family/dashboard/${other.caseId}`);
  await expect(family.headline).toHaveText("Case not found");
  await family.page.getByRole("link", { name: "Back to Login" }).click();
  await expect(family.page).toHaveURL(/\/family\/login$/);
});

test("without JavaScript a case opens and shows where it stands", async ({ visitor, caller }) => {
  const [creator, owner] = [await caller("teresa"), await caller("marisol")];
  const { caseId, routeId } = await aCase(creator, owner, "4821");
  const family = new FamilyPage(await visitor({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } }));
  await family.openLogin();
  await family.signIn(caseId, "0000");
  await expect(family.page.getByText(refused)).toBeVisible();
  await family.signIn(caseId, "4821");
  await expect(family.headline).toHaveText("A driver is on the way to Agnes.");
  await expect(family.page.getByRole("heading", { name: "Service details" })).toBeVisible();
  await completeDelivery(owner, routeId);
  await family.page.reload();
  await expect(family.headline).toContainText("Agnes was delivered safely");
});

test("a new PIN and signing out both end the visit", async ({ visitor, caller }) => {
  const [creator, owner] = [await caller("teresa"), await caller("marisol")];
  const { id, caseId } = await aCase(creator, owner, "4821");
  const family = new FamilyPage(await visitor());
  await family.openLogin();
  await family.signIn(caseId, "4821");
  await expect(family.headline).toContainText("Agnes");
  expect(await issueAccess(owner, id, "735512")).toBe(caseId);
  await family.page.reload();
  await expect(family.page).toHaveURL(/\/family\/login$/);
  await family.signIn(caseId, "735512");
  await expect(family.headline).toContainText("Agnes");
  await family.page.getByRole("link", { name: "Sign out" }).click();
  await expect(family.page).toHaveURL(/\/family\/login$/);
  await family.page.goto(`/family/dashboard/${caseId}`);
  await expect(family.page).toHaveURL(/\/family\/login$/);
});
