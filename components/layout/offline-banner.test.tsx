// While there is no connection one line says so; when it is back, what is on the screen is read again.
import { onlineManager, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { OfflineBanner } from "./offline-banner";
import { makeQueryClient } from "./query-provider";

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("says since when, in the business's time, and goes when the connection is back", () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-22T03:14:30.000Z"), toFake: ["Date"] });
  const client = makeQueryClient();
  const invalidate = vi.spyOn(client, "invalidateQueries");
  render(
    <QueryClientProvider client={client}>
      <OfflineBanner zone="America/Chicago" />
    </QueryClientProvider>,
  );
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  act(() => onlineManager.setOnline(false));
  expect(screen.getByRole("status")).toHaveTextContent(
    "Offline since 9:14 PM. What you press now is not sent. Do it again when the connection is back.",
  );
  expect(invalidate).not.toHaveBeenCalled();
  act(() => onlineManager.setOnline(true));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(invalidate).toHaveBeenCalledOnce();
});

it("says so on a page that comes alive without a connection", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <OfflineBanner zone="America/Chicago" />
    </QueryClientProvider>,
  );
  expect(screen.getByRole("status")).toHaveTextContent(/^Offline since \d{1,2}:\d\d [AP]M\./);
  expect(onlineManager.isOnline()).toBe(false);
});
