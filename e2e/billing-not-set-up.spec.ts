// Before Stripe is set up: the payment pages say so, the administrator reads what to set, and the calls answer 503.
import { startProduct } from "@/scripts/product.mjs";
import { expect, test } from "./fixtures";
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

test("nothing pretends to take money, and everything else goes on", async ({ browser }, info) => {
  test.setTimeout(120_000);
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
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await page.screenshot({ path: info.outputPath(`${path.slice(1)}-${person}-${width}.png`) });
        }
      }
      for (const { path, data } of calls) {
        const refused = await context.request.post(path, { data, headers: { Origin: address } });
        expect(refused.status(), path).toBe(503);
        expect(await refused.json()).toEqual({ error: "Payments are not set up yet.", code: "not_configured" });
      }
      await page.goto("/dashboard?payment_intent=pi_0123456789");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await context.close();
    }
  } finally {
    await stop();
  }
});
