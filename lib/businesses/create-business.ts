// Takes a business onto the platform, with its first user.
import "server-only";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor, SystemActor } from "@/lib/auth/actor";
import { insertUser } from "@/lib/auth/insert-user";
import { assertAdmin } from "@/lib/auth/policy";
import { type NewUserInput, newUserInput } from "@/lib/auth/schema";
import { parseInput } from "@/lib/platform/parse-input";
import { hashSecret } from "@/lib/platform/secret-hash";
import { type NewBusinessInput, newBusinessInput } from "./schema";

/**
 * Adds a business and its first user, both or neither, and answers the ids. Administrators and commands may.
 * Throws `not_found` for anybody else, `invalid`, or `conflict` when the user's e-mail is taken.
 */
export async function createBusiness(
  actor: BusinessActor | SystemActor,
  input: NewBusinessInput,
  firstUser: NewUserInput,
): Promise<{ businessId: string; userId: string }> {
  assertAdmin(actor);
  const business = parseInput(newBusinessInput, input);
  const { password, ...user } = parseInput(newUserInput, firstUser);
  const passwordHash = password === null ? null : await hashSecret(password);
  return transact(actor, async (unit) => {
    const { id: businessId } = await unit.db.business.create({
      data: { ...business, createdAt: unit.now },
      select: { id: true },
    });
    unit.record("business.created", { businessId }, { name: business.name, businessKind: business.kind });
    return { businessId, userId: await insertUser(unit, businessId, { ...user, passwordHash }) };
  });
}
