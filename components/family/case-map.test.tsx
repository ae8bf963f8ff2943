// When a family's page has a map, what is said beside it, and when the live one is loaded.
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FamilyMapDto, FamilyRouteDto, FamilyViewDto } from "@/lib/family/dto";
import { CaseMap } from "./case-map";
import { drawsLive, savesData, whenNear } from "./case-map-need";

vi.mock("./case-map-live", () => ({ CaseMapLive: () => <div data-testid="live" /> }));
vi.mock("./case-map-need", () => ({
  drawsLive: vi.fn<typeof drawsLive>(),
  savesData: vi.fn<typeof savesData>(),
  whenNear: vi.fn<typeof whenNear>(),
}));

const asOf = "2026-11-22T04:12:00.000Z";
const map: FamilyMapDto = {
  pickup: null,
  delivery: null,
  vehicle: { lat: 41.9, lng: -87.8, isApproximate: false, near: "Oak Park" },
};
const route = { routeStatus: "en_route_to_delivery", isMapPaused: false, positionAt: asOf } as FamilyRouteDto;
const view = (over: { map?: FamilyMapDto | null; route?: Partial<FamilyRouteDto> } = {}) =>
  ({
    asOf,
    case: { deceasedName: "Eleanor Whitfield" },
    map: over.map === undefined ? map : over.map,
    route: { ...route, ...over.route },
  }) as FamilyViewDto;
const part = (shown: FamilyViewDto, language: "en" | "es" = "en") => (
  <CaseMap view={shown} language={language} picture={<i data-testid="picture" />} />
);

/** The map has come near the window. */
let come = () => {};

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(drawsLive).mockReturnValue(true);
  vi.mocked(savesData).mockReturnValue(false);
  vi.mocked(whenNear).mockImplementation((_element, begin) => {
    come = begin;
    return () => {};
  });
});
afterEach(() => void vi.useRealTimers());

it("says in words where the person is, in both languages", () => {
  const { rerender } = render(part(view()));
  expect(screen.getByRole("region", { name: "Where we are" })).toHaveTextContent("Eleanor is near Oak Park.");
  rerender(part(view(), "es"));
  expect(screen.getByRole("region", { name: "Dónde estamos" })).toHaveTextContent("Eleanor está cerca de Oak Park.");
  rerender(part(view({ map: { ...map, vehicle: { ...map.vehicle, isApproximate: true, near: null } } })));
  expect(screen.getByRole("region")).toHaveTextContent(
    "The map shows where Eleanor is. To protect people's homes, the map shows the place only roughly.",
  );
});

it("speaks of the last position once that is more than three minutes old", () => {
  vi.useFakeTimers();
  render(part(view()));
  act(() => void vi.advanceTimersByTime(190_000));
  expect(screen.getByText("The last position was near Oak Park.")).toBeInTheDocument();
});

it("has a calm sentence while it is paused, and only then", () => {
  const { container, rerender } = render(part(view({ map: null, route: { isMapPaused: true, positionAt: null } })));
  expect(container).toHaveTextContent("The map is paused right now. This page still tells you when Eleanor arrives.");
  expect(screen.queryByTestId("picture")).toBeNull();
  rerender(part(view({ map: null, route: { isMapPaused: true, routeStatus: "en_route_to_pickup" } })));
  expect(container).toBeEmptyDOMElement();
  rerender(part(view({ map: null })));
  expect(container).toBeEmptyDOMElement();
});

it("loads the live map when it comes near the window", async () => {
  render(part(view()));
  expect(screen.getByTestId("picture")).toBeInTheDocument();
  expect(screen.queryByTestId("live")).toBeNull();
  act(() => come());
  expect(await screen.findByTestId("live")).toBeInTheDocument();
});

it("asks first where data is dear", async () => {
  vi.mocked(savesData).mockReturnValue(true);
  render(part(view()));
  expect(whenNear).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Open the live map" }));
  expect(await screen.findByTestId("live")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Open the live map" })).toBeNull();
});

it("stays with the picture where the browser cannot draw it", () => {
  vi.mocked(drawsLive).mockReturnValue(false);
  vi.mocked(savesData).mockReturnValue(true);
  render(part(view()));
  expect(whenNear).not.toHaveBeenCalled();
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByTestId("picture")).toBeInTheDocument();
});
