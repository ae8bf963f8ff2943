// The offer of the plan: what it says to whom a payment of it failed.
import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { showBilling } from "@/lib/testing/billing-screens";
import { PlanOffer } from "./plan-offer";

async function show(status: string) {
  const props = { publishableKey: "pk_test_1", plan: Promise.resolve(null), clientSecret: "pi_1_secret_1", status };
  await act(async () => {
    showBilling(<PlanOffer {...props} />);
    await props.plan;
  });
}

const overdue = "The last payment of your subscription failed. Pay it here, or change the card for it.";

it.each(["past_due", "unpaid"])("tells a subscriber who is %s of it, with the way to the card", async (status) => {
  await show(status);
  expect(await screen.findByText(overdue)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Manage subscription" })).toBeInTheDocument();
});

it("offers it plainly to everybody else", async () => {
  await show("incomplete");
  expect(await screen.findByText("Unlimited requests")).toBeInTheDocument();
  expect(screen.queryByText(overdue)).toBeNull();
  expect(screen.queryByRole("button", { name: "Manage subscription" })).toBeNull();
});
