// Quick Entry: when a text is read, how words and fields find each other, and what comes of a text that brings nothing.
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { stubNavigation } from "@/lib/testing/navigation";
import {
  explain,
  explained,
  field,
  fill,
  fillButton,
  holdAnswer,
  openForm,
  parsed,
  pass,
  paste,
  prepareReader,
  reader,
  text,
  type,
  words,
} from "@/lib/testing/quick-entry";

const router = { push: vi.fn<(path: string) => void>() };
stubNavigation({ useRouter: () => router });

prepareReader();

describe("the button", () => {
  it("waits for a text, is busy while it is read, and reads it once", async () => {
    await openForm();
    expect(fillButton()).toBeDisabled();
    paste(" \n ");
    expect(fillButton()).toBeDisabled();
    const arrive = holdAnswer();
    await fill();
    expect(fillButton()).toBeDisabled();
    expect(fillButton()).toHaveAttribute("aria-busy", "true");
    fireEvent.keyDown(screen.getByRole("textbox", { name: "Text of the call" }), { key: "Enter", ctrlKey: true });
    expect(parsed()).toEqual([{ path: "/api/parse-text?explain=1", body: { text, receivedAt: "2026-11-21T21:10" } }]);
    arrive(explain(explained));
    await pass(0);
    expect(field("Name")).toHaveValue("Rafael Ortega Luna");
  });

  it("sends no time of the call that is not whole, and may be pressed by Ctrl and Enter", async () => {
    await openForm();
    type("Call received at", "");
    paste(text);
    fireEvent.keyDown(screen.getByRole("textbox", { name: "Text of the call" }), { key: "Enter", ctrlKey: true });
    await pass(0);
    expect(parsed()[0]?.body).toEqual({ text });
    expect(field("Call received at")).toHaveValue("2026-11-21T21:02");
  });

  it("does not send more than can be read, and says so before", async () => {
    await openForm();
    paste("é".repeat(100_000));
    expect(fillButton()).toBeEnabled();
    paste("é".repeat(100_001));
    expect(fillButton()).toBeDisabled();
    expect(screen.getByText(/^This text has 201 kB; at most 200 kB can be read/)).toBeVisible();
  });
});

describe("words and fields", () => {
  it("are lit together, from either side", async () => {
    await openForm();
    await fill();
    const name = words(/^ORTEGA LUNA, RAFAEL: Name$/);
    expect(name).not.toHaveAttribute("data-lit");
    fireEvent.focus(field("Name"));
    expect(name).toHaveAttribute("data-lit");
    fireEvent.blur(field("Name"));
    expect(name).not.toHaveAttribute("data-lit");
    fireEvent.pointerEnter(words(/^180#/), { pointerType: "mouse" });
    expect(field("Weight")).toHaveAttribute("data-lit");
    expect(field("Name")).not.toHaveAttribute("data-lit");
    fireEvent.pointerLeave(words(/^180#/));
    expect(field("Weight")).not.toHaveAttribute("data-lit");
  });

  it("are reached by one Tab and the arrows, and lead to the field by Enter or a click", async () => {
    await openForm();
    await fill();
    const box = screen.getByRole("group", { name: "Text of the call" });
    const stops = within(box).getAllByRole("button");
    expect(stops).toHaveLength(10);
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toEqual([stops[0]]);
    stops[0]?.focus();
    fireEvent.keyDown(stops[0] ?? box, { key: "ArrowRight" });
    expect(stops[1]).toHaveFocus();
    fireEvent.keyDown(stops[1] ?? box, { key: "End" });
    expect(stops.at(-1)).toHaveFocus();
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toEqual([stops.at(-1)]);
    fireEvent.keyDown(stops.at(-1) ?? box, { key: "Enter" });
    await pass(0);
    expect(field("Delivery location")).toHaveFocus();
    fireEvent.click(words(/^180#/));
    await pass(0);
    expect(field("Weight")).toHaveFocus();
  });
});

describe("a text that brings nothing", () => {
  it("changes nothing and says so calmly", async () => {
    reader.answer = () => explain({ fields: {}, evidence: {}, conflicts: [], missing: [], dropped: [] });
    await openForm();
    type("Name", "Rafael");
    await fill("Do you cremate parrots?");
    expect(screen.getByText("Information Parsed")).toBeVisible();
    expect(screen.getAllByText(/^0 fields filled\. No first call was found/)).toHaveLength(2);
    expect(field("Name")).toHaveValue("Rafael");
    expect(screen.queryByRole("button", { name: "Undo fill" })).toBeNull();
    paste("another");
    expect(screen.getAllByText(/^0 fields filled/)).toHaveLength(1);
  });

  it("is filled in when the user says that it is a call, until another text stands", async () => {
    const nothing = explain({ fields: {}, evidence: {}, conflicts: [], missing: [], dropped: [] });
    reader.answer = () => nothing.clone();
    await openForm();
    await fill();
    const anyway = () => screen.queryByRole("button", { name: "Fill anyway" });
    expect(parsed().at(-1)?.path).toBe("/api/parse-text?explain=1");
    reader.answer = () => explain(explained);
    fireEvent.click(anyway() as HTMLElement);
    await pass(0);
    expect(parsed().at(-1)?.path).toBe("/api/parse-text?explain=1&anyway=1");
    expect(field("Name")).toHaveValue("Rafael Ortega Luna");
    expect(anyway()).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Undo fill" }));
    reader.answer = () => nothing.clone();
    await fill("Do you cremate parrots?");
    expect(parsed().at(-1)?.path).toBe("/api/parse-text?explain=1");
    fireEvent.click(anyway() as HTMLElement);
    await pass(0);
    expect(screen.getAllByText(/^0 fields filled/).length).toBeGreaterThan(0);
    expect(anyway()).toBeNull();
  });

  it.each([
    ["without an answer", () => Promise.reject(new TypeError("offline"))],
    ["refused", () => Response.json({ error: "The text is blank.", code: "invalid" }, { status: 400 })],
    ["signed out", () => Response.json({ error: "Unauthorized", code: "unauthorized" }, { status: 401 })],
    ["broken", () => new Response("<html>", { status: 500 })],
    ["garbled", () => new Response("{", { status: 200 })],
  ])("%s leaves the form as it was, and tells the console alone", async (_, fail) => {
    const complain = vi.spyOn(console, "error").mockImplementation(() => {});
    reader.answer = fail;
    await openForm();
    type("Name", "Rafael");
    await fill();
    expect(complain).toHaveBeenCalledExactlyOnceWith("Failed to parse text:", expect.any(Error));
    expect(
      screen
        .queryAllByRole("status")
        .map((each) => each.textContent ?? "")
        .join(),
    ).not.toMatch(/error|fail/i);
    expect(screen.queryByText("Error")).toBeNull();
    expect(field("Name")).toHaveValue("Rafael");
    expect(screen.getByRole("textbox", { name: "Text of the call" })).toHaveValue(text);
    expect(fillButton()).toBeEnabled();
  });

  it("in time is given up", async () => {
    const complain = vi.spyOn(console, "error").mockImplementation(() => {});
    vi.stubGlobal(
      "fetch",
      (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((__, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason as Error));
        }),
    );
    await openForm();
    await fill();
    await pass(20_000);
    expect(fillButton()).toBeEnabled();
    expect(complain).toHaveBeenCalledOnce();
  });
});
