// How the family's page keeps itself fresh.
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { caseIdKey } from "./case-id-memory";
import { LiveCase } from "./live-case";

const router = vi.hoisted(() => ({ refresh: vi.fn<() => void>() }));
vi.mock("next/navigation", () => ({ useRouter: () => router }));

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    Stream.opened.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
}

const caseId = "CHI-202611-7QF3K-9TX2M";
const show = (isActive: boolean) =>
  render(<LiveCase caseId={caseId} isActive={isActive} words={{ open: "renews itself", lost: "interrupted" }} />);

function tell(type: string): void {
  act(() => void Stream.opened[0]?.dispatchEvent(new Event(type)));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", Stream);
  Stream.opened = [];
  router.refresh.mockReset();
});
afterEach(() => void vi.useRealTimers());

it("keeps the case ID for this tab", () => {
  show(true);
  expect(sessionStorage.getItem(caseIdKey)).toBe(caseId);
});

it("asks anew when the server tells of a change, and says that it will", () => {
  show(false);
  expect(Stream.opened.map(({ url }) => url)).toEqual(["/api/family/live"]);
  tell("open");
  expect(screen.getByText("renews itself")).toBeInTheDocument();
  tell("message");
  expect(router.refresh).toHaveBeenCalledTimes(1);
});

it("asks every 30 seconds while the case is active, and not otherwise", () => {
  const { unmount } = show(true);
  act(() => void vi.advanceTimersByTime(90_000));
  expect(router.refresh).toHaveBeenCalledTimes(3);
  unmount();
  show(false);
  act(() => void vi.advanceTimersByTime(90_000));
  expect(router.refresh).toHaveBeenCalledTimes(3);
});

it("waits for an interrupted stream, and asks anew once it was refused", () => {
  show(false);
  tell("error");
  expect(screen.getByText("interrupted")).toBeInTheDocument();
  expect(router.refresh).not.toHaveBeenCalled();
  Stream.opened[0]?.close();
  tell("error");
  expect(router.refresh).toHaveBeenCalledTimes(1);
});

it("lets go of the stream with the page", () => {
  show(true).unmount();
  expect(Stream.opened[0]?.readyState).toBe(Stream.CLOSED);
});
