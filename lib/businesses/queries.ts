// Reads the businesses that work on the platform.
import "server-only";
import { db } from "@/lib/platform/db";

export interface BusinessDto {
  id: string;
  name: string;
}

/** Every business, by name. */
export async function listBusinesses(): Promise<BusinessDto[]> {
  return db.business.findMany({ select: { id: true, name: true }, orderBy: [{ name: "asc" }, { id: "asc" }] });
}

/** Transport companies, by name: those that a text may ask to carry. */
export async function listCarriers(): Promise<BusinessDto[]> {
  return db.business.findMany({
    where: { kind: "transport_company" },
    select: { id: true, name: true },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
}
