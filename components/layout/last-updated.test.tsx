// The age is that of the newest lists, counts and drives; details and searches make nothing younger.
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { formatAge, LastUpdated } from "./last-updated";
import { makeQueryClient } from "./query-provider";

afterEach(() => void vi.useRealTimers());

it.each([
  [-5, "0 s"],
  [12_900, "12 s"],
  [60_000, "1 min"],
  [3_600_000, "1 h"],
])("%d ms are %s", (milliseconds, text) => {
  expect(formatAge(milliseconds)).toBe(text);
});

it("tells the age of the desk's own answers", () => {
  const now = Date.parse("2026-11-22T03:15:00.000Z");
  vi.useFakeTimers({ now });
  const client = makeQueryClient();
  render(
    <QueryClientProvider client={client}>
      <LastUpdated />
    </QueryClientProvider>,
  );
  const come = (key: string[], seconds: number) =>
    act(() => {
      client.setQueryData(key, [], { updatedAt: now - seconds * 1000 });
      vi.advanceTimersByTime(0);
    });
  come(["/api/requests", "a"], 1);
  come(["/api/reports/a"], 1);
  expect(screen.queryByText(/^Updated/)).toBeNull();
  come(["/api/requests?status=pending&limit=25"], 90);
  expect(screen.getByText("Updated 1 min ago")).toBeInTheDocument();
  come(["/api/requests/counts"], 40);
  expect(screen.getByText("Updated 40 s ago")).toBeInTheDocument();
  come(["/api/routes"], 30);
  expect(screen.getByText("Updated 30 s ago")).toBeInTheDocument();
  client.getQueryCache().build(client, { queryKey: ["/api/requests?q=luna&limit=8"], meta: { isAside: true } });
  come(["/api/requests?q=luna&limit=8"], 2);
  expect(screen.getByText("Updated 30 s ago")).toBeInTheDocument();
});
