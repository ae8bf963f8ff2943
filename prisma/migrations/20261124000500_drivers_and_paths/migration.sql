-- Since when a chosen driver drives, and when the path of a drive that is long over was thinned out.

-- AlterTable
ALTER TABLE "TransportRoute" ADD COLUMN     "driverSince" TIMESTAMPTZ(3),
ADD COLUMN     "pathThinnedAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "TransportRoute_path_to_thin_idx" ON "TransportRoute"("endedAt") WHERE ("pathThinnedAt" IS NULL);

-- What must never be wrong.
ALTER TABLE "TransportRoute"
  ADD CONSTRAINT "TransportRoute_driverSince_check" CHECK ("driverSince" IS NULL OR "driverId" IS NOT NULL),
  ADD CONSTRAINT "TransportRoute_pathThinnedAt_check" CHECK (
    "pathThinnedAt" IS NULL OR ("endedAt" IS NOT NULL AND "pathThinnedAt" >= "endedAt"));
