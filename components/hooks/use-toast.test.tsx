// One notice at a time, kept for 1,000,000 ms after it was dismissed.
import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

async function freshToasts() {
  vi.resetModules();
  const fresh = await import("./use-toast");
  return { ...fresh, view: renderHook(() => fresh.useToast()).result };
}

describe("notices", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it("shows the newest one alone", async () => {
    const { toast, view } = await freshToasts();
    act(() => void toast({ title: "Arrival Confirmed" }));
    act(() => void toast({ title: "Pickup Confirmed" }));
    expect(view.current.toasts.map((entry) => entry.title)).toEqual(["Pickup Confirmed"]);
  });

  it("closes a dismissed one at once and forgets it after 1,000,000 ms", async () => {
    const { toast, view } = await freshToasts();
    act(() => toast({ title: "Copied!" }).dismiss());
    expect(view.current.toasts.map((entry) => entry.open)).toEqual([false]);
    act(() => void vi.advanceTimersByTime(999_999));
    expect(view.current.toasts).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(1));
    expect(view.current.toasts).toHaveLength(0);
  });

  it("does not let the end of an old one take a new one away", async () => {
    const { toast, view } = await freshToasts();
    act(() => toast({ title: "old" }).dismiss());
    act(() => void toast({ title: "new" }));
    act(() => void vi.advanceTimersByTime(1_000_000));
    expect(view.current.toasts.map((entry) => entry.title)).toEqual(["new"]);
  });

  it("is dismissed when the screen closes it", async () => {
    const { toast, view } = await freshToasts();
    act(() => void toast({ title: "Data Refreshed" }));
    act(() => view.current.toasts[0]?.onOpenChange(false));
    expect(view.current.toasts[0]?.open).toBe(false);
  });

  it("changes one in place", async () => {
    const { toast, view } = await freshToasts();
    act(() => toast({ title: "Sending" }).update({ title: "Sent" }));
    expect(view.current.toasts.map((entry) => entry.title)).toEqual(["Sent"]);
  });
});
