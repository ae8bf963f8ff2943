// Starts a session for somebody who has proved who they are.
import "server-only";
import { transact } from "@/lib/audit/transact";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { unauthorized } from "@/lib/platform/errors";
import { admit, type Role } from "./actor";

/** How long a session lasts, in seconds: 12 hours, one long shift. */
export const sessionSeconds = 12 * 60 * 60;

/**
 * Starts a session and answers its id; `device` names where, as `formatDevice` does.
 * Throws `unauthorized` when the user is gone, or the user or the business is deactivated.
 */
export async function startSession(
  userId: string,
  through: "password" | "provider",
  device: string | null = null,
): Promise<string> {
  const user = await db.user.findUnique({ where: { id: userId }, include: { business: true } });
  if (!user || user.deactivatedAt || user.business.deactivatedAt) throw unauthorized();
  const actor = admit({
    kind: "business",
    userId,
    businessId: user.businessId,
    businessName: user.business.name,
    businessKind: user.business.kind,
    cityCode: user.business.cityCode,
    timeZone: user.business.timeZone,
    ownZone: user.timeZone ?? user.business.timeZone,
    role: user.role as Role,
    firstName: user.firstName,
    lastName: user.lastName,
    sessionId: null,
  });
  const expiresAt = new Date(now().getTime() + sessionSeconds * 1000);
  return transact(actor, async ({ db: tx, now: createdAt, record }) => {
    const { id } = await tx.session.create({ data: { userId, device, createdAt, expiresAt }, select: { id: true } });
    record("session.started", { businessId: actor.businessId }, { userId, through });
    return id;
  });
}
