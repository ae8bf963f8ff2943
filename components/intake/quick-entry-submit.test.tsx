// A request is not sent over an open choice unawares, and not for two people at once.
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { stubNavigation } from "@/lib/testing/navigation";
import {
  explain,
  explained,
  field,
  fill,
  isMarked,
  openForm,
  parsed,
  pass,
  pickup,
  prepareReader,
  press,
  reader,
  text,
  type,
} from "@/lib/testing/quick-entry";
import { readDraft, writeDraft } from "./request-draft";
import { SECOND_SUBMIT_DELAY } from "./use-open-choices";

const router = { push: vi.fn<(path: string) => void>() };
stubNavigation({ useRouter: () => router });

prepareReader();

const sent = () => reader.calls.filter(({ path }) => path === "/api/requests");
const submit = () => screen.getByRole("button", { name: /^Submit/ });
const room = () => screen.getByRole("group", { name: /^Room: The text gives two/ });
const told = "1 value to choose: Room. Choose it, or submit as it stands.";

describe("an open choice", () => {
  it("holds the first Submit back, leads to it and says so; the second sends", async () => {
    await openForm();
    await fill();
    expect(screen.queryByText(told)).toBeNull();
    press("Submit Request");
    expect(room()).toHaveFocus();
    expect(screen.getByText(told)).toHaveAttribute("role", "status");
    expect(submit()).toHaveAccessibleDescription(told);
    expect(submit()).toHaveAccessibleName("Submit as it stands");
    fireEvent.click(submit());
    await pass(1000);
    expect(sent()).toEqual([]);
    press("Submit as it stands");
    await pass(500);
    expect(sent()).toHaveLength(1);
  });

  it("asks no more once it is decided, and anew for another text", async () => {
    await openForm();
    await fill();
    press("Submit Request");
    await pass(SECOND_SUBMIT_DELAY);
    fireEvent.click(within(room()).getByRole("button", { name: /^418/ }));
    expect(screen.queryByText(told)).toBeNull();
    expect(submit()).toHaveAccessibleName("Submit Request");
    press("Edit text");
    const other = explained.conflicts.map((conflict) => ({ ...conflict, values: conflict.values.toReversed() }));
    reader.answer = () => explain({ ...explained, conflicts: other });
    await fill(`${text} corrected`);
    type("Room", "");
    press("Submit Request");
    await pass(1000);
    expect(screen.getByText(told)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it("is respected by Ctrl and Enter, which else send from any field", async () => {
    await openForm();
    await fill();
    const send = (more = {}) => fireEvent.keyDown(field("Weight"), { key: "Enter", ctrlKey: true, ...more });
    send();
    expect(room()).toHaveFocus();
    await pass(SECOND_SUBMIT_DELAY);
    send({ repeat: true });
    fireEvent.keyDown(field("Weight"), { key: "Enter" });
    await pass(1000);
    expect(sent()).toEqual([]);
    field("Weight").focus();
    type("Weight", "210");
    send();
    await pass(500);
    expect(sent().map(({ body }) => body.weight)).toEqual(["210lbs"]);
  });
});

describe("a text about somebody else than the form", () => {
  const about = "This text is about Rafael Ortega Luna; the form is about Harold Stebbins.";
  const dialog = () => screen.queryByRole("dialog", { name: "Whom is this request for?" });
  const values = {
    deceasedName: "Harold Stebbins",
    weight: "210lbs",
    height: "6ft 1in",
    callReceivedAt: "2026-11-21T14:00",
  };
  const withDraft = () => writeDraft("marisol", { savedAt: Date.now(), creationKey: "harold", values });

  it("asks before it fills anything, and changes nothing when that is cancelled", async () => {
    withDraft();
    await openForm();
    await fill();
    expect(dialog()).toHaveTextContent(about);
    press("Cancel");
    expect(dialog()).toBeNull();
    expect(field("Name")).toHaveValue("Harold Stebbins");
    expect(field("Pickup location")).toHaveValue("");
    expect(screen.getByRole("textbox", { name: "Text of the call" })).toHaveValue(text);
  });

  it("starts a new request, read as of now, and one undo brings all back", async () => {
    withDraft();
    await openForm();
    await fill();
    press("Start a new request with this text");
    await pass(1000);
    expect(screen.getByText(/This took the place of Harold Stebbins; “Undo fill” goes back\.$/)).toBeVisible();
    expect(parsed().map(({ body }) => body.receivedAt)).toEqual(["2026-11-21T14:00", "2026-11-21T21:10"]);
    expect(field("Name")).toHaveValue("Rafael Ortega Luna");
    expect(field("Weight")).toHaveValue("180lbs");
    expect(field("Height")).toHaveValue("");
    expect(screen.queryByRole("group", { name: "Weight: the text says otherwise" })).toBeNull();
    expect(readDraft("marisol", Date.now())?.creationKey).not.toBe("harold");
    type("Floor", "4");
    press("Undo fill");
    await pass(1000);
    expect(readDraft("marisol", Date.now())).toMatchObject({ creationKey: "harold", values });
    expect(field("Pickup location")).toHaveValue("");
    expect(field("Floor")).toHaveValue("");
    press("Fill again");
    await pass(1000);
    expect(field("Name")).toHaveValue("Rafael Ortega Luna");
    expect(field("Floor")).toHaveValue("4");
    expect(readDraft("marisol", Date.now())?.creationKey).not.toBe("harold");
  });

  it("keeps to the new request when its text is read again after a reload", async () => {
    withDraft();
    const first = await openForm();
    await fill();
    press("Start a new request with this text");
    await pass(1000);
    first.unmount();
    await openForm();
    press("Edit text");
    reader.answer = () => explain({ ...explained, fields: { deceasedName: "Rafael Luna" }, conflicts: [] });
    await fill(`${text} corrected`);
    expect(dialog()).toBeNull();
    expect(field("Name")).toHaveValue("Rafael Luna");
    expect(field("Weight")).toHaveValue("");
    press("Undo fill");
    expect(field("Name")).toHaveValue("Harold Stebbins");
    expect(field("Weight")).toHaveValue("210lbs");
  });

  it("fills only what is blank, and asks about nothing else", async () => {
    withDraft();
    await openForm();
    await fill();
    press("Fill only what is blank");
    expect(screen.queryByText(/took the place of/)).toBeNull();
    expect(field("Name")).toHaveValue("Harold Stebbins");
    expect(field("Weight")).toHaveValue("210lbs");
    expect(field("Pickup location")).toHaveValue(pickup);
    expect(screen.queryByRole("group", { name: /the text says otherwise/ })).toBeNull();
    press("Edit text");
    await fill(`${text} corrected`);
    expect(dialog()).toBeNull();
    press("Undo fill");
    expect(field("Name")).toHaveValue("Harold Stebbins");
    expect(field("Pickup location")).toHaveValue("");
  });

  it("adds what another text about nobody else tells, offers what it tells otherwise, and is undone alone", async () => {
    await openForm();
    await fill();
    const [name, weight] = [field("Name"), field("Weight")].map((one) => (one as HTMLInputElement).value);
    press("Edit text");
    reader.answer = () =>
      explain({ ...explained, fields: { weight: "240lbs", locationFloor: "9" }, conflicts: [], evidence: {} });
    await fill("Nurse rang back: 240 lbs, ninth floor");
    expect(dialog()).toBeNull();
    expect(field("Name")).toHaveValue(name);
    expect(field("Weight")).toHaveValue(weight);
    expect(field("Floor")).toHaveValue("9");
    expect(screen.getByRole("group", { name: "Weight: the text says otherwise" })).toBeVisible();
    press("Undo fill");
    expect(field("Floor")).toHaveValue("");
    expect(field("Name")).toHaveValue(name);
  });

  it("replaces an earlier fill that nobody touched without asking, and asks when one was", async () => {
    await openForm();
    await fill();
    press("Edit text");
    reader.answer = () => explain({ ...explained, fields: { deceasedName: "Cleveland Odom" }, conflicts: [] });
    await fill("decedent Cleveland Odom");
    expect(dialog()).toBeNull();
    expect(field("Name")).toHaveValue("Cleveland Odom");
    expect(field("Weight")).toHaveValue("");
    type("Floor", "4");
    press("Edit text");
    reader.answer = () => explain(explained);
    await fill();
    expect(dialog()).toHaveTextContent("This text is about Rafael Ortega Luna; the form is about Cleveland Odom.");
    press("Fill only what is blank");
    expect(field("Name")).toHaveValue("Cleveland Odom");
    press("Undo fill");
    expect(field("Weight")).toHaveValue("");
    press("Back to the marks");
    expect(isMarked("Name")).toBe(true);
  });
});

describe("the cursor", () => {
  const onDesk = (isDesk: boolean) => {
    vi.spyOn(window, "matchMedia").mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        matches: isDesk,
        media,
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      }),
    );
  };
  const area = () => screen.getByRole("textbox", { name: "Text of the call" });

  it("stands in the paste area of an empty form, on a desk alone", async () => {
    onDesk(true);
    const first = await openForm();
    expect(area()).toHaveFocus();
    first.unmount();
    onDesk(false);
    await openForm();
    expect(area()).not.toHaveFocus();
  });

  it("stays away where a draft has come back", async () => {
    onDesk(true);
    writeDraft("marisol", { savedAt: Date.now(), creationKey: "harold", values: { weight: "210lbs" } });
    await openForm();
    expect(field("Weight")).toHaveValue("210lbs");
    expect(area()).not.toHaveFocus();
  });
});
