// Holds a user's row within an administrator's work, and makes sure that the administrator still is one.
import "server-only";
import type { Unit } from "@/lib/audit/transact";
import { notFound } from "@/lib/platform/errors";
import type { BusinessActor, SystemActor } from "./actor";
import { accountInclude } from "./dto";

/**
 * The user's row, which nobody else changes until the work is done. Both rows are held in one order, so that of two
 * administrators who let each other go one stays. Raises `not_found`, also for who is no administrator any more.
 */
export async function lockUser(unit: Unit<BusinessActor | SystemActor>, id: string) {
  const { db, actor } = unit;
  const own = actor.kind === "business" ? actor.userId : id;
  const held = await db.$queryRaw<{ id: string; role: string; deactivatedAt: Date | null }[]>`
    SELECT id, role, "deactivatedAt" FROM "User" WHERE id IN (${own}::uuid, ${id}::uuid) ORDER BY id FOR UPDATE`;
  const admin = held.find((each) => each.id === own);
  if (actor.kind === "business" && (admin?.role !== "admin" || admin.deactivatedAt)) throw notFound();
  const user = await db.user.findUnique({ where: { id }, include: accountInclude });
  if (!user) throw notFound("We could not find this user.");
  return user;
}
