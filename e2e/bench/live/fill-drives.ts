// Fills the measured database with businesses on the road: each has a driver under way, a tracker and a session.
import { encode } from "next-auth/jwt";
import { startSession } from "@/lib/auth/start-session";
import { closeDatabase } from "@/lib/platform/db";
import { authSecret } from "@/lib/platform/env";
import { createDevice } from "@/lib/tracking/create-device";
import { anActiveTransport, anActor } from "@/prisma/factories";

export interface Driving {
  routeId: string;
  /** The `Cookie` header of the driver's session. */
  cookie: string;
  /** The token of the driver's tracker. */
  token: string;
}

/** `count` businesses with one drive each, all of them called by one hospital. */
export async function fillDrives(count: number): Promise<Driving[]> {
  const hospital = await anActor({ business: { name: "Bench Memorial Hospital", kind: "hospital" } });
  const drives: Driving[] = [];
  for (let index = 0; index < count; index += 1) {
    const driver = await anActor({ role: "driver", business: { name: `Bench Transport ${index}` } });
    const { route } = await anActiveTransport(hospital, driver);
    const { token } = await createDevice(driver, { name: "Van", driverId: driver.userId });
    const sid = await startSession(driver.userId, "password");
    const sealed = await encode({ token: { sid }, secret: authSecret(), maxAge: 3_600 });
    drives.push({ routeId: route.id, token, cookie: `next-auth.session-token=${sealed}` });
  }
  await closeDatabase();
  return drives;
}
