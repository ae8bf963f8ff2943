// A tooltip comes after 700 ms of resting on what it explains, and not before.
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from "./tooltip";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("waits 700 ms", () => {
  render(
    <TooltipProvider>
      <Tooltip>
        <TooltipTrigger>N</TooltipTrigger>
        <TooltipContent>New Request</TooltipContent>
      </Tooltip>
    </TooltipProvider>,
  );
  fireEvent.pointerMove(screen.getByRole("button", { name: "N" }), { pointerType: "mouse" });
  act(() => void vi.advanceTimersByTime(699));
  expect(screen.queryByRole("tooltip")).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole("tooltip")).toHaveTextContent("New Request");
});
