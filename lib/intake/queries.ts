// Reads which filled fields had to be corrected, over all businesses.
import "server-only";
import { subDays } from "date-fns";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import type { CorrectionCounts } from "./format";

/** The counts of today and the `days` before it, in UTC; the fields that fail most often first. */
export async function listCorrectionCounts(days: number): Promise<CorrectionCounts[]> {
  return db.$queryRaw<CorrectionCounts[]>`
    SELECT field, layout, sum(count)::int AS filled,
      coalesce(sum(count) FILTER (WHERE kind = 'changed'), 0)::int AS changed,
      coalesce(sum(count) FILTER (WHERE kind = 'cleared'), 0)::int AS cleared,
      coalesce(sum(count) FILTER (WHERE kind = 'completed'), 0)::int AS completed
    FROM "IntakeCorrection"
    WHERE day >= (${subDays(now(), days)}::timestamptz AT TIME ZONE 'UTC')::date
    GROUP BY field, layout
    ORDER BY coalesce(sum(count) FILTER (WHERE kind IN ('changed', 'cleared')), 0) / sum(count) DESC, filled DESC, field, layout`;
}
