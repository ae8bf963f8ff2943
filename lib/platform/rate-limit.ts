// Counts tries in the database, so that a limit holds over all processes.
import "server-only";
import { createHmac, randomInt } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { database } from "./db";
import { authSecret } from "./env";
import { type AppError, rateLimited, tooManyTries } from "./errors";

/** `points` tries in `seconds`; whoever goes beyond waits for the rest of them, or for `blockSeconds`. */
export interface Limit {
  points: number;
  seconds: number;
  blockSeconds?: number;
}

/** Tries come in groups of `points`; after each group one waits, `seconds` at first, then twice as long as the time before. */
export interface GrowingLimit extends Limit {
  longestSeconds: number;
  /** Without a try for so long after the last wait, all is forgotten. */
  memorySeconds: number;
}

/** Counts one try of `key` under `name`. Throws `rate_limited` with the seconds to wait once there were too many. */
export async function limit(name: string, key: string, rule: Limit): Promise<void> {
  const limiter = limiterOf(name, rule);
  try {
    await limiter.consume(digest(key));
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw waiting(refused.msBeforeNext);
  }
  await sweep();
}

/** Counts one try of `key` and answers which one it is in `rule.seconds`, beginning with 1. */
export async function count(name: string, key: string, rule: Limit): Promise<number> {
  const { consumedPoints } = await limiterOf(name, rule).penalty(digest(key));
  await sweep();
  return consumedPoints;
}

/** How many tries of `key` are counted now. */
export async function counted(name: string, key: string, rule: Limit): Promise<number> {
  return (await limiterOf(name, rule).get(digest(key)))?.consumedPoints ?? 0;
}

/**
 * As `limit`, with waits that grow. Whoever asks while having to wait is neither counted nor made to wait longer.
 * `giveBackGrowing` takes the last try and its wait back, `forgive` all of them.
 */
export async function limitGrowing(name: string, key: string, rule: GrowingLimit): Promise<void> {
  const [id, present, memory] = [`${name}:${digest(key)}`, Date.now(), rule.memorySeconds * 1000];
  // One statement, so that of tries at the same time none slips past. A row is kept for the memory after its wait.
  const { rowCount } = await database().pool.query({
    name: "limit-growing",
    text: `INSERT INTO rate_limit AS kept (key, points, expire)
        VALUES ($1, 1, $2::bigint + $3::bigint + CASE WHEN $4::int = 1 THEN $5::bigint ELSE 0 END)
      ON CONFLICT (key) DO UPDATE SET (points, expire) = (
        SELECT nth, $2::bigint + $3::bigint + CASE WHEN nth % $4::int = 0
          THEN least($6::bigint, $5::bigint * power(2, least(nth / $4::int, 30) - 1)::bigint) ELSE 0 END
        FROM (SELECT CASE WHEN kept.expire <= $2 THEN 1 ELSE kept.points + 1 END AS nth) AS counted)
      WHERE kept.points % $4::int <> 0 OR kept.expire - $3::bigint <= $2::bigint`,
    values: [id, present, memory, rule.points, rule.seconds * 1000, rule.longestSeconds * 1000],
  });
  if (rowCount === 0) {
    const { rows } = await database().pool.query<{ expire: string }>("SELECT expire FROM rate_limit WHERE key = $1", [
      id,
    ]);
    throw waiting(Number(rows[0]?.expire ?? 0) - memory - present);
  }
  await sweep();
}

/** Takes the last counted try of `key` back, and the wait after it, for a try that was not looked at in the end. */
export async function giveBackGrowing(name: string, key: string, rule: GrowingLimit): Promise<void> {
  const text = "UPDATE rate_limit SET points = points - 1, expire = $2 WHERE key = $1 AND points > 0";
  await database().pool.query(text, [`${name}:${digest(key)}`, Date.now() + rule.memorySeconds * 1000]);
}

function waiting(milliseconds: number): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return rateLimited(tooManyTries(Math.ceil(seconds / 60)), seconds);
}

/** Now and then rows that ended an hour ago are swept out, for the table would only ever grow. */
async function sweep(): Promise<void> {
  if (randomInt(500) !== 0) return;
  await database().pool.query("DELETE FROM rate_limit WHERE expire < $1", [Date.now() - 3_600_000]);
}

/** As `Limit`, of things that come by the second: the first `free` of them cost nothing in this process. */
export interface BulkLimit extends Limit {
  free: number;
}

const spent = new Map<string, { count: number; until: number }>();
/** Senders that are remembered; those whose time is over go first. */
const mostSpent = 20_000;

/**
 * Counts `count` of `key` under `name`. Only who goes beyond what is free is counted in the database, so that ordinary
 * senders cost it nothing. Throws `rate_limited` with the seconds to wait; `sentence` says it to whoever sends.
 */
export async function limitBulk(
  name: string,
  key: string,
  rule: BulkLimit,
  { count, sentence }: { count: number; sentence: (seconds: number) => string },
): Promise<void> {
  if (isFree(`${name} ${key}`, rule, count)) return;
  try {
    await limiterOf(name, rule).consume(digest(key), count);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw rateLimited(sentence(seconds), seconds);
  }
}

function isFree(key: string, { free, seconds }: BulkLimit, count: number): boolean {
  const present = performance.now();
  const known = spent.get(key);
  const entry = known && known.until > present ? known : { count: 0, until: present + seconds * 1_000 };
  entry.count += count;
  spent.set(key, entry);
  if (spent.size > mostSpent) for (const [each, { until }] of spent) if (until <= present) spent.delete(each);
  return entry.count <= free;
}

/** Takes one counted try of `key` back, for a try that succeeded. */
export async function giveBack(name: string, key: string, rule: Limit): Promise<void> {
  await limiterOf(name, rule).reward(digest(key));
}

/** Forgets all tries of `key`. */
export async function forgive(name: string, key: string, rule: Limit): Promise<void> {
  await limiterOf(name, rule).delete(digest(key));
}

// The table shall hold no e-mail and no address, nor a digest that could be found by trying.
function digest(key: string): string {
  return createHmac("sha256", authSecret()).update(key).digest("base64url");
}

function limiterOf(name: string, { points, seconds, blockSeconds }: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: database().pool,
    storeType: "pool",
    tableName: "rate_limit",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
    blockDuration: blockSeconds ?? 0,
  });
}
