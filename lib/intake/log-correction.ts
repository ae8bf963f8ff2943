// Counts which fields of a filled form were kept or corrected before it was sent, so that failing labels show.
import "server-only";
import { subDays } from "date-fns";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { limit } from "@/lib/platform/rate-limit";
import { type correctionsBody, correctionsOfUser, keptDays } from "./schema";

/**
 * Adds one to each field's count of the day, and forgets, for every business, what is older than `keptDays`.
 * Throws `rate_limited`.
 */
export async function logCorrection(
  actor: BusinessActor,
  { layout, filled, corrections }: z.output<typeof correctionsBody>,
): Promise<{ counted: number }> {
  await limit("intake-corrections", actor.userId, correctionsOfUser);
  const kindOf = new Map<string, string>(corrections.map(({ field, kind }) => [field, kind]));
  const kinds = filled.map((field) => kindOf.get(field) ?? "kept");
  await transact(actor, async (unit) => {
    // One order for every transaction, so that two never wait for each other's rows.
    await unit.db.$executeRaw`
      INSERT INTO "IntakeCorrection" ("businessId", day, layout, field, kind, count)
      SELECT ${actor.businessId}::uuid, (${unit.now}::timestamptz AT TIME ZONE 'UTC')::date, ${layout}, field, kind, 1
      FROM unnest(${filled}::text[], ${kinds}::text[]) AS told(field, kind) ORDER BY field
      ON CONFLICT ("businessId", day, layout, field, kind)
      DO UPDATE SET count = "IntakeCorrection".count + 1`;
    await unit.db.$executeRaw`
      DELETE FROM "IntakeCorrection" WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM "IntakeCorrection"
        WHERE day < (${subDays(unit.now, keptDays)}::timestamptz AT TIME ZONE 'UTC')::date
        FOR UPDATE SKIP LOCKED))`;
    const subject = { businessId: actor.businessId };
    unit.record("intake.logged", subject, { filled: filled.length, corrected: corrections.length });
  });
  return { counted: filled.length };
}
