// Finds whom a family calls: a funeral home among the request's businesses, else the one that it names.
import "server-only";
import type { FamilyPhone } from "./access-status";
import { readHomePhone } from "./read-home-phone";

interface Listed {
  name: string;
  kind: string;
  phone: string | null;
}

/** Null where no number is known, or two funeral homes have the name and nobody knows which is meant. */
export async function readFamilyPhone(request: {
  creatingBusiness: Listed;
  addressedBusiness: Listed | null;
  funeralHomeName: string | null;
}): Promise<FamilyPhone | null> {
  const { creatingBusiness, addressedBusiness, funeralHomeName: name } = request;
  const known = phoneOf(creatingBusiness) ?? phoneOf(addressedBusiness);
  return known ?? readHomePhone(name);
}

function phoneOf(business: Listed | null): FamilyPhone | null {
  if (business?.kind !== "funeral_home" || !business.phone?.trim()) return null;
  return { name: business.name, number: business.phone.trim() };
}
