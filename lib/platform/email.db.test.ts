// Mails go whole and once into a folder or to a mail server, nothing smuggled into them, and what is refused for good is given up.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, describe, expect, it, vi } from "vitest";
import * as environment from "./env";

const dataDir = mkdtempSync(join(tmpdir(), "mortuary-mail-"));
const outbox = join(dataDir, "outbox");
// The environment is read once, so it must stand before the product is loaded.
process.env.DATA_DIR = dataDir;
process.env.MAIL_FROM = "Harlan & Rowe <office@example.test>";
const { at } = await import("./clock");
const { db } = await import("./db");
const { onMail, sendMail } = await import("./email");
const { FinalJobError, JobError, onJob, runDueJobs, settledJob } = await import("./jobs");
const { transact } = await import("@/lib/audit/transact");
const { systemActor } = await import("@/lib/testing/actors");

afterAll(() => rm(dataDir, { recursive: true, force: true }));

const instant = new Date("2026-11-22T03:04:05.678Z");
onJob("mail", sendMail);

/** Lays a mail into the outbox, as a verb does. */
async function aMail(kind: string, { recipient = "branch@example.test", dedupeKey = randomUUID() } = {}) {
  const id = randomUUID();
  await at(instant, () =>
    transact(systemActor("test"), async (unit) => {
      unit.queueMail({ id, kind, recipient, dedupeKey, payload: { kind } });
      unit.record("business.created", {}, { name: "x", businessKind: "other" });
    }),
  );
  return id;
}

const jobOf = (id: string) => db.job.findUniqueOrThrow({ where: { dedupeKey: `mail:${id}` } });
const filesOf = async (id: string) => (await readdir(outbox)).filter((name) => name.includes(id));

async function messageOf(id: string) {
  const [name = ""] = await filesOf(id);
  const raw = await readFile(join(outbox, name));
  return { name, raw, mail: await PostalMime.parse(raw) };
}

it("keeps a whole message that mail programs can read", async () => {
  const content = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 255, 13, 10, 46, 13, 10]);
  onMail("whole", async (payload) => ({
    subject: `Bericht für Zoë ${JSON.stringify(payload)}`,
    text: "Grüße\n.\nEnd",
    html: "<p>Grüße</p>",
    attachments: [{ filename: "transport-report-Ł.pdf", contentType: "application/pdf", content }],
  }));
  const id = await aMail("whole");
  expect(await at(instant, runDueJobs)).toBe(1);
  const { name, mail, raw } = await messageOf(id);
  expect(name).toBe(`2026-11-22T03-04-05-678Z-${id}.eml`);
  expect(mail).toMatchObject({
    from: { name: "Harlan & Rowe", address: "office@example.test" },
    to: [{ address: "branch@example.test" }],
    subject: 'Bericht für Zoë {"kind":"whole"}',
    messageId: `<${id}@example.test>`,
    date: "2026-11-22T03:04:05.000Z",
    text: "Grüße\n.\nEnd\n",
  });
  expect(mail.html).toContain("Grüße");
  const [attachment] = mail.attachments;
  expect(attachment).toMatchObject({ filename: "transport-report-Ł.pdf", mimeType: "application/pdf" });
  expect(new Uint8Array(attachment?.content as ArrayBuffer)).toEqual(content);
  expect(raw.toString("latin1")).not.toMatch(/[^\r]\n/);
  expect(await db.outbox.findUniqueOrThrow({ where: { id } })).toMatchObject({ sentAt: instant });
});

it("lets nobody else of the machine read it", async () => {
  onMail("private", async () => ({ subject: "x", text: "x" }));
  const id = await aMail("private");
  await at(instant, runDueJobs);
  expect((await stat(outbox)).mode & 0o777).toBe(0o700);
  expect((await stat(join(outbox, (await messageOf(id)).name))).mode & 0o777).toBe(0o600);
});

it("is one message though it is delivered twice, as after a crash", async () => {
  onMail("twice", async () => ({ subject: "x", text: "x" }));
  const id = await aMail("twice");
  await sendMail({ outboxId: id });
  await db.$executeRaw`UPDATE "Outbox" SET "sentAt" = NULL WHERE id = ${id}::uuid`;
  await at(instant, runDueJobs);
  expect(await filesOf(id)).toHaveLength(1);
});

it("is not sent again once it was", async () => {
  let built = 0;
  onMail("once", async () => ({ subject: "x", text: String((built += 1)) }));
  const id = await aMail("once");
  await sendMail({ outboxId: id });
  await sendMail({ outboxId: id });
  await at(instant, runDueJobs);
  expect(built).toBe(1);
});

it("gets one job however often it is laid into the outbox", async () => {
  onMail("same", async () => ({ subject: "x", text: "x" }));
  const dedupeKey = randomUUID();
  const ids = [await aMail("same", { dedupeKey }), await aMail("same", { dedupeKey })];
  const laid = await db.outbox.findMany({ where: { dedupeKey } });
  expect(laid.map(({ id }) => id)).toEqual(ids.slice(0, 1));
  expect(await db.job.count({ where: { dedupeKey: { in: ids.map((id) => `mail:${id}`) } } })).toBe(1);
});

it("takes no line break into a header", async () => {
  onMail("broken", async () => ({
    subject: "Report\r\nBcc: thief@example.test\n\nx",
    text: "x",
    attachments: [{ filename: 'a"\r\nX-Evil: 1.pdf', contentType: "application/pdf", content: new Uint8Array(1) }],
  }));
  const id = await aMail("broken");
  await at(instant, runDueJobs);
  const { mail } = await messageOf(id);
  expect(mail.subject).toBe("Report Bcc: thief@example.test x");
  expect(mail.bcc ?? []).toEqual([]);
  expect(mail.headers.map(({ key }) => key)).not.toContain("x-evil");
  expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
});

it.each([
  "branch@example.test\r\nBcc: thief@example.test",
  "branch@example.test, thief@example.test",
  "Branch <branch@example.test>",
  "branch@example.test\u2028",
  "branch",
  "",
])("sends to one address and nothing else: %j", async (recipient) => {
  onMail("plain", async () => ({ subject: "x", text: "x" }));
  const id = await aMail("plain", { recipient });
  await at(instant, runDueJobs);
  expect(await filesOf(id)).toEqual([]);
  expect(await jobOf(id)).toMatchObject({ status: "failed", lastError: "The recipient's address cannot be used." });
});

it("reads no file and no address that a mail's words name", async () => {
  onMail("path", async () => ({ subject: "x", text: { path: "/etc/hostname" } as unknown as string }));
  const id = await aMail("path");
  await at(instant, runDueJobs);
  expect(await filesOf(id)).toEqual([]);
  expect(await jobOf(id)).toMatchObject({ status: "queued", attempts: 1 });
});

it("waits for a version that knows its kind", async () => {
  const id = await aMail("of another version");
  await expect(sendMail({ outboxId: id })).rejects.toThrow(JobError);
  expect(await db.outbox.findUniqueOrThrow({ where: { id } })).toMatchObject({ sentAt: null });
});

it.each([null, {}, { outboxId: "1" }])("gives up a mail that is %j", async (payload) => {
  await expect(sendMail(payload)).rejects.toThrow(FinalJobError);
});

it("gives up a mail that was taken out of the outbox", async () => {
  await expect(sendMail({ outboxId: randomUUID() })).rejects.toThrow(FinalJobError);
});

describe("with a mail server that refuses", () => {
  type Step = "MAIL FROM" | "RCPT TO" | "DATA";

  /** Sends a mail to a server that says `code` at a step, and otherwise takes it; answers how its job stands. */
  async function tried(refusal: { at: Step; code: number } | null) {
    const taken: string[] = [];
    const answer = (step: Step, done: (error?: Error | null) => void) =>
      done(refusal?.at === step ? Object.assign(new Error("No"), { responseCode: refusal.code }) : null);
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      onMailFrom: (_address, _session, done) => answer("MAIL FROM", done),
      onRcptTo: (_address, _session, done) => answer("RCPT TO", done),
      onData: (stream, { envelope }, done) => {
        stream.resume().once("end", () => {
          taken.push(...envelope.rcptTo.map(({ address }) => address));
          answer("DATA", done);
        });
      },
    });
    server.listen(0, "127.0.0.1");
    await once(server.server, "listening");
    const { port } = server.server.address() as AddressInfo;
    const SMTP_URL = `smtp://127.0.0.1:${port}`;
    const usual = environment.env();
    vi.spyOn(environment, "env").mockReturnValue({ ...usual, SMTP_URL });
    onMail("plain", async () => ({ subject: "x", text: "x" }));
    try {
      const id = await aMail("plain");
      await at(instant, runDueJobs);
      const { status, attempts, lastError } = await jobOf(id);
      return { status, attempts, lastError, taken, settled: await settledJob(`mail:${id}`, 0) };
    } finally {
      await new Promise<void>((resolve) => {
        server.close(resolve);
      });
    }
  }

  it("gives it what it takes", async () => {
    const taken = ["branch@example.test"];
    expect(await tried(null)).toEqual({ status: "done", attempts: 1, lastError: null, taken, settled: "done" });
  });

  it.each([
    { at: "RCPT TO", code: 550 },
    { at: "RCPT TO", code: 553 },
    { at: "MAIL FROM", code: 550 },
    { at: "DATA", code: 552 },
    { at: "DATA", code: 554 },
  ] as const)("gives up what it refuses for good: $code to $at", async (refusal) => {
    expect(await tried(refusal)).toMatchObject({
      status: "failed",
      attempts: 1,
      lastError: `The mail server answered ${refusal.code} to ${refusal.at}.`,
      settled: "failed",
    });
  });

  it.each([
    { at: "RCPT TO", code: 450 },
    { at: "MAIL FROM", code: 530 },
    { at: "DATA", code: 451 },
  ] as const)("tries again what it refuses for now: $code to $at", async (refusal) => {
    expect(await tried(refusal)).toMatchObject({
      status: "queued",
      attempts: 1,
      lastError: `The mail server answered ${refusal.code} to ${refusal.at}.`,
      settled: "waiting",
    });
  });
});
