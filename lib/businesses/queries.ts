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
