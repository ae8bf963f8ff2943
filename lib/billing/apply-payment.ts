// Lets the provider's word on a payment stand where it holds; a payment that we do not know yet gets its row.
import "server-only";
import type { Unit } from "@/lib/audit/transact";
import { log } from "@/lib/platform/log";
import type { ToldPayment } from "./parse-told";
import { comparePaymentWords } from "./payment-status";

/** What came of a word: it stands now, an earlier one holds, or it is about nothing of ours. */
export type Outcome = "applied" | "stale" | "foreign" | "ignored";

interface Row {
  id: string;
  businessId: string;
  status: string;
  saidAt: Date | null;
  providerPaymentId: string | null;
  requestId: string | null;
  payeeBusinessId: string | null;
}

/** Runs within a unit of work; `eventId` is null for what was asked for instead of told. */
export async function applyPayment(unit: Unit, told: ToldPayment, eventId: string | null): Promise<Outcome> {
  const known = await lockRow(unit, told);
  const row = known ?? (await addRow(unit, told));
  if (!row) return "foreign";
  const isNamed = row.providerPaymentId === told.id;
  const isNews = comparePaymentWords(told.word, row) > 0;
  if (!isNews && isNamed) return "stale";
  const { status, saidAt } = isNews ? told.word : row;
  await unit.db.transaction.update({
    where: { id: row.id },
    data: { status, saidAt, providerPaymentId: told.id },
  });
  const subject = { businessId: row.businessId };
  const old = known ? row.status : null;
  unit.record("payment.changed", subject, {
    transactionId: row.id,
    status: { old, new: status },
    paymentId: told.id,
    eventId,
  });
  if (status === "succeeded" && row.requestId !== null) await settleFee(unit, row, row.requestId);
  return "applied";
}

/** By the provider's id, else by the row that it was asked for with. */
async function lockRow({ db }: Unit, { id, transactionId }: ToldPayment): Promise<Row | null> {
  const [named] = await db.$queryRaw<Row[]>`
    SELECT id, "businessId", status, "saidAt", "providerPaymentId", "requestId", "payeeBusinessId"
    FROM "Transaction" WHERE "providerPaymentId" = ${id} FOR NO KEY UPDATE`;
  if (named || transactionId === null) return named ?? null;
  const [begun] = await db.$queryRaw<Row[]>`
    SELECT id, "businessId", status, "saidAt", "providerPaymentId", "requestId", "payeeBusinessId"
    FROM "Transaction" WHERE id = ${transactionId}::uuid FOR NO KEY UPDATE`;
  // Named meanwhile by somebody else: by this id it is the same payment, by another one it is none of that row's.
  return begun && (begun.providerPaymentId ?? id) === id ? begun : null;
}

async function addRow(unit: Unit, told: ToldPayment): Promise<Row | null> {
  if (told.customerId === null) return null;
  const business = await unit.db.business.findUnique({
    where: { providerCustomerId: told.customerId },
    select: { id: true },
  });
  if (!business) return null;
  if (told.currency !== "usd") {
    log.warn({ paymentId: told.id, currency: told.currency }, "a payment in another currency is not kept");
    return null;
  }
  const type = told.transactionId === null ? "subscription" : "one-time";
  await unit.db.transaction.createMany({
    data: [
      {
        businessId: business.id,
        description: told.description ?? (type === "subscription" ? "Subscription" : "One-time payment"),
        type,
        // Before its first word, like every other.
        status: "pending",
        amountCents: told.amountCents,
        providerPaymentId: told.id,
        createdAt: told.createdAt,
      },
    ],
    // Another message of the same payment may have been first.
    skipDuplicates: true,
  });
  return lockRow(unit, told);
}

async function settleFee(unit: Unit, { id: transactionId, payeeBusinessId }: Row, requestId: string): Promise<void> {
  const settled = await unit.db.dueSettlement.createMany({
    data: [{ requestId, kind: "payment", transactionId, settledAt: unit.now }],
    skipDuplicates: true,
  });
  if (settled.count === 0) {
    log.warn({ transactionId }, "a fee was paid that was settled already");
    return;
  }
  const subject = payeeBusinessId === null ? {} : { businessId: payeeBusinessId };
  unit.record("due.settled", subject, { requestId, kind: "payment", transactionId });
}
