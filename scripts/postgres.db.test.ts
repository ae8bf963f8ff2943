// The embedded database through good and bad days: made, kept, left behind by a killed starter, adopted, stopped.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openCluster, startThrowawayCluster, stopServer, withClient } from "./postgres.mjs";
import { processStart, waitUntilGone } from "./process.mjs";

const address = (name: string) => new URL(name, import.meta.url).href;
const strays: number[] = [];
let folder: string;

/** Runs lines of a starter in a process of its own and answers what its first line of output says. */
async function startInProcess(lines: string): Promise<{ kill: () => Promise<unknown>; said: string }> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", `${lines}\nsetInterval(() => {}, 1000);`], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [chunk] = (await once(child.stdout, "data")) as [Buffer];
  const kill = () => {
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    return gone;
  };
  return { kill, said: chunk.toString().trim() };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "embedded-"));
});

afterEach(async () => {
  for (const pid of strays.splice(0)) await stopServer(pid);
  rmSync(folder, { recursive: true, force: true });
});

test("is made once, speaks UTF-8, keeps its rows, its port and its password, and leaves no process", async () => {
  const first = await openCluster(folder);
  strays.push(first.pid);
  expect(first.isNew).toBe(true);
  await withClient(first.url("postgres"), async (client) => {
    expect((await client.query("SHOW server_encoding")).rows).toEqual([{ server_encoding: "UTF8" }]);
    await client.query("CREATE TABLE kept AS SELECT 'Zoë'::text AS name");
  });
  await first.stop();
  expect(processStart(first.pid)).toBeNull();

  const second = await openCluster(folder);
  strays.push(second.pid);
  expect(second).toMatchObject({ isNew: false, isAdopted: false, port: first.port, password: first.password });
  const kept = await withClient(second.url("postgres"), (client) => client.query("SELECT name FROM kept"));
  expect(kept.rows).toEqual([{ name: "Zoë" }]);
});

test("is adopted, not started beside itself, when its starter was killed", async () => {
  const starter = await startInProcess(
    `const { openCluster } = await import(${JSON.stringify(address("postgres.mjs"))});
     const cluster = await openCluster(${JSON.stringify(folder)});
     console.log(cluster.pid);`,
  );
  const orphan = Number(starter.said);
  strays.push(orphan);
  await starter.kill();
  expect(processStart(orphan)).not.toBeNull();

  const adopted = await openCluster(folder);
  expect(adopted).toMatchObject({ pid: orphan, isAdopted: true });
  await adopted.stop();
  expect(processStart(orphan)).toBeNull();
});

test("refuses a wrong password", async () => {
  const cluster = await openCluster(folder);
  strays.push(cluster.pid);
  const url = cluster.url("postgres").replace(cluster.password, "guess");
  await expect(withClient(url, (client) => client.query("SELECT 1"))).rejects.toMatchObject({ code: "28P01" });
});

test("a throwaway server ends and leaves no folder, even when its owner is killed", async () => {
  const owner = await startInProcess(
    `const { startThrowawayCluster, withClient } = await import(${JSON.stringify(address("postgres.mjs"))});
     const cluster = await startThrowawayCluster();
     const shown = await withClient(cluster.url("postgres"), (client) => client.query(
       "SELECT current_setting('data_directory') AS data, pg_backend_pid() AS backend"));
     const { readFileSync } = await import("node:fs");
     const pid = readFileSync(shown.rows[0].data + "/postmaster.pid", "utf8").split("\\n")[0];
     console.log(JSON.stringify({ data: shown.rows[0].data, pid: Number(pid) }));`,
  );
  const { data, pid } = JSON.parse(owner.said) as { data: string; pid: number };
  strays.push(pid);
  await owner.kill();
  expect(await waitUntilGone(pid, 15_000)).toBe(true);
  await expect.poll(() => existsSync(data), { timeout: 5000 }).toBe(false);

  const stopped = await startThrowawayCluster();
  await stopped.stop();
  await expect(withClient(stopped.url("postgres"), (client) => client.query("SELECT 1"))).rejects.toMatchObject({
    code: "ECONNREFUSED",
  });
});

test("a second start beside the first is refused with a sentence and touches nothing", async () => {
  const file = join(folder, "instance.json");
  const first = await startInProcess(
    `const { claim } = await import(${JSON.stringify(address("instance.mjs"))});
     claim(${JSON.stringify(file)}, "npm start").publish({ address: "http://127.0.0.1:3999" });
     console.log("claimed");`,
  );
  const env = { ...process.env, DATA_DIR: folder, PORT: "0" };
  Reflect.deleteProperty(env, "DATABASE_URL");
  const start = fileURLToPath(address("start.mjs"));
  const second = spawnSync(process.execPath, [start], { env, encoding: "utf8", timeout: 20_000 });
  await first.kill();
  expect(second.status).toBe(1);
  expect(second.stderr).toContain("already running at http://127.0.0.1:3999");
  expect(existsSync(join(folder, "postgres"))).toBe(false);
});
