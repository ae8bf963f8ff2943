// POST /api/get-or-create-subscription.
import { beginSubscription } from "@/lib/billing/begin-subscription";
import { endpoint } from "@/lib/platform/endpoint";
import { emptyBody } from "@/lib/transports/schema";

export const POST = endpoint({ as: "business", body: emptyBody, handle: ({ actor }) => beginSubscription(actor) });
