// Changes one's own password, for whoever knows the present one.
import "server-only";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import { db } from "@/lib/platform/db";
import { conflict, invalid } from "@/lib/platform/errors";
import { forgive, limit } from "@/lib/platform/rate-limit";
import { hashSecret, verifySecret } from "@/lib/platform/secret-hash";
import type { BusinessActor } from "./actor";
import type { changePasswordBody } from "./schema";

const tries = { points: 10, seconds: 15 * 60 };

/**
 * Signs the person out everywhere else and answers how many sign-ins that were. Raises `invalid` (the present password
 * is another, or the new one is the same), `conflict` (there is none, or it was changed at the same moment) and
 * `rate_limited` after 10 wrong ones in 15 minutes.
 */
export async function changePassword(
  actor: BusinessActor,
  { currentPassword, newPassword }: z.output<typeof changePasswordBody>,
): Promise<{ endedSessions: number }> {
  const { userId, businessId, sessionId } = actor;
  const { passwordHash: before } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true },
  });
  if (before === null) throw conflict("You sign in through your organization and have no password here.");
  await limit("change-password", userId, tries);
  if (!(await verifySecret(currentPassword, before))) refuse("currentPassword", "This is not your present password.");
  if (newPassword === currentPassword) refuse("newPassword", "Choose a password other than the present one.");
  const passwordHash = await hashSecret(newPassword);
  const answer = await transact(actor, async (unit) => {
    const changed = await unit.db.user.updateMany({
      where: { id: userId, passwordHash: before },
      data: { passwordHash },
    });
    if (changed.count === 0) throw conflict("Your password was changed at the same moment. Sign in again.");
    await unit.db.passwordLink.deleteMany({ where: { userId } });
    const { count } = await unit.db.session.updateMany({
      where: { userId, revokedAt: null, expiresAt: { gt: unit.now }, ...(sessionId && { NOT: { id: sessionId } }) },
      data: { revokedAt: unit.now },
    });
    unit.record("user.password_chosen", { businessId }, { userId, through: "profile", sessions: count });
    return { endedSessions: count };
  });
  await forgive("change-password", userId, tries);
  return answer;
}

function refuse(field: string, sentence: string): never {
  throw invalid(sentence, { [field]: sentence });
}
