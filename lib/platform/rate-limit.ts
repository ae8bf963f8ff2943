// Counts tries in the database, so that a limit holds over all processes.
import "server-only";
import { createHmac, randomInt } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { database } from "./db";
import { authSecret } from "./env";
import { rateLimited, tooManyTries } from "./errors";

/** `points` tries in `seconds`; whoever goes beyond waits for the rest of them, or for `blockSeconds`. */
export interface Limit {
  points: number;
  seconds: number;
  blockSeconds?: number;
}

/** Counts one try of `key` under `name`. Throws `rate_limited` with the seconds to wait once there were too many. */
export async function limit(name: string, key: string, rule: Limit): Promise<void> {
  const limiter = limiterOf(name, rule);
  try {
    await limiter.consume(digest(key));
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw rateLimited(tooManyTries(Math.ceil(seconds / 60)), seconds);
  }
  // Now and then rows that ended an hour ago are swept out, for the table would only ever grow.
  if (randomInt(500) !== 0) return;
  await database().pool.query("DELETE FROM rate_limit WHERE expire < $1", [Date.now() - 3_600_000]);
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
