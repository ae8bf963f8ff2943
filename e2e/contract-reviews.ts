// The calls on reviews, one row each.
import { expect } from "@playwright/test";
import type { Row, Step } from "./contract-calls";

const active: Step[] = ["create", "accept"];
const completed: Step[] = [...active, "arrive-pickup", "confirm-pickup", "complete-delivery", "access"];

const review = {
  customerName: " Rosa Ortega  Luna ",
  rating: 5,
  comment: " They were kind to <b>my father</b>.\nThank you. ",
  serviceName: "Mortuary Transport",
};
const shown = {
  customerName: "Rosa Ortega Luna",
  rating: 5,
  comment: "They were kind to <b>my father</b>.\nThank you.",
  serviceName: "Mortuary Transport",
};

const invalid = [
  ...[0, 6, -1, 4.5, "5", null, [5]].map(
    (rating) => [{ ...review, rating }, "rating", "Please select a rating"] as const,
  ),
  ...["", " \t", "…", "R".repeat(101), 5, null, { contains: "" }].map(
    (customerName) => [{ ...review, customerName }, "customerName"] as const,
  ),
  [{ ...review, customerName: "" }, "customerName", "Please enter your name"],
  [{ ...review, comment: "x".repeat(2_001) }, "comment"],
  [{ ...review, comment: { contains: "" } }, "comment"],
  [{ ...review, serviceName: "x".repeat(101) }, "serviceName"],
  [{ ...review, showsInitials: "yes" }, "showsInitials"],
] as const satisfies Row["invalid"];

/** What a family's page sends: none of it says whose case it is. */
const sent = { ...review, caseId: "CHI-202611-00000-00000", businessOwnerId: "11111111-1111-4111-8111-111111111111" };

export const specifiedReviews = ["GET /api/reviews", "POST /api/reviews"];

export const reviewRows: Record<string, Row> = {
  "GET /api/reviews": { method: "GET", path: "/api/reviews", isPublic: true, answer: "list" },
  "POST /api/reviews, by a business": {
    method: "POST",
    path: "/api/reviews",
    body: review,
    invalid: [...invalid, [{ ...review, comment: " " }, "comment"]],
    again: 200,
    answer: { ...shown, isFromBusiness: true, id: expect.any(String) },
  },
  "POST /api/reviews, for the family": {
    method: "POST",
    path: "/api/reviews",
    who: "family",
    given: completed,
    body: { ...sent, comment: "", showsInitials: true },
    invalid,
    again: 409,
    conflicts: [[...active, "access"]],
    answer: { customerName: "R. L.", rating: 5, comment: null, isFromBusiness: false },
  },
};

/** Those that the product has beside the specification's. */
export const reviewAdditions: Record<string, Row> = {
  "GET /api/reviews/summary": {
    method: "GET",
    path: "/api/reviews/summary",
    isPublic: true,
    answer: { count: expect.any(Number) },
  },
};
