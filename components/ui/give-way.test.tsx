// Where a dialog stands while a notice does: below it where the two would meet, else where it always stands.
import { render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useGivingWay, watchNotices } from "./give-way";

/** What stands where, as the browser would lay it out; `top` counts until the style says otherwise. */
const boxes: Record<string, { top: number; height: number; left: number; width: number }> = {};
const change: (() => void)[] = [];

beforeEach(() => {
  change.length = 0;
  vi.stubGlobal("innerHeight", 844);
  vi.stubGlobal("requestAnimationFrame", (told: () => void) => told());
  class Resized {
    constructor(told: () => void) {
      change.push(told);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("ResizeObserver", Resized);
  const read = (name: keyof (typeof boxes)[string]) =>
    function box(this: HTMLElement) {
      const { top, height, left, width } = boxes[this.dataset.testid ?? ""] ?? { top: 0, height: 0, left: 0, width: 0 };
      const moved = this.style.top === "" ? 0 : Number.parseFloat(this.style.top) - top;
      return { top: top + moved, height: height - moved, left, width }[name];
    };
  for (const [property, name] of [
    ["offsetTop", "top"],
    ["offsetHeight", "height"],
    ["offsetLeft", "left"],
    ["offsetWidth", "width"],
  ] as const)
    vi.spyOn(HTMLElement.prototype, property, "get").mockImplementation(read(name));
});

function Screen({ hasNotices = true }: { hasNotices?: boolean }) {
  return (
    <>
      {hasNotices ? <ol ref={watchNotices} data-testid="notices" /> : null}
      <Sheet />
    </>
  );
}

function Sheet() {
  const placed = useGivingWay<HTMLDivElement>(undefined);
  return <div ref={placed} data-testid="sheet" />;
}

const none = { top: 8, height: 0, left: 12, width: 366 };
const notice = { ...none, height: 72 };
const changed = () => change.forEach((tell) => tell());

it("lets a tall sheet begin below the notice, its content where it was, and back when the notice has gone", () => {
  boxes.notices = none;
  boxes.sheet = { top: 24, height: 820, left: 0, width: 390 };
  render(<Screen />);
  const sheet = screen.getByTestId("sheet");
  expect(sheet.style.top).toBe("");
  boxes.notices = notice;
  changed();
  expect([sheet.style.top, sheet.style.bottom, sheet.scrollTop]).toEqual(["88px", "0px", 64]);
  changed();
  expect([sheet.style.top, sheet.scrollTop]).toEqual(["88px", 64]);
  boxes.notices = none;
  changed();
  expect([sheet.style.top, sheet.style.bottom, sheet.style.maxHeight, sheet.scrollTop]).toEqual(["", "", "", 0]);
});

it("comes back where the notices themselves have gone", async () => {
  boxes.notices = notice;
  boxes.sheet = { top: 24, height: 820, left: 0, width: 390 };
  const { rerender } = render(<Screen />);
  changed();
  const sheet = screen.getByTestId("sheet");
  expect(sheet.style.top).toBe("88px");
  rerender(<Screen hasNotices={false} />);
  await waitFor(() => expect(sheet.style.top).toBe(""));
});

it("gives way as it opens under a notice", () => {
  boxes.notices = notice;
  boxes.sheet = { top: 24, height: 820, left: 0, width: 390 };
  render(<Screen />);
  expect(screen.getByTestId("sheet").style.top).toBe("88px");
});

it.each([
  ["does not reach up to it", { top: 300, height: 544, left: 0, width: 390 }, notice],
  ["stands beside it", { top: 24, height: 820, left: 480, width: 480 }, { top: 8, height: 72, left: 1024, width: 384 }],
  ["would have too little room left", { top: 24, height: 820, left: 0, width: 390 }, { ...notice, height: 500 }],
])("stays where it stands where it %s", (_, sheet, told) => {
  boxes.notices = told;
  boxes.sheet = sheet;
  render(<Screen />);
  changed();
  expect(screen.getByTestId("sheet").style.top).toBe("");
});
