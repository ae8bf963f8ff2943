// Whether this process can do its work: the database answers, and has every migration that this version was built with.
import "server-only";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { database } from "./db";
import { AppError } from "./errors";
import { keepFor } from "./keep-for";
import { describe, log } from "./log";

/** Milliseconds; whoever asks is a balancer that asks again soon. */
const patience = 2_000;
const keptMs = 1_000;

/** How many migrations of this version the database lacks; it may have newer ones. */
async function countPending(): Promise<number> {
  const entries = await readdir(join(/* turbopackIgnore: true */ process.cwd(), "prisma", "migrations"), {
    withFileTypes: true,
  });
  const { rows } = await database().pool.query<{ name: string }>({
    name: "applied-migrations",
    text: `SELECT migration_name AS name FROM _prisma_migrations
      WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  });
  const applied = new Set(rows.map(({ name }) => name));
  return entries.filter((entry) => entry.isDirectory() && !applied.has(entry.name)).length;
}

async function within<T>(work: Promise<T>): Promise<T> {
  let overdue: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_done, fail) => {
    overdue = setTimeout(() => fail(new Error("The database took too long.")), patience);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(overdue));
}

/** A sentence that says what is missing; null when nothing is. */
export async function findMissing(count: () => Promise<number> = countPending): Promise<string | null> {
  try {
    const pending = await within(count());
    if (pending === 0) return null;
    return `The database lacks ${pending} ${pending === 1 ? "migration" : "migrations"}.`;
  } catch (error) {
    log.warn({ error: describe(error) }, "not ready");
    return "The database does not answer.";
  }
}

// Whoever asks, and however often: the database is asked once a second.
const missing = keepFor(keptMs, () => findMissing());

/** Raises `unavailable` with what is missing. */
export async function requireReady(): Promise<void> {
  const sentence = await missing();
  if (sentence !== null) throw new AppError("unavailable", sentence);
}
