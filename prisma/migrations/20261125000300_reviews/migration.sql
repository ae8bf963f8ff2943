-- Reviews: a family leaves one of its case, and may be shown by its initials; a user of a business signs with its own id.

-- DropIndex
DROP INDEX "Review_caseId_idx";

-- DropIndex
DROP INDEX "Review_createdAt_idx";

-- AlterTable
ALTER TABLE "Review" ADD COLUMN     "showsInitials" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE UNIQUE INDEX "Review_caseId_key" ON "Review"("caseId");

-- CreateIndex
CREATE INDEX "Review_createdAt_id_idx" ON "Review"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Review_authorId_idx" ON "Review"("authorId");

-- What must never be wrong.
ALTER TABLE "Review"
  ADD CONSTRAINT "Review_words_check" CHECK (btrim("customerName") <> '' AND btrim("serviceName") <> '' AND btrim("comment") <> ''),
  ADD CONSTRAINT "Review_author_check" CHECK (("caseId" IS NULL) = ("authorId" IS NOT NULL) AND ("caseId" IS NULL) = ("businessOwnerId" IS NULL)),
  ADD CONSTRAINT "Review_comment_check" CHECK ("comment" IS NOT NULL OR "caseId" IS NOT NULL);
