// Changes what a business says of itself: address, telephone, time zone, and where its reports are mailed to.
import "server-only";
import type { z } from "zod";
import { changesBetween } from "@/lib/audit/events";
import { transact, Unchanged } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { forbidden } from "@/lib/platform/errors";
import { lockBusiness } from "./lock-business";
import type { editDetailsBody } from "./schema";

type Input = z.output<typeof editDetailsBody>;

/** What stands now; the same again writes nothing. Raises `forbidden` (a driver). */
export async function editDetails(actor: BusinessActor, input: Input): Promise<Input> {
  if (actor.role === "driver") throw forbidden("Only a coordinator of the business may change this.");
  const { businessId: id } = actor;
  return transact(actor, async (unit) => {
    const { timeZone, address, phone, reportEmail } = await lockBusiness(unit, id);
    const changes = changesBetween({ timeZone, address, phone, reportEmail }, input);
    if (!changes) throw new Unchanged(input);
    await unit.db.business.update({ where: { id }, data: input });
    unit.record("business.changed", { businessId: id }, { changes });
    return input;
  });
}
