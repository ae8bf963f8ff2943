// Finds whom the sign-in provider vouches for, and remembers the tie the first time.
import "server-only";
import { transact } from "@/lib/audit/transact";
import { db } from "@/lib/platform/db";
import { AppError, conflict } from "@/lib/platform/errors";
import { admit } from "./actor";
import { emailAddress } from "./schema";

/** What the provider says about somebody; checked by signature, issuer and nonce before it comes here. */
export interface ProviderClaims {
  issuer: string;
  subject: string;
  email: string | null;
  /** True only where the provider itself says so. */
  isEmailVerified: boolean;
}

export type ProviderAnswer = { userId: string } | { refusal: "UnknownAccount" | "EmailNotVerified" };

/**
 * The active user of these claims: by issuer and subject, the first time by the verified e-mail of a user who is
 * not linked yet. Everybody else is refused with a code of the sign-in screen.
 */
export async function linkOidcUser(claims: ProviderClaims): Promise<ProviderAnswer> {
  const linked = await findLinked(claims);
  if (linked) return linked;
  const email = emailAddress.safeParse(claims.email);
  if (!email.success) return { refusal: "UnknownAccount" };
  if (!claims.isEmailVerified) return { refusal: "EmailNotVerified" };
  const user = await db.user.findUnique({
    where: { email: email.data },
    include: { business: { select: { deactivatedAt: true } } },
  });
  if (!user || user.deactivatedAt || user.business.deactivatedAt || user.oidcSubject !== null)
    return { refusal: "UnknownAccount" };
  try {
    await link(user, claims);
    return { userId: user.id };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return (await findLinked(claims)) ?? { refusal: "UnknownAccount" };
  }
}

async function findLinked({ issuer, subject }: ProviderClaims): Promise<ProviderAnswer | null> {
  const user = await db.user.findUnique({
    where: { oidcIssuer_oidcSubject: { oidcIssuer: issuer, oidcSubject: subject } },
    select: { id: true, deactivatedAt: true, business: { select: { deactivatedAt: true } } },
  });
  if (!user) return null;
  return user.deactivatedAt || user.business.deactivatedAt ? { refusal: "UnknownAccount" } : { userId: user.id };
}

function link(user: { id: string; businessId: string }, { issuer, subject }: ProviderClaims): Promise<void> {
  return transact(admit({ kind: "system", name: "sign-in" }), async ({ db: tx, record }) => {
    const { count } = await tx.user.updateMany({
      where: { id: user.id, oidcSubject: null, deactivatedAt: null },
      data: { oidcIssuer: issuer, oidcSubject: subject },
    });
    if (count === 0) throw conflict("This user was linked in the meantime.");
    record("user.linked", { businessId: user.businessId }, { userId: user.id, issuer });
  });
}
