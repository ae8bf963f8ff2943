// A room hears notices for all its streams.
import { expect, it, vi } from "vitest";
import { database, db } from "./db";
import { joinRoom, type RoomEvent } from "./live-room";

const notify = (payload: object) => db.$executeRaw`SELECT pg_notify('live', ${JSON.stringify(payload)})`;

/** Joins, and collects what is told there. */
async function listener(room: string, select: (notice: object) => object | null) {
  const events: RoomEvent[] = [];
  const leave = await joinRoom(room, select, (event) => void events.push(event));
  const told = () => events.map(({ bytes }) => /data: (.*)\n\n$/.exec(new TextDecoder().decode(bytes))?.[1]);
  return { events, told, leave };
}

const listeners = async () => {
  const { rows } = await database().pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'mortuary-transport live'`,
  );
  return rows[0]?.count;
};

it("works out what it hears once, and tells all of it the same bytes", async () => {
  let worked = 0;
  const select = (notice: object) => {
    worked += 1;
    return notice;
  };
  const [one, other, third] = [
    await listener("together", select),
    await listener("together", select),
    await listener("apart", () => null),
  ];
  await notify({ positions: [1] });
  for (const { told } of [one, other]) await vi.waitFor(() => expect(told()).toEqual(['{"positions":[1]}']));
  expect(worked).toBe(1);
  expect(one.events[0]?.isPlaces).toBe(true);
  expect(one.events[0]?.bytes).toBe(other.events[0]?.bytes);
  one.leave();
  await notify({ types: ["request.created"] });
  await vi.waitFor(() => expect(other.events).toHaveLength(2));
  expect(other.events[1]?.isPlaces).toBe(false);
  expect([one.events.length, third.events.length]).toEqual([1, 0]);
  other.leave();
  third.leave();
  await vi.waitFor(async () => expect(await listeners()).toBe(0));
});

it("takes a notice that is not JSON, or that nobody can read, for a gap", async () => {
  const { told, leave } = await listener("broken", (notice) => {
    if ("bad" in notice) throw new Error("This is no notice.");
    return notice;
  });
  await db.$executeRaw`SELECT pg_notify('live', 'no {JSON')`;
  await notify({ bad: true });
  await notify({ good: true });
  await vi.waitFor(() => expect(told()).toEqual(['{"gap":true}', '{"gap":true}', '{"good":true}']));
  leave();
});

it("opens anew after its last listener has left", async () => {
  const first = await listener("again", () => ({ first: true }));
  first.leave();
  const second = await listener("again", () => ({ second: true }));
  first.leave();
  await notify({});
  await vi.waitFor(() => expect(second.told()).toEqual(['{"second":true}']));
  expect(first.events).toEqual([]);
  second.leave();
});
