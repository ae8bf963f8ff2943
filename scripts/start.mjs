// Starts the product from nothing: packages, build, database, migrations, demo, web server. `--dev` serves it for development.
import { completeEnvironment, loadEnvironmentFiles, makeDataDirectory, readSettings } from "./environment.mjs";
import { claim, refuseSecond } from "./instance.mjs";
import { ensureInstalled } from "./install.mjs";
import { join } from "node:path";
import { main, probePort, Refusal, stopRunning } from "./process.mjs";
import { stage } from "./progress.mjs";
import { onEnd } from "./signals.mjs";

const ACCOUNTS = "coordinator@demo.test, driver@demo.test, hospital@demo.test, admin@demo.test";

/** What has been started, to be ended in the opposite order. */
const started = [];
let isEnding = false;

async function endAll() {
  isEnding = true;
  await stopRunning();
  while (started.length > 0) await started.pop()();
}

const step = (name, work) => {
  if (isEnding) throw new Refusal("Stopped.");
  return stage(name, work);
};

async function refuseTakenPort(host, port) {
  if (port === 0) return;
  const free = await probePort(port, host).catch(() => port);
  if (free !== null) return;
  const { portTaken } = await import("./server.mjs");
  throw new Refusal(portTaken(port, host));
}

async function prepareSources(isDevelopment) {
  await ensureInstalled(step);
  const { generateClient } = await import("./prisma.mjs");
  await generateClient(step);
  if (isDevelopment) return;
  const { build, isBuilt } = await import("./build.mjs");
  // A build under another key, such as one made for tests, would name its actions otherwise than the next one.
  if (!isBuilt(process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY)) await step("Building", build);
}

async function lookAtDatabase() {
  const { requireMigrated } = await import("./migrate.mjs");
  const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;
  await step("Looking at the database", () => requireMigrated(url));
}

async function openDatabase({ isEmbedded, dataDir }, lock, onLost) {
  if (!isEmbedded) return lookAtDatabase();
  const { openEmbedded } = await import("./database.mjs");
  const database = await openEmbedded(dataDir, step, onLost);
  started.push(database.stop);
  process.env.DATABASE_URL = database.url;
  process.env.EMBEDDED_DATABASE = "1";
  delete process.env.DATABASE_DIRECT_URL;
  lock.publish({ isReady: true });
}

function announce(address, isEmbedded) {
  const lines = [``, `The product is at ${address}`];
  if (isEmbedded) lines.push(`Demo accounts: ${ACCOUNTS}`, `Their password: demo-password`);
  lines.push("Ctrl-C stops it.");
  process.stdout.write(`${lines.join("\n")}\n`);
}

function takeLock(dataDir) {
  makeDataDirectory(dataDir);
  const file = join(dataDir, "instance.json");
  const lock = claim(file, "npm start");
  if (!lock) throw refuseSecond(file);
  started.push(async () => lock.release());
  return lock;
}

async function start(isDevelopment, onLost) {
  loadEnvironmentFiles();
  const settings = readSettings();
  const lock = settings.isEmbedded ? takeLock(settings.dataDir) : null;
  completeEnvironment({ ...settings, isDevelopment });
  await refuseTakenPort(settings.host, settings.port);
  await prepareSources(isDevelopment);
  await openDatabase(settings, lock, onLost);
  const { serve } = await import("./server.mjs");
  const server = await step("Starting the web server", () => serve({ ...settings, isDevelopment }));
  started.push(server.close);
  lock?.publish({ address: server.address });
  announce(server.address, settings.isEmbedded);
}

await main(async () => {
  const ended = onEnd().then((signal) => ({ signal }));
  let lose;
  const lost = new Promise((done) => {
    lose = () => done({ isLost: true });
  });
  const starting = start(process.argv.includes("--dev"), () => lose());
  const failed = starting.then(
    () => new Promise(() => {}),
    (error) => ({ error }),
  );
  const end = await Promise.race([ended, lost, failed]);
  if (end.signal) process.stdout.write("\nStopping …\n");
  await endAll();
  if (end.signal) await starting.then(endAll, endAll);
  if (end.isLost)
    throw new Refusal("The embedded database has ended by itself; see .data/postgres.log. Start the product again.");
  if (end.error) throw end.error;
  process.exit(0);
});
process.exit();
