// Measures the product against a bare application of the same framework, and how soon one person sees what another did.
import { stage } from "@/scripts/progress.mjs";
import { startProduct } from "@/scripts/product.mjs";
import { startBareApp } from "./bare-app";
import { acceptsInAll, type CallRates, measureCallRates } from "./call-rates";
import { measureClickToScreen } from "./click-to-screen";
import { openMeasuredDatabase } from "./database";
import { acceptorEmail, fill, password, watcherEmail } from "./fill";
import { measureFirstLoad } from "./first-load";
import { type Closings, runBench } from "./run-bench";
import { signIn } from "./sign-in";
import { kilobytes, median, percentile, ratioText } from "./statistics";

const listFloor = 0.25;
const listGoal = 0.4;
const screenGoalMs = 1000;
/** Bytes of JavaScript over an empty page, gzip, with which the dashboard begins. */
const mostDashboardScript = 120_000;
/** Requests that stay pending, for the lists and the clicks. */
const kept = 60;

async function prepare(closings: Closings) {
  const database = await stage("Preparing a database", () => openMeasuredDatabase(process.env.DATABASE_URL));
  closings.push(database.close);
  process.env.DATABASE_URL = database.url;
  const { pendingIds } = await stage("Filling it", () => fill(acceptsInAll + kept));
  const bare = await stage("Building the bare application", startBareApp);
  closings.push(bare.stop);
  const env = { DATABASE_URL: database.url, LOG_LEVEL: "warn" };
  const one = await startProduct(env);
  closings.push(() => one.stop());
  const two = await startProduct(env);
  closings.push(() => two.stop());
  const cookie = await signIn(one.address, acceptorEmail, password);
  const watcherCookie = await signIn(two.address, watcherEmail, password);
  return {
    version: database.version,
    pendingIds,
    bare: bare.address,
    one: one.address,
    two: two.address,
    cookie,
    watcherCookie,
  };
}

async function measure(closings: Closings): Promise<boolean> {
  const { version, pendingIds, bare, one, two, cookie, watcherCookie } = await prepare(closings);
  const watching = { address: two, cookie: watcherCookie };
  const sizes = await stage("First-load JavaScript", async () => ({
    empty: await measureFirstLoad(`${bare}/`),
    "/dashboard": await measureFirstLoad(`${one}/dashboard`, cookie),
    "/": await measureFirstLoad(`${one}/`),
    "/family/login": await measureFirstLoad(`${one}/family/login`),
  }));
  const rates = await stage("List and accept", () => measureCallRates({ product: one, bare, cookie, pendingIds }));
  const delays = await stage("Click to screen", () => measureClickToScreen({ address: one, cookie }, watching));
  process.stdout.write(`\nPostgreSQL ${version}, Node ${process.versions.node}\n`);
  tellRates(rates);
  tellSizes(sizes);
  const late = percentile(delays, 0.95);
  process.stdout.write(
    `Click to another's screen: median ${Math.round(median(delays))} ms, 95th percentile ${Math.round(late)} ms of ${delays.length} (goal below ${screenGoalMs} ms)\n`,
  );
  const dashboardScript = sizes["/dashboard"] - sizes.empty;
  return rates.listRatio >= listFloor && late < screenGoalMs && dashboardScript <= mostDashboardScript;
}

function tellRates({ bare, list, accept, listRatio, acceptRatio, rounds }: CallRates): void {
  const each = (rate: number) => `${Math.round(rate)} a second`;
  process.stdout.write(
    [
      `Bare handler: ${each(bare)} (medians of ${rounds} rounds)`,
      `GET /api/requests, 25 rows: ${each(list)}, ${ratioText(listRatio)} of bare (floor ${listFloor}, goal ${listGoal})`,
      `Accept: ${each(accept)}, ${ratioText(acceptRatio)} of bare`,
      "",
    ].join("\n"),
  );
}

function tellSizes({ empty, ...pages }: Record<string, number> & { empty: number }): void {
  const shown = Object.entries(pages).map(
    ([path, bytes]) => `${path} ${kilobytes(bytes)} (+${kilobytes(bytes - empty)})`,
  );
  process.stdout.write(`First-load JavaScript, gzip: ${shown.join(", ")}; an empty page ${kilobytes(empty)}\n`);
}

await runBench(measure);
