// What is kept of the positions that phones and trackers send, and what screens are told of them.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PositionToTell } from "@/lib/audit/live-notice";
import type { BusinessActor } from "@/lib/auth/actor";
import { database, db } from "@/lib/platform/db";
import { listen } from "@/lib/platform/live";
import { refusal } from "@/lib/testing/outcomes";
import { assignDriver } from "@/lib/transports/assign-driver";
import { suspendRequest } from "@/lib/transports/suspend-request";
import { anActiveTransport, anActor, delivered, driven } from "@/prisma/factories";
import { createDevice } from "./create-device";
import { logDrivePositions } from "./log-drive-positions";
import { logPositions } from "./log-positions";
import { logTrackerPositions } from "./log-tracker-positions";
import { getTrackedRoute, getTrackersRoute, listTrack } from "./queries";
import { readTrackerToken } from "@/lib/auth/read-tracker-token";

const evening = Date.parse("2026-11-22T03:00:00Z");
// Without intervals no route is recalculated meanwhile, of which screens would be told too.
beforeEach(() => vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: evening }));
afterEach(() => vi.useRealTimers());

const later = (seconds: number) => vi.setSystemTime(evening + seconds * 1_000);

/** So many seconds after the beginning, so many metres north of it. */
const at = (seconds: number, meters: number, more: object = {}) => ({
  clientId: `${seconds}`,
  at: evening + seconds * 1_000,
  lat: 41.88 + meters / 111_195,
  lng: -87.63,
  ...more,
});

async function ready() {
  const [creator, owner] = [await anActor(), await anActor({ role: "driver", firstName: "Marisol", lastName: "Vega" })];
  const { request, route } = await anActiveTransport(creator, owner);
  return { creator, owner, request, route };
}

const tracked = (actor: BusinessActor, routeId: string) => getTrackedRoute(actor, routeId);
const send = async (actor: BusinessActor, routeId: string, rows: object[], sentAt?: number) =>
  logPositions(await tracked(actor, routeId), { rows, sentAt, deviceId: null });
const current = (id: string) => db.transportRoute.findUniqueOrThrow({ where: { id } });
const keptOf = (routeId: string) => db.routePosition.findMany({ where: { routeId }, orderBy: { deviceAt: "asc" } });

describe("keeping", () => {
  it("moves the drive to the newest, and keeps each once however often it is sent", async () => {
    const { owner, route } = await ready();
    later(60);
    const rows = [at(10, 100, { accuracy: 8, speed: 10, heading: 90 }), at(20, 200)];
    expect(await send(owner, route.id, rows)).toEqual({ kept: 2, repeated: 0, refused: [] });
    expect(await send(owner, route.id, [...rows, at(20, 999)])).toEqual({ kept: 0, repeated: 3, refused: [] });
    const row = await current(route.id);
    expect(row).toMatchObject({ currentLat: at(20, 200).lat, positionAt: new Date(evening + 20_000), liveSeq: 1 });
    expect(await keptOf(route.id)).toMatchObject([
      { clientId: "10", accuracy: 8, speed: 10, heading: 90, receivedAt: new Date(evening + 60_000) },
      { clientId: "20", accuracy: null },
    ]);
  });

  it("files one that comes late by its own time, and does not go back for it", async () => {
    const { owner, route } = await ready();
    later(60);
    await send(owner, route.id, [at(30, 300)]);
    expect(await send(owner, route.id, [at(10, 100)])).toMatchObject({ kept: 1 });
    expect((await current(route.id)).currentLat).toBe(at(30, 300).lat);
    expect((await listTrack(owner, route.id)).map(({ lat }) => lat)).toEqual([at(10, 100).lat, at(30, 300).lat]);
  });

  it("keeps the good rows of a batch and names the bad", async () => {
    const { owner, route } = await ready();
    later(60);
    const rows = [at(10, 100), at(20, 200, { lat: 95 }), "x", at(3_600, 300), at(30, 300)];
    expect(await send(owner, route.id, rows as object[])).toEqual({
      kept: 2,
      repeated: 0,
      refused: [
        { index: 1, clientId: "20", error: expect.stringContaining("no such place") as string },
        { index: 2, clientId: null, error: expect.any(String) as string },
        { index: 3, clientId: "3600", error: expect.stringContaining("future") as string },
      ],
    });
  });

  it("keeps what is unsure or cannot be, marked, and shows neither", async () => {
    const { owner, route } = await ready();
    later(60);
    await send(owner, route.id, [at(10, 100), at(20, 60_000), at(30, 300, { accuracy: 900 })]);
    expect((await keptOf(route.id)).map(({ mark }) => mark)).toEqual([null, "jump", "inaccurate"]);
    expect((await current(route.id)).currentLat).toBe(at(10, 100).lat);
    expect(await listTrack(owner, route.id)).toHaveLength(1);
  });

  it("comes to believe a new place over several calls", async () => {
    const { owner, route } = await ready();
    later(60);
    await send(owner, route.id, [at(0, 0)]);
    for (const seconds of [10, 20, 30]) await send(owner, route.id, [at(seconds, 60_000 + seconds)]);
    expect((await keptOf(route.id)).map(({ mark }) => mark)).toEqual([null, "jump", "jump", null]);
    expect((await current(route.id)).currentLat).toBe(at(30, 60_030).lat);
  });

  it("sets a clock right that is a day off", async () => {
    const { owner, route } = await ready();
    later(60);
    const day = 86_400_000;
    expect(
      await send(owner, route.id, [{ ...at(20, 0), at: at(20, 0).at + day }], evening + 60_000 + day),
    ).toMatchObject({
      kept: 1,
    });
    expect((await current(route.id)).positionAt).toEqual(new Date(evening + 20_000));
  });

  it("takes what is older than the drive's end, and nothing younger", async () => {
    const { owner, route } = await ready();
    await driven(owner, route.id, ["arrive", "confirm"]);
    later(100);
    await delivered(owner, route.id);
    later(200);
    expect(await send(owner, route.id, [at(90, 900), at(110, 1_100)])).toMatchObject({
      kept: 1,
      refused: [{ clientId: "110", error: "It was taken after this drive ended." }],
    });
    expect((await current(route.id)).currentLat).toBeNull();
  });

  it("keeps nothing younger than an end that comes between", async () => {
    const { owner, route, request } = await ready();
    later(100);
    const before = await tracked(owner, route.id);
    await suspendRequest(owner, { id: request.id, reason: "The van broke down." });
    later(200);
    expect(await logPositions(before, { rows: [at(90, 0), at(150, 0)], deviceId: null })).toMatchObject({ kept: 1 });
  });

  it("keeps each once when the same batch comes many times at once", async () => {
    const { owner, route } = await ready();
    later(60);
    const rows = Array.from({ length: 20 }, (_, index) => at(index, index * 10));
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(owner, route.id, rows)));
    expect(answers.reduce((sum, { kept }) => sum + kept, 0)).toBe(20);
    expect(await keptOf(route.id)).toHaveLength(20);
    expect((await current(route.id)).liveSeq).toBe(1);
  });
});

describe("the doors", () => {
  it("refuses a single position that cannot be, and a batch that is too large", async () => {
    const { owner, route } = await ready();
    const drive = await tracked(owner, route.id);
    const body = (positions: unknown[]) => ({ positions, sentAt: undefined });
    const sender = { id: owner.userId, deviceId: null };
    expect(await refusal(logDrivePositions(drive, body([at(0, 0, { lat: 0, lng: 0 })]), sender))).toBe(
      "invalid: The device had no fix.",
    );
    const many = Array.from({ length: 1_001 }, (_, index) => at(index, 0));
    expect(await refusal(logDrivePositions(drive, body(many), sender))).toBe(
      "too_large: Send at most 1,000 positions in one call.",
    );
  });

  it("take twenty a second of one sender, and the rest a minute later", async () => {
    const { owner, route } = await ready();
    const drive = await tracked(owner, route.id);
    later(3_000);
    const batch = (from: number) => Array.from({ length: 400 }, (_, index) => at(from + index, from + index));
    const log = (from: number, id: string) =>
      logDrivePositions(drive, { positions: batch(from), sentAt: undefined }, { id, deviceId: null });
    for (const from of [0, 400, 800]) expect(await log(from, owner.userId)).toMatchObject({ kept: 400 });
    expect(await refusal(log(1_200, owner.userId))).toMatch(
      /^rate_limited: Too many positions at once\. Send the rest in \d+ seconds\.$/,
    );
    expect(await keptOf(route.id)).toHaveLength(1_200);
    // Others of the business send as before, and so does he once the minute is over.
    expect(await log(1_200, "another")).toMatchObject({ kept: 400 });
    const { rows } = await database().pool.query<{ points: number }>("SELECT points FROM rate_limit");
    expect(rows.map(({ points }) => points).toSorted((a, b) => a - b)).toEqual([400, 1_600]);
    await database().pool.query("UPDATE rate_limit SET expire = 1");
    expect(await log(1_600, owner.userId)).toMatchObject({ kept: 400 });
  });

  it("count no sender that sends at an ordinary pace", async () => {
    const { owner, route } = await ready();
    const drive = await tracked(owner, route.id);
    later(400);
    const counted = async () => (await database().pool.query("SELECT 1 FROM rate_limit")).rowCount ?? 0;
    const before = await counted();
    const positions = Array.from({ length: 60 }, (_, index) => at(index, index));
    const send = () => logDrivePositions(drive, { positions, sentAt: undefined }, { id: owner.userId, deviceId: null });
    for (let turn = 0; turn < 5; turn += 1) await send();
    expect(await counted()).toBe(before);
    await send();
    expect(await counted()).toBe(before + 1);
  });

  it("are closed to the creating business, and do not exist for others", async () => {
    const { creator, route } = await ready();
    expect(await refusal(tracked(creator, route.id))).toBe(
      "forbidden: Only the company that carries it sends positions.",
    );
    expect(await refusal(tracked(await anActor(), route.id))).toBe("not_found: We could not find this route.");
  });

  it("file a tracker's positions with the drives of its driver at the time", async () => {
    const { owner, route } = await ready();
    const other = await anActiveTransport(await anActor(), owner);
    const device = await createDevice(owner, { name: "Van 2", driverId: owner.userId });
    const tracker = await readTrackerToken(device.token);
    if (!tracker) throw new Error("The token opens nothing.");
    later(60);
    const row = { ...at(30, 0), accuracy: null, speed: null, heading: null };
    expect(await logTrackerPositions(tracker, [row, { ...row, clientId: "b", at: evening - 3_600_000 }])).toEqual({
      kept: 2,
    });
    for (const id of [route.id, other.route.id]) {
      expect(await keptOf(id)).toMatchObject([{ deviceId: device.id }]);
      expect((await current(id)).currentLat).toBe(row.lat);
    }
    expect(await logTrackerPositions({ ...tracker, driverId: (await anActor()).userId }, [row])).toEqual({ kept: 0 });
  });
});

it("lets a tracker find the drive that was given to its driver, from then on", async () => {
  const { owner, route } = await ready();
  const ben = await anActor({ businessId: owner.businessId, role: "driver" });
  const { token } = await createDevice(owner, { name: "Van 3", driverId: ben.userId });
  const tracker = await readTrackerToken(token);
  if (!tracker) throw new Error("The token opens nothing.");
  const sent = (seconds: number) => ({ ...at(seconds, seconds), accuracy: null, speed: null, heading: null });
  later(900);
  expect(await logTrackerPositions(tracker, [sent(890)])).toEqual({ kept: 0 });
  await expect(getTrackersRoute(tracker, { id: route.id })).rejects.toThrow("We could not find this route.");
  await assignDriver(owner, { id: route.id, driverId: ben.userId });
  later(910);
  // At 100 s he was nobody's driver: where he was then is not kept.
  expect(await logTrackerPositions(tracker, [sent(100), sent(905)])).toEqual({ kept: 1 });
  const drive = await getTrackersRoute(tracker, { id: route.id });
  expect(await logPositions(drive, { rows: [sent(110), sent(908)], deviceId: tracker.deviceId })).toMatchObject({
    kept: 1,
    refused: [{ clientId: "110" }],
  });
  expect((await keptOf(route.id)).map(({ clientId }) => clientId)).toEqual(["905", "908"]);
});

/** The places that are told of a drive, and what ends the listening. Those of earlier tests may still come. */
async function hear(routeId: string) {
  const heard: PositionToTell[] = [];
  const silence = await listen((notice) => {
    if (notice && "positions" in notice) {
      heard.push(...(notice.positions as PositionToTell[]).filter((place) => place.routeId === routeId));
    }
  });
  return { heard, silence };
}

describe("what screens are told", () => {
  it("is the newest place of the drive", async () => {
    const { creator, owner, request, route } = await ready();
    const { heard, silence } = await hear(route.id);
    later(60);
    await send(owner, route.id, [at(10, 100), at(20, 200)]);
    await vi.waitFor(() => expect(heard).not.toEqual([]));
    expect(heard[0]).toEqual({
      seq: 1,
      routeId: route.id,
      requestId: request.id,
      audience: [owner.businessId, creator.businessId],
      at: new Date(evening + 20_000).toISOString(),
      lat: at(20, 200).lat,
      lng: -87.63,
      accuracy: null,
      speed: null,
      heading: null,
      eta: null,
      distanceRemaining: null,
      etaAt: null,
      etaLow: null,
      etaHigh: null,
      isMapPaused: false,
    });
    silence();
  });

  it("says where the family is told of no place", async () => {
    const { owner, request, route } = await ready();
    await db.serviceRequest.update({ where: { id: request.id }, data: { familyMapPausedAt: new Date(evening) } });
    const { heard, silence } = await hear(route.id);
    await send(owner, route.id, [at(0, 100)]);
    await vi.waitFor(() => expect(heard).toMatchObject([{ seq: 1, isMapPaused: true }]));
    silence();
  });
});
