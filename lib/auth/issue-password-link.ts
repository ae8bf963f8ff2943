// Makes the one link by which a user chooses a password; a newer one takes its place.
import "server-only";
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import { platformAddress } from "@/lib/platform/env";
import { AppError, conflict } from "@/lib/platform/errors";
import type { BusinessActor, SystemActor } from "./actor";
import type { PasswordLinkDto } from "./dto";
import { lockUser } from "./lock-user";
import { assertAdmin } from "./policy";
import { passwordPath } from "./read-password-token";
import type { passwordLinkInput } from "./schema";

/** For how long a link holds, milliseconds: whoever was sent it in the evening opens it in the morning. */
const validMs = 24 * 60 * 60 * 1000;

/**
 * Mails the link to the user, or answers its path this once. The password that stands works until another is chosen.
 * Raises `not_found` (no such user, no administrator), `conflict` (deactivated, or signs in through the provider) and
 * `not_configured` (a mail could not say where to go).
 */
export async function issuePasswordLink(
  actor: BusinessActor | SystemActor,
  { id: userId, by }: z.output<typeof passwordLinkInput>,
): Promise<PasswordLinkDto> {
  assertAdmin(actor);
  if (by === "mail" && !platformAddress()) {
    throw new AppError("not_configured", "PUBLIC_URL is not set, so that a mail cannot say where to go.");
  }
  return transact(actor, async (unit) => {
    const { email, firstName, lastName, ...user } = await lockUser(unit, userId);
    if (user.deactivatedAt) throw conflict(`${firstName} ${lastName} is deactivated. Reactivate the user first.`);
    if (user.oidcSubject !== null && user.passwordHash === null) {
      throw conflict(`${firstName} ${lastName} signs in through the sign-in provider and has no password.`);
    }
    const [id, expiresAt] = [randomUUID(), new Date(unit.now.getTime() + validMs)];
    await unit.db.passwordLink.deleteMany({ where: { userId } });
    const createdById = actor.kind === "business" ? actor.userId : null;
    await unit.db.passwordLink.create({ data: { id, userId, createdById, createdAt: unit.now, expiresAt } });
    if (by === "mail") {
      const mail = { dedupeKey: `password-link:${id}`, kind: "password-link", payload: { linkId: id } };
      unit.queueMail({ ...mail, recipient: email });
    }
    unit.record("user.password_link_issued", { businessId: user.businessId }, { userId, by });
    return { path: by === "hand" ? passwordPath(id) : null, email, expiresAt: expiresAt.toISOString() };
  });
}
