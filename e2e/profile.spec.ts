// The profile in the browser: one's name, time zone, password and sign-ins, and the business's details and logo.
import { aPng } from "@/lib/testing/images";
import { addAccount, signInto } from "./accounts";
import { findViolations } from "./axe";
import { expect, test } from "./fixtures";
import { FamilyPage } from "./pages/family-page";
import { expectNotice } from "./pages/notice";
import { localServer } from "./servers";
import { Caller, cookieHeader, signInAs } from "./sessions";
import { acceptRequest, aName, issueAccess } from "./transports";

test.afterAll(async ({ database }) => {
  await database.query("DELETE FROM rate_limit");
});

test("a name and a time zone of one's own", async ({ caller, visitor }) => {
  const account = await addAccount(await caller("jonah"));
  const page = await visitor({ storageState: await signInto(account) });
  await page.goto("/dashboard");
  await page.getByRole("link", { name: /Lena Okafor/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel("First name", { exact: true }).fill(" ");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByText("Enter the first name.")).toBeVisible();
  await page.getByLabel("First name", { exact: true }).fill("Lena Marie");
  const you = page.getByRole("region", { name: "You" });
  await you.getByLabel("Time zone").selectOption("America/Los_Angeles");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expectNotice(page, "Profile Saved");
  await expect(page.getByRole("link", { name: /Lena Marie Okafor/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Sign-ins" })).toContainText(/P[SD]T/);
  await page.reload();
  await expect(you.getByLabel("Time zone")).toHaveValue("America/Los_Angeles");
});

test("the password changes for who knows it, and ends the other sign-ins", async ({ caller, visitor }) => {
  const account = await addAccount(await caller("jonah"));
  const other = await signInto(account);
  const page = await visitor({ storageState: await signInto(account) });
  await page.goto("/profile");
  const fill = async (present: string, next: string, repeated = next) => {
    await page.getByLabel("Present password").fill(present);
    await page.getByLabel("New password", { exact: true }).fill(next);
    await page.getByLabel("The same new password again").fill(repeated);
    await page.getByRole("button", { name: "Change Password" }).click();
  };
  await fill("not the present one", "another good password");
  await expect(page.getByText("This is not your present password.")).toBeVisible();
  await fill(account.password, "another good password", "something else");
  await expect(page.getByText("The two passwords differ.")).toBeVisible();
  await fill(account.password, "another good password");
  await expectNotice(page, "Password Changed", "You are signed out everywhere else.");
  expect((await new Caller(localServer(), cookieHeader(other)).send("GET", "/api/auth/user")).status).toBe(401);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
  await signInAs({ email: account.email, password: "another good password" }, localServer());
});

test("other sign-ins are listed and ended", async ({ caller, visitor }) => {
  const account = await addAccount(await caller("jonah"));
  const [first, second] = [await signInto(account), await signInto(account)];
  const page = await visitor({ storageState: await signInto(account) });
  await page.goto("/profile");
  const list = page.getByRole("region", { name: "Sign-ins" }).getByRole("listitem");
  await expect(list).toHaveCount(3);
  await expect(list.first()).toContainText("(this one)");
  await list.nth(1).getByRole("button", { name: /^End/ }).click();
  await expectNotice(page, "Signed Out Elsewhere", "One sign-in has ended.");
  await expect(list).toHaveCount(2);
  await page.getByRole("button", { name: "End All Others" }).click();
  await expect(list).toHaveCount(1);
  for (const session of [first, second]) {
    const answer = await new Caller(localServer(), cookieHeader(session)).send("GET", "/api/auth/user");
    expect(answer.status).toBe(401);
  }
  await expect(page.getByRole("button", { name: "End All Others" })).toHaveCount(0);
});

test("details and logo stand on the report and on the family's page", async ({ caller, visitor }) => {
  const account = await addAccount(await caller("jonah"));
  const session = await signInto(account);
  const own = new Caller(localServer(), session);
  const page = await visitor({ storageState: session });
  await page.goto("/profile");
  await page.getByLabel("Address", { exact: true }).fill("718 Lake St, Oak Park, IL 60301");
  await page.getByLabel("Report e-mail").fill("not an address");
  await page.getByRole("button", { name: "Save Business" }).click();
  await expect(page.getByText("Enter the e-mail address for reports, like branch@example.com.")).toBeVisible();
  await page.getByLabel("Report e-mail").fill("branch@example.com");
  await page.getByRole("button", { name: "Save Business" }).click();
  await expectNotice(page, "Business Saved");

  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel("Logo image").setInputFiles({ name, mimeType, buffer });
  await choose("logo.svg", "image/svg+xml", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
  await expect(page.getByText("Choose a PNG, JPEG or WebP image.")).toBeVisible();
  await choose("logo.png", "image/png", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
  await expect(page.getByText("Choose a PNG, JPEG or WebP image.")).toBeVisible();
  await choose("logo.png", "image/png", aPng({ width: 240, height: 80 }));
  await expectNotice(page, "Logo Saved");
  const logo = page.getByRole("img", { name: `Logo of ${account.businessName}` });
  await expect(logo).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  const path = (await logo.getAttribute("src")) ?? "";
  const image = await own.send("GET", path);
  expect(image.headers.get("content-type")).toBe("image/png");
  expect(image.headers.get("x-content-type-options")).toBe("nosniff");
  const known = await own.send("GET", path, undefined, { "If-None-Match": image.headers.get("etag") ?? "" });
  expect(known.status).toBe(304);
  expect((await fetch(localServer() + path)).status).toBe(401);

  const { id } = await own.post<{ id: string }>("/api/requests", {
    pickupLocation: "1801 W Taylor St, Chicago",
    deliveryLocation: "718 Lake St, Oak Park",
    deceasedName: aName(),
  });
  await acceptRequest(own, id);
  const pdf = Buffer.from(await (await own.send("GET", `/api/reports/${id}/pdf`)).arrayBuffer());
  expect(pdf.toString("latin1")).toContain("/Subtype /Image");
  await page.goto(`/reports/${id}`);
  await expect(page.getByRole("main").locator(`img[src="${path}"]`).first()).toBeVisible();

  const family = await visitor();
  const portal = new FamilyPage(family);
  await family.goto("/family/login");
  await portal.signIn(await issueAccess(own, id));
  await expect(portal.headline).toBeVisible();
  const seen = family.locator(`header img[src="${path}"]`);
  await expect(seen).toBeVisible();
  expect(await seen.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(240);

  await page.goto("/profile");
  await page.getByRole("button", { name: "Remove Logo" }).click();
  await expectNotice(page, "Logo Removed");
  await expect(page.getByText("No logo yet.")).toBeVisible();
});

test("the standard fee is set in the profile, and holds among the cancellation fees", async ({ caller, visitor }) => {
  const session = await signInto(await addAccount(await caller("jonah"), "transport_company"));
  const page = await visitor({ storageState: session });
  await page.goto("/profile");
  await page.getByRole("button", { name: "Set Standard Fee" }).click();
  await page.getByLabel("Amount in dollars").fill("$1,250");
  await page.getByRole("button", { name: "Save Fee" }).click();
  await expectNotice(page, "Standard Fee Changed");
  await expect(page.getByText("Your standard fee is $1,250.00.")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.goto("/transactions/dues");
  await expect(page.getByText("Your standard fee is $1,250.00.")).toBeVisible();
});

test("a driver reads the business's details and changes none", async ({ as, caller }) => {
  const page = await as("deshawn", { viewport: { width: 360, height: 740 } });
  await page.goto("/profile");
  await expect(page.getByText("A coordinator of your business changes this.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save Business" })).toHaveCount(0);
  await expect(page.getByLabel("Address", { exact: true })).toBeDisabled();
  await expect(page.getByRole("region", { name: "Cancellation fees" })).toContainText(/standard fee/);
  await expect(page.getByRole("button", { name: /Standard Fee/ })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await findViolations(page)).toEqual([]);
  const driver = await caller("deshawn");
  const details = { address: null, phone: null, reportEmail: null, timeZone: "America/Chicago" };
  expect((await driver.send("PUT", "/api/business", details)).status).toBe(403);
  expect((await driver.send("PUT", "/api/business/logo", { image: null })).status).toBe(403);
});
