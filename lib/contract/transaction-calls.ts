// The calls on payments as they are listed and refunded, and on cancellation fees, and what they answer.
import { z } from "zod";
import type {
  DueDto,
  DueTotalsDto,
  FeeSettingsDto,
  QueuedRefundDto,
  RefundRequestDto,
  TransactionDto,
  TransactionTotalsDto,
} from "@/lib/billing/dto";
import { refundStatuses, serviceUses } from "@/lib/billing/refund-status";
import {
  approveRefundBody,
  denyRefundBody,
  dueIdInput,
  dueSides,
  duesQuery,
  listDuesQuery,
  listRefundRequestsQuery,
  listTransactionsQuery,
  refundQueueQuery,
  refundRequestBody,
  refundRequestIdInput,
  settleDueBody,
  standardFeeBody,
  transactionsQuery,
} from "@/lib/billing/schema";
import { emptyBody } from "@/lib/transports/schema";
import { answerOf, type Call } from "./call";

const dollars = z.string().meta({ description: "Decimal dollars: '100.00'." });
const pages = { Link: "The address of the next page, rel=next; absent on the last." };

const transactionAnswer = answerOf<TransactionDto>()(
  "Transaction",
  z.strictObject({
    id: z.uuid(),
    description: z.string(),
    type: z.enum(["subscription", "one-time"]),
    status: z.string().meta({ description: "succeeded, pending or failed, else the payment provider's own word." }),
    businessName: z.string().meta({ description: "Who received a cancellation fee; else who paid the platform." }),
    createdAt: z.iso.datetime(),
    providerPaymentId: z.string().nullable(),
    amount: dollars,
    refundedAmount: dollars,
    requestId: z.uuid().nullable(),
    refundRequestStatus: z.enum(["pending", "approved", "processed", "denied"]).nullable(),
    isRefundRequestMine: z.boolean().meta({ description: "Whether the newest refund request is the reader's own." }),
    mayRequestRefund: z.boolean(),
  }),
);

const totalsAnswer = answerOf<TransactionTotalsDto>()(
  "TransactionTotals",
  z.strictObject({ count: z.int(), amount: dollars, succeededAmount: dollars, refundedAmount: dollars }),
);

const refundFields = {
  id: z.uuid(),
  transactionId: z.uuid(),
  reason: z.string(),
  serviceUsed: z.enum(serviceUses),
  status: z.enum(refundStatuses),
  adminNotes: z.string().nullable(),
  processedAt: z.iso.datetime().nullable(),
  providerRefundId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().meta({ description: "When the payment was begun." }),
  description: z.string().meta({ description: "Of the payment." }),
  amount: dollars,
  refundAmount: dollars.nullable(),
};

const refundAnswer = answerOf<RefundRequestDto>()("RefundRequest", z.strictObject(refundFields));

const queuedAnswer = answerOf<QueuedRefundDto>()(
  "QueuedRefund",
  z.strictObject({
    ...refundFields,
    askedBy: z.string(),
    businessName: z.string(),
    leftAmount: dollars,
    answeredBy: z.string().nullable(),
    answeredAt: z.iso.datetime().nullable(),
    failedAt: z.iso.datetime().nullable(),
    failure: z.string().nullable().meta({ description: "Why the payment provider refused it." }),
  }),
);

const dueAnswer = answerOf<DueDto>()(
  "Due",
  z.strictObject({
    id: z.uuid().meta({ description: "Of the cancelled request." }),
    side: z.enum(dueSides),
    businessName: z.string().meta({ description: "The other business of the two." }),
    deceasedName: z.string().nullable(),
    feeStatus: z.enum(["full", "partial"]),
    amount: dollars.nullable(),
    cancellationReason: z.string().nullable(),
    cancelledAt: z.iso.datetime(),
    settledAt: z.iso.datetime().nullable(),
    settledBy: z.enum(["payment", "by_hand"]).nullable(),
    note: z.string().nullable(),
    paymentStatus: z.string().nullable(),
    mayPay: z.boolean(),
    maySettle: z.boolean(),
    mayUndo: z.boolean(),
  }),
);

const dueTotalsAnswer = answerOf<DueTotalsDto>()(
  "DueTotals",
  z.strictObject({ count: z.int(), amount: dollars, notAgreed: z.int() }),
);

const feeSettingsAnswer = answerOf<FeeSettingsDto>()(
  "FeeSettings",
  z.strictObject({
    standardFee: dollars.nullable(),
    isConnected: z.boolean(),
    canBePaid: z.boolean(),
    isSetUp: z.boolean(),
  }),
);

const byAdmin = { as: "admin", params: refundRequestIdInput, answer: queuedAnswer } as const;

export const transactionCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/transactions",
    as: "business",
    summary: "List of transactions, newest first.",
    description: "Those of the asker's business; at most 200. The Link header (rel=next) leads on.",
    query: listTransactionsQuery,
    answer: z.array(transactionAnswer),
    answerHeaders: pages,
  },
  {
    method: "GET",
    path: "/api/transactions/totals",
    as: "business",
    summary: "Count and sums of all transactions that a filter lists.",
    query: transactionsQuery,
    answer: totalsAnswer,
  },
  {
    method: "GET",
    path: "/api/transactions/export",
    as: "business",
    summary: "The same list as a CSV file, whole.",
    query: transactionsQuery,
    answer: { mediaType: "text/csv", description: "RFC 4180 in UTF-8; no cell is taken for a formula." },
  },
  {
    method: "GET",
    path: "/api/refund-requests",
    as: "business",
    summary: "The user's refund requests, newest first.",
    description: "At most 200. The Link header (rel=next) leads on.",
    query: listRefundRequestsQuery,
    answer: z.array(refundAnswer),
    answerHeaders: pages,
  },
  {
    method: "POST",
    path: "/api/refund-requests",
    as: "business",
    summary: "Creates a refund request.",
    description: "Of a payment of the asker's business that succeeded; one open request a payment.",
    body: refundRequestBody,
    answer: refundAnswer,
    mayConflict: true,
  },
  {
    method: "GET",
    path: "/api/refund-requests/queue",
    as: "admin",
    summary: "What administrators answer: open ones oldest first, answered ones newest first.",
    query: refundQueueQuery,
    answer: z.array(queuedAnswer),
    answerHeaders: pages,
  },
  {
    ...byAdmin,
    method: "POST",
    path: "/api/refund-requests/{id}/approve",
    summary: "Approves a refund; the payment provider is told by a job.",
    description: "`amount` is dollars with at most two decimals; all that is left of the payment unless it is sent.",
    body: approveRefundBody,
    mayConflict: true,
    needsSetUp: true,
  },
  {
    ...byAdmin,
    method: "POST",
    path: "/api/refund-requests/{id}/deny",
    summary: "Denies a refund; whoever asked reads the notes.",
    body: denyRefundBody,
    mayConflict: true,
  },
  {
    ...byAdmin,
    method: "POST",
    path: "/api/refund-requests/{id}/retry",
    summary: "Sends an approved refund again that the payment provider refused.",
    body: emptyBody,
    mayConflict: true,
    needsSetUp: true,
  },
  {
    method: "GET",
    path: "/api/dues",
    as: "business",
    summary: "Cancellation fees between businesses, newest cancellation first.",
    description: "Owed to the asker's business, or owed by it; at most 200. The Link header (rel=next) leads on.",
    query: listDuesQuery,
    answer: z.array(dueAnswer),
    answerHeaders: pages,
  },
  {
    method: "GET",
    path: "/api/dues/totals",
    as: "business",
    summary: "Count and sum of all cancellation fees that a filter lists.",
    query: duesQuery,
    answer: dueTotalsAnswer,
  },
  {
    method: "GET",
    path: "/api/dues/export",
    as: "business",
    summary: "The same list as a CSV file, whole.",
    query: duesQuery,
    answer: { mediaType: "text/csv", description: "RFC 4180 in UTF-8; no cell is taken for a formula." },
  },
  {
    method: "POST",
    path: "/api/dues/{id}/settle",
    as: "business",
    summary: "Marks a cancellation fee as settled by hand, by the business that it is owed to.",
    params: dueIdInput,
    body: settleDueBody,
    answer: z.strictObject({ id: z.uuid(), settledAt: z.iso.datetime() }).meta({ id: "SettledDue" }),
    mayConflict: true,
  },
  {
    method: "POST",
    path: "/api/dues/{id}/undo-settlement",
    as: "business",
    summary: "Takes back that a cancellation fee was settled by hand; it is owed again.",
    params: dueIdInput,
    body: emptyBody,
    answer: z.strictObject({ id: z.uuid() }).meta({ id: "ReopenedDue" }),
    mayConflict: true,
  },
  {
    method: "GET",
    path: "/api/standard-fee",
    as: "business",
    summary: "What a cancellation with a full fee costs the business that called.",
    answer: feeSettingsAnswer,
  },
  {
    method: "PUT",
    path: "/api/standard-fee",
    as: "business",
    summary: "Sets that fee, for cancellations from now on.",
    body: standardFeeBody,
    answer: z.strictObject({ standardFee: dollars.nullable() }).meta({ id: "StandardFee" }),
    mayForbid: true,
  },
  {
    method: "POST",
    path: "/api/connect-account",
    as: "business",
    summary: "Opens the provider's pages on which the account is set up that cancellation fees are paid to.",
    body: emptyBody,
    answer: z.strictObject({ url: z.string() }).meta({ id: "AccountSetup" }),
    mayForbid: true,
    mayFail: true,
    needsSetUp: true,
  },
];
