// The arrival as it stands on the page while time passes: it grows old, falls silent and leaves by itself.
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ArrivalDto } from "@/lib/family/arrival-status";
import type { FamilyRouteDto } from "@/lib/family/dto";
import { arrivalWords } from "@/lib/family/words/arrival";
import { ArrivalWindow } from "./arrival-window";
import { MovingDrive } from "./moving-drive";

const asOf = "2026-11-22T04:12:00.000Z";
const arrival: ArrivalDto = {
  label: "Expected to arrive between",
  window: "10:35 and 10:50 PM",
  zone: "Chicago time.",
  until: "2026-11-22T04:48:00.000Z",
};
const heard = "2026-11-22T04:11:30.000Z";
const silence = "The driver has no signal. We will show it as soon as it returns.";
const drive = {
  routeStatus: "en_route_to_delivery",
  isActive: true,
  isMapPaused: false,
  pickedUpAt: "2026-11-22T03:31:00.000Z",
  departedFromPickupAt: "2026-11-22T03:38:00.000Z",
} as FamilyRouteDto;

const part = (over: { arrival?: ArrivalDto | null; positionAt?: string | null; asOf?: string } = {}) => (
  <MovingDrive route={{ ...drive, arrival, positionAt: heard, ...over }}>
    <ArrivalWindow asOf={over.asOf ?? asOf} words={arrivalWords.en.signal} />
  </MovingDrive>
);
const pass = (minutes: number) => act(() => void vi.advanceTimersByTime(minutes * 60_000));

beforeEach(() => {
  vi.useFakeTimers();
  // The phone's clock is an hour behind.
  vi.setSystemTime("2026-11-22T03:12:00.000Z");
});
afterEach(() => void vi.useRealTimers());

it("tells the window and how old the last position is, by the server's clock", () => {
  render(part());
  expect(screen.getByText("10:35 and 10:50 PM")).toBeInTheDocument();
  expect(screen.getByText("Chicago time. Last position just now.")).toBeInTheDocument();
  pass(1);
  expect(screen.getByText("Chicago time. Last position 1 minute ago.")).toBeInTheDocument();
  pass(1);
  expect(screen.getByText("Chicago time. Last position 2 minutes ago.")).toBeInTheDocument();
  expect(screen.queryByText(silence)).toBeNull();
});

it("says after three minutes that there is no signal, and takes the window away once it lies behind", () => {
  const { container } = render(part());
  pass(3);
  expect(screen.getByText(silence)).toBeInTheDocument();
  expect(screen.getByText("Chicago time. Last position 3 minutes ago.")).toBeInTheDocument();
  pass(33);
  expect(screen.queryByText("10:35 and 10:50 PM")).toBeNull();
  expect(screen.getByText("Last position 36 minutes ago.")).toBeInTheDocument();
  pass(30);
  expect(container).toHaveTextContent(`${silence}Last position more than an hour ago.`);
});

it("speaks of a signal again as soon as the page is renewed with one", () => {
  const { rerender } = render(part());
  pass(10);
  expect(screen.getByText(silence)).toBeInTheDocument();
  const at = "2026-11-22T04:22:00.000Z";
  rerender(part({ asOf: at, positionAt: at }));
  expect(screen.queryByText(silence)).toBeNull();
  expect(screen.getByText("Chicago time. Last position just now.")).toBeInTheDocument();
});

it("says nothing of a position where there was none, and nothing at all where nothing is known", () => {
  const { container, rerender } = render(part({ positionAt: null }));
  expect(screen.getByText("Chicago time.")).toBeInTheDocument();
  rerender(part({ arrival: null, positionAt: null }));
  expect(container).toBeEmptyDOMElement();
});
