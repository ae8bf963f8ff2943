// Work that is done after its commit: by whichever process takes it first, again until it succeeds or is given up.
import "server-only";
import type { z } from "zod";
import { now } from "./clock";
import { beforeDatabaseEnds, database } from "./db";
import { describe, log } from "./log";

/** Does one job; `attempt` counts from 1. It may be called again for a job whose process died, so it must bear that. */
export type JobHandler = (payload: unknown, attempt: number) => Promise<void>;

/** A failure told in our own words, which hold nothing of a person: it is kept with the job and written to the log. */
export class JobError extends Error {
  override name = "JobError";
}

/** A failure that no further attempt can mend. */
export class FinalJobError extends JobError {}

/** A job's payload; throws FinalJobError where it is not what `schema` says, for it will be no other next time. */
export function readPayload<S extends z.ZodType>(schema: S, payload: unknown): z.output<S> {
  const result = schema.safeParse(payload);
  if (!result.success) throw new FinalJobError("What this job was given cannot be read.");
  return result.data;
}

const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** How long a failed job waits before its next attempt, milliseconds; after the last one it is given up. */
export const jobDelays = [
  10 * seconds,
  1 * minutes,
  5 * minutes,
  30 * minutes,
  2 * hours,
  6 * hours,
  12 * hours,
  24 * hours,
] as const;

/** A job belongs to its process this long, and is held anew this often while it runs; milliseconds. */
const leaseMs = 60 * seconds;
const renewalMs = 20 * seconds;

/** How often a process looks for work that nobody woke it for. */
const pollMs = 5 * seconds;
/** How long the end of a process waits for the jobs that it has begun. */
const lastWaitMs = 8 * seconds;

/** Jobs that one process does at once, and those of one kind among them: a slow mail server must not hold up the rest. */
const mostAtOnce = 4;
const mostOfAKind = 3;

/** UTC; four in the morning in Chicago. */
const quietHour = 9;
/** How long after its start a process does what the day has missed. */
const firstDailyMs = 5 * minutes;
/** Days for which a done job is kept. */
const keptDays = 14;

interface Job {
  id: string;
  kind: string;
  payload: unknown;
  /** Counted when a process takes it. A process that lost the job to another one has an older count. */
  attempts: number;
}

interface Worker {
  running: Map<Promise<void>, string>;
  isEnding: boolean;
  /** Woken while it was not resting: it looks once more before it rests. */
  isWoken: boolean;
  stir: () => void;
  ended: Promise<void>;
}

interface Jobs {
  handlers: Map<string, JobHandler>;
  /** Kinds that are done once a day. */
  daily: Set<string>;
  worker: Worker | null;
}

const kept = globalThis as { mortuaryJobs?: Jobs };

// Next bundles instrumentation and routes apart: both must find the same handlers.
function jobs() {
  kept.mortuaryJobs ??= { handlers: new Map(), daily: new Set(), worker: null };
  return kept.mortuaryJobs;
}

/** Makes known who does jobs of a kind. Jobs of an unknown kind wait for a process that knows it. */
export function onJob(kind: string, handler: JobHandler): void {
  jobs().handlers.set(kind, handler);
}

/** As `onJob`, for what is done once a day, at a quiet hour, by whichever process takes it. */
export function onDailyJob(kind: string, handler: JobHandler): void {
  jobs().daily.add(kind);
  onJob(kind, async (payload, attempt) => {
    const tomorrow = after(24 * hours);
    tomorrow.setUTCHours(quietHour, 0, 0, 0);
    // Laid first, so that a day that fails does not end all that follow.
    await queueDaily(kind, tomorrow);
    await handler(payload, attempt);
  });
}

async function queueDaily(kind: string, runAt: Date): Promise<void> {
  await database().pool.query(
    `INSERT INTO "Job" (id, kind, payload, "dedupeKey", "runAt", "createdAt")
      VALUES (gen_random_uuid(), $1, '{}', $2, $3, $4) ON CONFLICT DO NOTHING`,
    [kind, `${kind}:${runAt.toISOString().slice(0, 10)}`, runAt, now()],
  );
}

/** What is done is forgotten after 14 days; what was given up stays until somebody has looked at it. */
export async function forgetDoneJobs(): Promise<void> {
  await database().pool.query(
    `DELETE FROM "Job" WHERE status IN ('done', 'dropped') AND "doneAt" < $1 AND "runAt" < $2`,
    // The lease of its last attempt ended a minute after it at most; by that the index finds it.
    [after(-keptDays * 24 * hours), after(-keptDays * 24 * hours + leaseMs)],
  );
}

/** Begins to take jobs, once a process, until the database is closed. */
export function startJobs(): void {
  if (jobs().worker) return;
  const worker: Worker = {
    running: new Map(),
    isEnding: false,
    isWoken: false,
    stir: () => {},
    ended: Promise.resolve(),
  };
  worker.ended = work(worker);
  jobs().worker = worker;
  // Where no process ran at the quiet hour, the day's work is done soon after the start.
  for (const kind of jobs().daily) {
    queueDaily(kind, after(firstDailyMs)).catch((error: unknown) => {
      log.warn({ kind, error: describe(error) }, "a day's work could not be laid out");
    });
  }
  beforeDatabaseEnds(() => endJobs(worker));
}

/** Tells this process that a job may be due; another process finds it within seconds. */
export function wakeJobs(): void {
  const { worker } = jobs();
  if (worker) wake(worker);
}

/** Does what is due, one job after the other, and answers how many there were. */
export async function runDueJobs(): Promise<number> {
  const kinds = [...jobs().handlers.keys()];
  for (let count = 0; ; count += 1) {
    const job = await claim(kinds);
    if (!job) return count;
    await perform(job);
  }
}

/** How a job stands, waiting at most `withinMs` for its first attempt to end. */
export async function settledJob(dedupeKey: string, withinMs: number): Promise<"done" | "waiting" | "failed"> {
  const end = Date.now() + withinMs;
  for (;;) {
    const { rows } = await database().pool.query<{ status: string; hasFailed: boolean }>(
      `SELECT status, "lastError" IS NOT NULL AS "hasFailed" FROM "Job" WHERE "dedupeKey" = $1`,
      [dedupeKey],
    );
    const [job] = rows;
    if (job && job.status !== "queued") return job.status === "done" ? "done" : "failed";
    if (!job || job.hasFailed || Date.now() >= end) return "waiting";
    await pause(100);
  }
}

async function work(worker: Worker): Promise<void> {
  while (!worker.isEnding) {
    const job = await claim(freeKinds(worker)).catch((error: unknown) => {
      log.warn({ error: describe(error) }, "jobs cannot be read; trying again");
      return null;
    });
    if (!job) {
      await rest(worker);
      continue;
    }
    const running = perform(job).finally(() => {
      worker.running.delete(running);
      wake(worker);
    });
    worker.running.set(running, job.kind);
  }
}

function freeKinds({ running }: Worker): string[] {
  if (running.size >= mostAtOnce) return [];
  const busy = [...running.values()];
  return [...jobs().handlers.keys()].filter((kind) => busy.filter((each) => each === kind).length < mostOfAKind);
}

function wake(worker: Worker): void {
  worker.isWoken = true;
  worker.stir();
}

async function rest(worker: Worker): Promise<void> {
  if (!worker.isWoken) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs).unref();
      worker.stir = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
  worker.isWoken = false;
}

// What is cut off here is taken up by another process, or after the next start, once its lease is over.
async function endJobs(worker: Worker): Promise<void> {
  worker.isEnding = true;
  wake(worker);
  if (jobs().worker === worker) jobs().worker = null;
  await worker.ended;
  await Promise.race([Promise.all(worker.running.keys()), pause(lastWaitMs)]);
}

async function claim(kinds: string[]): Promise<Job | null> {
  if (kinds.length === 0) return null;
  const { rows } = await database().pool.query<Job>(
    `UPDATE "Job" SET attempts = attempts + 1, "runAt" = $2
      WHERE id = (SELECT id FROM "Job" WHERE status = 'queued' AND "runAt" <= $1 AND kind = ANY($3)
        ORDER BY "runAt" LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, kind, payload, attempts`,
    [now(), after(leaseMs), kinds],
  );
  return rows[0] ?? null;
}

/** Never rejects: what the database cannot be told now is found out when the lease is over. */
async function perform(job: Job): Promise<void> {
  const renewal = setInterval(() => void hold(job), renewalMs).unref();
  try {
    await handle(job);
    await put(job, `status = 'done', "doneAt" = $3, "lastError" = NULL`, now());
  } catch (error) {
    await fail(job, error).catch((unwritten: unknown) => {
      log.error({ kind: job.kind, error: describe(unwritten) }, "how a job ended could not be written");
    });
  } finally {
    clearInterval(renewal);
  }
}

async function handle({ kind, payload, attempts }: Job): Promise<void> {
  // Taken that often without an end, it is the job that takes its processes down.
  if (attempts > jobDelays.length + 1) throw new FinalJobError("It was begun too often without coming to an end.");
  const handler = jobs().handlers.get(kind);
  if (!handler) throw new JobError("Nobody here knows this kind of job.");
  await handler(payload, attempts);
}

async function fail(job: Job, error: unknown): Promise<void> {
  const { kind, attempts } = job;
  const reason = reasonOf(error);
  const delay = error instanceof FinalJobError ? undefined : jobDelays[attempts - 1];
  const told = { kind, attempt: attempts, reason, ...(error instanceof JobError ? {} : { error: describe(error) }) };
  if (delay === undefined) {
    log.error(told, "a job is given up");
    await put(job, `status = 'failed', "lastError" = $3`, reason);
    return;
  }
  log.warn({ ...told, againInSeconds: delay / seconds }, "a job failed and will be tried again");
  await put(job, `"runAt" = $3, "lastError" = $4`, after(delay), reason);
}

function reasonOf(error: unknown): string {
  if (error instanceof JobError) return error.message;
  const { name, code } = describe(error);
  return [name, code].filter((word) => typeof word === "string").join(" ");
}

async function hold(job: Job): Promise<void> {
  await put(job, `"runAt" = $3`, after(leaseMs)).catch((error: unknown) => {
    log.warn({ kind: job.kind, error: describe(error) }, "a running job could not be held");
  });
}

// The count of attempts tells whether the job is still this process's.
async function put({ id, attempts }: Job, set: string, ...values: unknown[]): Promise<void> {
  const text = `UPDATE "Job" SET ${set} WHERE id = $1 AND attempts = $2 AND status = 'queued'`;
  await database().pool.query(text, [id, attempts, ...values]);
}

const after = (milliseconds: number) => new Date(now().getTime() + milliseconds);

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());
