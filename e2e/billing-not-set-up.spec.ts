// Before Stripe is set up: the payment pages say so, the administrator reads what to set, and the calls answer 503.
import { startProduct } from "@/scripts/product.mjs";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectNotice, notices } from "./pages/notice";
import { insertPayment } from "./payments";
import { people } from "./people";
import { signIn } from "./sessions";

const keys = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"];
const none = Object.fromEntries([...keys, "STRIPE_PRICE_ID"].map((name) => [name, ""]));

const screens = [
  { path: "/checkout", title: "Payments are not set up yet", missing: keys },
  { path: "/subscribe", title: "Subscriptions are not set up yet", missing: [...keys, "STRIPE_PRICE_ID"] },
];

const calls = [
  { path: "/api/create-payment-intent", data: { amount: 100 } },
  { path: "/api/get-or-create-subscription", data: {} },
  { path: "/api/billing-portal", data: {} },
];

/** Money that went in before the keys were taken away cannot be sent back: the request stays as it was. */
async function expectNoApproval(page: Page, request: APIRequestContext, address: string): Promise<void> {
  const transactionId = await insertPayment({ email: people.jonah.email, amountCents: 6_789 });
  const asked = { transactionId, reason: "We paid twice.", serviceUsed: "no" };
  await request.post("/api/refund-requests", { data: asked, headers: { Origin: address } });
  await page.goto("/refund-requests/queue");
  const queued = page.getByRole("listitem").filter({ hasText: "$67.89" });
  await queued.getByRole("button", { name: /^Approve/ }).click();
  const dialog = page.getByRole("dialog");
  const answered = page.waitForResponse(/\/approve$/);
  await dialog.getByRole("button", { name: "Approve Refund" }).click();
  expect((await answered).status()).toBe(503);
  await expect(dialog.getByRole("alert")).toHaveText(
    "Payments are not set up here, so no money can be sent back. Nothing was changed.",
  );
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.reload();
  await expect(queued).toContainText("Under review");
  await queued.getByRole("button", { name: /^Deny/ }).click();
  await page.getByLabel("Notes").fill("We send it by check.");
  await page.getByRole("button", { name: "Deny Refund" }).click();
  await expectNotice(page, "Refund Denied");
}

test("nothing pretends to take money, and everything else goes on", async ({ browser }) => {
  const { address, stop } = await startProduct(none);
  try {
    for (const person of ["marisol", "jonah"] as const) {
      const storageState = await signIn(person, address);
      const context = await browser.newContext({ baseURL: address, storageState });
      const page = await context.newPage();
      const main = page.getByRole("main");
      for (const { path, title, missing } of screens) {
        const answer = await page.goto(path);
        expect(await answer?.headerValue("content-security-policy")).not.toContain("stripe");
        await expect(main.getByRole("heading", { name: title })).toBeVisible();
        await expect(main.getByText(/^STRIPE_/)).toHaveText(person === "jonah" ? missing : []);
        await expect(main.getByRole("button")).toHaveCount(0);
      }
      for (const { path, data } of calls) {
        const refused = await context.request.post(path, { data, headers: { Origin: address } });
        expect(refused.status(), path).toBe(503);
        expect(await refused.json()).toEqual({ error: "Payments are not set up yet.", code: "not_configured" });
      }
      const answered = page.waitForResponse(/\/api\/payments\/pi_0123456789\/outcome$/);
      await page.goto("/dashboard?payment_intent=pi_0123456789");
      expect((await answered).status()).toBe(503);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(`${address}/dashboard`);
      await expect(notices(page)).toHaveCount(0);
      if (person === "jonah") await expectNoApproval(page, context.request, address);
      await context.close();
    }
  } finally {
    await stop();
  }
});
