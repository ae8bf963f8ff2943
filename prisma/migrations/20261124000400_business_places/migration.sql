-- The places that businesses have pinned on the map, found by name and address ever after.

-- CreateTable
CREATE TABLE "BusinessPlace" (
    "id" UUID NOT NULL,
    "businessId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "lat" DOUBLE PRECISION NOT NULL,
    "lng" DOUBLE PRECISION NOT NULL,
    "pinnedById" UUID NOT NULL,
    "pinnedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BusinessPlace_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "BusinessPlace_businessId_idx" ON "BusinessPlace"("businessId");

-- CreateIndex
CREATE INDEX "BusinessPlace_pinnedById_idx" ON "BusinessPlace"("pinnedById");

-- AddForeignKey
ALTER TABLE "BusinessPlace" ADD CONSTRAINT "BusinessPlace_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BusinessPlace" ADD CONSTRAINT "BusinessPlace_pinnedById_fkey" FOREIGN KEY ("pinnedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What must never be wrong.
ALTER TABLE "BusinessPlace"
  ADD CONSTRAINT "BusinessPlace_words_check" CHECK (btrim("name") <> '' AND btrim("address") <> ''),
  ADD CONSTRAINT "BusinessPlace_point_check" CHECK ("lat" BETWEEN -90 AND 90 AND "lng" BETWEEN -180 AND 180);
