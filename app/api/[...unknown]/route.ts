// Any other path under /api: a 404 in JSON, like every refusal there.
import { z } from "zod";
import { endpoint } from "@/lib/platform/endpoint";

const unknown = endpoint({ as: "nobody", params: z.never(), handle: async () => null });

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT };
