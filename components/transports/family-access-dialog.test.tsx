// A family's access is issued with a PIN that may be changed or cleared, and shown once.
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aSummary, renderOnDashboard } from "@/lib/testing/dashboard";
import { issueFamilyAccessAction } from "@/lib/transports/actions";
import { FamilyAccessDialog } from "./family-access-dialog";
import { pinProblem, proposePin } from "./family-pin";

vi.mock("@/lib/transports/actions", () => ({
  issueFamilyAccessAction: vi.fn<typeof issueFamilyAccessAction>(),
}));
beforeEach(() => void vi.clearAllMocks());
afterEach(() => void vi.useRealTimers());

const caseId = "CHI-202611-7QF3K-9TX2M";
const issue = vi.mocked(issueFamilyAccessAction);

const show = (over = {}) =>
  renderOnDashboard(<FamilyAccessDialog request={aSummary({ status: "active", ...over })} onClose={() => {}} />);

const pin = () => screen.getByRole<HTMLInputElement>("textbox", { name: "PIN (optional)" });
const submit = () => screen.getByRole("button", { name: /^(?:Create|Replace) Access/ });

it("proposes six digits, and issues what was typed over them", async () => {
  issue.mockResolvedValue({ ok: true, data: { caseId, hasPin: true } });
  show();
  expect(pin().value).toMatch(/^\d{6}$/);
  expect(pin()).toHaveAttribute("maxlength", "6");
  await userEvent.clear(pin());
  await userEvent.type(pin(), "4711");
  await userEvent.click(submit());
  expect(await screen.findByText(caseId)).toBeInTheDocument();
  expect(screen.getByText("4711")).toBeInTheDocument();
  expect(screen.getByText("Family Access Created")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /\/family\/login$/ })).toHaveAttribute("href", "/family/login");
  expect(issue).toHaveBeenCalledExactlyOnceWith({
    id: aSummary().id,
    pin: "4711",
    deceasedName: "Rafael Ortega Luna",
    funeralHomeName: "Ashgrove Memorial Chapel",
  });
});

it("sends no PIN when it is cleared", async () => {
  issue.mockResolvedValue({ ok: true, data: { caseId, hasPin: false } });
  show();
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  await userEvent.click(submit());
  expect(await screen.findByText("None. The case ID alone opens the page.")).toBeInTheDocument();
  expect(issue.mock.calls[0]?.[0]).not.toHaveProperty("pin");
});

it("does not send a PIN that is none", async () => {
  show();
  await userEvent.clear(pin());
  await userEvent.type(pin(), "12a");
  await userEvent.click(submit());
  expect(screen.getByRole("alert")).toHaveTextContent("Enter 4 to 6 digits, or leave it empty.");
  expect(pin()).toHaveFocus();
  expect(issue).not.toHaveBeenCalled();
});

it("warns before access is issued again, and names the case", () => {
  show({ caseId, hasFamilyAccess: true });
  expect(screen.getByText(caseId)).toBeInTheDocument();
  expect(screen.getByText(/A new PIN replaces the old one/)).toBeInTheDocument();
});

it("says that it failed, and keeps the PIN", async () => {
  issue.mockResolvedValue({ ok: false, error: { code: "forbidden", status: 403, message: "Not yours to issue." } });
  show();
  const proposed = pin().value;
  await userEvent.click(submit());
  expect(await screen.findByText("Failed to generate access")).toBeInTheDocument();
  expect(screen.getByText("Error")).toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent("403: Not yours to issue.");
  expect(pin()).toHaveValue(proposed);
});

it("says for two seconds that the case id was copied", async () => {
  issue.mockResolvedValue({ ok: true, data: { caseId, hasPin: true } });
  const user = userEvent.setup();
  show();
  await user.click(submit());
  const copy = await screen.findByRole("button", { name: "Copy case ID" });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  copy.click();
  await waitFor(() => expect(screen.getByText("Copied!")).toBeInTheDocument());
  expect(await navigator.clipboard.readText()).toBe(caseId);
  expect(screen.getByRole("button", { name: "Copied case ID" })).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1800));
  expect(screen.getByRole("button", { name: "Copied case ID" })).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(300));
  expect(screen.getByRole("button", { name: "Copy case ID" })).toBeInTheDocument();
});

it("proposes a different PIN each time, of six digits always", () => {
  const proposed = new Set(Array.from({ length: 200 }, proposePin));
  expect([...proposed].every((each) => /^\d{6}$/.test(each))).toBe(true);
  expect(proposed.size).toBeGreaterThan(190);
});

it.each([
  ["", true],
  ["  ", true],
  ["123", false],
  ["1234", true],
  ["123456", true],
  ["1234567", false],
  ["12 34", false],
])("of the PIN '%s' it says that it is fine: %s", (typed, isFine) => {
  expect(pinProblem(typed) === null).toBe(isFine);
});
