// What the database's guards of money must refuse, and the rows in order that they are held against.

/** Statements that lay the rows; the names after colons are those of guards.db.test.ts. */
export const moneyRows: readonly string[] = [
  `INSERT INTO "Transaction" (id, "businessId", description, type, status, "amountCents", "providerPaymentId")
    VALUES (:payment, :business, 'x', 'one-time', 'any word of the provider', 1, 'pi_1')`,
  `INSERT INTO "RefundRequest" (id, "transactionId", "userId", reason, "serviceUsed")
    VALUES (:refund, :payment, :user, 'x', 'no')`,
  `INSERT INTO "RefundRequest" (id, "transactionId", "userId", reason, "serviceUsed", status, "answeredAt", "answeredById")
    VALUES (:answered, :payment, :user, 'x', 'no', 'denied', now(), :user)`,
  `INSERT INTO "Refund" (id, "transactionId", "amountCents", status) VALUES ('re_1', :payment, 1, 'any')`,
  `INSERT INTO "ProviderEvent" (id, type, "objectId", "saidAt", outcome)
    VALUES ('evt_1', 'x', 'pi_1', now(), 'applied')`,
  `INSERT INTO "DueSettlement" ("requestId", kind, "settledById", "settledAt")
    VALUES (:full, 'by_hand', :user, now())`,
];

const update = (table: string, row: string, ...sets: string[]) =>
  sets.map((set) => `UPDATE "${table}" SET ${set} WHERE id = :${row}`);
const request = (row: string, ...sets: string[]) => update("ServiceRequest", row, ...sets);
const settlement = (...sets: string[]) =>
  sets.map((set) => `UPDATE "DueSettlement" SET ${set} WHERE "requestId" = :full`);

export const moneyChecks: Readonly<Record<string, string[]>> = {
  Transaction_type_check: update("Transaction", "payment", "type = 'gift'"),
  Transaction_amountCents_check: update("Transaction", "payment", `"amountCents" = 0`),
  Transaction_refundedCents_check: update("Transaction", "payment", `"refundedCents" = -1`, `"refundedCents" = 2`),
  Transaction_fee_check: update(
    "Transaction",
    "payment",
    `"requestId" = :cancelled`,
    `"payeeBusinessId" = :business`,
    `"requestId" = :cancelled, "payeeBusinessId" = :business, type = 'subscription'`,
  ),
  Refund_amountCents_check: [`UPDATE "Refund" SET "amountCents" = 0`],
  RefundRequest_answered_check: [
    ...update("RefundRequest", "refund", `"answeredAt" = now(), "answeredById" = :user`),
    ...update("RefundRequest", "answered", `"answeredById" = NULL`, `"answeredAt" = NULL, "answeredById" = NULL`),
  ],
  RefundRequest_amountCents_check: [
    ...update("RefundRequest", "refund", `"amountCents" = 1`),
    ...update("RefundRequest", "answered", `"amountCents" = 1`, "status = 'approved'"),
    ...update("RefundRequest", "answered", `status = 'approved', "amountCents" = 0`),
  ],
  RefundRequest_processed_check: [
    ...update("RefundRequest", "refund", `"processedAt" = now()`),
    ...update("RefundRequest", "answered", `status = 'processed', "amountCents" = 1`),
  ],
  ProviderEvent_outcome_check: [`UPDATE "ProviderEvent" SET outcome = 'lost'`],
  DueSettlement_kind_check: settlement(
    "kind = 'gift'",
    "kind = 'payment'",
    `"settledById" = NULL`,
    `"transactionId" = :payment`,
  ),
  Business_standardFeeCents_check: update(
    "Business",
    "business",
    `"standardFeeCents" = 0`,
    `"standardFeeCents" = 100000000`,
  ),
  Business_canBePaid_check: update("Business", "business", `"canBePaid" = true`),
  ServiceRequest_fullFeeCents_check: [
    ...request("cancelled", `"fullFeeCents" = 100`),
    ...request("full", `"fullFeeCents" = 0`),
    ...request("pending", `"fullFeeCents" = 100`),
  ],
  RefundRequest_serviceUsed_check: update("RefundRequest", "refund", `"serviceUsed" = 'maybe'`),
  RefundRequest_failed_check: update("RefundRequest", "refund", `"failedAt" = now()`, "failure = 'x'"),
  TransactionTotal_count_check: [`UPDATE "TransactionTotal" SET count = -1 WHERE "businessId" = :business`],
  RefundRequest_status_check: update("RefundRequest", "answered", "status = 'open'"),
};

/** Guards that are no CHECKs. */
export const moneyKeys: Readonly<Record<string, string[]>> = {
  RefundRequest_one_open_key: [
    `INSERT INTO "RefundRequest" (id, "transactionId", "userId", reason, "serviceUsed") VALUES (:nothing, :payment, :user, 'x', 'no')`,
  ],
  Transaction_one_per_fee_key: [
    `INSERT INTO "Transaction" (id, "businessId", description, type, status, "amountCents", "requestId", "payeeBusinessId")
      SELECT gen_random_uuid(), :business, 'x', 'one-time', word, 1, :cancelled, :business
      FROM (VALUES ('canceled'), ('pending'), ('failed')) AS each (word)`,
  ],
  Transaction_providerPaymentId_key: [
    `INSERT INTO "Transaction" (id, "businessId", description, type, status, "amountCents", "providerPaymentId")
      VALUES (:nothing, :business, 'x', 'one-time', 'x', 1, 'pi_1')`,
  ],
};
