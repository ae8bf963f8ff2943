// The product's one job: from a call to a delivered person, by five people in their own browsers.
import { verifyAudit } from "./audit";
import { expect, test } from "./fixtures";
import { DashboardPage } from "./pages/dashboard-page";
import { FamilyPage } from "./pages/family-page";
import { NewRequestPage } from "./pages/new-request-page";
import { expectNotice } from "./pages/notice";
import { funeralHome, password, people, transportCompany } from "./people";
import { aName } from "./transports";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("from a call to a delivered person, with the family following and a record that proves it", async ({
  as,
  visitor,
  database,
}) => {
  const name = aName();
  const [firstName = ""] = name.split(" ");
  const company = new DashboardPage(await as("marisol"));
  await company.open();

  const hospital = await visitor();
  await test.step("a hospital's coordinator signs in and writes the call down", async () => {
    await hospital.goto("/api/login");
    await hospital.getByLabel("Email").fill(people.teresa.email);
    await hospital.getByLabel("Password", { exact: true }).fill(password);
    await hospital.getByRole("button", { name: "Sign in" }).click();
    await expect(hospital).toHaveURL(/\/dashboard$/);
    const form = new NewRequestPage(hospital);
    await form.open();
    await form.chooseBusiness(transportCompany);
    await form.fill({
      "Pickup location": "4025 N Paulina St, Chicago, IL 60613",
      "Delivery location": "1609 Dempster St, Evanston, IL 60201",
      Name: name,
      Weight: "130lbs",
      "Location name": "St. Brendan Medical Center",
      Floor: "4",
      Room: "412B",
      "Destination funeral home": funeralHome,
      "Contact name": "Teresa Nolan",
      "Contact phone": "(312) 555-0142",
      "Next of kin name": "Ruth Whitcombe",
      Notes: "Use the Paulina St dock.",
    });
    await form.submit.click();
    await expect(form.submit).toHaveAccessibleName("Submitting...");
    await expectNotice(hospital, "Request Submitted");
    await expect(hospital).toHaveURL(/\/dashboard$/);
    await expect(new DashboardPage(hospital).card(name)).toContainText("St. Brendan Medical Center");
  });

  await test.step("the transport company sees it without reloading and accepts", async () => {
    await expect(company.card(name)).toContainText("412B");
    await company.accept(name).click();
    await expectNotice(company.page, "Request status updated successfully");
    await expect(company.card(name)).toHaveCount(0);
  });

  const access = await test.step("it issues family access", async () => {
    await company.choose("Active");
    await company.unfold(name);
    await company.card(name).getByRole("button", { name: "Family Access" }).click();
    const dialog = company.dialog("Family Portal Access");
    const pin = await dialog.getByLabel("PIN (optional)").inputValue();
    expect(pin).toMatch(/^\d{6}$/);
    await dialog.getByRole("button", { name: "Create Access" }).click();
    await expectNotice(company.page, "Family Access Created");
    const caseId = (await dialog.getByText(/^CHI-\d{6}-/).textContent()) ?? "";
    await expect(dialog).toContainText(pin);
    await expect(dialog.getByRole("link", { name: /\/family\/login$/ })).toHaveAttribute("href", /\/family\/login$/);
    await dialog.getByRole("button", { name: "Done" }).click();
    return { caseId, pin };
  });

  const family = new FamilyPage(await visitor({ onSecondServer: true, viewport: { width: 390, height: 844 } }));
  await test.step("the family signs in on a phone", async () => {
    await family.openLogin();
    await family.signIn(access.caseId.toLowerCase(), access.pin);
    await expect(family.page).toHaveURL(new RegExp(`/family/dashboard/${access.caseId}$`));
    await expect(family.page.getByText("Access granted to case information")).toBeVisible();
    await expect(family.headline).toHaveText(`A driver is on the way to ${firstName}.`);
    await expect(family.page.getByText("Ruth Whitcombe")).toHaveCount(0);
    await expect(family.page.getByText("Paulina St dock")).toHaveCount(0);
    // A mark that a reload would wipe out.
    await family.page.evaluate(() => Object.assign(window, { isSamePage: true }));
  });

  const driver = new DashboardPage(await as("deshawn"));
  await test.step("the driver arrives, confirms and departs", async () => {
    await driver.open("Active");
    await driver.unfold(name);
    await driver.step(name, "Arrived").click();
    await expectNotice(driver.page, "Arrival Confirmed");
    await expect(family.headline).toHaveText(`The driver is with ${firstName} now.`);
    await driver.step(name, "Confirm pickup").click();
    await expectNotice(driver.page, "Pickup Confirmed", "Decedent received into vehicle.");
    await driver.step(name, "Depart").click();
    await expectNotice(driver.page, "Departure Recorded");
    await expect(driver.step(name, "Depart")).toHaveCount(0);
    await expect(family.headline).toHaveText(`${firstName} is on the way to Harlan & Rowe.`);
  });

  await test.step("the driver completes the delivery with recipient and effects", async () => {
    await driver.step(name, "Complete delivery").click();
    const dialog = driver.dialog("Complete Delivery");
    const complete = dialog.getByRole("button", { name: "Complete Delivery" });
    await expect(complete).toBeDisabled();
    await dialog.getByLabel("Deceased has been received at destination").click();
    await dialog.getByLabel("Recipient name").fill("Jonah Rowe");
    await expect(dialog.getByLabel("Personal effects notes")).toHaveCount(0);
    await dialog.getByLabel("Personal effects were handed over").click();
    await dialog.getByLabel("Personal effects notes").fill("One wedding ring, in envelope 12.");
    await complete.click();
    await expectNotice(driver.page, "Delivery Completed", "completed and archived");
  });

  await test.step("the family's page turns to delivered by itself", async () => {
    await expect(family.headline).toHaveText(
      new RegExp(`^${firstName} was delivered safely at \\d{1,2}:\\d{2} [AP]M\\.$`),
    );
    expect(await family.page.evaluate(() => "isSamePage" in window)).toBe(true);
  });

  await test.step("the request stands under Completed, with all that was recorded", async () => {
    await company.choose("Completed");
    await expect(company.card(name)).toContainText("Completed");
    await company.card(name).getByRole("button", { name: "View Details" }).click();
    const details = company.dialog(name);
    await expect(details).toContainText("Jonah Rowe");
    await expect(details).toContainText("One wedding ring, in envelope 12.");
    await expect(details.getByText(people.deshawn.name).first()).toBeVisible();
  });

  await test.step("the record holds, and names a row that is altered by hand", async () => {
    const whole = await verifyAudit();
    expect(whole.output).toContain("The record holds");
    expect(whole.code).toBe(0);
    const { rows } = await database.query<{ id: string; chain: string; seq: number; payload: object }>(
      `SELECT id, chain, seq, payload FROM "AuditEvent" WHERE type = 'route.delivery_completed' ORDER BY id DESC LIMIT 1`,
    );
    const [row] = rows;
    if (!row) throw new Error("The completion is not in the record.");
    const setPayload = (payload: object) =>
      database.query('UPDATE "AuditEvent" SET payload = $2 WHERE id = $1', [row.id, payload]);
    await setPayload({ ...row.payload, recipientName: "Somebody Else" });
    try {
      const altered = await verifyAudit();
      expect(altered.output).toContain(`chain ${row.chain}, link ${row.seq}`);
      expect(altered.code).toBe(1);
    } finally {
      await setPayload(row.payload);
    }
    expect((await verifyAudit()).code).toBe(0);
  });
});
