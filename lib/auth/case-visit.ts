// A visit of the family portal as the database knows it: how long it lasts, whose it is, and whether it still opens its case.
import "server-only";
import type { Language } from "@/lib/family/parse-language";
import { doorWords } from "@/lib/family/words/door";
import { now } from "@/lib/platform/clock";
import { database, db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { unauthorized } from "@/lib/platform/errors";
import { tokenHash } from "@/lib/platform/secret-hash";
import { admit, type FamilyActor } from "./actor";

/** How long a family's session lasts, in seconds: 12 hours. */
export const familySessionSeconds = 12 * 60 * 60;

const accessMs = () => env().FAMILY_ACCESS_DAYS * 24 * 3_600_000;

/** When a case that was delivered at `archivedAt` closes to its family. */
export const endOfAccess = (archivedAt: Date) => new Date(archivedAt.getTime() + accessMs());

/** Cases delivered at this instant or before it are open to their families no more. */
export const lastDelivery = () => new Date(now().getTime() - accessMs());

/** The same, as a condition of requests. */
export const isWithinDays = () => ({ OR: [{ archivedAt: null }, { archivedAt: { gt: lastDelivery() } }] });

/** `unauthorized` in the portal's own words. */
export const noVisit = (language: Language) => unauthorized(doorWords[language].noVisit);

/** Whether the visit of this cookie value ended because its access was issued anew. */
export async function isRenewed(token: string): Promise<boolean> {
  const session = await db.familySession.findUnique({
    where: { tokenHash: tokenHash(token) },
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
