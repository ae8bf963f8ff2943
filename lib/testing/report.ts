// What a transport's report is made of, as the tests of the report need it.
import type { ReportEvent, ReportSource } from "@/lib/reports/dto";
import type { PathDrawing } from "@/lib/reports/format";
import { requestFields } from "@/lib/transports/schema";
import { aRoute, aSummary } from "./dashboard";

const steps = [
  ["request.created", "Request created", "2026-11-22T02:58:00.000Z", "Priya Raman", "Brookhaven Care Center"],
  ["request.accepted", "Accepted", "2026-11-22T03:04:00.000Z", "Marisol Vega", "Lakeshore Removal Service"],
  ["access.issued", "Family access issued", "2026-11-22T03:06:00.000Z", "Marisol Vega", "Lakeshore Removal Service"],
  [
    "route.arrived_at_pickup",
    "Arrived at pickup",
    "2026-11-22T03:12:00.000Z",
    "Deshawn Avery",
    "Lakeshore Removal Service",
  ],
  [
    "route.pickup_confirmed",
    "Pickup confirmed",
    "2026-11-22T03:31:00.000Z",
    "Deshawn Avery",
    "Lakeshore Removal Service",
  ],
  ["route.departed", "Departed", "2026-11-22T03:38:00.000Z", "Deshawn Avery", "Lakeshore Removal Service"],
  [
    "route.delivery_completed",
    "Delivery completed",
    "2026-11-22T04:43:00.000Z",
    "Deshawn Avery",
    "Lakeshore Removal Service",
  ],
] as const;

/** Sixty-four hexadecimal digits that begin and end with the number. */
const hashOf = (seq: number) =>
  `${seq.toString(16).padStart(4, "0")}${"b8".repeat(28)}${seq.toString(16).padStart(4, "0")}`;

/** One link for each step of a delivered transport. */
const reportEvents: ReportEvent[] = steps.map(([type, label, at, by, business], index) => ({
  seq: index + 1,
  type,
  label,
  detail: null,
  at,
  by,
  business,
  hash: hashOf(index + 1),
}));

/** A path from the west to the east of two counties. */
const aDrawing: PathDrawing = {
  width: 528,
  height: 216,
  counties: "M0 0L264 0L264 216L0 216ZM264 0L528 0L528 216L264 216Z",
  names: [
    { name: "DUPAGE", x: 132, y: 40 },
    { name: "COOK", x: 396, y: 40 },
  ],
  path: "M60 170L200 150L300 90L470 40",
  stops: [
    { kind: "pickup", label: "Pickup", at: "2026-11-22T03:31:00.000Z", x: 60, y: 170 },
    { kind: "delivery", label: "Delivery", at: "2026-11-22T04:43:00.000Z", x: 470, y: 40 },
  ],
  firstAt: "2026-11-22T03:05:00.000Z",
  lastAt: "2026-11-22T04:43:00.000Z",
  positions: 212,
};

/** A transport of Eleanor M. Whitcombe, delivered on Saturday night, November 21, 2026, in Chicago. */
export function aReportSource(over: Partial<ReportSource> = {}): ReportSource {
  const none = Object.fromEntries(requestFields.map((name) => [name, null])) as Record<
    (typeof requestFields)[number],
    null
  >;
  const summary = aSummary({
    caseId: "CHI-202611-7QF3K-9TX2M",
    status: "completed",
    deceasedName: "Eleanor M. Whitcombe",
    dateOfBirth: "02-14-1938",
    dateOfDeath: "11-21-2026",
    funeralHomeName: "Harlan & Rowe Funeral Home",
    destinationFuneralHome: "Harlan & Rowe Funeral Home",
    transportCompanyName: "Lakeshore Removal Service",
    locationName: "Brookhaven Care Center",
    locationFloor: "2",
    locationRoom: "214",
    pickupLocation: "1130 Mill St, Naperville, IL 60563",
    deliveryLocation: "1609 Dempster St, Evanston, IL 60201",
    requestedDate: "2026-11-21",
    requestedTime: "21:15",
    contactName: "Priya Raman",
    contactPhone: "(630) 555-0177",
    createdAt: "2026-11-22T02:58:00.000Z",
    acceptedAt: "2026-11-22T03:04:00.000Z",
    archivedAt: "2026-11-22T04:43:00.000Z",
    ownerName: "Marisol Vega",
    isOpenCall: false,
  });
  return {
    request: {
      ...none,
      ...summary,
      creatingBusinessName: "Brookhaven Care Center",
      addressedBusinessName: null,
      ownerBusinessName: "Lakeshore Removal Service",
      familyNote: null,
      familyMapPausedAt: null,
      namesDriverToFamilies: null,
      familyAccess: null,
      isWithheld: false,
    },
    route: aRoute({
      routeStatus: "delivered",
      isActive: false,
      driverName: "Deshawn Avery",
      arrivedAtPickupAt: "2026-11-22T03:12:00.000Z",
      pickedUpAt: "2026-11-22T03:31:00.000Z",
      departedFromPickupAt: "2026-11-22T03:38:00.000Z",
      arrivedAtDeliveryAt: "2026-11-22T04:40:00.000Z",
      deliveryCompletedAt: "2026-11-22T04:43:00.000Z",
      deceasedReceived: true,
      recipientName: "Jonah Rowe",
      personalEffectsTransferred: true,
      personalEffectsNotes: "One wedding band, one pair of glasses, one blue cardigan. Sealed bag 0418.",
      afterHoursDelivery: true,
      afterHoursRecordedAt: "2026-11-22T04:43:00.000Z",
    }),
    drawing: aDrawing,
    createdBy: "Priya Raman",
    company: {
      name: "Lakeshore Removal Service",
      address: "2840 W Carroll Ave, Chicago, IL 60612",
      phone: "(312) 555-0109",
      logo: null,
    },
    events: reportEvents,
    head: { seq: reportEvents.length, hash: reportEvents.at(-1)?.hash ?? "" },
    asker: { name: "Marisol Vega, Lakeshore Removal Service", timeZone: "America/Chicago" },
    printedAt: "2026-11-22T04:51:00.000Z",
    ...over,
  };
}

/** `count` links, the later ones of the driver. */
export const manyEvents = (count: number): ReportEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    seq: index + 1,
    type: "request.addresses_changed",
    label: "Address changed",
    detail: `Pickup: ${index} Mill St → ${index + 1} Mill St`,
    at: new Date(Date.UTC(2026, 10, 22, 3, index)).toISOString(),
    by: "Deshawn Avery",
    business: "Lakeshore Removal Service",
    hash: hashOf(index + 1),
  }));
