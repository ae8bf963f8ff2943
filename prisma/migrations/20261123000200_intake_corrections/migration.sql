-- How often a field that a text filled was kept or corrected before it was sent.

-- CreateTable
CREATE TABLE "IntakeCorrection" (
    "businessId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "layout" TEXT NOT NULL,
    "field" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "IntakeCorrection_pkey" PRIMARY KEY ("businessId","day","layout","field","kind")
);

-- CreateIndex
CREATE INDEX "IntakeCorrection_day_idx" ON "IntakeCorrection"("day");

-- AddForeignKey
ALTER TABLE "IntakeCorrection" ADD CONSTRAINT "IntakeCorrection_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- No text fits into a row.
ALTER TABLE "IntakeCorrection"
  ADD CONSTRAINT "IntakeCorrection_kind_check" CHECK ("kind" IN ('kept', 'changed', 'cleared', 'completed')),
  ADD CONSTRAINT "IntakeCorrection_count_check" CHECK ("count" > 0),
  ADD CONSTRAINT "IntakeCorrection_field_check" CHECK ("field" ~ '^[a-zA-Z]{1,40}$'),
  ADD CONSTRAINT "IntakeCorrection_layout_check" CHECK ("layout" ~ '^[a-z]{1,16}([:+-][a-z]{1,16}){0,7}$');
