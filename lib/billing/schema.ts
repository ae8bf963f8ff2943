// What may come in for payments, refunds and cancellation fees.
import { z } from "zod";
import { isDay } from "@/lib/transports/parse-day";
import { bounded, pageFields } from "@/lib/transports/schema";
import { parseAmount } from "./parse-amount";
import { serviceUses } from "./refund-status";

const once = "Send this once.";
const missingReason = "Say why you ask for a refund.";
const missingAmount = "Enter an amount above 0, like 120.00";
const missingNotes = "Say why; whoever asked reads it.";

/** Blank is as good as none, as a plain form sends it. */
const filled = () => z.string(once).transform((value) => value.trim() || undefined);

const day = () =>
  filled().pipe(z.string().refine(isDay, "This must be a day such as 2026-11-21.").optional()).optional();

/** Decimal dollars; cents from here on. */
const amount = () =>
  filled()
    .transform((value, context) => {
      const cents = value === undefined ? undefined : parseAmount(value);
      if (cents !== null) return cents;
      context.addIssue("This must be an amount such as 120.00.");
      return z.NEVER;
    })
    .optional();

const transactionFilter = {
  /** Decimal dollars, both included. */
  minAmount: amount(),
  maxAmount: amount(),
  /** Days in the business's zone on which the payment was begun, both included. */
  startDate: day(),
  endDate: day(),
  /** A part of the business's name. */
  searchTerm: bounded(100, once)
    .transform((value) => value || undefined)
    .optional(),
};

interface Ends {
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

function checkEnds({ minAmount, maxAmount, startDate, endDate }: Ends, context: z.core.$RefinementCtx) {
  const refuse = (name: keyof Ends, message: string) => context.addIssue({ code: "custom", path: [name], message });
  if (minAmount !== undefined && maxAmount !== undefined && minAmount > maxAmount)
    refuse("maxAmount", "The maximum lies below the minimum.");
  if (startDate !== undefined && endDate !== undefined && startDate > endDate)
    refuse("endDate", "The last day lies before the first.");
}

/** The query of GET /api/transactions. */
export const listTransactionsQuery = z.strictObject({ ...transactionFilter, ...pageFields }).superRefine(checkEnds);

/** The query of GET /api/transactions/totals and /api/transactions/export. */
export const transactionsQuery = z.strictObject(transactionFilter).superRefine(checkEnds);

export type TransactionFilter = z.output<typeof transactionsQuery>;

const uuid = z.uuid("This is not an id.");

/** The body of POST /api/refund-requests. */
export const refundRequestBody = z.strictObject({
  transactionId: uuid,
  reason: bounded(2_000, missingReason).refine((reason) => reason !== "", missingReason),
  serviceUsed: z.enum(serviceUses, "Say whether the service was used: no, partial or yes."),
});

export type RefundAsked = z.output<typeof refundRequestBody>;

/** The query of GET /api/refund-requests. */
export const listRefundRequestsQuery = z.strictObject(pageFields);

/** The query of GET /api/refund-requests/queue. */
export const refundQueueQuery = z.strictObject({
  state: z.enum(["open", "answered"], "Ask for open or answered.").default("open"),
  ...pageFields,
});

export const refundRequestIdInput = z.strictObject({ id: uuid });

/** Dollars above 0 with at most two decimals; cents from here on. */
const dollarsAboveNothing = z.number(missingAmount).transform((dollars, context) => {
  const cents = centsOf(dollars);
  if (cents !== null && cents > 0) return cents;
  context.addIssue(missingAmount);
  return z.NEVER;
});

/** The body of …/approve: all that is left of the payment goes back unless an amount is given. */
export const approveRefundBody = z.strictObject({
  amount: dollarsAboveNothing.optional(),
  notes: bounded(2_000)
    .transform((notes) => notes || undefined)
    .optional(),
});

/** The body of …/deny; whoever asked reads the notes. */
export const denyRefundBody = z.strictObject({
  notes: bounded(2_000, missingNotes).refine((notes) => notes !== "", missingNotes),
});

/** What the job that sends a refund to the provider is given. */
export const sendRefundInput = z.strictObject({ refundRequestId: uuid });
export const sendRefundJob = (refundRequestId: string) => ({ kind: "send-refund", payload: { refundRequestId } });

/** Cents; the provider takes no more than $999,999.99 at once. */
export const leastCents = 100;
const mostCents = 99_999_999;

/** The cents of an amount in dollars; null where it has more than two decimals or is no amount. */
export function centsOf(dollars: number): number | null {
  const cents = Math.round(dollars * 100);
  return Number.isSafeInteger(cents) && Number(dollars.toFixed(2)) === dollars ? cents : null;
}

const amountSentence = "Enter an amount in dollars.";

/** Dollars with at most two decimals, at least 1. */
export const paymentAmount = z
  .number(amountSentence)
  .min(leastCents / 100, "The amount must be at least $1.00.")
  .max(mostCents / 100, "The amount can be $999,999.99 at most.")
  .refine((dollars) => centsOf(dollars) !== null, "The amount can have two decimals at most.");

export const createPaymentIntentBody = z.strictObject({
  amount: paymentAmount.meta({ description: "Dollars, at least 1, with at most two decimals." }),
  clientId: z
    .uuid("This is no id.")
    .optional()
    .meta({ description: "Made by the screen; the same sent again begins no second payment." }),
  dueRequestId: z
    .uuid("This is no id.")
    .optional()
    .meta({ description: "The cancelled request whose fee this pays; the amount is the fee." }),
});

/** Whose fees: what others owe the business, or what it owes them. */
export const dueSides = ["owed", "owing"] as const;
export const dueStates = ["open", "settled", "all"] as const;

const dueFilter = {
  side: z.enum(dueSides, "Ask for owed or owing.").default("owed"),
  state: z.enum(dueStates, "Ask for open, settled or all.").default("open"),
};

/** The query of GET /api/dues. */
export const listDuesQuery = z.strictObject({ ...dueFilter, ...pageFields });

/** The query of GET /api/dues/totals and /api/dues/export. */
export const duesQuery = z.strictObject(dueFilter);

export type DueFilter = z.output<typeof duesQuery>;

export const dueIdInput = z.strictObject({ id: uuid });

/** The body of …/settle: how the fee was settled, in a few words. */
export const settleDueBody = z.strictObject({
  note: bounded(500)
    .transform((note) => note || undefined)
    .optional(),
});

/** The body of PUT /api/standard-fee; null takes it away. */
export const standardFeeBody = z.strictObject({
  standardFee: dollarsAboveNothing
    .refine((cents) => cents <= mostCents, "At most $999,999.99.")
    .nullable()
    .meta({ description: "Dollars above 0 with at most two decimals." }),
});

/** A payment by the id that the provider gave it, as it stands in the address that it leads back to. */
export const paymentParams = z.strictObject({
  id: z
    .string()
    .regex(/^pi_\w{1,100}$/)
    .meta({ description: "The provider's id of the payment, pi_…" }),
});
