// The map's frame around the still picture, the one way of drawing that a test's browser has.
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { MapFrame } from "./map-frame";
import type { MapVehicle } from "./map-scene";

const pickup = { lat: 41.75, lng: -88.15, label: "Brookhaven", precision: "address" } as const;
const delivery = { lat: 42.04, lng: -87.69, label: "Harlan & Rowe", precision: "address" } as const;
const vehicle: MapVehicle = {
  id: "a",
  lat: 41.9,
  lng: -87.9,
  at: new Date().toISOString(),
  isStale: false,
  label: "Eleanor",
  heading: null,
};

beforeEach(() => {
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(640);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(420);
  // As a browser without WebGL answers; jsdom would complain that it has no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});

const markOf = (container: HTMLElement, kind: string) => container.querySelector<HTMLElement>(`[data-mark=${kind}]`);
const placeOf = (container: HTMLElement, kind: string) => {
  const style = markOf(container, kind)?.parentElement?.style;
  return { x: Number.parseFloat(style?.left ?? ""), y: Number.parseFloat(style?.top ?? "") };
};

it("shows the whole route clear of its edges, and again once a person asks", async () => {
  const { container } = render(<MapFrame pickup={pickup} delivery={delivery} line={null} vehicles={[vehicle]} />);
  expect(screen.getByRole("region", { name: "Map from Brookhaven to Harlan & Rowe, showing Eleanor" })).toBeVisible();
  await vi.waitFor(() => expect(markOf(container, "pickup")).not.toBeNull());
  const first = placeOf(container, "pickup");
  for (const kind of ["pickup", "delivery", "vehicle"]) {
    const { x, y } = placeOf(container, kind);
    expect(x).toBeGreaterThanOrEqual(56);
    expect(x).toBeLessThanOrEqual(640 - 56);
    expect(y).toBeGreaterThanOrEqual(71);
    expect(y).toBeLessThanOrEqual(420 - 55);
  }
  await userEvent.click(screen.getByRole("button", { name: "Zoom in" }));
  expect(placeOf(container, "pickup").x).toBeLessThan(first.x);
  await userEvent.click(screen.getByRole("button", { name: "Show the whole route" }));
  expect(placeOf(container, "pickup")).toEqual(first);
});

it("tells how far a mile is, and near its names' end where one looks", async () => {
  render(<MapFrame pickup={delivery} delivery={null} line={null} />);
  expect(await screen.findByText("2 mi")).toBeVisible();
  expect(screen.queryByText(/^Near /)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Zoom in" }));
  expect(screen.getByText("1 mi")).toBeVisible();
  expect(await screen.findByText("Near Evanston")).toBeVisible();
});

it("leaves the view to a person who moved it, whatever arrives", async () => {
  const frame = (lng: number) => (
    <MapFrame pickup={pickup} delivery={delivery} line={null} vehicles={[{ ...vehicle, lng }]} />
  );
  const { container, rerender } = render(frame(-87.9));
  await vi.waitFor(() => expect(markOf(container, "pickup")).not.toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "Zoom in" }));
  const chosen = placeOf(container, "pickup");
  rerender(frame(-80));
  expect(placeOf(container, "pickup")).toEqual(chosen);
});

it("draws a vehicle back into sight that leaves it", async () => {
  const frame = (lng: number) => (
    <MapFrame pickup={pickup} delivery={delivery} line={null} vehicles={[{ ...vehicle, lng }]} />
  );
  const { container, rerender } = render(frame(-87.9));
  await vi.waitFor(() => expect(markOf(container, "pickup")).not.toBeNull());
  rerender(frame(-86));
  await vi.waitFor(() => {
    expect(placeOf(container, "vehicle").x).toBeLessThanOrEqual(640 - 56);
    expect(placeOf(container, "vehicle").x).toBeGreaterThan(320);
  });
});

it("keeps the followed vehicle in the middle", async () => {
  const onSelect = vi.fn<(id: string) => void>();
  const vehicles = [vehicle, { ...vehicle, id: "b", lng: -87.7, label: "Samuel" }];
  const frame = (followId: string | null) => (
    <MapFrame pickup={null} delivery={null} line={null} vehicles={vehicles} followId={followId} onSelect={onSelect} />
  );
  const { rerender } = render(frame(null));
  await userEvent.click(await screen.findByRole("button", { name: /^Samuel/ }));
  expect(onSelect).toHaveBeenCalledWith("b");
  rerender(frame("b"));
  const button = screen.getByRole("button", { name: /^Samuel/, pressed: true });
  expect(button.parentElement?.style.left).toBe("320px");
});

it("plays a driven path", async () => {
  const path = [
    { lat: 41.75, lng: -88.15, at: "2026-11-22T03:00:00Z" },
    { lat: 42.04, lng: -87.69, at: "2026-11-22T03:40:00Z" },
  ];
  const { container } = render(
    <MapFrame pickup={pickup} delivery={delivery} line={null} path={path} zone="America/Chicago" />,
  );
  await vi.waitFor(() => expect(markOf(container, "pickup")).not.toBeNull());
  expect(markOf(container, "vehicle")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Play the drive" }));
  await vi.waitFor(() => expect(markOf(container, "vehicle")).not.toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "Pause" }));
});

it("says what the caller could not load", () => {
  render(<MapFrame pickup={null} delivery={null} line={null} routeProblem={{ kind: "route-load" }} />);
  expect(screen.getByRole("alert")).toHaveTextContent("The route did not load. Try again.");
  expect(screen.getByRole("region", { name: "Map of the United States" })).toBeVisible();
});
