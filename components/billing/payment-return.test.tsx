// What the dashboard says to who comes back from paying, and to an address that somebody made up.
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { answerCalls, showBilling } from "@/lib/testing/billing-screens";
import { PaymentReturn } from "./payment-return";

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock);
  fetchMock.mockReset();
});

/** Comes back with a payment that the call on its outcome answers for. */
async function comeBack(id: string, answer: object | (() => Response)) {
  const seen = vi.fn<(address: string) => void>();
  answerCalls(fetchMock, { "GET /api/payments/": answer });
  showBilling(<PaymentReturn />, `?payment_intent=${id}`, ({ queryString }) => seen(queryString));
  await waitFor(() => expect(seen).toHaveBeenCalledWith(""));
  expect(fetchMock.mock.calls.map(([path]) => path)).toEqual([`/api/payments/${id}/outcome`]);
  // The answer has been read once its turn is over.
  await new Promise((done) => void setTimeout(done, 0));
}

it.each([
  ["pi_paid", { type: "one-time", status: "succeeded", message: null }, "Thank you for your payment!"],
  ["pi_plan", { type: "subscription", status: "succeeded", message: null }, "Your subscription is now active!"],
  ["pi_slow", { type: "one-time", status: "pending", message: null }, /^Your bank has not confirmed it yet\./],
  ["pi_no", { type: "one-time", status: "failed", message: "Your card was declined." }, "Your card was declined."],
])("tells what came of %s", async (id, outcome, said) => {
  await comeBack(id, outcome);
  expect(await screen.findByText(said)).toBeInTheDocument();
});

it.each([
  ["pi_of_nobody", 404, "We could not find this.", "not_found"],
  ["pi_before_keys", 503, "Payments are not set up yet.", "not_configured"],
])("says nothing to %s, which no payment can be", async (id, status, error, code) => {
  await comeBack(id, () => Response.json({ error, code }, { status }));
  expect(screen.queryByText(new RegExp(error))).toBeNull();
});

it("says where the provider cannot be asked", async () => {
  const error = "The payment service cannot be reached right now. Please try again in a minute.";
  await comeBack("pi_unknown_yet", () => Response.json({ error, code: "bad_gateway" }, { status: 502 }));
  expect(await screen.findByText(`502: ${error}`)).toBeInTheDocument();
});
