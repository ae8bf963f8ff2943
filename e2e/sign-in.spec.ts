// Signing in and out, with a password and through a real OpenID provider, and what becomes of those who may not.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { DashboardPage } from "./pages/dashboard-page";
import { expectNotice } from "./pages/notice";
import { password, people } from "./people";
import { federatedServer, localServer } from "./servers";
import { aName, createRequest } from "./transports";

async function typeIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.keyboard.press("Enter");
}

async function continueAs(page: Page, email: string): Promise<void> {
  await page.goto("/api/login?callbackUrl=/dashboard");
  await page.getByLabel("Account").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
}

test.afterAll(async ({ database }) => {
  await database.query("DELETE FROM rate_limit");
});

test("a password signs in, and a demo account fills the form", async ({ visitor }) => {
  const page = await visitor();
  await page.goto("/");
  await page.getByRole("link", { name: "Business Login" }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await page.getByRole("button", { name: people.teresa.email }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Teresa");
  await page.goto("/");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a screen that needs a sign-in leads there", async ({ visitor }) => {
  const page = await visitor();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/sign-in/);
  await page.goto("/new-request");
  await expect(page).toHaveURL(/\/sign-in/);
});

test("a wrong password is refused in words, and too many tries with the minutes to wait", async ({ visitor }) => {
  const page = await visitor();
  await page.goto("/sign-in");
  const email = `${aName().replace(" ", ".").toLowerCase()}@demo.test`;
  await typeIn(page, email, "not the password");
  await expect(page.getByText("This e-mail and password do not match.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  const form = { email, password: "not the password", json: "true" };
  for (let count = 1; count < 10; count += 1) {
    await page.request.post("/api/auth/callback/credentials", { form, headers: { Origin: localServer() } });
  }
  await typeIn(page, email, "not the password");
  await expect(page.getByText(/^Too many tries\. Please wait 1[45] minutes and try again\.$/)).toBeVisible();
});

test("without JavaScript the form signs in too", async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto("/sign-in");
  await typeIn(page, people.teresa.email, "not the password");
  await expect(page.getByText("This e-mail and password do not match.")).toBeVisible();
  await typeIn(page, people.teresa.email, password);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("the provider signs a known person in and links the account", async ({ visitor, database }) => {
  const page = await visitor({ onSecondServer: true });
  await continueAs(page, people.marisol.email);
  await expect(page).toHaveURL(`${federatedServer()}/dashboard`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Marisol");
  const linked = await database.query<{ oidcSubject: string | null }>(
    'SELECT "oidcSubject" FROM "User" WHERE email = $1',
    [people.marisol.email],
  );
  expect(linked.rows[0]?.oidcSubject).not.toBeNull();
});

test("the provider's unknown and unverified people are refused in words", async ({ visitor }) => {
  const stranger = await visitor({ onSecondServer: true });
  await continueAs(stranger, "stranger@elsewhere.test");
  await expect(stranger.getByText("This account is not known here. Ask your administrator to add you.")).toBeVisible();
  await stranger.goto("/dashboard");
  await expect(stranger).not.toHaveURL(/\/dashboard$/);
  const unverified = await visitor({ onSecondServer: true });
  await continueAs(unverified, "unverified@demo.test");
  await expect(unverified.getByText("Your sign-in provider has not verified your e-mail address.")).toBeVisible();
});

test("logging out ends the session itself, not only this browser's copy of it", async ({ as, visitor }) => {
  const page = await as("teresa", { isFresh: true });
  await new DashboardPage(page).open();
  const storageState = await page.context().storageState();
  await page.getByRole("link", { name: "Logout" }).click();
  await expect(page.getByRole("link", { name: "Business Login" })).toBeVisible();
  const copy = await visitor({ storageState });
  expect((await copy.request.get("/api/auth/user")).status()).toBe(401);
});

test("a revoked session is told so at its next move, and led to the sign-in", async ({ as, caller, database }) => {
  const [name, creator] = [aName(), await caller("jonah")];
  await createRequest(creator, name);
  const dashboard = new DashboardPage(await as("teresa", { isFresh: true }));
  await dashboard.open();
  await expect(dashboard.accept(name)).toBeVisible();
  await database.query(
    `UPDATE "Session" SET "revokedAt" = now() WHERE id = (SELECT s.id FROM "Session" s JOIN "User" u ON u.id = s."userId"
      WHERE u.email = $1 ORDER BY s."createdAt" DESC LIMIT 1)`,
    [people.teresa.email],
  );
  await dashboard.accept(name).click();
  await expectNotice(dashboard.page, "Unauthorized", "You are logged out. Logging in again...");
  await expect(dashboard.page).toHaveURL(/\/sign-in/);
});
