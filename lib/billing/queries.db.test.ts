// Lists of payments and their sums on a real database.
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { database, db } from "@/lib/platform/db";
import { aPayment } from "@/lib/testing/payments";
import { anActiveTransport, anActor, cancelled } from "@/prisma/factories";
import { bandOf, loadTransactionTotals } from "./load-transaction-totals";
import { formatAmount } from "./parse-amount";
import { getTransactionTotals, listTransactions } from "./queries";
import { listTransactionsQuery, transactionsQuery } from "./schema";

const list = (actor: BusinessActor, query: Record<string, string> = {}) =>
  listTransactions(actor, listTransactionsQuery.parse(query));
const sum = (actor: BusinessActor, query: Record<string, string> = {}) =>
  getTransactionTotals(actor, transactionsQuery.parse(query));
const amounts = async (actor: BusinessActor, query: Record<string, string> = {}) =>
  (await list(actor, query)).transactions.map(({ amount }) => amount);

/** A payment of a cancellation fee to another business. */
async function aFeePayment(payer: BusinessActor, payee: BusinessActor, cents: number) {
  const { request } = await anActiveTransport(payer, payee);
  await cancelled(payee, request.id, { reason: "x", feeStatus: "partial", feeAmount: cents / 100 });
  return aPayment(payer, { requestId: request.id, payeeBusinessId: payee.businessId, amountCents: cents });
}

describe("the list", () => {
  it("tells what the contract names, and nothing of another business", async () => {
    const [actor, other] = [await anActor({ business: { name: "Harlan & Rowe" } }), await anActor()];
    await aPayment(other);
    const { id, createdAt, providerPaymentId } = await aPayment(actor, { refundedCents: 2_550 });
    expect((await list(actor)).transactions).toEqual([
      {
        id,
        description: "One-time payment",
        type: "one-time",
        status: "succeeded",
        businessName: "Harlan & Rowe",
        createdAt: createdAt.toISOString(),
        providerPaymentId,
        amount: "100.00",
        refundedAmount: "25.50",
        requestId: null,
        refundRequestStatus: null,
        isRefundRequestMine: false,
        mayRequestRefund: true,
      },
    ]);
    expect((await sum(actor)).count).toBe(1);
  });

  it("offers a refund only of what succeeded, has something left and nothing open", async () => {
    const actor = await anActor();
    const ask = async (id: string, status: string, more = {}) =>
      db.refundRequest.create({
        data: { transactionId: id, userId: actor.userId, reason: "x", serviceUsed: "no", status, ...more },
      });
    const of = async (amountCents: number, fields = {}) =>
      (await aPayment(actor, { amountCents, createdAt: new Date(Date.UTC(2026, 10, amountCents)), ...fields })).id;
    await of(1, { status: "pending" });
    await of(2, { status: "requires_capture" });
    await of(3, { refundedCents: 3 });
    await ask(await of(4), "pending");
    await ask(await of(5), "denied", { answeredAt: new Date(), answeredById: actor.userId });
    const { transactions } = await list(actor);
    expect(
      transactions.map(({ amount, refundRequestStatus, mayRequestRefund }) => [
        amount,
        refundRequestStatus,
        mayRequestRefund,
      ]),
    ).toEqual([
      ["0.05", "denied", true],
      ["0.04", "pending", false],
      ["0.03", null, false],
      ["0.02", null, false],
      ["0.01", null, false],
    ]);
  });

  it("tells whose the newest refund request is", async () => {
    const actor = await anActor();
    const colleague = await anActor({ businessId: actor.businessId });
    const { id: transactionId } = await aPayment(actor);
    const asked = { transactionId, reason: "x", serviceUsed: "no" };
    const answer = { status: "denied", answeredAt: new Date(), answeredById: actor.userId };
    const isMine = async (reader: typeof actor) => (await list(reader)).transactions[0]?.isRefundRequestMine;
    expect(await isMine(actor)).toBe(false);
    await db.refundRequest.create({
      data: { ...asked, ...answer, userId: actor.userId, createdAt: new Date("2026-11-20T12:00:00Z") },
    });
    expect([await isMine(actor), await isMine(colleague)]).toEqual([true, false]);
    await db.refundRequest.create({
      data: { ...asked, userId: colleague.userId, createdAt: new Date("2026-11-21T12:00:00Z") },
    });
    expect([await isMine(actor), await isMine(colleague)]).toEqual([false, true]);
  });

  it("leads on by key, so that what comes in between neither repeats nor hides another", async () => {
    const actor = await anActor();
    const createdAt = new Date("2026-11-20T12:00:00Z");
    for (let cents = 1; cents <= 7; cents += 1) await aPayment(actor, { amountCents: cents, createdAt });
    const first = await list(actor, { limit: "3" });
    await aPayment(actor, { amountCents: 99 });
    const second = await list(actor, { limit: "3", cursor: first.next ?? "" });
    const third = await list(actor, { limit: "3", cursor: second.next ?? "" });
    expect([first, second, third].map(({ transactions }) => transactions.length)).toEqual([3, 3, 1]);
    const read = [first, second, third].flatMap(({ transactions }) => transactions.map(({ amount }) => amount));
    expect(read.toSorted()).toEqual(["0.01", "0.02", "0.03", "0.04", "0.05", "0.06", "0.07"]);
    expect(third.next).toBeNull();
  });

  it("takes days in the business's zone, both included", async () => {
    const actor = await anActor();
    const times = [
      "2026-11-20T05:59:59.999Z",
      "2026-11-20T06:00:00Z",
      "2026-11-21T05:59:59.999Z",
      "2026-11-21T06:00:00Z",
    ];
    for (const [index, time] of times.entries())
      await aPayment(actor, { createdAt: new Date(time), amountCents: index + 1 });
    const oneDay = { startDate: "2026-11-20", endDate: "2026-11-20" };
    expect(await amounts(actor, oneDay)).toEqual(["0.03", "0.02"]);
    expect(await sum(actor, oneDay)).toMatchObject({ count: 2, amount: "0.05" });
  });

  it("finds the other business by a part of its name, without regard to case, accents and marks", async () => {
    const actor = await anActor({ business: { name: "Lakeside Hospital" } });
    const jose = await anActor({ business: { name: "José & Sons" } });
    const prairie = await anActor({ business: { name: "Prairie Livery" } });
    await aFeePayment(actor, jose, 1_000);
    await aFeePayment(actor, prairie, 2_000);
    await aPayment(actor, { amountCents: 3_000 });
    const found = async (searchTerm: string) => [
      (await amounts(actor, { searchTerm })).toSorted(),
      (await sum(actor, { searchTerm })).amount,
    ];
    expect(await found("jose")).toEqual([["10.00"], "10.00"]);
    expect(await found("&")).toEqual([["10.00"], "10.00"]);
    expect(await found("LAKESIDE")).toEqual([["30.00"], "30.00"]);
    expect(await found("li")).toEqual([["20.00"], "20.00"]);
    expect(await found("s")).toEqual([["10.00", "30.00"], "40.00"]);
    expect(await found("%")).toEqual([[], "0.00"]);
    // The payee reads neither list nor sum of what others pay it.
    expect((await list(jose)).transactions).toEqual([]);
  });
});

describe("the totals", () => {
  const day = 86_400_000;
  const start = Date.UTC(2026, 7, 30, 22);
  const rows: { createdAt: Date; amountCents: number; status: string; refundedCents: number; payee: boolean }[] = [];
  let actor: BusinessActor;
  let payee: BusinessActor;

  beforeAll(async () => {
    [actor, payee] = [await anActor(), await anActor({ business: { name: "Prairie Livery" } })];
    const prices = [99, 100, 101, 999, 1_000, 1_001, 9_999, 10_000, 10_050, 12_345, 100_000, 99_999_999, 999_999_999];
    for (let index = 0; index < 120; index += 1) {
      const amountCents = prices[(index * 7) % prices.length] ?? 1;
      const status = ["succeeded", "pending", "failed", "canceled"][index % 4] ?? "";
      const row = {
        createdAt: new Date(start + ((index * 37) % 120) * 0.4 * day),
        amountCents,
        status,
        refundedCents: status === "succeeded" ? Math.floor(amountCents / 3) : 0,
      };
      rows.push({ ...row, payee: false });
      await aPayment(actor, row);
    }
    const fee = await aFeePayment(actor, payee, 12_345);
    rows.push({ ...fee, payee: true });
  });

  it("keep the same bands as the database", async () => {
    const cents = [0, 1, 9, 10, 11, 99, 100, 101, 110, 12_345, 999_999, 1_000_000, 1_000_001, 99_999_999, 999_999_999];
    const { rows: bands } = await database().pool.query<{ band: number }>(
      "SELECT amount_band(cents) AS band FROM unnest($1::int[]) WITH ORDINALITY AS given(cents, nth) ORDER BY nth",
      [cents],
    );
    expect(bands.map(({ band }) => band)).toEqual(cents.map((each) => bandOf(each).first));
    for (const each of cents) expect(bandOf(bandOf(each).last)).toEqual(bandOf(each));
  });

  it("are those of the rows, whatever the filter cuts", async () => {
    const edge = fc.option(fc.constantFrom(0, 99, 100, 150, 1_000, 1_001, 9_999, 10_000, 10_050, 12_000, 50_000_000), {
      nil: undefined,
    });
    const instant = fc.option(
      fc.integer({ min: -10, max: 700 }).map((hours) => new Date(start + hours * 7_200_000)),
      { nil: undefined },
    );
    const range = fc.record({
      from: instant,
      to: instant,
      min: edge,
      max: edge,
      who: fc.constantFrom("all", "own", "payee"),
    });
    await fc.assert(
      fc.asyncProperty(range, async ({ who, ...ends }) => {
        const others = { all: undefined, own: [actor.businessId], payee: [payee.businessId] }[who];
        const { from, to, min, max } = ends;
        const inside = rows.filter(
          (row) =>
            (!from || row.createdAt >= from) &&
            (!to || row.createdAt < to) &&
            (min === undefined || row.amountCents >= min) &&
            (max === undefined || row.amountCents <= max) &&
            (who === "all" || row.payee === (who === "payee")),
        );
        const add = (of: (row: (typeof rows)[number]) => number) =>
          formatAmount(inside.reduce((total, row) => total + of(row), 0));
        expect(await loadTransactionTotals({ businessId: actor.businessId, others, ...ends })).toEqual({
          count: inside.length,
          amount: add((row) => row.amountCents),
          succeededAmount: add((row) => (row.status === "succeeded" ? row.amountCents : 0)),
          refundedAmount: add((row) => row.refundedCents),
        });
      }),
      { numRuns: 300 },
    );
  });

  it("follow every change of a row, and its going", async () => {
    const own = await anActor();
    const { id } = await aPayment(own, { status: "pending", amountCents: 12_345 });
    expect(await sum(own)).toEqual({
      count: 1,
      amount: "123.45",
      succeededAmount: "0.00",
      refundedAmount: "0.00",
    });
    await db.transaction.update({ where: { id }, data: { status: "succeeded" } });
    await db.transaction.update({ where: { id }, data: { refundedCents: 45 } });
    expect(await sum(own)).toMatchObject({ succeededAmount: "123.45", refundedAmount: "0.45" });
    await db.transaction.update({ where: { id }, data: { amountCents: 2_000, createdAt: new Date(start) } });
    expect(await sum(own, { endDate: "2026-09-30" })).toMatchObject({ count: 1, amount: "20.00" });
    await db.transaction.delete({ where: { id } });
    expect(await sum(own)).toMatchObject({ count: 0, amount: "0.00", refundedAmount: "0.00" });
  });

  it("count every one of many that come at once", async () => {
    const own = await anActor();
    await Promise.all(Array.from({ length: 20 }, () => aPayment(own)));
    expect(await sum(own)).toMatchObject({ count: 20, amount: "2000.00" });
  });
});
