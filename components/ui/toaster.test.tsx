// Notices on the screen: who is told, how loudly, and that they leave by themselves.
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dismissToast, toast } from "@/components/hooks/use-toast";
import { Toaster } from "./toaster";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => dismissToast());
  act(() => void vi.runOnlyPendingTimers());
  vi.useRealTimers();
});

it("leaves after five seconds", () => {
  render(<Toaster />);
  act(() => void toast({ title: "Arrival Confirmed" }));
  expect(screen.getByText("Arrival Confirmed")).toBeVisible();
  act(() => void vi.advanceTimersByTime(4_900));
  expect(screen.getByText("Arrival Confirmed")).toBeVisible();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.queryByText("Arrival Confirmed")).toBeNull();
});

it("shows a failure with the declined glyph", () => {
  const { container } = render(<Toaster />);
  act(() => void toast({ title: "Error", description: "409: Ana Ruiz accepted this.", variant: "destructive" }));
  expect(container.querySelector("[data-variant=destructive] [data-glyph=declined]")).not.toBeNull();
});

it("names F8 as the way to the notices", () => {
  render(<Toaster />);
  expect(screen.getByRole("region", { name: "Notices (F8)" })).toBeInTheDocument();
});

it.each([
  [50, true],
  [51, false],
])("swiped %i px to the right it still stands: %s", (pixels, stands) => {
  render(<Toaster />);
  act(() => void toast({ title: "Arrival Confirmed" }));
  const notice = screen.getByText("Arrival Confirmed");
  fireEvent.pointerDown(notice, { button: 0, clientX: 100, clientY: 100 });
  for (const moved of [20, pixels]) fireEvent.pointerMove(notice, { clientX: 100 + moved, clientY: 100 });
  fireEvent.pointerUp(notice, { clientX: 100 + pixels, clientY: 100 });
  act(() => void vi.advanceTimersByTime(100));
  expect(screen.queryByText("Arrival Confirmed") !== null).toBe(stands);
});

it("is not swiped away to the left", () => {
  render(<Toaster />);
  act(() => void toast({ title: "Arrival Confirmed" }));
  const notice = screen.getByText("Arrival Confirmed");
  fireEvent.pointerDown(notice, { button: 0, clientX: 200, clientY: 100 });
  for (const clientX of [180, 100]) fireEvent.pointerMove(notice, { clientX, clientY: 100 });
  fireEvent.pointerUp(notice, { clientX: 100, clientY: 100 });
  act(() => void vi.advanceTimersByTime(100));
  expect(screen.getByText("Arrival Confirmed")).toBeVisible();
});

it("takes the focus to the notices by F8", () => {
  render(<Toaster />);
  act(() => void toast({ title: "Arrival Confirmed" }));
  fireEvent.keyDown(document.body, { key: "F8", code: "F8" });
  expect(screen.getByRole("region", { name: "Notices (F8)" }).querySelector("ol")).toHaveFocus();
});
