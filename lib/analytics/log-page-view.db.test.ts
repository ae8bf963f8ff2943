// What is kept of a page view, and what is answered without being counted.
import { beforeEach, describe, expect, it } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { at } from "@/lib/platform/clock";
import { database, db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import { refusal } from "@/lib/testing/outcomes";
import { anActor } from "@/prisma/factories";
import { logPageView } from "./log-page-view";
import type { PageViewInput } from "./schema";

const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
const instant = new Date("2026-11-22T03:30:00.000Z");
const visitorId = `visitor_${instant.getTime()}_a1b2c3d4`;
const view: PageViewInput = { visitorId, userId: null, path: "/dashboard", userAgent: chrome };
const headers = (more: Record<string, string> = {}) => new Headers({ "user-agent": chrome, ...more });
const log = (actor: BusinessActor | null, body = view, sent = headers()) =>
  at(instant, () => logPageView(actor, body, sent));

/** The refusal, or null where it was counted. */
async function refusalOf(call: Promise<unknown>): Promise<string | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (error instanceof AppError) return `${error.code}: ${error.message}`;
    throw error;
  }
}

beforeEach(() => db.pageView.deleteMany());

it("keeps the screen's pattern, the session's user and the time, and nothing else", async () => {
  const ana = await anActor();
  const forged = {
    ...view,
    userId: (await anActor()).userId,
    path: "/reports/7d9f0f8e-0000-4000-8000-000000000000?x=1",
  };
  expect(await log(ana, forged)).toEqual({ counted: true });
  const [row, ...more] = await db.pageView.findMany();
  expect(more).toEqual([]);
  expect(row).toEqual({
    id: expect.any(BigInt),
    visitorId,
    userId: ana.userId,
    businessId: ana.businessId,
    path: "/reports/[id]",
    userAgent: chrome,
    at: instant,
  });
});

it("keeps no case id and no user of a family's page, even where a user is signed in beside it", async () => {
  await log(await anActor(), { ...view, path: "/family/dashboard/CHI-202611-7QF3K-9TX2M" });
  expect(await db.pageView.findMany({ select: { path: true, userId: true, businessId: true } })).toEqual([
    { path: "/family/dashboard/[caseId]", userId: null, businessId: null },
  ]);
});

it("believes nobody who is not signed in", async () => {
  await log(null, { ...view, userId: (await anActor()).userId });
  expect(await db.pageView.findFirstOrThrow()).toMatchObject({ userId: null, businessId: null });
});

describe("does not count", () => {
  it.each([
    ["a program", { ...view, userAgent: "Googlebot/2.1" }, headers()],
    ["a program that sends another's name", view, headers({ "user-agent": "curl/8.5.0" })],
    ["what is fetched ahead", view, headers({ "sec-purpose": "prefetch;prerender" })],
  ])("%s", async (_, body, sent) => {
    expect(await log(null, body, sent)).toEqual({ counted: false });
    expect(await db.pageView.count()).toBe(0);
  });
});

it.each([
  ["in the far future", `visitor_${Date.UTC(9999, 0)}_a1b2c3d4`],
  ["before there were browsers", "visitor_0000000000001_a1b2c3d4"],
  ["three days ahead", `visitor_${instant.getTime() + 3 * 86_400_000}_a1b2c3d4`],
])("refuses a visitor id of a time %s", async (_, id) => {
  expect(await refusal(log(null, { ...view, visitorId: id }))).toBe("invalid: The time in this visitor id cannot be.");
});

it("takes control characters and halves of characters out of a user agent", async () => {
  await log(null, { ...view, userAgent: `${chrome}\u0000\uD800${"x".repeat(900)}` });
  const { userAgent } = await db.pageView.findFirstOrThrow();
  expect(userAgent).toHaveLength(500);
  expect(userAgent?.startsWith(`${chrome}  x`)).toBe(true);
});

it("refuses a flood from one address, and still takes views from another", async () => {
  const sent = headers({ "x-forwarded-for": "203.0.113.7" });
  const outcomes = await Promise.all(Array.from({ length: 740 }, () => refusalOf(log(null, view, sent))));
  const refused = outcomes.filter((outcome) => outcome !== null);
  expect(refused.length).toBe(20);
  expect(refused[0]).toMatch(/^rate_limited: Too many page views at once\. Wait \d+ seconds\.$/);
  expect(await log(null, view, headers({ "x-forwarded-for": "203.0.113.8" }))).toEqual({ counted: true });
});

it("counts every view of many that come at once", async () => {
  const people = await Promise.all([anActor(), anActor()]);
  await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      log(people[n % 2] ?? null, { ...view, visitorId: `visitor_${instant.getTime()}_many${n % 20}` }),
    ),
  );
  expect(await db.pageView.count()).toBe(200);
  const { rows } = await database().pool.query(
    `SELECT views, visitors, users FROM "PageViewHour" WHERE "scopeId" = $1`,
    [people[0]?.businessId],
  );
  expect(rows).toEqual([{ views: 100, visitors: 10, users: 1 }]);
});
