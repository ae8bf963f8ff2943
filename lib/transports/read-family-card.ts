// Reads what the family's card says: the case id, where to sign in, and whom to call.
import "server-only";
import type { z } from "zod";
import type { BusinessActor } from "@/lib/auth/actor";
import { endOfAccess } from "@/lib/auth/case-visit";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { notFound } from "@/lib/platform/errors";
import type { FamilyCardDto, FamilyPhone } from "./access-status";
import { assertMay, loadRequest } from "./load-request";
import { readFamilyPhone } from "./read-family-phone";
import type { requestIdInput } from "./schema";

/** Raises `not_found` (also while no access is issued) and `forbidden`. */
export async function readFamilyCard(
  actor: BusinessActor,
  { id }: z.output<typeof requestIdInput>,
): Promise<FamilyCardDto> {
  const { row } = await loadRequest(db, actor, id);
  assertMay(actor, "issueAccess", row);
  const { caseId, familyAccess, funeralHomeName, archivedAt } = row;
  if (!caseId || !familyAccess || familyAccess.revokedAt) {
    throw notFound("The family has no access to this request now.");
  }
  const select = { select: { name: true, kind: true, phone: true } } as const;
  const businesses = await db.serviceRequest.findUniqueOrThrow({
    where: { id },
    select: { creatingBusiness: select, addressedBusiness: select },
  });
  const { PUBLIC_URL } = env();
  return {
    caseId,
    hasPin: familyAccess.pinHash !== null,
    signInUrl: PUBLIC_URL ? new URL("/family/login", PUBLIC_URL).href : null,
    closesAt: archivedAt && endOfAccess(archivedAt).toISOString(),
    funeralHomeName,
    // Where no funeral home's number is known, whoever hands out the card is called.
    phone: (await readFamilyPhone({ ...businesses, funeralHomeName })) ?? (await readOwnPhone(actor)),
  };
}

async function readOwnPhone({ businessId }: BusinessActor): Promise<FamilyPhone | null> {
  const { name, phone } = await db.business.findUniqueOrThrow({
    where: { id: businessId },
    select: { name: true, phone: true },
  });
  return phone?.trim() ? { name, number: phone.trim() } : null;
}
