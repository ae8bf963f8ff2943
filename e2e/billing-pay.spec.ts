// Paying in the browser: the amount, the card, what the bank says of it, and the way back; Stripe is the stand-in throughout.
import type { Page } from "@playwright/test";
import type { TransactionDto } from "@/lib/billing/dto";
import { cards } from "./pages/checkout-page";
import { expectNotice, notices } from "./pages/notice";
import { expect, expectWell, test } from "./paying";

const scriptsOf = (page: Page) => page.locator("script[src*='stripe.com']");
const begun = (asked: string[]) => asked.filter((call) => call === "POST /v1/payment_intents").length;

test("a payment is begun, confirmed with the card, and thanked for on the dashboard", async ({
  payer,
  paying,
  payments,
}) => {
  const { page, checkout, stripeJs, caller } = await payer();
  await page.goto("/dashboard");
  await page.goto("/checkout");
  await expect(checkout.amount).toHaveValue("100");
  await expect(checkout.amount).toHaveAttribute("min", "1");
  await expect(checkout.amount).toHaveAttribute("step", "0.01");
  expect(stripeJs.asked).toEqual([]);
  await checkout.begin("1249.5");
  await expect(checkout.figure).toHaveText("Amount: $1,249.50");
  await checkout.enterCard(cards.good);
  await checkout.payNow.click();
  await expectNotice(page, "Payment Successful", "Thank you for your payment!");
  await expect(page).toHaveURL(`${paying.address}/dashboard`);
  await expect(scriptsOf(page)).toHaveCount(0);
  expect(payments().map(({ status, amount, currency }) => [status, amount, currency])).toEqual([
    ["succeeded", 124_950, "usd"],
  ]);
  await paying.settled();
  const [newest] = await caller.get<TransactionDto[]>("/api/transactions");
  expect(newest).toMatchObject({ status: "succeeded", amount: "1249.50", providerPaymentId: payments()[0]?.id });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notices(page)).toHaveCount(0);
});

test("a declined card is told in the bank's words, and another one pays the same payment", async ({
  payer,
  payments,
}) => {
  const { page, checkout } = await payer();
  await checkout.open();
  await checkout.begin();
  await checkout.payNow.click();
  await expect(checkout.fields.getByText("Your card number is incomplete.")).toBeVisible();
  await expect(notices(page)).toHaveCount(0);
  await checkout.enterCard(cards.declined);
  await checkout.payNow.click();
  await expectNotice(page, "Payment Failed", "Your card was declined.");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Your card was declined.");
  expect(payments().map(({ status }) => status)).toEqual(["requires_payment_method"]);
  await checkout.enterCard(cards.good);
  await checkout.payNow.click();
  await expectNotice(page, "Payment Successful");
  expect(payments().map(({ status }) => status)).toEqual(["succeeded"]);
});

test("3-D Secure in a dialog: refused by its owner, then allowed", async ({ payer, payments }) => {
  const { page, checkout } = await payer();
  await checkout.open();
  await checkout.begin("20");
  await checkout.enterCard(cards.asks);
  await checkout.payNow.click();
  await checkout.challenge.getByRole("button", { name: "Fail" }).click();
  await expectNotice(page, "Payment Failed");
  expect(payments().map(({ status }) => status)).toEqual(["requires_payment_method"]);
  await checkout.payNow.click();
  await checkout.challenge.getByRole("button", { name: "Complete" }).click();
  await expectNotice(page, "Payment Successful");
  expect(payments().map(({ status }) => status)).toEqual(["succeeded"]);
});

test("a bank with a page of its own leads back to the dashboard, which says what came of it", async ({
  payer,
  paying,
  payments,
}) => {
  const { page, checkout } = await payer();
  for (const [link, title] of [
    ["Fail Test Payment", "Payment Failed"],
    ["Authorize Test Payment", "Payment Successful"],
  ] as const) {
    await checkout.open();
    await checkout.begin("35");
    await checkout.fields.getByRole("button", { name: "Cash App Pay" }).click();
    await checkout.payNow.click();
    await page.getByRole("link", { name: link }).click();
    await expectNotice(page, title);
    await expect(page).toHaveURL(`${paying.address}/dashboard`);
  }
  expect(payments().map(({ status }) => status)).toEqual(["requires_payment_method", "succeeded"]);
});

test("a payment that the bank still works on is said to be pending", async ({ payer }) => {
  const { page, checkout } = await payer();
  await checkout.open();
  await checkout.begin("60");
  await checkout.enterCard(cards.slow);
  await checkout.payNow.click();
  await expectNotice(page, "Payment Pending", "You find it under Transactions.");
});

test("an address that was made up, or is another business's, says nothing", async ({ payer, payments }) => {
  const { checkout, page } = await payer("teresa");
  await checkout.open();
  await checkout.begin();
  await checkout.enterCard(cards.good);
  await checkout.payNow.click();
  await expectNotice(page, "Payment Successful");
  const { page: other } = await payer();
  for (const id of [payments()[0]?.id ?? "", "pi_0123456789", "pi_../auth"]) {
    await other.goto(`/dashboard?payment_intent=${encodeURIComponent(id)}&redirect_status=succeeded`);
    await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(notices(other)).toHaveCount(0);
  }
});

test("an answer that was lost on its way costs nothing: the same press pays once", async ({
  payer,
  paying,
  payments,
}) => {
  const { page, checkout, stripeJs } = await payer();
  paying.stripe.faults.plan("lost", { path: /payment_intents$/, times: 2 });
  await checkout.open();
  await checkout.continue.click();
  await expectNotice(page, "Error", "502: The payment service cannot be reached right now.");
  await checkout.begin();
  expect(payments()).toHaveLength(1);
  await checkout.enterCard(cards.good);
  stripeJs.fault = "lost";
  await checkout.payNow.click();
  await expectNotice(page, "Payment Failed");
  stripeJs.fault = "none";
  await checkout.payNow.click();
  await expectNotice(page, "Payment Successful");
  expect(payments().map(({ status }) => status)).toEqual(["succeeded"]);
  expect(
    [...paying.stripe.store.charges.values()].filter(({ payment_intent: of }) => of === payments()[0]?.id),
  ).toHaveLength(1);
});

test("two presses at once are one", async ({ payer, paying }) => {
  const { page, checkout, stripeJs } = await payer();
  await checkout.open();
  await checkout.continue.dblclick();
  await expect(checkout.payNow).toBeEnabled();
  expect(begun(paying.stripe.asked)).toBe(1);
  await checkout.enterCard(cards.good);
  await checkout.payNow.dblclick();
  await expectNotice(page, "Payment Successful");
  expect(stripeJs.asked.filter((address) => address.endsWith("/confirm"))).toHaveLength(1);
});

test("another amount is another payment, and the same again is the same", async ({ payer, payments }) => {
  const { checkout, page } = await payer();
  const change = page.getByRole("button", { name: "Change the amount" });
  await checkout.open();
  await checkout.begin("70");
  await change.click();
  await expect(checkout.amount).toHaveValue("70");
  await expect(checkout.amount).toBeFocused();
  await checkout.begin();
  expect(payments()).toHaveLength(1);
  await change.click();
  await checkout.begin("71");
  expect(payments().map(({ amount }) => amount)).toEqual([7_000, 7_100]);
});

test("the browser's own way back leads from the card to the amount, and on to the card again", async ({
  payer,
  payments,
}) => {
  const { checkout, page } = await payer();
  await page.goto("/transactions");
  await checkout.open();
  await checkout.begin("70");
  await page.goBack();
  await expect(checkout.amount).toHaveValue("70");
  await page.goForward();
  await expect(checkout.figure).toHaveText("Amount: $70.00");
  await expect(checkout.payNow).toBeEnabled();
  expect(payments()).toHaveLength(1);
  await page.reload();
  await expect(checkout.amount).toHaveValue("100");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/transactions$/);
});

test("amounts that cannot be paid are refused where they are typed", async ({ payer, paying }) => {
  const { page, checkout } = await payer();
  await checkout.open();
  for (const [typed, sentence] of [
    ["0.99", "The amount must be at least $1.00."],
    ["-1", "The amount must be at least $1.00."],
    ["1e9", "The amount can be $999,999.99 at most."],
    ["10.001", "The amount can have two decimals at most."],
    ["", "Enter an amount in dollars."],
  ] as const) {
    await checkout.amount.fill(typed);
    await checkout.continue.click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(sentence);
    await expect(checkout.amount).toHaveAttribute("aria-invalid", "true");
  }
  expect(begun(paying.stripe.asked)).toBe(0);
});

test("what fails on the way is said, and nothing is lost", async ({ payer, paying, payments }) => {
  const { page, checkout, stripeJs } = await payer();
  await checkout.open();
  paying.stripe.faults.plan("broken", { times: 3 });
  await checkout.amount.fill("80");
  await checkout.continue.click();
  await expectNotice(page, "Error", "502: The payment service has a problem right now.");
  await page.route("**/api/create-payment-intent", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
  await checkout.continue.click();
  await expectNotice(page, "Error", "Failed to create payment intent");
  paying.stripe.faults.clear();
  stripeJs.fault = "no-script";
  await checkout.continue.click();
  const sentence = page.getByText("The payment form did not load.");
  await expect(sentence).toBeVisible();
  stripeJs.fault = "no-fields";
  const refused = page.waitForResponse((answer) => answer.url().includes("/sessions") && answer.status() === 400);
  await page.getByRole("button", { name: "Try again" }).click();
  await refused;
  await expect(page.getByRole("status", { name: "Loading the payment form" })).toHaveCount(0);
  await expect(sentence).toBeVisible();
  stripeJs.fault = "none";
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(checkout.payNow).toBeEnabled();
  expect(payments()).toHaveLength(1);
});

test("both steps fit every width and hold what axe asks for", async ({ payer }) => {
  const { page, checkout } = await payer("marisol");
  const everyWidth = async () => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectWell(page);
    }
  };
  await checkout.open();
  await everyWidth();
  await checkout.begin();
  await everyWidth();
});
