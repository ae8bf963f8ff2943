// What the calls answer has every field that the specification names.
import { expect, it } from "vitest";
import { z } from "zod";
import { isJson } from "./call";
import { findCall } from "./calls";

/** The fields of what a call answers; of a list those of each entry, of several kinds those of the first. */
function fieldsOf(method: string, path: string): string[] {
  const answer = findCall(method, path)?.answer;
  if (!answer || !isJson(answer)) throw new Error(`${method} ${path} answers no JSON.`);
  const read = (schema: unknown): string[] => {
    if (schema instanceof z.ZodArray) return read(schema.element);
    if (schema instanceof z.ZodUnion) return read(schema.options[0]);
    if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
    throw new Error(`${method} ${path} answers neither an object nor a list of them.`);
  };
  return read(answer);
}

const request =
  "id, caseId, status, deceasedName, funeralHomeName, transportCompanyName, locationName, locationFloor, locationRoom, pickupLocation, deliveryLocation, requestedDate, requestedTime, contactName, contactPhone, suspensionReason, cancellationReason, feeStatus, feeAmount, businessId, callReceivedAt, dateOfBirth, dateOfDeath, weight, ownerId, notes";
const route =
  "id, requestId, request, routeStatus, isActive, currentLat, currentLng, eta, distanceRemaining, arrivedAtPickupAt, pickedUpAt, departedFromPickupAt, arrivedAtDeliveryAt, deliveryCompletedAt, deceasedReceived, recipientName, personalEffectsTransferred, personalEffectsNotes, afterHoursDelivery, afterHoursRecordedAt, deliveryNotes";
const review = "id, customerName, rating, comment, serviceName, createdAt";
const refund = "id, transactionId, reason, serviceUsed, status, adminNotes, processedAt, providerRefundId, createdAt";

it.each([
  ["GET /api/requests", request],
  ["GET /api/requests/{id}", request],
  ["POST /api/requests", request],
  ["GET /api/routes", route],
  ["GET /api/routes/{id}", route],
  ["GET /api/businesses", "id, name"],
  ["GET /api/auth/user", "id, firstName"],
  ["POST /api/requests/{id}/access", "caseId"],
  [
    "GET /api/family/case/{caseId}",
    "id, caseId, status, deceasedName, funeralHomeName, transportCompanyName, requestedDate, requestedTime, pickupLocation, deliveryLocation, notes, ownerId",
  ],
  ["GET /api/reviews", review],
  ["POST /api/reviews", review],
  ["GET /api/transactions", "id, description, type, status, businessName, createdAt, providerPaymentId, amount"],
  ["POST /api/refund-requests", refund],
  ["GET /api/refund-requests", refund],
  ["POST /api/get-or-create-subscription", "status, clientSecret"],
  ["POST /api/create-payment-intent", "clientSecret"],
])("%s answers what the specification names", (call, named) => {
  const [method = "", path = ""] = call.split(" ");
  const fields = fieldsOf(method, path);
  expect(named.split(", ").filter((name) => !fields.includes(name))).toEqual([]);
});
