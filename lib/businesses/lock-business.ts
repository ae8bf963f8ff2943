// Holds a business's row within the work that changes it.
import "server-only";
import type { Unit } from "@/lib/audit/transact";
import { notFound } from "@/lib/platform/errors";
import { accountCounts } from "./dto";

/** The business, which nobody else changes until the work is done. Raises `not_found`. */
export async function lockBusiness({ db }: Unit, id: string) {
  await db.$queryRaw`SELECT 1 FROM "Business" WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const business = await db.business.findUnique({ where: { id }, include: accountCounts });
  if (!business) throw notFound("We could not find this business.");
  return business;
}
