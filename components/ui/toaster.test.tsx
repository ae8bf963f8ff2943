// Notices on the screen: who is told, how loudly, and that they leave by themselves.
import { act, render, screen } from "@testing-library/react";
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
