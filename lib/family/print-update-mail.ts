// Writes what families are told by message. It names nobody: mail is read over shoulders, and phones show it locked.
import "server-only";
import { z } from "zod";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import type { MailContent } from "@/lib/platform/email";
import { platformAddress } from "@/lib/platform/env";
import { FinalJobError, JobError, readPayload } from "@/lib/platform/jobs";
import { parseLanguage } from "./parse-language";
import { updateToken } from "./read-update-token";
import { newsMs } from "./update-status";
import { updatesWords } from "./words/updates";

const confirmPayload = z.object({ updateId: z.uuid() });
const stepPayload = z.object({
  updateId: z.uuid(),
  step: z.enum(["accepted", "pickup", "care", "left", "delivered", "changed"]),
  at: z.iso.datetime(),
});

/** The mail "updates-confirm". Raises FinalJobError where it was stopped or forgotten meanwhile. */
export async function printConfirmMail(payload: unknown): Promise<MailContent> {
  const { words, channel, isConfirmed, language, links } = await load(readPayload(confirmPayload, payload).updateId);
  const { confirmSubject, confirm, ignore, already, sender } = words;
  const [sentence, ...rest] = isConfirmed ? [already] : [confirm, ignore];
  if (channel === "text") return { subject: confirmSubject, text: `${sentence} ${links.page}` };
  return {
    subject: confirmSubject,
    text: [`${sentence}\n${links.page}`, ...rest, sender].join("\n\n"),
    html: page(language, [paragraph(sentence ?? ""), link(links.page), ...rest.map(paragraph), quiet(sender)]),
    headers: links.head,
  };
}

/** The mail "updates-step". Raises FinalJobError also where the step is no news any more. */
export async function printStepMail(payload: unknown): Promise<MailContent> {
  const { updateId, step, at } = readPayload(stepPayload, payload);
  const { words, channel, isConfirmed, language, links } = await load(updateId);
  if (!isConfirmed) throw new FinalJobError("Whoever was to be told has not said yes.");
  if (now().getTime() - new Date(at).getTime() > newsMs) throw new FinalJobError("This step is no news any more.");
  const { subject, steps, open, stop, sender } = words;
  if (channel === "text") return { subject, text: `${steps[step]} ${links.portal} ${stop} ${links.page}` };
  return {
    subject,
    text: [steps[step], `${open}\n${links.portal}`, `${stop}\n${links.page}`, sender].join("\n\n"),
    html: page(language, [
      paragraph(steps[step]),
      paragraph(open),
      link(links.portal),
      quiet(stop),
      link(links.page),
      quiet(sender),
    ]),
    headers: links.head,
  };
}

async function load(id: string) {
  const row = await db.familyUpdate.findUnique({ where: { id, access: { revokedAt: null } } });
  if (!row) throw new FinalJobError("Whoever was to be told does not want it any more.");
  const address = platformAddress();
  if (!address) throw new JobError("PUBLIC_URL is not set, so that a message cannot say where to go.");
  const token = updateToken(id);
  const language = parseLanguage(row.language, null);
  return {
    channel: row.channel,
    isConfirmed: row.confirmedAt !== null,
    language,
    words: updatesWords[language].message,
    links: {
      page: `${address}/updates/${token}`,
      portal: `${address}/family/login`,
      // RFC 8058: one click in the mail program stops them.
      head: {
        "List-Unsubscribe": `<${address}/api/family/updates/${token}/stop>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    },
  };
}

const paragraph = (text: string) => `<p>${text}</p>`;
const quiet = (text: string) => `<p style="color: #5b616e">${text}</p>`;
// The words are ours and the address is checked when the platform starts: nothing here needs escaping.
const link = (href: string) => `<p><a href="${href}">${href}</a></p>`;

const page = (language: string, lines: string[]) => `<!doctype html>
<html lang="${language}">
<body style="font-family: system-ui, sans-serif; font-size: 17px; line-height: 1.6; color: #16181d">
${lines.join("\n")}
</body>
</html>
`;
