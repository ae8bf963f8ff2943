// Measures that lists stay fast: pages, counts and searches among a thousand, a hundred thousand and a million requests.
import { spawn } from "node:child_process";
import { root } from "@/scripts/paths.mjs";
import { stage } from "@/scripts/progress.mjs";
import { nodeArguments } from "@/scripts/typescript.mjs";
import { openMeasuredDatabase } from "./database";
import type { Filled, ListCall, Measured, Order } from "./lists-worker";
import { formerPlace, rare } from "./names";
import { type Closings, runBench } from "./run-bench";
import { median, percentile } from "./statistics";

const sizes = (process.env.BENCH_SIZES ?? "1000,100000,1000000").split(",").map(Number);
const rounds = 5;
const callsARound = 20;
const fillLimit = 180;
const pageLimit = 1.5;
const partsLimitMs = 50;
const nearLimitMs = 250;

interface Case {
  name: string;
  call: (filled: Filled) => ListCall;
  /** The most that the median may be at the largest size: times that of the smallest, or milliseconds. */
  most?: { times: number } | { ms: number };
}

const limit = "25";
/** Over and done with by a year and more, whatever day it is: a third of all cases, none of them among the newest. */
const formerYear = new Date().getUTCFullYear() - 2;
const parts = { ms: partsLimitMs };

const cases: Case[] = [
  { name: "First page", call: () => ({ limit }), most: { times: pageLimit } },
  { name: "First page, completed", call: () => ({ limit, status: "completed" }), most: { times: pageLimit } },
  // Of a thousand fewer are pending than a page holds, so that the two cannot be compared.
  { name: "First page, pending", call: () => ({ limit, status: "pending" }) },
  { name: "Deep page", call: ({ cursor }) => ({ limit, cursor }), most: { times: pageLimit } },
  {
    name: "Deep page, completed",
    call: ({ cursor }) => ({ limit, cursor, status: "completed" }),
    most: { times: pageLimit },
  },
  { name: "Counts", call: () => ({ counts: true }) },
  { name: "Active drives", call: () => ({ routes: true }) },
  { name: "Search: exact name", call: () => ({ limit, q: rare.name }), most: parts },
  { name: "Search: part of a name", call: () => ({ limit, q: rare.name.slice(2, 8) }), most: parts },
  { name: "Search: case ID", call: ({ caseId }) => ({ limit, q: caseId }), most: parts },
  {
    name: "Search: part of a case ID",
    call: ({ caseId }) => ({ limit, q: caseId.slice(-11).toLowerCase() }),
    most: parts,
  },
  { name: "Search: telephone", call: ({ phone }) => ({ limit, q: phone }), most: parts },
  { name: "Search: part of a number", call: ({ phone }) => ({ limit, q: phone.slice(-8) }), most: parts },
  { name: "Search: two words", call: () => ({ limit, q: "stanislaw gallagher" }), most: parts },
  { name: "Search: a word in most", call: () => ({ limit, q: "Chicago" }), most: parts },
  { name: "Search: deep, a word in most", call: ({ cursor }) => ({ limit, cursor, q: "Chicago" }), most: parts },
  { name: "Search: a common name", call: () => ({ limit, q: "smith" }), most: parts },
  { name: "Search: two letters", call: () => ({ limit, q: "ng" }), most: parts },
  { name: "Search: one letter and a name", call: () => ({ limit, q: "w okafor" }), most: parts },
  { name: "Search: long ago only", call: () => ({ limit, q: formerPlace }), most: parts },
  { name: "Search: a former year's cases", call: () => ({ limit, q: `CHI-${formerYear}` }), most: parts },
  { name: "Search: declined only", call: () => ({ limit, q: "wisniewski", status: "declined" }), most: parts },
  { name: "Search: misspelled", call: () => ({ limit, q: "Kowalczik" }), most: { ms: nearLimitMs } },
  {
    name: "Search: misspelled, two words",
    call: () => ({ limit, q: "wisniewsky stanislav" }),
    most: { ms: nearLimitMs },
  },
  { name: "Search: nothing", call: () => ({ limit, q: "zyxwvq" }), most: { ms: nearLimitMs } },
];

interface Worker {
  ask(order: { fill: number }): Promise<Filled>;
  ask(order: { call: ListCall; times: number }): Promise<Measured>;
  end(): Promise<void>;
}

/** A process that reads one database; its own, for a process opens one. */
function startWorker(url: string): Worker {
  const child = spawn(process.execPath, nodeArguments("e2e/bench/lists-worker.ts"), {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = new Promise<void>((done) => {
    child.once("exit", () => done());
  });
  const ask = (order: Order) =>
    new Promise<Filled & Measured>((done, fail) => {
      child.once("message", ({ result, error }: { result?: Filled & Measured; error?: string }) => {
        if (result) done(result);
        else fail(new Error(error));
      });
      void ended.then(() => fail(new Error("A reader ended.")));
      child.send(order);
    });
  const end = () => {
    if (child.connected) child.disconnect();
    return ended;
  };
  return { ask, end };
}

async function measure(closings: Closings): Promise<boolean> {
  const filled: { size: number; worker: Worker; marks: Filled }[] = [];
  let server = process.env.DATABASE_URL;
  let version = "";
  for (const size of sizes) {
    const database = await openMeasuredDatabase(server);
    closings.push(database.close);
    server = database.url;
    version = database.version;
    const worker = startWorker(database.url);
    closings.push(worker.end);
    const marks = await stage(`${size.toLocaleString("en-US")} requests`, () => worker.ask({ fill: size }));
    filled.push({ size, worker, marks });
  }
  const rows = await stage("Lists and searches", async () => {
    const told = [];
    for (const each of cases) told.push(await measureCase(each, filled));
    return told;
  });
  process.stdout.write(`\nPostgreSQL ${version}, Node ${process.versions.node}; medians in milliseconds\n`);
  process.stdout.write(
    `${["".padEnd(32), ...sizes.map((size) => size.toLocaleString("en-US").padStart(12))].join("")}   at most\n`,
  );
  for (const row of rows) process.stdout.write(`${row.line}\n`);
  const slowest = Math.max(...filled.map(({ marks }) => marks.took));
  process.stdout.write(`Filling took ${Math.round(slowest)} s at most (limit ${fillLimit} s)\n`);
  return slowest <= fillLimit && rows.every(({ holds }) => holds);
}

/** In turns, so that whatever slows this machine down slows all sizes alike. */
async function measureCase({ name, call, most }: Case, filled: { worker: Worker; marks: Filled }[]) {
  const times = filled.map(() => [] as number[]);
  let found = 0;
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, { worker, marks }] of filled.entries()) {
      const measured = await worker.ask({ call: call(marks), times: callsARound });
      if (round >= 0) times[index]?.push(...measured.times);
      found = measured.rows;
    }
  }
  const medians = times.map(median);
  const largest = medians.at(-1) ?? 0;
  const ratio = largest / (medians[0] ?? 1);
  const holds = !most || ("ms" in most ? largest <= most.ms : ratio <= most.times);
  const told = most && ("ms" in most ? `${most.ms} ms` : `${most.times} × the first, is ${ratio.toFixed(2)}`);
  const late = percentile(times.at(-1) ?? [], 0.95);
  const cells = medians.map((value) => value.toFixed(2).padStart(12)).join("");
  return {
    holds,
    line: `${name.padEnd(32)}${cells}   ${(told ?? "").padEnd(26)} 95%: ${late.toFixed(1)}, ${found} found${holds ? "" : "  TOO SLOW"}`,
  };
}

await runBench(measure);
