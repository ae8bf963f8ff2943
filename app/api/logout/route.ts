// The door out: the session is over, then the landing page.
import { signOut } from "@/lib/auth/sign-out";
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "nobody",
  handle: async ({ request }) => {
    await signOut(request.headers);
    return new Response(null, { status: 303, headers: { Location: "/", "Cache-Control": "private, no-store" } });
  },
});
