// What stands around and on the map: its words, its buttons, and what a service could not do.
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { TooltipProvider } from "@/components/ui/tooltip";
import { MapLeg, MapTypeToggle, MapZoom } from "./map-chrome";
import { StopMark, VehicleMark } from "./map-mark";
import { MapProblemNotice } from "./map-problem";
import type { MapVehicle } from "./map-scene";
import { ReplayBar } from "./replay-bar";

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const vehicle = (changes: Partial<MapVehicle> = {}): MapVehicle => ({
  id: "a",
  lat: 41.9,
  lng: -87.8,
  at: ago(8.5),
  isStale: false,
  label: "Eleanor M. Whitcombe",
  heading: null,
  accuracy: 12,
  ...changes,
});

describe("Map and Satellite", () => {
  const onChange = vi.fn<(type: string) => void>();
  beforeEach(() => onChange.mockReset());
  const show = (hasSatellite: boolean) =>
    render(
      <TooltipProvider>
        <MapTypeToggle type="map" hasSatellite={hasSatellite} onChange={onChange} />
      </TooltipProvider>,
    );

  it("can be chosen between", async () => {
    show(true);
    expect(screen.getByRole("button", { name: "Map" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(screen.getByRole("button", { name: "Satellite" }));
    expect(onChange).toHaveBeenCalledWith("satellite");
  });

  it("says why there are no satellite pictures, and stays reachable by keyboard", async () => {
    show(false);
    const button = screen.getByRole("button", { name: "Satellite" });
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).toHaveAccessibleDescription("Satellite pictures are not set up");
    await userEvent.click(button);
    expect(onChange).not.toHaveBeenCalled();
    button.focus();
    expect(button).toHaveFocus();
  });
});

describe("the current leg", () => {
  it("stands over the age and exactness of the position", () => {
    render(<MapLeg leg="To Harlan & Rowe, Evanston" vehicle={vehicle()} />);
    expect(screen.getByText("To Harlan & Rowe, Evanston")).toBeVisible();
    expect(screen.getByText("Position 8 s ago, ±12 m")).toBeVisible();
  });

  it("says that a position is the last one", () => {
    render(<MapLeg leg="To Evanston" vehicle={vehicle({ isStale: true, at: ago(14 * 60) })} />);
    expect(screen.getByText("Last position 14 min ago")).toHaveClass("text-stale");
  });

  it("says that there is none yet, and nothing where there is no leg either", () => {
    const { rerender, container } = render(<MapLeg leg="To Evanston" vehicle={null} />);
    expect(screen.getByText("No position yet")).toBeVisible();
    rerender(<MapLeg leg={null} vehicle={null} />);
    expect(container).toBeEmptyDOMElement();
  });
});

it("zooms, and shows the whole route again only once the map was moved", async () => {
  const [onZoom, onFit] = [vi.fn<(step: number) => void>(), vi.fn<() => void>()];
  const show = (fit: (() => void) | null) => (
    <TooltipProvider>
      <MapZoom onZoom={onZoom} onFit={fit} />
    </TooltipProvider>
  );
  const { rerender } = render(show(null));
  expect(screen.queryByRole("button", { name: "Show the whole route" })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Zoom in" }));
  await userEvent.click(screen.getByRole("button", { name: "Zoom out" }));
  expect(onZoom.mock.calls).toEqual([[1], [-1]]);
  rerender(show(onFit));
  await userEvent.click(screen.getByRole("button", { name: "Show the whole route" }));
  expect(onFit).toHaveBeenCalledOnce();
});

describe("a vehicle", () => {
  it("sends out one ring with each position", () => {
    const { container, rerender } = render(<VehicleMark vehicle={vehicle({ at: ago(9) })} hasLabel={false} />);
    const ring = container.querySelector("[data-ring]");
    expect(ring).not.toBeNull();
    rerender(<VehicleMark vehicle={vehicle({ at: ago(1) })} hasLabel={false} />);
    expect(container.querySelectorAll("[data-ring]")).toHaveLength(1);
    expect(container.querySelector("[data-ring]")).not.toBe(ring);
  });

  it("is still and grey when its position is old, and says how old", () => {
    const { container } = render(
      <VehicleMark vehicle={vehicle({ isStale: true, at: ago(14 * 60) })} hasLabel={false} />,
    );
    expect(container.querySelector("[data-ring]")).toBeNull();
    expect(container.querySelector("[data-glyph=stale]")).not.toBeNull();
    expect(screen.getByText("14 min ago")).toBeVisible();
    expect(screen.getByRole("img", { name: "Eleanor M. Whitcombe, last position 14 min ago" })).toBeVisible();
  });

  it("is a button where it can be chosen", async () => {
    const onSelect = vi.fn<(id: string) => void>();
    render(<VehicleMark vehicle={vehicle()} hasLabel isFollowed onSelect={onSelect} />);
    const button = screen.getByRole("button", { name: /^Eleanor M. Whitcombe, position \d+ s ago$/ });
    expect(button).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(button);
    expect(onSelect).toHaveBeenCalledWith("a");
  });
});

it("says of a place that it is approximate", () => {
  const place = { lat: 41, lng: -87, label: "Oak Park, IL" };
  const { rerender } = render(<StopMark place={{ ...place, precision: "city" }} kind="pickup" tone="live" />);
  expect(screen.getByRole("img", { name: "Pickup: Oak Park, IL, approximate" })).toHaveTextContent("approximate");
  rerender(<StopMark place={{ ...place, precision: "address" }} kind="delivery" tone="live" />);
  expect(screen.getByRole("img", { name: "Delivery: Oak Park, IL" })).not.toHaveTextContent("approximate");
});

describe("what a service could not do", () => {
  it("is told with the service's own word and the APIs its key needs", async () => {
    const onClose = vi.fn<() => void>();
    render(<MapProblemNotice problem={{ kind: "route", status: "REQUEST_DENIED" }} isService onClose={onClose} />);
    expect(screen.getByText("Could not calculate route: REQUEST_DENIED")).toBeVisible();
    const apis = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(apis).toEqual(["Maps JavaScript API", "Routes API", "Geocoding API", "Places API (New)"]);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    [{ kind: "load" }, "The map service did not load. The built-in map is shown."],
    [{ kind: "start" }, "The map did not start. A simpler one is shown."],
    [{ kind: "route-load" }, "The route did not load. Try again."],
  ] as const)("%j", (problem, sentence) => {
    render(<MapProblemNotice problem={problem} isService={false} onClose={() => {}} />);
    expect(screen.getByRole("alert")).toHaveTextContent(sentence);
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
  });
});

describe("a replay", () => {
  const [from, to] = [Date.parse("2026-11-22T03:00:00Z"), Date.parse("2026-11-22T03:40:00Z")];
  const show = (at: number, onChange: (at: number) => void) =>
    render(<ReplayBar from={from} to={to} at={at} zone="America/Chicago" onChange={onChange} />);

  it("tells the time in the business's zone", () => {
    show(to, () => {});
    expect(screen.getByText("Nov 21, 9:40 PM")).toBeVisible();
    expect(screen.getByRole("slider", { name: "Time of the drive" })).toHaveAttribute(
      "aria-valuetext",
      "Nov 21, 9:40 PM",
    );
  });

  it("begins anew from its end, runs on and can be stopped", async () => {
    const onChange = vi.fn<(at: number) => void>();
    show(to, onChange);
    await userEvent.click(screen.getByRole("button", { name: "Play the drive" }));
    expect(onChange).toHaveBeenCalledWith(from);
    expect(screen.getByRole("button", { name: "Pause" })).toBeVisible();
  });

  it("moves on while it plays", async () => {
    const onChange = vi.fn<(at: number) => void>();
    show(from, onChange);
    await userEvent.click(screen.getByRole("button", { name: "Play the drive" }));
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
    const [at = 0] = onChange.mock.calls[0] ?? [];
    expect(at).toBeGreaterThan(from);
    expect(at).toBeLessThan(to);
  });
});
