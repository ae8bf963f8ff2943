// Who of a business is signed in: the one gate for pages, actions and calls.
import "server-only";
import { cookies, headers } from "next/headers";
import { notFound as noSuchPage, redirect } from "next/navigation";
import { cache } from "react";
import { now } from "@/lib/platform/clock";
import { database } from "@/lib/platform/db";
import { unauthorized } from "@/lib/platform/errors";
import { together } from "@/lib/platform/together";
import { isHttps } from "@/lib/platform/visitor";
import { admit, type BusinessActor } from "./actor";
import { assertAdmin } from "./policy";
import { readSessionToken, sessionCookieName } from "./read-session-token";

/** The signed-in person, or null. Asked for once a page, however many parts of it want to know. */
export const findBusinessUser = cache(async (): Promise<BusinessActor | null> => {
  const [store, asked] = await Promise.all([cookies(), headers()]);
  const token = store.get(sessionCookieName(isHttps(asked)))?.value;
  const sessionId = token ? await readSessionToken(token) : null;
  return sessionId ? findSessionUser(sessionId) : null;
});

/** For pages: the signed-in person; anybody else is sent to sign in, and from there on to `returnTo`, a path. */
export async function requireBusinessUser(returnTo?: string): Promise<BusinessActor> {
  const actor = await findBusinessUser();
  if (!actor) redirect(returnTo ? `/api/login?callbackUrl=${encodeURIComponent(returnTo)}` : "/api/login");
  return actor;
}

/** For the administrator's pages: to everybody else who is signed in there is no such page. */
export async function requireAdmin(returnTo: string): Promise<BusinessActor> {
  const actor = await requireBusinessUser(returnTo);
  if (actor.role !== "admin") noSuchPage();
  return actor;
}

/** For the administrator's calls. Throws `unauthorized`, and `not_found` for everybody else who is signed in. */
export async function adminUser(): Promise<BusinessActor> {
  const actor = await businessUser();
  assertAdmin(actor);
  return actor;
}

/** For actions and calls: the signed-in person. Throws `unauthorized`. */
export async function businessUser(): Promise<BusinessActor> {
  const actor = await findBusinessUser();
  if (!actor) throw unauthorized();
  return actor;
}

/** Whose session this is; null once it is over, revoked, or the person or the business is deactivated. */
export async function findSessionUser(sessionId: string): Promise<BusinessActor | null> {
  const found = await findOpenSession(sessionId);
  if (!found) return null;
  const { expiresAt, ...fields } = found;
  return expiresAt > now() ? admit({ ...fields, kind: "business" }) : null;
}

interface SessionRow extends Omit<BusinessActor, "kind"> {
  expiresAt: Date;
}

/** Asked with every call, and by every open stream within a heartbeat. */
const findOpenSession = together<string, SessionRow | undefined>(
  async (ids) => {
    const { rows } = await database().pool.query<SessionRow>({
      name: "session-users",
      text: `SELECT s.id AS "sessionId", s."expiresAt", u.id AS "userId", u.role, u."firstName", u."lastName",
          b.id AS "businessId", b.name AS "businessName", b.kind AS "businessKind", b."cityCode", b."timeZone",
          coalesce(u."timeZone", b."timeZone") AS "ownZone"
        FROM "Session" s JOIN "User" u ON u.id = s."userId" JOIN "Business" b ON b.id = u."businessId"
        WHERE s.id = ANY($1::uuid[]) AND s."revokedAt" IS NULL
          AND u."deactivatedAt" IS NULL AND b."deactivatedAt" IS NULL`,
      values: [ids],
    });
    const byId = new Map(rows.map((row) => [row.sessionId, row]));
    return ids.map((id) => byId.get(id));
  },
  { atOnce: 3, patienceMs: 20, most: 200 },
);

/** Takes next-auth's cookies back from the browser; for route handlers. */
export async function clearSessionCookies(): Promise<void> {
  const [store, asked] = await Promise.all([cookies(), headers()]);
  const secure = isHttps(asked);
  const prefix = secure ? "__Secure-" : "";
  const names = [sessionCookieName(secure), `${prefix}next-auth.callback-url`];
  for (const name of [...names, `${secure ? "__Host-" : ""}next-auth.csrf-token`]) {
    store.set(name, "", { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: 0 });
  }
}
