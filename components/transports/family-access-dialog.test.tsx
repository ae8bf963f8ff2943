// A family's access in the dialog: issued with a PIN that is shown once, replaced, removed, revoked, printed.
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aSummary, renderOnDashboard } from "@/lib/testing/dashboard";
import type { FamilyAccessStateDto } from "@/lib/transports/access-status";
import { issueFamilyAccessAction, revokeFamilyAccessAction } from "@/lib/transports/actions";
import type { RequestDto } from "@/lib/transports/dto";
import { FamilyAccessDialog } from "./family-access-dialog";
import { pinProblem, proposePin } from "./family-pin";

const caseId = "CHI-202611-7QF3K-9TX2M";
const issuedAt = "2026-11-22T03:04:00.000Z";
const standing: FamilyAccessStateDto = {
  hasPin: true,
  issuedAt,
  issuedBy: "Ana Ruiz",
  lastOpenedAt: null,
  failedTries: 0,
  lastFailedAt: null,
  peopleTold: 0,
  revokedAt: null,
};
const issue = vi.mocked(issueFamilyAccessAction);
const revoke = vi.mocked(revokeFamilyAccessAction);

/** What the server knows, as its calls answer it. */
let request: Pick<RequestDto, "caseId" | "familyAccess" | "familyNote">;
let isDown = false;
let closesAt: string | null = null;
const answer = () => ({ ...aSummary({ status: "active", may: ["issueAccess"] }), ...request }) as RequestDto;

async function serve(input: unknown): Promise<Response> {
  if (isDown) return Response.json({ error: "Out of order.", code: "internal" }, { status: 500 });
  if (!String(input).endsWith("/access")) return Response.json(answer());
  const { name, number } = { name: "Ashgrove Memorial Chapel", number: "(708) 555-0110" };
  const hasPin = request.familyAccess?.hasPin === true;
  return Response.json({
    caseId,
    hasPin,
    signInUrl: "https://transport.example/family/login",
    closesAt,
    funeralHomeName: name,
    phone: { name, number },
  });
}

beforeEach(() => {
  vi.clearAllMocks();
  isDown = false;
  closesAt = null;
  request = { caseId: null, familyAccess: null, familyNote: null };
  vi.stubGlobal("fetch", vi.fn<typeof fetch>(serve));
  issue.mockImplementation(async ({ pin }) => {
    request = { ...request, caseId, familyAccess: { ...standing, hasPin: pin !== undefined } };
    return { ok: true, data: { caseId, hasPin: pin !== undefined, issuedAt } };
  });
  revoke.mockImplementation(async () => {
    request = { ...request, familyAccess: { ...standing, revokedAt: "2026-11-22T03:12:00.000Z" } };
    return { ok: true, data: answer() };
  });
});
afterEach(() => void vi.useRealTimers());

const onClose = vi.fn<() => void>();
const show = () => renderOnDashboard(<FamilyAccessDialog request={aSummary({ status: "active" })} onClose={onClose} />);
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const pin = () => screen.findByLabelText<HTMLInputElement>("PIN (optional)");

describe("not issued yet", () => {
  it("proposes six digits, issues what was typed over them, and shows it this once", async () => {
    show();
    const field = await pin();
    expect(field.value).toMatch(/^\d{6}$/);
    expect(field).toHaveAttribute("maxlength", "6");
    await userEvent.clear(field);
    await userEvent.type(field, "4711");
    await press("Create Access");
    expect(await screen.findByText(caseId)).toBeInTheDocument();
    expect(screen.getByText("4711")).toBeInTheDocument();
    expect(screen.getByText("Family Access Created")).toBeInTheDocument();
    expect(await screen.findByRole("link", { name: /\/family\/login$/ })).toHaveAttribute(
      "href",
      "https://transport.example/family/login",
    );
    expect(screen.getByText("Not opened yet")).toBeInTheDocument();
    expect(issue).toHaveBeenCalledExactlyOnceWith({
      id: aSummary().id,
      pin: "4711",
      deceasedName: "Rafael Ortega Luna",
      funeralHomeName: "Ashgrove Memorial Chapel",
    });
  });

  it("sends no PIN when it is cleared", async () => {
    show();
    await press("Clear");
    expect(screen.getByText("Without a PIN, whoever has the case ID can open the page.")).toBeInTheDocument();
    await press("Create Access");
    expect(await screen.findByText("None. The case ID alone opens the page.")).toBeInTheDocument();
    expect(screen.getByText("Family Access Created")).toBeInTheDocument();
    expect(issue.mock.calls[0]?.[0]).not.toHaveProperty("pin");
  });

  it("does not send a PIN that is none", async () => {
    show();
    await userEvent.clear(await pin());
    await userEvent.type(await pin(), "12a");
    await press("Create Access");
    expect(screen.getByRole("alert")).toHaveTextContent("Enter 4 to 6 digits, or leave it empty.");
    expect(await pin()).toHaveFocus();
    expect(issue).not.toHaveBeenCalled();
  });

  it("says that it failed, and keeps the PIN", async () => {
    issue.mockResolvedValue({ ok: false, error: { code: "forbidden", status: 403, message: "Not yours to issue." } });
    show();
    const proposed = (await pin()).value;
    await press("Create Access");
    expect(await screen.findByText("Failed to generate access")).toBeInTheDocument();
    expect(screen.getByText("Error")).toBeInTheDocument();
    expect(screen.getByRole("alert")).toHaveTextContent("403: Not yours to issue.");
    expect(await pin()).toHaveValue(proposed);
  });
});

describe("issued", () => {
  beforeEach(() => {
    request = { caseId, familyNote: null, familyAccess: { ...standing, lastOpenedAt: "2026-11-22T03:10:00.000Z" } };
  });

  it("tells how it stands, and that nobody can read the PIN", async () => {
    show();
    expect(await screen.findByText("A PIN is set. It cannot be shown again, only replaced.")).toBeInTheDocument();
    expect(screen.getByRole("dialog", { name: "Manage Family Portal Access" })).toHaveTextContent(
      "Last opened by the familyNov 21, 9:10 PM CSTIssuedNov 21, 9:04 PM CSTby Ana Ruiz",
    );
  });

  it("says for two seconds that the case id was copied", async () => {
    const user = userEvent.setup();
    show();
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
    await user.keyboard("{Tab}");
  });

  it("replaces the PIN by another, never by none", async () => {
    show();
    await press("Replace PIN");
    const field = screen.getByLabelText("New PIN", { selector: "input" });
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await press("Replace PIN");
    expect(screen.getByRole("alert")).toHaveTextContent("Enter 4 to 6 digits.");
    await userEvent.type(field, "9753");
    await press("Replace PIN");
    expect(await screen.findByText("9753")).toBeInTheDocument();
    expect(issue).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ pin: "9753" }));
  });

  it("forgets the PIN it shows when somebody else replaced it", async () => {
    const { client } = show();
    await press("Replace PIN");
    await press("Replace PIN");
    expect(await screen.findByText(/^Note it now/)).toBeInTheDocument();
    request = { ...request, familyAccess: { ...standing, issuedAt: "2026-11-22T03:14:00.000Z" } };
    await act(() => client.invalidateQueries());
    expect(await screen.findByText("A PIN is set. It cannot be shown again, only replaced.")).toBeInTheDocument();
  });

  it("removes the PIN only after a warning, and comes back to where one was", async () => {
    show();
    await press("Remove PIN");
    expect(screen.getByRole("dialog", { name: "Remove the PIN?" })).toHaveTextContent(
      /whoever has or sees the case ID/,
    );
    expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Remove PIN" })).toHaveFocus();
    await press("Remove PIN");
    await press("Remove PIN");
    expect(await screen.findByText("None. The case ID alone opens the page.")).toBeInTheDocument();
    expect(screen.getByText("PIN Removed")).toBeInTheDocument();
    expect(issue.mock.calls[0]?.[0]).not.toHaveProperty("pin");
  });

  it("revokes after saying what closes, and offers to issue again under the same case id", async () => {
    show();
    await press("Revoke Access");
    expect(screen.getByRole("dialog")).toHaveTextContent(/closes at once.*the case ID stays the same/);
    await press("Revoke Access");
    expect(await screen.findByText("Family Access Revoked")).toBeInTheDocument();
    expect(screen.getByText(/^Access was revoked Nov 21, 9:12 PM CST/)).toHaveTextContent(caseId);
    await press("Create Access");
    expect(await screen.findByRole("button", { name: "Copy case ID" })).toBeInTheDocument();
  });

  it("says why it was not revoked, and stays there", async () => {
    revoke.mockResolvedValue({
      ok: false,
      error: { code: "conflict", status: 409, message: "Family access was revoked at 9:04 PM already." },
    });
    show();
    await press("Revoke Access");
    await press("Revoke Access");
    expect(await screen.findByRole("alert")).toHaveTextContent("409: Family access was revoked at 9:04 PM already.");
  });

  it("tells the year of what happened in another one", async () => {
    const old = { ...standing, issuedAt: "2025-12-30T03:04:00.000Z", lastOpenedAt: "2026-01-02T03:04:00.000Z" };
    request = { ...request, familyAccess: old };
    show();
    expect(await screen.findByText("Dec 29, 2025, 9:04 PM CST")).toBeInTheDocument();
    expect(screen.getByText("Jan 1, 9:04 PM CST")).toBeInTheDocument();
  });

  it.each([
    [3_600_000, /It closes [A-Z][a-z]{2} \d/],
    [-3_600_000, /It closed [A-Z][a-z]{2} \d.*Nothing opens it any more/],
  ])("tells when the page closes after the delivery", async (from, words) => {
    closesAt = new Date(Date.now() + from).toISOString();
    show();
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toHaveTextContent(words));
  });

  it("prints the card: with the PIN while it is known, later without", async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal("print", print);
    show();
    await press("Family Card");
    const card = within(await screen.findByRole("region", { name: "The card" }));
    expect(card.getByText("The one you were given")).toBeInTheDocument();
    expect(card.getByText("transport.example/family/login")).toBeInTheDocument();
    expect(card.getByText("(708) 555-0110")).toBeInTheDocument();
    expect(card.queryByText(/Rafael|Ortega/)).toBeNull();
    expect(document.querySelector("body > [data-print-sheet]")).toHaveTextContent(caseId);
    await press("Print Card");
    expect(print).toHaveBeenCalledOnce();
    await press("Back");
    expect(document.querySelector("[data-print-sheet]")).toBeNull();
    await press("Replace PIN");
    const field = screen.getByLabelText("New PIN", { selector: "input" });
    await userEvent.clear(field);
    await userEvent.type(field, "8642");
    await press("Replace PIN");
    await press("Family Card");
    expect(within(screen.getByRole("region", { name: "The card" })).getByText("8642")).toBeInTheDocument();
  });
});

it("says that it did not load, and tries again", async () => {
  isDown = true;
  show();
  expect(await screen.findByRole("alert")).toHaveTextContent("The family's access did not load.");
  isDown = false;
  await press("Try again");
  expect(await pin()).toBeInTheDocument();
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
  expect(pinProblem(typed, true) === null).toBe(isFine && typed.trim() !== "");
});
