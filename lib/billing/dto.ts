// What leaves this feature: payments, what was asked back of them, and their sums; amounts as decimal dollars.
import type { Prisma } from "@/lib/platform/db";
import { formatAmount } from "./parse-amount";
import type { RefundRequestStatus, ServiceUsed } from "./refund-status";
import { leastCents } from "./schema";

/** A payment as the contract names it. */
export interface TransactionDto {
  id: string;
  description: string;
  type: "subscription" | "one-time";
  /** succeeded | pending | failed, else the payment provider's own word. */
  status: string;
  /** Who received a cancellation fee; for what the platform received, who paid it. */
  businessName: string;
  /** ISO 8601. */
  createdAt: string;
  /** Null while the provider has not named it. */
  providerPaymentId: string | null;
  /** Decimal dollars: '100.00'. */
  amount: string;
  /** Of the amount: what has gone back or is on its way back. */
  refundedAmount: string;
  /** The cancelled request whose fee this pays. */
  requestId: string | null;
  /** How the newest refund request of it stands. */
  refundRequestStatus: RefundRequestStatus | null;
  /** Whether the reader asked for it, and so finds it among the own refund requests. */
  isRefundRequestMine: boolean;
  /** Whether a refund may be asked for now. */
  mayRequestRefund: boolean;
}

export interface TransactionRow {
  id: string;
  description: string;
  type: TransactionDto["type"];
  status: string;
  businessName: string;
  createdAt: Date;
  providerPaymentId: string | null;
  amountCents: number;
  refundedCents: number;
  requestId: string | null;
  refundRequestStatus: RefundRequestStatus | null;
  isRefundRequestMine: boolean;
}

export function toTransactionDto(row: TransactionRow): TransactionDto {
  const { id, description, type, status, businessName, createdAt, providerPaymentId, requestId } = row;
  const { amountCents, refundedCents, refundRequestStatus, isRefundRequestMine } = row;
  const isOpen = refundRequestStatus === "pending" || refundRequestStatus === "approved";
  return {
    id,
    description,
    type,
    status,
    businessName,
    createdAt: createdAt.toISOString(),
    providerPaymentId,
    amount: formatAmount(amountCents),
    refundedAmount: formatAmount(refundedCents),
    requestId,
    refundRequestStatus,
    isRefundRequestMine,
    mayRequestRefund: status === "succeeded" && refundedCents < amountCents && !isOpen,
  };
}

/** All payments of a filter together. */
export interface TransactionTotalsDto {
  count: number;
  /** Decimal dollars: the sum of all that are listed, whatever their status. */
  amount: string;
  /** Of them, what succeeded. */
  succeededAmount: string;
  /** Of what succeeded, what has gone back or is on its way back. */
  refundedAmount: string;
}

/** A refund request as whoever asked reads it. */
export interface RefundRequestDto {
  id: string;
  transactionId: string;
  reason: string;
  serviceUsed: ServiceUsed;
  status: RefundRequestStatus;
  /** What the administrator says to it. */
  adminNotes: string | null;
  /** When the money was back, ISO 8601. */
  processedAt: string | null;
  /** The payment provider's name of the refund. */
  providerRefundId: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** When the payment was begun, ISO 8601. */
  paidAt: string;
  /** Of the payment, and its amount in decimal dollars. */
  description: string;
  amount: string;
  /** What goes back, decimal dollars; null until it is approved. */
  refundAmount: string | null;
}

/** A refund request as the administrator answers it. */
export interface QueuedRefundDto extends RefundRequestDto {
  askedBy: string;
  businessName: string;
  /** What is left of the payment to go back, decimal dollars. */
  leftAmount: string;
  answeredBy: string | null;
  answeredAt: string | null;
  /** Since when the provider's refusal stands, ISO 8601, and why. */
  failedAt: string | null;
  failure: string | null;
}

const person = { select: { firstName: true, lastName: true } } as const;

export const refundInclude = {
  transaction: { include: { business: { select: { name: true } } } },
  user: person,
  answeredBy: person,
} satisfies Prisma.RefundRequestInclude;

type RefundRow = Prisma.RefundRequestGetPayload<{ include: typeof refundInclude }>;

export function toRefundRequestDto(row: RefundRow): RefundRequestDto {
  const { id, transactionId, reason, adminNotes, processedAt, providerRefundId, createdAt, amountCents } = row;
  return {
    id,
    transactionId,
    reason,
    serviceUsed: row.serviceUsed as ServiceUsed,
    status: row.status as RefundRequestStatus,
    adminNotes,
    processedAt: processedAt?.toISOString() ?? null,
    providerRefundId,
    createdAt: createdAt.toISOString(),
    paidAt: row.transaction.createdAt.toISOString(),
    description: row.transaction.description,
    amount: formatAmount(row.transaction.amountCents),
    refundAmount: amountCents === null ? null : formatAmount(amountCents),
  };
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

export function toQueuedRefundDto(row: RefundRow): QueuedRefundDto {
  const { transaction, user, answeredBy, answeredAt, failedAt, failure } = row;
  return {
    ...toRefundRequestDto(row),
    askedBy: nameOf(user),
    businessName: transaction.business.name,
    leftAmount: formatAmount(transaction.amountCents - transaction.refundedCents),
    answeredBy: answeredBy && nameOf(answeredBy),
    answeredAt: answeredAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
    failure,
  };
}

/** What the subscription is and costs, as the payment provider has it. */
export interface PlanDto {
  name: string | null;
  /** Decimal, in the currency's units: '49.00'; null where it depends on something. */
  amount: string | null;
  /** ISO 4217, in lower case. */
  currency: string;
  /** day | week | month | year; null where it is paid once. */
  interval: string | null;
  intervalCount: number;
}

export interface SubscriptionDto {
  /** active and trialing mean already subscribed, else the payment provider's own word. */
  status: string;
  /** What the browser pays with; null where nothing waits to be paid. */
  clientSecret: string | null;
}

/** What we know of a subscription without asking the provider. */
export interface KnownSubscriptionDto {
  status: string;
  endsAtPeriodEnd: boolean;
  /** ISO 8601. */
  periodEndsAt: string | null;
}

export interface BillingPortalDto {
  /** A page of the payment provider's, good for some minutes. */
  url: string;
}

/** What the browser needs to pay. */
export interface PaymentIntentDto {
  clientSecret: string;
}

/** A cancellation fee that one business owes another. */
export interface DueDto {
  /** Of the cancelled request. */
  id: string;
  /** Whether it is owed to the reader's business, or owed by it. */
  side: "owed" | "owing";
  /** The other business of the two. */
  businessName: string;
  deceasedName: string | null;
  feeStatus: "full" | "partial";
  /** Decimal dollars; null where a full fee was not agreed. */
  amount: string | null;
  cancellationReason: string | null;
  /** ISO 8601. */
  cancelledAt: string;
  /** ISO 8601; null while it is open. */
  settledAt: string | null;
  settledBy: "payment" | "by_hand" | null;
  /** What the creditor wrote when settling it by hand. */
  note: string | null;
  /** How a payment of it stands that was begun and not given up. */
  paymentStatus: string | null;
  /** Whether the reader may pay it through checkout now. */
  mayPay: boolean;
  /** Whether the reader may mark it as settled by hand now. */
  maySettle: boolean;
  /** Whether the reader may take back that it was settled by hand. */
  mayUndo: boolean;
}

type KeptDue = "id" | "businessName" | "deceasedName" | "feeStatus" | "cancellationReason" | "settledBy" | "note";

export interface DueRow extends Pick<DueDto, KeptDue | "paymentStatus"> {
  amountCents: number | null;
  cancelledAt: Date;
  settledAt: Date | null;
  canBePaid: boolean;
}

export function toDueDto(row: DueRow, side: DueDto["side"]): DueDto {
  const { amountCents, cancelledAt, settledAt, paymentStatus, canBePaid, ...rest } = row;
  const isOpen = settledAt === null && paymentStatus !== "succeeded";
  return {
    ...rest,
    side,
    amount: amountCents === null ? null : formatAmount(amountCents),
    cancelledAt: cancelledAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    paymentStatus,
    mayPay: side === "owing" && isOpen && canBePaid && amountCents !== null && amountCents >= leastCents,
    // Money that is on its way settles the fee by itself.
    maySettle: side === "owed" && isOpen && paymentStatus === null,
    mayUndo: side === "owed" && rest.settledBy === "by_hand" && paymentStatus !== "succeeded",
  };
}

/** All fees of a filter together. */
export interface DueTotalsDto {
  count: number;
  /** Decimal dollars, of those whose amount is agreed. */
  amount: string;
  /** How many have no agreed amount. */
  notAgreed: number;
}

/** What a business asks for cancellations, and whether it can be paid here. */
export interface FeeSettingsDto {
  /** Decimal dollars; null until it is set. */
  standardFee: string | null;
  isConnected: boolean;
  canBePaid: boolean;
  /** Whether payments are set up here at all. */
  isSetUp: boolean;
}

/** What a payment page needs to know of how this platform is set up. */
export interface PaymentSetupDto {
  /** For every browser; null while payments are not set up. */
  publishableKey: string | null;
  /** The variables that are missing, for the platform's administrator alone. */
  missing: readonly string[];
}

/** A cancellation fee as its debtor pays it. */
export interface DuePaymentDto {
  requestId: string;
  /** Decimal dollars: '100.00'. */
  amount: string;
  description: string;
  /** Who is paid. */
  payeeName: string;
}

/** What came of a payment, as the provider says it now. */
export interface PaymentOutcomeDto {
  type: "subscription" | "one-time";
  /** succeeded | pending | failed, else the provider's own word. */
  status: string;
  /** The provider's reason for a payment that failed. */
  message: string | null;
}
