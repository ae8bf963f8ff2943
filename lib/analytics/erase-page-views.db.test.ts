// What goes once the time of page views is over, and that no figure changes with it.
import { beforeEach, expect, it } from "vitest";
import { at } from "@/lib/platform/clock";
import { database, db } from "@/lib/platform/db";
import { newestLink, recordOf } from "@/lib/testing/outcomes";
import { anActor } from "@/prisma/factories";
import { erasePageViews } from "./erase-page-views";
import { getSummary, listVisitBars } from "./queries";

const instant = new Date("2026-11-22T03:30:00.000Z");
const erase = () => at(instant, erasePageViews);
const erased = () => recordOf("platform").then((types) => types.filter((type) => type === "views.erased").length);

beforeEach(async () => {
  for (const table of ["PageView", "PageViewHour", "VisitorSeen", "UserSeen"])
    await database().pool.query(`TRUNCATE "${table}"`);
});

/** A view a day by a visitor of its own, of the actor's business, `days` of them back from now. */
async function viewed(days: number) {
  const actor = await anActor();
  await database().pool.query(
    `INSERT INTO "PageView" ("visitorId", "userId", "businessId", path, at)
      SELECT 'visitor_' || n, $1, $2, '/dashboard', $3::timestamptz - n * interval '1 day' FROM generate_series(1, $4) n`,
    [actor.userId, actor.businessId, instant, days],
  );
  return actor;
}

it("does it: rows go after 90 days, visitors after 400, and the figures stay", async () => {
  const actor = await viewed(450);
  const figures = () =>
    at(instant, () => Promise.all([getSummary(actor, "yearly", "everyone"), listVisitBars(actor, "yearly", "own")]));
  const before = await figures();
  await erase();
  expect(await db.pageView.count()).toBe(90);
  expect(await db.visitorSeen.count({ where: { scopeId: actor.businessId } })).toBe(400);
  expect(await figures()).toEqual(before);
  expect(before[0]).toMatchObject({ totalVisits: 364, uniqueVisitors: 364, registeredUsers: 1 });
});

it("does it: a visitor who comes back after being forgotten is counted once in every period", async () => {
  const actor = await viewed(450);
  await erase();
  await database().pool.query(`INSERT INTO "PageView" ("visitorId", path, at) VALUES ('visitor_449', '/', $1)`, [
    instant,
  ]);
  expect(await at(instant, () => getSummary(actor, "yearly", "everyone"))).toMatchObject({ uniqueVisitors: 365 });
});

it("records it, once", async () => {
  await viewed(100);
  const before = await erased();
  await erase();
  await erase();
  expect(await erased()).toBe(before + 1);
  expect(await newestLink("platform")).toMatchObject({
    actorKind: "system",
    payload: { views: 10, visitors: 0, seenBefore: "2026-08-24T03:30:00.000Z", by: "housekeeping" },
  });
});

it("refuses the wrong state: views whose time is not over stay", async () => {
  await viewed(90);
  const before = await erased();
  await erase();
  expect(await db.pageView.count()).toBe(90);
  expect(await erased()).toBe(before);
});

it("of two concurrent calls one wins each row", async () => {
  await viewed(450);
  const last = await db.auditEvent.findFirst({ orderBy: { id: "desc" } });
  await Promise.all([erase(), erase()]);
  expect(await db.pageView.count()).toBe(90);
  const links = await db.auditEvent.findMany({ where: { type: "views.erased", id: { gt: last?.id ?? 0n } } });
  const views = links.map(({ payload }) => (payload as { views: number }).views);
  expect(views.reduce((sum, each) => sum + each, 0)).toBe(360);
});
