// Changes a business as the platform knows it.
import "server-only";
import type { z } from "zod";
import { changesBetween } from "@/lib/audit/events";
import { transact, Unchanged } from "@/lib/audit/transact";
import type { BusinessActor, SystemActor } from "@/lib/auth/actor";
import { assertAdmin } from "@/lib/auth/policy";
import { type BusinessAccountDto, accountCounts, toBusinessAccountDto } from "./dto";
import { lockBusiness } from "./lock-business";
import type { editBusinessInput } from "./schema";

/** The business as it stands now; the same again writes nothing. Raises `not_found` (no business, no administrator). */
export async function editBusiness(
  actor: BusinessActor | SystemActor,
  { id, ...fields }: z.output<typeof editBusinessInput>,
): Promise<BusinessAccountDto> {
  assertAdmin(actor);
  return transact(actor, async (unit) => {
    const business = await lockBusiness(unit, id);
    const { name, kind, cityCode, timeZone, address, phone, reportEmail } = business;
    const changes = changesBetween({ name, kind, cityCode, timeZone, address, phone, reportEmail }, fields);
    if (!changes) throw new Unchanged(toBusinessAccountDto(business));
    const changed = await unit.db.business.update({ where: { id }, data: fields, include: accountCounts });
    unit.record("business.changed", { businessId: id }, { changes });
    return toBusinessAccountDto(changed);
  });
}
