// A cancellation fee from end to end: its creditor connects an account, its debtor pays by card, and it is settled by that.
import { cards } from "./pages/checkout-page";
import { expectNotice } from "./pages/notice";
import { expect, test } from "./paying";
import { finishOnboarding } from "./peers/stripe/accounts";
import { transportCompany } from "./people";
import { acceptRequest, aName, createRequest } from "./transports";

test("a cancellation fee is paid as it stands, once its creditor can be paid here, and is settled by that", async ({
  payer,
  paying,
  payments,
  database,
}) => {
  const { store } = paying.stripe;
  const disconnect = () =>
    database.query(
      `UPDATE "Business" SET "providerAccountId" = NULL, "canBePaid" = false, "accountSaidAt" = NULL WHERE name = $1`,
      [transportCompany],
    );
  await disconnect();
  const { checkout, page, caller } = await payer("teresa");
  const { page: others, caller: owner } = await payer();
  const name = aName();
  const { id } = await createRequest(caller, name);
  await acceptRequest(owner, id);
  await owner.post(`/api/requests/${id}/cancel`, { reason: "Not needed.", feeStatus: "partial", feeAmount: 150.25 });
  const path = `/checkout?due=${id}`;
  await checkout.open(path);
  await expect(page.getByText("This company cannot be paid here.")).toBeVisible();
  await page.getByRole("link", { name: "Cancellation Fees" }).click();
  const owing = page.getByRole("listitem").filter({ hasText: name });
  await expect(owing).toContainText("Open");
  await expect(owing.getByRole("link")).toHaveCount(0);

  // The creditor connects an account on Stripe's pages, and Stripe tells of it.
  await others.route("https://connect.stripe.test/**", (route) => route.fulfill({ body: "Stripe's own page" }));
  await others.goto("/transactions/dues");
  await others.getByRole("button", { name: "Connect Account" }).dblclick();
  await expect(others).toHaveURL(/^https:\/\/connect\.stripe\.test\/setup\/acct_/);
  const account = new URL(others.url()).pathname.split("/").at(-1) ?? "";
  expect([...store.accounts.keys()].at(-1)).toBe(account);
  await others.goto("/transactions/dues");
  await expect(others.getByRole("button", { name: "Continue Setup" })).toBeVisible();
  finishOnboarding(store, account);
  await paying.settled();
  await others.reload();
  await expect(others.getByText("Other businesses can pay you these fees by card.")).toBeVisible();
  const owed = others.getByRole("listitem").filter({ hasText: name });
  await expect(owed.getByRole("button", { name: /^Mark as Settled/ })).toBeVisible();
  expect((await others.goto(path))?.status()).toBe(404);
  expect((await others.goto("/checkout?due=1"))?.status()).toBe(404);

  await page.reload();
  await owing.getByRole("link", { name: "Pay $150.25" }).click();
  await expect(page.getByText(`Paid to ${transportCompany}`)).toBeVisible();
  await expect(checkout.amount).toHaveCount(0);
  await checkout.begin();
  await expect(checkout.figure).toHaveText("Amount: $150.25");
  await expect(page.getByText(`Cancellation fee for request ${id.slice(0, 8)}`)).toBeVisible();
  await expect(page.getByText(`Paid to ${transportCompany}`)).toBeVisible();
  // Money on its way settles it by itself; nobody does so by hand meanwhile.
  await others.goto("/transactions/dues");
  await expect(owed).toContainText("Payment pending");
  await expect(owed.getByRole("button")).toHaveCount(0);
  await checkout.enterCard(cards.good);
  await checkout.payNow.click();
  await expectNotice(page, "Payment Successful");
  expect(payments()).toMatchObject([{ amount: 15_025, transfer_data: { destination: account } }]);
  await paying.settled();
  await checkout.open(path);
  await expect(page.getByText("This cancellation fee is settled already.")).toBeVisible();
  await page.goto("/transactions/dues?side=owing&state=settled");
  await expect(owing).toContainText("Paid");
  await others.goto("/transactions/dues?state=settled");
  await expect(owed).toContainText("Paid");
  await expect(owed.getByRole("button")).toHaveCount(0);
  await disconnect();
});
