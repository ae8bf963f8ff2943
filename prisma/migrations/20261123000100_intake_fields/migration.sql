-- What else a first call tells; the kin's second number and the coroner's case number are found by its businesses.

-- AlterTable
ALTER TABLE "ServiceRequest"
  ADD COLUMN "age" TEXT,
  ADD COLUMN "sex" TEXT,
  ADD COLUMN "height" TEXT,
  ADD COLUMN "homeAddress" TEXT,
  ADD COLUMN "nokAltPhone" TEXT,
  ADD COLUMN "pronouncedBy" TEXT,
  ADD COLUMN "certifyingDoctor" TEXT,
  ADD COLUMN "certifyingDoctorPhone" TEXT,
  ADD COLUMN "hospiceName" TEXT,
  ADD COLUMN "isCoronerCase" TEXT,
  ADD COLUMN "coronerCaseNumber" TEXT,
  ADD COLUMN "isDonor" TEXT,
  ADD COLUMN "stairsOrObstacles" TEXT,
  ADD COLUMN "crewNeeded" TEXT,
  ADD COLUMN "infectionPrecautions" TEXT,
  ADD COLUMN "releaseAuthorizedBy" TEXT,
  ADD COLUMN "embalmingPermission" TEXT;

-- Words between spaces: what every provider sees of an open call, a bar, what only the businesses of the request see.
CREATE OR REPLACE FUNCTION request_search_text(r "ServiceRequest") RETURNS TEXT LANGUAGE sql STABLE PARALLEL SAFE
RETURN ' ' || search_words(concat_ws(' ', r."deceasedName", r."contactName", r."locationName",
      NULLIF(r."locationAddress", r."pickupLocation"), r."pickupLocation", r."deliveryLocation", r."contactPhone", r."locationPhone",
      search_digits(r."contactPhone"), search_digits(r."locationPhone"), left(r.id::text, 8))) || ' | '
  || search_words(concat_ws(' ', r."caseId", replace(r."caseId", '-', ''), r."callerPhone", r."callerIdPhone", r."nokPhone", r."nokAltPhone",
      search_digits(r."callerPhone"), search_digits(r."callerIdPhone"), search_digits(r."nokPhone"), search_digits(r."nokAltPhone"),
      r."coronerCaseNumber", search_digits(r."coronerCaseNumber"))) || ' ';

CREATE OR REPLACE TRIGGER keep_request_search AFTER INSERT OR UPDATE OF status, "caseId", "creatingBusinessId", "businessId", "ownerBusinessId",
    "deceasedName", "contactName", "locationName", "locationAddress", "pickupLocation", "deliveryLocation", "contactPhone",
    "locationPhone", "callerPhone", "callerIdPhone", "nokPhone", "nokAltPhone", "coronerCaseNumber"
  ON "ServiceRequest" FOR EACH ROW EXECUTE FUNCTION keep_request_search();
