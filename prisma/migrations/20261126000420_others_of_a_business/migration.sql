-- With whom a business has payments is asked by every search for a name: it is skipped through, one step each.

-- CreateIndex
CREATE INDEX "TransactionTotal_businessId_otherBusinessId_idx" ON "TransactionTotal"("businessId", "otherBusinessId");
