// Adds a user's row and record within a larger piece of work.
import "server-only";
import type { Unit } from "@/lib/audit/transact";
import { isUniqueViolation } from "@/lib/platform/db";
import { conflict } from "@/lib/platform/errors";
import type { NewUserInput } from "./schema";

/** A checked user whose password was hashed before the transaction began, for that takes long. */
export type HashedUser = Omit<NewUserInput, "password"> & { passwordHash: string | null };

/** Adds a user to a business and answers the id. Throws `conflict` when the e-mail is taken. */
export async function insertUser(unit: Unit, businessId: string, user: HashedUser): Promise<string> {
  try {
    const { id } = await unit.db.user.create({
      data: { ...user, businessId, createdAt: unit.now },
      select: { id: true },
    });
    unit.record("user.created", { businessId }, { userId: id, role: user.role });
    return id;
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict("There is a user with this e-mail already.");
    throw error;
  }
}
