// Totals are what a naive count of the rows says, in every period and for everybody who asks.
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { at } from "@/lib/platform/clock";
import { database } from "@/lib/platform/db";
import { anActor } from "@/prisma/factories";
import { windowOf } from "./parse-period";
import { getSummary, listActiveUsers, listVisitBars } from "./queries";
import { periods, type Period, type Scope, scopes } from "./schema";

const instant = new Date("2026-11-22T03:30:00.000Z");
const minutes = 60_000;

beforeEach(async () => {
  for (const table of ["PageView", "PageViewHour", "VisitorSeen", "UserSeen"])
    await database().pool.query(`TRUNCATE "${table}"`);
});

interface View {
  visitor: number;
  actor: BusinessActor | null;
  /** Minutes before now. */
  ago: number;
}

async function insert(views: readonly View[]): Promise<void> {
  await database().pool.query(
    `INSERT INTO "PageView" ("visitorId", "userId", "businessId", path, at)
      SELECT v, u, b, '/dashboard', at FROM unnest($1::text[], $2::uuid[], $3::uuid[], $4::timestamptz[]) AS t(v, u, b, at)`,
    [
      views.map(({ visitor }) => `visitor_${visitor}`),
      views.map(({ actor }) => actor?.userId ?? null),
      views.map(({ actor }) => actor?.businessId ?? null),
      views.map(({ ago }) => new Date(instant.getTime() - ago * minutes)),
    ],
  );
}

/** Who is there: whose each browser was at its last view, people once. */
function presentOf(views: readonly View[]): Set<string> {
  const last = new Map<number, View>();
  for (const view of views)
    if (view.ago < 15 && view.ago <= (last.get(view.visitor)?.ago ?? 15)) last.set(view.visitor, view);
  return new Set(Array.from(last.values(), ({ actor, visitor }) => actor?.userId ?? `${visitor}`));
}

/** The same figures from the rows themselves. */
function naive(views: readonly View[], actor: BusinessActor, period: Period, scope: Scope) {
  const { start, bars } = windowOf(period, actor.timeZone, instant);
  const seen = views.filter((view) => scope === "everyone" || view.actor?.businessId === actor.businessId);
  const time = ({ ago }: View) => instant.getTime() - ago * minutes;
  const counted = seen.filter((view) => time(view) >= start.getTime());
  return {
    summary: {
      totalVisits: counted.length,
      uniqueVisitors: new Set(counted.map(({ visitor }) => visitor)).size,
      registeredUsers: new Set(counted.flatMap((view) => view.actor?.userId ?? [])).size,
      activeUsers: presentOf(seen).size,
    },
    bars: bars.map((bar, index) => {
      const end = bars[index + 1]?.getTime() ?? Number.POSITIVE_INFINITY;
      const visits = counted.filter((view) => time(view) >= bar.getTime() && time(view) < end).length;
      return { startsAt: bar.toISOString(), visits };
    }),
  };
}

async function expectNaive(views: readonly View[], asker: BusinessActor): Promise<void> {
  for (const period of periods)
    for (const scope of scopes) {
      const expected = naive(views, asker, period, scope);
      expect(await at(instant, () => getSummary(asker, period, scope)), `${period} ${scope}`).toEqual(expected.summary);
      expect(await at(instant, () => listVisitBars(asker, period, scope)), `${period} ${scope}`).toEqual(expected.bars);
    }
}

describe("totals equal the naive count", () => {
  it("whoever looks, whenever, in whatever order and however many rows come in a statement", async () => {
    const actors = [
      await anActor({ business: { timeZone: "America/Chicago" } }),
      await anActor({ business: { timeZone: "Asia/Kathmandu" } }),
      await anActor({ business: { timeZone: "Pacific/Auckland" } }),
    ];
    const view = fc.record<View>({
      visitor: fc.integer({ min: 1, max: 6 }),
      actor: fc.constantFrom(null, ...actors),
      // Close to now, to the days before it, and to the beginning of the year.
      ago: fc.oneof(
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 0, max: 45_000 }),
        fc.integer({ min: 0, max: 560_000 }),
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(view, { maxLength: 12 }), { maxLength: 5 }), async (statements) => {
        for (const table of ["PageView", "PageViewHour", "VisitorSeen", "UserSeen"])
          await database().pool.query(`TRUNCATE "${table}"`);
        for (const views of statements) await insert(views);
        for (const actor of actors) await expectNaive(statements.flat(), actor);
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  it("where many statements count at once", async () => {
    const actors = await Promise.all([anActor(), anActor()]);
    const statements = Array.from({ length: 40 }, (_, n) =>
      Array.from({ length: 10 }, (__, m) => ({
        visitor: (n * 7 + m * 3) % 11,
        actor: actors[(n + m) % 3] ?? null,
        ago: (n * 31 + m * 17) % 400,
      })),
    );
    await Promise.all(statements.map(insert));
    for (const actor of actors) await expectNaive(statements.flat(), actor);
  });

  it("where a view stands on the edge of its hour and of the fifteen minutes", async () => {
    const actor = await anActor();
    const views = [0, 14, 15, 29, 30, 31, 90].map((ago, visitor) => ({ visitor, actor, ago }));
    await insert(views);
    await expectNaive(views, actor);
  });
});

describe("who is there now", () => {
  it("lists a person once from however many browsers, at the newest view, and counts them so", async () => {
    const ana = await anActor({ firstName: "Ana", lastName: "Ruiz" });
    const ben = await anActor();
    await insert([
      { visitor: 1, actor: ana, ago: 9 },
      { visitor: 2, actor: ana, ago: 2 },
      { visitor: 3, actor: ana, ago: 5 },
      // Where Ana was signed in, Ben is now.
      { visitor: 4, actor: ana, ago: 1 },
      { visitor: 4, actor: ben, ago: 0 },
      { visitor: 5, actor: null, ago: 3 },
      { visitor: 6, actor: null, ago: 4 },
    ]);
    const listed = await at(instant, () => listActiveUsers(ana, "everyone"));
    expect(listed.map(({ userId }) => userId)).toEqual([ben.userId, ana.userId, null, null]);
    const lastSeen = new Date(instant.getTime() - 2 * minutes).toISOString();
    expect(listed[1]).toMatchObject({ visitorId: "visitor_2", userName: "Ana Ruiz", lastSeen });
    expect(await at(instant, () => getSummary(ana, "daily", "everyone"))).toMatchObject({ activeUsers: 4 });
    expect(await at(instant, () => listActiveUsers(ana, "own"))).toHaveLength(1);
    expect(await at(instant, () => getSummary(ana, "daily", "own"))).toMatchObject({ activeUsers: 1 });
  });

  it("lists each visitor once, the latest first, with names of one's own business alone", async () => {
    const ana = await anActor({ firstName: "Ana", lastName: "Ruiz", business: { name: "Harlan & Rowe" } });
    const ben = await anActor({ firstName: "Ben", lastName: "Ode", business: { name: "Prairie Livery" } });
    await insert([
      { visitor: 1, actor: ana, ago: 3 },
      { visitor: 1, actor: null, ago: 9 },
      { visitor: 2, actor: ben, ago: 1 },
      { visitor: 3, actor: null, ago: 2 },
      { visitor: 4, actor: ana, ago: 16 },
    ]);
    const lastSeen = (ago: number) => new Date(instant.getTime() - ago * minutes).toISOString();
    const masked = expect.stringMatching(/^visitor_[\w-]{16}$/) as string;
    expect(await at(instant, () => listActiveUsers(ana, "everyone"))).toEqual([
      { visitorId: masked, userId: ben.userId, businessName: "Prairie Livery", userName: null, lastSeen: lastSeen(1) },
      { visitorId: masked, userId: null, businessName: null, userName: null, lastSeen: lastSeen(2) },
      {
        visitorId: "visitor_1",
        userId: ana.userId,
        businessName: "Harlan & Rowe",
        userName: "Ana Ruiz",
        lastSeen: lastSeen(3),
      },
    ]);
    const own = await at(instant, () => listActiveUsers(ben, "own"));
    expect(own).toEqual([
      expect.objectContaining({ visitorId: "visitor_2", userName: "Ben Ode", businessName: "Prairie Livery" }),
    ]);
  });
});
