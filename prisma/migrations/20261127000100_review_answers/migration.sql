-- Reviews: the business that carried a transport out answers its review, and an administrator hides one with a reason.

-- AlterTable
ALTER TABLE "Review" ADD COLUMN     "answer" TEXT,
ADD COLUMN     "answeredAt" TIMESTAMPTZ(3),
ADD COLUMN     "answeredById" UUID,
ADD COLUMN     "hiddenAt" TIMESTAMPTZ(3),
ADD COLUMN     "hiddenById" UUID,
ADD COLUMN     "hiddenReason" TEXT;

-- CreateIndex
CREATE INDEX "Review_hidden_idx" ON "Review"("hiddenAt" DESC, "id" DESC) WHERE ("hiddenAt" IS NOT NULL);

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_answeredById_fkey" FOREIGN KEY ("answeredById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_hiddenById_fkey" FOREIGN KEY ("hiddenById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What must never be wrong: only what a business carried out has its answer.
ALTER TABLE "Review"
  ADD CONSTRAINT "Review_answer_check" CHECK (
    (("answer" IS NULL) = ("answeredAt" IS NULL)) AND (("answer" IS NULL) = ("answeredById" IS NULL))
    AND ("answer" IS NULL OR ("businessOwnerId" IS NOT NULL AND btrim("answer") <> ''))
  ),
  ADD CONSTRAINT "Review_hidden_check" CHECK (
    (("hiddenAt" IS NULL) = ("hiddenReason" IS NULL)) AND (("hiddenAt" IS NULL) = ("hiddenById" IS NULL))
    AND ("hiddenReason" IS NULL OR btrim("hiddenReason") <> '')
  );
