// Begins a payment: our own row first, then the provider's under a key of that row, so that no answer lost makes two.
import "server-only";
import type Stripe from "stripe";
import type { z } from "zod";
import { transact, Unchanged, type Unit } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { now } from "@/lib/platform/clock";
import { db, isUniqueViolation, type Prisma } from "@/lib/platform/db";
import { AppError, conflict, invalid } from "@/lib/platform/errors";
import { askStripe, isStripeSetUp, notSetUp } from "@/lib/platform/stripe";
import { callAsCustomer } from "./call-as-customer";
import type { PaymentIntentDto } from "./dto";
import { type Due, loadDue } from "./load-due";
import { loadPayment } from "./load-payment";
import { centsOf, type createPaymentIntentBody } from "./schema";

type Input = z.output<typeof createPaymentIntentBody>;

const include = { business: { select: { providerCustomerId: true } } } as const;
type Row = Prisma.TransactionGetPayload<{ include: typeof include }>;

/** The provider forgets a key after a day; by then it is asked what it has before it is asked for another. */
const keyMs = 20 * 3_600_000;

/**
 * What the browser pays with. The same `clientId` sent again, and the same fee asked for again, go on with the payment
 * that was begun. Raises `not_configured`, `bad_gateway`, `not_found` and `conflict` (the fee cannot be paid here, or
 * what was begun is over).
 */
export async function beginPayment(actor: BusinessActor, input: Input): Promise<PaymentIntentDto> {
  if (!isStripeSetUp()) throw notSetUp();
  const amountCents = centsOf(input.amount) ?? 0;
  const due = input.dueRequestId ? await loadDue(db, actor.businessId, input.dueRequestId) : null;
  const sentence = due && `The fee is $${(due.amountCents / 100).toFixed(2)}.`;
  if (sentence && due.amountCents !== amountCents) throw invalid(sentence, { amount: sentence });
  const row = await keepRow(actor, { amountCents, clientId: input.clientId, due });
  const payment = await openPayment(actor, row, due);
  if (payment.status === "succeeded") throw madeAlready();
  if (payment.status === "canceled") throw givenUp();
  await keepPaymentId(actor, row, payment.id);
  if (!payment.client_secret) throw new AppError("bad_gateway", "The payment service sent an answer without a key.");
  return { clientSecret: payment.client_secret };
}

const madeAlready = () => conflict("This payment has been made already. You find it under Transactions.");
const givenUp = () => conflict("This payment was given up. Please begin a new one.");

interface Wanted {
  amountCents: number;
  clientId: string | undefined;
  due: Due | null;
}

async function keepRow(actor: BusinessActor, wanted: Wanted): Promise<Row> {
  const { amountCents, clientId, due } = wanted;
  try {
    return await transact(actor, async (unit) => {
      const row = await unit.db.transaction.create({
        data: {
          businessId: actor.businessId,
          userId: actor.userId,
          description: due?.description ?? "One-time payment",
          type: "one-time",
          status: "pending",
          amountCents,
          createdAt: unit.now,
          ...(clientId && { creationKey: clientId }),
          ...(due && { requestId: due.requestId, payeeBusinessId: due.payeeBusinessId }),
        },
        include,
      });
      recordBegun(unit, row);
      return row;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return findBegun(actor, wanted);
  }
}

function recordBegun(unit: Unit<BusinessActor>, row: Row): void {
  const { id: transactionId, type: paymentType, amountCents, requestId: feeOf } = row;
  unit.record("payment.begun", { businessId: row.businessId }, { transactionId, paymentType, amountCents, feeOf });
}

async function findBegun(actor: BusinessActor, { amountCents, clientId, due }: Wanted): Promise<Row> {
  const byKey = clientId ? await db.transaction.findUnique({ where: { creationKey: clientId }, include }) : null;
  const ofFee = due && { requestId: due.requestId, status: { not: "canceled" } };
  const row = byKey ?? (ofFee && (await db.transaction.findFirst({ where: ofFee, include })));
  const isSame = row?.businessId === actor.businessId && row.amountCents === amountCents;
  if (!isSame || row.requestId !== (due?.requestId ?? null))
    throw conflict("This submission was already used. Reload the form.");
  if (row.status === "succeeded") throw madeAlready();
  if (row.status === "canceled") throw givenUp();
  return row;
}

async function openPayment(actor: BusinessActor, row: Row, due: Due | null): Promise<Stripe.PaymentIntent> {
  const isOld = now().getTime() - row.createdAt.getTime() > keyMs;
  const known = row.providerPaymentId !== null || isOld ? await loadPayment(row) : null;
  if (known) return known;
  const { id: transactionId, businessId, amountCents: amount, description } = row;
  return callAsCustomer(actor, (customer) =>
    askStripe((stripe) =>
      stripe.paymentIntents.create(
        {
          amount,
          currency: "usd",
          customer,
          description,
          metadata: { transactionId, businessId },
          automatic_payment_methods: { enabled: true },
          ...(due && { transfer_data: { destination: due.accountId } }),
        },
        // Under a customer that the provider does not know nothing was begun.
        { idempotencyKey: `payment:${transactionId}:${customer}` },
      ),
    ),
  );
}

/** The provider's message may have told the id before its answer did. */
async function keepPaymentId(actor: BusinessActor, row: Row, paymentId: string): Promise<void> {
  if (row.providerPaymentId === paymentId) return;
  const { id: transactionId, businessId } = row;
  await transact(actor, async (unit) => {
    const kept = await unit.db.transaction.updateMany({
      where: { id: transactionId, providerPaymentId: null },
      data: { providerPaymentId: paymentId },
    });
    if (kept.count === 0) throw new Unchanged();
    unit.record("payment.opened", { businessId }, { transactionId, paymentId });
  });
}
