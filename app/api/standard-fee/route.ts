// GET and PUT /api/standard-fee: what a cancellation with a full fee costs the business that called.
import { changeStandardFee } from "@/lib/billing/change-standard-fee";
import { getFeeSettings } from "@/lib/billing/queries";
import { standardFeeBody } from "@/lib/billing/schema";
import { endpoint } from "@/lib/platform/endpoint";

export const GET = endpoint({ as: "business", handle: ({ actor }) => getFeeSettings(actor) });

export const PUT = endpoint({
  as: "business",
  body: standardFeeBody,
  handle: ({ actor, body }) => changeStandardFee(actor, body),
});
