// Mail that was given up, sent again or dropped.
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { transact } from "@/lib/audit/transact";
import { db } from "@/lib/platform/db";
import { onMail, sendMail } from "@/lib/platform/email";
import { FinalJobError, forgetDoneJobs, onJob, runDueJobs } from "@/lib/platform/jobs";
import { systemActor } from "@/lib/testing/actors";
import { atOnce, newestLink, refusal } from "@/lib/testing/outcomes";
import { anActor } from "@/prisma/factories";
import { answerFailedMail } from "./answer-failed-mail";
import { listFailedMails } from "./queries";

const write = vi.fn<() => Promise<{ subject: string; text: string }>>();
onMail("report", write);
onMail("updates-step", write);
onJob("mail", sendMail);

beforeEach(() => {
  write.mockReset().mockRejectedValue(new FinalJobError("The recipient's address cannot be used."));
});

/** A mail that was given up; answers its id. */
async function aFailedMail(kind = "report", recipient = "branch@example.test"): Promise<string> {
  const [id, requestedBy] = [randomUUID(), await anActor()];
  await transact(systemActor("test"), async ({ queueMail, record }) => {
    queueMail({ id, dedupeKey: id, kind, recipient, payload: {} });
    record("demo.seeded", { businessId: requestedBy.businessId }, { requests: 0 });
  });
  await runDueJobs();
  return id;
}

const jobOf = (id: string) => db.job.findUniqueOrThrow({ where: { dedupeKey: `mail:${id}` } });

test("does it: one goes out with its words of now, one never", async () => {
  const admin = await anActor({ role: "admin" });
  const [again, dropped] = [await aFailedMail(), await aFailedMail("updates-step", "rosa@example.test")];
  const listed = await listFailedMails(admin, { limit: 10 });
  expect(listed.items).toMatchObject([
    { id: dropped, subject: "A step told to a family", recipient: "r…@example.test" },
    { id: again, subject: "Transport report", recipient: "branch@example.test", attempts: 1 },
  ]);
  const first = await listFailedMails(admin, { limit: 1 });
  expect(first).toMatchObject({ items: [{ id: dropped }], next: expect.any(String) as string });
  expect(await answerFailedMail(admin, { id: again, answer: "retry" })).toEqual({ id: again, answer: "retry" });
  await answerFailedMail(admin, { id: dropped, answer: "drop" });
  write.mockReset().mockResolvedValue({ subject: "Report", text: "Here it is." });
  await runDueJobs();
  expect(write).toHaveBeenCalledOnce();
  expect(await jobOf(again)).toMatchObject({ status: "done", attempts: 1 });
  expect((await db.outbox.findUniqueOrThrow({ where: { id: again } })).sentAt).not.toBeNull();
  expect(await jobOf(dropped)).toMatchObject({ status: "dropped" });
  expect((await listFailedMails(admin, { limit: 10 })).items).toEqual([]);
  await db.$executeRaw`UPDATE "Job" SET "runAt" = now() - interval '30 days', "doneAt" = now() - interval '30 days'`;
  await forgetDoneJobs();
  expect(await db.job.count({ where: { kind: "mail" } })).toBe(0);
});

test("records it in the platform's chain", async () => {
  const admin = await anActor({ role: "admin" });
  const id = await aFailedMail();
  await answerFailedMail(admin, { id, answer: "retry" });
  const link = await newestLink("platform");
  expect(link).toMatchObject({ type: "mail.retried", actorId: admin.userId });
  expect(link.payload).toMatchObject({ outboxId: id, mailKind: "report" });
  await runDueJobs();
  await answerFailedMail(admin, { id, answer: "drop" });
  expect(await newestLink("platform")).toMatchObject({ type: "mail.dropped" });
});

test("refuses the wrong state: dropped already, sent already, and no mail at all", async () => {
  const admin = await anActor({ role: "admin" });
  const id = await aFailedMail();
  await answerFailedMail(admin, { id, answer: "drop" });
  expect(await refusal(answerFailedMail(admin, { id, answer: "retry" }))).toBe(
    "conflict: This mail is not among those that failed any more.",
  );
  expect(await refusal(answerFailedMail(admin, { id: randomUUID(), answer: "retry" }))).toBe(
    "not_found: We could not find this mail.",
  );
});

test("refuses the wrong actor: to a coordinator there is no such thing", async () => {
  const [coordinator, id] = [await anActor(), await aFailedMail()];
  expect(await refusal(answerFailedMail(coordinator, { id, answer: "drop" }))).toMatch(/^not_found/);
  expect(await refusal(listFailedMails(coordinator, { limit: 1 }))).toMatch(/^not_found/);
  expect(await jobOf(id)).toMatchObject({ status: "failed" });
});

test("of two concurrent calls one wins", async () => {
  const [admin, id] = [await anActor({ role: "admin" }), await aFailedMail()];
  const { won, lost } = await atOnce([
    () => answerFailedMail(admin, { id, answer: "retry" }),
    () => answerFailedMail(admin, { id, answer: "drop" }),
  ]);
  expect(won).toHaveLength(1);
  expect(lost).toEqual(["conflict: This mail is not among those that failed any more."]);
});
