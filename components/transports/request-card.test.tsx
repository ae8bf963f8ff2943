// A request's card says what it must in every state, and its buttons send one move.
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { UnrecognizedActionError } from "next/dist/client/components/unrecognized-action-error";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { acceptRequestAction, declineRequestAction, undoDeclineAction } from "@/lib/transports/actions";
import type { RequestDto, RequestSummaryDto } from "@/lib/transports/dto";
import { aSummary, evening, renderOnDashboard } from "@/lib/testing/dashboard";
import { RequestCard } from "./request-card";

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ now: evening, toFake: ["Date"] });
});
afterEach(() => void vi.useRealTimers());

const show = (over: Partial<RequestSummaryDto> = {}) => renderOnDashboard(<RequestCard request={aSummary(over)} />);

const edge = (container: HTMLElement) => container.querySelector("[data-slot=card]")?.className ?? "";
const buttons = () =>
  screen.getAllByRole("button").map((button) => button.getAttribute("aria-label") ?? button.textContent);

it("shows everything of a pending request, and answers it", () => {
  const { container } = show();
  const card = screen.getByRole("article", { name: "Rafael Ortega Luna" });
  expect(card).toHaveTextContent("Mortuary Transport a3f81c09");
  expect(card).toHaveTextContent("Pending38 min");
  expect(card).toHaveTextContent(
    "Pickup: St. Brendan Medical Center Floor 4 · Room 412B4025 N Paulina St, Chicago, IL 60613",
  );
  expect(card).toHaveTextContent("Delivery: Ashgrove Memorial Chapel718 Lake St, Oak Park, IL 60301");
  expect(card).toHaveTextContent("Nov 21, 11:30 PM CST");
  expect(card).toHaveTextContent("Teresa Nolan");
  expect(screen.getByRole("link", { name: "(312) 555-0142" })).toHaveAttribute("href", "tel:+13125550142");
  expect(edge(container)).toContain("--status-edge:var(--pending)");
  expect(buttons()).toEqual(["Rafael Ortega Luna", "Decline Rafael Ortega Luna", "Accept Rafael Ortega Luna"]);
});

it("keeps floor and room each on one line", () => {
  show({ locationFloor: "G", locationRoom: "Dock B" });
  expect(screen.getByRole("article")).toHaveTextContent("St. Brendan Medical Center Floor G · Room Dock B4025");
  for (const part of ["Floor G", "Room Dock B"]) expect(screen.getByText(part)).toHaveClass("inline-block");
});

it("says Date TBD, and names nobody that was not named", () => {
  show({ requestedDate: null, requestedTime: null, deceasedName: null, contactName: null, contactPhone: null });
  const card = screen.getByRole("article", { name: "Name not given yet" });
  expect(card).toHaveTextContent("Date TBD");
  expect(screen.queryByRole("link")).toBeNull();
});

it("tells why a pending request was suspended", () => {
  show({ suspensionReason: "Vehicle 3 has a flat tire.", suspendedAt: "2026-11-22T03:06:00.000Z" });
  expect(screen.getByRole("article")).toHaveTextContent("Suspended 9:06 PM. Vehicle 3 has a flat tire.");
});

it.each([
  ["full", 150, "Full Fee"],
  ["partial", 120, "Partial $120.00"],
  ["none", null, "Waived"],
] as const)("tells why a declined request was cancelled, with the fee %s", (feeStatus, feeAmount, badge) => {
  const { container } = show({
    status: "declined",
    cancellationReason: "Family chose another home.",
    cancelledAt: "2026-11-20T03:06:00.000Z",
    feeStatus,
    feeAmount,
    may: [],
  });
  expect(screen.getByRole("article")).toHaveTextContent("Cancelled Nov 19, 9:06 PM. Family chose another home.");
  expect(screen.getByText(badge)).toBeInTheDocument();
  expect(edge(container)).toContain("--status-edge:var(--declined)");
  expect(buttons()).toEqual(["View Details"]);
});

it("offers report, details and family access once it is completed", async () => {
  const request = aSummary({
    status: "completed",
    archivedAt: "2026-11-22T03:05:00.000Z",
    may: ["issueAccess", "viewReport"],
  });
  const { container, opened } = renderOnDashboard(<RequestCard request={request} />);
  expect(edge(container)).toContain("--status-edge:var(--completed)");
  expect(screen.getByRole("article")).toHaveTextContent("Completed9:05 PM");
  await userEvent.click(screen.getByRole("button", { name: "View Details" }));
  await userEvent.click(screen.getByRole("button", { name: "Family Access" }));
  await userEvent.click(screen.getByRole("button", { name: "View Report" }));
  expect(opened).toEqual({ details: [request.id], dialogs: [{ kind: "access", request }], reports: [request.id] });
});

it("tells whom and between which places, once it is completed", () => {
  show({ status: "completed", archivedAt: "2026-11-22T03:05:00.000Z", may: ["viewReport"] });
  const card = screen.getByRole("article", { name: "Rafael Ortega Luna" });
  expect(card).toHaveTextContent("Completed");
  expect(card).toHaveTextContent("4025 N Paulina St, Chicago, IL 60613");
  expect(card).toHaveTextContent("718 Lake St, Oak Park, IL 60301");
});

it("offers no family access to a business that may not issue it", () => {
  show({ status: "completed", may: [] });
  expect(buttons()).toEqual(["View Details"]);
});

it("sends one acceptance for a double click, and stays busy until it is answered", async () => {
  let answer: (given: { ok: true; data: RequestDto }) => void = () => {};
  vi.mocked(acceptRequestAction).mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  show();
  const accept = screen.getByRole("button", { name: /^Accept / });
  accept.click();
  accept.click();
  await waitFor(() => expect(screen.getByRole("button", { name: /^Accepting / })).toBeDisabled());
  expect(screen.getByRole("button", { name: /^Decline / })).toBeDisabled();
  expect(acceptRequestAction).toHaveBeenCalledTimes(1);
  expect(acceptRequestAction).toHaveBeenCalledWith({ id: aSummary().id });
  answer({ ok: true, data: {} as RequestDto });
  expect(await screen.findByText("Request status updated successfully")).toBeInTheDocument();
});

it("passes and declines by the same button", async () => {
  vi.mocked(declineRequestAction).mockResolvedValue({ ok: true, data: {} as RequestDto });
  const { client } = show({ may: ["accept", "decline"] });
  const invalidate = vi.spyOn(client, "invalidateQueries");
  await userEvent.click(screen.getByRole("button", { name: /^Decline / }));
  expect(await screen.findByText("Request status updated successfully")).toBeInTheDocument();
  expect(invalidate).toHaveBeenCalledTimes(1);
});

it("says who was first, and reads the lists again", async () => {
  vi.mocked(acceptRequestAction).mockResolvedValue({
    ok: false,
    error: { code: "conflict", status: 409, message: "Ana Ruiz accepted this at 9:04 PM." },
  });
  const { client } = show();
  const invalidate = vi.spyOn(client, "invalidateQueries");
  await userEvent.click(screen.getByRole("button", { name: /^Accept / }));
  expect(await screen.findByText("Error")).toBeInTheDocument();
  expect(screen.getByText("409: Ana Ruiz accepted this at 9:04 PM.")).toBeInTheDocument();
  expect(invalidate).toHaveBeenCalledTimes(1);
});

it("says so when the server cannot be reached", async () => {
  vi.mocked(acceptRequestAction).mockRejectedValue(new TypeError("Failed to fetch"));
  show();
  await userEvent.click(screen.getByRole("button", { name: /^Accept / }));
  expect(await screen.findByText(/The server could not be reached/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /^Accept / })).toBeEnabled();
});

it.each([
  [new UnrecognizedActionError("Server Action was not found"), "The product was renewed. Reload this page."],
  [new Error("An unexpected response"), "The server could not answer. Wait a moment and try again."],
])("tells what stood between: %s", async (failure, sentence) => {
  vi.mocked(acceptRequestAction).mockRejectedValue(failure);
  show();
  await userEvent.click(screen.getByRole("button", { name: /^Accept/ }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

const declined = { ok: true, data: {} as RequestDto } as const;

it("offers to take a decline back, and takes it back", async () => {
  vi.mocked(declineRequestAction).mockResolvedValue(declined);
  vi.mocked(undoDeclineAction).mockResolvedValue(declined);
  show();
  await userEvent.click(screen.getByRole("button", { name: /^Decline / }));
  await screen.findByText("Rafael Ortega Luna now stands under Declined.");
  await userEvent.keyboard("{F8}");
  const undo = screen.getByRole("button", { name: "Undo" });
  undo.focus();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByText("Rafael Ortega Luna now stands under Pending.")).toBeInTheDocument();
  expect(undoDeclineAction).toHaveBeenCalledExactlyOnceWith({ id: aSummary().id });
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("says why a decline could not be taken back", async () => {
  vi.mocked(declineRequestAction).mockResolvedValue(declined);
  vi.mocked(undoDeclineAction).mockResolvedValue({
    ok: false,
    error: { code: "conflict", status: 409, message: "This was declined more than 30 seconds ago." },
  });
  show();
  await userEvent.click(screen.getByRole("button", { name: /^Decline / }));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("409: This was declined more than 30 seconds ago.")).toBeInTheDocument();
});
