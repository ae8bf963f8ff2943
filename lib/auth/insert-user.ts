// Adds a user's row and record within a larger piece of work.
import "server-only";
import type { Unit } from "@/lib/audit/transact";
import { isUniqueViolation } from "@/lib/platform/db";
import { conflict } from "@/lib/platform/errors";
import { hashSecret } from "@/lib/platform/secret-hash";
import type { NewUserInput } from "./schema";

/** Adds a user to a business and answers the id. Throws `conflict` when the e-mail is taken. */
export async function insertUser(unit: Unit, businessId: string, input: NewUserInput): Promise<string> {
  const { password, ...fields } = input;
  const passwordHash = password === null ? null : await hashSecret(password);
  try {
    const { id } = await unit.db.user.create({
      data: { ...fields, businessId, passwordHash, createdAt: unit.now },
      select: { id: true },
    });
    unit.record("user.created", { businessId }, { userId: id, role: input.role });
    return id;
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict("There is a user with this e-mail already.");
    throw error;
  }
}
