-- Page views are counted as they are written: by hour, everybody's and each business's own.

-- CreateTable
CREATE TABLE "PageViewHour" (
    "scopeId" UUID NOT NULL,
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "views" INTEGER NOT NULL,
    "visitors" INTEGER NOT NULL,
    "users" INTEGER NOT NULL,

    CONSTRAINT "PageViewHour_pkey" PRIMARY KEY ("scopeId","hour")
);

-- CreateTable
CREATE TABLE "VisitorSeen" (
    "scopeId" UUID NOT NULL,
    "visitorId" TEXT NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,
    "beforeAt" TIMESTAMPTZ(3),

    CONSTRAINT "VisitorSeen_pkey" PRIMARY KEY ("scopeId","visitorId")
);

-- CreateTable
CREATE TABLE "UserSeen" (
    "scopeId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,
    "beforeAt" TIMESTAMPTZ(3),

    CONSTRAINT "UserSeen_pkey" PRIMARY KEY ("scopeId","userId")
);

-- CreateIndex
CREATE INDEX "PageView_businessId_at_idx" ON "PageView"("businessId", "at");

-- Nobody could write these rows before; what somebody put there by hand names no screen.
DELETE FROM "PageView";

ALTER TABLE "PageView"
  ADD CONSTRAINT "PageView_visitorId_check" CHECK ("visitorId" ~ '^visitor_[A-Za-z0-9_-]{1,80}$'),
  ADD CONSTRAINT "PageView_path_check" CHECK (path LIKE '/%' AND length(path) <= 200),
  ADD CONSTRAINT "PageView_userAgent_check" CHECK (length("userAgent") <= 500),
  ADD CONSTRAINT "PageView_user_check" CHECK ("userId" IS NULL OR "businessId" IS NOT NULL);

CREATE FUNCTION utc_hour(instant TIMESTAMPTZ) RETURNS TIMESTAMPTZ LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN date_trunc('hour', instant AT TIME ZONE 'UTC') AT TIME ZONE 'UTC';

ALTER TABLE "PageViewHour"
  ADD CONSTRAINT "PageViewHour_hour_check" CHECK (hour = utc_hour(hour)),
  ADD CONSTRAINT "PageViewHour_views_check" CHECK (views >= 0);

-- A visitor stands in the hour in which it was seen last, so the visitors since an hour are a sum. All that a statement
-- changes is locked in one order, and the hours last, so that no two statements wait for each other.
CREATE FUNCTION count_page_views() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH told AS (
    SELECT scope, v."visitorId", v."userId", v.at FROM new_views v
      CROSS JOIN LATERAL (VALUES ('00000000-0000-0000-0000-000000000000'::uuid), (v."businessId")) AS of (scope)
    WHERE scope IS NOT NULL),
  visitors AS (
    INSERT INTO "VisitorSeen" AS seen ("scopeId", "visitorId", "seenAt")
      SELECT scope, "visitorId", max(at) FROM told GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT ("scopeId", "visitorId") DO UPDATE
      SET "beforeAt" = seen."seenAt", "seenAt" = greatest(seen."seenAt", excluded."seenAt")
    RETURNING "scopeId", utc_hour("seenAt") AS hour, utc_hour("beforeAt") AS before),
  users AS (
    INSERT INTO "UserSeen" AS seen ("scopeId", "userId", "seenAt")
      SELECT scope, "userId", max(at) FROM told WHERE "userId" IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT ("scopeId", "userId") DO UPDATE
      SET "beforeAt" = seen."seenAt", "seenAt" = greatest(seen."seenAt", excluded."seenAt")
    RETURNING "scopeId", utc_hour("seenAt") AS hour, utc_hour("beforeAt") AS before),
  changes AS (
    SELECT "scopeId", hour, 0 AS views, 1 AS visitors, 0 AS users FROM visitors WHERE before IS DISTINCT FROM hour
    UNION ALL SELECT "scopeId", before, 0, -1, 0 FROM visitors WHERE before <> hour
    UNION ALL SELECT "scopeId", hour, 0, 0, 1 FROM users WHERE before IS DISTINCT FROM hour
    UNION ALL SELECT "scopeId", before, 0, 0, -1 FROM users WHERE before <> hour
    UNION ALL SELECT scope, utc_hour(at), count(*)::int, 0, 0 FROM told GROUP BY 1, 2)
  INSERT INTO "PageViewHour" AS total ("scopeId", hour, views, visitors, users)
    SELECT "scopeId", hour, sum(views), sum(visitors), sum(users) FROM changes GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT ("scopeId", hour) DO UPDATE SET views = total.views + excluded.views,
    visitors = total.visitors + excluded.visitors, users = total.users + excluded.users;
  RETURN NULL;
END; $$;

-- Nothing counts down where a view is erased: that it was there stays counted.
CREATE TRIGGER count_page_views AFTER INSERT ON "PageView"
  REFERENCING NEW TABLE AS new_views FOR EACH STATEMENT EXECUTE FUNCTION count_page_views();
