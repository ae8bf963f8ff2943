// Adds somebody to a business that is here already.
import "server-only";
import { transact } from "@/lib/audit/transact";
import { conflict, notFound } from "@/lib/platform/errors";
import { parseInput } from "@/lib/platform/parse-input";
import { hashSecret } from "@/lib/platform/secret-hash";
import type { BusinessActor, SystemActor } from "./actor";
import { insertUser } from "./insert-user";
import { assertAdmin } from "./policy";
import { type NewUserInput, newUserInput } from "./schema";

/**
 * Adds a user and answers the id. Administrators and commands may.
 * Throws `not_found` (no such business, no administrator), `invalid`, or `conflict` (the e-mail is taken, the business
 * is deactivated).
 */
export async function createUser(
  actor: BusinessActor | SystemActor,
  businessId: string,
  input: NewUserInput,
): Promise<string> {
  assertAdmin(actor);
  const { password, ...fields } = parseInput(newUserInput, input);
  const passwordHash = password === null ? null : await hashSecret(password);
  return transact(actor, async (unit) => {
    const business = await unit.db.business.findUnique({ where: { id: businessId }, select: { deactivatedAt: true } });
    if (!business) throw notFound("We could not find this business.");
    if (business.deactivatedAt) throw conflict("This business is deactivated. Reactivate it first.");
    return insertUser(unit, businessId, { ...fields, passwordHash });
  });
}
