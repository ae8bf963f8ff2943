-- What a family sees of a drive: whether the map is paused, and whether the company names its driver.

-- AlterTable
ALTER TABLE "Business" ADD COLUMN     "namesDriverToFamilies" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "ServiceRequest" ADD COLUMN     "familyMapPausedAt" TIMESTAMPTZ(3);
