// Signs somebody in who knows the e-mail and the password of an account.
import "server-only";
import { db } from "@/lib/platform/db";
import { forgive, giveBack, type Limit, limit } from "@/lib/platform/rate-limit";
import { verifySecret } from "@/lib/platform/secret-hash";
import { credentialsInput } from "./schema";
import { startSession } from "./start-session";

const byAccount: Limit = { points: 10, seconds: 15 * 60 };
const byAddress: Limit = { points: 50, seconds: 15 * 60 };

/**
 * Answers the new session's id, or null when e-mail and password do not match; which of the two was wrong shows
 * neither in the answer nor in its time. Throws `rate_limited` after 10 failures of an account or 50 of an address
 * in 15 minutes.
 */
export async function signInWithPassword(
  given: unknown,
  address: string,
  device: string | null = null,
): Promise<string | null> {
  // Counted before the check and given back after success, so that tries at the same time cannot slip past.
  await limit("sign-in-address", address, byAddress);
  const parsed = credentialsInput.safeParse(given);
  if (!parsed.success) return null;
  const { email, password } = parsed.data;
  await limit("sign-in-account", email, byAccount);
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, passwordHash: true, deactivatedAt: true, business: { select: { deactivatedAt: true } } },
  });
  const matches = await verifySecret(password, user?.passwordHash ?? null);
  if (!matches || !user || user.deactivatedAt || user.business.deactivatedAt) return null;
  const sessionId = await startSession(user.id, "password", device);
  await forgive("sign-in-account", email, byAccount);
  await giveBack("sign-in-address", address, byAddress);
  return sessionId;
}
