// Approving refunds on a real database: never more than is left, and one job that sends it.
import { expect, it } from "vitest";
import { db } from "@/lib/platform/db";
import { newestLink, race, refusal } from "@/lib/testing/outcomes";
import { aFailedRefund, aRefundRequest } from "@/lib/testing/payments";
import { stripeForTests, withoutKeys } from "@/lib/testing/stripe";
import { anActor } from "@/prisma/factories";
import { approveRefund } from "./approve-refund";
import { denyRefund } from "./deny-refund";
import { listRefundQueue, listRefundRequests } from "./queries";

await stripeForTests();

async function ready(refundedCents = 0) {
  const [asker, admin] = [await anActor(), await anActor({ role: "admin", firstName: "Ida", lastName: "Bell" })];
  const { payment, request } = await aRefundRequest(asker, { refundedCents });
  return { asker, admin, payment, id: request.id };
}

const jobsOf = (id: string) =>
  db.job.findMany({ where: { kind: "send-refund", payload: { equals: { refundRequestId: id } } } });

it("does it: all that is left unless told otherwise, and a job sends it", async () => {
  const { asker, admin, id } = await ready(2_500);
  expect(await approveRefund(admin, { id, notes: "With our apologies." })).toMatchObject({
    status: "approved",
    refundAmount: "75.00",
    adminNotes: "With our apologies.",
    answeredBy: "Ida Bell",
    leftAmount: "75.00",
    failedAt: null,
  });
  expect(await jobsOf(id)).toHaveLength(1);
  expect((await listRefundRequests(asker, { limit: 5 })).items).toMatchObject([
    { id, status: "approved", refundAmount: "75.00", adminNotes: "With our apologies." },
  ]);
  const part = await ready();
  expect(await approveRefund(admin, { id: part.id, amount: 1 })).toMatchObject({
    refundAmount: "0.01",
    adminNotes: null,
  });
  const open = (await listRefundQueue(admin, { state: "open", limit: 200 })).items.map((each) => each.id);
  expect(open).toEqual(expect.arrayContaining([id, part.id]));
});

it("records it", async () => {
  const { asker, admin, id, payment } = await ready();
  await approveRefund(admin, { id, amount: 4_000 });
  const link = await newestLink(asker.businessId);
  expect(link).toMatchObject({ type: "refund.approved", actorId: admin.userId });
  expect(link.payload).toEqual({ refundRequestId: id, transactionId: payment.id, amountCents: 4_000, by: "Ida Bell" });
});

it("refuses the wrong state: answered already, and more than is left", async () => {
  const { admin, id, payment } = await ready(2_500);
  expect(await refusal(approveRefund(admin, { id, amount: 7_501 }))).toBe(
    "invalid: At most $75.00 is left of this payment.",
  );
  await db.transaction.update({ where: { id: payment.id }, data: { refundedCents: 10_000 } });
  expect(await refusal(approveRefund(admin, { id }))).toMatch(/^conflict: This payment has been refunded in full/);
  expect(await jobsOf(id)).toEqual([]);
  await denyRefund(admin, { id, notes: "It went back already." });
  expect(await refusal(approveRefund(admin, { id }))).toBe("conflict: Ida Bell denied this already.");
  const failed = await aFailedRefund(await anActor(), admin);
  expect(await refusal(approveRefund(admin, { id: failed.request.id }))).toBe(
    "conflict: Ida Bell approved this already; the refund is on its way.",
  );
});

it("refuses it where no money can be sent back, and leaves the request as it was", async () => {
  const { asker, admin, id } = await ready();
  const before = await db.refundRequest.findUniqueOrThrow({ where: { id } });
  await withoutKeys(async () => {
    expect(await refusal(approveRefund(admin, { id }))).toBe(
      "not_configured: Payments are not set up here, so no money can be sent back. Nothing was changed.",
    );
    expect(await db.refundRequest.findUniqueOrThrow({ where: { id } })).toEqual(before);
    expect([(await newestLink(asker.businessId)).type, await jobsOf(id)]).toEqual(["refund.requested", []]);
    // Saying no needs no provider.
    expect(await denyRefund(admin, { id, notes: "It was used." })).toMatchObject({ status: "denied" });
  });
});

it("refuses the wrong actor: everybody but an administrator, the asker too", async () => {
  const { asker, id } = await ready();
  for (const actor of [asker, await anActor(), await anActor({ role: "driver" })]) {
    expect(await refusal(approveRefund(actor, { id }))).toBe("not_found: We could not find this.");
    expect(await refusal(listRefundQueue(actor, { state: "open", limit: 5 }))).toBe(
      "not_found: We could not find this.",
    );
  }
  expect(await db.refundRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: "pending" });
});

it("of two concurrent calls one wins", async () => {
  const { admin, id, payment } = await ready();
  const { won, lost } = await race({ table: "Transaction", id: payment.id }, [
    () => approveRefund(admin, { id }),
    () => approveRefund(admin, { id, amount: 1 }),
  ]);
  expect(won).toHaveLength(1);
  expect(lost).toEqual(["conflict: Ida Bell approved this already; the refund is on its way."]);
  expect(await jobsOf(id)).toHaveLength(1);
});
