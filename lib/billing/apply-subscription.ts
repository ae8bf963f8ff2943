// Lets the provider's word on a subscription, or on an account that fees are paid to, stand where it holds.
import "server-only";
import type { Unit } from "@/lib/audit/transact";
import type { Outcome } from "./apply-payment";
import type { ToldAccount, ToldSubscription } from "./parse-told";
import { compareSubscriptionWords, type SubscriptionWord } from "./subscription-status";

interface Row {
  providerSubscriptionId: string | null;
  status: string;
  beganAt: Date | null;
  endsAtPeriodEnd: boolean;
  periodEndsAt: Date | null;
  saidAt: Date | null;
}

const never = new Date(0);

/** Before its first word a row gives way to any. */
const wordOf = ({ providerSubscriptionId, beganAt, saidAt, ...row }: Row): SubscriptionWord => ({
  ...row,
  id: providerSubscriptionId ?? "",
  beganAt: beganAt ?? never,
  saidAt: saidAt ?? never,
});

const saysTheSame = (one: SubscriptionWord, other: SubscriptionWord) =>
  compareSubscriptionWords({ ...one, saidAt: other.saidAt }, other) === 0;

/** Runs within a unit of work; `eventId` is null for what was asked for instead of told. */
export async function applySubscription(
  unit: Unit,
  { customerId, word }: ToldSubscription,
  eventId: string | null,
): Promise<Outcome> {
  if (customerId === null) return "foreign";
  const where = { providerCustomerId: customerId };
  const business = await unit.db.business.findUnique({ where, select: { id: true } });
  if (!business) return "foreign";
  const { id: businessId } = business;
  // The business's row is held, for the subscription's may not be there yet.
  await unit.db.$queryRaw`SELECT 1 FROM "Business" WHERE id = ${businessId}::uuid FOR NO KEY UPDATE`;
  const row = await unit.db.subscription.findUnique({ where: { businessId } });
  if (row && compareSubscriptionWords(word, wordOf(row)) <= 0) return "stale";
  // What was asked for a second later and says the same is no change; two calls at once tell one.
  if (row && eventId === null && saysTheSame(word, wordOf(row))) return "stale";
  const { id: providerSubscriptionId, ...fields } = word;
  const data = { ...fields, providerSubscriptionId, updatedAt: unit.now };
  await unit.db.subscription.upsert({
    where: { businessId },
    create: { ...data, businessId, createdAt: unit.now },
    update: data,
  });
  unit.record(
    "subscription.changed",
    { businessId },
    {
      subscriptionId: providerSubscriptionId,
      status: { old: row?.status ?? null, new: word.status },
      endsAtPeriodEnd: word.endsAtPeriodEnd,
      eventId,
    },
  );
  return "applied";
}

/** Of two words said in one second the one that lets nobody be paid holds. */
export async function applyAccount(unit: Unit, told: ToldAccount): Promise<Outcome> {
  const [row] = await unit.db.$queryRaw<{ id: string; canBePaid: boolean; accountSaidAt: Date | null }[]>`
    SELECT id, "canBePaid", "accountSaidAt" FROM "Business" WHERE "providerAccountId" = ${told.id} FOR NO KEY UPDATE`;
  if (!row) return "foreign";
  const later = told.saidAt.getTime() - (row.accountSaidAt?.getTime() ?? 0);
  if (later < 0 || (later === 0 && (told.canBePaid || !row.canBePaid))) return "stale";
  const { canBePaid, saidAt: accountSaidAt } = told;
  await unit.db.business.update({ where: { id: row.id }, data: { canBePaid, accountSaidAt } });
  unit.record("account.changed", { businessId: row.id }, { accountId: told.id, canBePaid });
  return "applied";
}
