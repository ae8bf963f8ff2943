// Measures that analytics stay fast and exact: a month at ten thousand and a million views, a year at five million, and the call that counts one.
import type { BusinessActor } from "@/lib/auth/actor";
import type { AnalyticsSummaryDto } from "@/lib/analytics/dto";
import { windowOf } from "@/lib/analytics/parse-period";
import { getSummary, listVisitBars } from "@/lib/analytics/queries";
import { type Period, type Scope, scopes } from "@/lib/analytics/schema";
import { at } from "@/lib/platform/clock";
import { closeDatabase, database } from "@/lib/platform/db";
import { anActor } from "@/prisma/factories";
import { stage } from "@/scripts/progress.mjs";
import { openMeasuredDatabase } from "./database";
import { fillViews } from "./fill-views";
import { type Closings, runBench } from "./run-bench";
import { median, percentile, ratioText } from "./statistics";
import { measureViewRates } from "./view-rates";

const [small = 10_000, large = 1_000_000, huge = 5_000_000] = (process.env.BENCH_SIZES ?? "10000,1000000,5000000")
  .split(",")
  .map(Number);
const rounds = 60;
const monthTimes = 5;
const yearMs = 300;
const callFloor = 0.25;
const callGoal = 0.5;
const instant = new Date("2026-11-21T21:17:00.000Z");

interface Measured {
  scope: Scope;
  summary: number;
  late: number;
  bars: number;
}

async function measurePeriod(actor: BusinessActor, period: Period): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const scope of scopes) {
    const [summaries, bars]: [number[], number[]] = [[], []];
    for (let round = -5; round < rounds; round += 1) {
      const summary = await timed(() => at(instant, () => getSummary(actor, period, scope)));
      const list = await timed(() => at(instant, () => listVisitBars(actor, period, scope)));
      if (round < 0) continue;
      summaries.push(summary);
      bars.push(list);
    }
    measured.push({ scope, summary: median(summaries), late: percentile(summaries, 0.95), bars: median(bars) });
  }
  return measured;
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await call();
  return performance.now() - begun;
}

/** The same figures from the rows themselves. */
async function countNaively(actor: BusinessActor, period: Period, scope: Scope): Promise<AnalyticsSummaryDto> {
  const { start } = windowOf(period, actor.timeZone, instant);
  const ofScope = scope === "own" ? `AND "businessId" = '${actor.businessId}'` : "";
  const { rows } = await database().pool.query<Record<keyof AnalyticsSummaryDto, string>>(
    `SELECT count(*) AS "totalVisits", count(DISTINCT "visitorId") AS "uniqueVisitors",
        count(DISTINCT "userId") AS "registeredUsers",
        (WITH late AS (SELECT * FROM "PageView" WHERE at > $2::timestamptz - interval '15 minutes' ${ofScope})
          SELECT count(DISTINCT COALESCE("userId"::text, "visitorId")) FROM late WHERE NOT EXISTS (SELECT FROM late AS next
            WHERE next."visitorId" = late."visitorId" AND (next.at, next.id) > (late.at, late.id))) AS "activeUsers"
      FROM "PageView" WHERE at >= $1 ${ofScope}`,
    [start, instant],
  );
  const [row] = rows;
  if (!row) throw new Error("Nothing was counted.");
  return Object.fromEntries(Object.entries(row).map(([name, count]) => [name, Number(count)])) as never;
}

async function isExact(actor: BusinessActor, period: Period): Promise<boolean> {
  for (const scope of scopes) {
    const told = await at(instant, () => getSummary(actor, period, scope));
    const bars = await at(instant, () => listVisitBars(actor, period, scope));
    const naive = await countNaively(actor, period, scope);
    const visits = bars.reduce((sum, bar) => sum + bar.visits, 0);
    const same = JSON.stringify(told) === JSON.stringify(naive) && visits === naive.totalVisits;
    if (!same) console.error(`${period}, ${scope}: told ${JSON.stringify(told)}, counted ${JSON.stringify(naive)}`);
    if (!same) return false;
  }
  return true;
}

async function measure(closings: Closings): Promise<boolean> {
  const { url, version, close } = await openMeasuredDatabase(process.env.DATABASE_URL);
  closings.push(close, closeDatabase);
  process.env.DATABASE_URL = url;
  const rates = await stage("The page-view call", () => measureViewRates(url));
  await database().pool.query(`TRUNCATE "PageView", "PageViewHour", "VisitorSeen", "UserSeen"`);
  const actors: BusinessActor[] = [];
  for (let count = 0; count < 50; count += 1) actors.push(await anActor());
  const [asker] = actors;
  if (!asker) throw new Error("Nobody asks.");
  const views = { until: instant, actors };
  const told = (count: number) => count.toLocaleString("en-US");
  await stage(`${told(small)} views`, () => fillViews({ ...views, from: 1, to: small, days: 29 }));
  const few = await stage("30 days", () => measurePeriod(asker, "monthly"));
  await stage(`${told(large)} views`, () => fillViews({ ...views, from: small + 1, to: large, days: 29 }));
  const many = await stage("30 days", () => measurePeriod(asker, "monthly"));
  const monthExact = await stage("The naive count", () => isExact(asker, "monthly"));
  await stage(`${told(huge)} views`, () => fillViews({ ...views, from: large + 1, to: huge, days: 364 }));
  const year = await stage("A year", () => measurePeriod(asker, "yearly"));
  const yearExact = await stage("The naive count", () => isExact(asker, "yearly"));
  const line = (name: string, { scope, summary, late, bars }: Measured) =>
    `${`${name}, ${scope}`.padEnd(34)}${summary.toFixed(2).padStart(9)}${late.toFixed(2).padStart(9)}${bars.toFixed(2).padStart(9)}\n`;
  const ratios = many.map(({ summary }, index) => summary / (few[index]?.summary ?? summary));
  const slowest = Math.max(...year.map(({ summary }) => summary));
  process.stdout.write(
    [
      `\nPostgreSQL ${version}, Node ${process.versions.node}; milliseconds\n`,
      `${"".padEnd(34)}  summary      95%     bars\n`,
      ...few.map((each) => line(`30 days at ${told(small)}`, each)),
      ...many.map((each) => line(`30 days at ${told(large)}`, each)),
      ...year.map((each) => line(`A year at ${told(huge)}`, each)),
      `30 days: ${ratios.map(ratioText).join(" and ")} × (at most ${monthTimes}); a year: ${slowest.toFixed(1)} ms (at most ${yearMs})\n`,
      `Equal to the naive count: 30 days ${monthExact ? "yes" : "NO"}, a year ${yearExact ? "yes" : "NO"}\n`,
      `Page view: bare ${Math.round(rates.bare)} a second; nobody's ${Math.round(rates.nobody)}, ${ratioText(rates.nobodyRatio)} of bare; signed in ${Math.round(rates.signedIn)}, ${ratioText(rates.signedInRatio)} of bare (floor ${callFloor}, goal ${callGoal})\n`,
    ].join(""),
  );
  const isFast = Math.max(...ratios) <= monthTimes && slowest <= yearMs;
  const counts = Math.min(rates.nobodyRatio, rates.signedInRatio) >= callFloor;
  return isFast && monthExact && yearExact && counts;
}

await runBench(measure);
