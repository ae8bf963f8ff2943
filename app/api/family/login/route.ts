// POST /api/family/login.
import { setFamilyCookie } from "@/lib/auth/case-session";
import { openCase } from "@/lib/family/open-case";
import { parseRefusal } from "@/lib/family/parse-refusal";
import { readLanguage } from "@/lib/family/read-language";
import { openCaseInput } from "@/lib/family/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const POST = endpoint({
  as: "nobody",
  body: openCaseInput,
  voice: async (refused) => parseRefusal(refused, await readLanguage()),
  handle: async ({ body, request }) => {
    const { caseId, token } = await openCase(body, request.headers, await readLanguage());
    await setFamilyCookie(token);
    return { caseId };
  },
});
