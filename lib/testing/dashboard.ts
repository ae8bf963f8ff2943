// Requests and routes as the dashboard gets them, and the dashboard around the part that a test looks at.
import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { withNuqsTestingAdapter } from "nuqs/adapters/testing";
import { createElement, type ReactElement } from "react";
import { dismissToast } from "@/components/hooks/use-toast";
import { makeQueryClient } from "@/components/layout/query-provider";
import { DashboardProvider, type OpenDialog } from "@/components/transports/dashboard-context";
import { Toaster } from "@/components/ui/toaster";
import type { RequestSummaryDto, RouteDto } from "@/lib/transports/dto";

/** Saturday, November 21, 2026, 9:15 PM in Chicago. */
export const evening = Date.parse("2026-11-22T03:15:00.000Z");

export function aSummary(over: Partial<RequestSummaryDto> = {}): RequestSummaryDto {
  return {
    id: "a3f81c09-5b0e-4a53-9f0d-6f5f0a0f2d11",
    caseId: null,
    status: "pending",
    deceasedName: "Rafael Ortega Luna",
    funeralHomeName: "Ashgrove Memorial Chapel",
    transportCompanyName: null,
    locationName: "St. Brendan Medical Center",
    locationFloor: "4",
    locationRoom: "412B",
    pickupLocation: "4025 N Paulina St, Chicago, IL 60613",
    deliveryLocation: "718 Lake St, Oak Park, IL 60301",
    destinationFuneralHome: "Ashgrove Memorial Chapel",
    requestedDate: "2026-11-21",
    requestedTime: "23:30",
    contactName: "Teresa Nolan",
    contactPhone: "(312) 555-0142",
    suspensionReason: null,
    cancellationReason: null,
    feeStatus: null,
    feeAmount: null,
    businessId: null,
    callReceivedAt: null,
    dateOfBirth: null,
    dateOfDeath: null,
    weight: null,
    ownerId: null,
    notes: null,
    timeZone: "America/Chicago",
    createdAt: "2026-11-22T02:37:00.000Z",
    acceptedAt: null,
    declinedAt: null,
    suspendedAt: null,
    cancelledAt: null,
    archivedAt: null,
    ownerName: null,
    isOpenCall: true,
    hasFamilyAccess: false,
    may: ["accept", "pass"],
    ...over,
  };
}

export function aRoute(over: Partial<RouteDto> = {}): RouteDto {
  const { id, caseId, deceasedName, pickupLocation, deliveryLocation } = aSummary();
  return {
    id: "0d6f7a52-2a53-4a4c-8b8f-1f3c5a9e7b10",
    requestId: id,
    request: { id, caseId, deceasedName, pickupLocation, deliveryLocation },
    routeStatus: "en_route_to_pickup",
    isActive: true,
    driverId: null,
    driverName: null,
    currentLat: null,
    currentLng: null,
    currentLocation: null,
    positionAt: null,
    positionAccuracy: null,
    positionSpeed: null,
    positionHeading: null,
    liveSeq: 0,
    etaAt: null,
    etaLow: null,
    etaHigh: null,
    eta: null,
    distanceRemaining: null,
    arrivedAtPickupAt: null,
    pickedUpAt: null,
    departedFromPickupAt: null,
    arrivedAtDeliveryAt: null,
    deliveryCompletedAt: null,
    deceasedReceived: false,
    recipientName: null,
    personalEffectsTransferred: false,
    personalEffectsNotes: null,
    afterHoursDelivery: false,
    afterHoursRecordedAt: null,
    deliveryNotes: null,
    startedAt: "2026-11-22T03:00:00.000Z",
    endedAt: null,
    timeZone: "America/Chicago",
    may: ["arrive"],
    ...over,
  };
}

/** Renders a part with the dashboard's surroundings; tells which dialogs and details it asked for. */
export function renderOnDashboard(part: ReactElement, searchParams = "") {
  // The notices of an earlier test would stand here too.
  dismissToast();
  const opened: { dialogs: OpenDialog[]; details: string[]; reports: string[] } = {
    dialogs: [],
    details: [],
    reports: [],
  };
  const client = makeQueryClient();
  const Address = withNuqsTestingAdapter({ searchParams, hasMemory: true });
  const props = {
    zone: "America/Chicago",
    firstNow: evening,
    publicUrl: null,
    openDialog: (dialog: OpenDialog) => void opened.dialogs.push(dialog),
    openDetail: (id: string) => void opened.details.push(id),
    openReport: (id: string) => void opened.reports.push(id),
    children: part,
  };
  const dashboard = createElement(DashboardProvider, props);
  const surrounded = createElement(QueryClientProvider, { client }, dashboard, createElement(Toaster));
  return { ...render(surrounded, { wrapper: Address }), client, opened };
}
