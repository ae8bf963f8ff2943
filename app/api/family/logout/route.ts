// The portal's door out: the visit is over, then the portal's sign-in.
import { clearFamilyCookie, findFamily } from "@/lib/auth/case-session";
import { closeCase } from "@/lib/family/close-case";
import { endpoint } from "@/lib/platform/endpoint";
import { AppError } from "@/lib/platform/errors";

export const GET = endpoint({
  as: "nobody",
  handle: async ({ request: { headers } }) => {
    // A link on another site or a prefetch shall not end anybody's visit.
    const isAsked = headers.get("sec-fetch-site") !== "cross-site" && !headers.get("sec-purpose")?.includes("prefetch");
    const family = isAsked ? await findFamily() : null;
    if (family) {
      await closeCase(family).catch((error: unknown) => {
        // A second click meets a visit that the first has ended.
        if (!(error instanceof AppError && error.code === "conflict")) throw error;
      });
    }
    if (isAsked) await clearFamilyCookie();
    return new Response(null, { status: 303, headers: { Location: "/family/login", "Cache-Control": "no-store" } });
  },
});
