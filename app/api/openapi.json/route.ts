// GET /api/openapi.json: the contract as machines read it, for anybody.
import { contractDocument } from "@/lib/contract/document";
import { endpoint } from "@/lib/platform/endpoint";

let document: ReturnType<typeof contractDocument> | undefined;

export const GET = endpoint({
  as: "nobody",
  handle: async () => {
    document ??= contractDocument();
    return Response.json(document, { headers: { "Cache-Control": "public, max-age=3600" } });
  },
});
