// PUT /api/admin/mails/{id}: a mail that was given up is sent again, or dropped.
import { answerFailedMail } from "@/lib/admin/answer-failed-mail";
import { answerMailBody, mailIdInput } from "@/lib/admin/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const PUT = endpoint({
  as: "admin",
  params: mailIdInput,
  body: answerMailBody,
  handle: ({ actor, params, body }) => answerFailedMail(actor, { ...params, ...body }),
});
