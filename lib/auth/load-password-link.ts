// Finds the open link for a password that a secret names.
import "server-only";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/errors";
import { readPasswordToken } from "./read-password-token";

/** Raises `not_found` once it was used, replaced or is over, and where the user or the business was deactivated. */
export async function loadPasswordLink(token: string) {
  const id = readPasswordToken(token);
  const link = id
    ? await db.passwordLink.findUnique({
        where: { id },
        include: { user: { include: { business: { select: { deactivatedAt: true } } } } },
      })
    : null;
  const isOpen = link && link.expiresAt > now() && !link.user.deactivatedAt && !link.user.business.deactivatedAt;
  if (!isOpen) throw notFound("This link was used, replaced, or is over. Ask your administrator for a new one.");
  return link;
}
