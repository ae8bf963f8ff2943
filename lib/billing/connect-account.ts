// Opens the payment provider's own pages on which a business sets up the account that fees are paid to.
import "server-only";
import { transact, Unchanged } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { db } from "@/lib/platform/db";
import { platformAddress } from "@/lib/platform/env";
import { AppError, forbidden } from "@/lib/platform/errors";
import { askStripe, isStripeSetUp, isUnknownToStripe, notSetUp } from "@/lib/platform/stripe";

/**
 * Where to; good for some minutes. The business has one account, however often it asks; whether it can be paid the
 * provider tells. One that the provider does not know any more, for its keys were changed, is made anew. Raises `forbidden` (a driver), `not_configured` and `bad_gateway`.
 */
export async function connectAccount(actor: BusinessActor): Promise<{ url: string }> {
  if (actor.role === "driver") throw forbidden("Only a coordinator of the company may change this.");
  const address = platformAddress();
  if (!isStripeSetUp()) throw notSetUp();
  if (address === null) throw new AppError("not_configured", "The platform's own address is not set up yet.");
  const account = await findAccount(actor, null);
  const link = (id: string) => createLink(id, `${address}/transactions/dues`);
  return link(account).catch(async (error: unknown) => {
    if (!(await isLost(account))) throw error;
    return link(await findAccount(actor, account));
  });
}

async function createLink(account: string, page: string): Promise<{ url: string }> {
  const { url } = await askStripe((stripe) =>
    stripe.accountLinks.create({ account, type: "account_onboarding", refresh_url: page, return_url: page }),
  );
  return { url };
}

/** A refused link may have other causes, so the account itself is asked for. */
const isLost = (account: string): Promise<boolean> =>
  askStripe((stripe) => stripe.accounts.retrieve(account)).then(
    () => false,
    (error: unknown) => isUnknownToStripe(error),
  );

/** The provider's id of the business's account, another one than `lost`. */
async function findAccount(actor: BusinessActor, lost: string | null): Promise<string> {
  const { businessId } = actor;
  const where = { id: businessId };
  const { providerAccountId: known } = await db.business.findUniqueOrThrow({ where });
  if (known && known !== lost) return known;
  const { id: accountId } = await askStripe((stripe) =>
    stripe.accounts.create(
      {
        type: "express",
        country: "US",
        capabilities: { transfers: { requested: true } },
        metadata: { businessId },
      },
      { idempotencyKey: `account:${businessId}${lost ? `:${lost}` : ""}` },
    ),
  );
  return transact(actor, async (unit) => {
    const kept = await unit.db.business.updateMany({
      where: { ...where, providerAccountId: lost },
      data: { providerAccountId: accountId, canBePaid: false, accountSaidAt: null },
    });
    // Of two who asked at once both have the same account, by the key.
    if (kept.count === 0) throw new Unchanged(accountId);
    unit.record("account.connected", { businessId }, { accountId });
    return accountId;
  });
}
