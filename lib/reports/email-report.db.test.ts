// E-mailing a report on a real database: one mail a click, to the business that asked, while it may have the report.
import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { extractText } from "unpdf";
import { afterAll, beforeEach, expect, it } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { atOnce, newestLink, race, recordOf, refusal } from "@/lib/testing/outcomes";

const dataDir = mkdtempSync(join(tmpdir(), "mortuary-report-"));
// The environment is read once, so it must stand before the product is loaded.
process.env.DATA_DIR = dataDir;
process.env.PUBLIC_URL = "https://transport.example.test";
const { at } = await import("@/lib/platform/clock");
const { db } = await import("@/lib/platform/db");
const { onMail, sendMail } = await import("@/lib/platform/email");
const { FinalJobError, JobError, onJob, startJobs } = await import("@/lib/platform/jobs");
const { issueFamilyAccess } = await import("@/lib/transports/issue-family-access");
const factories = await import("@/prisma/factories");
const { emailReport } = await import("./email-report");
const { printReportMail } = await import("./print-report-mail");

onMail("report", printReportMail);
startJobs();
beforeEach(() => onJob("mail", sendMail));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const recipient = "branch@example.test";

async function transport() {
  const [creator, owner] = [
    await factories.anActor({ business: { kind: "hospital", reportEmail: "hospital@example.test" } }),
    await factories.anActor({ business: { reportEmail: recipient } }),
  ];
  const { request, route } = await factories.aCompletedTransport(creator, owner);
  return { creator, owner, id: request.id, route };
}

const mailsOf = (requestId: string) => db.outbox.findMany({ where: { requestId }, orderBy: { createdAt: "asc" } });

async function deliveredTo(address: string, requestId: string) {
  const ids = (await mailsOf(requestId)).map(({ id }) => id);
  const names = (await readdir(join(dataDir, "outbox"))).filter((name) => ids.some((id) => name.includes(id)));
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(dataDir, "outbox", name)))),
  );
  return mails.filter((mail) => mail.to?.some((to) => to.address === address));
}

it("does it", async () => {
  const { owner, id } = await transport();
  const { caseId } = await issueFamilyAccess(owner, { id });
  expect(await emailReport(owner, { id })).toEqual({ status: "sent", recipient });
  const [mail, ...more] = await deliveredTo(recipient, id);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Transport report ${caseId}`);
  expect(mail?.text).toContain(`https://transport.example.test/dashboard?report=${id}`);
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain("Ortega");
  const [attachment] = mail?.attachments ?? [];
  expect(attachment).toMatchObject({ filename: `transport-report-${caseId}.pdf`, mimeType: "application/pdf" });
  const { text } = await extractText(new Uint8Array(attachment?.content as ArrayBuffer), { mergePages: true });
  expect(text).toContain("Rafael Ortega Luna");
  expect(text).toContain(caseId);
});

it("records it", async () => {
  const { owner, id } = await transport();
  await emailReport(owner, { id });
  expect((await recordOf(id)).at(-1)).toBe("report.emailed");
  const [mail] = await mailsOf(id);
  expect(await newestLink(id)).toMatchObject({
    actorId: owner.userId,
    payload: { by: "Ana Ruiz", recipient, outboxId: mail?.id },
  });
});

it("refuses the wrong state: without a route, or without an address, there is nothing to send", async () => {
  const [owner, silent] = [
    await factories.anActor({ business: { reportEmail: recipient } }),
    await factories.anActor({ business: { name: "Harlan & Rowe" } }),
  ];
  const { id } = await factories.aPendingRequest(owner);
  expect(await refusal(emailReport(owner, { id }))).toBe("conflict: No Transport Data. This request has no route yet.");
  const { request } = await factories.anActiveTransport(owner, silent);
  expect(await refusal(emailReport(silent, { id: request.id }))).toBe(
    "conflict: Harlan & Rowe has no e-mail address for reports yet. Ask your administrator to set one.",
  );
  expect(await mailsOf(id)).toEqual([]);
  expect(await mailsOf(request.id)).toEqual([]);
  expect(await recordOf(request.id)).not.toContain("report.emailed");
});

it("refuses the wrong actor", async () => {
  const reportEmail = "else@example.test";
  const [creator, addressee, owner, stranger] = [
    await factories.anActor(),
    await factories.anActor({ business: { reportEmail } }),
    await factories.anActor({ business: { reportEmail: recipient } }),
    await factories.anActor({ business: { reportEmail } }),
  ];
  const { id } = await factories.aPendingRequest(creator, { businessId: addressee.businessId });
  await factories.accepted(addressee, id);
  expect(await refusal(emailReport(stranger, { id }))).toMatch(/^not_found: /);
  expect(await refusal(emailReport(owner, { id: randomUUID() }))).toMatch(/^not_found: /);
  const { id: second } = await factories.aPendingRequest(creator, { businessId: addressee.businessId });
  await factories.accepted(creator, second);
  expect(await refusal(emailReport(addressee, { id: second }))).toMatch(/^forbidden: /);
  expect(await mailsOf(id)).toEqual([]);
  expect(await mailsOf(second)).toEqual([]);
});

it("of two concurrent calls one wins: a double click sends one mail", async () => {
  const { owner, id } = await transport();
  const calls = Array.from({ length: 4 }, () => () => emailReport(owner, { id, key: randomUUID() }));
  const { won, lost } = await race({ table: "ServiceRequest", id }, calls);
  expect(lost).toEqual([]);
  expect(won).toEqual(Array.from({ length: 4 }, () => ({ status: "sent", recipient })));
  expect(await deliveredTo(recipient, id)).toHaveLength(1);
  expect((await recordOf(id)).filter((type) => type === "report.emailed")).toHaveLength(1);
});

it("is one mail for one key, however late the second call comes", async () => {
  const { owner, id } = await transport();
  const key = randomUUID();
  await at(new Date(Date.now() - 3_600_000), () => emailReport(owner, { id, key }));
  await emailReport(owner, { id, key });
  expect(await deliveredTo(recipient, id)).toHaveLength(1);
  expect((await recordOf(id)).filter((type) => type === "report.emailed")).toHaveLength(1);
});

it("sends again when asked again later, and to each business its own", async () => {
  const { owner, creator, id } = await transport();
  await at(new Date(Date.now() - 31_000), () => emailReport(owner, { id, key: randomUUID() }));
  await emailReport(creator, { id });
  await emailReport(owner, { id, key: randomUUID() });
  expect(await mailsOf(id)).toHaveLength(3);
  expect(await deliveredTo("hospital@example.test", id)).toHaveLength(1);
});

it("says that it waits when the mail server is away, and asks for no second mail", async () => {
  onJob("mail", async () => {
    throw new JobError("The mail server is away.");
  });
  const { owner, id } = await transport();
  const { won } = await atOnce(Array.from({ length: 3 }, () => () => emailReport(owner, { id })));
  expect(won).toEqual(Array.from({ length: 3 }, () => ({ status: "queued", recipient })));
  expect(await mailsOf(id)).toHaveLength(1);
});

async function lost(owner: BusinessActor, id: string, meanwhile: () => Promise<unknown>) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  onJob("mail", async (payload) => {
    await held;
    await sendMail(payload);
  });
  const asked = refusal(emailReport(owner, { id }));
  while ((await mailsOf(id)).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await meanwhile();
  release();
  expect(await asked).toBe(`bad_gateway: The report could not be sent to ${recipient}.`);
  const [mail] = await mailsOf(id);
  expect(mail?.sentAt).toBeNull();
  return (await db.job.findUniqueOrThrow({ where: { dedupeKey: `mail:${mail?.id}` } })).lastError;
}

it("sends nothing to a business that lost the transport meanwhile", async () => {
  const { creator, owner } = await transport();
  const other = await factories.anActor();
  const { request } = await factories.anActiveTransport(creator, owner);
  const reason = await lost(owner, request.id, async () => {
    await factories.suspended(owner, request.id, "Van broke down");
    await factories.accepted(other, request.id);
  });
  expect(reason).toBe("The business that asked may no longer have this report.");
});

it("sends nothing in the name of a person who was deactivated meanwhile", async () => {
  const { owner, id } = await transport();
  const reason = await lost(
    owner,
    id,
    () => db.$executeRaw`UPDATE "User" SET "deactivatedAt" = now() WHERE id = ${owner.userId}::uuid`,
  );
  expect(reason).toBe("Whoever asked for this report is no longer there.");
});

it.each([null, {}, { requestId: "1", businessId: "2", userId: "3" }])("gives up a mail about %j", async (payload) => {
  await expect(printReportMail(payload)).rejects.toThrow(FinalJobError);
});
