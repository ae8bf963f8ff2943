-- Businesses and users are let go without being lost, passwords are chosen by a link, and what a profile holds.

-- AlterTable
ALTER TABLE "Business" ADD COLUMN     "deactivatedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "timeZone" TEXT;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "device" TEXT;

-- CreateTable
CREATE TABLE "PasswordLink" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PasswordLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BusinessLogo" (
    "businessId" UUID NOT NULL,
    "mediaType" TEXT NOT NULL,
    "image" BYTEA NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "digest" TEXT NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BusinessLogo_pkey" PRIMARY KEY ("businessId")
);

-- CreateTable
CREATE TABLE "ChainCheck" (
    "id" UUID NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3) NOT NULL,
    "chains" INTEGER NOT NULL,
    "links" INTEGER NOT NULL,
    "erased" INTEGER NOT NULL,
    "fault" TEXT,

    CONSTRAINT "ChainCheck_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "PasswordLink_userId_key" ON "PasswordLink"("userId");

-- CreateIndex
CREATE INDEX "PasswordLink_createdById_idx" ON "PasswordLink"("createdById");

-- CreateIndex
CREATE INDEX "ChainCheck_endedAt_idx" ON "ChainCheck"("endedAt" DESC);

-- CreateIndex
CREATE INDEX "Business_createdAt_id_idx" ON "Business"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "User_createdAt_id_idx" ON "User"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Job_failed_idx" ON "Job"("createdAt" DESC, "id" DESC) WHERE (status = 'failed'::text);

-- AddForeignKey
ALTER TABLE "PasswordLink" ADD CONSTRAINT "PasswordLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PasswordLink" ADD CONSTRAINT "PasswordLink_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BusinessLogo" ADD CONSTRAINT "BusinessLogo_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What must never be wrong.
ALTER TABLE "PasswordLink"
  ADD CONSTRAINT "PasswordLink_expiresAt_check" CHECK ("expiresAt" > "createdAt");

ALTER TABLE "BusinessLogo"
  ADD CONSTRAINT "BusinessLogo_mediaType_check" CHECK ("mediaType" IN ('image/png', 'image/jpeg', 'image/webp')),
  ADD CONSTRAINT "BusinessLogo_image_check" CHECK (octet_length("image") BETWEEN 1 AND 524288),
  ADD CONSTRAINT "BusinessLogo_size_check" CHECK ("width" BETWEEN 1 AND 4096 AND "height" BETWEEN 1 AND 4096),
  ADD CONSTRAINT "BusinessLogo_digest_check" CHECK ("digest" ~ '^[0-9a-f]{64}$');

ALTER TABLE "Session"
  ADD CONSTRAINT "Session_device_check" CHECK (length("device") BETWEEN 1 AND 80);

-- A mail that was given up and is not wanted any more.
ALTER TABLE "Job"
  DROP CONSTRAINT "Job_status_check",
  ADD CONSTRAINT "Job_status_check" CHECK ("status" IN ('queued', 'done', 'failed', 'dropped'));
