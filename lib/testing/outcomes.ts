// What came of a call: its refusal, its record, and who won when several really ran at once.
import { AppError, type ErrorCode } from "@/lib/platform/errors";
import { database, db } from "@/lib/platform/db";

/** 'conflict: Ana Ruiz accepted this at 9:04 PM.' Throws when the call went well, or failed in any other way. */
export async function refusal(call: Promise<unknown>): Promise<`${ErrorCode}: ${string}`> {
  try {
    await call;
  } catch (error) {
    if (error instanceof AppError) return `${error.code}: ${error.message}`;
    throw error;
  }
  throw new Error("The call was not refused.");
}

/** The types of a request's record, oldest first. */
export async function recordOf(requestId: string): Promise<string[]> {
  const rows = await db.auditEvent.findMany({ where: { chain: requestId }, orderBy: { seq: "asc" } });
  return rows.map((row) => row.type);
}

/** The newest link of a request's record. */
export async function newestLink(requestId: string) {
  return db.auditEvent.findFirstOrThrow({ where: { chain: requestId }, orderBy: { seq: "desc" } });
}

export interface Race<T> {
  won: T[];
  /** As `refusal` writes them. */
  lost: string[];
}

/**
 * Runs the calls so that they truly meet: a row that all of them need is held until each waits for it.
 * A failure that is no refusal is thrown.
 */
export async function race<T>(
  held: {
    table:
      | "ServiceRequest"
      | "TransportRoute"
      | "AuditHead"
      | "User"
      | "Session"
      | "Transaction"
      | "Business"
      | "Review";
    id: string;
  },
  calls: (() => Promise<T>)[],
): Promise<Race<T>> {
  const holder = await database().pool.connect();
  let settled: Promise<PromiseSettledResult<T>[]>;
  try {
    await holder.query("BEGIN");
    const key = held.table === "AuditHead" ? "chain" : "id";
    await holder.query(`SELECT 1 FROM "${held.table}" WHERE "${key}" = $1 FOR UPDATE`, [held.id]);
    settled = Promise.allSettled(calls.map((call) => call()));
    await untilWaiting(calls.length);
    await holder.query("COMMIT");
  } finally {
    holder.release();
  }
  return outcomeOf(await settled);
}

/** Runs the calls at once, however they meet. */
export async function atOnce<T>(calls: (() => Promise<T>)[]): Promise<Race<T>> {
  return outcomeOf(await Promise.allSettled(calls.map((call) => call())));
}

function outcomeOf<T>(results: PromiseSettledResult<T>[]): Race<T> {
  const outcome: Race<T> = { won: [], lost: [] };
  for (const result of results) {
    if (result.status === "fulfilled") outcome.won.push(result.value);
    else if (result.reason instanceof AppError) outcome.lost.push(`${result.reason.code}: ${result.reason.message}`);
    else throw result.reason;
  }
  return outcome;
}

async function untilWaiting(count: number): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const { rows } = await database().pool.query<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if ((rows[0]?.waiting ?? 0) >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`Fewer than ${count} calls came to wait for the held row.`);
}
