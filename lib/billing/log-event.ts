// Keeps that the payment provider told something which changed nothing.
import "server-only";
import { now } from "@/lib/platform/clock";
import { database } from "@/lib/platform/db";
import type { ToldEvent } from "./parse-told";

/** What was told is no event of the record: that has what came of it. */
export async function logEvent({ id, type, objectId, saidAt }: ToldEvent, outcome: string): Promise<void> {
  await database().pool.query(
    `INSERT INTO "ProviderEvent" (id, type, "objectId", "saidAt", "receivedAt", outcome)
      VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    [id, type, objectId, saidAt, now(), outcome],
  );
}
