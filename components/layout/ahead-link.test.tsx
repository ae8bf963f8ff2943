// When a link asks for its screen ahead: not with the page it stands on, but before it is clicked.
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, it, vi } from "vitest";
import { restMs } from "@/components/ui/later";
import { AheadLink } from "./ahead-link";

vi.mock("next/link", () => ({
  default: ({ prefetch, children, ...props }: ComponentProps<"a"> & { prefetch: boolean | null }) => (
    <a {...props} data-asks={prefetch !== false}>
      {children}
    </a>
  ),
}));

const link = () => screen.getByRole("link", { name: "Reviews" });

function show(isSoon = false) {
  vi.useFakeTimers();
  const heard: string[] = [];
  const note = ({ type }: { type: string }) => void heard.push(type);
  render(
    <AheadLink href="/reviews" isSoon={isSoon} onPointerEnter={note} onFocus={note}>
      Reviews
    </AheadLink>,
  );
  return heard;
}

it("leaves the screen that opens to itself, and asks once that rests", () => {
  show();
  expect(link()).toHaveAttribute("data-asks", "false");
  act(() => void vi.advanceTimersByTime(restMs));
  expect(link()).toHaveAttribute("data-asks", "true");
});

it("asks at once where the link stands in a menu that was opened", () => {
  show(true);
  expect(link()).toHaveAttribute("data-asks", "true");
});

it.each([
  ["a pointer or a finger", (at: Element) => fireEvent.pointerEnter(at), "pointerenter"],
  ["the keyboard", (at: Element) => fireEvent.focus(at), "focus"],
])("asks when %s comes to it, which others hear as well", (_name, come, type) => {
  const heard = show();
  come(link());
  expect(link()).toHaveAttribute("data-asks", "true");
  expect(heard).toEqual([type]);
});
