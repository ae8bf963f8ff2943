// Tells every process of a change that stands beside the record, as a commit's changes are told.
import "server-only";
import type { LiveNotice } from "./live-notice";
import { database } from "@/lib/platform/db";
import { describe, log } from "@/lib/platform/log";

/** Raises nothing: a change that cannot be told is found by the next polling. */
export async function sendChange(notice: LiveNotice): Promise<void> {
  try {
    await database().pool.query({
      name: "tell-change",
      text: "SELECT pg_notify('live', $1)",
      values: [JSON.stringify(notice)],
    });
  } catch (error) {
    log.warn({ error: describe(error) }, "a change could not be told");
  }
}
