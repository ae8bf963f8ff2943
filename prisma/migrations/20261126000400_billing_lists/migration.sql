-- What the billing screens list and add up: running totals of payments, refunds that fail, and cancellation fees.

-- AlterTable
ALTER TABLE "RefundRequest" ADD COLUMN     "failedAt" TIMESTAMPTZ(3),
ADD COLUMN     "failure" TEXT;

-- A refund that failed at the provider may be followed by another one of the same request.
-- DropIndex
DROP INDEX "Refund_refundRequestId_key";

-- CreateIndex
CREATE INDEX "Refund_refundRequestId_idx" ON "Refund"("refundRequestId");

-- CreateIndex
CREATE UNIQUE INDEX "Refund_one_per_request_key" ON "Refund"("refundRequestId") WHERE (status <> ALL (ARRAY['failed'::text, 'canceled'::text]));

-- CreateTable
CREATE TABLE "TransactionTotal" (
    "businessId" UUID NOT NULL,
    "week" DATE NOT NULL,
    "band" INTEGER NOT NULL,
    "otherBusinessId" UUID NOT NULL,
    "count" INTEGER NOT NULL,
    "amountCents" BIGINT NOT NULL,
    "succeededCents" BIGINT NOT NULL,
    "refundedCents" BIGINT NOT NULL,

    CONSTRAINT "TransactionTotal_pkey" PRIMARY KEY ("businessId","week","band","otherBusinessId")
);

-- CreateIndex
CREATE INDEX "Transaction_businessId_amountCents_createdAt_idx" ON "Transaction"("businessId", "amountCents", "createdAt");

-- CreateIndex
CREATE INDEX "ServiceRequest_due_to_idx" ON "ServiceRequest"("ownerBusinessId", "cancelledAt" DESC, "id" DESC) WHERE ("feeStatus" = ANY (ARRAY['full'::text, 'partial'::text]));

-- CreateIndex
CREATE INDEX "ServiceRequest_due_from_idx" ON "ServiceRequest"("creatingBusinessId", "cancelledAt" DESC, "id" DESC) WHERE ("feeStatus" = ANY (ARRAY['full'::text, 'partial'::text]));

ALTER TABLE "RefundRequest"
  ADD CONSTRAINT "RefundRequest_failed_check" CHECK (
    ("failedAt" IS NULL) = (failure IS NULL) AND ("failedAt" IS NULL OR status = 'approved'));

ALTER TABLE "TransactionTotal"
  ADD CONSTRAINT "TransactionTotal_count_check" CHECK (count >= 0);

-- Amounts that agree in their first two digits share a band, which is named by its lowest amount; the round amount that
-- begins one is a band by itself, so that a filter by round amounts cuts none.
CREATE FUNCTION amount_band(cents INTEGER) RETURNS INTEGER LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN cents < 100 THEN cents
  WHEN cents < 1000 THEN cents - cents % 10 + (cents % 10 > 0)::int
  WHEN cents < 10000 THEN cents - cents % 100 + (cents % 100 > 0)::int
  WHEN cents < 100000 THEN cents - cents % 1000 + (cents % 1000 > 0)::int
  WHEN cents < 1000000 THEN cents - cents % 10000 + (cents % 10000 > 0)::int
  WHEN cents < 10000000 THEN cents - cents % 100000 + (cents % 100000 > 0)::int
  WHEN cents < 100000000 THEN cents - cents % 1000000 + (cents % 1000000 > 0)::int
  WHEN cents < 1000000000 THEN cents - cents % 10000000 + (cents % 10000000 > 0)::int
  ELSE cents - cents % 100000000 + (cents % 100000000 > 0)::int END;

-- Weeks begin on Monday by the clock of UTC.
CREATE FUNCTION total_week(instant TIMESTAMPTZ) RETURNS DATE LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN date_trunc('week', instant AT TIME ZONE 'UTC')::date;

-- Adds a payment to its total, or takes it out of it again.
CREATE FUNCTION add_to_transaction_total(t "Transaction") RETURNS void LANGUAGE sql
BEGIN ATOMIC
  INSERT INTO "TransactionTotal" AS total ("businessId", week, band, "otherBusinessId", count, "amountCents", "succeededCents", "refundedCents")
    VALUES (t."businessId", total_week(t."createdAt"), amount_band(t."amountCents"), COALESCE(t."payeeBusinessId", t."businessId"), 1,
      t."amountCents", CASE WHEN t.status = 'succeeded' THEN t."amountCents" ELSE 0 END, t."refundedCents")
    ON CONFLICT ("businessId", week, band, "otherBusinessId") DO UPDATE SET count = total.count + 1,
      "amountCents" = total."amountCents" + excluded."amountCents",
      "succeededCents" = total."succeededCents" + excluded."succeededCents",
      "refundedCents" = total."refundedCents" + excluded."refundedCents";
END;

CREATE FUNCTION take_from_transaction_total(t "Transaction") RETURNS void LANGUAGE sql
BEGIN ATOMIC
  UPDATE "TransactionTotal" SET count = count - 1, "amountCents" = "amountCents" - t."amountCents",
      "succeededCents" = "succeededCents" - CASE WHEN t.status = 'succeeded' THEN t."amountCents" ELSE 0 END,
      "refundedCents" = "refundedCents" - t."refundedCents"
    WHERE "businessId" = t."businessId" AND week = total_week(t."createdAt") AND band = amount_band(t."amountCents")
      AND "otherBusinessId" = COALESCE(t."payeeBusinessId", t."businessId");
END;

-- Kept by the database, so that no verb can forget it.
CREATE FUNCTION keep_transaction_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM take_from_transaction_total(OLD); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM add_to_transaction_total(NEW); END IF;
  RETURN NULL;
END; $$;

INSERT INTO "TransactionTotal" ("businessId", week, band, "otherBusinessId", count, "amountCents", "succeededCents", "refundedCents")
  SELECT "businessId", total_week("createdAt"), amount_band("amountCents"), COALESCE("payeeBusinessId", "businessId"), count(*),
    sum("amountCents"), sum(CASE WHEN status = 'succeeded' THEN "amountCents" ELSE 0 END), sum("refundedCents")
  FROM "Transaction" GROUP BY 1, 2, 3, 4;

CREATE TRIGGER keep_transaction_totals AFTER INSERT OR DELETE OR UPDATE OF "businessId", "payeeBusinessId", "createdAt",
    "amountCents", status, "refundedCents"
  ON "Transaction" FOR EACH ROW EXECUTE FUNCTION keep_transaction_totals();
