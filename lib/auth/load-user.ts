// In whose name a job acts: the person who asked for it, once the asking session is no longer at hand.
import "server-only";
import { database } from "@/lib/platform/db";
import { admit, type BusinessActor } from "./actor";

/** The actor of a user, without a session; null when there is none, or was deactivated meanwhile. */
export async function loadUser(userId: string): Promise<BusinessActor | null> {
  const { rows } = await database().pool.query<Omit<BusinessActor, "kind" | "sessionId">>(
    `SELECT u.id AS "userId", u.role, u."firstName", u."lastName", b.id AS "businessId", b.name AS "businessName",
        b.kind AS "businessKind", b."cityCode", b."timeZone", coalesce(u."timeZone", b."timeZone") AS "ownZone"
      FROM "User" u JOIN "Business" b ON b.id = u."businessId"
      WHERE u.id = $1 AND u."deactivatedAt" IS NULL AND b."deactivatedAt" IS NULL`,
    [userId],
  );
  const [row] = rows;
  return row ? admit({ ...row, kind: "business", sessionId: null }) : null;
}
