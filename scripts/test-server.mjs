// Opens the PostgreSQL server tests use, with a migrated template database in it.
import { randomBytes } from "node:crypto";
import { migrate } from "./migrate.mjs";
import { startThrowawayCluster, withClient } from "./postgres.mjs";
import { Refusal } from "./process.mjs";

async function openServer() {
  const given = process.env.DATABASE_URL;
  if (!given) {
    const cluster = await startThrowawayCluster();
    return { adminUrl: cluster.url("postgres"), isOurs: true, stop: cluster.stop };
  }
  await withClient(given, async (client) => {
    const role = await client.query("SELECT rolcreatedb OR rolsuper AS may FROM pg_roles WHERE rolname = current_user");
    if (!role.rows[0]?.may) {
      throw new Refusal(
        "The tests make databases of their own: the role in DATABASE_URL needs CREATEDB (ALTER ROLE … CREATEDB).",
      );
    }
  });
  return { adminUrl: given, isOurs: false, stop: async () => {} };
}

async function dropAll(adminUrl, prefix) {
  await withClient(adminUrl, async (client) => {
    const found = await client.query("SELECT datname FROM pg_database WHERE starts_with(datname, $1)", [prefix]);
    for (const { datname } of found.rows) await client.query(`DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`);
  });
}

/**
 * Opens the server that DATABASE_URL names, else one that lives as long as this process; nothing stays behind after `close`.
 * @returns {Promise<{ adminUrl: string, template: string, close: () => Promise<void> }>}
 */
export async function openTestServer() {
  const { adminUrl, isOurs, stop } = await openServer();
  const template = `mortuary_test_${randomBytes(4).toString("hex")}`;
  const close = async () => {
    if (!isOurs) await dropAll(adminUrl, template);
    await stop();
  };
  try {
    await withClient(adminUrl, (client) => client.query(`CREATE DATABASE ${template}`));
    const url = new URL(adminUrl);
    url.pathname = `/${template}`;
    await migrate(url.href);
  } catch (error) {
    await close();
    throw error;
  }
  return { adminUrl, template, close };
}
