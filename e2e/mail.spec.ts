// A report reaches branch management by mail: once, with its PDF, though servers of either kind fail in between.
import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { extractText } from "unpdf";
import type { EmailedReportDto } from "@/lib/reports/dto";
import type { RequestDto } from "@/lib/transports/dto";
import { startProduct } from "@/scripts/product.mjs";
import { expect, test } from "./fixtures";
import { type OwnDatabase, openOwnDatabase } from "./own-database";
import { DashboardPage } from "./pages/dashboard-page";
import { expectNotice } from "./pages/notice";
import { type SmtpPeer, startSmtpPeer } from "./peers/smtp";
import { Caller, signIn } from "./sessions";
import { acceptRequest, aName, completeDelivery, createRequest, issueAccess } from "./transports";

type Server = Awaited<ReturnType<typeof startProduct>>;
type Person = Parameters<typeof signIn>[0];

const branch = "office@lakeshore-removal.test";
const sender = "Mortuary Transport <reports@example.test>";

// Servers without a mail server would take these jobs too, so this has a database of its own.
let own: OwnDatabase;
let peer: SmtpPeer;
let servers: [Server, Server];

const start = (smtpUrl: string, more: Record<string, string> = {}) =>
  startProduct({ SMTP_URL: smtpUrl, MAIL_FROM: sender, ...more });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  own = await openOwnDatabase();
  peer = await startSmtpPeer();
  const one = () => start(peer.url, { DATABASE_URL: own.url });
  servers = [await one(), await one()];
});

test.afterAll(async () => {
  const codes = await Promise.all(servers.map((server) => server.stop()));
  await peer.stop();
  await own.close();
  expect(codes).toEqual([0, 0]);
});

test.beforeEach(() => {
  peer.mood = "take";
});

const callers = new Map<string, Promise<Caller>>();

function as(person: Person, { address } = servers[0]): Promise<Caller> {
  const key = `${person} ${address}`;
  const made = callers.get(key) ?? signIn(person, address).then((session) => new Caller(address, session));
  callers.set(key, made);
  return made;
}

interface Case {
  request: RequestDto;
  name: string;
  caseId: string;
}

async function aCompletedCase(creator: Caller, owner: Caller): Promise<Case> {
  const name = aName();
  const request = await createRequest(creator, name);
  const { id: routeId } = await acceptRequest(owner, request.id);
  const caseId = await issueAccess(owner, request.id);
  await completeDelivery(owner, routeId);
  return { request, name, caseId };
}

const email = (caller: Caller, { request }: Case, key?: string) =>
  send(caller, `/api/reports/${request.id}/email`, key);

async function send(caller: Caller, path: string, key?: string): Promise<EmailedReportDto> {
  const answer = await caller.send("POST", path, {}, key ? { "Idempotency-Key": key } : {});
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as EmailedReportDto;
}

const received = ({ caseId }: Case) => peer.mails.filter((mail) => mail.subject?.includes(caseId));

/** The messages about a case among the files of a server that has no mail server. */
async function keptFor({ caseId }: Case): Promise<Email[]> {
  const folder = join(process.env.DATA_DIR ?? "", "outbox");
  const names = await readdir(folder).catch(() => []);
  const whole = names.filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(whole.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
  return mails.filter((mail) => mail.subject?.includes(caseId));
}

/** A lease of a minute is over, or the ten seconds before a second try. */
const hurry = () => own.pool.query(`UPDATE "Job" SET "runAt" = now() WHERE status = 'queued' AND kind = 'mail'`);

async function readPdf(mail: Email | undefined): Promise<string> {
  const [attachment] = mail?.attachments ?? [];
  expect(attachment?.mimeType).toBe("application/pdf");
  const { text } = await extractText(new Uint8Array(attachment?.content as ArrayBuffer), { mergePages: true });
  return text;
}

async function openReport(page: Page, { name }: Case) {
  const dashboard = new DashboardPage(page);
  await dashboard.open("Completed");
  await dashboard.card(name).getByRole("button", { name: "View Report" }).click();
  const dialog = dashboard.dialog("Transport Report");
  await expect(dialog.getByText(name).first()).toBeVisible();
  return dialog.getByRole("button", { name: /Email|Sending/ });
}

async function signedInPage(visitor: (options: object) => Promise<Page>): Promise<Page> {
  const { address } = servers[0];
  return visitor({ baseURL: address, storageState: await signIn("marisol", address) });
}

test("the report is e-mailed from the screen, once though the button is clicked twice", async ({ visitor }) => {
  const made = await aCompletedCase(await as("teresa"), await as("marisol"));
  const page = await signedInPage(visitor);
  const button = await openReport(page, made);
  await button.dblclick();
  await expectNotice(page, "Report Sent", branch);
  await expect.poll(() => received(made)).toHaveLength(1);
  const [mail] = received(made);
  expect(mail).toMatchObject({
    subject: `Transport report ${made.caseId}`,
    from: { name: "Mortuary Transport", address: "reports@example.test" },
    to: [{ address: branch }],
  });
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain(made.name.split(" ")[1]);
  const text = await readPdf(mail);
  for (const word of [made.name, made.caseId, "Page 1 of"]) expect(text).toContain(word);
  const history = await (await as("marisol")).get<{ type: string }[]>(`/api/requests/${made.request.id}/history`);
  expect(history.filter(({ type }) => type === "report.emailed")).toHaveLength(1);
});

test("however many ask at once on either server, and again with the same key, it is one mail", async () => {
  const [first, second] = [await as("marisol"), await as("marisol", servers[1])];
  const made = await aCompletedCase(await as("teresa"), first);
  const key = randomUUID();
  const answers = await Promise.all(
    [first, second, first, second].map((caller, index) => email(caller, made, index < 2 ? key : undefined)),
  );
  for (const answer of answers) expect(answer).toEqual({ status: "sent", recipient: branch });
  await own.pool.query(`UPDATE "Outbox" SET "createdAt" = now() - interval '1 hour' WHERE "requestId" = $1`, [
    made.request.id,
  ]);
  expect(await email(second, made, key)).toEqual({ status: "sent", recipient: branch });
  expect(received(made)).toHaveLength(1);
});

test("two servers that share the work send each mail once", async () => {
  const [first, second] = [await as("marisol"), await as("marisol", servers[1])];
  const creator = await as("teresa");
  const cases: Case[] = [];
  for (let made = 0; made < 6; made += 1) cases.push(await aCompletedCase(creator, first));
  await Promise.all(cases.map((made, index) => email(index % 2 ? first : second, made)));
  await expect.poll(() => cases.map((made) => received(made).length), { timeout: 30_000 }).toEqual(cases.map(() => 1));
});

test("a mail server that is down is said to be, and gets the report once it is back", async ({ visitor }) => {
  const made = await aCompletedCase(await as("teresa"), await as("marisol"));
  const page = await signedInPage(visitor);
  const button = await openReport(page, made);
  const port = Number(new URL(peer.url).port);
  await peer.stop();
  await button.click();
  await expectNotice(page, "Report Queued", "The mail server does not answer. The report will be sent once it does.");
  expect(await email(await as("marisol"), made)).toEqual({ status: "queued", recipient: branch });
  peer = await startSmtpPeer({ port });
  await expect.poll(() => received(made).length, { timeout: 40_000 }).toBe(1);
  expect(await readPdf(received(made)[0])).toContain(made.name);
  expect(await email(await as("marisol"), made)).toEqual({ status: "sent", recipient: branch });
  expect(received(made)).toHaveLength(1);
});

for (const mood of ["refuse", "drop"] as const) {
  test(`a mail server that would ${mood} the mail gets it later, once`, async () => {
    const caller = await as("marisol");
    const made = await aCompletedCase(await as("teresa"), caller);
    peer.mood = mood;
    expect(await email(caller, made)).toMatchObject({ status: "queued" });
    const { rows } = await own.pool.query<{ lastError: string }>(
      `SELECT j."lastError" FROM "Job" j JOIN "Outbox" o ON j."dedupeKey" = 'mail:' || o.id WHERE o."requestId" = $1`,
      [made.request.id],
    );
    expect(rows[0]?.lastError).toMatch(/^The mail server (?:answered 451|could not be used)/);
    peer.mood = "take";
    await hurry();
    await expect.poll(() => received(made).length, { timeout: 30_000 }).toBe(1);
  });
}

test("what a killed server had begun is sent by another, once", async () => {
  const doomed = await start(peer.url, { DATABASE_URL: own.url });
  const caller = await as("marisol", doomed);
  const made = await aCompletedCase(await as("teresa"), caller);
  peer.mood = "hang";
  expect(await email(caller, made)).toEqual({ status: "queued", recipient: branch });
  await doomed.stop("SIGKILL");
  peer.mood = "take";
  expect(received(made)).toEqual([]);
  await hurry();
  await expect.poll(() => received(made).length, { timeout: 30_000 }).toBe(1);
});

test("without a mail server the message is kept as a file", async ({ caller }) => {
  const owner = await caller("marisol");
  const made = await aCompletedCase(await caller("teresa"), owner);
  expect(await email(owner, made)).toMatchObject({ recipient: branch });
  await expect.poll(() => keptFor(made).then(({ length }) => length), { timeout: 20_000 }).toBe(1);
  const [kept] = await keptFor(made);
  expect(await readPdf(kept)).toContain(made.name);
});

test("nobody mails a report that is not theirs", async () => {
  const made = await aCompletedCase(await as("teresa"), await as("marisol"));
  const answer = await (await as("jonah")).send("POST", `/api/reports/${made.request.id}/email`, {});
  expect(answer.status).toBe(404);
  const unknown = await (await as("marisol")).send("POST", `/api/reports/${randomUUID()}/email`, {});
  expect(unknown.status).toBe(404);
  const pending = await createRequest(await as("teresa"), aName());
  const early = await (await as("teresa")).send("POST", `/api/reports/${pending.id}/email`, {});
  expect(early.status).toBe(409);
  expect(await early.json()).toMatchObject({ error: "No Transport Data. This request has no route yet." });
  expect(received(made)).toEqual([]);
});

test("a mail server without a sender does not start", async () => {
  const started = startProduct({ SMTP_URL: peer.url });
  await expect(started).rejects.toThrow("SMTP_URL needs MAIL_FROM beside it");
});
