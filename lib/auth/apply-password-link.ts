// Chooses a password by a link, once.
import "server-only";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import { notFound } from "@/lib/platform/errors";
import { hashSecret } from "@/lib/platform/secret-hash";
import { loadPasswordLink } from "./load-password-link";
import { loadUser } from "./load-user";
import type { applyPasswordLinkBody } from "./schema";

/**
 * Sets the password of the link's user, ends the link and every session of the user, and answers the e-mail to sign in
 * with. Raises `not_found` for a link that is not open (any more).
 */
export async function applyPasswordLink({
  token,
  password,
}: z.output<typeof applyPasswordLinkBody>): Promise<{ email: string }> {
  const { id, userId, user } = await loadPasswordLink(token);
  const actor = await loadUser(userId);
  const passwordHash = await hashSecret(password);
  return transact(actor ?? gone(), async ({ db, now, record }) => {
    const used = await db.passwordLink.deleteMany({ where: { id, expiresAt: { gt: now } } });
    if (used.count === 0) gone();
    await db.user.update({ where: { id: userId }, data: { passwordHash } });
    const { count } = await db.session.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } });
    const told = { userId, through: "link", sessions: count } as const;
    record("user.password_chosen", { businessId: user.businessId }, told);
    return { email: user.email };
  });
}

function gone(): never {
  throw notFound("This link was used, replaced, or is over. Ask your administrator for a new one.");
}
