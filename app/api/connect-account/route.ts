// POST /api/connect-account.
import { connectAccount } from "@/lib/billing/connect-account";
import { endpoint } from "@/lib/platform/endpoint";
import { emptyBody } from "@/lib/transports/schema";

export const POST = endpoint({ as: "business", body: emptyBody, handle: ({ actor }) => connectAccount(actor) });
