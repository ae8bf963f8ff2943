// Which family is at the door, by the cookie that came along: a session of the family portal opens exactly one case.
import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { readLanguage } from "@/lib/family/read-language";
import { isHttps } from "@/lib/platform/visitor";
import type { FamilyActor } from "./actor";
import { familySessionSeconds, findFamilyByToken, isRenewed, noVisit } from "./case-visit";

const cookieName = "family_session";

/** The family whose cookie came along, or null. Asked for once a page. */
export const findFamily = cache(async (): Promise<FamilyActor | null> => {
  const token = await readToken();
  return token ? findFamilyByToken(token) : null;
});

const readToken = async () => (await cookies()).get(cookieName)?.value;

/** For calls: the family. Throws `unauthorized` in the portal's own words, which lead to /family/login. */
export async function familyUser(): Promise<FamilyActor> {
  const family = await findFamily();
  if (!family) throw noVisit(await readLanguage());
  return family;
}

/** For the case's page: the family; null when its session opens another case. Without a session: to the sign-in, which says so. */
export async function requireFamily(caseId: string): Promise<FamilyActor | null> {
  const family = await findFamily();
  if (!family) {
    const token = await readToken();
    redirect(`/family/login?closed=${token && (await isRenewed(token)) ? "renewed" : "1"}`);
  }
  return family.caseId === caseId ? family : null;
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
