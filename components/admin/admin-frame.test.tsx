// The way between the administration's screens shows which of them is open, also where the row is longer than the phone.
import { render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { stubNavigation } from "@/lib/testing/navigation";
import { AdminFrame } from "./admin-frame";

const pathname = vi.fn<() => string>();
stubNavigation({ usePathname: pathname });

const shown: string[] = [];
beforeEach(() => {
  shown.length = 0;
  // Newer browsers answer a promise.
  const show = async function scrollIntoView(this: Element) {
    shown.push(this.textContent);
  };
  Element.prototype.scrollIntoView = show;
});

it("brings the open screen's name into sight, and the next one's after it", () => {
  pathname.mockReturnValue("/admin/health");
  const { rerender } = render(<AdminFrame>Health</AdminFrame>);
  expect(screen.getByRole("link", { name: "System Health" })).toHaveAttribute("aria-current", "page");
  pathname.mockReturnValue("/refund-requests/queue");
  rerender(<AdminFrame>Queue</AdminFrame>);
  expect(screen.getByRole("link", { name: "Refunds to Answer" })).toHaveAttribute("aria-current", "page");
  expect(shown).toEqual(["System Health", "Refunds to Answer"]);
});
