// The lists of billing in the browser: payments and their sum, refunds asked and answered, cancellation fees settled.
import type { Page } from "@playwright/test";
import { findViolations } from "./axe";
import { expect, test } from "./fixtures";
import { expectNotice } from "./pages/notice";
import { insertPayment } from "./payments";
import { people, type Person } from "./people";
import { Caller, signIn } from "./sessions";
import { confirmPayment } from "./peers/stripe/payments";
import { forward } from "./peers/stripe/messages";
import { startStripe } from "./peers/stripe/server";
import { startProduct } from "@/scripts/product.mjs";
import { acceptRequest, aName, createRequest } from "./transports";

const list = (page: Page, name: string) => page.getByRole("region", { name });
const rows = (page: Page) => list(page, "Transactions").getByRole("listitem");

test("payments are listed, narrowed in the address and added up, whatever page is shown", async ({ as }) => {
  const { email } = people.teresa;
  for (let nth = 1; nth <= 30; nth += 1)
    await insertPayment({
      email,
      amountCents: nth * 1_000 + 1,
      description: `Payment ${nth}`,
      status: ["succeeded", "pending", "failed", "requires_capture"][nth % 4] ?? "",
      createdAt: new Date(Date.UTC(2026, 8, nth, 17)).toISOString(),
    });
  const page = await as("teresa");
  await page.goto("/transactions?startDate=2026-09-01&endDate=2026-09-30");
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByText(/^30 transactions/)).toBeVisible();
  await expect(page.getByText("$4,650.30")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(rows(page)).toHaveCount(30);
  await page.getByLabel("Minimum amount").fill("250.01");
  await expect(page).toHaveURL(/minAmount=250\.01/);
  await expect(page.getByText(/^6 transactions/)).toBeVisible();
  await expect(rows(page)).toHaveCount(6);
  await page.getByLabel("Business name").fill("nobody at all");
  await expect(page.getByText("No transactions match this filter. Clear it?")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Business name")).toHaveValue("nobody at all");
  await page.getByLabel("Business name").fill("");
  await expect(rows(page)).toHaveCount(6);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^transactions-\d{4}-\d\d-\d\d\.csv$/);
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL(/\/transactions$/);
});

test("the list that cannot be read says so, and is read again", async ({ as }) => {
  const page = await as("teresa");
  await page.goto("/transactions");
  await page.route("**/api/transactions?*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByLabel("Minimum amount").fill("1");
  await expect(list(page, "Transactions").getByRole("alert")).toContainText("Failed to fetch transactions");
  await page.unroute("**/api/transactions?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Failed to fetch transactions")).toBeHidden();
});

test("a refund is asked for once, and denied with words that its asker reads", async ({ as }) => {
  const description = `Twice ${aName()}`;
  await insertPayment({ email: people.marisol.email, description });
  await insertPayment({ email: people.marisol.email, description: `${description} pending`, status: "pending" });
  const page = await as("marisol");
  await page.goto("/transactions");
  await expect(
    rows(page)
      .filter({ hasText: `${description} pending` })
      .getByRole("button"),
  ).toHaveCount(0);
  await page.getByRole("button", { name: new RegExp(`^Request Refund.*${description}$`) }).click();
  const dialog = page.getByRole("dialog", { name: "Request Refund" });
  await dialog.getByLabel("Reason").fill("We paid twice.");
  await dialog.getByLabel("Not used").click();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Submit Request" }).dblclick();
  await expectNotice(page, "Refund Request Submitted", /under review/);
  await expect(rows(page).filter({ hasText: "Refund requested" }).filter({ hasText: description })).toHaveCount(1);
  await page.goto("/refund-requests");
  const asked = list(page, "Refund Requests").getByRole("listitem").filter({ hasText: description });
  await expect(asked).toHaveCount(1);
  await expect(asked).toContainText("Under review");
  const admin = await as("jonah");
  await admin.goto("/refund-requests");
  await admin.getByRole("link", { name: "Refunds to Answer" }).click();
  const queued = admin.getByRole("listitem").filter({ hasText: description });
  await queued.getByRole("button", { name: /^Deny/ }).click();
  await admin.getByRole("dialog").getByLabel("Notes").fill("The transport was carried out.");
  await admin.getByRole("button", { name: "Deny Refund" }).click();
  await expectNotice(admin, "Refund Denied");
  await expect(queued).toHaveCount(0);
  await page.reload();
  await expect(asked).toContainText("Denied");
  await expect(asked).toContainText("Administrator: The transport was carried out.");
  await page.goto("/refund-requests/queue");
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
});

test("an approved refund goes back through the provider, whose message makes it processed", async ({ browser }) => {
  const stripe = await startStripe();
  const server = await startProduct({ ...stripe.env });
  const told = forward(stripe.store, `${server.address}/api/stripe/webhook`, stripe.env.STRIPE_WEBHOOK_SECRET);
  const open = async (person: Person) => {
    const storageState = await signIn(person, server.address);
    const context = await browser.newContext({ baseURL: server.address, storageState });
    return { page: await context.newPage(), caller: new Caller(server.address, storageState), context };
  };
  const [asker, admin] = [await open("marisol"), await open("jonah")];
  try {
    stripe.store.refundsStartAs = "pending";
    const intent = await asker.caller.post<{ clientSecret: string }>("/api/create-payment-intent", { amount: 61.5 });
    confirmPayment(stripe.store, intent.clientSecret.replace(/_secret_.*$/, ""), "good");
    await told.settled();
    const [paid] = await asker.caller.get<{ id: string }[]>("/api/transactions?minAmount=61.5&maxAmount=61.5");
    const asked = { transactionId: paid?.id, reason: "We paid twice.", serviceUsed: "no" };
    await asker.caller.post("/api/refund-requests", asked);
    await admin.page.goto("/refund-requests/queue");
    const queued = admin.page.getByRole("listitem").filter({ hasText: "$61.50" });
    await queued.getByRole("button", { name: /^Approve/ }).click();
    await admin.page.getByLabel("Amount in dollars").fill("40");
    await admin.page.getByLabel("Notes").fill("With our apologies.");
    await admin.page.getByRole("button", { name: "Approve Refund" }).dblclick();
    await expectNotice(admin.page, "Refund Approved");
    await expect.poll(() => stripe.store.refunds.size).toBe(1);
    await asker.page.goto("/refund-requests");
    const own = list(asker.page, "Refund Requests").getByRole("listitem").filter({ hasText: "$61.50" });
    await expect(own).toContainText("Approved");
    const [refund] = stripe.store.refunds.values();
    const { settleRefund } = await import("./peers/stripe/refunds");
    settleRefund(stripe.store, refund?.id ?? "", "succeeded");
    await told.settled();
    await asker.page.reload();
    await expect(own).toContainText("Processed");
    await expect(own).toContainText("$40.00 of $61.50");
    await expect(own).toContainText("With our apologies.");
    await asker.page.goto("/transactions?minAmount=61.50&maxAmount=61.50");
    await expect(rows(asker.page)).toContainText(["$40.00 refunded"]);
    expect(stripe.store.refunds.size).toBe(1);
  } finally {
    for (const { context } of [asker, admin]) await context.close();
    await told.settled();
    await server.stop();
    await stripe.stop();
  }
});

test("a cancellation fee is owed at the fee of its day, and settled by hand", async ({ as, caller }) => {
  const [creditor, debtor] = [await caller("marisol"), await caller("teresa")];
  const name = aName();
  const page = await as("marisol");
  await page.goto("/transactions");
  await page.getByRole("link", { name: "Cancellation Fees" }).click();
  await page.getByRole("button", { name: /^(?:Set|Change) Standard Fee$/ }).click();
  await page.getByLabel("Amount in dollars").fill("275.50");
  await page.getByRole("button", { name: "Save Fee" }).dblclick();
  await expectNotice(page, "Standard Fee Changed");
  await expect(page.getByText("Your standard fee is $275.50.")).toBeVisible();
  const { id } = await createRequest(debtor, name);
  await acceptRequest(creditor, id);
  await creditor.post(`/api/requests/${id}/cancel`, { reason: "Called off.", feeStatus: "full" });
  await page.reload();
  const due = page.getByRole("listitem").filter({ hasText: name });
  await expect(due).toContainText("$275.50 full fee");
  expect(await findViolations(page)).toEqual([]);
  const owing = await as("teresa");
  await owing.goto("/transactions/dues?side=owing");
  const owed = owing.getByRole("listitem").filter({ hasText: name });
  await expect(owed).toContainText("$275.50");
  await expect(owed.getByRole("button")).toHaveCount(0);
  await due.getByRole("button", { name: /^Mark as Settled/ }).click();
  await page.getByLabel("Note").fill("Check 1042");
  await page.getByRole("dialog").getByRole("button", { name: "Mark as Settled" }).dblclick();
  await expectNotice(page, "Fee Settled");
  await expect(due).toHaveCount(0);
  await owing.goto("/transactions/dues?side=owing&state=settled");
  await expect(owed).toContainText("Settled by hand");
  await expect(owed).toContainText("Check 1042");
  await page.goto("/transactions/dues?state=settled");
  await due.getByRole("button", { name: /^Undo Settlement/ }).dblclick();
  await expectNotice(page, "Fee Open Again");
  await expect(due).toHaveCount(0);
  await owing.goto("/transactions/dues?side=owing");
  await expect(owed).toContainText("Open");
});

test("the billing lists fit every width", async ({ as, caller }) => {
  const admin = await caller("jonah");
  const transactionId = await insertPayment({ email: people.jonah.email });
  await admin.post("/api/refund-requests", { transactionId, reason: "We paid twice.", serviceUsed: "no" });
  const page = await as("jonah");
  for (const [nth, status] of ["succeeded", "pending", "failed", "requires_capture"].entries())
    await insertPayment({ email: people.jonah.email, status, amountCents: 123_450 * (nth + 1) });
  for (const path of [
    "/transactions",
    "/refund-requests",
    "/refund-requests/queue",
    "/transactions/dues?side=owing&state=all",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
    }
  }
});
