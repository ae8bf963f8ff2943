// The administration in the browser: businesses and users taken on and let go, mail that failed, and the system's health.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addAccount, signInto } from "./accounts";
import { findViolations } from "./axe";
import { expect, test } from "./fixtures";
import { expectNotice } from "./pages/notice";
import { localServer } from "./servers";
import { Caller, cookieHeader } from "./sessions";

test.afterAll(async ({ database }) => {
  await database.query("DELETE FROM rate_limit");
});

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test("a business is taken on, its first user chooses a password by a link that works once", async ({ as, visitor }) => {
  const mark = randomUUID().slice(0, 8);
  const [name, email] = [`Willow Lane ${mark}`, `noor-${mark}@accounts.test`];
  const page = await as("jonah");
  await page.goto("/admin");
  await page.getByRole("button", { name: "Add Business" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Business" });
  await dialog.getByRole("button", { name: "Add Business" }).click();
  await expect(dialog.getByText("Enter the name of the business.")).toBeVisible();
  await dialog.getByLabel("Name", { exact: true }).fill(name);
  await dialog.getByLabel("Kind").selectOption("Hospital");
  await dialog.getByLabel("City code").fill("c1");
  await dialog.getByLabel("Time zone").selectOption("America/Chicago");
  await dialog.getByLabel("First name").fill("Noor");
  await dialog.getByLabel("Last name").fill("Haddad");
  await dialog.getByLabel("E-mail", { exact: true }).fill(email);
  await dialog.getByRole("button", { name: "Add Business" }).click();
  await expect(dialog.getByText("The city code has three letters, like CHI.")).toBeVisible();
  await dialog.getByLabel("City code").fill("chi");
  await dialog.getByRole("button", { name: "Add Business" }).click();

  const link = page.getByRole("dialog", { name: "A Password for the New User" });
  await link.getByRole("button", { name: "Show It Once" }).click();
  const address = await link.getByText(/\/set-password#/).innerText();
  expect(await findViolations(page)).toEqual([]);
  // What is shown once does not go away by a slip.
  await page.keyboard.press("Escape");
  await expect(link).toBeVisible();
  await link.getByRole("button", { name: "Done" }).click();

  const own = await visitor();
  await own.goto(address);
  await expect(own.getByText(`Noor, you sign in with ${email}.`)).toBeVisible();
  expect(own.url()).not.toContain("#");
  await own.getByLabel("New password").fill("short");
  await own.getByRole("button", { name: "Save Password" }).click();
  await expect(own.getByText("Use at least 12 characters.")).toBeVisible();
  await own.getByLabel("New password").fill("correct horse battery");
  await own.getByLabel("The same password again").fill("correct horse battery");
  expect(await findViolations(own)).toEqual([]);
  await own.getByRole("button", { name: "Save Password" }).click();
  await expect(own.getByText(`Your password is saved. Sign in with ${email}.`)).toBeVisible();
  await own.getByRole("link", { name: "Sign in" }).click();
  await own.getByLabel("Email").fill(email);
  await own.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await own.keyboard.press("Enter");
  await expect(own.getByRole("heading", { level: 1 })).toContainText("Noor");

  const late = await visitor();
  await late.goto(address);
  await expect(late.getByText("This link was used, replaced, or is over.")).toBeVisible();
  expect(await findViolations(late)).toEqual([]);

  await page.getByLabel("Search by name").fill(mark);
  await expect(page).toHaveURL(new RegExp(`q=${mark}`));
  await page.getByRole("link", { name: new RegExp(name) }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("Noor Haddad")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test("who is let go is out at once, and the business is found no more", async ({ as, caller, visitor }) => {
  const admin = await caller("jonah");
  const account = await addAccount(admin);
  const session = await signInto(account);
  const own = await visitor({ storageState: session });
  await own.goto("/dashboard");
  await expect(own.getByRole("heading", { level: 1 })).toContainText("Lena");
  const listed = async () =>
    (await admin.get<{ id: string }[]>("/api/businesses")).some(({ id }) => id === account.businessId);
  expect(await listed()).toBe(true);

  const page = await as("jonah");
  await page.goto(`/admin/businesses/${account.businessId}`);
  await page.getByRole("button", { name: "Deactivate: Lena Okafor" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Deactivate" }).click();
  await expectNotice(page, "Deactivated", "Lena Okafor can sign in no more.");
  const call = () => new Caller(localServer(), cookieHeader(session)).send("GET", "/api/auth/user");
  expect((await call()).status).toBe(401);
  await own.reload();
  await expect(own).toHaveURL(/\/sign-in/);

  await page.getByRole("button", { name: "Reactivate: Lena Okafor" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Reactivate" }).click();
  await expect(page.getByRole("button", { name: "Deactivate: Lena Okafor" })).toBeVisible();
  const again = await signInto(account);
  await page.getByRole("button", { name: "Deactivate", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("nobody finds it");
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Deactivate" }).click();
  await expect(page.getByText(/^Deactivated/).first()).toBeVisible();
  expect((await new Caller(localServer(), cookieHeader(again)).send("GET", "/api/auth/user")).status).toBe(401);
  expect(await listed()).toBe(false);
});

test("to an ordinary user there is no administration", async ({ as }) => {
  const page = await as("marisol");
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: "GPS Tracking" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Administration" })).toHaveCount(0);
  expect((await page.goto("/admin"))?.status()).toBe(404);
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
});

test("mail that was given up is sent again or dropped", async ({ as, database }) => {
  const id = randomUUID();
  const recipient = `branch-${id.slice(0, 8)}@accounts.test`;
  await database.query(
    `INSERT INTO "Outbox" (id, "dedupeKey", kind, recipient, payload) VALUES ($1, $2, 'password-link', $3, $4)`,
    [id, id, recipient, { linkId: randomUUID() }],
  );
  await database.query(
    `INSERT INTO "Job" (id, "dedupeKey", kind, payload, status, attempts, "lastError")
      VALUES (gen_random_uuid(), $1, 'mail', $2, 'failed', 9, 'The mail server answered 421.')`,
    [`mail:${id}`, { outboxId: id }],
  );
  const page = await as("jonah");
  await page.goto("/admin/mail");
  const row = page.getByRole("listitem").filter({ hasText: recipient });
  await expect(row).toContainText("The mail server answered 421.");
  expect(await findViolations(page)).toEqual([]);
  await row.getByRole("button", { name: /^Send Again/ }).click();
  await expectNotice(page, "Mail Sent Again");
  // Its link is over, so that it fails once more and for good.
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText("The link does not hold any more.", { timeout: 1_000 });
  }).toPass();
  await row.getByRole("button", { name: /^Drop/ }).click();
  await expectNotice(page, "Mail Dropped");
  await expect(row).toHaveCount(0);
});

test("a hidden review stands with its reason, and is shown again", async ({ as, caller }) => {
  const admin = await caller("jonah");
  const comment = `Hidden ${randomUUID().slice(0, 8)}.`;
  const sent = { customerName: "Lena Okafor", rating: 2, comment, serviceName: "Mortuary Transport" };
  const { id } = await admin.post<{ id: string }>("/api/reviews", sent);
  await admin.post(`/api/reviews/${id}/hide`, { reason: "It names a person." });
  const page = await as("jonah");
  await page.goto("/admin/reviews");
  const row = page.getByRole("listitem").filter({ hasText: comment });
  await expect(row).toContainText("It names a person.");
  expect(await findViolations(page)).toEqual([]);
  await row.getByRole("button", { name: "Show Again" }).click();
  const dialog = page.getByRole("dialog", { name: "Show Review Again" });
  await dialog.getByLabel("Reason").fill("The name is gone.");
  await dialog.getByRole("button", { name: "Show Review" }).click();
  await expectNotice(page, "Review Shown");
  await expect(row).toHaveCount(0);
});

test("the health tells of every part, and the record is checked on demand", async ({ as }) => {
  const page = await as("jonah");
  await page.goto("/admin/health");
  for (const part of ["Database", "Migrations", "Mail", "Live streams", "Jobs", "The record"]) {
    await expect(page.getByRole("heading", { name: part, exact: true })).toBeVisible();
  }
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Check the Record" }).click();
  await expectNotice(page, "Check Begun");
  await expect(page.getByText(/^Checked /)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("button", { name: "Check the Record" })).toBeEnabled({ timeout: 30_000 });
});

test("no screen of the administration is wider than a phone of 360 px", async ({ as }) => {
  const page = await as("jonah", { viewport: { width: 360, height: 740 } });
  for (const path of ["/admin", "/admin/users", "/admin/reviews", "/admin/mail", "/admin/health"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await width(page), path).toBeLessThanOrEqual(360);
  }
  await page.goto("/admin");
  await page
    .getByRole("main")
    .getByRole("listitem")
    .getByRole("link", { name: /users?/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 2, name: "Users" })).toBeVisible();
  expect(await width(page)).toBeLessThanOrEqual(360);
});
