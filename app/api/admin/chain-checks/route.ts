// POST /api/admin/chain-checks: the whole record is checked soon.
import { queueChainCheck } from "@/lib/admin/queue-chain-check";
import { endpoint } from "@/lib/platform/endpoint";
import { emptyBody } from "@/lib/transports/schema";

export const POST = endpoint({ as: "admin", body: emptyBody, handle: ({ actor }) => queueChainCheck(actor) });
