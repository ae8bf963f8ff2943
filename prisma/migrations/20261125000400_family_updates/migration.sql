-- Who of a family asked to be told of each step, and said yes to it.

-- CreateTable
CREATE TABLE "FamilyUpdate" (
    "id" UUID NOT NULL,
    "accessId" UUID NOT NULL,
    "channel" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmedAt" TIMESTAMPTZ(3),

    CONSTRAINT "FamilyUpdate_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "FamilyUpdate_createdAt_idx" ON "FamilyUpdate"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "FamilyUpdate_accessId_address_key" ON "FamilyUpdate"("accessId", "address");

-- AddForeignKey
ALTER TABLE "FamilyUpdate" ADD CONSTRAINT "FamilyUpdate_accessId_fkey" FOREIGN KEY ("accessId") REFERENCES "FamilyAccess"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What must never be wrong.
ALTER TABLE "FamilyUpdate"
  ADD CONSTRAINT "FamilyUpdate_channel_check" CHECK (channel IN ('email', 'text')),
  ADD CONSTRAINT "FamilyUpdate_language_check" CHECK (language IN ('en', 'es')),
  ADD CONSTRAINT "FamilyUpdate_address_check" CHECK (
    CASE channel WHEN 'text' THEN address ~ '^\+[0-9]{8,15}$' ELSE address = lower(address) AND address LIKE '%_@_%' END
  );
