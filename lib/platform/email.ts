// Mail: how one of each kind is written, and how it leaves, by SMTP where a server is configured, else into a folder.
import "server-only";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { z } from "zod";
import { now } from "./clock";
import { database } from "./db";
import { env } from "./env";
import { FinalJobError, JobError, readPayload } from "./jobs";
import { isPhone, sendText } from "./text-message";

/** What a mail says. Its words are made when it is sent, so that none lie about in the outbox. */
export interface MailContent {
  subject: string;
  text: string;
  html?: string;
  /** Of the mail's head, besides those that every mail has. */
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: Uint8Array }[];
}

export type MailBuilder = (payload: unknown) => Promise<MailContent>;

interface OutboxRow {
  id: string;
  kind: string;
  recipient: string;
  payload: unknown;
  createdAt: Date;
  sentAt: Date | null;
}

const mailPayload = z.object({ outboxId: z.uuid() });

/** Milliseconds: to connect, to be greeted, to hear the next answer, and for all of it. */
const connectMs = 10_000;
const silenceMs = 30_000;
const wholeMs = 120_000;

const kept = globalThis as { mortuaryMails?: Map<string, MailBuilder> };

/** Makes known how mails of a kind are written. `build` raises FinalJobError when there is nothing to be sent any more. */
export function onMail(kind: string, build: MailBuilder): void {
  kept.mortuaryMails ??= new Map();
  kept.mortuaryMails.set(kind, build);
}

/** The job of a mail in the outbox. */
export function mailJob(outboxId: string) {
  return { kind: "mail", payload: { outboxId }, dedupeKey: `mail:${outboxId}` };
}

/** The job "mail": sends what lies in the outbox, unless it was sent already. */
export async function sendMail(payload: unknown): Promise<void> {
  const { outboxId } = readPayload(mailPayload, payload);
  const { rows } = await database().pool.query<OutboxRow>(
    `SELECT id, kind, recipient, payload, "createdAt", "sentAt" FROM "Outbox" WHERE id = $1`,
    [outboxId],
  );
  const [mail] = rows;
  if (!mail) throw new FinalJobError("The mail is no longer in the outbox.");
  if (mail.sentAt) return;
  const build = kept.mortuaryMails?.get(mail.kind);
  if (!build) throw new JobError("Nobody here knows this kind of mail.");
  const content = await build(mail.payload);
  if (isPhone(mail.recipient)) await sendText(mail.recipient, content.text);
  else await send(compose(mail, content), mail);
  await database().pool.query(`UPDATE "Outbox" SET "sentAt" = $2 WHERE id = $1`, [mail.id, now()]);
}

type Message = ReturnType<typeof compose>;

const send = (message: Message, mail: OutboxRow) =>
  env().SMTP_URL ? post(message, env().SMTP_URL) : keep(message, mail);

function compose({ id, recipient, createdAt }: OutboxRow, { subject, text, html, headers, attachments }: MailContent) {
  const from = env().MAIL_FROM ?? "Mortuary Transport <no-reply@localhost>";
  const domain = /@([^>\s]+)>?$/.exec(from)?.[1] ?? "localhost";
  return {
    from,
    to: { name: "", address: addressOf(recipient) },
    subject: subject.replace(/[\p{Cc}\u2028\u2029]+/gu, " "),
    text,
    ...(html !== undefined && { html }),
    // Delivered a second time after a crash, it is known as the same mail.
    messageId: `<${id}@${domain}>`,
    date: createdAt,
    headers: { ...headers, "Auto-Submitted": "auto-generated" },
    attachments: (attachments ?? []).map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: Buffer.from(content),
      contentDisposition: "attachment" as const,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

// One address and nothing besides: no second recipient, no line break that would begin a header.
function addressOf(recipient: string): string {
  const isOne = /^[^\s\p{Cc}<>()[\]@,;:\\"]{1,64}@[^\s\p{Cc}<>()[\]@,;:\\"]{1,255}$/u.test(recipient);
  if (!isOne) throw new FinalJobError("The recipient's address cannot be used.");
  return recipient;
}

async function post(message: Message, smtpUrl = ""): Promise<void> {
  const transport = createTransport(readSmtpUrl(smtpUrl));
  try {
    await transport.sendMail({ ...message, signal: AbortSignal.timeout(wholeMs) });
  } catch (error) {
    throw isRefusedForGood(error) ? new FinalJobError(reasonOf(error)) : new JobError(reasonOf(error));
  } finally {
    transport.close();
  }
}

/** What nodemailer needs to reach the server of SMTP_URL. */
export function readSmtpUrl(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === "smtps:";
  const host = hostname.replace(/^\[|\]$/g, "");
  const isHere = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);
  return {
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // A password never goes over the network in clear.
    requireTLS: !secure && username !== "" && !isHere,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: silenceMs,
  };
}

/** A recipient, sender or mail that the server will never take. What goes wrong before that (530, 535) can be mended. */
function isRefusedForGood(error: unknown): boolean {
  const { responseCode = 0, command = "" } = error as SmtpFailure;
  return responseCode >= 550 && responseCode <= 554 && ["MAIL FROM", "RCPT TO", "DATA"].includes(command);
}

interface SmtpFailure {
  code?: string;
  responseCode?: number;
  command?: string;
}

// The server's own words may quote the recipient; its codes do not.
function reasonOf(error: unknown): string {
  const { code, responseCode, command } = error as SmtpFailure;
  const at = command && /^[A-Z ]{3,12}$/.test(command) ? ` to ${command}` : "";
  if (responseCode) return `The mail server answered ${responseCode}${at}.`;
  return `The mail server could not be used: ${code ?? "no reason given"}.`;
}

/** Named by its time, so that they lie in order, and by its id, so that a second delivery replaces the first. */
async function keep(message: Message, { id, createdAt }: OutboxRow): Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message: text } = await transport.sendMail(message);
  const folder = join(env().DATA_DIR, "outbox");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${createdAt.toISOString().replace(/[:.]/g, "-")}-${id}.eml`);
  await writeFile(`${file}.part`, text, { mode: 0o600 });
  await rename(`${file}.part`, file);
}
