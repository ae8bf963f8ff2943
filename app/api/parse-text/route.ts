// POST /api/parse-text: the fields that a first call's text holds; with ?explain=1 where each was read.
import { readFirstCall } from "@/lib/intake/read-first-call";
import { mostBodyBytes, parseTextBody, parseTextQuery, textTooLarge } from "@/lib/intake/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const POST = endpoint({
  as: "business",
  query: parseTextQuery,
  body: parseTextBody,
  limit: mostBodyBytes,
  tooLarge: textTooLarge,
  handle: async ({ actor, query, body }) => {
    const { layout, ...explained } = await readFirstCall(actor, { ...body, isCall: query.anyway === "1" });
    return Response.json(query.explain === "1" ? explained : explained.fields, {
      headers: { "Cache-Control": "private, no-store", "X-Intake-Layout": layout },
    });
  },
});
