// Jobs on a real database: each is done once, whoever takes it, and none is lost.
import { randomUUID } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import { at } from "./clock";
import { closeDatabase, database, db } from "./db";
import {
  FinalJobError,
  forgetDoneJobs,
  JobError,
  jobDelays,
  onDailyJob,
  onJob,
  runDueJobs,
  settledJob,
  startJobs,
  wakeJobs,
} from "./jobs";

const start = new Date("2026-11-22T03:00:00.000Z");
const longAgo = new Date(0);
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const leaseMs = 60_000;

async function aJob(kind: string, runAt = start): Promise<string> {
  const id = randomUUID();
  await database().pool.query(
    `INSERT INTO "Job" (id, kind, payload, "runAt", "dedupeKey") VALUES ($1, $2, $3, $4, $5)`,
    [id, kind, JSON.stringify({ id }), runAt, `key ${id}`],
  );
  return id;
}

const read = (id: string) => db.job.findUniqueOrThrow({ where: { id } });
const idOf = (payload: unknown) => (payload as { id: string }).id;
const at0 = <T>(work: () => Promise<T>) => at(start, work);

// Each test knows its own kinds only; what one leaves undone is not the next one's.
afterEach(async () => {
  await closeDatabase();
  await database().pool.query(`DELETE FROM "Job"`);
});

it("does a job with what it carries, and no second time", async () => {
  const done: unknown[] = [];
  onJob("plain", async (payload, attempt) => void done.push(payload, attempt));
  const id = await aJob("plain");
  expect(await at0(runDueJobs)).toBe(1);
  expect(await at0(runDueJobs)).toBe(0);
  expect(done).toEqual([{ id }, 1]);
  expect(await read(id)).toMatchObject({ status: "done", attempts: 1, doneAt: start, lastError: null });
});

it("leaves what is not due yet, and kinds that nobody here knows", async () => {
  onJob("plain", async () => {});
  const [early, strange] = [await aJob("plain", later(1)), await aJob("of another version")];
  expect(await at0(runDueJobs)).toBe(0);
  expect(await read(early)).toMatchObject({ status: "queued", attempts: 0 });
  expect(await read(strange)).toMatchObject({ status: "queued", attempts: 0 });
  expect(await at(later(1), runDueJobs)).toBe(1);
});

it("takes each job once, however many take at a time", async () => {
  const done: string[] = [];
  onJob("shared", async (payload) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    done.push(idOf(payload));
  });
  const ids = await Promise.all(Array.from({ length: 40 }, () => aJob("shared")));
  const counts = await at0(() => Promise.all(Array.from({ length: 8 }, runDueJobs)));
  expect(counts.reduce((sum, count) => sum + count)).toBe(40);
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(1);
  expect(done.toSorted()).toEqual(ids.toSorted());
});

it("tries a failed job again, each time later, and gives it up in the end", async () => {
  onJob("unlucky", async () => {
    throw new JobError("The server is away.");
  });
  const id = await aJob("unlucky");
  let instant = start;
  for (const [index, delay] of jobDelays.entries()) {
    expect(await at(instant, runDueJobs)).toBe(1);
    const next = new Date(instant.getTime() + delay);
    expect(await read(id)).toMatchObject({
      status: "queued",
      attempts: index + 1,
      runAt: next,
      lastError: "The server is away.",
    });
    expect(await at(new Date(next.getTime() - 1), runDueJobs)).toBe(0);
    instant = next;
  }
  expect(await at(instant, runDueJobs)).toBe(1);
  expect(await read(id)).toMatchObject({ status: "failed", attempts: jobDelays.length + 1 });
  expect(await at(later(1e10), runDueJobs)).toBe(0);
});

it("gives up at once what no attempt can mend", async () => {
  onJob("hopeless", async () => {
    throw new FinalJobError("There is nothing to send.");
  });
  const id = await aJob("hopeless");
  await at0(runDueJobs);
  expect(await read(id)).toMatchObject({ status: "failed", attempts: 1, lastError: "There is nothing to send." });
});

it("keeps nothing of an error's own words, which may quote a person", async () => {
  onJob("talkative", async () => {
    throw Object.assign(new TypeError("Rafael Ortega Luna cannot be reached"), { code: "E_AWAY" });
  });
  const id = await aJob("talkative");
  await at0(runDueJobs);
  expect((await read(id)).lastError).toBe("TypeError E_AWAY");
});

it("gives the job of a process that died to another one, and lets the first write nothing more", async () => {
  let attempts = 0;
  let revive = () => {};
  onJob("orphaned", async () => {
    attempts += 1;
    if (attempts === 1) await new Promise<void>((resolve) => (revive = resolve));
    if (attempts === 1) throw new Error("Too late");
  });
  const id = await aJob("orphaned");
  const dead = at0(runDueJobs);
  await vi.waitFor(() => expect(attempts).toBe(1));
  expect(await at(later(leaseMs - 1), runDueJobs)).toBe(0);
  expect(await at(later(leaseMs), runDueJobs)).toBe(1);
  attempts = 1;
  revive();
  await dead;
  expect(await read(id)).toMatchObject({ status: "done", attempts: 2, lastError: null });
});

it("ends a job that takes down every process that begins it", async () => {
  let begun = 0;
  onJob("poison", async () => void (begun += 1));
  const id = await aJob("poison");
  await database().pool.query(`UPDATE "Job" SET attempts = $2 WHERE id = $1`, [id, jobDelays.length + 1]);
  await at0(runDueJobs);
  expect(begun).toBe(0);
  expect(await read(id)).toMatchObject({ status: "failed" });
});

it("holds a long job until it ends", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let finish = () => {};
  onJob("long", () => new Promise<void>((resolve) => (finish = resolve)));
  const id = await aJob("long");
  const running = at0(runDueJobs);
  await vi.waitFor(async () => expect((await read(id)).attempts).toBe(1));
  await database().pool.query(`UPDATE "Job" SET "runAt" = $2 WHERE id = $1`, [id, longAgo]);
  vi.advanceTimersByTime(20_000);
  await vi.waitFor(async () => expect((await read(id)).runAt.getTime()).toBeGreaterThan(Date.now() + leaseMs / 2));
  finish();
  await running;
  vi.useRealTimers();
  expect(await read(id)).toMatchObject({ status: "done" });
});

it("does a job at once when woken, without holding up another kind, and finishes what runs when it ends", async () => {
  const done: string[] = [];
  let finish = () => {};
  const slow = new Promise<void>((resolve) => (finish = resolve));
  onJob("slow", async (payload) => {
    await slow;
    done.push(idOf(payload));
  });
  onJob("quick", async (payload) => void done.push(idOf(payload)));
  startJobs();
  const slowIds = await Promise.all(Array.from({ length: 6 }, () => aJob("slow", longAgo)));
  wakeJobs();
  await vi.waitFor(async () => expect(await db.job.count({ where: { kind: "slow", attempts: 1 } })).toBe(3));
  const quickId = await aJob("quick", longAgo);
  wakeJobs();
  expect(await settledJob(`key ${quickId}`, 3_000)).toBe("done");
  expect(done).toEqual([quickId]);
  const closing = closeDatabase();
  finish();
  await closing;
  expect(done).toHaveLength(4);
  expect(await db.job.count({ where: { status: "done" } })).toBe(4);
  expect(await db.job.count({ where: { id: { in: slowIds }, status: "queued", attempts: 0 } })).toBe(3);
});

it("tells how the first attempt ended, and does not wait for ever", async () => {
  onJob("plain", async () => {});
  onJob("unlucky", async () => {
    throw new Error("No");
  });
  const [plain, unlucky, waiting] = [await aJob("plain"), await aJob("unlucky"), await aJob("nobody's")];
  await at0(runDueJobs);
  expect(await settledJob(`key ${plain}`, 1_000)).toBe("done");
  const begin = Date.now();
  expect(await settledJob(`key ${unlucky}`, 5_000)).toBe("waiting");
  expect(Date.now() - begin).toBeLessThan(2_000);
  expect(await settledJob(`key ${waiting}`, 150)).toBe("waiting");
  expect(await settledJob("no such job", 1_000)).toBe("waiting");
});

it("does once a day what is to be done daily, however many processes there are, and goes on after a failure", async () => {
  const done: string[] = [];
  onDailyJob("tidy", async () => {
    done.push("tried");
    if (done.length === 1) throw new JobError("Not today.");
  });
  for (let turn = 0; turn < 3; turn += 1) {
    startJobs();
    await vi.waitFor(async () => expect(await db.job.count({ where: { kind: "tidy" } })).toBe(1));
    await closeDatabase();
  }
  await database().pool.query(`UPDATE "Job" SET "runAt" = $1, "dedupeKey" = 'tidy:2026-11-22'`, [start]);
  expect(await at0(runDueJobs)).toBe(1);
  const laid = () => db.job.findMany({ where: { kind: "tidy", attempts: 0 }, orderBy: { runAt: "asc" } });
  expect(await laid()).toMatchObject([
    { dedupeKey: "tidy:2026-11-23", runAt: new Date("2026-11-23T09:00:00.000Z"), status: "queued" },
  ]);
  // Tried again, it lays out no second one.
  expect(await at(later(jobDelays[0]), runDueJobs)).toBe(1);
  expect(await laid()).toHaveLength(1);
  expect(await at(new Date("2026-11-23T09:00:00.000Z"), runDueJobs)).toBe(1);
  expect(done).toHaveLength(3);
  expect(await laid()).toMatchObject([{ dedupeKey: "tidy:2026-11-24" }]);
});

it("forgets what is done after two weeks, and nothing else", async () => {
  const days = 24 * 3_600_000;
  onJob("plain", async () => {});
  onJob("hopeless", async () => {
    throw new FinalJobError("No");
  });
  const [failed, queued] = [await aJob("hopeless"), await aJob("of another version")];
  const old = await aJob("plain");
  await at0(runDueJobs);
  const young = await aJob("plain");
  await at(later(days), runDueJobs);
  const left = async (count: number) => {
    await at(later(count), forgetDoneJobs);
    return (await db.job.findMany({ select: { id: true } })).map(({ id }) => id).toSorted();
  };
  expect(await left(14 * days)).toEqual([failed, queued, old, young].toSorted());
  expect(await left(14 * days + 1_000)).toEqual([failed, queued, young].toSorted());
});
