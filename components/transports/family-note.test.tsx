// The note to the family: written, saved, and never lost without a word.
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aSummary, renderOnDashboard } from "@/lib/testing/dashboard";
import type { FamilyAccessStateDto } from "@/lib/transports/access-status";
import { editFamilyNoteAction } from "@/lib/transports/actions";
import type { RequestDto } from "@/lib/transports/dto";
import { FamilyAccessDialog } from "./family-access-dialog";

const standing: FamilyAccessStateDto = {
  hasPin: true,
  issuedAt: "2026-11-22T03:04:00.000Z",
  issuedBy: "Ana Ruiz",
  lastOpenedAt: null,
  failedTries: 0,
  lastFailedAt: null,
  peopleTold: 0,
  revokedAt: null,
};
const writeNote = vi.mocked(editFamilyNoteAction);

/** What the server knows, as its calls answer it. */
let request: Pick<RequestDto, "caseId" | "familyAccess" | "familyNote">;
const answer = () => ({ ...aSummary({ status: "active", may: ["issueAccess"] }), ...request }) as RequestDto;

async function serve(input: unknown): Promise<Response> {
  if (!String(input).endsWith("/access")) return Response.json(answer());
  return Response.json({
    caseId: request.caseId,
    hasPin: true,
    signInUrl: null,
    closesAt: null,
    funeralHomeName: null,
    phone: null,
  });
}

beforeEach(() => {
  vi.clearAllMocks();
  request = { caseId: "CHI-202611-7QF3K-9TX2M", familyAccess: standing, familyNote: null };
  vi.stubGlobal("fetch", vi.fn<typeof fetch>(serve));
  writeNote.mockImplementation(async ({ familyNote }) => {
    request = { ...request, familyNote: familyNote.trim() || null };
    return { ok: true, data: answer() };
  });
});

const onClose = vi.fn<() => void>();
const show = () => renderOnDashboard(<FamilyAccessDialog request={aSummary({ status: "active" })} onClose={onClose} />);
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const note = () => screen.getByLabelText("Note", { selector: "textarea" });

it("keeps a note that is being written until it is saved", async () => {
  show();
  await press("Write a Note");
  const field = note();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute("maxlength", "2000");
  expect(field).toHaveAccessibleDescription("The family reads this on its page. Staff notes never reach them.");
  await userEvent.type(field, "We will call you.");
  await press("Back");
  expect(screen.getByText("What you wrote is not saved yet.")).toBeInTheDocument();
  await press("Edit Note");
  await press("Save Note");
  expect(await screen.findByText("Note Saved")).toBeInTheDocument();
  expect(screen.getByText("We will call you.")).toBeInTheDocument();
  expect(screen.queryByText("What you wrote is not saved yet.")).toBeNull();
  expect(writeNote).toHaveBeenCalledExactlyOnceWith({ id: aSummary().id, familyNote: "We will call you." });
});

it("does not close over a note that is not saved: by Done, by X nor by Escape", async () => {
  show();
  const warning = "This note is not saved yet. Save it, or discard what you wrote.";
  const leave = {
    done: () => press("Done"),
    x: () => press("Close"),
    escape: () => userEvent.keyboard("{Escape}"),
  };
  await press("Write a Note");
  await userEvent.type(note(), "We will call ");
  expect(screen.queryByText(warning)).toBeNull();
  for (const attempt of [leave.done, leave.x, leave.escape]) {
    await userEvent.keyboard("{Escape}");
    expect(screen.getByText("What you wrote is not saved yet.")).toBeInTheDocument();
    await attempt();
    expect(screen.getByRole("alert")).toHaveTextContent(warning);
    expect(note()).toHaveFocus();
  }
  await press("Close");
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.type(note(), "you.");
  await press("Save Note");
  expect(await screen.findByText("We will call you.")).toBeInTheDocument();
  await press("Done");
  expect(onClose).toHaveBeenCalledOnce();
});

it("throws the note away only when told to", async () => {
  request = { ...request, familyNote: "The chapel opens at 9." };
  show();
  await press("Edit Note");
  await userEvent.type(note(), " Come early.");
  expect(note()).toHaveValue("The chapel opens at 9. Come early.");
  await press("Close");
  await press("Discard and Close");
  expect(onClose).toHaveBeenCalledOnce();
  expect(writeNote).not.toHaveBeenCalled();
});

it("keeps what is being written when somebody else revokes the access meanwhile", async () => {
  const { client } = show();
  await press("Write a Note");
  await userEvent.type(note(), "We will call you.");
  request = { ...request, familyAccess: { ...standing, revokedAt: "2026-11-22T03:12:00.000Z" } };
  await act(() => client.invalidateQueries());
  expect(note()).toHaveValue("We will call you.");
  await press("Back");
  expect(screen.getByText(/^Access was revoked Nov 21, 9:12 PM CST/)).toBeInTheDocument();
  await press("Cancel");
  expect(onClose).not.toHaveBeenCalled();
  expect(note()).toHaveValue("We will call you.");
});
