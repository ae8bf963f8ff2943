// Asks whoever reads an address whether they want to be told of each step of this transport.
import "server-only";
import { randomUUID } from "node:crypto";
import { transact } from "@/lib/audit/transact";
import type { FamilyActor } from "@/lib/auth/actor";
import { noVisit } from "@/lib/auth/case-visit";
import { conflict, invalid } from "@/lib/platform/errors";
import { type Limit, limit } from "@/lib/platform/rate-limit";
import { hasTextGateway } from "@/lib/platform/text-message";
import { privateSubjectOf } from "@/lib/transports/move-request";
import type { Language } from "./parse-language";
import { parseUpdateAddress, type UpdateAddress } from "./parse-update-address";
import { mostPeople } from "./update-status";
import { updatesWords } from "./words/updates";

/** Nobody is bombarded through us, by one visitor or by many. */
const ofVisit: Limit = { points: 6, seconds: 3600 };
const ofAddress: Limit = { points: 3, seconds: 24 * 3600 };

/**
 * Sends one message with a link to say yes; nothing else is sent before that. An address that is told already gets a
 * message that says so, for what the page answers must not tell who is. Answers which way it went. Raises `invalid` (no address, or
 * a telephone where no gateway is configured), `conflict` (five people are told, or
 * nothing more is to come), `unauthorized` (the access is over) and `rate_limited`.
 */
export async function startUpdates(
  actor: FamilyActor,
  typed: string,
  language: Language,
): Promise<UpdateAddress["channel"]> {
  const words = updatesWords[language].form;
  const read = parseUpdateAddress(typed);
  const hasTexts = hasTextGateway();
  if (!read || (read.channel === "text" && !hasTexts)) {
    throw invalid(hasTexts ? words.unreadableOrPhone : words.unreadable);
  }
  const { channel, address } = read;
  await limit("updates-visit", actor.accessId, ofVisit);
  await limit("updates-address", address, ofAddress);
  await transact(actor, async ({ db, now, record, queueMail }) => {
    const { accessId, requestId, sessionId } = actor;
    // Two at once would both find the last place free.
    await db.$queryRaw`SELECT id FROM "FamilyAccess" WHERE id = ${accessId}::uuid FOR UPDATE`;
    const session = await db.familySession.findUnique({
      where: { id: sessionId, accessId, endedAt: null, access: { revokedAt: null } },
      select: { id: true },
    });
    if (!session) throw noVisit(language);
    const row = await db.serviceRequest.findUniqueOrThrow({ where: { id: requestId } });
    if (row.status === "completed" || row.status === "declined") throw conflict(words.over);
    const others = await db.familyUpdate.count({ where: { accessId, address: { not: address } } });
    if (others >= mostPeople) throw conflict(words.full);
    const { id } = await db.familyUpdate.upsert({
      where: { accessId_address: { accessId, address } },
      create: { accessId, channel, address, language, createdAt: now },
      // Asked again, the day to say yes begins anew.
      update: { language, createdAt: now },
      select: { id: true },
    });
    queueMail({
      dedupeKey: `updates-confirm:${randomUUID()}`,
      kind: "updates-confirm",
      recipient: address,
      requestId,
      payload: { updateId: id },
    });
    record("updates.asked", privateSubjectOf(row), { channel, language });
  });
  return channel;
}
