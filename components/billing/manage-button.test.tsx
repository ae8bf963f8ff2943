// The way to Stripe's own pages: asked for once however often it is pressed, and again after a refusal.
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { answerCalls, showBilling } from "@/lib/testing/billing-screens";
import { ManageButton } from "./manage-button";

const fetchMock = vi.fn<typeof fetch>();
const go = vi.fn<(address: string) => void>();
beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock);
  fetchMock.mockReset();
  go.mockReset();
});

const button = () => screen.getByRole("button", { name: /^Manage subscription|^Opening Stripe/ });

it("asks once for two presses, goes there, and stays busy until that page is there", async () => {
  answerCalls(fetchMock, { "POST /api/billing-portal": { url: "https://billing.stripe.test/session/1" } });
  showBilling(<ManageButton go={go} />);
  fireEvent.click(button());
  fireEvent.click(button());
  await waitFor(() => expect(go).toHaveBeenCalledWith("https://billing.stripe.test/session/1"));
  expect([fetchMock.mock.calls.length, go.mock.calls.length]).toEqual([1, 1]);
  expect(button()).toBeDisabled();
});

it("says why it was refused, and can be pressed again", async () => {
  const answers = [
    () => Response.json({ error: "There is nothing to manage yet.", code: "conflict" }, { status: 409 }),
    () => Response.json({ url: "https://billing.stripe.test/session/2" }),
  ];
  answerCalls(fetchMock, { "POST /api/billing-portal": () => answers.shift()?.() ?? Response.error() });
  showBilling(<ManageButton go={go} />);
  fireEvent.click(button());
  expect(await screen.findByText("409: There is nothing to manage yet.")).toBeInTheDocument();
  await waitFor(() => expect(button()).toBeEnabled());
  fireEvent.click(button());
  await waitFor(() => expect(go).toHaveBeenCalledWith("https://billing.stripe.test/session/2"));
});
