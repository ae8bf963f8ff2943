// Starts a visit of the family portal for somebody who has proved to hold the case's access.
import "server-only";
import { randomUUID } from "node:crypto";
import { transact } from "@/lib/audit/transact";
import { unauthorized } from "@/lib/platform/errors";
import { randomToken, tokenHash } from "@/lib/platform/secret-hash";
import { admit } from "./actor";
import { familySessionSeconds, isWithinDays } from "./case-visit";

/** The access that was checked; `pinHash` as it was when the PIN was. */
export interface CheckedAccess {
  accessId: string;
  requestId: string;
  caseId: string;
  pinHash: string | null;
}

/**
 * Starts a visit of 12 hours and answers the token for the cookie.
 * Throws `unauthorized` with `refusal` when the access was revoked, issued anew or over since it was checked.
 */
export async function startFamilySession(access: CheckedAccess, refusal: string): Promise<string> {
  const { accessId, requestId, caseId, pinHash } = access;
  const sessionId = randomUUID();
  const token = randomToken();
  const actor = admit({ kind: "family", requestId, caseId, accessId, sessionId });
  return transact(actor, async ({ db, now, record }) => {
    // Holds the row, so that issuing anew comes wholly before (the PIN differs) or after (it ends this visit too).
    const opened = await db.familyAccess.updateMany({
      where: { id: accessId, revokedAt: null, pinHash, request: { id: requestId, caseId, ...isWithinDays() } },
      data: { lastOpenedAt: now },
    });
    if (opened.count === 0) throw unauthorized(refusal);
    const expiresAt = new Date(now.getTime() + familySessionSeconds * 1000);
    await db.familySession.create({
      data: { id: sessionId, accessId, tokenHash: tokenHash(token), createdAt: now, expiresAt },
    });
    const { creatingBusinessId, ownerBusinessId } = await db.serviceRequest.findUniqueOrThrow({
      where: { id: requestId },
      select: { creatingBusinessId: true, ownerBusinessId: true },
    });
    // Those who may issue access see when it was last used.
    const audience = [creatingBusinessId, ownerBusinessId].filter((id) => id !== null);
    record("access.opened", { requestId, audience }, { caseId });
    return token;
  });
}
