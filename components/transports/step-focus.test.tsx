// A step that was chosen from afar takes the focus when its button comes, unless that takes long or one does something else.
import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useFocusWhenWanted, wantStep } from "./step-focus";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Steps() {
  const buttons = useRef<HTMLDivElement>(null);
  useFocusWhenWanted("a", buttons);
  return (
    <div ref={buttons}>
      <button type="button">Arrived</button>
    </div>
  );
}

function come() {
  render(<Steps />);
  return screen.getByRole("button");
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

it("takes the focus when it comes, once", () => {
  wantStep("a");
  act(() => void vi.advanceTimersByTime(4_900));
  expect(come()).toHaveFocus();
  screen.getByRole("button").blur();
  render(<Steps />);
  expect(document.body).toHaveFocus();
});

it("takes the focus where it stands already", () => {
  const button = come();
  act(() => wantStep("a"));
  expect(button).toHaveFocus();
});

it.each<[string, () => void]>([
  ["after 5 s", () => vi.advanceTimersByTime(5_000)],
  ["after a key", () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }))],
  ["after a press", () => window.dispatchEvent(new Event("pointerdown"))],
  ["for another transport", () => wantStep("b")],
])("leaves the focus where it is %s", (_name, happen) => {
  wantStep("a");
  act(happen);
  expect(come()).not.toHaveFocus();
});
