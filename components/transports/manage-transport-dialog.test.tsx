// An active transport is suspended or cancelled with a reason, and nothing typed is lost when that fails.
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aRoute, aSummary, renderOnDashboard } from "@/lib/testing/dashboard";
import { cancelRequestAction, suspendRequestAction } from "@/lib/transports/actions";
import type { RequestDto, RequestSummaryDto, RouteDto } from "@/lib/transports/dto";
import { ManageTransportDialog } from "./manage-transport-dialog";

beforeEach(() => void vi.clearAllMocks());

const active = aSummary({ status: "active", transportCompanyName: "Lakeshore Removal Service" });
const done = { ok: true, data: aSummary() as RequestDto } as const;
const gone = {
  ok: false,
  error: { code: "conflict", status: 409, message: "This was completed at 9:14 PM." },
} as const;

function show({ request = active, route = aRoute() }: { request?: RequestSummaryDto; route?: RouteDto | null } = {}) {
  const onClose = vi.fn<() => void>();
  renderOnDashboard(<ManageTransportDialog request={request} route={route} onClose={onClose} />);
  return onClose;
}

const dialog = () => screen.getByRole("dialog", { name: "Manage Active Transport" });
const reason = () => screen.getByRole("textbox", { name: "Reason" });
const amount = () => screen.getByRole("spinbutton", { name: "Partial fee in dollars" });
const choose = (name: string) => userEvent.click(screen.getByRole("radio", { name }));
const press = (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));
const notice = async (title: string) => (await screen.findByText(title, { selector: "li *" })).closest("li");

it("says whom it concerns and what each choice does, and begins with the one that can be taken back", () => {
  show();
  expect(dialog()).toHaveAccessibleDescription("Rafael Ortega Luna, to Ashgrove Memorial Chapel.");
  expect(screen.getByRole("radio", { name: "Suspend" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "Suspend" })).toHaveAccessibleDescription(/returns to Pending/);
  expect(screen.getByRole("radio", { name: "Cancel" })).toHaveAccessibleDescription(/under Declined/);
  expect(screen.queryByRole("radiogroup", { name: "Fee" })).toBeNull();
  expect(dialog()).not.toHaveTextContent("custody");
});

it.each([
  ["Suspend", /^Suspend Transport/],
  ["Cancel", /^Cancel Transport/],
])("%s without a reason is held back, marked and said", async (choice, button) => {
  const onClose = show();
  await choose(choice);
  await userEvent.type(reason(), "  ");
  await press(button);
  expect(await notice("Reason Required")).toHaveTextContent("Please provide a reason for this action.");
  expect(reason()).toBeInvalid();
  expect(reason()).toHaveAccessibleDescription("Please provide a reason for this action.");
  expect(reason()).toHaveFocus();
  expect([suspendRequestAction, cancelRequestAction].map((action) => vi.mocked(action).mock.calls)).toEqual([[], []]);
  expect(onClose).not.toHaveBeenCalled();
});

it("suspends with the reason, then closes and says what happened", async () => {
  vi.mocked(suspendRequestAction).mockResolvedValue(done);
  const onClose = show();
  await userEvent.type(reason(), "Flat tire on I-290");
  await press(/^Suspend Transport/);
  expect(await notice("Transport Suspended")).toHaveTextContent(
    "The transport of Rafael Ortega Luna was moved back to pending status.",
  );
  expect(suspendRequestAction).toHaveBeenCalledExactlyOnceWith({ id: active.id, reason: "Flat tire on I-290" });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each([
  ["Full fee", { feeStatus: "full" }, "a full fee."],
  ["No fee", { feeStatus: "none" }, "no fee."],
])("cancels with %s", async (choice, fee, words) => {
  vi.mocked(cancelRequestAction).mockResolvedValue(done);
  show({ request: { ...active, deceasedName: null } });
  await choose("Cancel");
  expect(screen.getByRole("radio", { name: "No fee" })).toBeChecked();
  await userEvent.type(reason(), "Family chose another home");
  await choose(choice);
  await press(/^Cancel Transport/);
  expect(await notice("Transport Cancelled")).toHaveTextContent(`The transport was cancelled with ${words}`);
  expect(vi.mocked(cancelRequestAction).mock.calls).toEqual([
    [{ id: active.id, reason: "Family chose another home", ...fee }],
  ]);
});

it("cancels with a partial fee to the cent", async () => {
  vi.mocked(cancelRequestAction).mockResolvedValue(done);
  show();
  await choose("Cancel");
  await userEvent.type(reason(), "Family chose another home");
  await choose("Partial fee");
  await userEvent.type(amount(), "19.99");
  await press(/^Cancel Transport/);
  expect(await notice("Transport Cancelled")).toHaveTextContent(
    "The transport of Rafael Ortega Luna was cancelled with a partial fee of $19.99.",
  );
  expect(vi.mocked(cancelRequestAction).mock.calls[0]?.[0]).toMatchObject({ feeStatus: "partial", feeAmount: 19.99 });
});

it.each(["", "0", "-5", "10.001", "1e3"])("a partial fee of '%s' is held back, marked and said", async (typed) => {
  show();
  await choose("Cancel");
  await userEvent.type(reason(), "Family chose another home");
  await choose("Partial fee");
  if (typed) await userEvent.type(amount(), typed);
  await press(/^Cancel Transport/);
  expect(await notice("Amount Required")).toHaveTextContent("Please enter a valid partial fee amount.");
  expect(amount()).toBeInvalid();
  expect(amount()).toHaveFocus();
  expect(cancelRequestAction).not.toHaveBeenCalled();
  await userEvent.clear(amount());
  await userEvent.type(amount(), "5");
  await waitFor(() => expect(amount()).toBeValid());
});

it("asks for the partial fee in a numeric field, by cents from 0", async () => {
  show();
  await choose("Cancel");
  await choose("Partial fee");
  for (const [name, value] of Object.entries({ type: "number", step: "0.01", min: "0" })) {
    expect(amount()).toHaveAttribute(name, value);
  }
});

it("an amount that is no longer asked for holds nothing back and is not sent", async () => {
  vi.mocked(cancelRequestAction).mockResolvedValue(done);
  show();
  await choose("Cancel");
  await userEvent.type(reason(), "Entered twice");
  await choose("Partial fee");
  await userEvent.type(amount(), "-5");
  await press(/^Cancel Transport/);
  await notice("Amount Required");
  await choose("Full fee");
  await press(/^Cancel Transport/);
  await waitFor(() => expect(cancelRequestAction).toHaveBeenCalledTimes(1));
  expect(vi.mocked(cancelRequestAction).mock.calls[0]?.[0]).not.toHaveProperty("feeAmount");
});

it("stays open with its text when it is refused, says why, and may be sent again", async () => {
  vi.mocked(suspendRequestAction).mockResolvedValueOnce(gone).mockResolvedValueOnce(done);
  const onClose = show();
  await userEvent.type(reason(), "Flat tire");
  await press(/^Suspend Transport/);
  expect(await screen.findByRole("alert")).toHaveTextContent("409: This was completed at 9:14 PM.");
  expect(dialog()).toContainElement(screen.getByRole("alert"));
  expect(reason()).toHaveValue("Flat tire");
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole("button", { name: /^Suspend Transport/ })).toBeEnabled());
  await press(/^Suspend Transport/);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it("says that the server could not be reached", async () => {
  vi.mocked(suspendRequestAction).mockRejectedValue(new TypeError("Failed to fetch"));
  show();
  await userEvent.type(reason(), "Flat tire");
  await press(/^Suspend Transport/);
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The server could not be reached. Check the connection and try again.",
  );
  expect(reason()).toHaveValue("Flat tire");
});

it("is sent once however often it is pressed", async () => {
  let answer: (result: typeof done) => void = () => {};
  vi.mocked(suspendRequestAction).mockReturnValue(new Promise((resolve) => void (answer = resolve)));
  const onClose = show();
  await userEvent.type(reason(), "Flat tire");
  await userEvent.dblClick(screen.getByRole("button", { name: /^Suspend Transport/ }));
  expect(screen.getByRole("button", { name: /^Suspending/ })).toBeDisabled();
  answer(done);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(suspendRequestAction).toHaveBeenCalledTimes(1);
});

it("closes by Escape and by its secondary button, and does nothing", async () => {
  const onClose = show();
  await userEvent.keyboard("{Escape}");
  await press(/^Keep Active/);
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(suspendRequestAction).not.toHaveBeenCalled();
});

/** A key is down for a while before the choice follows the focus. */
async function arrow(key: string, chosen: string) {
  const user = userEvent.setup();
  await user.keyboard(`{${key}>}`);
  await waitFor(() => expect(screen.getByRole("radio", { name: chosen })).toBeChecked());
  await user.keyboard(`{/${key}}`);
}

it("is worked by keyboard alone", async () => {
  vi.mocked(cancelRequestAction).mockResolvedValue(done);
  show();
  await waitFor(() => expect(screen.getByRole("radio", { name: "Suspend" })).toHaveFocus());
  await arrow("ArrowDown", "Cancel");
  await userEvent.tab();
  await userEvent.keyboard("Entered twice");
  await userEvent.tab();
  await arrow("ArrowUp", "Partial fee");
  await userEvent.tab();
  await userEvent.keyboard("5{Enter}");
  await waitFor(() => expect(cancelRequestAction).toHaveBeenCalledTimes(1));
  expect(vi.mocked(cancelRequestAction).mock.calls[0]?.[0]).toMatchObject({ reason: "Entered twice", feeAmount: 5 });
});

it("says that the person is in the company's care once the pickup is confirmed", () => {
  show({ route: aRoute({ routeStatus: "en_route_to_delivery", pickedUpAt: "2026-11-22T03:12:00.000Z" }) });
  expect(dialog()).toHaveTextContent(
    "The record shows Rafael Ortega Luna in the care of Lakeshore Removal Service since 9:12 PM. That does not end here: say in the reason where the person is, and who takes over custody.",
  );
});

it("reads the drive itself where the card has not", async () => {
  const drive = aRoute({ routeStatus: "en_route_to_delivery", pickedUpAt: "2026-11-22T03:12:00.000Z" });
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(path === `/api/routes/${active.id}` ? Response.json(drive) : Response.json({}, { status: 404 })),
  );
  show({ route: null });
  await waitFor(() => expect(dialog()).toHaveTextContent("in the care of Lakeshore Removal Service since 9:12 PM."));
});
