// The calls that the product has beside the specification's, one row each.
import { expect } from "@playwright/test";
import { active, type Case, created, opened, type Row, request, route, text } from "./contract-calls";
import { analyticsAdditions } from "./contract-analytics";
import { intakeAdditions } from "./contract-intake";
import { reviewAdditions } from "./contract-reviews";
import { transactionAdditions } from "./contract-transactions";

const report =
  (rest = "") =>
  ({ requestId }: Case) =>
    `/api/reports/${requestId}${rest}`;

const number = expect.any(Number) as unknown;

export const additions: Record<string, Row> = {
  "GET /api/health": { method: "GET", path: "/api/health", isPublic: true, answer: { status: "ok" } },
  "GET /api/ready": { method: "GET", path: "/api/ready", isPublic: true, answer: { status: "ready" } },
  "GET /api/requests/counts": {
    method: "GET",
    path: "/api/requests/counts",
    answer: { pending: number, active: number },
  },
  "GET /api/requests/{id}/history": {
    method: "GET",
    path: request("/history"),
    given: active,
    answer: "list",
  },
  "POST /api/requests/{id}/undo-decline": {
    method: "POST",
    path: request("/undo-decline"),
    given: [...created, "decline"],
    again: 409,
    conflicts: [created, active, [...active, "cancel"]],
    answer: { status: "pending", declinedAt: null },
  },
  "GET /api/requests/{id}/access": {
    method: "GET",
    path: request("/access"),
    given: opened,
    answer: { caseId: text, hasPin: true },
  },
  "DELETE /api/requests/{id}/access": {
    method: "DELETE",
    path: request("/access"),
    given: opened,
    again: 409,
    answer: { hasFamilyAccess: false },
  },
  "PUT /api/requests/{id}/family-note": {
    method: "PUT",
    path: request("/family-note"),
    given: active,
    body: { familyNote: " We shall call at nine. " },
    invalid: [
      [{}, "familyNote"],
      [{ familyNote: "x".repeat(2_001) }, "familyNote"],
    ],
    again: 200,
    answer: { familyNote: "We shall call at nine." },
  },
  "POST /api/requests/{id}/family-map/pause": {
    method: "POST",
    path: request("/family-map/pause"),
    given: active,
    again: 409,
    conflicts: [[...active, "cancel"]],
    answer: { familyMapPausedAt: text },
  },
  "POST /api/requests/{id}/family-map/resume": {
    method: "POST",
    path: request("/family-map/resume"),
    given: [...active, "pause-map"],
    again: 409,
    conflicts: [active],
    answer: { familyMapPausedAt: null },
  },
  "GET /api/drivers": { method: "GET", path: "/api/drivers", answer: "list" },
  "PUT /api/routes/{id}/driver": {
    method: "PUT",
    path: route("driver"),
    given: active,
    body: ({ userId }) => ({ driverId: userId }),
    invalid: [
      [{}, "driverId"],
      [{ driverId: "Marisol" }, "driverId", "Choose who drives."],
    ],
    again: 200,
    conflicts: [[...active, "cancel"]],
    answer: ({ userId }) => ({ driverId: userId, driverName: text }),
  },
  "PUT /api/driver-naming": {
    method: "PUT",
    path: "/api/driver-naming",
    body: { namesDriverToFamilies: false },
    invalid: [[{}, "namesDriverToFamilies"]],
    again: 200,
    answer: { namesDriverToFamilies: false },
  },
  ...intakeAdditions,
  ...transactionAdditions,
  ...reviewAdditions,
  ...analyticsAdditions,
  "GET /api/requests/export": { method: "GET", path: "/api/requests/export", answer: "\uFEFF…" },
  "GET /api/reports/{id}": { method: "GET", path: report(), given: active, answer: {} },
  "GET /api/reports/{id}/pdf": { method: "GET", path: report("/pdf"), given: active, answer: "%PDF-…" },
};
