// Measures that payments stay fast: pages and totals of a business with a thousand of them, and of one with a million.
import type { BusinessActor } from "@/lib/auth/actor";
import { getTransactionTotals, listTransactions } from "@/lib/billing/queries";
import { listTransactionsQuery, transactionsQuery } from "@/lib/billing/schema";
import { closeDatabase, database } from "@/lib/platform/db";
import { aDue } from "@/lib/testing/dues";
import { aPayment } from "@/lib/testing/payments";
import { formatListCursor } from "@/lib/transports/parse-list-cursor";
import { anActor } from "@/prisma/factories";
import { stage } from "@/scripts/progress.mjs";
import { openMeasuredDatabase } from "./database";
import { type Closings, runBench } from "./run-bench";
import { median, percentile } from "./statistics";

const sizes = (process.env.BENCH_SIZES ?? "1000,1000000").split(",").map(Number);
const rounds = 40;
const pageTimes = 1.5;
const totalsMs = 100;
const years = 3;
const batch = 100_000;
const feesPaid = 20;

type Query = Record<string, string>;

interface Filled {
  actor: BusinessActor;
  /** Leads on from the middle of the list. */
  cursor: string;
}

interface Case {
  name: string;
  call: (filled: Filled) => Promise<unknown>;
  /** The most that the median may be at the largest size: times that of the smallest, or milliseconds. */
  most?: { times: number } | { ms: number };
}

const page = (query: (filled: Filled) => Query) => (filled: Filled) =>
  listTransactions(filled.actor, listTransactionsQuery.parse({ limit: "25", ...query(filled) }));
const totals =
  (query: Query = {}) =>
  ({ actor }: Filled) =>
    getTransactionTotals(actor, transactionsQuery.parse(query));
const paged = { times: pageTimes };
const summed = { ms: totalsMs };

const cases: Case[] = [
  { name: "First page", call: page(() => ({})), most: paged },
  { name: "Deep page", call: page(({ cursor }) => ({ cursor })), most: paged },
  { name: "First page, $100 and more", call: page(() => ({ minAmount: "100" })), most: paged },
  { name: "First page, $900 to $901", call: page(() => ({ minAmount: "900", maxAmount: "901" })) },
  { name: "First page, by name", call: page(() => ({ searchTerm: "prairie" })) },
  { name: "Totals", call: totals(), most: summed },
  { name: "Totals of a year", call: totals({ startDate: "2025-03-05", endDate: "2026-03-04" }), most: summed },
  { name: "Totals, $50 to $800", call: totals({ minAmount: "50", maxAmount: "800" }), most: summed },
  { name: "Totals, uneven amounts", call: totals({ minAmount: "51.37", maxAmount: "803.11" }), most: summed },
  { name: "Totals, exactly $100", call: totals({ minAmount: "100", maxAmount: "100" }), most: summed },
  { name: "Totals by name", call: totals({ searchTerm: "prairie" }), most: summed },
  {
    name: "Totals, all narrowed",
    call: totals({ minAmount: "51.37", maxAmount: "803.11", startDate: "2025-03-05", endDate: "2026-03-04" }),
    most: summed,
  },
];

/** Spread over three years: a third of them $100.00, a few to another business, the rest of any amount. */
async function fill(size: number): Promise<Filled> {
  const actor = await anActor({ business: { name: `Business of ${size}` } });
  const payee = await anActor({ business: { name: "Prairie Livery" } });
  const { pool } = database();
  // Their totals are added up at once below, as a migration does: row by row, a million would take a quarter of an hour.
  await pool.query(`ALTER TABLE "Transaction" DISABLE TRIGGER keep_transaction_totals`);
  const values = [actor.businessId, years * 366 * 86_400, size];
  for (let from = 0; from < size; from += batch) {
    await pool.query(
      `INSERT INTO "Transaction" (id, "businessId", description, type, status, "amountCents", "refundedCents", "createdAt")
        SELECT gen_random_uuid(), $1, 'One-time payment', 'one-time',
          (ARRAY['succeeded', 'succeeded', 'succeeded', 'failed'])[1 + n % 4],
          CASE WHEN n % 3 = 0 THEN 10000 ELSE 100 + (random() * 99900)::int END, CASE WHEN n % 40 = 0 THEN 50 ELSE 0 END,
          '2026-11-21'::timestamptz - make_interval(secs => $2::float8 * n / $3)
        FROM generate_series($4::int, $5::int) n`,
      [...values, from + 1, Math.min(from + batch, size)],
    );
  }
  await pool.query(`ALTER TABLE "Transaction" ENABLE TRIGGER keep_transaction_totals`);
  await pool.query(
    `INSERT INTO "TransactionTotal" ("businessId", week, band, "otherBusinessId", count, "amountCents", "succeededCents", "refundedCents")
      SELECT "businessId", total_week("createdAt"), amount_band("amountCents"), "businessId", count(*), sum("amountCents"),
        COALESCE(sum("amountCents") FILTER (WHERE status = 'succeeded'), 0), sum("refundedCents")
      FROM "Transaction" WHERE "businessId" = $1 GROUP BY 1, 2, 3, 4`,
    [actor.businessId],
  );
  for (let fee = 0; fee < feesPaid; fee += 1) {
    const requestId = await aDue(actor, payee, { amount: 120 });
    await aPayment(actor, { requestId, payeeBusinessId: payee.businessId, amountCents: 12_000 });
  }
  await pool.query(`VACUUM ANALYZE "Transaction"`);
  await pool.query(`VACUUM ANALYZE "TransactionTotal"`);
  const { rows } = await pool.query<{ createdAt: Date; id: string }>(
    `SELECT "createdAt", id FROM "Transaction" WHERE "businessId" = $1 ORDER BY "createdAt" DESC, id DESC
      OFFSET $2 LIMIT 1`,
    [actor.businessId, Math.floor(size / 2)],
  );
  const [middle] = rows;
  if (!middle) throw new Error("There is no middle.");
  return { actor, cursor: formatListCursor(middle) };
}

async function measure(closings: Closings): Promise<boolean> {
  const { url, version, close } = await openMeasuredDatabase(process.env.DATABASE_URL);
  closings.push(close, closeDatabase);
  process.env.DATABASE_URL = url;
  const filled: Filled[] = [];
  for (const size of sizes) filled.push(await stage(`${size.toLocaleString("en-US")} transactions`, () => fill(size)));
  const rows = await stage("Pages and totals", async () => {
    const told = [];
    for (const each of cases) told.push(await measureCase(each, filled));
    return told;
  });
  process.stdout.write(`\nPostgreSQL ${version}, Node ${process.versions.node}; medians in milliseconds\n`);
  process.stdout.write(
    `${["".padEnd(28), ...sizes.map((size) => size.toLocaleString("en-US").padStart(12))].join("")}   at most\n`,
  );
  for (const { line } of rows) process.stdout.write(`${line}\n`);
  return rows.every(({ holds }) => holds);
}

/** In turns, so that whatever slows this machine down slows all sizes alike. */
async function measureCase({ name, call, most }: Case, filled: Filled[]) {
  const times = filled.map(() => [] as number[]);
  for (let round = -2; round < rounds; round += 1) {
    for (const [index, each] of filled.entries()) {
      const begun = performance.now();
      await call(each);
      if (round >= 0) times[index]?.push(performance.now() - begun);
    }
  }
  const medians = times.map(median);
  const largest = medians.at(-1) ?? 0;
  const ratio = largest / (medians[0] ?? 1);
  const holds = !most || ("ms" in most ? largest <= most.ms : ratio <= most.times);
  const told = most && ("ms" in most ? `${most.ms} ms` : `${most.times} × the first, is ${ratio.toFixed(2)}`);
  const cells = medians.map((value) => value.toFixed(2).padStart(12)).join("");
  const late = percentile(times.at(-1) ?? [], 0.95).toFixed(1);
  const line = `${name.padEnd(28)}${cells}   ${(told ?? "").padEnd(26)} 95%: ${late}${holds ? "" : "  TOO SLOW"}`;
  return { holds, line };
}

await runBench(measure);
