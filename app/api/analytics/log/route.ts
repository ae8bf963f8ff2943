// POST /api/analytics/log: a page view; the session says whose.
import { logPageView } from "@/lib/analytics/log-page-view";
import { pageViewBody } from "@/lib/analytics/schema";
import { findBusinessUser } from "@/lib/auth/session";
import { endpoint } from "@/lib/platform/endpoint";

export const POST = endpoint({
  as: "nobody",
  body: pageViewBody,
  handle: async ({ body, request }) => logPageView(await findBusinessUser(), body, request.headers),
});
