// What the sign-in screen offers, and what people read of their own account.
import "server-only";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { limit } from "@/lib/platform/rate-limit";
import { clientAddress } from "@/lib/platform/visitor";
import type { BusinessActor } from "./actor";
import type { OpenedLinkDto, ProfileDto, SessionDto } from "./dto";
import { loadPasswordLink } from "./load-password-link";

export interface DemoAccount {
  email: string;
  label: string;
}

/** The password of all demo accounts. */
export const demoPassword = "demo-password";

const demoAccounts: readonly DemoAccount[] = [
  { email: "coordinator@demo.test", label: "Coordinator" },
  { email: "driver@demo.test", label: "Driver" },
  { email: "hospital@demo.test", label: "Hospital" },
  { email: "admin@demo.test", label: "Administrator" },
];

/** The accounts to try the product with; none outside the embedded database. */
export function listDemoAccounts(): readonly DemoAccount[] {
  return env().EMBEDDED_DATABASE ? demoAccounts : [];
}

/** Whether people sign in through a configured provider. */
export function hasSignInProvider(): boolean {
  return env().OIDC_ISSUER !== undefined;
}

/** Links are too long to be guessed; whoever tries all the same is slowed down. */
const linkTries = { points: 60, seconds: 15 * 60 };

/** Whose password an open link is for; opening it uses nothing up. Raises `not_found` and `rate_limited`. */
export async function getOpenedLink(token: string, headers: Headers): Promise<OpenedLinkDto> {
  await limit("password-link", clientAddress(headers), linkTries);
  const { user, expiresAt } = await loadPasswordLink(token);
  return { firstName: user.firstName, email: user.email, expiresAt: expiresAt.toISOString() };
}

export async function getProfile({ userId, role, timeZone: businessTimeZone }: BusinessActor): Promise<ProfileDto> {
  const user = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const { email, firstName, lastName, timeZone, passwordHash, oidcSubject } = user;
  const signsIn = { hasPassword: passwordHash !== null, isLinked: oidcSubject !== null };
  return { email, firstName, lastName, role, timeZone, businessTimeZone, ...signsIn };
}

/** Where the actor is signed in: the session that asks first, then the newest. */
export async function listSessions({ userId, sessionId }: BusinessActor): Promise<SessionDto[]> {
  const rows = await db.session.findMany({
    where: { userId, revokedAt: null, expiresAt: { gt: now() } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: 100,
  });
  const sessions = rows.map(({ id, device, createdAt, expiresAt }) => ({
    id,
    device,
    startedAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isOwn: id === sessionId,
  }));
  return sessions.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
}
