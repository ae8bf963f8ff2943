// Opens the payment provider's own pages on which a business changes its card and ends its subscription.
import "server-only";
import type { BusinessActor } from "@/lib/auth/actor";
import { db } from "@/lib/platform/db";
import { platformAddress } from "@/lib/platform/env";
import { conflict } from "@/lib/platform/errors";
import { askStripe, isStripeSetUp, notSetUp } from "@/lib/platform/stripe";
import type { BillingPortalDto } from "./dto";

/** Where to; good for some minutes. Raises `not_configured`, `conflict` (nothing was ever paid) and `bad_gateway`. */
export async function openBillingPortal({ businessId }: BusinessActor): Promise<BillingPortalDto> {
  if (!isStripeSetUp()) throw notSetUp();
  const { providerCustomerId: customer } = await db.business.findUniqueOrThrow({ where: { id: businessId } });
  if (!customer) throw conflict("There is nothing to manage yet.");
  const address = platformAddress();
  const { url } = await askStripe((stripe) =>
    stripe.billingPortal.sessions.create({ customer, ...(address && { return_url: `${address}/subscribe` }) }),
  );
  return { url };
}
