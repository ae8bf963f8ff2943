// Fills the measured database with page views, through the same trigger that counts those of people.
import type { BusinessActor } from "@/lib/auth/actor";
import { database } from "@/lib/platform/db";

const batch = 250_000;
/** Views of one visitor, on average. */
const viewsAVisitor = 20;

interface Views {
  /** Ids of the rows, from and to; each number is one view, the same in every run. */
  from: number;
  to: number;
  /** The end of the time that they are spread over, and its length in days. */
  until: Date;
  days: number;
  /** Whose people make every third view. */
  actors: readonly BusinessActor[];
}

/** Spread evenly and in no order over the time; of four visitors three are nobody's, the fourth is signed in. */
export async function fillViews({ from, to, until, days, actors }: Views): Promise<void> {
  for (let first = from; first <= to; first += batch) {
    await database().pool.query(
      `INSERT INTO "PageView" ("visitorId", "userId", "businessId", path, "userAgent", at)
        SELECT 'visitor_' || v.visitor, CASE WHEN v.known THEN ($5::uuid[])[v.actor] END,
          CASE WHEN v.known THEN ($6::uuid[])[v.actor] END, '/dashboard', 'Mozilla/5.0',
          $3::timestamptz - make_interval(secs => $4::float8 * 86400 * v.share)
        FROM generate_series($1::bigint, $2::bigint) n
          CROSS JOIN LATERAL (SELECT n * 7919 % GREATEST($7::bigint / ${viewsAVisitor}, 1) AS visitor,
            n * 7919 % GREATEST($7::bigint / ${viewsAVisitor}, 1) % 4 = 0 AS known,
            1 + n % cardinality($5::uuid[]) AS actor,
            (n * 104729 % 999983) / 999983.0 AS share) v`,
      [
        first,
        Math.min(first + batch - 1, to),
        until,
        days,
        actors.map(({ userId }) => userId),
        actors.map(({ businessId }) => businessId),
        to,
      ],
    );
  }
  // PostgreSQL's own autovacuum does this within a minute.
  for (const table of ["PageView", "PageViewHour", "VisitorSeen", "UserSeen"])
    await database().pool.query(`VACUUM ANALYZE "${table}"`);
}
