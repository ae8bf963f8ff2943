// Sending a refused refund once more, on a real database.
import { expect, it } from "vitest";
import { db } from "@/lib/platform/db";
import { newestLink, race, refusal } from "@/lib/testing/outcomes";
import { aFailedRefund, aRefundRequest } from "@/lib/testing/payments";
import { stripeForTests, withoutKeys } from "@/lib/testing/stripe";
import { anActor } from "@/prisma/factories";
import { retryRefund } from "./retry-refund";

await stripeForTests();

async function ready() {
  const [asker, admin] = [await anActor(), await anActor({ role: "admin", firstName: "Ida", lastName: "Bell" })];
  const { payment, request } = await aFailedRefund(asker, admin, 4_000);
  return { asker, admin, payment, id: request.id };
}

const countJobs = (id: string) =>
  db.job.count({ where: { kind: "send-refund", payload: { equals: { refundRequestId: id } } } });

it("does it: the same amount, by a job of its own", async () => {
  const { admin, id } = await ready();
  expect(await countJobs(id)).toBe(1);
  expect(await retryRefund(admin, { id })).toMatchObject({ status: "approved", refundAmount: "40.00", failedAt: null });
  expect(await countJobs(id)).toBe(2);
});

it("records it", async () => {
  const { asker, admin, id, payment } = await ready();
  await retryRefund(admin, { id });
  const link = await newestLink(asker.businessId);
  expect(link.type).toBe("refund.retried");
  expect(link.payload).toEqual({ refundRequestId: id, transactionId: payment.id, by: "Ida Bell" });
});

it("refuses the wrong state: not answered yet, or on its way", async () => {
  const { asker, admin, id } = await ready();
  const { request } = await aRefundRequest(asker);
  expect(await refusal(retryRefund(admin, { id: request.id }))).toBe("conflict: This has not been answered yet.");
  await retryRefund(admin, { id });
  expect(await refusal(retryRefund(admin, { id }))).toBe(
    "conflict: Ida Bell approved this already; the refund is on its way.",
  );
});

it("refuses it where no money can be sent back, and it stands as failed", async () => {
  const { admin, id } = await ready();
  await withoutKeys(async () => {
    expect(await refusal(retryRefund(admin, { id }))).toMatch(/^not_configured: .+ no money can be sent back/);
  });
  expect(await db.refundRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({ failedAt: expect.any(Date) });
  expect(await countJobs(id)).toBe(1);
});

it("refuses the wrong actor", async () => {
  const { asker, id } = await ready();
  expect(await refusal(retryRefund(asker, { id }))).toBe("not_found: We could not find this.");
  expect(await countJobs(id)).toBe(1);
});

it("of two concurrent calls one wins", async () => {
  const { admin, id, payment } = await ready();
  const again = () => retryRefund(admin, { id });
  const { won, lost } = await race({ table: "Transaction", id: payment.id }, [again, again]);
  expect([won.length, lost.length]).toEqual([1, 1]);
  expect(await countJobs(id)).toBe(2);
});
