// Whom the sign-in provider's claims let in.
import { expect, test } from "vitest";
import { db } from "@/lib/platform/db";
import { aUser } from "@/prisma/factories";
import { linkOidcUser, type ProviderClaims } from "./link-oidc-user";

const issuer = "https://login.example";
let subjects = 0;

function claimsOf(email: string | null, more: Partial<ProviderClaims> = {}): ProviderClaims {
  subjects += 1;
  return { issuer, subject: `subject-${subjects}`, email, isEmailVerified: true, ...more };
}

test("does it: links by verified e-mail, and finds the link again whatever the e-mail says later", async () => {
  const user = await aUser();
  const claims = claimsOf(user.email.toUpperCase());
  expect(await linkOidcUser(claims)).toEqual({ userId: user.id });
  const later = { ...claims, email: "renamed@example.test", isEmailVerified: false };
  expect(await linkOidcUser(later)).toEqual({ userId: user.id });
});

test("records it once", async () => {
  const user = await aUser();
  const claims = claimsOf(user.email);
  await linkOidcUser(claims);
  await linkOidcUser(claims);
  const events = await db.auditEvent.findMany({ where: { chain: user.businessId, type: "user.linked" } });
  expect(events).toHaveLength(1);
  expect(events[0]?.payload).toMatchObject({ userId: user.id, issuer });
});

test("refuses the wrong actor: unknown, without e-mail, not verified", async () => {
  const user = await aUser();
  expect(await linkOidcUser(claimsOf("stranger@elsewhere.test"))).toEqual({ refusal: "UnknownAccount" });
  expect(await linkOidcUser(claimsOf(null))).toEqual({ refusal: "UnknownAccount" });
  expect(await linkOidcUser(claimsOf(user.email, { isEmailVerified: false }))).toEqual({ refusal: "EmailNotVerified" });
  expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ oidcSubject: null });
});

test("refuses the wrong state: linked to somebody else, or deactivated before or after", async () => {
  const user = await aUser();
  const claims = claimsOf(user.email);
  await linkOidcUser(claims);
  expect(await linkOidcUser(claimsOf(user.email))).toEqual({ refusal: "UnknownAccount" });
  await db.user.update({ where: { id: user.id }, data: { deactivatedAt: new Date() } });
  expect(await linkOidcUser(claims)).toEqual({ refusal: "UnknownAccount" });
  const gone = await aUser();
  await db.user.update({ where: { id: gone.id }, data: { deactivatedAt: new Date() } });
  expect(await linkOidcUser(claimsOf(gone.email))).toEqual({ refusal: "UnknownAccount" });
});

test("the same subject of another issuer is somebody else", async () => {
  const user = await aUser();
  const claims = claimsOf(user.email);
  await linkOidcUser(claims);
  expect(await linkOidcUser({ ...claims, issuer: "https://other.example", email: "x@example.test" })).toEqual({
    refusal: "UnknownAccount",
  });
});

test("of two concurrent calls one wins: the same person gets in with both, another with none", async () => {
  const user = await aUser();
  const claims = claimsOf(user.email);
  expect(await Promise.all([linkOidcUser(claims), linkOidcUser(claims)])).toEqual([
    { userId: user.id },
    { userId: user.id },
  ]);
  const contested = await aUser();
  const answers = await Promise.all([linkOidcUser(claimsOf(contested.email)), linkOidcUser(claimsOf(contested.email))]);
  expect(answers).toContainEqual({ userId: contested.id });
  expect(answers).toContainEqual({ refusal: "UnknownAccount" });
});
