// A database with the demo for one file of tests, which no other server works on.
import pg from "pg";
import { seed } from "@/scripts/database.mjs";
import { openTestServer } from "@/scripts/test-server.mjs";

export interface OwnDatabase {
  url: string;
  pool: pg.Pool;
  close(): Promise<void>;
}

export async function openOwnDatabase(): Promise<OwnDatabase> {
  const opened = await openTestServer();
  const url = new URL(opened.adminUrl);
  url.pathname = `/${opened.template}`;
  await seed(url.href);
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  // The database's stop may come before a connection has taken its leave.
  pool.on("connect", (client) => client.on("error", () => {}));
  const close = async () => {
    await pool.end();
    await opened.close();
  };
  return { url: url.href, pool, close };
}
