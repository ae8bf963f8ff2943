// The screen of analytics: which calls its tabs and periods make, how often, and what its figures say.
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { TooltipProvider } from "@/components/ui/tooltip";
import type { NamedOperationsDto, OperationsDto } from "@/lib/analytics/dto";
import { answerCalls, showBilling } from "@/lib/testing/billing-screens";
import { AnalyticsScreen } from "./analytics-screen";

// Nothing has a size here, so there is nothing to draw in.
vi.mock("./bar-chart", () => ({ BarChart: () => null }));

const evening = Date.parse("2026-11-22T03:30:00.000Z");
const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock);
  fetchMock.mockReset();
});

const iso = (ago: number) => new Date(evening - ago).toISOString();
const summary = { totalVisits: 12_480, uniqueVisitors: 310, registeredUsers: 24, activeUsers: 3 };
const visits = [
  { startsAt: "2026-11-20T06:00:00.000Z", visits: 1_200 },
  { startsAt: "2026-11-21T06:00:00.000Z", visits: 7 },
];
const users = [
  { visitorId: "a", userId: "1", businessName: "Harlan & Rowe", userName: "Ana Ruiz", lastSeen: iso(20_000) },
  { visitorId: "b", userId: "2", businessName: "Prairie Livery", userName: null, lastSeen: iso(4 * 60_000) },
  { visitorId: "c", userId: null, businessName: null, userName: null, lastSeen: iso(14 * 60_000) },
];
const none = { count: 0, median: null, p90: null };
const counts = { requests: 5, pending: 1, active: 1, completed: 2, declined: 1 };
const figures = {
  ...counts,
  toAccept: { count: 3, median: 600, p90: 3_900 },
  toArrival: none,
  toDelivery: { count: 2, median: 2 * 3_600, p90: 3 * 3_600 },
};
const operations: OperationsDto = {
  all: figures,
  days: [{ startsAt: "2026-11-21T06:00:00.000Z", ...figures }],
  places: Array.from(
    { length: 12 },
    (_, nth): NamedOperationsDto => ({ ...figures, key: `${nth}`, name: `Place ${nth + 1}` }),
  ),
  drivers: [
    { ...figures, key: "d1", name: "Ana Ruiz" },
    { ...figures, key: "d2", name: "Ana Ruiz" },
  ],
};

const all = {
  "GET /api/analytics/active/users": users,
  "GET /api/analytics/operations/": operations,
  "GET /api/analytics/daily/visits": visits,
  "GET /api/analytics/weekly/visits": visits,
  "GET /api/analytics/daily": summary,
  "GET /api/analytics/weekly": summary,
};

function show(searchParams = "", answers: Parameters<typeof answerCalls>[1] = all) {
  answerCalls(fetchMock, answers);
  showBilling(
    <TooltipProvider>
      <AnalyticsScreen zone="America/Chicago" firstNow={evening} />
    </TooltipProvider>,
    searchParams,
  );
}

const asked = () => fetchMock.mock.calls.map(([path]) => path as string);
const list = async () => within(await screen.findByRole("region", { name: "Active users" })).findAllByRole("listitem");

describe("visits", () => {
  it("show four figures of today, and of everybody, at first", async () => {
    show();
    expect(await screen.findByText("12,480")).toBeInTheDocument();
    expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "Total Visits",
      "Unique Visitors",
      "Registered Users",
      "Active Now",
    ]);
    expect(screen.getAllByText("Today")).toHaveLength(3);
    expect(asked().toSorted()).toEqual([
      "/api/analytics/active/users",
      "/api/analytics/daily",
      "/api/analytics/daily/visits",
    ]);
  });

  it("are those of one's own business under Personal", async () => {
    show("?tab=personal&period=weekly");
    await list();
    await waitFor(() => expect(asked()).toHaveLength(3));
    expect(asked().every((path) => path.endsWith("?scope=own"))).toBe(true);
    expect(screen.getAllByText("Last 7 Days")).toHaveLength(3);
  });

  it("stand in a table beside the bars", async () => {
    show("?period=weekly");
    const table = await screen.findByRole("table", { name: "Visits by day, Last 7 Days" });
    const rows = within(table).getAllByRole("row");
    expect(rows.map((row) => row.textContent)).toEqual(["WhenVisits", "Fri, Nov 201,200", "Sat, Nov 217"]);
  });

  it("tell people from visitors, and names of one's own business alone", async () => {
    show();
    const rows = await list();
    expect(rows.map((row) => row.textContent)).toEqual([
      "Ana RuizHarlan & Rowe, registered userjust now",
      "Prairie LiveryRegistered user4 min ago",
      "Anonymous visitor14 min ago",
    ]);
  });

  it("are read again every 30 seconds, and who is there every 10", async () => {
    vi.useFakeTimers({ now: evening });
    show();
    await act(() => vi.advanceTimersByTimeAsync(100));
    const count = (path: string) => asked().filter((each) => each === path).length;
    for (let tens = 1; tens <= 6; tens += 1) {
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      expect(count("/api/analytics/active/users")).toBe(1 + tens);
      expect(count("/api/analytics/daily")).toBe(1 + Math.floor(tens / 3));
    }
  });

  it("say what did not load, and are read again", async () => {
    show("", { ...all, "GET /api/analytics/daily": () => new Response("{}", { status: 500 }) });
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("The figures did not load. Try again.");
    answerCalls(fetchMock, all);
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("12,480")).toBeInTheDocument();
  });

  it("say so where nobody was there", async () => {
    show("", { ...all, "GET /api/analytics/active/users": [], "GET /api/analytics/daily/visits": [] });
    expect(await screen.findByText("Nobody opened a screen in the last 15 minutes.")).toBeInTheDocument();
    expect(await screen.findByText("Nobody opened a screen in this period.")).toBeInTheDocument();
  });
});

describe("a figure", () => {
  it.each(["focus", "touch"])("says what it counts at a %s", async (how) => {
    show();
    const term = await screen.findByRole("button", { name: "Unique Visitors" });
    if (how === "focus") act(() => term.focus());
    else await userEvent.pointer({ keys: "[TouchA]", target: term });
    expect(await screen.findByRole("tooltip")).toHaveTextContent("each counted once");
  });
});

describe("operations", () => {
  it("tell median and 90th percentile, and what never happened", async () => {
    show("?tab=operations&period=weekly");
    const strip = await screen.findByLabelText("Transports, Last 7 Days");
    await waitFor(() => expect(strip).toHaveTextContent("10 min"));
    expect(
      within(strip)
        .getAllByRole("definition")
        .map((each) => each.textContent),
    ).toEqual([
      "5Last 7 Days",
      "10 min90th percentile 1 h 05 min, of 3",
      "–Not recorded",
      "2 h 00 min90th percentile 3 h 00 min, of 2",
    ]);
    expect(asked()).toEqual(["/api/analytics/operations/weekly"]);
    expect(screen.getByRole("link", { name: "CSV" })).toHaveAttribute(
      "href",
      "/api/analytics/operations/weekly/export",
    );
  });

  it("show ten places at first, then all, and two drivers of one name as two", async () => {
    show("?tab=operations");
    const places = within(await screen.findByRole("table", { name: "By place" }));
    expect(places.getAllByRole("rowheader")).toHaveLength(10);
    await userEvent.click(screen.getByRole("button", { name: "Show 2 more" }));
    expect(places.getAllByRole("rowheader")).toHaveLength(12);
    expect(within(screen.getByRole("table", { name: "By driver" })).getAllByRole("rowheader")).toHaveLength(2);
  });

  it("keep tab and period in the address", async () => {
    show("?tab=nowhere&period=hourly");
    expect(await screen.findByRole("tab", { name: "Visitors", selected: true })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("tab", { name: "Operations" }));
    await userEvent.click(screen.getByRole("tab", { name: "Weekly" }));
    await waitFor(() => expect(asked()).toContain("/api/analytics/operations/weekly"));
  });
});
