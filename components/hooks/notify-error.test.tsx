// Failures are told; a lost sign-in leads back to it after half a second.
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "./api";
import { isUnauthorizedError, notifyError } from "./notify-error";
import { dismissToast, useToast } from "./use-toast";

const go = vi.fn<(path: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  go.mockClear();
});
afterEach(() => {
  act(() => dismissToast());
  act(() => void vi.runOnlyPendingTimers());
  vi.useRealTimers();
});

function shown() {
  const [entry] = renderHook(() => useToast()).result.current.toasts;
  return entry && { title: entry.title, description: entry.description, variant: entry.variant };
}

describe("a lost sign-in", () => {
  it("says so and opens the sign-in after 500 ms", () => {
    act(() => notifyError(new ApiError(401, "Unauthorized. Please sign in."), undefined, go));
    expect(shown()).toEqual({
      title: "Unauthorized",
      description: "You are logged out. Logging in again...",
      variant: "destructive",
    });
    vi.advanceTimersByTime(499);
    expect(go).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(go).toHaveBeenCalledExactlyOnceWith("/api/login");
  });

  it("is known by '401:' at the start and 'Unauthorized' after it", () => {
    expect(isUnauthorizedError(new Error("401: Unauthorized"))).toBe(true);
    expect(isUnauthorizedError(new Error("401: We could not open this."))).toBe(false);
    expect(isUnauthorizedError(new Error("500: 401: Unauthorized"))).toBe(false);
    expect(isUnauthorizedError("401: Unauthorized")).toBe(false);
  });
});

describe("any other failure", () => {
  it("is the notice 'Error' with its message", () => {
    act(() => notifyError(new ApiError(409, "Ana Ruiz accepted this at 9:04 PM."), undefined, go));
    expect(shown()).toEqual({
      title: "Error",
      description: "409: Ana Ruiz accepted this at 9:04 PM.",
      variant: "destructive",
    });
    vi.advanceTimersByTime(1000);
    expect(go).not.toHaveBeenCalled();
  });

  it("uses the fallback when there is no message", () => {
    act(() => notifyError(null, "Failed to generate access", go));
    expect(shown()?.description).toBe("Failed to generate access");
  });
});
