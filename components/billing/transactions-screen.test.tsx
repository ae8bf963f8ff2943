// Transactions: the list, its filter in the address, its sum, and asking for a refund.
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { answerCalls, aTransaction, showBilling } from "@/lib/testing/billing-screens";
import { evening } from "@/lib/testing/dashboard";
import { TransactionsScreen } from "./transactions-screen";

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock);
  fetchMock.mockReset();
});

const totals = { count: 42, amount: "4321.00", succeededAmount: "4000.00", refundedAmount: "10.00" };
const asked = (begin: string) =>
  fetchMock.mock.calls.map(([path]) => path as string).filter((path) => path.startsWith(begin));

function show(answers: Parameters<typeof answerCalls>[1], searchParams = "") {
  answerCalls(fetchMock, { "GET /api/transactions/totals": totals, ...answers });
  showBilling(<TransactionsScreen zone="America/Chicago" now={evening} />, searchParams);
}

const list = () => within(screen.getByRole("region", { name: "Transactions" }));

it("tells each payment and the sum of all", async () => {
  show({
    "GET /api/transactions?": [
      aTransaction({ id: "1", refundedAmount: "25.50", refundRequestStatus: "processed" }),
      aTransaction({
        id: "2",
        status: "requires_capture",
        mayRequestRefund: false,
        amount: "1234.50",
        type: "subscription",
      }),
    ],
  });
  const rows = await list().findAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual([
    "Nov 21, 12:00 PMOne-time paymentHarlan & Rowe, one-time pi_1Succeeded$100.00$25.50 refundedRefund processedRequest Refund",
    "Nov 21, 12:00 PMOne-time paymentHarlan & Rowe, subscription pi_1Requires capture$1,234.50",
  ]);
  expect(await screen.findByText(/^42 transactions/)).toHaveTextContent(
    "42 transactions, $4,000.00 succeeded, $10.00 refunded",
  );
  expect(screen.getByText("$4,321.00")).toBeInTheDocument();
});

it("narrows by what is typed once it counts, and Clear Filters takes it all away", async () => {
  show({ "GET /api/transactions?": [aTransaction()] });
  await list().findAllByRole("listitem");
  const clear = screen.getByRole("button", { name: "Clear Filters" });
  expect(clear).toHaveAttribute("aria-disabled", "true");
  fireEvent.change(screen.getByLabelText("Minimum amount"), { target: { value: "12.345" } });
  expect(await screen.findByRole("alert")).toHaveTextContent("Enter an amount like 120.00");
  fireEvent.change(screen.getByLabelText("Minimum amount"), { target: { value: "$12.34" } });
  fireEvent.change(screen.getByLabelText("Business name"), { target: { value: "Harlan & " } });
  await waitFor(() => {
    expect(asked("/api/transactions?").at(-1)).toBe("/api/transactions?minAmount=12.34&searchTerm=Harlan+%26&limit=25");
  });
  expect(asked("/api/transactions/totals").at(-1)).toBe(
    "/api/transactions/totals?minAmount=12.34&searchTerm=Harlan+%26",
  );
  expect(screen.getByRole("link", { name: "CSV" })).toHaveAttribute(
    "href",
    "/api/transactions/export?minAmount=12.34&searchTerm=Harlan+%26",
  );
  await userEvent.click(clear);
  expect(clear).toHaveFocus();
  expect(screen.getByLabelText("Minimum amount")).toHaveValue("");
  expect(screen.getByLabelText("Business name")).toHaveValue("");
  expect(clear).toHaveAttribute("aria-disabled", "true");
});

it.each([
  ["Minimum amount", "?minAmount=100", "ten", "Enter an amount like 120.00. The list still shows $100.00 and more."],
  [
    "Maximum amount",
    "?maxAmount=1250.5",
    "1.2.3",
    "Enter an amount like 120.00. The list still shows $1,250.50 and less.",
  ],
  ["Minimum amount", "", "-4", "Enter an amount like 120.00. It does not narrow the list yet."],
])(
  "%s at %j: says what the list goes by while %j stands there, and Clear Filters clears it",
  async (label, query, text, told) => {
    show({ "GET /api/transactions?": [aTransaction()] }, query);
    await list().findAllByRole("listitem");
    const before = asked("/api/transactions?");
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(told);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(told);
    fireEvent.blur(screen.getByLabelText(label));
    expect(screen.getByLabelText(label)).toHaveValue(text);
    expect(asked("/api/transactions?")).toEqual(before);
    await userEvent.click(screen.getByRole("button", { name: "Clear Filters" }));
    expect(screen.getByLabelText(label)).toHaveValue("");
    expect(screen.queryByRole("alert")).toBeNull();
  },
);

it("says what contradicts itself and does not ask it", async () => {
  show({ "GET /api/transactions?": [] }, "?minAmount=20&maxAmount=10&startDate=2026-11-21&endDate=2026-11-20");
  expect(await screen.findByText("The maximum lies below the minimum.")).toBeInTheDocument();
  expect(screen.getByText("The last day lies before the first.")).toBeInTheDocument();
  expect(asked("/api/transactions?")).toEqual(["/api/transactions?minAmount=20&startDate=2026-11-21&limit=25"]);
  expect(await screen.findByText("No transactions match this filter. Clear it?")).toBeInTheDocument();
});

it("leads to the refund request that is one's own, and names a colleague's", async () => {
  const asked = { refundRequestStatus: "pending", mayRequestRefund: false } as const;
  show({
    "GET /api/transactions?": [
      aTransaction({ ...asked, id: "1", isRefundRequestMine: true }),
      aTransaction({ ...asked, id: "2" }),
    ],
  });
  const [own, other] = await list().findAllByRole("listitem");
  expect(own && within(own).getByRole("link", { name: "Refund requested" })).toHaveAttribute(
    "href",
    "/refund-requests",
  );
  expect(other).toHaveTextContent("Refund requested");
  expect(other && within(other).queryByRole("link")).toBeNull();
});

it("reads on by the Link header, and says when that fails", async () => {
  const link = { Link: '</api/transactions?limit=25&cursor=abc>; rel="next"' };
  const answers = [
    () => Response.json({ error: "Later.", code: "internal" }, { status: 500 }),
    () => Response.json([aTransaction({ id: "2", description: "Second" })]),
  ];
  show({
    "GET /api/transactions?": () => Response.json([aTransaction({ id: "1" })], { headers: link }),
    "GET /api/transactions?limit=25&cursor=abc": () => answers.shift()?.() ?? Response.json([]),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Show more" }));
  expect(await screen.findByText("Failed to fetch transactions")).toBeInTheDocument();
  expect(list().getAllByRole("listitem")).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Second")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

it("says that the list did not load, and loads it again", async () => {
  const page = () => new Response("<html>Bad Gateway</html>", { status: 502, statusText: "Bad Gateway" });
  const answers = [page, () => Response.json([aTransaction()])];
  show({ "GET /api/transactions?": () => answers.shift()?.() ?? Response.json([]) });
  expect((await screen.findByRole("alert")).textContent).toBe("Failed to fetch transactions.Try again");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await list().findAllByRole("listitem")).toHaveLength(1);
});

it("asks for a refund with reason and use, once however often it is pressed", async () => {
  let answer: (response: Response) => void = () => {};
  const posted: unknown[] = [];
  show({ "GET /api/transactions?": [aTransaction()] });
  const before = fetchMock.getMockImplementation();
  fetchMock.mockImplementation(async (path, init) => {
    if (init?.method !== "POST") return before?.(path, init) ?? Response.json([]);
    posted.push(JSON.parse(init.body as string));
    return new Promise((done) => {
      answer = done;
    });
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Request Refund of \$100\.00/ }));
  const dialog = within(screen.getByRole("dialog", { name: "Request Refund" }));
  expect(dialog.getByText(/typically approved if the service was not used/)).toBeInTheDocument();
  const submit = dialog.getByRole("button", { name: /^Submit Request|^Submitting/ });
  await userEvent.click(submit);
  expect(dialog.getByText("Say why you ask for a refund.")).toBeInTheDocument();
  expect(dialog.getByText("Say whether the service was used.")).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText("Reason"), " We paid twice. ");
  await userEvent.click(dialog.getByLabelText("Partly used"));
  await userEvent.dblClick(submit);
  expect(posted).toEqual([{ transactionId: aTransaction().id, reason: "We paid twice.", serviceUsed: "partial" }]);
  answer(Response.json({ id: "r" }));
  expect(await screen.findByText("Refund Request Submitted")).toBeInTheDocument();
  expect(screen.getByText(/under review/)).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("keeps what was written when the request is refused, and says so in place of a bare status", async () => {
  const bare = () => new Response(null, { status: 500, statusText: "Internal Server Error" });
  show({ "GET /api/transactions?": [aTransaction()], "POST ": bare });
  await userEvent.click(await screen.findByRole("button", { name: /^Request Refund/ }));
  const dialog = within(screen.getByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("Reason"), "We paid twice.");
  await userEvent.click(dialog.getByLabelText("Not used"));
  await userEvent.click(dialog.getByRole("button", { name: /^Submit Request/ }));
  expect(await dialog.findByRole("alert")).toHaveTextContent(/^Failed to submit refund request$/);
  expect(screen.getAllByText("Failed to submit refund request")).toHaveLength(2);
  expect(dialog.getByLabelText("Reason")).toHaveValue("We paid twice.");
});
