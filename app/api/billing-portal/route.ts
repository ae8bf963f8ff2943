// POST /api/billing-portal.
import { openBillingPortal } from "@/lib/billing/open-billing-portal";
import { endpoint } from "@/lib/platform/endpoint";
import { emptyBody } from "@/lib/transports/schema";

export const POST = endpoint({ as: "business", body: emptyBody, handle: ({ actor }) => openBillingPortal(actor) });
