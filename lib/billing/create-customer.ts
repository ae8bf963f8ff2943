// Makes a business known to the payment provider, once.
import "server-only";
import { transact, Unchanged } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { db } from "@/lib/platform/db";
import { askStripe } from "@/lib/platform/stripe";

/**
 * The provider's id of the actor's business, another one than `lost`, which the provider does not know: its keys were
 * changed. Raises `not_configured` and `bad_gateway`.
 */
export async function createCustomer(actor: BusinessActor, lost: string | null = null): Promise<string> {
  const { businessId, businessName: name } = actor;
  const where = { id: businessId };
  const { providerCustomerId: known } = await db.business.findUniqueOrThrow({ where });
  if (known && known !== lost) return known;
  const { id: customerId } = await askStripe((stripe) =>
    stripe.customers.create(
      { name, metadata: { businessId } },
      { idempotencyKey: `customer:${businessId}${lost ? `:${lost}` : ""}` },
    ),
  );
  return transact(actor, async (unit) => {
    const kept = await unit.db.business.updateMany({
      where: { ...where, providerCustomerId: lost },
      data: { providerCustomerId: customerId },
    });
    if (kept.count === 0) {
      const row = await unit.db.business.findUniqueOrThrow({ where });
      throw new Unchanged(row.providerCustomerId);
    }
    unit.record("customer.created", { businessId }, { customerId });
    return customerId;
  });
}
