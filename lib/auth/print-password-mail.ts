// Writes the mail that carries a link for a password.
import "server-only";
import { z } from "zod";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import type { MailContent } from "@/lib/platform/email";
import { platformAddress } from "@/lib/platform/env";
import { FinalJobError, JobError, readPayload } from "@/lib/platform/jobs";
import { passwordPath } from "./read-password-token";

const linkPayload = z.object({ linkId: z.uuid() });

/** The mail "password-link". Raises FinalJobError once the link is used, replaced or over. */
export async function printPasswordMail(payload: unknown): Promise<MailContent> {
  const { linkId: id } = readPayload(linkPayload, payload);
  const link = await db.passwordLink.findUnique({ where: { id }, include: { user: { select: { firstName: true } } } });
  if (!link || link.expiresAt <= now()) throw new FinalJobError("The link does not hold any more.");
  const address = platformAddress();
  if (!address) throw new JobError("PUBLIC_URL is not set, so that a mail cannot say where to go.");
  return {
    subject: "Choose your password",
    text: [
      `Hello ${link.user.firstName},`,
      "An administrator of Mortuary Transport made this link for you. Open it to choose your password:",
      `${address}${passwordPath(id)}`,
      "It works once, for a day from when it was made. Who has it can sign in as you, so please pass it on to nobody.",
      "If you did not expect this, do nothing: your sign-in stays as it is.",
    ].join("\n\n"),
  };
}
