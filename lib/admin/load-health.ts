// Looks at the parts of the platform, each as it stands now.
import "server-only";
import { chainCheckJob } from "@/lib/audit/verify-chains";
import { now } from "@/lib/platform/clock";
import { database, db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { countStreams } from "@/lib/platform/event-stream";
import { isListening } from "@/lib/platform/live";
import type { ChainCheckDto, HealthDto } from "./dto";

/** A running job's lease ends within this, milliseconds. */
const leaseMs = 60_000;

/** The check of the record that waits or runs; tomorrow's does neither. */
export const isCheckDue = (present: Date) => ({
  kind: chainCheckJob,
  status: "queued",
  runAt: { lte: new Date(present.getTime() + leaseMs) },
});

async function ask<Row>(text: string, values: unknown[] = []): Promise<Row> {
  const { rows } = await database().pool.query(text, values);
  return rows[0] as Row;
}

/** Everything at once; raises what the database raises when it does not answer. */
export async function loadHealth(): Promise<HealthDto> {
  const present = now();
  const began = performance.now();
  await database().pool.query("SELECT 1");
  const answeredInMs = Math.round((performance.now() - began) * 10) / 10;
  const [server, migrations, mail, jobs, check, checks] = await Promise.all([
    ask<{ version: string; sizeBytes: string; processes: number }>(
      `SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS "sizeBytes",
        (SELECT count(*)::int FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = 'mortuary-transport live') AS processes`,
    ),
    loadMigrations(),
    loadMail(),
    loadJobs(present),
    loadCheck(),
    db.job.count({ where: isCheckDue(present) }),
  ]);
  const { totalCount, waitingCount } = database().pool;
  return {
    at: present.toISOString(),
    database: {
      version: server.version,
      answeredInMs,
      sizeBytes: Number(server.sizeBytes),
      connections: totalCount,
      waiting: waitingCount,
    },
    migrations,
    mail: { isSetUp: env().SMTP_URL !== undefined, ...mail },
    live: { streams: countStreams(), isListening: isListening(), processes: server.processes },
    jobs,
    check,
    isChecking: checks > 0,
  };
}

async function loadMigrations(): Promise<HealthDto["migrations"]> {
  const { rows } = await database().pool.query<{ name: string; isDone: boolean }>(
    `SELECT migration_name AS name, finished_at IS NOT NULL AS "isDone" FROM _prisma_migrations
      WHERE rolled_back_at IS NULL ORDER BY migration_name`,
  );
  const done = rows.filter(({ isDone }) => isDone).map(({ name }) => name);
  const unfinished = rows.filter(({ isDone }) => !isDone).map(({ name }) => name);
  return { applied: done.length, newest: done.at(-1) ?? null, unfinished };
}

async function loadMail() {
  const row = await ask<{ waiting: number; failed: number; lastSentAt: Date | null }>(
    `SELECT (SELECT count(*)::int FROM "Job" WHERE kind = 'mail' AND status = 'queued') AS waiting,
      (SELECT count(*)::int FROM "Job" WHERE kind = 'mail' AND status = 'failed') AS failed,
      (SELECT max("sentAt") FROM "Outbox") AS "lastSentAt"`,
  );
  return { ...row, lastSentAt: row.lastSentAt?.toISOString() ?? null };
}

async function loadJobs(present: Date): Promise<HealthDto["jobs"]> {
  const row = await ask<{ due: number; later: number; failed: number; oldestDueAt: Date | null }>(
    `SELECT count(*) FILTER (WHERE status = 'queued' AND "runAt" <= $1)::int AS due,
      count(*) FILTER (WHERE status = 'queued' AND "runAt" > $1)::int AS later,
      count(*) FILTER (WHERE status = 'failed')::int AS failed,
      min("runAt") FILTER (WHERE status = 'queued' AND "runAt" <= $1) AS "oldestDueAt"
      FROM "Job" WHERE status IN ('queued', 'failed')`,
    [present],
  );
  return { ...row, oldestDueAt: row.oldestDueAt?.toISOString() ?? null };
}

async function loadCheck(): Promise<ChainCheckDto | null> {
  const row = await db.chainCheck.findFirst({ orderBy: { endedAt: "desc" } });
  if (!row) return null;
  const { startedAt, endedAt, chains, links, erased, fault } = row;
  const tookMs = endedAt.getTime() - startedAt.getTime();
  return { endedAt: endedAt.toISOString(), tookMs, chains, links, erased, fault };
}
