// Finds the telephone of the funeral home that a request names.
import "server-only";
import { db } from "@/lib/platform/db";
import type { FamilyPhone } from "./access-status";

/** Null where no number is known, or two funeral homes have the name and nobody knows which is meant. */
export async function readHomePhone(name: string | null): Promise<FamilyPhone | null> {
  if (!name?.trim()) return null;
  const [only, another] = await db.business.findMany({
    where: { kind: "funeral_home", name: { equals: name.trim(), mode: "insensitive" } },
    select: { name: true, phone: true },
    take: 2,
  });
  const number = only?.phone?.trim();
  return another || !only || !number ? null : { name: only.name, number };
}
