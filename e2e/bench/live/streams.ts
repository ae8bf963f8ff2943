// Measures how soon many open screens hear of positions, over one server process and over two, and how fast positions go in.
import { stage } from "@/scripts/progress.mjs";
import { startProduct } from "@/scripts/product.mjs";
import { startBareApp } from "../bare-app";
import { openMeasuredDatabase } from "../database";
import { drive } from "../load";
import { type Closings, runBench } from "../run-bench";
import { median, percentile, ratioText } from "../statistics";
import { type Driving, fillDrives } from "./fill-drives";
import { type Followed, followDrives } from "./follow-drives";
import { measureInserts } from "./measure-inserts";
import { batchCalls, singleCalls } from "./post-positions";
import { memoryText } from "./watch-memory";

/**
 * The country: 3.09 million deaths in 2023 (CDC, NCHS Data Brief 521) with 1.5 transports each (a removal, and every
 * second one moved again; our own assumption) are 13,000 a day, 530 an hour; three times the mean at the peak and an
 * hour's drive each make 1,600 drives at once, a position every 10 s is 160 a second, three screens each 5,000 streams.
 */
const seconds = Number(process.env.LIVE_SECONDS ?? 60);
const country = { streams: 5_000, perSecond: 160, seconds };
const countryDrives = 1_600;
const usual = { streams: 1_000, perSecond: 100, seconds };
/** A process that has just started compiles what it runs: that is measured by itself. */
const begin = { ...usual, seconds: 10 };

const businesses = 200;
const goal = { delayMs: 250, single: 0.4, singleFloor: 0.2, batch: 0.7 };

async function measure(closings: Closings): Promise<boolean> {
  const database = await stage("Preparing a database", () => openMeasuredDatabase(process.env.DATABASE_URL));
  closings.push(database.close);
  process.env.DATABASE_URL = database.url;
  const all = await stage("Filling it", () => fillDrives(businesses, countryDrives - businesses));
  const drives = all.slice(0, businesses);
  const bare = await stage("Building the bare application", startBareApp);
  closings.push(bare.stop);
  const start = async () => {
    const product = await startProduct({ DATABASE_URL: database.url, LOG_LEVEL: "warn" });
    closings.push(() => product.stop());
    return product;
  };
  const one = await start();
  const single = await stage("Single positions", () => measureSingles(bare.address, one.address, drives));
  const batches = await stage("Batches of 20", () => measureBatches(database.url, one.address, drives));
  const first = await stage("One process", () => followDrives([one], drives, usual));
  const two = await start();
  const fresh = await stage("A second one that has just started", () => followDrives([one, two], drives, begin));
  await stage("Warming it as the first", () => warm(two.address, drives));
  const both = await stage("Two processes", () => followDrives([one, two], drives, usual));
  const far = await stage("The whole country", () => followDrives([one, two], all, country));
  process.stdout.write(`\nPostgreSQL ${database.version}, Node ${process.versions.node}\n`);
  process.stdout.write(
    `One position a call: ${ratioText(single)} of the bare handler (floor ${goal.singleFloor}, goal ${goal.single})\n`,
  );
  process.stdout.write(`Batches of 20: ${ratioText(batches)} of single-row inserts a second (goal ${goal.batch})\n`);
  const told = [tell("One process", first), tell("Two processes", both)];
  tell("Two, one of them just started", fresh);
  tell(`The whole country, ${countryDrives} drives`, far);
  return single >= goal.singleFloor && told.every(Boolean);
}

const singles = { connections: 8, seconds: 2 };
const singleRounds = 6;
const batchRounds = 4;

/** As many calls as the first process was measured with before screens followed it. */
async function warm(product: string, drives: Driving[]): Promise<void> {
  const lasting = singles.seconds;
  await drive({ ...singles, seconds: lasting * singleRounds, address: product, next: singleCalls(product, drives) });
  await drive({ ...singles, seconds: lasting * batchRounds, address: product, next: batchCalls(product, drives, 20) });
}

async function measureSingles(bare: string, product: string, drives: Driving[]): Promise<number> {
  const shares: number[] = [];
  for (let round = 0; round < singleRounds; round += 1) {
    const handler = await drive({ ...singles, address: bare, next: () => ({ method: "GET", path: "/bare" }) });
    const posts = await drive({ ...singles, address: product, next: singleCalls(product, drives) });
    if (round > 0) shares.push(posts / handler);
  }
  return median(shares);
}

async function measureBatches(url: string, product: string, drives: Driving[]): Promise<number> {
  const shares: number[] = [];
  for (let round = 0; round < batchRounds; round += 1) {
    const inserts = await measureInserts(url, singles.seconds);
    const calls = await drive({ ...singles, address: product, next: batchCalls(product, drives, 20) });
    if (round > 0) shares.push((calls * 20) / inserts);
  }
  return median(shares);
}

/** Whether the goal was held. */
function tell(name: string, followed: Followed): boolean {
  const {
    streams,
    perSecond,
    seconds: lasted,
    posted,
    answered,
    delays,
    missing,
    disordered,
    ended,
    memory,
  } = followed;
  const at = (values: number[], share: number) => Math.round(percentile(values, share));
  const both = (values: number[]) => `median ${at(values, 0.5)} ms, 99th percentile ${at(values, 0.99)} ms`;
  process.stdout.write(
    `${name}: ${streams} streams, ${perSecond} a second for ${lasted} s (${posted} posted)\n` +
      `  posted to received: ${both(delays)}; posted to answered: ${both(answered)}\n` +
      `  missing ${missing}, out of order ${disordered}, streams ended ${ended}; memory ${memoryText(memory)}\n`,
  );
  return percentile(delays, 0.99) <= goal.delayMs && missing === 0 && disordered === 0 && ended === 0;
}

await runBench(measure);
