// GET /api/family/case/{caseId}.
import { getFamilyCase } from "@/lib/family/queries";
import { familyCaseLookup } from "@/lib/family/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "family",
  params: familyCaseLookup,
  handle: ({ actor, params }) => getFamilyCase(actor, params.caseId),
});
