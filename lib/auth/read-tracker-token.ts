// Opens a tracker's token: which device it is, and whose.
import "server-only";
import { now } from "@/lib/platform/clock";
import { database } from "@/lib/platform/db";
import { tokenHash } from "@/lib/platform/secret-hash";

/** A device that a business let in. Its positions are those of its driver. */
export interface Tracker {
  deviceId: string;
  businessId: string;
  driverId: string;
}

/** Null for a forged or revoked one, and where the driver or the business was deactivated. Notes at most once a minute that it was seen. */
export async function readTrackerToken(token: string): Promise<Tracker | null> {
  const { rows } = await database().pool.query<Tracker & { isSeen: boolean }>({
    name: "tracker",
    text: `SELECT d.id AS "deviceId", d."businessId", d."driverId",
        d."lastSeenAt" IS NOT NULL AND d."lastSeenAt" > $2::timestamptz - interval '1 minute' AS "isSeen"
      FROM "TrackerDevice" d JOIN "User" u ON u.id = d."driverId" JOIN "Business" b ON b.id = d."businessId"
      WHERE d."tokenHash" = $1 AND d."revokedAt" IS NULL AND u."deactivatedAt" IS NULL AND b."deactivatedAt" IS NULL
        AND u."businessId" = d."businessId"`,
    values: [tokenHash(token), now()],
  });
  const [row] = rows;
  if (!row) return null;
  const { isSeen, ...tracker } = row;
  if (!isSeen) {
    await database().pool.query(`UPDATE "TrackerDevice" SET "lastSeenAt" = $2 WHERE id = $1`, [row.deviceId, now()]);
  }
  return tracker;
}
