// The door of every sign-in.
import { parseCallbackUrl } from "@/lib/auth/parse-callback-url";
import { findBusinessUser } from "@/lib/auth/session";
import { startSignIn } from "@/lib/auth/start-sign-in";
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "nobody",
  handle: async ({ request }) => {
    const callbackUrl = parseCallbackUrl(new URL(request.url).searchParams.get("callbackUrl"));
    if (!(await findBusinessUser())) return startSignIn(request.headers, callbackUrl);
    return new Response(null, {
      status: 303,
      headers: { Location: callbackUrl, "Cache-Control": "private, no-store" },
    });
  },
});
