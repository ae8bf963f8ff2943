-- The last drive that was asked for on a route: where its addresses lie, and the road between them.

-- CreateTable
CREATE TABLE "RouteDrive" (
    "routeId" UUID NOT NULL,
    "pickup" TEXT NOT NULL,
    "delivery" TEXT NOT NULL,
    "pickupPlace" JSONB,
    "deliveryPlace" JSONB,
    "leg" TEXT NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "fromLat" DOUBLE PRECISION,
    "fromLng" DOUBLE PRECISION,
    "drive" JSONB,

    CONSTRAINT "RouteDrive_pkey" PRIMARY KEY ("routeId")
);

-- AddForeignKey
ALTER TABLE "RouteDrive" ADD CONSTRAINT "RouteDrive_routeId_fkey" FOREIGN KEY ("routeId") REFERENCES "TransportRoute"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What must never be wrong.
ALTER TABLE "RouteDrive"
  ADD CONSTRAINT "RouteDrive_leg_check" CHECK ("leg" IN ('pickup', 'between', 'delivery')),
  ADD CONSTRAINT "RouteDrive_from_check" CHECK (
    ("fromLat" IS NULL) = ("fromLng" IS NULL)
    AND ("fromLat" IS NULL OR "fromLat" BETWEEN -90 AND 90 AND "fromLng" BETWEEN -180 AND 180));
