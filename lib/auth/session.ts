// Who of a business is signed in: the one gate for pages, actions and calls.
import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { now } from "@/lib/platform/clock";
import { database } from "@/lib/platform/db";
import { unauthorized } from "@/lib/platform/errors";
import { isHttps } from "@/lib/platform/visitor";
import { admit, type BusinessActor } from "./actor";
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

/** For actions and calls: the signed-in person. Throws `unauthorized`. */
export async function businessUser(): Promise<BusinessActor> {
  const actor = await findBusinessUser();
  if (!actor) throw unauthorized();
  return actor;
}

/** Whose session this is, in one query; null once it is over, revoked, or the person is deactivated. */
export async function findSessionUser(sessionId: string): Promise<BusinessActor | null> {
  const { rows } = await database().pool.query<Omit<BusinessActor, "kind">>({
    name: "session-user",
    text: `SELECT s.id AS "sessionId", u.id AS "userId", u.role, u."firstName", u."lastName", b.id AS "businessId",
        b.name AS "businessName", b.kind AS "businessKind", b."cityCode", b."timeZone"
      FROM "Session" s JOIN "User" u ON u.id = s."userId" JOIN "Business" b ON b.id = u."businessId"
      WHERE s.id = $1 AND s."revokedAt" IS NULL AND s."expiresAt" > $2 AND u."deactivatedAt" IS NULL`,
    values: [sessionId, now()],
  });
  const [row] = rows;
  return row ? admit({ ...row, kind: "business" }) : null;
}

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
