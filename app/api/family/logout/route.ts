// The portal's door out: the visit is over, then the portal's sign-in.
import { signOutFamily } from "@/lib/family/sign-out-family";
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({
  as: "nobody",
  handle: async ({ request }) => {
    await signOutFamily(request.headers);
    const headers = { Location: "/family/login", "Cache-Control": "private, no-store" };
    return new Response(null, { status: 303, headers });
  },
});
