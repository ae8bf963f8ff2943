// GPS Tracking: what a card tells, who is shown, whom the map follows, and what stands there while there is nothing.
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { withNuqsTestingAdapter, type OnUrlUpdateFunction } from "nuqs/adapters/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeQueryClient } from "@/components/layout/query-provider";
import type { RouteMapProps } from "@/components/maps/route-map";
import { takePositions } from "@/components/transports/live-places";
import { routesKey } from "@/components/transports/transport-keys";
import { aRoute, evening } from "@/lib/testing/dashboard";
import type { RouteDto } from "@/lib/transports/dto";
import { TrackingScreen } from "./tracking-screen";

vi.mock("@/components/hooks/use-live", () => ({ useLive: () => {} }));
vi.mock("@/components/maps/geography", () => ({
  loadGeography: () => Promise.resolve({ towns: [{ name: "Oak Park", lat: 41.89, lng: -87.79, rank: 2 }] }),
}));
vi.mock("@/components/maps/route-map", () => ({
  RouteMap: ({ vehicles = [], followId, leg, onSelect }: RouteMapProps) => (
    <section aria-label="Map">
      <p>
        {vehicles.length} vehicles, {followId ?? "none"} followed, {leg}
      </p>
      {vehicles.map(({ id, label }) => (
        <button key={id} type="button" onClick={() => onSelect?.(id)}>
          {label}
        </button>
      ))}
    </section>
  ),
}));

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers({ now: evening, toFake: ["Date"] });
  vi.stubGlobal("fetch", fetchMock);
  fetchMock.mockReset();
  fetchMock.mockImplementation(async () => Response.json({ pickup: null, delivery: null, line: null, by: null }));
});
afterEach(() => void vi.useRealTimers());

const [ana, deshawn] = ["1a111111-1111-4111-8111-111111111111", "2b222222-2222-4222-8222-222222222222"];
const [first, second] = ["3c333333-3333-4333-8333-333333333333", "4d444444-4444-4444-8444-444444444444"];

const routes = [
  aRoute({
    id: first,
    driverId: ana,
    driverName: "Ana Ruiz",
    currentLat: 41.8781,
    currentLng: -87.7798,
    positionAt: new Date(evening - 20_000).toISOString(),
    eta: "10:35 to 10:50 PM",
    etaAt: new Date(evening - 60_000).toISOString(),
    distanceRemaining: "14.6 mi",
  }),
  aRoute({
    id: second,
    requestId: "5e555555-5555-4555-8555-555555555555",
    request: { ...aRoute().request, deceasedName: "Dorothy Kowalczyk" },
    driverId: deshawn,
    driverName: "Deshawn Avery",
    routeStatus: "arrived_at_pickup",
    currentLat: 41.5,
    currentLng: -80.1,
    positionAt: new Date(evening - 14 * 60_000).toISOString(),
  }),
];

function show(data: RouteDto[] | null, searchParams = "") {
  const onUrlUpdate = vi.fn<OnUrlUpdateFunction>();
  const Address = withNuqsTestingAdapter({ searchParams, hasMemory: true, onUrlUpdate });
  const client = makeQueryClient();
  if (data) client.setQueryData(routesKey, data);
  render(
    <Address>
      <QueryClientProvider client={client}>
        <TrackingScreen zone="America/Chicago" firstNow={evening} publicUrl="https://desk.example" />
      </QueryClientProvider>
    </Address>,
  );
  return { client, onUrlUpdate };
}

const card = (name: string) => screen.getByRole("article", { name });
const map = () => screen.getByRole("region", { name: "Map" });

it("tells of each active route where it is, when it arrives and how far it has to go", async () => {
  show(routes);
  expect(screen.getByRole("heading", { level: 1, name: "GPS Tracking" })).toBeInTheDocument();
  expect(screen.getByRole("tab", { name: "Active Routes (2)" })).toHaveAttribute("aria-selected", "true");
  const facts = card("Rafael Ortega Luna");
  expect(facts).toHaveTextContent("En Route to Pickup");
  expect(facts).toHaveTextContent("Pickup4025 N Paulina St, Chicago, IL 60613");
  expect(facts).toHaveTextContent("Delivery718 Lake St, Oak Park, IL 60301");
  expect(await within(facts).findByText("just now, near Oak Park")).toBeInTheDocument();
  expect(facts).toHaveTextContent("Current position41.8781, -87.7798");
  expect(facts).toHaveTextContent("ETA10:35 to 10:50 PMas of 9:14 PM");
  expect(facts).toHaveTextContent("Distance remaining14.6 mi");
  expect(map()).toHaveTextContent("2 vehicles, none followed");
});

it("says what is old and what is not known yet", () => {
  show(routes);
  const facts = card("Dorothy Kowalczyk");
  expect(facts).toHaveTextContent("Arrived at Pickup");
  expect(facts).toHaveTextContent("Last position 14 min ago");
  expect(facts).toHaveTextContent("ETACalculating...");
  expect(facts).toHaveTextContent("Distance remainingNot known yet");
});

it("moves a card when a position arrives, and not back for one that came late", async () => {
  const { client } = show(routes);
  const eta = { eta: "11:05 PM", distanceRemaining: "4.1 mi", etaAt: null, etaLow: null, etaHigh: null };
  const moved = { routeId: second, requestId: routes[1]?.requestId ?? "", accuracy: 8, speed: null, heading: null };
  const position = { ...moved, ...eta };
  const at = new Date(evening).toISOString();
  const take = (seq: number, lat: number) =>
    act(async () => {
      takePositions(client, [{ ...position, seq, at, lat, lng: -80.2 }]);
      // The cache tells its readers a moment later.
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  await take(2, 41.9);
  expect(card("Dorothy Kowalczyk")).toHaveTextContent("41.9000, -80.2000just now");
  expect(card("Dorothy Kowalczyk")).toHaveTextContent("ETA11:05 PM");
  await take(1, 40);
  expect(card("Dorothy Kowalczyk")).toHaveTextContent("41.9000, -80.2000");
});

it("shows one driver's routes, in the address too, and all of them again", async () => {
  const { onUrlUpdate } = show(routes);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Driver" }), "Deshawn Avery");
  expect(screen.getAllByRole("article")).toHaveLength(1);
  expect(screen.getByRole("tab")).toHaveTextContent("Active Routes (1)");
  expect(onUrlUpdate.mock.lastCall?.[0].searchParams.get("driver")).toBe(deshawn);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Driver" }), "All drivers");
  expect(screen.getAllByRole("article")).toHaveLength(2);
});

it("says that a driver of the address has no route now, and offers all", async () => {
  show(routes, "?driver=9f999999-9999-4999-8999-999999999999");
  expect(screen.getByText("This driver has no active route now.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Show all drivers" }));
  expect(screen.getAllByRole("article")).toHaveLength(2);
});

it("follows one route, from its card or from the map, and keeps it in the address", async () => {
  const { onUrlUpdate } = show(routes);
  await userEvent.click(screen.getByRole("button", { name: "Follow Rafael Ortega Luna" }));
  expect(screen.getByRole("button", { name: "Follow Rafael Ortega Luna" })).toHaveAttribute("aria-pressed", "true");
  expect(map()).toHaveTextContent(`2 vehicles, ${first} followed, To pickup`);
  expect(onUrlUpdate.mock.lastCall?.[0].searchParams.get("follow")).toBe(first);
  await userEvent.click(within(map()).getByRole("button", { name: "Dorothy Kowalczyk" }));
  expect(map()).toHaveTextContent(`${second} followed, At the pickup`);
});

it("says that there are none", () => {
  show([]);
  expect(screen.getByText("No active routes at the moment")).toBeInTheDocument();
  expect(screen.getByRole("tab", { name: "Active Routes (0)" })).toBeInTheDocument();
});

it("says that it is loading, that it failed, and tries again", async () => {
  let settle: (answer: Response) => void = () => {};
  fetchMock.mockImplementationOnce(() => new Promise((resolve) => (settle = resolve)));
  show(null);
  expect(screen.getByRole("status")).toHaveTextContent("Loading routes...");
  settle(Response.json({ error: "Something failed.", code: "internal" }, { status: 500 }));
  expect(await screen.findByRole("alert")).toHaveTextContent("The routes did not load.");
  fetchMock.mockImplementationOnce(async () => Response.json(routes));
  await userEvent.click(screen.getByRole("button", { name: /^Try again/ }));
  expect(await screen.findAllByRole("article")).toHaveLength(2);
});

it("shows the first route where no vehicle has told its place yet, and says whose it is", async () => {
  show(routes.map((route) => ({ ...route, currentLat: null, currentLng: null, positionAt: null })));
  expect(await screen.findByText("0 vehicles, none followed, Rafael Ortega Luna")).toBeInTheDocument();
  expect(fetchMock.mock.calls.map(([path]) => path)).toContain(`/api/routes/${first}/map`);
});
