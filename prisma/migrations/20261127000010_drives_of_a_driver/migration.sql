-- A tracker's positions are filed with its driver's drives of their time, not looked for among all he ever drove.

-- CreateIndex
CREATE INDEX "TransportRoute_driverId_endedAt_idx" ON "TransportRoute"("driverId", "endedAt");

-- DropIndex
DROP INDEX "TransportRoute_driverId_idx";
