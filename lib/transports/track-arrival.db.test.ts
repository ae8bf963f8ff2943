// What is told of an arrival that moved with the vehicle, and that it overtakes nothing newer.
import { expect, it, vi } from "vitest";
import { db } from "@/lib/platform/db";
import { listen } from "@/lib/platform/live";
import { anActiveTransport, anActor } from "@/prisma/factories";
import { trackArrival } from "./track-arrival";

async function unseen() {
  const { request, route } = await anActiveTransport(await anActor(), await anActor());
  const moveTo = (lat: number, positionAt = new Date()) =>
    db.transportRoute.update({ where: { id: route.id }, data: { currentLat: lat, currentLng: -87.63, positionAt } });
  return { request, route, moveTo };
}

async function ready() {
  const given = await unseen();
  await given.moveTo(41.6);
  return given;
}

const rowOf = (id: string) => db.transportRoute.findUniqueOrThrow({ where: { id } });

it("writes and tells the way that is left, without a link in the record", async () => {
  const { request, route } = await ready();
  const heard: object[] = [];
  const silence = await listen((notice) => notice && "positions" in notice && heard.push(notice));
  await trackArrival(request.id);
  const row = await rowOf(route.id);
  expect(row).toMatchObject({ liveSeq: 1, etaAt: row.positionAt });
  expect(row.etaHigh?.getTime()).toBeGreaterThan(row.etaLow?.getTime() ?? Number.POSITIVE_INFINITY);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  expect(heard).toMatchObject([
    { positions: [{ routeId: route.id, seq: 1, eta: row.eta, distanceRemaining: row.distanceRemaining }] },
  ]);
  expect(await db.auditEvent.count({ where: { requestId: request.id, type: "route.recalculated" } })).toBe(0);
  silence();
});

it("tells the way that is left while nobody knows the vehicle's place", async () => {
  const { request } = await unseen();
  const heard: object[] = [];
  const silence = await listen((notice) => notice && "requestIds" in notice && heard.push(notice));
  await trackArrival(request.id);
  await trackArrival(request.id);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  const requestIds = [request.id];
  const { ownerBusinessId, creatingBusinessId } = await db.serviceRequest.findUniqueOrThrow({
    where: { id: request.id },
  });
  const businessIds = [ownerBusinessId, creatingBusinessId];
  expect(heard).toEqual([{ types: ["route.recalculated"], requestIds, businessIds, isOpenCall: false }]);
  silence();
});

it("says where the family is told of no place", async () => {
  const { request } = await ready();
  await db.serviceRequest.update({ where: { id: request.id }, data: { familyMapPausedAt: new Date() } });
  const heard: object[] = [];
  const silence = await listen((notice) => notice && "positions" in notice && heard.push(notice));
  await trackArrival(request.id);
  await vi.waitFor(() => expect(heard[0]).toMatchObject({ positions: [{ isMapPaused: true }] }));
  silence();
});

it("tells the same words once", async () => {
  const { request, route } = await ready();
  await trackArrival(request.id);
  await trackArrival(request.id);
  expect((await rowOf(route.id)).liveSeq).toBe(1);
});

it("leaves what is newer alone, and a drive that is over", async () => {
  const { request, route, moveTo } = await ready();
  await trackArrival(request.id);
  const { eta, etaAt } = await rowOf(route.id);
  await moveTo(41.2, new Date(Date.now() - 600_000));
  await trackArrival(request.id);
  expect(await rowOf(route.id)).toMatchObject({ eta, etaAt, liveSeq: 1 });
  await db.transportRoute.update({ where: { id: route.id }, data: { isActive: false, endedAt: new Date() } });
  await trackArrival(request.id);
  expect((await rowOf(route.id)).liveSeq).toBe(1);
});

it("tells the arrival from a first place that is older than what was told without one", async () => {
  const { request, route, moveTo } = await unseen();
  await trackArrival(request.id);
  const before = await rowOf(route.id);
  expect(before).toMatchObject({ eta: null, distanceRemaining: expect.any(String) as string });
  await moveTo(41.6, new Date(Date.now() - 5_000));
  await trackArrival(request.id);
  const after = await rowOf(route.id);
  expect(after).toMatchObject({ eta: expect.any(String) as string, etaAt: after.positionAt });
  expect(after.distanceRemaining).not.toBe(before.distanceRemaining);
});
