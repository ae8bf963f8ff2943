// Cancellation fees on a real database: who owes whom what, and settling by hand.
import { expect, it } from "vitest";
import { db } from "@/lib/platform/db";
import { aDue } from "@/lib/testing/dues";
import { newestLink, race, refusal } from "@/lib/testing/outcomes";
import { aPayment } from "@/lib/testing/payments";
import { anActiveTransport, anActor, cancelled } from "@/prisma/factories";
import { exportDues } from "./export-dues";
import { getDueTotals, listDues } from "./queries";
import { duesQuery, listDuesQuery } from "./schema";
import { settleDue } from "./settle-due";

type Query = Record<string, string>;

async function ready() {
  const debtor = await anActor({ business: { name: "Harlan & Rowe", kind: "funeral_home" } });
  const creditor = await anActor({ business: { name: "Prairie Livery", standardFeeCents: 25_000 } });
  return { debtor, creditor };
}

type Party = Awaited<ReturnType<typeof anActor>>;
const list = (actor: Party, query: Query = {}) => listDues(actor, listDuesQuery.parse(query));
const sum = (actor: Party, query: Query = {}) => getDueTotals(actor, duesQuery.parse(query));

it("does it: it leaves what is open, with the creditor's words, on both sides", async () => {
  const { debtor, creditor } = await ready();
  const [full, part] = [await aDue(debtor, creditor), await aDue(debtor, creditor, { amount: 19.99 })];
  expect((await list(creditor)).items).toMatchObject([
    { id: part, side: "owed", businessName: "Harlan & Rowe", feeStatus: "partial", amount: "19.99", maySettle: true },
    { id: full, side: "owed", feeStatus: "full", amount: "250.00", settledAt: null, mayPay: false },
  ]);
  expect(await sum(creditor)).toEqual({ count: 2, amount: "269.99", notAgreed: 0 });
  expect((await list(creditor, { side: "owing" })).items).toEqual([]);
  expect((await list(debtor, { side: "owing" })).items).toMatchObject([
    { id: part, businessName: "Prairie Livery", maySettle: false },
    { id: full },
  ]);
  const { settledAt } = await settleDue(creditor, { id: full, note: "Check 1042" });
  expect((await list(debtor, { side: "owing", state: "settled" })).items).toMatchObject([
    { id: full, settledAt, settledBy: "by_hand", note: "Check 1042", mayPay: false },
  ]);
  expect(await sum(debtor, { side: "owing" })).toEqual({ count: 1, amount: "19.99", notAgreed: 0 });
  expect((await list(creditor, { state: "all" })).items).toHaveLength(2);
});

it("lists no fee that was waived, nor one of a business to itself, and says where none was agreed", async () => {
  const { debtor, creditor } = await ready();
  const own = await anActiveTransport(creditor, creditor);
  await cancelled(creditor, own.request.id, { reason: "x", feeStatus: "full" });
  const free = await anActiveTransport(debtor, creditor);
  await cancelled(creditor, free.request.id, { reason: "x", feeStatus: "none" });
  await db.business.update({ where: { id: creditor.businessId }, data: { standardFeeCents: null } });
  const id = await aDue(debtor, creditor);
  expect((await list(creditor)).items).toMatchObject([{ id, amount: null }]);
  expect(await sum(creditor)).toEqual({ count: 1, amount: "0.00", notAgreed: 1 });
});

it("offers payment where the creditor can be paid, the amount is agreed and a card can carry it", async () => {
  const { debtor, creditor } = await ready();
  const [dollar, cents] = [await aDue(debtor, creditor, { amount: 1 }), await aDue(debtor, creditor, { amount: 0.99 })];
  const mayPay = async () => {
    const { items } = await list(debtor, { side: "owing" });
    return items.filter((due) => due.mayPay).map((due) => due.id);
  };
  expect(await mayPay()).toEqual([]);
  const where = { id: creditor.businessId };
  await db.business.update({ where, data: { providerAccountId: `acct_${creditor.businessId}`, canBePaid: true } });
  expect(await mayPay()).toEqual([dollar]);
  await aPayment(debtor, { requestId: dollar, payeeBusinessId: creditor.businessId, amountCents: 100 });
  expect(await mayPay()).toEqual([]);
  expect((await list(creditor)).items).toMatchObject([{ id: cents }, { id: dollar, maySettle: false }]);
});

it("leads on by key and writes the whole list as a file", async () => {
  const { debtor, creditor } = await ready();
  const ids: string[] = [];
  for (let nth = 0; nth < 3; nth += 1) ids.unshift(await aDue(debtor, creditor, { deceasedName: `=Person ${nth}` }));
  const first = await list(creditor, { limit: "2" });
  const second = await list(creditor, { limit: "2", cursor: first.next ?? "" });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
  expect(second.next).toBeNull();
  const { fileName, parts } = await exportDues(creditor, duesQuery.parse({}));
  let text = "";
  for await (const part of parts) text += part;
  expect(fileName).toMatch(/^cancellation-fees-owed-\d{4}-\d\d-\d\d\.csv$/);
  expect(text.split("\r\n")).toHaveLength(5);
  expect(text).toContain("Harlan & Rowe,'=Person 2,");
  expect(text).toContain(",Full Fee,250.00,,,");
});

it("records it: in the creditor's record, without the words", async () => {
  const { debtor, creditor } = await ready();
  const id = await aDue(debtor, creditor);
  await settleDue(creditor, { id, note: "Check 1042" });
  const link = await newestLink(creditor.businessId);
  expect(link).toMatchObject({ type: "due.settled", actorId: creditor.userId });
  expect(link.payload).toEqual({ requestId: id, kind: "by_hand", transactionId: null, by: "Ana Ruiz" });
});

it("refuses the wrong state: settled, paid, or a payment of it has begun", async () => {
  const { debtor, creditor } = await ready();
  const settled = await aDue(debtor, creditor);
  await settleDue(creditor, { id: settled });
  expect(await refusal(settleDue(creditor, { id: settled }))).toBe(
    "conflict: This cancellation fee is settled already.",
  );
  const pay = async (status: string) => {
    const requestId = await aDue(debtor, creditor);
    await aPayment(debtor, { requestId, payeeBusinessId: creditor.businessId, status });
    return requestId;
  };
  expect(await refusal(settleDue(creditor, { id: await pay("succeeded") }))).toBe(
    "conflict: This cancellation fee has been paid.",
  );
  for (const status of ["pending", "failed"])
    expect(await refusal(settleDue(creditor, { id: await pay(status) }))).toMatch(/^conflict: A payment of this fee/);
  const free = await pay("canceled");
  expect(await settleDue(creditor, { id: free })).toMatchObject({ id: free });
});

it("refuses the wrong actor: who owes it, and strangers", async () => {
  const { debtor, creditor } = await ready();
  const id = await aDue(debtor, creditor);
  const { request } = await anActiveTransport(debtor, creditor);
  for (const [actor, which] of [
    [debtor, id],
    [await anActor({ role: "admin" }), id],
    [creditor, request.id],
  ] as const)
    expect(await refusal(settleDue(actor, { id: which }))).toBe("not_found: We could not find this cancellation fee.");
});

it("of two concurrent calls one wins", async () => {
  const { debtor, creditor } = await ready();
  const id = await aDue(debtor, creditor);
  const settle = () => settleDue(creditor, { id });
  const { won, lost } = await race({ table: "ServiceRequest", id }, [settle, settle]);
  expect(won).toHaveLength(1);
  expect(lost).toEqual(["conflict: This cancellation fee is settled already."]);
});
