// Taking back that a fee was settled by hand, on a real database: it is owed as before, and the record says so.
import { expect, it } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { db } from "@/lib/platform/db";
import { aDue } from "@/lib/testing/dues";
import { newestLink, race, recordOf, refusal } from "@/lib/testing/outcomes";
import { aPayment } from "@/lib/testing/payments";
import { anActor } from "@/prisma/factories";
import { listDues } from "./queries";
import { listDuesQuery } from "./schema";
import { settleDue } from "./settle-due";
import { undoSettlement } from "./undo-settlement";

async function ready() {
  const [debtor, creditor] = [await anActor(), await anActor({ business: { standardFeeCents: 25_000 } })];
  const id = await aDue(debtor, creditor);
  await settleDue(creditor, { id, note: "Check 1042" });
  return { debtor, creditor, id };
}

const list = async (actor: BusinessActor, query: Record<string, string>) =>
  (await listDues(actor, listDuesQuery.parse(query))).items;

it("does it: it is open on both sides, and can be settled again", async () => {
  const { debtor, creditor, id } = await ready();
  expect(await list(creditor, { state: "settled" })).toMatchObject([{ id, mayUndo: true, maySettle: false }]);
  expect(await list(debtor, { side: "owing", state: "settled" })).toMatchObject([{ id, mayUndo: false }]);
  // Whoever of the creditor's people it is.
  const colleague = await anActor({ businessId: creditor.businessId });
  expect(await undoSettlement(colleague, { id })).toEqual({ id });
  expect(await list(creditor, {})).toMatchObject([
    { id, mayUndo: false, maySettle: true, settledAt: null, note: null },
  ]);
  expect(await list(debtor, { side: "owing" })).toMatchObject([{ id, settledAt: null, note: null }]);
  await settleDue(creditor, { id });
  expect(await list(creditor, { state: "settled" })).toMatchObject([{ id, note: null }]);
});

it("records it", async () => {
  const { creditor, id } = await ready();
  await undoSettlement(creditor, { id });
  const link = await newestLink(creditor.businessId);
  expect(link).toMatchObject({ type: "due.reopened", actorId: creditor.userId });
  expect(link.payload).toEqual({ requestId: id, by: "Ana Ruiz" });
});

it("refuses the wrong state: open already, and paid", async () => {
  const { debtor, creditor, id } = await ready();
  await undoSettlement(creditor, { id });
  expect(await refusal(undoSettlement(creditor, { id }))).toBe("conflict: This cancellation fee is open already.");
  // What was given up and paid after all.
  await settleDue(creditor, { id });
  const { id: transactionId } = await aPayment(debtor, { requestId: id, payeeBusinessId: creditor.businessId });
  expect(await refusal(undoSettlement(creditor, { id }))).toBe("conflict: This cancellation fee has been paid.");
  expect(await list(creditor, { state: "settled" })).toMatchObject([{ id, mayUndo: false }]);
  await db.dueSettlement.update({
    where: { requestId: id },
    data: { kind: "payment", transactionId, settledById: null, note: null },
  });
  expect(await refusal(undoSettlement(creditor, { id }))).toBe("conflict: This cancellation fee has been paid.");
});

it("refuses the wrong actor: who owes it, and strangers", async () => {
  const { debtor, creditor, id } = await ready();
  for (const actor of [debtor, await anActor({ role: "admin" })])
    expect(await refusal(undoSettlement(actor, { id }))).toBe("not_found: We could not find this cancellation fee.");
  expect(await list(creditor, { state: "settled" })).toHaveLength(1);
});

it("of two concurrent calls one wins", async () => {
  const { creditor, id } = await ready();
  const undo = () => undoSettlement(creditor, { id });
  const { won, lost } = await race({ table: "ServiceRequest", id }, [undo, undo]);
  expect([won, lost]).toEqual([[{ id }], ["conflict: This cancellation fee is open already."]]);
  expect((await recordOf(creditor.businessId)).filter((type) => type === "due.reopened")).toHaveLength(1);
});
