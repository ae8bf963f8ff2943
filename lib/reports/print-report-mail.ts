// Writes the mail that carries a report. Subject and text name the case alone: mail is read over shoulders.
import "server-only";
import { z } from "zod";
import { loadUser } from "@/lib/auth/load-user";
import type { MailContent } from "@/lib/platform/email";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";
import { FinalJobError, readPayload } from "@/lib/platform/jobs";
import { type PrintedReport, printReport } from "./print-report";

const reportMailInput = z.strictObject({ requestId: z.uuid(), businessId: z.uuid(), userId: z.uuid() });

/**
 * The mail "report", with the PDF as it stands when it is sent, and as its business may see it then.
 * Raises FinalJobError when whoever asked is no longer there or may no longer have the report, or `payload` is unreadable.
 */
export async function printReportMail(payload: unknown): Promise<MailContent> {
  const { requestId, businessId, userId } = readPayload(reportMailInput, payload);
  const actor = await loadUser(userId);
  if (actor?.businessId !== businessId) throw new FinalJobError("Whoever asked for this report is no longer there.");
  const { pdf, fileName, report } = await printReport(actor, requestId).catch((error: unknown) => {
    const isTheirs = !(error instanceof AppError) || !["not_found", "forbidden"].includes(error.code);
    throw isTheirs ? error : new FinalJobError("The business that asked may no longer have this report.");
  });
  return {
    ...wordsOf(report, actor.businessName, requestId),
    attachments: [{ filename: fileName, contentType: "application/pdf", content: pdf }],
  };
}

function wordsOf({ sheet }: PrintedReport["report"], business: string, requestId: string) {
  const reference = sheet?.reference ?? requestId;
  const paragraphs = [
    business,
    `The transport report of case ${reference} is attached as a PDF.`,
    sheet ? `${sheet.printed}, asked for by ${sheet.printedBy}.` : "",
    "It holds personal data about the deceased and the family. Please pass it on only to those who need it.",
  ].filter((paragraph) => paragraph !== "");
  const address = env().PUBLIC_URL?.replace(/\/$/, "");
  const link = address && `${address}/dashboard?report=${requestId}`;
  const words = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("\n");
  return {
    subject: `Transport report ${reference}`,
    text: [...paragraphs, ...(link ? [`Open it: ${link}`] : []), "Mortuary Transport"].join("\n\n"),
    html: `<!doctype html>
<html lang="en">
<body style="font-family: system-ui, sans-serif; font-size: 15px; line-height: 1.5; color: #16181d">
${words}
${link ? `<p><a href="${escapeHtml(link)}">Open the report</a></p>\n` : ""}<p style="color: #5b616e">Mortuary Transport</p>
</body>
</html>
`,
  };
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
