-- What is known of tries that did not open a case: how many since it was issued, and when the last was. Never whose.

-- AlterTable
ALTER TABLE "FamilyAccess" ADD COLUMN     "failedTries" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "lastFailedAt" TIMESTAMPTZ(3);

-- What must never be wrong.
ALTER TABLE "FamilyAccess"
  ADD CONSTRAINT "FamilyAccess_failedTries_check" CHECK ("failedTries" >= 0 AND ("failedTries" = 0) = ("lastFailedAt" IS NULL));
