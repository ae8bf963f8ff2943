// The dashboard greets, counts, keeps its tab and its details in the address, and polls while something is under way.
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type OnUrlUpdateFunction, withNuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeQueryClient } from "@/components/layout/query-provider";
import { aRoute, aSummary, evening } from "@/lib/testing/dashboard";
import { Dashboard } from "./dashboard";
import { requestInAddress, tabInAddress } from "./dashboard-address";
// Fetched later by the product: here they are to be there, so that none is on its way when the file ends.
import "./complete-delivery-dialog";
import "./edit-addresses-dialog";
import "./family-access-dialog";
import "./manage-transport-dialog";
import "./request-detail-dialog";

const counts = {
  pending: 4,
  active: 1,
  completed: 1128,
  declined: 9,
  oldestPendingAt: "2026-11-22T02:37:00.000Z",
  lastAcceptedAt: "2026-11-22T03:04:00.000Z",
  completedThisWeek: 6,
  declinedThisWeek: 1,
};

/** How many are under way. */
let active: number;
const asked: string[] = [];
const streams: EventTarget[] = [];

beforeEach(() => {
  asked.length = 0;
  streams.length = 0;
  vi.useFakeTimers({ now: evening, shouldAdvanceTime: true });
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      constructor() {
        super();
        streams.push(this);
      }
      close() {}
    },
  );
  active = counts.active;
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    if (path === "/api/requests/counts") return Promise.resolve(Response.json({ ...counts, active }));
    if (path === "/api/routes") return Promise.resolve(Response.json([aRoute()]));
    if (path === "/api/requests?status=pending&limit=25") return Promise.resolve(Response.json([aSummary()]));
    if (path.startsWith("/api/requests?")) return Promise.resolve(Response.json([]));
    return Promise.resolve(
      Response.json({ error: "We could not find this request.", code: "not_found" }, { status: 404 }),
    );
  });
});
afterEach(() => void vi.useRealTimers());

function show(searchParams = "", firstName = "Marisol") {
  const onUrlUpdate = vi.fn<OnUrlUpdateFunction>();
  const Address = withNuqsTestingAdapter({ searchParams, hasMemory: true, onUrlUpdate });
  render(
    <Address>
      <QueryClientProvider client={makeQueryClient()}>
        <Dashboard firstName={firstName} zone="America/Chicago" firstNow={evening} publicUrl={null} />
      </QueryClientProvider>
    </Address>,
  );
  return onUrlUpdate;
}

it("greets by name and hour, and says whose time it is", () => {
  show();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Good evening, Marisol");
  expect(screen.getByText("Saturday, November 21. Times are Chicago time, CST.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "New Request" })).toHaveAttribute("href", "/new-request");
});

it("greets without a name where none is known", () => {
  show("", "");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Good evening$/);
});

it("shows the four figures, each with its second line", async () => {
  show();
  expect(await screen.findByText("oldest waiting 38 min")).toBeInTheDocument();
  const terms = screen
    .getAllByRole("term")
    .map((term) => `${term.nextElementSibling?.textContent} ${term.textContent}`);
  expect(terms).toEqual([
    "4 Pending Requestsoldest waiting 38 min",
    "1 Active Transportslast accepted 9:04 PM",
    "1,128 Completed6 since Monday",
    "9 Declined1 this week",
  ]);
});

it("opens Pending first, and keeps another tab in the address", async () => {
  const onUrlUpdate = show();
  expect(await screen.findByRole("article", { name: "Rafael Ortega Luna" })).toBeInTheDocument();
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("Pending4");
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
    "Pending4",
    "Active1",
    "Completed1,128",
    "Declined9",
  ]);
  await userEvent.click(screen.getByRole("tab", { name: /Declined/ }));
  expect(await screen.findByRole("heading", { name: "No Declined Requests" })).toBeInTheDocument();
  await waitFor(() =>
    expect(onUrlUpdate).toHaveBeenLastCalledWith(expect.objectContaining({ queryString: "?tab=declined" })),
  );
});

it("opens the details from the address, and says when there are none", async () => {
  show(`?request=${aSummary().id}`);
  const dialog = await screen.findByRole("dialog");
  expect(await within(dialog).findByRole("alert")).toHaveTextContent("We could not find this request.");
});

it("reads the routes again every 30 seconds while a request is active", async () => {
  show();
  const routesAsked = () => asked.filter((path) => path === "/api/routes").length;
  await waitFor(() => expect(routesAsked()).toBe(1));
  await screen.findByText("oldest waiting 38 min");
  await vi.advanceTimersByTimeAsync(30_000);
  await waitFor(() => expect(routesAsked()).toBe(2));
});

it("reads the routes no further while none is", async () => {
  active = 0;
  show();
  await screen.findByText("oldest waiting 38 min");
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(91_000);
  expect(asked.slice(before)).toEqual([]);
});

it("reads everything again every 30 seconds while the stream is lost, and no longer once it is back", async () => {
  show();
  await screen.findByText("oldest waiting 38 min");
  const listAsked = () => asked.filter((path) => path === "/api/requests?status=pending&limit=25").length;
  const [stream] = streams;
  stream?.dispatchEvent(new Event("error"));
  await vi.advanceTimersByTimeAsync(31_000);
  await waitFor(() => expect(listAsked()).toBe(2));
  streams.at(-1)?.dispatchEvent(new MessageEvent("message", { data: '{"gap":true}' }));
  await waitFor(() => expect(listAsked()).toBe(3));
  await vi.advanceTimersByTimeAsync(61_000);
  expect(listAsked()).toBe(3);
});

it.each(["../logout", "a3f81c09", "%2e%2e", "a3f81c09-5b0e-4a53-9f0d-6f5f0a0f2d11/../x"])(
  "takes %s for no request",
  (text) => {
    expect(requestInAddress.parse(text)).toBeNull();
  },
);

it("takes anything unknown for the Pending tab", () => {
  expect(tabInAddress.parseServerSide("archive")).toBe("pending");
  expect(tabInAddress.parseServerSide("completed")).toBe("completed");
});
