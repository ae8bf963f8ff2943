// Counts that somebody looks at a screen: which screen, which browser and, from the session, which user.
import "server-only";
import type { BusinessActor } from "@/lib/auth/actor";
import { now } from "@/lib/platform/clock";
import { database } from "@/lib/platform/db";
import { invalid } from "@/lib/platform/errors";
import { type BulkLimit, limitBulk } from "@/lib/platform/rate-limit";
import { together } from "@/lib/platform/together";
import { clientAddress } from "@/lib/platform/visitor";
import { isPrivatePage, parsePagePath } from "./parse-page-path";
import { isProgram } from "./parse-user-agent";
import { type PageViewInput, visitorTime } from "./schema";

/** Of one user, or of one address, which a hospital's people share. */
const senderLimit: BulkLimit = { points: 600, seconds: 60, free: 120 };
const mostUserAgent = 500;
const firstVisitorAt = Date.UTC(2000, 0, 1);
/** How far a browser's clock may be ahead of ours. */
const clockSlackMs = 2 * 86_400_000;

/**
 * Page views are measurements beside the record (decision 0049). Programs and what a browser fetches ahead are not
 * counted. Raises `invalid` and `rate_limited`.
 */
export async function logPageView(
  actor: BusinessActor | null,
  { visitorId, path, userAgent }: PageViewInput,
  headers: Headers,
): Promise<{ counted: boolean }> {
  const at = now();
  const made = visitorTime(visitorId);
  if (!(made >= firstVisitorAt && made <= at.getTime() + clockSlackMs)) {
    const sentence = "The time in this visitor id cannot be.";
    throw invalid(sentence, { visitorId: sentence });
  }
  const isAhead = headers.get("sec-purpose")?.includes("prefetch") ?? false;
  if (isAhead || isProgram(userAgent) || isProgram(headers.get("user-agent") ?? "")) return { counted: false };
  await limitBulk("page-views", actor?.userId ?? clientAddress(headers), senderLimit, {
    count: 1,
    sentence: (seconds) => `Too many page views at once. Wait ${seconds} seconds.`,
  });
  const pattern = parsePagePath(path);
  const user = isPrivatePage(pattern) ? null : actor;
  await keep({
    visitorId,
    userId: user?.userId ?? null,
    businessId: user?.businessId ?? null,
    path: pattern,
    userAgent: userAgent.replaceAll(/\p{Cc}|\p{Surrogate}/gu, " ").slice(0, mostUserAgent),
    at,
  });
  return { counted: true };
}

interface PageView {
  visitorId: string;
  userId: string | null;
  businessId: string | null;
  path: string;
  userAgent: string;
  at: Date;
}

/** Views that come at one time share a statement, and the totals that it moves. */
const keep = together<PageView, undefined>(
  async (views) => {
    const column = (value: (view: PageView) => unknown) => views.map(value);
    await database().pool.query({
      name: "keep-page-views",
      text: `INSERT INTO "PageView" ("visitorId", "userId", "businessId", path, "userAgent", at)
        SELECT * FROM unnest($1::text[], $2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::timestamptz[])`,
      values: [
        column(({ visitorId }) => visitorId),
        column(({ userId }) => userId),
        column(({ businessId }) => businessId),
        column(({ path }) => path),
        column(({ userAgent }) => userAgent),
        column(({ at }) => at),
      ],
    });
    return views.map(() => undefined);
  },
  { atOnce: 1, patienceMs: 50, most: 200 },
);
