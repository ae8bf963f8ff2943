// The family's page in its states.
import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { FamilyRouteDto, FamilyViewDto } from "@/lib/family/dto";
import { stubNavigation } from "@/lib/testing/navigation";
import { CaseScreen } from "./case-screen";

stubNavigation({ useRouter: () => ({ refresh: vi.fn<() => void>() }) });

const places = { pickupLocation: "Brookhaven Care Center, Naperville", deliveryLocation: "1609 Dempster St, Evanston" };
const route: FamilyRouteDto = {
  id: "CHI-202611-7QF3K-9TX2M",
  requestId: "6c6042d1-f165-44ab-8053-eaefeadf2522",
  request: places,
  routeStatus: "en_route_to_delivery",
  isActive: true,
  currentLocation: null,
  positionAt: null,
  isPositionApproximate: false,
  driverFirstName: null,
  isMapPaused: false,
  eta: null,
  etaLow: null,
  etaHigh: null,
  arrival: null,
  near: null,
  distanceRemaining: null,
  arrivedAtPickupAt: "2026-11-22T03:12:00.000Z",
  pickedUpAt: "2026-11-22T03:31:00.000Z",
  departedFromPickupAt: "2026-11-22T03:38:00.000Z",
  arrivedAtDeliveryAt: null,
  deliveryCompletedAt: null,
};
const view: FamilyViewDto = {
  case: {
    id: route.requestId,
    caseId: route.id,
    status: "active",
    deceasedName: "Eleanor Whitfield",
    funeralHomeName: "Harlan & Rowe Funeral Home",
    transportCompanyName: "Lakeshore Removal Service",
    requestedDate: "2026-11-21",
    requestedTime: "21:15",
    notes: "We will call you in the morning.",
    ownerId: null,
    ...places,
  },
  route,
  map: null,
  tags: { case: '"a"', route: '"b"' },
  pickup: { name: "Brookhaven Care Center", town: "Naperville", isHome: false },
  delivery: { name: null, town: "Evanston", isHome: false },
  phone: { name: "Harlan & Rowe Funeral Home", number: "(847) 555-0134" },
  hasSetOut: true,
  timeZone: "America/Chicago",
  asOf: "2026-11-22T03:50:00.000Z",
  channels: ["email"],
  justOpenedAt: null,
};

const facts = () => screen.getAllByRole("definition").map((fact) => fact.textContent);

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      close() {}
    },
  );
});

it("leads with where the person is, then whom to call, the steps, the note and the facts", () => {
  render(<CaseScreen view={view} language="en" />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Eleanor is on the way to Harlan & Rowe.");
  expect(screen.getByText("Active")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^Call Harlan & Rowe/ })).toHaveAttribute("href", "tel:+18475550134");
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Done: We reached Brookhaven Care Center9:12 PM",
    "Done: Eleanor came into our care9:31 PM",
    "Done: We left for Evanston9:38 PM",
    "Now: On the way now",
    "Next: Arrival at Harlan & Rowe",
  ]);
  expect(screen.getByText("We will call you in the morning.")).toBeInTheDocument();
  expect(facts()).toEqual([
    "Harlan & Rowe Funeral Home",
    "Lakeshore Removal Service",
    "Saturday, November 21, 9:15 PM",
    "Brookhaven Care Center, Naperville",
    "1609 Dempster St, Evanston",
  ]);
  expect(screen.getByRole("link", { name: "Sign out" })).toHaveAttribute("href", "/api/family/logout");
});

it("says whom to call where no number is known, and leaves an empty note out", () => {
  render(<CaseScreen view={{ ...view, phone: null, case: { ...view.case, notes: null } }} language="en" />);
  expect(screen.queryByRole("link", { name: /Call/ })).toBeNull();
  expect(screen.getByText("With any question, please call Harlan & Rowe.")).toBeInTheDocument();
  expect(screen.queryByText(/A note/)).toBeNull();
});

it("says the same in Spanish", () => {
  render(<CaseScreen view={view} language="es" />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Eleanor va en camino a Harlan & Rowe.");
  expect(screen.getByText("En curso")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^Llamar a Harlan & Rowe/ })).toHaveAttribute("href", "tel:+18475550134");
  expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual(
    expect.arrayContaining(["Hasta ahora", "Una nota para usted", "Datos del servicio"]),
  );
  expect(facts()[2]).toMatch(/^Sábado 21 de noviembre, 9:15\sp\.\sm\.$/);
  expect(screen.getByRole("link", { name: "English" })).not.toHaveAttribute("aria-current");
  expect(screen.getByRole("link", { name: "Salir" })).toBeInTheDocument();
});

it("says on the way to the delivery that nobody knows when yet, and only there", () => {
  const { rerender } = render(<CaseScreen view={view} language="en" />);
  expect(screen.getByText("We do not know yet when Eleanor will arrive. You will see it here.")).toBeInTheDocument();
  const waiting = { ...view, route: { ...route, departedFromPickupAt: null } };
  rerender(<CaseScreen view={waiting} language="en" />);
  expect(screen.queryByText(/^We do not know/)).toBeNull();
  const arrival = { label: "Llegada prevista", window: "a las 11", zone: "", until: "2026-11-22T04:50:00.000Z" };
  const known = { ...route, arrival };
  rerender(<CaseScreen view={{ ...view, route: known }} language="es" />);
  expect(screen.queryByText(/^Todavía no sabemos/)).toBeNull();
});

it("says that somebody drives only once they have left", () => {
  const driven = { ...route, driverFirstName: "Deshawn" };
  const { rerender } = render(<CaseScreen view={{ ...view, route: driven }} language="en" />);
  expect(screen.getByText(/Deshawn is driving\.$/)).toBeInTheDocument();
  rerender(<CaseScreen view={{ ...view, route: { ...driven, departedFromPickupAt: null } }} language="en" />);
  expect(screen.getByText(/Deshawn is getting ready to leave\.$/)).toBeInTheDocument();
});

it("sends nobody on the way while the transport is planned for another day", () => {
  const planned = { ...view.case, requestedDate: "2026-11-24", requestedTime: "09:15" };
  const waiting: FamilyRouteDto = { ...route, routeStatus: "en_route_to_pickup", departedFromPickupAt: null };
  render(<CaseScreen view={{ ...view, case: planned, route: waiting, hasSetOut: false }} language="en" />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("The transport of Eleanor is arranged.");
  expect(screen.getByText(/It is planned for Tuesday, November 24 at 9:15 AM\./)).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "What happens next" })).toBeInTheDocument();
  expect(screen.queryByText(/on the way/i)).toBeNull();
});

it("promises nothing once declined", () => {
  const declined = { ...view.case, status: "declined", transportCompanyName: null } as const;
  render(<CaseScreen view={{ ...view, route: null, case: declined }} language="en" />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("The transport of Eleanor was not accepted.");
  expect(screen.getByText(/Please contact the coordinator at Harlan & Rowe/)).toBeInTheDocument();
  expect(screen.queryByRole("list")).toBeNull();
  expect(screen.queryByText("Not known yet")).toBeNull();
});

it("shows the notice of a case just opened for five seconds", () => {
  vi.useFakeTimers();
  const text = "Access granted to case information";
  render(<CaseScreen view={{ ...view, justOpenedAt: "2026-11-22T03:49:58.000Z" }} language="en" />);
  act(() => void vi.advanceTimersByTime(0));
  expect(screen.getByText(text)).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(4_999));
  expect(screen.getByText(text)).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText(text)).toBeNull();
  vi.useRealTimers();
});

it("shows that notice once a visit, also when the page is loaded again", () => {
  vi.useFakeTimers();
  const notice = () => screen.queryByText("Access granted to case information");
  const load = (justOpenedAt: string) => {
    const page = render(<CaseScreen view={{ ...view, justOpenedAt }} language="en" />);
    act(() => void vi.advanceTimersByTime(0));
    return page;
  };
  const first = load("2026-11-22T03:49:50.000Z");
  expect(notice()).toBeInTheDocument();
  first.unmount();
  const again = load("2026-11-22T03:49:50.000Z");
  expect(notice()).toBeNull();
  again.unmount();
  load("2026-11-22T03:49:59.000Z");
  expect(notice()).toBeInTheDocument();
  vi.useRealTimers();
});
