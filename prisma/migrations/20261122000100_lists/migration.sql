-- Lists that stay fast: since when a request stands as it does, and the text that a search reads.

-- Both are trusted extensions: whoever may create in the database may create them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- AlterTable
ALTER TABLE "RequestParty" ADD COLUMN "movedAt" TIMESTAMPTZ(3);

UPDATE "RequestParty" p SET "movedAt" = COALESCE(
    CASE p.status WHEN 'active' THEN r."acceptedAt" WHEN 'completed' THEN r."archivedAt"
      WHEN 'declined' THEN COALESCE(r."cancelledAt", r."declinedAt") ELSE r."suspendedAt" END,
    p."createdAt")
  FROM "ServiceRequest" r WHERE r.id = p."requestId";

ALTER TABLE "RequestParty" ALTER COLUMN "movedAt" SET NOT NULL;

-- CreateIndex
CREATE INDEX "RequestParty_businessId_status_movedAt_idx" ON "RequestParty"("businessId", "status", "movedAt" DESC);

-- CreateTable
CREATE TABLE "RequestSearch" (
    "requestId" UUID NOT NULL,
    "viewers" UUID[],
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "months" INTEGER[],

    CONSTRAINT "RequestSearch_pkey" PRIMARY KEY ("requestId")
);

-- CreateTable
CREATE TABLE "NameWord" (
    "word" TEXT NOT NULL,

    CONSTRAINT "NameWord_pkey" PRIMARY KEY ("word")
);

-- Lower case, no accents, no apostrophes; all other marks are spaces. What is searched and what is asked go through it.
CREATE FUNCTION search_words(given TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(replace(replace(replace(
    lower(unaccent(CASE WHEN length(given) = octet_length(given) THEN given ELSE normalize(given, NFKC) END)),
    '''', ''), '`', ''), '´', ''), '[[:space:][:punct:]$+<=>^|~]+', ' ', 'g');

CREATE FUNCTION search_digits(phone TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN translate(phone, translate(phone, '0123456789', ''), '');

-- Words between spaces: what every provider sees of an open call, a bar, what only the businesses of the request see.
CREATE FUNCTION request_search_text(r "ServiceRequest") RETURNS TEXT LANGUAGE sql STABLE PARALLEL SAFE
RETURN ' ' || search_words(concat_ws(' ', r."deceasedName", r."contactName", r."locationName",
      NULLIF(r."locationAddress", r."pickupLocation"), r."pickupLocation", r."deliveryLocation", r."contactPhone", r."locationPhone",
      search_digits(r."contactPhone"), search_digits(r."locationPhone"), left(r.id::text, 8))) || ' | '
  || search_words(concat_ws(' ', r."caseId", replace(r."caseId", '-', ''), r."callerPhone", r."callerIdPhone", r."nokPhone",
      search_digits(r."callerPhone"), search_digits(r."callerIdPhone"), search_digits(r."nokPhone"))) || ' ';

-- Its businesses; the nil id stands for every provider, while it is an open call.
CREATE FUNCTION request_viewers(r "ServiceRequest") RETURNS UUID[] LANGUAGE sql STABLE PARALLEL SAFE
RETURN array_remove(ARRAY[r."creatingBusinessId", r."businessId", r."ownerBusinessId",
    CASE WHEN r.status = 'pending' AND r."businessId" IS NULL THEN '00000000-0000-0000-0000-000000000000'::uuid END], NULL);

-- Months are numbered through, by the clock of UTC.
CREATE FUNCTION search_month(instant TIMESTAMPTZ) RETURNS INTEGER LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (12 * EXTRACT(YEAR FROM instant AT TIME ZONE 'UTC') + EXTRACT(MONTH FROM instant AT TIME ZONE 'UTC'))::integer;

CREATE FUNCTION name_words(name TEXT) RETURNS SETOF TEXT LANGUAGE sql STABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT DISTINCT word FROM unnest(string_to_array(search_words(name), ' ')) AS word WHERE length(word) BETWEEN 3 AND 40 ORDER BY word;
END;

-- Kept by the database, so that no verb can forget it.
CREATE FUNCTION keep_request_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "RequestSearch" ("requestId", viewers, text, "createdAt", months)
    VALUES (NEW.id, request_viewers(NEW), request_search_text(NEW), NEW."createdAt", ARRAY[search_month(NEW."createdAt")])
    ON CONFLICT ("requestId") DO UPDATE SET viewers = excluded.viewers, text = excluded.text
      WHERE ("RequestSearch".viewers, "RequestSearch".text) IS DISTINCT FROM (excluded.viewers, excluded.text);
  IF TG_OP = 'INSERT' OR NEW."deceasedName" IS DISTINCT FROM OLD."deceasedName" THEN
    INSERT INTO "NameWord" (word) SELECT name_words(NEW."deceasedName") ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END; $$;

INSERT INTO "RequestSearch" ("requestId", viewers, text, "createdAt", months)
  SELECT r.id, request_viewers(r), request_search_text(r), r."createdAt", ARRAY[search_month(r."createdAt")] FROM "ServiceRequest" r;
INSERT INTO "NameWord" (word)
  SELECT DISTINCT name_words(part) FROM (SELECT DISTINCT unnest(string_to_array("deceasedName", ' ')) AS part FROM "ServiceRequest") parts;

-- CreateIndex
CREATE INDEX "RequestSearch_viewers_months_text_idx" ON "RequestSearch" USING GIN ("viewers", "months", "text" gin_trgm_ops);

-- A short waiting list: every search reads it from end to end.
ALTER INDEX "RequestSearch_viewers_months_text_idx" SET (gin_pending_list_limit = 256);

-- CreateIndex
CREATE INDEX "NameWord_word_idx" ON "NameWord" USING GIN ("word" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "RequestSearch" ADD CONSTRAINT "RequestSearch_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ServiceRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER keep_request_search AFTER INSERT OR UPDATE OF status, "caseId", "creatingBusinessId", "businessId", "ownerBusinessId",
    "deceasedName", "contactName", "locationName", "locationAddress", "pickupLocation", "deliveryLocation", "contactPhone",
    "locationPhone", "callerPhone", "callerIdPhone", "nokPhone"
  ON "ServiceRequest" FOR EACH ROW EXECUTE FUNCTION keep_request_search();
