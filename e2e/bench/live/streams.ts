// Measures how soon many open screens hear of positions, over one server process and over two, and how fast positions go in.
import { readFile } from "node:fs/promises";
import { stage } from "@/scripts/progress.mjs";
import { startProduct } from "@/scripts/product.mjs";
import { startBareApp } from "../bare-app";
import { openMeasuredDatabase } from "../database";
import { drive } from "../load";
import { type Closings, runBench } from "../run-bench";
import { median, percentile, ratioText } from "../statistics";
import { type Driving, fillDrives } from "./fill-drives";
import { measureInserts } from "./measure-inserts";
import { openStreams } from "./open-streams";
import { batchCalls, postSteadily, singleCalls } from "./post-positions";

/**
 * The country: 3.09 million deaths in 2023 (CDC, NCHS Data Brief 521) with 1.5 transports each (a removal, and every
 * second one moved again; our own assumption) are 13,000 a day, 530 an hour; three times the mean at the peak and an
 * hour's drive each make 1,600 drives at once, a position every 10 s is 160 a second, three screens each 5,000 streams.
 */
const country = { streams: 5_000, perSecond: 160 };
const usual = { streams: 1_000, perSecond: 100 };

const businesses = 200;
const seconds = Number(process.env.LIVE_SECONDS ?? 60);
const goal = { delayMs: 250, single: 0.4, singleFloor: 0.2, batch: 0.7 };

interface Product {
  address: string;
  pid: number;
}

async function measure(closings: Closings): Promise<boolean> {
  const database = await stage("Preparing a database", () => openMeasuredDatabase(process.env.DATABASE_URL));
  closings.push(database.close);
  process.env.DATABASE_URL = database.url;
  const drives = await stage("Filling it", () => fillDrives(businesses));
  const bare = await stage("Building the bare application", startBareApp);
  closings.push(bare.stop);
  const start = async (): Promise<Product> => {
    const product = await startProduct({ DATABASE_URL: database.url, LOG_LEVEL: "warn" });
    closings.push(() => product.stop());
    return product;
  };
  const one = await start();
  const single = await stage("Single positions", () => measureSingles(bare.address, one.address, drives));
  const batches = await stage("Batches of 20", () => measureBatches(database.url, one.address, drives));
  const first = await stage("One process", () => follow([one], drives, usual));
  const two = await start();
  const both = await stage("Two processes", () => follow([one, two], drives, usual));
  const far = await stage("The whole country", () => follow([one, two], drives, country));
  process.stdout.write(`\nPostgreSQL ${database.version}, Node ${process.versions.node}, ${seconds} s each\n`);
  process.stdout.write(
    `One position a call: ${ratioText(single)} of the bare handler (floor ${goal.singleFloor}, goal ${goal.single})\n`,
  );
  process.stdout.write(`Batches of 20: ${ratioText(batches)} of single-row inserts a second (goal ${goal.batch})\n`);
  const told = [tell("One process", first), tell("Two processes", both)];
  tell("The whole country", far);
  return single >= goal.singleFloor && told.every(Boolean);
}

async function measureSingles(bare: string, product: string, drives: Driving[]): Promise<number> {
  const shares: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const load = { connections: 8, seconds: 2 };
    const handler = await drive({ ...load, address: bare, next: () => ({ method: "GET", path: "/bare" }) });
    const posts = await drive({ ...load, address: product, next: singleCalls(product, drives) });
    if (round > 0) shares.push(posts / handler);
  }
  return median(shares);
}

async function measureBatches(url: string, product: string, drives: Driving[]): Promise<number> {
  const shares: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const inserts = await measureInserts(url, 2);
    const calls = await drive({ connections: 8, seconds: 2, address: product, next: batchCalls(product, drives, 20) });
    if (round > 0) shares.push((calls * 20) / inserts);
  }
  return median(shares);
}

interface Followed {
  streams: number;
  perSecond: number;
  posted: number;
  delays: number[];
  missing: number;
  disordered: number;
  ended: number;
  /** Megabytes of the processes, at the beginning and at the end. */
  memory: [number, number];
}

async function follow(
  products: readonly Product[],
  drives: Driving[],
  { streams, perSecond }: { streams: number; perSecond: number },
): Promise<Followed> {
  const addresses = products.map(({ address }) => address);
  const cookies = Array.from({ length: streams }, (_, index) => drives[index % drives.length]?.cookie ?? "");
  const opened = await openStreams(addresses, cookies);
  try {
    const before = await memoryOf(products);
    const posted = await postSteadily(addresses, drives, { perSecond, seconds });
    await new Promise((rest) => setTimeout(rest, 2_000));
    const memory: [number, number] = [before, await memoryOf(products)];
    return {
      streams,
      perSecond,
      ended: opened.ended(),
      memory,
      ...compare(posted, opened.heard, cookies.length, drives),
    };
  } finally {
    opened.close();
  }
}

function compare(
  posted: Awaited<ReturnType<typeof postSteadily>>,
  heard: Awaited<ReturnType<typeof openStreams>>["heard"],
  streams: number,
  drives: Driving[],
) {
  const sentAt = new Map(posted.map((each) => [`${each.routeId} ${each.at}`, each.sentAt]));
  const delays = heard.flatMap(({ routeId, at, heardAt }) => {
    const sent = sentAt.get(`${routeId} ${at}`);
    return sent === undefined ? [] : [heardAt - sent];
  });
  const last = new Map<string, number>();
  let disordered = 0;
  for (const { stream, routeId, seq } of heard) {
    const key = `${stream} ${routeId}`;
    if (seq < (last.get(key) ?? 0)) disordered += 1;
    last.set(key, seq);
  }
  // Places that come within one notification are told as the newest alone: what must not be missing is each drive's last.
  const newest = new Map<string, number>();
  for (const { routeId, at } of posted) newest.set(routeId, Math.max(at, newest.get(routeId) ?? 0));
  const known = new Map<string, number>();
  for (const { stream, routeId, at } of heard) {
    const key = `${stream} ${routeId}`;
    known.set(key, Math.max(at, known.get(key) ?? 0));
  }
  let missing = 0;
  for (let stream = 0; stream < streams; stream += 1) {
    const routeId = drives[stream % drives.length]?.routeId ?? "";
    const at = newest.get(routeId);
    if (at !== undefined && known.get(`${stream} ${routeId}`) !== at) missing += 1;
  }
  return { posted: posted.length, delays, missing, disordered };
}

async function memoryOf(products: readonly Product[]): Promise<number> {
  const sizes = await Promise.all(
    products.map(async ({ pid }) => {
      const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1_000;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Whether the goal was held. */
function tell(
  name: string,
  { streams, perSecond, posted, delays, missing, disordered, ended, memory }: Followed,
): boolean {
  const at = (share: number) => `${Math.round(percentile(delays, share))} ms`;
  process.stdout.write(
    `${name}: ${streams} streams, ${perSecond} a second (${posted} posted): median ${at(0.5)}, 99th percentile ${at(0.99)}, ` +
      `missing ${missing}, out of order ${disordered}, streams ended ${ended}, memory ${Math.round(memory[0])} to ${Math.round(memory[1])} MB\n`,
  );
  return percentile(delays, 0.99) <= goal.delayMs && missing === 0 && disordered === 0 && ended === 0;
}

await runBench(measure);
