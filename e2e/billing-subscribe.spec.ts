// Subscribing in the browser: the offer, the card, the active plan, and what is said when it fails; Stripe is the stand-in.
import type { Page } from "@playwright/test";
import { cards, type CheckoutPage } from "./pages/checkout-page";
import { expectNotice } from "./pages/notice";
import { expect, expectWell, test } from "./paying";

const subscribeNow = (page: Page) => page.getByRole("button", { name: "Subscribe Now" });
const benefits = ["Unlimited requests", "Real-time GPS tracking", "Priority support", "Advanced reporting"];

async function offer(page: Page, checkout: CheckoutPage): Promise<void> {
  await checkout.open("/subscribe");
  await expect(page.getByRole("heading", { name: "Subscribe to Premium" })).toBeVisible();
  await expect(subscribeNow(page)).toBeEnabled();
}

test("the offer says what it holds and costs, and the card activates it", async ({ payer, paying, payments }) => {
  const { page, checkout, caller } = await payer("marisol");
  await offer(page, checkout);
  for (const benefit of benefits) await expect(page.getByRole("main").getByText(benefit)).toBeVisible();
  await expect(page.getByText("$49.00 a month")).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectWell(page);
  }
  await checkout.enterCard(cards.declined);
  await subscribeNow(page).click();
  await expectNotice(page, "Payment Failed", "Your card was declined.");
  // Coming back goes on with the same subscription.
  await offer(page, checkout);
  expect([...paying.stripe.store.subscriptions.values()]).toHaveLength(1);
  await checkout.enterCard(cards.asks);
  await subscribeNow(page).dblclick();
  await checkout.challenge.getByRole("button", { name: "Complete" }).click();
  await expectNotice(page, "Subscription Activated", "Your subscription is now active!");
  await expect(page).toHaveURL(`${paying.address}/dashboard`);
  expect(payments().map(({ status }) => status)).toEqual(["succeeded"]);
  await paying.settled();
  const [newest] = await caller.get<{ type: string; amount: string; status: string }[]>("/api/transactions");
  expect(newest).toMatchObject({ type: "subscription", amount: "49.00", status: "succeeded" });

  await checkout.open("/subscribe");
  await expectNotice(page, "Already Subscribed");
  await expect(page.getByRole("main").getByText("Active", { exact: true })).toBeVisible();
  await expect(page.getByText("$49.00 a month")).toBeVisible();
  await expect(page.getByText(/^Renews on \w{3} \d{1,2}, \d{4}\.$/)).toBeVisible();
  await expect(page.locator("script[src*='stripe.com']")).toHaveCount(0);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectWell(page);
  }
  await page.route("https://billing.stripe.test/**", (route) => route.fulfill({ body: "Stripe's own page" }));
  await page.getByRole("button", { name: "Manage subscription" }).dblclick();
  await expect(page).toHaveURL(/^https:\/\/billing\.stripe\.test\/session\//);
  expect(paying.stripe.asked.filter((call) => call.includes("billing_portal"))).toHaveLength(1);
});

test("what fails is said, and the next try goes on", async ({ payer, paying }) => {
  const { page, checkout, stripeJs } = await payer("teresa");
  // Stripe's frames have no storage.
  await page.addInitScript(() => {
    if (window === top) localStorage.setItem("mortuary-theme", "light");
  });
  const { faults, store } = paying.stripe;
  faults.plan("broken", { path: /subscriptions$/, times: 2 });
  await checkout.open("/subscribe");
  await expect(page.getByRole("heading", { name: "Subscription Error" })).toBeVisible();
  await expect(page.getByText("Please try again or contact support if the problem persists.")).toBeVisible();
  await expectNotice(page, "Error", "502: The payment service has a problem right now.");
  await page.route("**/api/get-or-create-subscription", (route) => route.fulfill({ status: 500, body: "" }), {
    times: 1,
  });
  await page.getByRole("button", { name: "Try again" }).click();
  await expectNotice(page, "Error", "Failed to load subscription");
  const before = store.subscriptions.size;
  faults.plan("lost", { path: /subscriptions$/, times: 1 });
  stripeJs.fault = "no-script";
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("The payment form did not load.")).toBeVisible();
  stripeJs.fault = "none";
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(subscribeNow(page)).toBeEnabled();
  expect(store.subscriptions.size).toBe(before + 1);
  await page.setViewportSize({ width: 390, height: 900 });
  await expectWell(page);
  // As Stripe does when a trial ends without a card.
  const begun = [...store.subscriptions.values()].at(-1);
  if (begun) begun.status = "paused";
  await page.reload();
  await expect(page.getByText("Your subscription is paused. Nothing is charged until it goes on.")).toBeVisible();
  await expect(subscribeNow(page)).toHaveCount(0);
  await expectWell(page);
});

test("the sidebar leads to the four screens of Billing, in order", async ({ payer }) => {
  const { page } = await payer();
  await page.goto("/dashboard");
  const group = page.getByRole("region", { name: "Billing" });
  await expect(group.getByRole("link")).toHaveText([
    "One-Time Payment",
    "Subscribe",
    "Transactions",
    "Refund Requests",
  ]);
  for (const [name, path] of [
    ["One-Time Payment", "/checkout"],
    ["Transactions", "/transactions"],
    ["Refund Requests", "/refund-requests"],
    ["Subscribe", "/subscribe"],
  ] as const) {
    await group.getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(group.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  }
});
