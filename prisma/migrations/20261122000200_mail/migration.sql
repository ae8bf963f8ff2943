-- A mail's attempts are counted by the job that sends it; what is sent says so by its time.
DROP INDEX "Outbox_status_nextAttemptAt_idx";

ALTER TABLE "Outbox"
  DROP CONSTRAINT "Outbox_status_check",
  DROP COLUMN "status",
  DROP COLUMN "attempts",
  DROP COLUMN "nextAttemptAt",
  DROP COLUMN "lastError",
  ADD COLUMN "requestId" UUID,
  ADD CONSTRAINT "Outbox_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ServiceRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The newest mail about a request, for a mail asked for twice.
CREATE INDEX "Outbox_requestId_createdAt_idx" ON "Outbox"("requestId", "createdAt" DESC);
