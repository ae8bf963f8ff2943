// Adds somebody to a business that is here already.
import "server-only";
import { transact } from "@/lib/audit/transact";
import { forbidden, notFound } from "@/lib/platform/errors";
import { parseInput } from "@/lib/platform/parse-input";
import { hashSecret } from "@/lib/platform/secret-hash";
import type { BusinessActor, SystemActor } from "./actor";
import { insertUser } from "./insert-user";
import { type NewUserInput, newUserInput } from "./schema";

/**
 * Adds a user and answers the id. Administrators and commands may.
 * Throws `forbidden`, `invalid`, `not_found` (no such business) or `conflict` (the e-mail is taken).
 */
export async function createUser(
  actor: BusinessActor | SystemActor,
  businessId: string,
  input: NewUserInput,
): Promise<string> {
  if (actor.kind === "business" && actor.role !== "admin") throw forbidden("Only an administrator can add users.");
  const { password, ...fields } = parseInput(newUserInput, input);
  const passwordHash = password === null ? null : await hashSecret(password);
  return transact(actor, async (unit) => {
    const business = await unit.db.business.findUnique({ where: { id: businessId }, select: { id: true } });
    if (!business) throw notFound("We could not find this business.");
    return insertUser(unit, businessId, { ...fields, passwordHash });
  });
}
