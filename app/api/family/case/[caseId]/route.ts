// GET /api/family/case/{caseId}; 304 for an unchanged poll.
import { getTaggedCase } from "@/lib/family/queries";
import { parseRefusal } from "@/lib/family/parse-refusal";
import { readLanguage } from "@/lib/family/read-language";
import { familyCaseLookup } from "@/lib/family/schema";
import { answerUnlessKnown, endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "family",
  voice: async (refused) => parseRefusal(refused, await readLanguage()),
  params: familyCaseLookup,
  handle: async ({ actor, params, request }) => {
    const { found, tag } = await getTaggedCase(actor, params.caseId, await readLanguage());
    return answerUnlessKnown(request, found, tag);
  },
});
