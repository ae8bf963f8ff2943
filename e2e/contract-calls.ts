// The specification's calls, one row each: what comes before, what is sent and what is answered.
import { expect } from "@playwright/test";

export const places = { pickupLocation: "4025 N Paulina St, Chicago", deliveryLocation: "718 Lake St, Oak Park" };

export type Who = "coordinator" | "hospital" | "visitor" | "family";

/** A transport of the coordinator's own house, of which the hospital has no part. */
export interface Case {
  requestId: string;
  routeId: string;
  caseId: string;
}

export interface Row {
  method: "GET" | "POST" | "PATCH";
  path: string | ((given: Case) => string);
  who?: Who;
  /** What the call needs to have happened before; nothing when left out. */
  given?: Step[];
  body?: object;
  /** A body that does not fit, and the field that the answer names. */
  invalid?: [body: object, field: string];
  /** The status once it was done already. */
  again?: number;
  answer: Record<string, unknown> | "list";
}

export type Step =
  | "create"
  | "accept"
  | "access"
  | "arrive-pickup"
  | "confirm-pickup"
  | "depart-pickup"
  | "complete-delivery";

export const created: Step[] = ["create"];
const active: Step[] = [...created, "accept"];
const moving: Step[] = [...active, "arrive-pickup", "confirm-pickup"];
export const opened: Step[] = [...active, "access"];
const text = expect.any(String) as unknown;
export const route = (step: string) => (given: Case) => `/api/routes/${given.routeId}/${step}`;

export const calls: Record<string, Row> = {
  "GET /api/auth/user": { method: "GET", path: "/api/auth/user", answer: { id: text, firstName: "Marisol" } },
  "GET /api/businesses": { method: "GET", path: "/api/businesses", answer: "list" },
  "GET /api/requests": { method: "GET", path: "/api/requests", answer: "list" },
  "GET /api/requests/{id}": {
    method: "GET",
    path: ({ requestId }) => `/api/requests/${requestId}`,
    given: created,
    answer: { ...places, status: "pending", caseId: null },
  },
  "POST /api/requests": {
    method: "POST",
    path: "/api/requests",
    body: { ...places, nokName: " Elena Ortega " },
    invalid: [{ pickupLocation: " ", deliveryLocation: "718 Lake St" }, "pickupLocation"],
    answer: { ...places, status: "pending", nokName: "Elena Ortega" },
  },
  "PATCH /api/requests/{id}/status, accept": {
    method: "PATCH",
    path: ({ requestId }) => `/api/requests/${requestId}/status`,
    given: created,
    body: { status: "active" },
    invalid: [{ status: "completed" }, "status"],
    again: 409,
    answer: { status: "active", ownerName: text },
  },
  "PATCH /api/requests/{id}/status, decline": {
    method: "PATCH",
    path: ({ requestId }) => `/api/requests/${requestId}/status`,
    given: created,
    body: { status: "declined" },
    invalid: [{ status: "declined", reason: "none" }, "reason"],
    again: 409,
    answer: { status: "declined" },
  },
  "POST /api/requests/{id}/access": {
    method: "POST",
    path: ({ requestId }) => `/api/requests/${requestId}/access`,
    given: active,
    body: { pin: "271828" },
    invalid: [{ pin: "12" }, "pin"],
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
    body: { deceasedReceived: true, recipientName: "Dr. Odile Marchetti", personalEffectsTransferred: false },
    invalid: [{ deceasedReceived: false }, "deceasedReceived"],
    again: 409,
    answer: { routeStatus: "delivered", isActive: false, recipientName: "Dr. Odile Marchetti" },
  },
  "GET /api/family/case/{caseId}": {
    method: "GET",
    path: ({ caseId }) => `/api/family/case/${caseId}`,
    who: "family",
    given: opened,
    answer: { caseId: text, status: "active", notes: null },
  },
};
