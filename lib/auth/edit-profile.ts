// Changes one's own name, and the zone in which one reads times.
import "server-only";
import type { z } from "zod";
import { changesBetween } from "@/lib/audit/events";
import { transact, Unchanged } from "@/lib/audit/transact";
import { unauthorized } from "@/lib/platform/errors";
import type { BusinessActor } from "./actor";
import type { editProfileBody } from "./schema";

type Input = z.output<typeof editProfileBody>;

/** What stands now; the same again writes nothing. Raises `unauthorized` where the person was let go meanwhile. */
export async function editProfile(actor: BusinessActor, input: Input): Promise<Input> {
  const { userId, businessId } = actor;
  return transact(actor, async ({ db, record }) => {
    // Held, so that of two changes at once the second is told against the first.
    await db.$queryRaw`SELECT 1 FROM "User" WHERE id = ${userId}::uuid FOR UPDATE`;
    const { firstName, lastName, timeZone, deactivatedAt } = await db.user.findUniqueOrThrow({ where: { id: userId } });
    if (deactivatedAt) throw unauthorized();
    const changes = changesBetween({ firstName, lastName, timeZone }, input);
    if (!changes) throw new Unchanged(input);
    await db.user.update({ where: { id: userId }, data: input });
    record("user.changed", { businessId }, { userId, changes });
    return input;
  });
}
