// GET /api/family/case/{caseId}; 304 for an unchanged poll.
import { getFamilyCase } from "@/lib/family/queries";
import { familyCaseLookup } from "@/lib/family/schema";
import { answerUnlessKnown, endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "family",
  params: familyCaseLookup,
  handle: async ({ actor, params, request }) => answerUnlessKnown(request, await getFamilyCase(actor, params.caseId)),
});
