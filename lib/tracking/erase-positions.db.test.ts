// What stays of a path once its time is over.
import { expect, it } from "vitest";
import { at } from "@/lib/platform/clock";
import { database, db } from "@/lib/platform/db";
import { newestLink, recordOf } from "@/lib/testing/outcomes";
import { anActiveTransport, anActor, delivered, driven } from "@/prisma/factories";
import { erasePositions } from "./erase-positions";
import { listTrack } from "./queries";

const days = 24 * 3_600_000;
const begun = new Date("2024-11-22T03:00:00.000Z");
const ended = new Date("2024-11-22T05:00:00.000Z");
const after = (count: number) => new Date(ended.getTime() + count * days);

/** A drive of two hours with a position every five seconds, some of them marked. */
async function ready() {
  const [creator, owner] = [await anActor(), await anActor()];
  const { route } = await at(begun, () => anActiveTransport(creator, owner));
  await at(ended, async () => {
    await driven(owner, route.id, ["arrive", "confirm"]);
    await delivered(owner, route.id);
  });
  await database().pool.query(
    `INSERT INTO "RoutePosition" ("routeId", "clientId", "deviceAt", "receivedAt", lat, lng, accuracy, speed, mark)
      SELECT $1, n::text, $2::timestamptz + n * interval '5 seconds', $2, 41 + n / 1e4, -87.6, 8, 12,
        CASE WHEN n % 10 = 3 THEN 'jump' END
      FROM generate_series(0, 1439) AS n`,
    [route.id, begun],
  );
  return { owner, id: route.id };
}

const erased = () => recordOf("platform").then((types) => types.filter((type) => type === "positions.erased"));

it("does it: a line from the first to the last place, without anything but their times", async () => {
  const { owner, id } = await ready();
  const before = await listTrack(owner, id);
  expect(before).toHaveLength(1_296);
  await at(after(399), erasePositions);
  expect(await db.routePosition.count({ where: { routeId: id } })).toBe(1_440);
  await at(after(401), erasePositions);
  const line = await listTrack(owner, id);
  expect(line.length).toBeGreaterThan(90);
  expect(line.length).toBeLessThanOrEqual(102);
  expect([line[0]?.at, line.at(-1)?.at]).toEqual([before[0]?.at, before.at(-1)?.at]);
  expect(line.every(({ speed, accuracy }) => speed === null && accuracy === null)).toBe(true);
  expect(await db.routePosition.count({ where: { routeId: id } })).toBe(line.length);
});

it("records it, once", async () => {
  const { id } = await ready();
  const before = await erased();
  await at(after(401), erasePositions);
  await at(after(402), erasePositions);
  expect(await erased()).toHaveLength(before.length + 1);
  const left = await db.routePosition.count({ where: { routeId: id } });
  expect(await newestLink("platform")).toMatchObject({
    actorKind: "system",
    payload: { drives: 1, positions: 1_440 - left, endedBefore: after(1).toISOString(), by: "housekeeping" },
  });
});

it("refuses the wrong state: a drive that is under way keeps all, however old", async () => {
  const [creator, owner] = [await anActor(), await anActor()];
  const { route } = await at(begun, () => anActiveTransport(creator, owner));
  await database().pool.query(
    `INSERT INTO "RoutePosition" ("routeId", "clientId", "deviceAt", "receivedAt", lat, lng)
      SELECT $1, n::text, $2, $2, 41, -87 FROM generate_series(1, 300) AS n`,
    [route.id, begun],
  );
  await at(after(900), erasePositions);
  expect(await db.routePosition.count({ where: { routeId: route.id } })).toBe(300);
});

it("of two concurrent calls one wins", async () => {
  await ready();
  const before = await erased();
  await at(after(401), () => Promise.all([erasePositions(), erasePositions()]));
  expect(await erased()).toHaveLength(before.length + 1);
});
