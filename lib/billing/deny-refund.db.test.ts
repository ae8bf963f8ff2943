// Denying refunds on a real database, with words for whoever asked.
import { expect, it } from "vitest";
import { db } from "@/lib/platform/db";
import { newestLink, race, refusal } from "@/lib/testing/outcomes";
import { aFailedRefund, aRefundRequest } from "@/lib/testing/payments";
import { stripeForTests } from "@/lib/testing/stripe";
import { anActor } from "@/prisma/factories";
import { approveRefund } from "./approve-refund";
import { denyRefund } from "./deny-refund";
import { listRefundQueue, listRefundRequests } from "./queries";

await stripeForTests();

const notes = "The transport was carried out.";

async function ready() {
  const [asker, admin] = [await anActor(), await anActor({ role: "admin", firstName: "Ida", lastName: "Bell" })];
  const { payment, request } = await aRefundRequest(asker);
  return { asker, admin, payment, id: request.id };
}

it("does it: the asker reads why, and it leaves what waits", async () => {
  const { asker, admin, id } = await ready();
  await denyRefund(admin, { id, notes });
  expect((await listRefundRequests(asker, { limit: 5 })).items).toMatchObject([
    { id, status: "denied", adminNotes: notes, refundAmount: null },
  ]);
  const idsOf = async (state: "open" | "answered") =>
    (await listRefundQueue(admin, { state, limit: 200 })).items.map((each) => each.id);
  expect(await idsOf("open")).not.toContain(id);
  expect((await idsOf("answered"))[0]).toBe(id);
});

it("does it after the provider refused an approved one", async () => {
  const { asker, admin } = await ready();
  const { request } = await aFailedRefund(asker, admin);
  expect(await denyRefund(admin, { id: request.id, notes })).toMatchObject({
    status: "denied",
    refundAmount: null,
    failedAt: null,
    failure: null,
  });
});

it("records it: without the words", async () => {
  const { asker, admin, id, payment } = await ready();
  await denyRefund(admin, { id, notes });
  const link = await newestLink(asker.businessId);
  expect(link.type).toBe("refund.denied");
  expect(link.payload).toEqual({ refundRequestId: id, transactionId: payment.id, by: "Ida Bell" });
});

it("refuses the wrong state: approved and on its way, or denied", async () => {
  const { admin, id } = await ready();
  await approveRefund(admin, { id });
  expect(await refusal(denyRefund(admin, { id, notes }))).toBe(
    "conflict: Ida Bell approved this already; the refund is on its way.",
  );
  const other = await ready();
  await denyRefund(admin, { id: other.id, notes });
  expect(await refusal(denyRefund(admin, { id: other.id, notes }))).toBe("conflict: Ida Bell denied this already.");
});

it("refuses the wrong actor", async () => {
  const { asker, admin, id } = await ready();
  expect(await refusal(denyRefund(asker, { id, notes }))).toBe("not_found: We could not find this.");
  expect(await refusal(denyRefund(admin, { id: "00000000-0000-4000-8000-000000000000", notes }))).toBe(
    "not_found: We could not find this refund request.",
  );
  expect(await db.refundRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: "pending" });
});

it("of two concurrent calls one wins, also against an approval", async () => {
  const { admin, id, payment } = await ready();
  const { won, lost } = await race({ table: "Transaction", id: payment.id }, [
    () => denyRefund(admin, { id, notes }),
    () => approveRefund(admin, { id }),
  ]);
  expect([won.length, lost.length]).toEqual([1, 1]);
  expect(lost[0]).toMatch(/^conflict: Ida Bell (?:denied|approved) this already/);
  const job = { kind: "send-refund", payload: { equals: { refundRequestId: id } } };
  expect(await db.job.count({ where: job })).toBe(won[0]?.status === "approved" ? 1 : 0);
});
