// POST /api/family/login.
import { setFamilyCookie } from "@/lib/auth/case-session";
import { openCase } from "@/lib/family/open-case";
import { openCaseInput } from "@/lib/family/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const POST = endpoint({
  as: "nobody",
  body: openCaseInput,
  handle: async ({ body, request }) => {
    const { caseId, token } = await openCase(body, request.headers);
    await setFamilyCookie(token);
    return { caseId };
  },
});
