// An active transport tells folded how far it is, and unfolded offers the driver's next step.
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { RouteMapProps } from "@/components/maps/route-map";
import { aRoute, aSummary, evening, renderOnDashboard } from "@/lib/testing/dashboard";
import { arriveAtPickupAction, confirmPickupAction, departPickupAction } from "@/lib/transports/actions";
import type { RouteDto } from "@/lib/transports/dto";
import { ActiveCard } from "./active-card";

// The map itself is looked at in a browser; here it says what it was given.
vi.mock("@/components/maps/route-map", () => ({
  RouteMap: ({ leg, vehicles }: RouteMapProps) => (
    <p data-testid="map">
      {leg}: {vehicles?.map(({ lat, isStale }) => `${lat} ${isStale ? "old" : "live"}`).join()}
    </p>
  ),
}));
beforeEach(() => {
  vi.clearAllMocks();
  // Times of another day would be told with their date.
  vi.useFakeTimers({ now: evening, toFake: ["Date"] });
});
afterEach(() => void vi.useRealTimers());

const active = aSummary({ status: "active", caseId: "CHI-202611-7QF3K-9TX2M", may: ["issueAccess"] });

const show = (route: RouteDto | null, request = active) =>
  renderOnDashboard(<ActiveCard request={request} route={route} />);

const header = () => screen.getByRole("button", { name: "Rafael Ortega Luna" });

const steps = () =>
  within(screen.getByRole("list", { name: "Driver workflow" }))
    .getAllByRole("listitem")
    .map(
      (item) =>
        `${item.querySelector("[data-glyph]")?.getAttribute("data-glyph")}: ${item.querySelector("p")?.textContent}`,
    );

it("says folded where it stands and that the arrival is not known yet", () => {
  show(aRoute());
  const card = screen.getByRole("article", { name: "Rafael Ortega Luna" });
  expect(card).toHaveTextContent("CHI-202611-7QF3K-9TX2M");
  expect(card).toHaveTextContent("En Route to Pickup");
  expect(card).toHaveTextContent("ETACalculating...");
  expect(card).toHaveTextContent("Live Tracking");
  expect(header()).toHaveAttribute("aria-expanded", "false");
  expect(screen.queryByText("Driver workflow")).toBeNull();
});

it("shows the request id while there is no case id, the arrival and the distance once they are known", () => {
  show(aRoute({ eta: "10:41 PM", distanceRemaining: "14.6 mi" }), { ...active, caseId: null });
  const card = screen.getByRole("article");
  expect(within(card).getByText(active.id.slice(0, 8))).toBeInTheDocument();
  expect(card).toHaveTextContent("ETA10:41 PMRemaining14.6 mi");
});

it("has the GPS colour at its left", () => {
  const { container } = show(aRoute());
  expect(container.querySelector("[data-slot=card]")?.className).toContain("--status-edge:var(--gps)");
});

it("tells both addresses of the route, unfolded", async () => {
  show(aRoute());
  expect(screen.queryByText("Route information")).toBeNull();
  await userEvent.click(header());
  const section = screen.getByText("Route information").closest("section");
  expect(section).toHaveTextContent("4025 N Paulina St, Chicago, IL 60613");
  expect(section).toHaveTextContent("718 Lake St, Oak Park, IL 60301");
});

it("stays unfolded when it is drawn anew", async () => {
  const { unmount } = show(aRoute());
  await userEvent.click(header());
  expect(header()).toHaveAttribute("aria-expanded", "true");
  unmount();
  show(aRoute());
  expect(header()).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText("Ashgrove Memorial Chapel", { selector: "dd" })).toBeInTheDocument();
  expect(screen.getByText("Nov 21 at 11:30 PM")).toHaveTextContent("CST");
  await userEvent.click(header());
  expect(header()).toHaveAttribute("aria-expanded", "false");
});

const arrivedAtPickupAt = "2026-11-22T03:12:00.000Z";
const pickedUpAt = "2026-11-22T03:31:00.000Z";
const departedFromPickupAt = "2026-11-22T03:38:00.000Z";

it.each<[string, Partial<RouteDto>, string[], string[]]>([
  [
    "on the way to the pickup",
    { may: ["arrive"] },
    [
      "active: En Route to Pickup",
      "stop-ahead: Arrived at pickup",
      "stop-ahead: Pickup confirmed",
      "stop-ahead: Departed",
      "destination: Delivered",
    ],
    ["Arrived"],
  ],
  [
    "at the pickup",
    { routeStatus: "arrived_at_pickup", arrivedAtPickupAt, may: ["confirm"] },
    [
      "active: Arrived at Pickup9:12 PM",
      "stop-ahead: Pickup confirmed",
      "stop-ahead: Departed",
      "destination: Delivered",
    ],
    ["Confirm pickup"],
  ],
  [
    "on the way to the delivery, not departed",
    { routeStatus: "en_route_to_delivery", arrivedAtPickupAt, pickedUpAt, may: ["depart", "complete"] },
    [
      "completed: Arrived at pickup9:12 PM",
      "completed: Pickup confirmed9:31 PM",
      "active: En Route to Delivery",
      "destination: Delivered",
    ],
    ["Depart", "Complete delivery"],
  ],
  [
    "on the way to the delivery, departed",
    { routeStatus: "en_route_to_delivery", arrivedAtPickupAt, pickedUpAt, departedFromPickupAt, may: ["complete"] },
    [
      "completed: Arrived at pickup9:12 PM",
      "completed: Pickup confirmed9:31 PM",
      "completed: Departed9:38 PM",
      "active: En Route to Delivery",
      "destination: Delivered",
    ],
    ["Complete delivery"],
  ],
])("%s", async (_name, route, lines, offered) => {
  show(aRoute(route));
  await userEvent.click(header());
  expect(steps()).toEqual(lines);
  const workflow = screen.getByRole("list", { name: "Driver workflow" });
  const labels = within(workflow)
    .getAllByRole("button")
    .map((button) => button.querySelector("span span")?.textContent);
  expect(labels).toEqual(offered);
});

it.each([
  ["arrive", "Arrived", arriveAtPickupAction, "Arrival Confirmed", /./],
  ["confirm", "Confirm pickup", confirmPickupAction, "Pickup Confirmed", "Decedent received into vehicle."],
  ["depart", "Depart", departPickupAction, "Departure Recorded", /./],
] as const)("records %s and says so", async (step, label, action, title, text) => {
  const route = aRoute({ may: [step] });
  vi.mocked(action).mockResolvedValue({ ok: true, data: route });
  show(route);
  await userEvent.click(header());
  await userEvent.click(screen.getByRole("button", { name: new RegExp(`^${label}`) }));
  const notice = (await screen.findByText(title)).closest("li");
  expect(notice).toHaveTextContent(text);
  expect(action).toHaveBeenCalledExactlyOnceWith({ id: route.id });
});

it("asks for the handover before a delivery is completed", async () => {
  const route = aRoute({ routeStatus: "en_route_to_delivery", may: ["complete"] });
  const { opened } = show(route);
  await userEvent.click(header());
  await userEvent.click(screen.getByRole("button", { name: /^Complete delivery/ }));
  expect(opened.dialogs).toEqual([{ kind: "completion", request: active, route }]);
});

it("offers no step to a business that does not drive, and says who does", async () => {
  show(aRoute({ may: [] }), { ...active, transportCompanyName: "Lakeshore Removal" });
  await userEvent.click(header());
  expect(screen.getByText("Lakeshore Removal records these steps.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Arrived/ })).toBeNull();
});

it("offers Manage to the company that drives, without unfolding the card", async () => {
  const request = { ...active, may: ["suspend" as const, "cancel" as const] };
  const route = aRoute();
  const { opened } = show(route, request);
  await userEvent.click(screen.getByRole("button", { name: "Manage Rafael Ortega Luna" }));
  expect(opened.dialogs).toEqual([{ kind: "manage", request, route }]);
  expect(header()).toHaveAttribute("aria-expanded", "false");
});

it("offers Manage to nobody else", () => {
  show(aRoute());
  expect(screen.queryByRole("button", { name: /^Manage/ })).toBeNull();
});

const fetchDrive = (answer: () => Response) => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(answer());
  });
  return asked;
};

it("reads the drive of its own where the list of drives does not hold it, once it is unfolded", async () => {
  const request = { ...active, may: ["suspend" as const] };
  const route = aRoute();
  const asked = fetchDrive(() => Response.json(route));
  const { opened } = show(null, request);
  expect(asked).toEqual([]);
  await userEvent.click(header());
  expect(await screen.findByRole("button", { name: /^Arrived/ })).toBeInTheDocument();
  expect(asked.filter((path) => !path.endsWith("/map"))).toEqual([`/api/routes/${request.id}`]);
  await userEvent.click(screen.getByRole("button", { name: "Manage Rafael Ortega Luna" }));
  expect(opened.dialogs).toEqual([{ kind: "manage", request, route }]);
});

it("says that the drive did not load, and loads it on a second try", async () => {
  let answer = () => Response.json({ error: "Something failed.", code: "internal" }, { status: 500 });
  fetchDrive(() => answer());
  show(null, { ...active, may: ["viewReport"] });
  await userEvent.click(header());
  expect(await screen.findByRole("alert")).toHaveTextContent("The drive did not load. Try again.");
  answer = () => Response.json(aRoute());
  await userEvent.click(screen.getByRole("button", { name: /^Try again/ }));
  expect(await screen.findByRole("button", { name: /^Arrived/ })).toBeInTheDocument();
});

it("says to whom the drive is shown where this business is not one of them", async () => {
  const asked = fetchDrive(() => Response.json(aRoute()));
  show(null, { ...active, may: [] });
  await userEvent.click(header());
  expect(screen.getByText("The drive is shown to the two businesses that arranged it.")).toBeInTheDocument();
  expect(asked).toEqual([]);
});

const seen = (minutes: number) => ({
  currentLat: 41.88,
  currentLng: -87.63,
  currentLocation: "41.88,-87.63",
  positionAt: new Date(evening - minutes * 60_000).toISOString(),
});

it("is live while its position is younger than three minutes, and says how old it is after that", () => {
  vi.useFakeTimers({ now: evening });
  const { unmount } = show(aRoute(seen(2)));
  const pill = () => screen.getByText("Live Tracking").closest("[data-slot=badge]");
  expect(pill()?.querySelector("[data-glyph]")).toHaveAttribute("data-glyph", "active");
  expect(screen.getByRole("article")).not.toHaveTextContent("last seen");
  act(() => void vi.advanceTimersByTime(90_000));
  expect(pill()?.querySelector("[data-glyph]")).toHaveAttribute("data-glyph", "stale");
  expect(screen.getByRole("article")).toHaveTextContent("En Route to Pickup last seen 3 min ago");
  unmount();
  show(aRoute());
  expect(pill()?.querySelector("[data-glyph]")).toHaveAttribute("data-glyph", "stale");
  expect(screen.getByRole("article")).not.toHaveTextContent("last seen");
  vi.useRealTimers();
});

it("says how old an arrival is that was not worked out just now", () => {
  vi.useFakeTimers({ now: evening });
  const etaAt = (minutes: number) => new Date(evening - minutes * 60_000).toISOString();
  const { unmount } = show(aRoute({ eta: "10:35 to 10:50 PM", etaAt: etaAt(1) }));
  expect(screen.getByRole("article")).toHaveTextContent("ETA10:35 to 10:50 PM");
  unmount();
  show(aRoute({ eta: "10:35 to 10:50 PM", etaAt: etaAt(4) }));
  expect(screen.getByRole("article")).toHaveTextContent("ETA (4 min ago)10:35 to 10:50 PM");
  vi.useRealTimers();
});

it("unfolds the map of its drive, and leads to the driver's page", async () => {
  fetchDrive(() => Response.json({ pickup: null, delivery: null, line: null, by: null }));
  show(aRoute(seen(0)));
  expect(screen.queryByTestId("map")).toBeNull();
  await userEvent.click(header());
  expect(screen.getByTestId("map")).toHaveTextContent("To pickup: 41.88 live");
  await userEvent.click(screen.getByRole("button", { name: "Driver page of Rafael Ortega Luna" }));
  expect(await screen.findByRole("link", { name: "Open here" })).toHaveAttribute("href", `/drive/${aRoute().id}`);
  expect(screen.getByText(`${window.location.origin}/drive/${aRoute().id}`)).toBeInTheDocument();
});
