// What is asked back: as its asker reads it, and as the administrator answers it.
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { AdminFrame } from "@/components/admin/admin-frame";
import { answerCalls, aQueuedRefund, showBilling } from "@/lib/testing/billing-screens";
import { evening } from "@/lib/testing/dashboard";
import { RefundQueueScreen } from "./refund-queue-screen";
import { RefundRequestsScreen } from "./refund-requests-screen";

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock);
  fetchMock.mockReset();
});

const place = { zone: "America/Chicago", now: evening };
const posts = () =>
  fetchMock.mock.calls
    .filter(([, init]) => init?.method === "POST")
    .map(([path, init]) => [path, JSON.parse(init?.body as string)]);

it("tells the asker how it stands and what the administrator says", async () => {
  answerCalls(fetchMock, {
    "GET /api/refund-requests": [
      aQueuedRefund({
        status: "processed",
        adminNotes: "With our apologies.",
        refundAmount: "40.00",
        processedAt: "2026-11-21T20:00:00.000Z",
        providerRefundId: "re_1",
      }),
    ],
  });
  showBilling(<RefundRequestsScreen {...place} isAdmin={false} />);
  const row = await within(screen.getByRole("region", { name: "Refund Requests" })).findByRole("listitem");
  expect(row).toHaveTextContent("Paid Nov 21, 12:00 PM, asked back Nov 21, 1:00 PM");
  expect(row).toHaveTextContent("Processed$40.00 of $100.00");
  expect(row).toHaveTextContent("Administrator: With our apologies.");
  expect(row).toHaveTextContent("Processed Nov 21, 2:00 PM re_1");
  expect(screen.queryByRole("link", { name: "Refunds to Answer" })).toBeNull();
});

it("says that there are none, and when they cannot be read", async () => {
  const answers = [() => new Response(null, { status: 500 }), () => Response.json([])];
  answerCalls(fetchMock, { "GET /api/refund-requests": () => answers.shift()?.() ?? Response.json([]) });
  showBilling(<RefundRequestsScreen {...place} isAdmin />);
  expect(await screen.findByRole("alert")).toHaveTextContent(/^Failed to fetch refund requests/);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No refund requests yet")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Refunds to Answer" })).toHaveAttribute("href", "/refund-requests/queue");
});

it("is called on its own screen as where it is led to from", async () => {
  answerCalls(fetchMock, { "GET /api/refund-requests": [], "GET /api/refund-requests/queue?state=open": [] });
  showBilling(
    <AdminFrame>
      <RefundQueueScreen {...place} />
    </AdminFrame>,
  );
  const name = screen.getByRole("heading", { level: 1 }).textContent;
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/refund-requests/queue");
  expect(name).toBe("Refunds to Answer");
});

it("approves all that is left unless less is entered, never more", async () => {
  answerCalls(fetchMock, { "GET /api/refund-requests/queue?state=open": [aQueuedRefund()], "POST ": aQueuedRefund() });
  showBilling(<RefundQueueScreen {...place} />);
  const name = "Approve, $100.00, One-time payment, asked by Ana Ruiz";
  await userEvent.click(await screen.findByRole("button", { name }));
  const dialog = within(screen.getByRole("dialog", { name: "Approve Refund" }));
  expect(dialog.getByText("$100.00, One-time payment, asked by Ana Ruiz.")).toBeInTheDocument();
  const amount = dialog.getByLabelText("Amount in dollars");
  expect(amount).toHaveValue("75.00");
  const approve = dialog.getByRole("button", { name: /^Approve Refund|^Approving/ });
  for (const [text, sentence] of [
    ["75.01", "At most $75.00 is left of this payment."],
    ["0", "Enter an amount above 0, like 120.00"],
    ["-1", "Enter an amount above 0, like 120.00"],
  ] as const) {
    fireEvent.change(amount, { target: { value: text } });
    fireEvent.click(approve);
    expect(await dialog.findByText(sentence)).toBeInTheDocument();
  }
  fireEvent.change(amount, { target: { value: "$40.10" } });
  await userEvent.dblClick(approve);
  expect(await screen.findByText("Refund Approved")).toBeInTheDocument();
  expect(posts()).toEqual([[`/api/refund-requests/${aQueuedRefund().id}/approve`, { amount: 40.1, notes: "" }]]);
});

it("denies with notes that must be there", async () => {
  answerCalls(fetchMock, { "GET /api/refund-requests/queue?state=open": [aQueuedRefund()], "POST ": aQueuedRefund() });
  showBilling(<RefundQueueScreen {...place} />);
  await userEvent.click(await screen.findByRole("button", { name: /^Deny/ }));
  const dialog = within(screen.getByRole("dialog", { name: "Deny Refund" }));
  await userEvent.click(dialog.getByRole("button", { name: /^Deny Refund/ }));
  expect(dialog.getByText("Say why; whoever asked reads it.")).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText("Notes"), "It was used.");
  await userEvent.click(dialog.getByRole("button", { name: /^Deny Refund/ }));
  expect(await screen.findByText("Refund Denied")).toBeInTheDocument();
  expect(posts()).toEqual([[`/api/refund-requests/${aQueuedRefund().id}/deny`, { notes: "It was used." }]]);
});

it("shows what the provider refused, to send again or deny", async () => {
  const refused = {
    status: "approved",
    refundAmount: "75.00",
    failedAt: "2026-11-21T20:00:00.000Z",
    failure: "The card was closed.",
    answeredBy: "Ida Bell",
    answeredAt: "2026-11-21T19:30:00.000Z",
  } as const;
  answerCalls(fetchMock, {
    "GET /api/refund-requests/queue?state=open": [
      aQueuedRefund(refused),
      aQueuedRefund({ ...refused, id: "on-its-way", failedAt: null, failure: null }),
    ],
    "POST ": aQueuedRefund(),
  });
  showBilling(<RefundQueueScreen {...place} />);
  const [failed, sent] = await screen.findAllByRole("listitem");
  expect(failed).toHaveTextContent("Refused by the provider");
  expect(failed).toHaveTextContent("The card was closed.");
  expect(sent && within(sent).queryAllByRole("button")).toEqual([]);
  expect(screen.getAllByRole("button", { name: /^Deny/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: /^Send Again/ }));
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: /^Send Refund Again/ }));
  expect(await screen.findByText("Refund Sent Again")).toBeInTheDocument();
  expect(posts()).toEqual([[`/api/refund-requests/${aQueuedRefund().id}/retry`, {}]]);
});
