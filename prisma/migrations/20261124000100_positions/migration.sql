-- Where vehicles are, as phones and trackers tell, and the trackers that may tell it.

-- AlterTable
ALTER TABLE "TransportRoute" ADD COLUMN     "etaAt" TIMESTAMPTZ(3),
ADD COLUMN     "etaHigh" TIMESTAMPTZ(3),
ADD COLUMN     "etaLow" TIMESTAMPTZ(3),
ADD COLUMN     "liveSeq" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "positionAccuracy" DOUBLE PRECISION,
ADD COLUMN     "positionAt" TIMESTAMPTZ(3),
ADD COLUMN     "positionHeading" DOUBLE PRECISION,
ADD COLUMN     "positionSpeed" DOUBLE PRECISION;

-- CreateTable
CREATE TABLE "RoutePosition" (
    "routeId" UUID NOT NULL,
    "clientId" TEXT NOT NULL,
    "deviceAt" TIMESTAMPTZ(3) NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,
    "lat" DOUBLE PRECISION NOT NULL,
    "lng" DOUBLE PRECISION NOT NULL,
    "accuracy" DOUBLE PRECISION,
    "speed" DOUBLE PRECISION,
    "heading" DOUBLE PRECISION,
    "deviceId" UUID,
    "mark" TEXT,
    CONSTRAINT "RoutePosition_pkey" PRIMARY KEY ("routeId","clientId")
);

-- CreateTable
CREATE TABLE "TrackerDevice" (
    "id" UUID NOT NULL,
    "businessId" UUID NOT NULL,
    "driverId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdById" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revokedAt" TIMESTAMPTZ(3),
    "lastSeenAt" TIMESTAMPTZ(3),
    CONSTRAINT "TrackerDevice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "RoutePosition_routeId_deviceAt_idx" ON "RoutePosition"("routeId", "deviceAt");

-- CreateIndex
CREATE UNIQUE INDEX "TrackerDevice_tokenHash_key" ON "TrackerDevice"("tokenHash");

-- CreateIndex
CREATE INDEX "TrackerDevice_businessId_idx" ON "TrackerDevice"("businessId");

-- CreateIndex
CREATE INDEX "TrackerDevice_driverId_idx" ON "TrackerDevice"("driverId");

-- CreateIndex
CREATE INDEX "TrackerDevice_createdById_idx" ON "TrackerDevice"("createdById");

-- AddForeignKey
ALTER TABLE "RoutePosition" ADD CONSTRAINT "RoutePosition_routeId_fkey" FOREIGN KEY ("routeId") REFERENCES "TransportRoute"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrackerDevice" ADD CONSTRAINT "TrackerDevice_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrackerDevice" ADD CONSTRAINT "TrackerDevice_driverId_fkey" FOREIGN KEY ("driverId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrackerDevice" ADD CONSTRAINT "TrackerDevice_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "AuditEvent_at_idx" ON "AuditEvent" USING BRIN ("at");

-- What must never be wrong.
ALTER TABLE "TransportRoute"
  ADD CONSTRAINT "TransportRoute_positionAt_check" CHECK (
    "positionAt" IS NULL OR "currentLat" IS NOT NULL),
  ADD CONSTRAINT "TransportRoute_etaAt_check" CHECK (
    ("etaLow" IS NULL) = ("etaHigh" IS NULL) AND ("etaLow" IS NULL OR "etaLow" <= "etaHigh")),
  ADD CONSTRAINT "TransportRoute_liveSeq_check" CHECK ("liveSeq" >= 0);

ALTER TABLE "RoutePosition"
  ADD CONSTRAINT "RoutePosition_point_check" CHECK ("lat" BETWEEN -90 AND 90 AND "lng" BETWEEN -180 AND 180),
  ADD CONSTRAINT "RoutePosition_measures_check" CHECK (
    ("accuracy" IS NULL OR "accuracy" BETWEEN 0 AND 1e7)
    AND ("speed" IS NULL OR "speed" BETWEEN 0 AND 1000)
    AND ("heading" IS NULL OR "heading" BETWEEN 0 AND 360)),
  ADD CONSTRAINT "RoutePosition_mark_check" CHECK ("mark" IN ('jump', 'inaccurate')),
  ADD CONSTRAINT "RoutePosition_clientId_check" CHECK (length("clientId") BETWEEN 1 AND 80);

ALTER TABLE "TrackerDevice"
  ADD CONSTRAINT "TrackerDevice_name_check" CHECK (btrim("name") <> ''),
  ADD CONSTRAINT "TrackerDevice_tokenHash_check" CHECK ("tokenHash" ~ '^[0-9a-f]{64}$');
