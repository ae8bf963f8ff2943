// What Subscribe shows for each word of the payment provider on the subscription.
import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { answerCalls, showBilling } from "@/lib/testing/billing-screens";
import { SubscribeScreen } from "./subscribe-screen";

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock);
  fetchMock.mockReset();
});

async function show(status: string, clientSecret: string | null) {
  answerCalls(fetchMock, { "POST /api/get-or-create-subscription": { status, clientSecret } });
  const plan = Promise.resolve(null);
  await act(async () => {
    showBilling(<SubscribeScreen publishableKey="pk_test_1" plan={plan} known={null} zone="America/Chicago" />);
    await plan;
  });
}

it.each([null, "pi_1_secret_1"])(
  "tells a paused one as what it is, and offers it to nobody anew (%s)",
  async (secret) => {
    await show("paused", secret);
    expect(await screen.findByText("Paused")).toBeInTheDocument();
    expect(screen.getByText("Your subscription is paused. Nothing is charged until it goes on.")).toBeInTheDocument();
    expect(screen.getByText(/Add one on Stripe's own page/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Manage subscription" })).toBeInTheDocument();
    expect(screen.queryByText("Subscribe to Premium")).toBeNull();
    expect(screen.queryByText("Subscription Error")).toBeNull();
  },
);

it("shows an active one as active", async () => {
  await show("active", null);
  expect(await screen.findByText("Active")).toBeInTheDocument();
});

it("offers it to whoever has not paid it yet", async () => {
  await show("incomplete", "pi_1_secret_1");
  expect(await screen.findByRole("heading", { name: "Subscribe to Premium" })).toBeInTheDocument();
  expect(screen.queryByText("Paused")).toBeNull();
});
