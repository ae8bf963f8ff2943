// Opens the database the product works on: the one that DATABASE_URL names, else the embedded one.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { claim, findHolder, refuseSecond } from "./instance.mjs";
import { listPending, migrate } from "./migrate.mjs";
import { databaseUrl, openCluster, withClient } from "./postgres.mjs";
import { pause, processStart, Refusal } from "./process.mjs";
import { runTypeScript } from "./typescript.mjs";

const NAME = "mortuary";
const DRAFT = "mortuary_setup";
const LOST_CHECK_MS = 2000;
const READY_MS = 120_000;

/** The file that says which process owns the data folder. */
const lockFile = (dataDir) => join(dataDir, "instance.json");

const exists = (client, name) =>
  client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]).then((r) => r.rowCount > 0);

// The demo is filled in under another name and renamed when whole, so an interrupted first start begins anew.
async function provision(cluster, stage) {
  const isThere = await withClient(cluster.url("postgres"), (client) => exists(client, NAME));
  if (isThere) {
    const pending = await listPending(cluster.url(NAME));
    if (pending.length > 0) await stage("Migrating the database", () => migrate(cluster.url(NAME)));
    return;
  }
  await withClient(cluster.url("postgres"), async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${DRAFT} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${DRAFT}`);
  });
  await stage("Migrating the database", () => migrate(cluster.url(DRAFT)));
  await stage("Filling in the demo", () => seed(cluster.url(DRAFT)));
  await withClient(cluster.url("postgres"), (client) => client.query(`ALTER DATABASE ${DRAFT} RENAME TO ${NAME}`));
}

/**
 * Fills an empty database with the demo; raises a refusal with the seed's own words when it fails.
 * @param {string} url
 * @param {Record<string, string>} [env] such as the secret that the servers on this database share
 */
export async function seed(url, env = {}) {
  const its = { ...env, DATABASE_URL: url, EMBEDDED_DATABASE: "1" };
  const { code, output } = await runTypeScript("prisma/seed.ts", [], its);
  if (code !== 0) throw new Refusal(`The demo could not be filled in:\n${output.trim()}`);
}

function watch(pid, onLost) {
  const timer = setInterval(() => {
    if (processStart(pid) !== null) return;
    clearInterval(timer);
    onLost();
  }, LOST_CHECK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Starts or adopts the embedded database, migrated and with the demo in it. The caller owns the data folder.
 * @param {string} dataDir absolute
 * @param {(name: string, work: () => Promise<unknown>) => Promise<unknown>} stage
 * @param {() => void} [onLost] called when the server ends without having been asked to
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function openEmbedded(dataDir, stage, onLost = () => {}) {
  const cluster = await stage("Starting the database", () => openCluster(dataDir));
  try {
    await provision(cluster, stage);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  const unwatch = watch(cluster.pid, onLost);
  return {
    url: cluster.url(NAME),
    stop: async () => {
      unwatch();
      await cluster.stop();
    },
  };
}

async function borrow(dataDir) {
  const end = Date.now() + READY_MS;
  while (Date.now() < end) {
    const holder = findHolder(lockFile(dataDir));
    if (!holder) return null;
    if (holder.isReady) {
      const { password, port } = JSON.parse(readFileSync(join(dataDir, "postgres.json"), "utf8"));
      return { url: databaseUrl(port, password, NAME), stop: async () => {} };
    }
    await pause(100);
  }
  throw refuseSecond(lockFile(dataDir));
}

/**
 * The database for one command: DATABASE_URL's, else the running product's embedded one, else the embedded one started
 * for as long as the command runs.
 * @param {string} dataDir absolute
 * @param {string} purpose the command, in words
 * @returns {Promise<{ url: string, isEmbedded: boolean, stop: () => Promise<void> }>}
 */
export async function openForCommand(dataDir, purpose) {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, isEmbedded: false, stop: async () => {} };
  for (;;) {
    const lock = claim(lockFile(dataDir), purpose);
    if (!lock) {
      const borrowed = await borrow(dataDir);
      if (borrowed) return { ...borrowed, isEmbedded: true };
      continue;
    }
    try {
      const database = await openEmbedded(dataDir, (_name, work) => work());
      lock.publish({ isReady: true });
      const stop = async () => {
        await database.stop();
        lock.release();
      };
      return { url: database.url, isEmbedded: true, stop };
    } catch (error) {
      lock.release();
      throw error;
    }
  }
}
