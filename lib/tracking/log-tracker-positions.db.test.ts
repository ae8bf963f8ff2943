// What is kept of a drive that was taken from its driver while his phone had no signal.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readTrackerToken } from "@/lib/auth/read-tracker-token";
import { db } from "@/lib/platform/db";
import { refusal } from "@/lib/testing/outcomes";
import { acceptRequest } from "@/lib/transports/accept-request";
import { suspendRequest } from "@/lib/transports/suspend-request";
import { anActiveTransport, anActor } from "@/prisma/factories";
import { createDevice } from "./create-device";
import { logPositions } from "./log-positions";
import { logTrackerPositions } from "./log-tracker-positions";
import { getTrackedRoute, getTrackersRoute } from "./queries";

const evening = Date.parse("2026-11-22T03:00:00Z");
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: evening }));
afterEach(() => vi.useRealTimers());

const later = (seconds: number) => vi.setSystemTime(evening + seconds * 1_000);
const at = (seconds: number) => ({
  clientId: `${seconds}`,
  at: evening + seconds * 1_000,
  lat: 41.88,
  lng: -87.63,
  accuracy: null,
  speed: null,
  heading: null,
});
const oneKept = { kept: 1, refused: [{ clientId: "110", error: "It was taken after this drive ended." }] };

it("is what page and tracker sent of the time before, of its driver alone, and nobody is told", async () => {
  const driver = await anActor({ role: "driver" });
  const { request, route } = await anActiveTransport(await anActor(), driver);
  const { token, id: deviceId } = await createDevice(driver, { name: "Van 4", driverId: driver.userId });
  const tracker = await readTrackerToken(token);
  if (!tracker) throw new Error("The token opens nothing.");
  later(100);
  await suspendRequest(driver, { id: request.id, reason: "The van broke down." });
  const next = await anActor();
  await acceptRequest(next, { id: request.id });
  later(200);

  const byPage = await getTrackedRoute(driver, route.id);
  expect(byPage.audience).toEqual([]);
  expect(await logPositions(byPage, { rows: [at(90), at(110)], deviceId: null })).toMatchObject(oneKept);
  const byTracker = await getTrackersRoute(tracker, { id: route.id });
  expect(byTracker.audience).toEqual([]);
  expect(await logPositions(byTracker, { rows: [at(92), at(110)], deviceId })).toMatchObject(oneKept);
  expect(await logTrackerPositions(tracker, [at(95), at(120)])).toEqual({ kept: 1 });

  const kept = await db.routePosition.findMany({ where: { routeId: route.id }, orderBy: { deviceAt: "asc" } });
  expect(kept.map(({ clientId }) => clientId)).toEqual(["90", "92", "95"]);
  const drives = await db.transportRoute.findMany({ where: { requestId: request.id } });
  expect(drives.map(({ liveSeq, currentLat }) => ({ liveSeq, currentLat }))).toEqual([
    { liveSeq: 0, currentLat: null },
    { liveSeq: 0, currentLat: null },
  ]);

  const colleague = await anActor({ businessId: driver.businessId, role: "driver" });
  expect(await refusal(getTrackedRoute(colleague, route.id))).toBe("not_found: We could not find this route.");
});
