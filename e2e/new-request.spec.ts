// Writing a call down on /new-request: the rules of submitting, and what is kept when it fails.
import { expect, test } from "./fixtures";
import { DashboardPage } from "./pages/dashboard-page";
import { NewRequestPage } from "./pages/new-request-page";
import { expectNotice } from "./pages/notice";
import { aName } from "./transports";

const rule = "Please fill in both pickup and delivery locations to continue";

test("Submit waits for both locations, and a double click sends one request", async ({ as, database }) => {
  const name = aName();
  const form = new NewRequestPage(await as("teresa"));
  await form.open();
  await expect(form.submit).toBeDisabled();
  await expect(form.page.getByText(rule)).toBeVisible();
  await form.fill({ "Pickup location": "4025 N Paulina St", "Delivery location": "  " });
  await expect(form.submit).toBeDisabled();
  await form.fill({ "Delivery location": "1609 Dempster St", Name: name });
  await expect(form.page.getByText(rule)).toHaveCount(0);
  await form.submit.dblclick();
  await expectNotice(form.page, "Request Submitted");
  await expect(form.page).toHaveURL(/\/dashboard$/);
  await expect(new DashboardPage(form.page).card(name)).toBeVisible();
  const made = await database.query('SELECT 1 FROM "ServiceRequest" WHERE "deceasedName" = $1', [name]);
  expect(made.rowCount).toBe(1);
});

test("the tab keeps its icon on the way back: without one a browser asks for a file that is not there", async ({
  as,
}) => {
  const form = new NewRequestPage(await as("teresa"));
  await form.open();
  await form.page.evaluate(() => {
    const look = () => {
      if (document.querySelector("head > link[rel~=icon]") === null) document.documentElement.dataset.lostIcon = "";
    };
    look();
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await form.fill({ "Pickup location": "4025 N Paulina St", "Delivery location": "1609 Dempster St", Name: aName() });
  await form.submit.click();
  await expect(form.page).toHaveURL(/\/dashboard$/);
  await expect(form.page.getByRole("tab", { name: /^Pending/ })).toBeVisible();
  await expect(form.page.locator("html")).not.toHaveAttribute("data-lost-icon");
});

test("a failed submit keeps what was typed, and so does a reload", async ({ as, database }) => {
  const name = aName();
  const form = new NewRequestPage(await as("teresa"));
  await form.open();
  await form.fill({ "Pickup location": "4025 N Paulina St", "Delivery location": "1609 Dempster St", Name: name });
  await form.page.route("**/api/requests", (route) => route.abort());
  await form.submit.click();
  await expectNotice(form.page, "Error", "The server could not be reached.");
  await expect(form.field("Name")).toHaveValue(name);
  await expect(form.page.getByText(/^Draft saved on this device/)).toBeVisible();
  await form.page.unroute("**/api/requests");
  await form.page.reload();
  await expect(form.field("Name")).toHaveValue(name);
  await form.submit.click();
  await expectNotice(form.page, "Request Submitted");
  await expect(form.page).toHaveURL(/\/dashboard$/);
  const made = await database.query('SELECT 1 FROM "ServiceRequest" WHERE "deceasedName" = $1', [name]);
  expect(made.rowCount).toBe(1);
  await form.open();
  await expect(form.field("Name")).toHaveValue("");
});

test("what the server refuses is said at its field", async ({ as }) => {
  const form = new NewRequestPage(await as("teresa"));
  await form.open();
  await form.fill({ "Pickup location": "4025 N Paulina St", "Delivery location": "1609 Dempster St" });
  const sentence = "At most 200 characters.";
  await form.page.route("**/api/requests", (route) =>
    route.fulfill({ status: 400, json: { error: sentence, code: "invalid", fields: { weight: sentence } } }),
  );
  await form.submit.click();
  await expectNotice(form.page, "Error", `400: ${sentence}`);
  await expect(form.field("Weight")).toHaveAccessibleDescription(new RegExp(sentence));
  await expect(form.field("Weight")).toBeFocused();
  await expect(form.field("Pickup location")).toHaveValue("4025 N Paulina St");
});
