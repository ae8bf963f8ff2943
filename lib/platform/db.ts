// The one door to PostgreSQL: a pool that every process opens once, and Prisma over it.
import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { Prisma, PrismaClient } from "@/prisma/generated/client";
import { env } from "./env";

export { Prisma };

/** A transaction's client, or the plain one: what queries are written against. */
export type Db = Prisma.TransactionClient;

interface Opened {
  pool: pg.Pool;
  prisma: PrismaClient;
}

function open(): Opened {
  const pool = new pg.Pool({
    connectionString: env().DATABASE_URL,
    max: env().DATABASE_POOL_SIZE,
    connectionTimeoutMillis: 15_000,
    application_name: "mortuary-transport",
  });
  // A dropped idle connection is replaced by the pool; unheard, its error would end the process.
  pool.on("error", () => {});
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool),
    transactionOptions: { maxWait: 15_000, timeout: 20_000 },
  });
  return { pool, prisma };
}

const kept = globalThis as { mortuaryDatabase?: Opened; mortuaryLastWork?: Set<() => Promise<void>> };

/** The opened database; module copies of one process share it. */
export function database(): Opened {
  if (!kept.mortuaryDatabase) {
    kept.mortuaryDatabase = open();
    onServerEnd(closeDatabase);
  }
  return kept.mortuaryDatabase;
}

/** The web server lets go of its connections after the last request and before the database ends. */
function onServerEnd(close: () => Promise<void>): void {
  const ends = globalThis as { [key: symbol]: Set<() => Promise<void>> | undefined };
  const key = Symbol.for("mortuary.closers");
  ends[key] ??= new Set();
  ends[key].add(close);
}

/** Work that still needs the database when the process ends: it is closed once that is over. */
export function beforeDatabaseEnds(end: () => Promise<void>): void {
  kept.mortuaryLastWork ??= new Set();
  kept.mortuaryLastWork.add(end);
}

/** One connection of the pool, for statements written by hand. */
export type Connection = pg.PoolClient;

/** Runs `work` in a transaction that only reads; `settings` is SQL that holds until its end. */
export async function readOnly<T>(settings: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await database().pool.connect();
  try {
    await connection.query(`BEGIN READ ONLY; ${settings}`);
    const result = await work(connection);
    await connection.query("COMMIT");
    connection.release();
    return result;
  } catch (error) {
    // Closed, not given back: nobody knows in what state it is.
    connection.release(true);
    throw error;
  }
}

export const db = new Proxy({} as PrismaClient, {
  get: (_, name) => Reflect.get(database().prisma, name) as unknown,
});

/** Closes the pool; for commands and tests that must end. */
export async function closeDatabase(): Promise<void> {
  const lastWork = [...(kept.mortuaryLastWork ?? [])];
  delete kept.mortuaryLastWork;
  await Promise.allSettled(lastWork.map((end) => end()));
  const opened = kept.mortuaryDatabase;
  if (!opened) return;
  delete kept.mortuaryDatabase;
  await opened.prisma.$disconnect();
  await opened.pool.end().catch(() => {});
}

/** True when PostgreSQL refused a row that breaks a unique rule. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}
