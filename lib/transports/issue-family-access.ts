// Issues the family's way in: a case id, and a PIN where one is wished.
import "server-only";
import type { z } from "zod";
import { transact, type Unit } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { hashSecret, keyedPin } from "@/lib/platform/secret-hash";
import { createCaseId } from "./create-case-id";
import type { RequestRow } from "./dto";
import { assertMay, loadRequest, lockRequest } from "./load-request";
import { privateSubjectOf } from "./move-request";
import type { issueFamilyAccessInput } from "./schema";

type Input = z.output<typeof issueFamilyAccessInput>;

export interface FamilyAccessDto {
  caseId: string;
  hasPin: boolean;
  /** ISO 8601. */
  issuedAt: string;
}

/**
 * Issued again, the case id stays, the PIN is replaced and earlier visits end.
 * Raises `not_found` and `forbidden`.
 */
export async function issueFamilyAccess(actor: BusinessActor, { id, ...input }: Input): Promise<FamilyAccessDto> {
  const pinHash = input.pin ? await hashSecret(keyedPin(input.pin)) : null;
  return transact(actor, async (unit) => {
    // Two first issues at once would each make a case id.
    await lockRequest(unit.db, id);
    const { row } = await loadRequest(unit.db, actor, id);
    assertMay(actor, "issueAccess", row);
    const caseId = row.caseId ?? (await freshCaseId(unit, row));
    const names = {
      funeralHomeName: input.funeralHomeName ?? row.funeralHomeName,
      transportCompanyName: input.transportCompanyName ?? row.transportCompanyName,
    };
    await unit.db.serviceRequest.update({ where: { id }, data: { caseId, ...names, updatedAt: unit.now } });
    const issued = {
      pinHash,
      // The name that the family reads stays unless another is given.
      deceasedName: input.deceasedName ?? row.familyAccess?.deceasedName ?? null,
      issuedById: actor.userId,
      issuedAt: unit.now,
      revokedAt: null,
      failedTries: 0,
      lastFailedAt: null,
    };
    const access = await unit.db.familyAccess.upsert({
      where: { requestId: id },
      create: { requestId: id, ...issued },
      update: issued,
    });
    await unit.db.familySession.updateMany({
      where: { accessId: access.id, endedAt: null },
      data: { endedAt: unit.now },
    });
    // Whoever was told of the steps till now came through the access that ends.
    await unit.db.familyUpdate.deleteMany({ where: { accessId: access.id } });
    const hasPin = pinHash !== null;
    unit.record("access.issued", privateSubjectOf(row), {
      caseId,
      hasPin,
      reissued: row.familyAccess !== null,
      names: changedNames(row, names, issued.deceasedName),
    });
    return { caseId, hasPin, issuedAt: unit.now.toISOString() };
  });
}

/** Old and new of every name that the family will read otherwise than before. */
function changedNames(
  row: RequestRow,
  names: Pick<RequestRow, "funeralHomeName" | "transportCompanyName">,
  shownName: string | null,
): Record<string, { old: string | null; new: string | null }> {
  const before = { ...row, deceasedName: row.familyAccess?.deceasedName ?? row.deceasedName };
  const shown = { ...names, deceasedName: shownName ?? row.deceasedName };
  const keys = ["deceasedName", "funeralHomeName", "transportCompanyName"] as const;
  return Object.fromEntries(
    keys.filter((key) => shown[key] !== before[key]).map((key) => [key, { old: before[key], new: shown[key] }]),
  );
}

async function freshCaseId(unit: Unit<BusinessActor>, row: RequestRow): Promise<string> {
  const caseId = createCaseId(unit.actor.cityCode, unit.now, row.timeZone);
  const taken = await unit.db.serviceRequest.findUnique({ where: { caseId }, select: { id: true } });
  return taken ? freshCaseId(unit, row) : caseId;
}
