// Actors for the demo week and the tests, let in without a sign-in.
import { admit, type BusinessActor, type Role, type SystemActor } from "@/lib/auth/actor";
import { db } from "@/lib/platform/db";

/** The actor that this user's session would make. */
export async function actorOf(userId: string): Promise<BusinessActor> {
  const user = await db.user.findUniqueOrThrow({ where: { id: userId }, include: { business: true } });
  const { business } = user;
  return admit({
    kind: "business",
    userId,
    businessId: business.id,
    businessName: business.name,
    businessKind: business.kind,
    cityCode: business.cityCode,
    timeZone: business.timeZone,
    ownZone: user.timeZone ?? business.timeZone,
    role: user.role as Role,
    firstName: user.firstName,
    lastName: user.lastName,
    sessionId: null,
  });
}

/** A command or a job. */
export function systemActor(name: string): SystemActor {
  return admit({ kind: "system", name });
}
