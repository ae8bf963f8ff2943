// A migrated, empty database for the measurements, with the settings the product itself runs PostgreSQL with.
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { urlOfDatabase } from "@/lib/testing/database";
import { migrate } from "@/scripts/migrate.mjs";
import { openCluster, withClient } from "@/scripts/postgres.mjs";

interface MeasuredDatabase {
  url: string;
  version: string;
  close(): Promise<void>;
}

/** On the server that `given` names, else on one of its own that ends with `close`; nothing stays behind. */
export async function openMeasuredDatabase(given: string | undefined): Promise<MeasuredDatabase> {
  const server = given ? { admin: given, stop: async () => {} } : await openOwnServer();
  const name = `mortuary_bench_${randomBytes(4).toString("hex")}`;
  const close = async () => {
    await withClient(server.admin, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    await server.stop();
  };
  try {
    const version = await withClient(server.admin, async (client) => {
      await client.query(`CREATE DATABASE ${name}`);
      const { rows } = await client.query<{ server_version: string }>("SHOW server_version");
      return rows[0]?.server_version ?? "unknown";
    });
    const url = urlOfDatabase(server.admin, name);
    await migrate(url);
    return { url, version, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openOwnServer() {
  const folder = await mkdtemp(join(tmpdir(), "mortuary-bench-"));
  const cluster = await openCluster(folder);
  return {
    admin: cluster.url("postgres"),
    stop: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
