// Cancellation Fees: who owes whom, settling by hand, and the standard fee.
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aDueDto, answerCalls, showBilling } from "@/lib/testing/billing-screens";
import { evening } from "@/lib/testing/dashboard";
import { duesAddress } from "./due-keys";
import { DuesScreen } from "./dues-screen";
import { FeeAccount } from "./fee-account";

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock);
  fetchMock.mockReset();
});

const settings = { standardFee: "250.00", isConnected: false, canBePaid: false, isSetUp: false };
const totals = { count: 2, amount: "250.00", notAgreed: 1 };

function show(dues: object[], mayChangeFee = true) {
  answerCalls(fetchMock, {
    "GET /api/dues?": dues,
    "GET /api/dues/totals": totals,
    "GET /api/standard-fee": settings,
    "POST ": {},
    "PUT ": {},
  });
  showBilling(<DuesScreen zone="America/Chicago" now={evening} mayChangeFee={mayChangeFee} />);
}

const sent = (method: string) =>
  fetchMock.mock.calls
    .filter(([, init]) => init?.method === method)
    .map(([path, init]) => [path, init?.body === undefined ? null : JSON.parse(init.body as string)]);

it("tells what is owed, and what was not agreed", async () => {
  show([
    aDueDto({ id: "1" }),
    aDueDto({ id: "2", amount: null, deceasedName: null, maySettle: false, paymentStatus: "pending" }),
  ]);
  const rows = (await screen.findAllByRole("listitem")).map((row) => row.textContent);
  expect(rows[0]).toBe(
    "Harlan & RoweRafael Ortega Luna, cancelled Nov 21, 12:00 PMOpen$250.00 full feeCalled off.Mark as Settled",
  );
  expect(rows[1]).toContain("Payment pendingFull fee, not agreed");
  expect(await screen.findByText(/^2 fees/)).toHaveTextContent("2 fees, 1 not agreed");
});

it("offers payment of what one owes where the creditor can be paid", async () => {
  show([aDueDto({ side: "owing", maySettle: false, mayPay: true })]);
  await userEvent.click(await screen.findByRole("tab", { name: "You Owe" }));
  expect(await screen.findByRole("link", { name: /^Pay \$250\.00/ })).toHaveAttribute(
    "href",
    `/checkout?due=${aDueDto().id}`,
  );
  expect(fetchMock.mock.calls.map(([path]) => path as string)).toContain("/api/dues?side=owing&state=open&limit=25");
});

it("says how to settle what cannot be paid here", async () => {
  const owing = { side: "owing", maySettle: false } as const;
  show([
    aDueDto({ ...owing, id: "open" }),
    aDueDto({ ...owing, id: "not-agreed", amount: null }),
    aDueDto({ ...owing, id: "payable", mayPay: true }),
    aDueDto({ ...owing, id: "on-its-way", paymentStatus: "pending" }),
    aDueDto({ ...owing, id: "settled", settledAt: "2026-11-21T20:00:00.000Z", settledBy: "by_hand" }),
  ]);
  const rows = await screen.findAllByRole("listitem");
  const told = rows.map((row) =>
    row.textContent.includes("Harlan & Rowe cannot be paid here. Settle it with them directly"),
  );
  expect(told).toEqual([true, false, false, false, false]);
});

it("says of which fees there are none", async () => {
  show([]);
  expect(await screen.findByText("No business owes you a fee.")).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText("Which fees"), "Settled");
  expect(await screen.findByText("No fee owed to you has been settled yet.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("tab", { name: "You Owe" }));
  expect(await screen.findByText("Your business has settled no fee yet.")).toBeInTheDocument();
});

it("says that the sums and the standard fee did not load, and loads them again", async () => {
  const fails = () => new Response(null, { status: 500 });
  const [sums, fees] = [[fails], [fails]];
  answerCalls(fetchMock, {
    "GET /api/dues?": [aDueDto()],
    "GET /api/dues/totals": () => sums.shift()?.() ?? Response.json(totals),
    "GET /api/standard-fee": () => fees.shift()?.() ?? Response.json(settings),
  });
  showBilling(<DuesScreen zone="America/Chicago" now={evening} mayChangeFee />);
  const retry = async (text: RegExp) => {
    await screen.findByText(text);
    const alert = screen.getAllByRole("alert").find(({ textContent }) => text.test(textContent));
    if (alert) await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
  };
  for (const text of [/^The totals did not load/, /^The standard fee did not load/]) await retry(text);
  expect(await screen.findByText(/^2 fees/)).toBeInTheDocument();
  expect(await screen.findByText(/^Your standard fee is \$250\.00/)).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("hands the focus on where a press takes its row away", async () => {
  const lists = [
    [aDueDto({ settledAt: "2026-11-21T20:00:00.000Z", settledBy: "by_hand", maySettle: false, mayUndo: true })],
  ];
  answerCalls(fetchMock, {
    "GET /api/dues?": () => Response.json(lists.shift() ?? []),
    "GET /api/dues/totals": totals,
    "GET /api/standard-fee": settings,
    "POST ": {},
  });
  showBilling(
    <main tabIndex={-1}>
      <DuesScreen zone="America/Chicago" now={evening} mayChangeFee />
    </main>,
  );
  await userEvent.click(await screen.findByRole("button", { name: /^Undo Settlement/ }));
  expect(await screen.findByText("No business owes you a fee.")).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
});

it("is come back to after a sign-in as it was", () => {
  expect(duesAddress({ side: "owing", state: "all" })).toBe("/transactions/dues?side=owing&state=all");
  expect(duesAddress({ side: "owed", state: "open" })).toBe("/transactions/dues");
});

it("settles by hand with a note", async () => {
  show([aDueDto()]);
  await userEvent.click(await screen.findByRole("button", { name: /^Mark as Settled/ }));
  const dialog = within(screen.getByRole("dialog", { name: "Mark as Settled" }));
  await userEvent.type(dialog.getByLabelText("Note"), " Check 1042 ");
  await userEvent.dblClick(dialog.getByRole("button", { name: /^Mark as Settled|^Settling/ }));
  expect(await screen.findByText("Fee Settled")).toBeInTheDocument();
  expect(sent("POST")).toEqual([[`/api/dues/${aDueDto().id}/settle`, { note: "Check 1042" }]]);
});

it("takes a settlement by hand back with one press", async () => {
  const settled = { maySettle: false, settledAt: "2026-11-21T20:00:00.000Z", note: "Check 1042" } as const;
  show([
    aDueDto({ ...settled, settledBy: "by_hand", mayUndo: true }),
    aDueDto({ ...settled, settledBy: "payment", id: "paid" }),
  ]);
  const undo = await screen.findByRole("button", { name: /^Undo Settlement, \$250\.00/ });
  fireEvent.click(undo);
  fireEvent.click(undo);
  expect(await screen.findByText("Fee Open Again")).toBeInTheDocument();
  const posts = fetchMock.mock.calls.filter(([, init]) => init?.method === "POST");
  expect(posts.map(([path]) => path)).toEqual([`/api/dues/${aDueDto().id}/undo-settlement`]);
});

it("changes the standard fee, for whom it is allowed", async () => {
  show([]);
  await userEvent.click(await screen.findByRole("button", { name: "Change Standard Fee" }));
  const dialog = within(screen.getByRole("dialog", { name: "Standard Fee" }));
  const amount = dialog.getByLabelText("Amount in dollars");
  await userEvent.clear(amount);
  await userEvent.type(amount, "1000000");
  await userEvent.click(dialog.getByRole("button", { name: /^Save Fee/ }));
  expect(dialog.getByText("At most $999,999.99.")).toBeInTheDocument();
  await userEvent.clear(amount);
  await userEvent.type(amount, "$1,300.50");
  await userEvent.click(dialog.getByRole("button", { name: /^Save Fee/ }));
  expect(await screen.findByText("Standard Fee Changed")).toBeInTheDocument();
  expect(sent("PUT")).toEqual([["/api/standard-fee", { standardFee: 1300.5 }]]);
});

it("lets a driver read the standard fee alone", async () => {
  show([], false);
  expect(await screen.findByText(/^Your standard fee is \$250\.00/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText("No business owes you a fee.")).toBeInTheDocument());
  expect(screen.queryByRole("button", { name: /Standard Fee/ })).toBeNull();
});

it("leads to the provider's pages to be paid by card, while it is not yet", async () => {
  const go = vi.fn<(address: string) => void>();
  answerCalls(fetchMock, { "POST /api/connect-account": { url: "https://connect.stripe.test/setup/acct_1" } });
  const { rerender } = showBilling(<FeeAccount settings={{ ...settings, isSetUp: true }} mayChange go={go} />);
  await userEvent.click(screen.getByRole("button", { name: /^Connect Account/ }));
  await waitFor(() => expect(go).toHaveBeenCalledWith("https://connect.stripe.test/setup/acct_1"));
  expect(sent("POST")).toHaveLength(1);
  rerender(<p>gone</p>);
  showBilling(<FeeAccount settings={{ ...settings, isSetUp: true, isConnected: true, canBePaid: true }} mayChange />);
  expect(screen.getByText("Other businesses can pay you these fees by card.")).toBeInTheDocument();
  expect(screen.queryByRole("button")).toBeNull();
});
