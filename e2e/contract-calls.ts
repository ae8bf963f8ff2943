// The specification's calls, one row each: what comes before, what is sent and what is answered.
import { expect } from "@playwright/test";
import type { Call } from "@/lib/contract/call";
import { analyticsRows, specifiedAnalytics } from "./contract-analytics";
import { billingRows, specifiedBilling } from "./contract-billing";
import { parseText } from "./contract-intake";
import { handover, places, wholePayload } from "./contract-payload";
import { reviewRows, specifiedReviews } from "./contract-reviews";

export type Who = "coordinator" | "hospital" | "visitor" | "family";

/** A transport of the coordinator's own house, of which the hospital has no part. */
export interface Case {
  /** The coordinator's own id, and the house's. */
  userId: string;
  businessId: string;
  requestId: string;
  routeId: string;
  caseId: string;
  /** A payment of the house that succeeded. */
  transactionId: string;
}

/** What is refused with 400: a body, the field that the answer names, and words that its sentence holds. */
type Invalid = readonly [body: object, field: string, words?: string];

export interface Row {
  method: Call["method"];
  path: string | ((given: Case) => string);
  who?: Who;
  /** Everybody is answered, signed in or not. */
  isPublic?: true;
  /** What the call needs to have happened before; nothing when left out. */
  given?: Step[];
  /** Every field that the specification names. */
  body?: object | ((given: Case) => object);
  invalid?: readonly Invalid[];
  /** Bytes that its body may have; 64 kB when left out. */
  mostBytes?: number;
  /** The status once it was done already. */
  again?: number;
  /** What came before where the state is wrong for it: 409. */
  conflicts?: Step[][];
  /** Fields of the answer, or how a file begins. */
  answer: Record<string, unknown> | ((given: Case) => Record<string, unknown>) | "list" | `${string}…`;
}

export type Step =
  | "create"
  | "accept"
  | "decline"
  | "suspend"
  | "cancel"
  | "access"
  | "revoke"
  | "pause-map"
  | "arrive-pickup"
  | "confirm-pickup"
  | "depart-pickup"
  | "complete-delivery"
  | "pay"
  | "subscribe";

export const created: Step[] = ["create"];
export const active: Step[] = [...created, "accept"];
const moving: Step[] = [...active, "arrive-pickup", "confirm-pickup"];
export const opened: Step[] = [...active, "access"];
const delivered: Step[] = [...moving, "complete-delivery"];

/** What the family and the business will read once access is issued with it. */
export const accessNames = {
  pin: "271828",
  deceasedName: "Agnès W.",
  funeralHomeName: "Harlan & Rowe, Evanston",
  transportCompanyName: "Lakeshore Removal, north side",
};

export const text = expect.any(String) as unknown;
export const request =
  (rest = "") =>
  ({ requestId }: Case) =>
    `/api/requests/${requestId}${rest}`;
export const route = (step: string) => (given: Case) => `/api/routes/${given.routeId}/${step}`;

/** The specification's rows of these families, by name alone, so that none is forgotten. */
export const specified = [
  "GET /api/businesses",
  "GET /api/requests",
  "GET /api/requests/{id}",
  "POST /api/requests",
  "PATCH /api/requests/{id}/status",
  "PATCH /api/requests/{id}/addresses",
  "POST /api/requests/{id}/suspend",
  "POST /api/requests/{id}/cancel",
  "POST /api/requests/{id}/access",
  "POST /api/parse-text",
  "GET /api/routes",
  "GET /api/routes/{id}",
  "POST /api/routes/{id}/arrive-pickup",
  "POST /api/routes/{id}/confirm-pickup",
  "POST /api/routes/{id}/depart-pickup",
  "POST /api/routes/{id}/complete-delivery",
  "POST /api/reports/{id}/email",
  ...specifiedReviews,
  ...specifiedBilling,
  ...specifiedAnalytics,
];

const pending = { ...places, status: "pending", caseId: null };

export const calls: Record<string, Row> = {
  "GET /api/auth/user": { method: "GET", path: "/api/auth/user", answer: { id: text, firstName: "Marisol" } },
  "GET /api/businesses": { method: "GET", path: "/api/businesses", answer: "list" },
  "GET /api/requests": { method: "GET", path: "/api/requests", answer: "list" },
  "GET /api/requests/{id}": { method: "GET", path: request(), given: created, answer: pending },
  "POST /api/requests": {
    method: "POST",
    path: "/api/requests",
    body: (given) => ({ ...wholePayload(given), nokName: " Elena Wójcik " }),
    invalid: [
      [{ pickupLocation: " ", deliveryLocation: "718 Lake St" }, "pickupLocation"],
      [{ pickupLocation: "718 Lake St" }, "deliveryLocation"],
    ],
    answer: (given) => ({ ...wholePayload(given), status: "pending", ownerId: null }),
  },
  "PATCH /api/requests/{id}/status, accept": {
    method: "PATCH",
    path: request("/status"),
    given: created,
    body: ({ userId }) => ({ status: "active", ownerId: userId }),
    invalid: [
      [{ status: "completed" }, "status"],
      [{ status: "active", ownerId: "me" }, "ownerId"],
    ],
    again: 409,
    answer: ({ userId }) => ({ status: "active", ownerId: userId, ownerName: "Marisol Vega" }),
  },
  "PATCH /api/requests/{id}/status, decline": {
    method: "PATCH",
    path: request("/status"),
    given: created,
    body: { status: "declined" },
    invalid: [[{ status: "declined", reason: "none" }, "reason"]],
    again: 409,
    answer: { status: "declined" },
  },
  "PATCH /api/requests/{id}/addresses": {
    method: "PATCH",
    path: request("/addresses"),
    given: active,
    body: { deliveryLocation: "9 Lake St, Oak Park" },
    invalid: [
      [{ pickupLocation: " " }, "pickupLocation", "Pickup address is required"],
      [{ deliveryLocation: "" }, "deliveryLocation", "Delivery address is required"],
      [{}, "body"],
    ],
    again: 200,
    conflicts: [delivered, [...active, "cancel"]],
    answer: { ...places, deliveryLocation: "9 Lake St, Oak Park" },
  },
  "POST /api/requests/{id}/suspend": {
    method: "POST",
    path: request("/suspend"),
    given: active,
    body: { reason: " The van broke down. " },
    invalid: [
      [{}, "reason", "Reason Required"],
      [{ reason: " " }, "reason", "Please provide a reason for this action."],
    ],
    again: 409,
    conflicts: [created, delivered, [...active, "cancel"]],
    answer: { status: "pending", suspensionReason: "The van broke down.", ownerId: null, transportCompanyName: null },
  },
  "POST /api/requests/{id}/cancel, full fee": {
    method: "POST",
    path: request("/cancel"),
    given: active,
    body: { reason: "The family called it off.", feeStatus: "full" },
    invalid: [
      [{ feeStatus: "full" }, "reason", "Reason Required"],
      [{ reason: "x", feeStatus: "some" }, "feeStatus"],
      [{ reason: "x" }, "feeStatus"],
      [{ reason: "x", feeStatus: "full", feeAmount: 5 }, "feeAmount"],
    ],
    again: 409,
    conflicts: [created, delivered, [...active, "suspend"]],
    answer: { status: "declined", cancellationReason: "The family called it off.", feeStatus: "full", feeAmount: null },
  },
  "POST /api/requests/{id}/cancel, partial fee": {
    method: "POST",
    path: request("/cancel"),
    given: active,
    body: { reason: "Half the way was driven.", feeStatus: "partial", feeAmount: 149.99 },
    invalid: [0, -5, 10.005, 0.001, "12", null, undefined].map((feeAmount) => [
      { reason: "x", feeStatus: "partial", feeAmount },
      "feeAmount",
      "Amount Required",
    ]),
    again: 409,
    answer: { status: "declined", feeStatus: "partial", feeAmount: 149.99 },
  },
  "POST /api/requests/{id}/cancel, no fee": {
    method: "POST",
    path: request("/cancel"),
    given: active,
    body: { reason: "Called by mistake.", feeStatus: "none" },
    invalid: [[{ reason: "x", feeStatus: "none", feeAmount: 0 }, "feeAmount"]],
    again: 409,
    answer: { status: "declined", feeStatus: "none", feeAmount: null },
  },
  "POST /api/parse-text": parseText,
  "POST /api/requests/{id}/access": {
    method: "POST",
    path: request("/access"),
    given: active,
    body: accessNames,
    invalid: ["123", "1234567", "12a4", "१२३४", 271828].map((pin) => [{ pin }, "pin"]),
    again: 200,
    answer: { caseId: text },
  },
  "GET /api/routes": { method: "GET", path: "/api/routes", answer: "list" },
  "GET /api/routes/{id}, by route": {
    method: "GET",
    path: ({ routeId }) => `/api/routes/${routeId}`,
    given: active,
    answer: { routeStatus: "en_route_to_pickup", isActive: true, request: expect.objectContaining(places) },
  },
  "GET /api/routes/{id}, by request": {
    method: "GET",
    path: ({ requestId }) => `/api/routes/${requestId}`,
    given: active,
    answer: { routeStatus: "en_route_to_pickup" },
  },
  "GET /api/routes/{id}, by case": {
    method: "GET",
    path: ({ caseId }) => `/api/routes/${caseId}`,
    given: opened,
    answer: { routeStatus: "en_route_to_pickup" },
  },
  "GET /api/routes/{id}, for the family": {
    method: "GET",
    path: ({ caseId }) => `/api/routes/${caseId}`,
    who: "family",
    given: opened,
    answer: { routeStatus: "en_route_to_pickup", isActive: true },
  },
  "POST /api/routes/{id}/arrive-pickup": {
    method: "POST",
    path: route("arrive-pickup"),
    given: active,
    again: 409,
    answer: { routeStatus: "arrived_at_pickup", arrivedAtPickupAt: text },
  },
  "POST /api/routes/{id}/confirm-pickup": {
    method: "POST",
    path: route("confirm-pickup"),
    given: [...active, "arrive-pickup"],
    again: 409,
    answer: { routeStatus: "en_route_to_delivery", pickedUpAt: text },
  },
  "POST /api/routes/{id}/depart-pickup": {
    method: "POST",
    path: route("depart-pickup"),
    given: moving,
    again: 409,
    answer: { routeStatus: "en_route_to_delivery", departedFromPickupAt: text },
  },
  "POST /api/routes/{id}/complete-delivery": {
    method: "POST",
    path: route("complete-delivery"),
    given: moving,
    body: handover,
    invalid: [
      [{ deceasedReceived: false }, "deceasedReceived"],
      [{ deceasedReceived: true, afterHoursDelivery: "yes" }, "afterHoursDelivery"],
    ],
    again: 409,
    answer: { ...handover, routeStatus: "delivered", isActive: false, afterHoursRecordedAt: text },
  },
  "POST /api/reports/{id}/email": {
    method: "POST",
    path: ({ requestId }) => `/api/reports/${requestId}/email`,
    given: active,
    again: 200,
    conflicts: [created],
    answer: { recipient: "office@lakeshore-removal.test" },
  },
  ...reviewRows,
  ...analyticsRows,
  ...billingRows,
  "GET /api/family/case/{caseId}": {
    method: "GET",
    path: ({ caseId }) => `/api/family/case/${caseId}`,
    who: "family",
    given: opened,
    answer: { caseId: text, status: "active", notes: null },
  },
};
