// A text that is filled again, comes back after a reload, and goes with the request.
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { mostReadCharacters } from "@/lib/intake/schema";
import { stubNavigation } from "@/lib/testing/navigation";
import {
  business,
  explain,
  explained,
  field,
  fill,
  holdAnswer,
  isMarked,
  openForm,
  parsed,
  pass,
  paste,
  pickup,
  prepareReader,
  press,
  reader,
  secret,
  text,
  type,
} from "@/lib/testing/quick-entry";
import { intakeStorageKey, readIntakeMemory } from "./intake-memory";
import { readDraft, removeDraft } from "./request-draft";

const router = { push: vi.fn<(path: string) => void>() };
stubNavigation({ useRouter: () => router });

prepareReader();

describe("the text is filled again", () => {
  it("in place of what the first text had said", async () => {
    await openForm();
    await fill();
    type("Weight", "210lbs");
    press("Edit text");
    reader.answer = () =>
      explain({ ...explained, fields: { deceasedName: "Rafael Luna", weight: "190lbs" }, conflicts: [] });
    await fill(`${text} corrected`);
    expect(parsed()[1]?.body.receivedAt).toBe("2026-11-21T21:10");
    expect(field("Name")).toHaveValue("Rafael Luna");
    expect(field("Pickup location")).toHaveValue("");
    expect(field("Weight")).toHaveValue("210lbs");
    expect(screen.getByRole("group", { name: "Weight: the text says otherwise" })).toBeVisible();
    press("Undo fill");
    expect(field("Name")).toHaveValue("");
    expect(field("Call received at")).toHaveValue("2026-11-21T21:10");
  });

  it("or not, when one goes back to the marks", async () => {
    await openForm();
    await fill();
    press("Edit text");
    press("Back to the marks");
    expect(screen.getByRole("group", { name: "Text of the call" })).toBeVisible();
    expect(parsed()).toHaveLength(1);
  });
});

describe("text and marks", () => {
  it("come back after a reload, without the secrets", async () => {
    const first = await openForm();
    await fill();
    await pass(500);
    first.unmount();
    await openForm();
    expect(isMarked("Name")).toBe(true);
    expect(screen.getByRole("group", { name: "Text of the call" })).toHaveTextContent("SSN left out");
    press("Undo fill");
    expect(field("Name")).toHaveValue("");
    expect(field("Call received at")).toHaveValue("2026-11-21T21:10");
    expect(screen.getByRole("textbox", { name: "Text of the call" })).toHaveValue(text.replace(secret, "•••••••••••"));
  });

  it("come back as they were read, and say that a later edit was not kept", async () => {
    const first = await openForm();
    await fill();
    await pass(500);
    press("Edit text");
    paste(`${text}\nhis other number is ${secret}9`);
    expect(screen.getByText(/Until it is read, this text is kept nowhere\./)).toBeVisible();
    expect(sessionStorage.getItem(intakeStorageKey("marisol"))).not.toContain("his other number");
    first.unmount();
    const second = await openForm();
    expect(isMarked("Name")).toBe(true);
    expect(screen.getByRole("group", { name: "Text of the call" })).not.toHaveTextContent("his other number");
    expect(screen.getByText(/^Your last changes to this text were not kept/)).toBeVisible();
    expect(document.body).toHaveFocus();
    second.unmount();
    await openForm();
    expect(isMarked("Name")).toBe(true);
    expect(screen.queryByText(/were not kept/)).toBeNull();
  });

  it("are kept nowhere before they were read, nor while an undone text is edited", async () => {
    const first = await openForm();
    paste(`caller Teresa, SSN ${secret}`);
    expect(screen.getByText(/Until it is read, this text is kept nowhere\./)).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
    await fill();
    press("Undo fill");
    expect(sessionStorage).toHaveLength(1);
    expect(screen.queryByText(/kept nowhere/)).toBeNull();
    paste(`${text} again ${secret}`);
    expect(sessionStorage).toHaveLength(0);
    first.unmount();
    await openForm();
    expect(screen.getByRole("textbox", { name: "Text of the call" })).toHaveValue("");
  });

  it("come back without what stood behind the part that was read, and say so", async () => {
    const first = await openForm();
    await fill(`${text}\n${"-".repeat(99)}\n`.padEnd(mostReadCharacters, "later\n") + secret);
    await pass(500);
    expect(screen.getByText(/^Only the first 12,000 characters were read\./)).toBeVisible();
    expect(sessionStorage.getItem(intakeStorageKey("marisol"))).not.toContain(secret);
    first.unmount();
    await openForm();
    expect(screen.getByText("Only the part of this text that was read was kept.")).toBeVisible();
    expect(isMarked("Name")).toBe(true);
  });

  it("do not come back when another tab has sent the draft", async () => {
    const first = await openForm();
    await fill();
    await pass(500);
    first.unmount();
    removeDraft("marisol");
    await openForm();
    expect(screen.getByRole("textbox", { name: "Text of the call" })).toHaveValue("");
    expect(screen.queryByRole("button", { name: "Undo fill" })).toBeNull();
  });

  it("come back as text alone when the fill left nothing that a draft remembers", async () => {
    reader.answer = () => explain({ ...explained, fields: { callReceivedAt: "2026-11-21T21:02" } });
    const first = await openForm();
    await fill();
    await pass(500);
    first.unmount();
    await openForm();
    expect(screen.getByRole("textbox", { name: "Text of the call" })).toHaveValue(text.replace(secret, "•••••••••••"));
    expect(screen.queryByRole("button", { name: "Undo fill" })).toBeNull();
    expect(field("Call received at")).toHaveValue("2026-11-21T21:10");
  });

  it("grow no younger by coming back", async () => {
    const written = () => readIntakeMemory("marisol", Date.now())?.savedAt;
    const first = await openForm();
    await fill();
    const savedAt = written();
    await pass(60_000);
    first.unmount();
    const second = await openForm();
    expect(written()).toBe(savedAt);
    press("Edit text");
    await fill(`${text} corrected`);
    expect(written()).toBe(Date.now());
    second.unmount();
  });

  it("are cleared with the form, also where only a text stands, and no late answer fills it", async () => {
    await openForm();
    const arrive = holdAnswer();
    await fill();
    press("Clear");
    press("Clear form");
    arrive(explain(explained));
    await pass(1000);
    expect(screen.getByRole("textbox", { name: "Text of the call" })).toHaveValue("");
    expect(field("Name")).toHaveValue("");
    expect(sessionStorage).toHaveLength(0);
  });
});

describe("a request that is sent", () => {
  const corrected = () => reader.calls.filter(({ path }) => path === "/api/parse-text/corrections");

  it("carries what was filled, and tells which fields were corrected, without a value", async () => {
    await openForm();
    await fill();
    type("Weight", "210lbs");
    type("Next of kin name", "");
    type("Name", "Rafael Ortega Luna Jr");
    fireEvent.click(within(screen.getByRole("group", { name: /^Room:/ })).getByRole("button", { name: /^418/ }));
    press("Submit Request");
    await pass(500);
    const sent = reader.calls.find(({ path }) => path === "/api/requests")?.body;
    expect(sent).toMatchObject({ businessId: business.id, pickupLocation: pickup, weight: "210lbs" });
    expect(corrected()).toEqual([
      {
        path: "/api/parse-text/corrections",
        body: {
          layout: "labels",
          filled: expect.arrayContaining(Object.keys(explained.fields)) as unknown,
          corrections: expect.arrayContaining([
            { field: "weight", kind: "changed" },
            { field: "nokName", kind: "cleared" },
            { field: "deceasedName", kind: "completed" },
          ]) as unknown,
        },
      },
    ]);
    expect(corrected()[0]?.body.corrections).toHaveLength(3);
    expect(sessionStorage).toHaveLength(0);
    expect(readDraft("marisol", Date.now())).toBeNull();
  });

  it("tells nothing where no text was filled in", async () => {
    await openForm();
    type("Pickup location", pickup);
    type("Delivery location", "Ashgrove");
    press("Submit Request");
    await pass(500);
    expect(reader.calls.map(({ path }) => path)).toEqual(["/api/requests"]);
  });
});
