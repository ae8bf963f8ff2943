// Which family is at the door: a session of the family portal opens exactly one case.
import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { Language } from "@/lib/family/parse-language";
import { readLanguage } from "@/lib/family/read-language";
import { doorWords } from "@/lib/family/words/door";
import { now } from "@/lib/platform/clock";
import { database, db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { unauthorized } from "@/lib/platform/errors";
import { tokenHash } from "@/lib/platform/secret-hash";
import { isHttps } from "@/lib/platform/visitor";
import { admit, type FamilyActor } from "./actor";

const cookieName = "family_session";

/** How long a family's session lasts, in seconds: 12 hours. */
export const familySessionSeconds = 12 * 60 * 60;

const accessMs = () => env().FAMILY_ACCESS_DAYS * 24 * 3_600_000;

/** When a case that was delivered at `archivedAt` closes to its family. */
export const endOfAccess = (archivedAt: Date) => new Date(archivedAt.getTime() + accessMs());

/** Cases delivered at this instant or before it are open to their families no more. */
export const lastDelivery = () => new Date(now().getTime() - accessMs());

/** The same, as a condition of requests. */
export const isWithinDays = () => ({ OR: [{ archivedAt: null }, { archivedAt: { gt: lastDelivery() } }] });

/** The family whose cookie came along, or null. Asked for once a page. */
export const findFamily = cache(async (): Promise<FamilyActor | null> => {
  const token = (await cookies()).get(cookieName)?.value;
  return token ? findFamilyByToken(token) : null;
});

/** For calls: the family. Throws `unauthorized` in the portal's own words, which lead to /family/login. */
export async function familyUser(): Promise<FamilyActor> {
  const family = await findFamily();
  if (!family) throw noVisit(await readLanguage());
  return family;
}

/** `unauthorized` in the portal's own words. */
export const noVisit = (language: Language) => unauthorized(doorWords[language].noVisit);

/** For the case's page: the family; null when its session opens another case. Without a session: to the sign-in, which says so. */
export async function requireFamily(caseId: string): Promise<FamilyActor | null> {
  const family = await findFamily();
  if (!family) redirect(`/family/login?closed=${(await isRenewed()) ? "renewed" : "1"}`);
  return family.caseId === caseId ? family : null;
}

/** Whether the visit that came along ended because its access was issued anew; `token` is for tests. */
export async function isRenewed(token?: string): Promise<boolean> {
  const brought = token ?? (await cookies()).get(cookieName)?.value;
  if (!brought) return false;
  const session = await db.familySession.findUnique({
    where: { tokenHash: tokenHash(brought) },
    select: { createdAt: true, access: { select: { issuedAt: true, revokedAt: true } } },
  });
  return session !== null && session.access.revokedAt === null && session.access.issuedAt > session.createdAt;
}

/** Whose cookie value this is; null once the session is over, the access revoked, or the delivery too long ago. */
export async function findFamilyByToken(token: string): Promise<FamilyActor | null> {
  const { rows } = await database().pool.query<Omit<FamilyActor, "kind">>({
    name: "family-session",
    text: `SELECT s.id AS "sessionId", a.id AS "accessId", r.id AS "requestId", r."caseId"
      FROM "FamilySession" s JOIN "FamilyAccess" a ON a.id = s."accessId" JOIN "ServiceRequest" r ON r.id = a."requestId"
      WHERE s."tokenHash" = $1 AND s."endedAt" IS NULL AND s."expiresAt" > $2 AND a."revokedAt" IS NULL
        AND r."caseId" IS NOT NULL
        AND (r."archivedAt" IS NULL OR r."archivedAt" > $3)`,
    values: [tokenHash(token), now(), lastDelivery()],
  });
  const [row] = rows;
  return row ? admit({ ...row, kind: "family" }) : null;
}

/** Whether this session still opens its case; for streams that outlast one call. */
export async function isFamilySessionOpen(sessionId: string): Promise<boolean> {
  const session = await db.familySession.findUnique({
    where: {
      id: sessionId,
      endedAt: null,
      expiresAt: { gt: now() },
      access: { revokedAt: null, request: isWithinDays() },
    },
    select: { id: true },
  });
  return session !== null;
}

/** Leaves the session's token with the browser; for route handlers and actions. */
export async function setFamilyCookie(token: string): Promise<void> {
  const [store, asked] = await Promise.all([cookies(), headers()]);
  store.set(cookieName, token, {
    httpOnly: true,
    sameSite: "lax",
    secure: isHttps(asked),
    path: "/",
    maxAge: familySessionSeconds,
  });
}

/** Takes the token back from the browser; for route handlers and actions. */
export async function clearFamilyCookie(): Promise<void> {
  (await cookies()).delete(cookieName);
}
