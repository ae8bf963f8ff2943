// The only way to write: domain rows, their record and the live notice in one transaction, or nothing.
import "server-only";
import { type Actor, actorName } from "@/lib/auth/actor";
import { now } from "@/lib/platform/clock";
import { type Db, database, type Prisma } from "@/lib/platform/db";
import { mailJob } from "@/lib/platform/email";
import { wakeJobs } from "@/lib/platform/jobs";
import { canonicalJson, digestPayload, firstPrevHash, newSalt, seal } from "./chain";
import type { EventPayloads, EventType } from "./events";
import type { LiveNotice } from "./live-notice";

/** What an event is about, and whose screens it changes. */
export interface EventSubject {
  requestId?: string;
  businessId?: string;
  /** Businesses whose lists change. */
  audience?: string[];
  /** Every provider's list changes: an open call came, went or moved. */
  isOpenCall?: boolean;
}

/** One unit of work: the transaction's client, who acts, when, and the pen. */
export interface Unit<A extends Actor = Actor> {
  db: Db;
  actor: A;
  now: Date;
  record<T extends EventType>(type: T, subject: EventSubject, payload: EventPayloads[T]): void;
  /** Leaves a job for after the commit; it is due at once unless it says when. */
  queueJob(job: Prisma.JobCreateManyInput): void;
  /** Leaves mail for after the commit; the same dedupeKey is sent once. */
  queueMail(mail: Prisma.OutboxCreateManyInput): void;
}

/** Thrown within a unit that turns out to have nothing to write: all of it is undone, and `transact` answers `answer`. */
export class Unchanged extends Error {
  override name = "Unchanged";
  readonly answer: unknown;

  constructor(answer?: unknown) {
    super("Nothing is written.");
    this.answer = answer;
  }
}

/** A job that follows an event: of which kind, and how long after it, in milliseconds. */
export interface FollowUp {
  kind: string;
  afterMs: number;
}

const kept = globalThis as { mortuaryFollowUps?: Map<EventType, FollowUp> };

/** Has a job laid with each such event of a request: its payload is `requestId`, `type` and `at` (ISO 8601). */
export function onEvents(types: readonly EventType[], followUp: FollowUp): void {
  // Next bundles instrumentation and routes apart: both must find the same.
  kept.mortuaryFollowUps ??= new Map();
  for (const type of types) kept.mortuaryFollowUps.set(type, followUp);
}

interface Entry {
  type: EventType;
  subject: EventSubject;
  payload: EventPayloads[EventType];
}

/**
 * Runs `work` in one transaction and commits it with its record.
 * Throws when nothing was recorded: an unrecorded write does not happen.
 */
export async function transact<A extends Actor, T>(actor: A, work: (unit: Unit<A>) => Promise<T>): Promise<T> {
  let hasJobs = false;
  const result = await database()
    .prisma.$transaction(async (tx) => {
      const entries: Entry[] = [];
      const jobs: Prisma.JobCreateManyInput[] = [];
      const mails: Prisma.OutboxCreateManyInput[] = [];
      const instant = now();
      const answer = await work({
        db: tx,
        actor,
        now: instant,
        record: (type, subject, payload) => void entries.push({ type, subject, payload }),
        queueJob: (job) => void jobs.push(job),
        queueMail: (mail) => void mails.push(mail),
      });
      if (entries.length === 0) throw new Error("Nothing was recorded, so nothing is written.");
      jobs.push(...(await postMails(tx, mails, instant)));
      jobs.push(...entries.flatMap((entry) => followUpOf(entry, instant)));
      hasJobs = jobs.length > 0;
      const due = jobs.map((job) => ({ runAt: instant, createdAt: instant, ...job }));
      if (hasJobs) await tx.job.createMany({ data: due, skipDuplicates: true });
      // One order for every transaction, so that two never wait for each other's chains.
      const chained = entries.map((entry) => ({ ...entry, chain: chainOf(entry.subject) }));
      chained.sort((a, b) => (a.chain < b.chain ? -1 : a.chain > b.chain ? 1 : 0));
      for (const entry of chained) await append(tx, actor, instant, entry);
      await notify(tx, entries);
      return answer;
    })
    .catch((error: unknown) => {
      if (error instanceof Unchanged) return error.answer as T;
      throw error;
    });
  if (hasJobs) wakeJobs();
  return result;
}

function followUpOf({ type, subject: { requestId } }: Entry, instant: Date): Prisma.JobCreateManyInput[] {
  const followUp = kept.mortuaryFollowUps?.get(type);
  if (!followUp || requestId === undefined) return [];
  const { kind, afterMs } = followUp;
  const at = instant.toISOString();
  const dedupeKey = `${kind}:${requestId}:${type}:${at}`;
  return [{ kind, payload: { requestId, type, at }, dedupeKey, runAt: new Date(instant.getTime() + afterMs) }];
}

/** Lays mails into the outbox and answers the jobs that send them; a mail that lies there already gets no second one. */
async function postMails(
  tx: Db,
  mails: Prisma.OutboxCreateManyInput[],
  instant: Date,
): Promise<Prisma.JobCreateManyInput[]> {
  if (mails.length === 0) return [];
  const data = mails.map((mail) => ({ createdAt: instant, ...mail }));
  const laid = await tx.outbox.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } });
  return laid.map(({ id }) => mailJob(id));
}

const chainOf = (subject: EventSubject) => subject.requestId ?? subject.businessId ?? "platform";

async function append(tx: Db, actor: Actor, instant: Date, entry: Entry & { chain: string }): Promise<void> {
  const { chain, type, subject } = entry;
  const [head] = await tx.$queryRaw<{ seq: number; hash: string }[]>`
    INSERT INTO "AuditHead" (chain, seq, hash) VALUES (${chain}, 0, ${firstPrevHash})
    ON CONFLICT (chain) DO UPDATE SET chain = EXCLUDED.chain RETURNING seq, hash`;
  if (!head) throw new Error("The record's head could not be read.");
  const salt = newSalt();
  const payload = { ...entry.payload, by: actorName(actor) };
  const fields = {
    chain,
    seq: head.seq + 1,
    type,
    at: instant.toISOString(),
    actorKind: actor.kind,
    actorId: actor.kind === "business" ? actor.userId : actor.kind === "family" ? actor.accessId : actor.name,
    businessId: actor.kind === "business" ? actor.businessId : (subject.businessId ?? null),
    requestId: subject.requestId ?? null,
    payloadDigest: digestPayload(payload, salt),
    prevHash: head.hash,
  };
  const sealed = seal(fields);
  await tx.$executeRaw`
    WITH moved AS (UPDATE "AuditHead" SET seq = ${fields.seq}, hash = ${sealed.hash} WHERE chain = ${chain})
    INSERT INTO "AuditEvent" (chain, seq, type, at, "actorKind", "actorId", "businessId", "requestId",
      payload, salt, "payloadDigest", canonical, "prevHash", hash)
    VALUES (${chain}, ${fields.seq}, ${type}, ${instant}, ${fields.actorKind}, ${fields.actorId},
      ${fields.businessId}::uuid, ${fields.requestId}::uuid, ${canonicalJson(payload)}::jsonb, ${salt},
      ${fields.payloadDigest}, ${sealed.canonical}, ${fields.prevHash}, ${sealed.hash})`;
}

async function notify(tx: Db, entries: Entry[]): Promise<void> {
  const subjects = entries.map((entry) => entry.subject);
  const notice: LiveNotice = {
    types: [...new Set(entries.map((entry) => entry.type))],
    requestIds: [...new Set(subjects.flatMap((subject) => subject.requestId ?? []))],
    businessIds: [...new Set(subjects.flatMap((subject) => subject.audience ?? []))],
    isOpenCall: subjects.some((subject) => subject.isOpenCall),
  };
  if (notice.requestIds.length === 0) return;
  await tx.$executeRaw`SELECT pg_notify('live', ${JSON.stringify(notice)})`;
}
