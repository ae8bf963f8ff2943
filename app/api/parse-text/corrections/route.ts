// POST /api/parse-text/corrections: which fields of a filled form were corrected before it was sent.
import { logCorrection } from "@/lib/intake/log-correction";
import { correctionsBody } from "@/lib/intake/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const POST = endpoint({
  as: "business",
  body: correctionsBody,
  handle: ({ actor, body }) => logCorrection(actor, body),
});
