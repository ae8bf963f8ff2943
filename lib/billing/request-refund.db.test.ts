// Asking for a refund on a real database: of one's own succeeded payments, one open request each.
import { expect, it } from "vitest";
import { db } from "@/lib/platform/db";
import { newestLink, race, refusal } from "@/lib/testing/outcomes";
import { aPayment, aRefundRequest } from "@/lib/testing/payments";
import { anActor } from "@/prisma/factories";
import { denyRefund } from "./deny-refund";
import { listRefundRequests } from "./queries";
import { requestRefund } from "./request-refund";

const asked = { reason: "We paid twice.", serviceUsed: "partial" } as const;

it("does it: it stands under review, for its asker alone", async () => {
  const [actor, other] = [await anActor(), await anActor()];
  const colleague = await anActor({ businessId: actor.businessId });
  const { id: transactionId } = await aPayment(actor, { amountCents: 12_345 });
  const request = await requestRefund(actor, { transactionId, ...asked });
  expect(request).toMatchObject({
    transactionId,
    ...asked,
    status: "pending",
    adminNotes: null,
    processedAt: null,
    providerRefundId: null,
    amount: "123.45",
    refundAmount: null,
  });
  expect((await listRefundRequests(actor, { limit: 5 })).items).toEqual([request]);
  for (const each of [colleague, other]) expect((await listRefundRequests(each, { limit: 5 })).items).toEqual([]);
});

it("does it again once the first was denied", async () => {
  const [actor, admin] = [await anActor(), await anActor({ role: "admin" })];
  const { request } = await aRefundRequest(actor);
  await denyRefund(admin, { id: request.id, notes: "The service was used." });
  const again = await requestRefund(actor, { transactionId: request.transactionId, ...asked });
  const { items, next } = await listRefundRequests(actor, { limit: 1 });
  expect(items).toEqual([again]);
  expect(next).not.toBeNull();
});

it("records it: without the words", async () => {
  const actor = await anActor();
  const { request } = await aRefundRequest(actor);
  const link = await newestLink(actor.businessId);
  expect(link).toMatchObject({ type: "refund.requested", actorId: actor.userId });
  expect(link.payload).toEqual({
    refundRequestId: request.id,
    transactionId: request.transactionId,
    serviceUsed: "no",
    by: "Ana Ruiz",
  });
});

it("refuses the wrong state: not succeeded, refunded in full, asked for already", async () => {
  const actor = await anActor();
  for (const status of ["pending", "failed", "canceled", "requires_capture"]) {
    const { id: transactionId } = await aPayment(actor, { status });
    expect(await refusal(requestRefund(actor, { transactionId, ...asked }))).toBe(
      "conflict: Only a payment that succeeded can be refunded.",
    );
  }
  const { id: gone } = await aPayment(actor, { refundedCents: 10_000 });
  expect(await refusal(requestRefund(actor, { transactionId: gone, ...asked }))).toBe(
    "conflict: This payment has been refunded in full.",
  );
  const { request } = await aRefundRequest(actor);
  expect(await refusal(requestRefund(actor, { transactionId: request.transactionId, ...asked }))).toBe(
    "conflict: A refund of this payment has been asked for already.",
  );
  expect(await db.refundRequest.count({ where: { userId: actor.userId } })).toBe(1);
});

it("refuses the wrong actor: another business, for whom the payment does not exist", async () => {
  const [actor, other] = [await anActor(), await anActor({ role: "admin" })];
  const { id: transactionId } = await aPayment(actor);
  const unknown = "00000000-0000-4000-8000-000000000000";
  for (const id of [transactionId, unknown])
    expect(await refusal(requestRefund(other, { transactionId: id, ...asked }))).toBe(
      "not_found: We could not find this transaction.",
    );
});

it("of two concurrent calls one wins", async () => {
  const actor = await anActor();
  const { id: transactionId } = await aPayment(actor);
  const ask = () => requestRefund(actor, { transactionId, ...asked });
  const { won, lost } = await race({ table: "Transaction", id: transactionId }, [ask, ask]);
  expect(won).toHaveLength(1);
  expect(lost).toEqual(["conflict: A refund of this payment has been asked for already."]);
});
