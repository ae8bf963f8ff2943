// E-mails the report of a transport to the asking business's branch management, once however often it is clicked.
import "server-only";
import { randomUUID } from "node:crypto";
import { transact, type Unit } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { mailJob } from "@/lib/platform/email";
import { AppError, conflict } from "@/lib/platform/errors";
import { settledJob } from "@/lib/platform/jobs";
import { limit } from "@/lib/platform/rate-limit";
import { assertMay, loadRequest, lockRequest } from "@/lib/transports/load-request";
import { privateSubjectOf } from "@/lib/transports/move-request";
import type { EmailedReportDto } from "./dto";
import { drawingsOfUser } from "./policy";

/** Asked for again within this time, the report goes to the same place no second time; milliseconds. */
const onceWithinMs = 30_000;
/** How long the answer waits for the mail server; milliseconds. */
const patienceMs = 8_000;

interface Input {
  /** The request's. */
  id: string;
  /** Names one click: sent again, it is the same mail. */
  key?: string | undefined;
}

interface Mail {
  id: string;
  recipient: string;
}

/** Ends the transaction where the mail is on its way already, for an unrecorded one does not commit. */
class AlreadyAsked extends Error {
  constructor(readonly mail: Mail) {
    super("This mail was asked for already.");
  }
}

/**
 * Sends the report, or leaves it to be sent later when the mail server does not take it within 8 s.
 * Raises `not_found`, `forbidden`, `conflict` (no route, or no address to send to), `rate_limited` and `bad_gateway`,
 * also when the mail server refuses the mail for good.
 */
export async function emailReport(actor: BusinessActor, input: Input): Promise<EmailedReportDto> {
  await limit("report", actor.userId, drawingsOfUser);
  const { id, recipient } = await ask(actor, input);
  const state = await settledJob(mailJob(id).dedupeKey, patienceMs);
  if (state === "failed") throw new AppError("bad_gateway", `The report could not be sent to ${recipient}.`);
  return { status: state === "done" ? "sent" : "queued", recipient };
}

async function ask(actor: BusinessActor, input: Input): Promise<Mail> {
  try {
    return await transact(actor, (unit) => queue(unit, input));
  } catch (error) {
    if (error instanceof AlreadyAsked) return error.mail;
    throw error;
  }
}

async function queue(unit: Unit<BusinessActor>, { id, key }: Input): Promise<Mail> {
  const { actor, db } = unit;
  // Two clicks at once: the second waits here and then finds the first one's mail.
  await lockRequest(db, id);
  const { row } = await loadRequest(db, actor, id);
  assertMay(actor, "viewReport", row);
  const route = await db.transportRoute.findFirst({ where: { requestId: id }, select: { id: true } });
  if (!route) throw conflict("No Transport Data. This request has no route yet.");
  const { businessId, businessName, userId } = actor;
  const { reportEmail } = await db.business.findUniqueOrThrow({
    where: { id: businessId },
    select: { reportEmail: true },
  });
  if (!reportEmail) {
    throw conflict(`${businessName} has no e-mail address for reports yet. Ask your administrator to set one.`);
  }
  const dedupeKey = `report:${businessId}:${id}:${key ?? randomUUID()}`;
  const mail = { id: randomUUID(), recipient: reportEmail };
  const earlier = await db.outbox.findFirst({
    where: {
      requestId: id,
      kind: "report",
      OR: [
        { dedupeKey },
        {
          recipient: mail.recipient,
          payload: { path: ["businessId"], equals: businessId },
          createdAt: { gt: new Date(unit.now.getTime() - onceWithinMs) },
        },
      ],
    },
    select: { id: true, recipient: true },
    orderBy: { createdAt: "desc" },
  });
  if (earlier) throw new AlreadyAsked(earlier);
  unit.queueMail({ ...mail, dedupeKey, kind: "report", requestId: id, payload: { requestId: id, businessId, userId } });
  unit.record("report.emailed", privateSubjectOf(row), { recipient: mail.recipient, outboxId: mail.id });
  return mail;
}
