// Makes, starts, adopts and stops a PostgreSQL cluster from the packages' binaries.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { findPostgres } from "./postgres-binaries.mjs";
import { pause, probePort, processStart, Refusal, waitUntilGone } from "./process.mjs";

const START_MS = 60_000;
const STOP_MS = 30_000;
const LOCALE = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
const BASE_SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  timezone: "UTC",
  log_timezone: "UTC",
};
const THROWAWAY_SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
  max_connections: "300",
};

/** The address of one database of a local cluster. */
export const databaseUrl = (port, password, database) =>
  `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;

/**
 * Lends a client of a database for as long as `work` runs.
 * @template T
 * @param {string} url
 * @param {(client: import("pg").Client) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const tail = (log) => readFileSync(log, "utf8").trim().split("\n").slice(-5).join("\n");

function finish(child) {
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("exit", (code) => done(code));
  });
}

/** Makes a new cluster in `data`, whole or not at all. */
async function createCluster(programs, data, password, log) {
  const draft = `${data}.new`;
  rmSync(draft, { recursive: true, force: true });
  // initdb opens its standard input by name, which needs a pipe of the shell's: Node's own is a socket.
  const { command, args, options } = programs.as("sh", [
    "-c",
    'cat | "$@" --pwfile=/dev/stdin',
    "sh",
    programs.initdb,
    ...LOCALE,
    "--auth=scram-sha-256",
    "--username=postgres",
    `--pgdata=${draft}`,
    "--no-sync",
  ]);
  const output = openSync(log, "a", 0o600);
  const child = spawn(command, args, { ...options, cwd: "/", stdio: ["pipe", output, output] });
  closeSync(output);
  child.stdin.end(`${password}\n`);
  if ((await finish(child)) !== 0) throw new Refusal(`The embedded PostgreSQL could not be set up:\n${tail(log)}`);
  renameSync(draft, data);
}

/** Ends a PostgreSQL server: open statements are rolled back, and the data folder is left clean. */
export async function stopServer(pid) {
  for (const [signal, ms] of [
    ["SIGINT", STOP_MS],
    ["SIGQUIT", STOP_MS],
    ["SIGKILL", 5000],
  ]) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (error.code === "ESRCH") return;
      throw error;
    }
    if (await waitUntilGone(pid, ms)) return;
  }
}

function startProcess(programs, data, port, settings, log, tie) {
  const assignments = Object.entries({ ...BASE_SETTINGS, ...settings, port }).flatMap(([k, v]) => ["-c", `${k}=${v}`]);
  const { command, args, options } = programs.as(programs.postgres, ["-D", data, ...assignments]);
  const output = openSync(log, "a", 0o600);
  const [program, list] = tie ? tie(command, args) : [command, args];
  const child = spawn(program, list, {
    ...options,
    cwd: "/",
    detached: true,
    stdio: [tie ? "pipe" : "ignore", output, output],
  });
  closeSync(output);
  child.unref();
  child.stdin?.unref?.();
  return child;
}

async function waitUntilReady(url, isGone, log) {
  const end = Date.now() + START_MS;
  for (;;) {
    try {
      return await withClient(url, (client) => client.query("SELECT 1"));
    } catch (error) {
      if (isGone()) throw new Refusal(`The embedded PostgreSQL did not start:\n${tail(log)}`);
      if (Date.now() > end)
        throw new Refusal(`The embedded PostgreSQL does not answer (${error.message}); see ${log}.`);
    }
    await pause(25);
  }
}

function readPostmaster(data) {
  try {
    const lines = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return null;
  }
}

function isPostgres(pid) {
  if (process.platform !== "linux") return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("postgres");
  } catch {
    return false;
  }
}

/** A server left behind by a killed starter, found by its data folder; null when there is none. */
async function adopt(data, password) {
  const left = readPostmaster(data);
  if (!left) return null;
  const url = databaseUrl(left.port, password, "postgres");
  const end = Date.now() + START_MS;
  while (processStart(left.pid) !== null && isPostgres(left.pid)) {
    const folder = await withClient(url, (client) => client.query("SHOW data_directory")).catch(() => null);
    if (folder?.rows[0]?.data_directory === data) return left;
    if (folder || Date.now() > end) break;
    await pause(50);
  }
  // The number in the file may by now be another program's, and PostgreSQL would believe it to be its own.
  if (!isPostgres(left.pid)) rmSync(join(data, "postmaster.pid"), { force: true });
  return null;
}

function readState(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/**
 * Opens the lasting cluster below `folder`: made when there is none, adopted when a killed starter left it running.
 * @param {string} folder the data folder, absolute
 * @returns {Promise<{ pid: number, port: number, password: string, isNew: boolean, isAdopted: boolean, url: (database: string) => string, stop: () => Promise<void> }>}
 */
export async function openCluster(folder) {
  const stateFile = join(folder, "postgres.json");
  const log = join(folder, "postgres.log");
  const programs = findPostgres(join(folder, "postgres"));
  const data = join(programs.home, "data");
  const isNew = !existsSync(data);
  const known = readState(stateFile);
  if (!isNew && !known) throw new Refusal(`${stateFile} is missing: put it back, or move ${data} away to begin anew.`);
  const password = known?.password ?? randomBytes(24).toString("hex");
  const remember = (port) => writeFileSync(stateFile, JSON.stringify({ password, port }), { mode: 0o600 });
  const opened = (pid, port, isAdopted) => ({
    pid,
    port,
    password,
    isNew,
    isAdopted,
    url: (database) => databaseUrl(port, password, database),
    stop: () => stopServer(pid),
  });

  if (isNew) {
    remember(0);
    await createCluster(programs, data, password, log);
  }
  const version = Number(readFileSync(join(data, "PG_VERSION"), "utf8"));
  if (version !== programs.major) {
    throw new Refusal(
      `${data} was written by PostgreSQL ${version}; this is PostgreSQL ${programs.major}. Dump it with the former and restore.`,
    );
  }
  const left = await adopt(data, password);
  if (left) {
    remember(left.port);
    return opened(left.pid, left.port, true);
  }
  const port = (known?.port && (await probePort(known.port, "127.0.0.1"))) || (await probePort(0, "127.0.0.1"));
  if (existsSync(log)) writeFileSync(log, "");
  const child = startProcess(programs, data, port, {}, log);
  await waitUntilReady(databaseUrl(port, password, "postgres"), () => processStart(child.pid) === null, log).catch(
    async (error) => {
      await stopServer(child.pid);
      throw error;
    },
  );
  remember(port);
  return opened(child.pid, port, false);
}

// The shell ends the server and removes its folder as soon as the pipe from this process closes, however it died.
const UNTIL_PIPE_CLOSES =
  'folder=$1; home=$2; shift 2; "$@" </dev/null & server=$!; cat >/dev/null; kill -INT $server; wait $server; rm -rf "$home" "$folder"';

/**
 * Starts a cluster that lives no longer than this process and keeps nothing, for tests.
 * @returns {Promise<{ url: (database: string) => string, stop: () => Promise<void> }>}
 */
export async function startThrowawayCluster() {
  const folder = mkdtempSync(join(tmpdir(), "mortuary-postgres-"));
  const programs = findPostgres(folder);
  const data = join(programs.home, "data");
  const log = join(folder, "postgres.log");
  const password = randomBytes(16).toString("hex");
  await createCluster(programs, data, password, log).catch((error) => {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  const port = await probePort(0, "127.0.0.1");
  const tie = (command, args) => ["sh", ["-c", UNTIL_PIPE_CLOSES, "sh", folder, programs.home, command, ...args]];
  const child = startProcess(programs, data, port, THROWAWAY_SETTINGS, log, tie);
  await waitUntilReady(
    databaseUrl(port, password, "postgres"),
    () => readPostmaster(data) === null && child.exitCode !== null,
    log,
  );
  return {
    url: (database) => databaseUrl(port, password, database),
    stop: async () => {
      child.stdin.end();
      await waitUntilGone(child.pid, STOP_MS);
    },
  };
}
