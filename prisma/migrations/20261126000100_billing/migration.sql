-- Payments, what goes back of them, and cancellation fees, as the payment provider tells of them.

-- DropIndex
DROP INDEX "Subscription_providerCustomerId_key";

-- AlterTable
ALTER TABLE "Business" ADD COLUMN     "canBePaid" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "providerAccountId" TEXT,
ADD COLUMN     "providerCustomerId" TEXT,
ADD COLUMN     "standardFeeCents" INTEGER;

-- AlterTable
ALTER TABLE "ServiceRequest" ADD COLUMN     "fullFeeCents" INTEGER;

-- AlterTable
ALTER TABLE "Transaction" ADD COLUMN     "creationKey" UUID,
ADD COLUMN     "payeeBusinessId" UUID,
ADD COLUMN     "refundedCents" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "requestId" UUID,
ADD COLUMN     "saidAt" TIMESTAMPTZ(3),
ALTER COLUMN "providerPaymentId" DROP NOT NULL;

-- AlterTable
ALTER TABLE "RefundRequest" ADD COLUMN     "amountCents" INTEGER,
ADD COLUMN     "answeredAt" TIMESTAMPTZ(3),
ADD COLUMN     "answeredById" UUID;

-- AlterTable
ALTER TABLE "Subscription" DROP COLUMN "providerCustomerId",
ADD COLUMN     "endsAtPeriodEnd" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "periodEndsAt" TIMESTAMPTZ(3),
ADD COLUMN     "saidAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "Refund" (
    "id" TEXT NOT NULL,
    "transactionId" UUID NOT NULL,
    "refundRequestId" UUID,
    "amountCents" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "saidAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Refund_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProviderEvent" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "objectId" TEXT NOT NULL,
    "saidAt" TIMESTAMPTZ(3) NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "outcome" TEXT NOT NULL,

    CONSTRAINT "ProviderEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DueSettlement" (
    "requestId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "transactionId" UUID,
    "settledById" UUID,
    "note" TEXT,
    "settledAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "DueSettlement_pkey" PRIMARY KEY ("requestId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Refund_refundRequestId_key" ON "Refund"("refundRequestId");

-- CreateIndex
CREATE INDEX "Refund_transactionId_idx" ON "Refund"("transactionId");

-- CreateIndex
CREATE INDEX "ProviderEvent_objectId_idx" ON "ProviderEvent"("objectId");

-- CreateIndex
CREATE INDEX "ProviderEvent_receivedAt_idx" ON "ProviderEvent"("receivedAt");

-- CreateIndex
CREATE UNIQUE INDEX "DueSettlement_transactionId_key" ON "DueSettlement"("transactionId");

-- CreateIndex
CREATE UNIQUE INDEX "Business_providerCustomerId_key" ON "Business"("providerCustomerId");

-- CreateIndex
CREATE UNIQUE INDEX "Business_providerAccountId_key" ON "Business"("providerAccountId");

-- CreateIndex
CREATE UNIQUE INDEX "Transaction_creationKey_key" ON "Transaction"("creationKey");

-- CreateIndex
CREATE INDEX "Transaction_payeeBusinessId_idx" ON "Transaction"("payeeBusinessId");

-- CreateIndex
CREATE INDEX "Transaction_requestId_idx" ON "Transaction"("requestId");

-- CreateIndex
CREATE UNIQUE INDEX "Transaction_one_per_fee_key" ON "Transaction"("requestId") WHERE (status <> 'canceled');

-- CreateIndex
CREATE INDEX "RefundRequest_queue_idx" ON "RefundRequest"("createdAt", "id") WHERE (status = ANY (ARRAY['pending'::text, 'approved'::text]));

-- AddForeignKey
ALTER TABLE "Transaction" ADD CONSTRAINT "Transaction_payeeBusinessId_fkey" FOREIGN KEY ("payeeBusinessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Transaction" ADD CONSTRAINT "Transaction_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ServiceRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_transactionId_fkey" FOREIGN KEY ("transactionId") REFERENCES "Transaction"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_refundRequestId_fkey" FOREIGN KEY ("refundRequestId") REFERENCES "RefundRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RefundRequest" ADD CONSTRAINT "RefundRequest_answeredById_fkey" FOREIGN KEY ("answeredById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DueSettlement" ADD CONSTRAINT "DueSettlement_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ServiceRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DueSettlement" ADD CONSTRAINT "DueSettlement_transactionId_fkey" FOREIGN KEY ("transactionId") REFERENCES "Transaction"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DueSettlement" ADD CONSTRAINT "DueSettlement_settledById_fkey" FOREIGN KEY ("settledById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What must never be wrong.
ALTER TABLE "Business"
  ADD CONSTRAINT "Business_standardFeeCents_check" CHECK ("standardFeeCents" BETWEEN 1 AND 99999999),
  ADD CONSTRAINT "Business_canBePaid_check" CHECK (NOT "canBePaid" OR "providerAccountId" IS NOT NULL);

ALTER TABLE "ServiceRequest"
  ADD CONSTRAINT "ServiceRequest_fullFeeCents_check" CHECK (
    "fullFeeCents" IS NULL OR ("feeStatus" IS NOT DISTINCT FROM 'full' AND "fullFeeCents" > 0));

ALTER TABLE "Transaction"
  ADD CONSTRAINT "Transaction_refundedCents_check" CHECK ("refundedCents" BETWEEN 0 AND "amountCents"),
  ADD CONSTRAINT "Transaction_fee_check" CHECK (
    ("requestId" IS NULL) = ("payeeBusinessId" IS NULL) AND ("requestId" IS NULL OR type = 'one-time'));

ALTER TABLE "Refund"
  ADD CONSTRAINT "Refund_amountCents_check" CHECK ("amountCents" > 0);

ALTER TABLE "RefundRequest"
  ADD CONSTRAINT "RefundRequest_answered_check" CHECK (
    (status = 'pending') = ("answeredAt" IS NULL) AND ("answeredAt" IS NULL) = ("answeredById" IS NULL)),
  ADD CONSTRAINT "RefundRequest_amountCents_check" CHECK (
    "amountCents" > 0 AND (status IN ('approved', 'processed')) = ("amountCents" IS NOT NULL)),
  ADD CONSTRAINT "RefundRequest_processed_check" CHECK ((status = 'processed') = ("processedAt" IS NOT NULL));

ALTER TABLE "ProviderEvent"
  ADD CONSTRAINT "ProviderEvent_outcome_check" CHECK (outcome IN ('applied', 'stale', 'foreign', 'ignored'));

ALTER TABLE "DueSettlement"
  ADD CONSTRAINT "DueSettlement_kind_check" CHECK (
    kind IN ('payment', 'by_hand') AND (kind = 'payment') = ("transactionId" IS NOT NULL)
    AND (kind = 'by_hand') = ("settledById" IS NOT NULL));
