// How a business's requests are counted and timed, and what of them others may see.
import { beforeAll, describe, expect, it } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import {
  accepted,
  aDeclinedRequest,
  aPendingRequest,
  anActor,
  aUser,
  delivered,
  driven,
  suspended,
} from "@/prisma/factories";
import { exportOperations } from "./export-operations";
import { getOperations } from "./queries";
import type { Period } from "./schema";

// 9:30 in the evening of a Saturday in Chicago.
const instant = new Date("2026-11-22T03:30:00.000Z");
const minutesBefore = (minutes: number) => new Date(instant.getTime() - minutes * 60_000);
const none = { count: 0, median: null, p90: null };

let hospital: BusinessActor;
let livery: BusinessActor;
let stranger: BusinessActor;

interface Times {
  /** Minutes before now. */
  made: number;
  accept?: number;
  arrive?: number;
  deliver?: number;
  locationName?: string;
  callReceivedAt?: string;
}

async function aTransport({ made, accept, arrive, deliver, ...payload }: Times): Promise<string> {
  const { id } = await at(minutesBefore(made), () => aPendingRequest(hospital, payload));
  if (accept === undefined) return id;
  const { route } = await at(minutesBefore(made - accept), () => accepted(livery, id));
  if (arrive !== undefined)
    await at(minutesBefore(made - arrive), () => driven(livery, route.id, ["arrive", "confirm"]));
  if (deliver !== undefined) await at(minutesBefore(made - deliver), () => delivered(livery, route.id));
  return id;
}

beforeAll(async () => {
  hospital = await anActor({ business: { name: "St. Brendan", kind: "hospital" } });
  livery = await anActor({
    role: "driver",
    firstName: "Marisol",
    lastName: "Vega",
    business: { name: "Prairie Livery" },
  });
  stranger = await anActor();
  const day = 24 * 60;
  await aTransport({ made: 300, accept: 10, arrive: 40, deliver: 100, locationName: "St. Brendan" });
  // Told of at 9:12 in the evening, six minutes before it was typed.
  await aTransport({ made: 12, accept: 4, locationName: "st. brendan ", callReceivedAt: "2026-11-21T21:12" });
  await aTransport({ made: 2 * day, accept: 20, arrive: 60, deliver: 140, locationName: "Oak Manor" });
  await aTransport({ made: 3 * day, accept: 30, callReceivedAt: "2026-02-31T99:99" });
  await aTransport({ made: 40 * day, accept: 5, arrive: 10, deliver: 20 });
  const back = await aTransport({ made: 200, accept: 15 });
  await at(minutesBefore(100), () => suspended(livery, back, "The van broke down."));
  await at(minutesBefore(50), () => aDeclinedRequest(hospital));
});

const figures = (actor: BusinessActor, period: Period) => at(instant, () => getOperations(actor, period));

describe("the figures", () => {
  it("count today's requests by the hour and by how they stand", async () => {
    const { all, days } = await figures(hospital, "daily");
    expect(all).toMatchObject({ requests: 4, pending: 1, active: 1, completed: 1, declined: 1 });
    expect(days).toHaveLength(22);
    expect(days.map(({ requests }) => requests).reduce((sum, each) => sum + each, 0)).toBe(4);
    expect(days.find(({ completed }) => completed === 1)?.startsAt).toBe("2026-11-21T22:00:00.000Z");
  });

  it("take a period by its days", async () => {
    const { all, days } = await figures(hospital, "weekly");
    expect(all).toMatchObject({ requests: 6, completed: 2, active: 2 });
    expect(days.map(({ requests }) => requests)).toEqual([0, 0, 0, 1, 1, 0, 4]);
    expect((await figures(hospital, "yearly")).all.requests).toBe(7);
  });

  it("time from the call: as it was written where it can be, else as the request was made", async () => {
    const { all } = await figures(livery, "weekly");
    // 10, 20 and 30 minutes from when they were made, and 4 after 6 of the call that was told of before.
    expect(all.toAccept).toEqual({ count: 4, median: 15 * 60, p90: 27 * 60 });
    expect(all.toArrival).toEqual({ count: 2, median: 50 * 60, p90: 58 * 60 });
    expect(all.toDelivery).toEqual({ count: 2, median: 120 * 60, p90: 136 * 60 });
  });

  it("group by place, however it is spelled, the busiest first", async () => {
    const { places } = await figures(hospital, "weekly");
    expect(places.map(({ name, requests }) => [name.toLowerCase(), requests])).toEqual([
      ["4025 n paulina st, chicago, il 60613", 3],
      ["st. brendan", 2],
      ["oak manor", 1],
    ]);
  });

  it("group by driver for whoever drives, and by company for whoever called", async () => {
    const [ours, theirs] = [await figures(livery, "weekly"), await figures(hospital, "weekly")];
    expect(ours.drivers.map(({ name, requests }) => [name, requests])).toEqual([["Marisol Vega", 4]]);
    expect(theirs.drivers.map(({ name, requests }) => [name, requests])).toEqual([["Prairie Livery", 4]]);
    const { id: driverId } = await aUser({ businessId: livery.businessId, firstName: "Deshawn", lastName: "Avery" });
    const newest = await db.transportRoute.findFirstOrThrow({
      orderBy: { startedAt: "desc" },
      where: { isActive: true },
    });
    await db.transportRoute.update({ where: { id: newest.id }, data: { driverId } });
    const changed = await figures(livery, "weekly");
    expect(changed.drivers.map(({ name, requests }) => [name, requests])).toEqual([
      ["Marisol Vega", 3],
      ["Deshawn Avery", 1],
    ]);
  });

  it("show a stranger nothing", async () => {
    const { all, places, drivers } = await figures(stranger, "yearly");
    expect(all).toEqual({
      requests: 0,
      pending: 0,
      active: 0,
      completed: 0,
      declined: 0,
      toAccept: none,
      toArrival: none,
      toDelivery: none,
    });
    expect([...places, ...drivers]).toEqual([]);
  });

  it("time nothing for a business that was called and did not drive", async () => {
    const other = await anActor();
    const { id } = await at(minutesBefore(90), () => aPendingRequest(hospital, { businessId: other.businessId }));
    await at(minutesBefore(80), () => accepted(hospital, id));
    const { all, drivers } = await figures(other, "daily");
    expect(all).toMatchObject({ requests: 1, active: 1, toAccept: none });
    expect(drivers).toEqual([]);
  });
});

it("writes them as CSV, durations in minutes", async () => {
  const { fileName, parts } = await at(instant, () => exportOperations(livery, "weekly"));
  const lines = (await collect(parts)).join("").split("\r\n");
  expect(fileName).toBe("operations-weekly-2026-11-21.csv");
  expect(lines[0]).toContain("By,Name,Requests,Pending,Active,Completed,Declined,Call to accept");
  expect(lines[1]).toMatch(/^All,Last 7 Days,4,0,2,2,0,4,15,27,2,50,58,2,120,136$/);
  expect(lines.filter((line) => line.startsWith("From,"))).toHaveLength(7);
  expect(lines.some((line) => line.startsWith("Place,Oak Manor,1,0,0,1,0,1,20,20,1,60,60,1,140,140"))).toBe(true);
  expect(lines.some((line) => line.startsWith("Driver,Marisol Vega,"))).toBe(true);
});

async function collect(parts: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const part of parts) all.push(part);
  return all;
}
