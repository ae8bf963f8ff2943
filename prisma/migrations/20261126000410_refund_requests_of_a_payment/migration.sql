-- Every list of payments shows how the newest refund request of each one stands.

-- CreateIndex
CREATE INDEX "RefundRequest_transactionId_createdAt_idx" ON "RefundRequest"("transactionId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "RefundRequest_answered_idx" ON "RefundRequest"("answeredAt" DESC, "id" DESC) WHERE (status = ANY (ARRAY['processed'::text, 'denied'::text]));
