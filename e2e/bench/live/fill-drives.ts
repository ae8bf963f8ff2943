// Fills the measured database with businesses on the road: each has a driver under way, a tracker and a session.
import { encode } from "next-auth/jwt";
import type { BusinessActor } from "@/lib/auth/actor";
import { startSession } from "@/lib/auth/start-session";
import { closeDatabase, db } from "@/lib/platform/db";
import { authSecret } from "@/lib/platform/env";
import { createDevice } from "@/lib/tracking/create-device";
import { anActiveTransport, anActor } from "@/prisma/factories";

const lanes = 8;

export interface Driving {
  routeId: string;
  /** The `Cookie` header of the driver's session. */
  cookie: string;
  /** The token of the driver's tracker. */
  token: string;
}

/** `count` businesses with one drive each, all of them called by one hospital; then `more` drives, each business's in turn. */
export async function fillDrives(count: number, more = 0): Promise<Driving[]> {
  const hospital = await anActor({ business: { name: "Bench Memorial Hospital", kind: "hospital" } });
  const drivers: BusinessActor[] = [];
  const drives: Driving[] = [];
  for (let index = 0; index < count; index += 1) {
    const driver = await anActor({ role: "driver", business: { name: `Bench Transport ${index}` } });
    const { route } = await anActiveTransport(hospital, driver);
    const { token } = await createDevice(driver, { name: "Van", driverId: driver.userId });
    const sid = await startSession(driver.userId, "password");
    const sealed = await encode({ token: { sid }, secret: authSecret(), maxAge: 3_600 });
    drivers.push(driver);
    drives.push({ routeId: route.id, token, cookie: `next-auth.session-token=${sealed}` });
  }
  let begun = 0;
  const work = async () => {
    for (let index = begun++; index < more; index = begun++) {
      const [driver, drive] = [drivers[index % count], drives[index % count]];
      if (!driver || !drive) throw new Error("There are no businesses.");
      const { route } = await anActiveTransport(hospital, driver);
      drives.push({ ...drive, routeId: route.id });
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  // PostgreSQL's own autovacuum does this within a minute; without it the plans are those of empty tables.
  await db.$executeRaw`ANALYZE`;
  await closeDatabase();
  return drives;
}
