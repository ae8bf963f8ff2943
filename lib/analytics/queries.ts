// Reads how many look at the product, who is there now, and how a business's transports went.
import "server-only";
import { createHmac } from "node:crypto";
import type { BusinessActor } from "@/lib/auth/actor";
import { now } from "@/lib/platform/clock";
import { database } from "@/lib/platform/db";
import { authSecret } from "@/lib/platform/env";
import type { ActiveUserDto, AnalyticsSummaryDto, OperationsDto, VisitBarDto } from "./dto";
import { loadOperations } from "./load-operations";
import { windowOf } from "./parse-period";
import type { Period, Scope } from "./schema";

/** Whoever was seen so long ago, milliseconds, is there now. */
const activeMs = 15 * 60_000;
/** Rows of the list of who is there. */
const mostListed = 200;
/** Under which everybody's views are counted. */
const everyone = "00000000-0000-0000-0000-000000000000";

/** Who is there since `since`, by the newest view: a person once, from however many browsers; an anonymous visitor once a browser. */
const present = (since: string, businessId: string | null) => `
  SELECT DISTINCT ON (COALESCE("userId"::text, "visitorId")) *
  FROM (SELECT DISTINCT ON ("visitorId") id, "visitorId", "userId", "businessId", at FROM "PageView"
    WHERE at > ${since} ${businessId === null ? "" : `AND "businessId" = ${businessId}`}
    ORDER BY "visitorId", at DESC, id DESC) AS browser
  ORDER BY COALESCE("userId"::text, "visitorId"), at DESC, id DESC`;

const activeSince = () => new Date(now().getTime() - activeMs);

/** The four figures of a period; days are those of the actor's business. */
export async function getSummary(
  { businessId, timeZone }: BusinessActor,
  period: Period,
  scope: Scope,
): Promise<AnalyticsSummaryDto> {
  const { start } = windowOf(period, timeZone, now());
  const { rows } = await database().pool.query<Record<"views" | "visitors" | "users" | "active", string>>({
    name: `analytics-summary-${scope}`,
    text: `SELECT total.*, (SELECT count(*)
          FROM (${present("$3", scope === "own" ? "$1" : null)}) AS there) AS active
        FROM (SELECT COALESCE(sum(views), 0) AS views, COALESCE(sum(visitors), 0) AS visitors,
            COALESCE(sum(users), 0) AS users
          FROM "PageViewHour" WHERE "scopeId" = $1 AND hour >= $2) AS total`,
    values: [scope === "own" ? businessId : everyone, start, activeSince()],
  });
  const { views = 0, visitors = 0, users = 0, active = 0 } = rows[0] ?? {};
  return {
    totalVisits: Number(views),
    uniqueVisitors: Number(visitors),
    registeredUsers: Number(users),
    activeUsers: Number(active),
  };
}

/** The visits of a period bar by bar: hours of today, days, or months of a year. */
export async function listVisitBars(
  { businessId, timeZone }: BusinessActor,
  period: Period,
  scope: Scope,
): Promise<VisitBarDto[]> {
  const { start, bars } = windowOf(period, timeZone, now());
  const { rows } = await database().pool.query<{ bar: number; visits: string }>({
    name: "analytics-bars",
    text: `SELECT width_bucket(hour, $3::timestamptz[]) AS bar, sum(views) AS visits
      FROM "PageViewHour" WHERE "scopeId" = $1 AND hour >= $2 GROUP BY 1`,
    values: [scope === "own" ? businessId : everyone, start, bars],
  });
  const visits = new Map(rows.map((row) => [row.bar, Number(row.visits)]));
  return bars.map((bar, index) => ({ startsAt: bar.toISOString(), visits: visits.get(index + 1) ?? 0 }));
}

interface ActiveRow extends Omit<ActiveUserDto, "lastSeen"> {
  businessId: string | null;
  lastSeen: Date;
}

/** Who was seen within 15 minutes, the latest first. People of other businesses stay without a name. */
export async function listActiveUsers(actor: BusinessActor, scope: Scope): Promise<ActiveUserDto[]> {
  const { rows } = await database().pool.query<ActiveRow>({
    name: `analytics-active-${scope}`,
    text: `SELECT seen."visitorId", seen."userId", seen."businessId", b.name AS "businessName",
        CASE WHEN u."businessId" = $2 THEN btrim(u."firstName" || ' ' || u."lastName") END AS "userName",
        seen.at AS "lastSeen"
      FROM (${present("$1", scope === "own" ? "$2" : null)}) AS seen
      LEFT JOIN "Business" b ON b.id = seen."businessId" LEFT JOIN "User" u ON u.id = seen."userId"
      ORDER BY seen.at DESC, seen."visitorId" LIMIT ${mostListed}`,
    values: [activeSince(), actor.businessId],
  });
  return rows.map(({ businessId, lastSeen, ...row }) => ({
    ...row,
    visitorId: businessId === actor.businessId ? row.visitorId : nameOf(row.visitorId),
    lastSeen: lastSeen.toISOString(),
  }));
}

/** Whoever knew another's visitor id could send page views under it. */
const nameOf = (visitorId: string) =>
  `visitor_${createHmac("sha256", authSecret()).update(`visitor ${visitorId}`).digest("base64url").slice(0, 16)}`;

/** How the requests went that came to the actor's business in a period. */
export async function getOperations(actor: BusinessActor, period: Period): Promise<OperationsDto> {
  return loadOperations(actor, windowOf(period, actor.timeZone, now()));
}
