// Brings a database's tables to the state the migrations describe, and makes sure of it.
import { existsSync, readdirSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { ensureInstalled } from "./install.mjs";
import { loadEnvironmentFiles } from "./environment.mjs";
import { prisma } from "./prisma.mjs";
import { isMain, main, Refusal } from "./process.mjs";

/** The migrations of the project, oldest first. */
export function listMigrations() {
  return readdirSync(inRoot("prisma", "migrations"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(inRoot("prisma", "migrations", entry.name, "migration.sql")))
    .map((entry) => entry.name)
    .toSorted();
}

/**
 * The migrations a database still lacks; a failed one counts as lacking.
 * @param {string} url
 * @returns {Promise<string[]>}
 */
export async function listPending(url) {
  const { withClient } = await import("./postgres.mjs");
  const applied = await withClient(url, async (client) => {
    const table = await client.query("SELECT to_regclass('_prisma_migrations') AS found");
    if (table.rows[0].found === null) return [];
    const done = await client.query(
      "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
    );
    return done.rows.map((row) => row.migration_name);
  });
  return listMigrations().filter((name) => !applied.includes(name));
}

/**
 * Raises a refusal when a database cannot be used, or lacks migrations.
 * @param {string} url
 */
export async function requireMigrated(url) {
  const pending = await listPending(url).catch((error) => {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`The database in DATABASE_URL cannot be used: ${error.message || error.code}`);
  });
  if (pending.length === 0) return;
  throw new Refusal(
    `The database lacks ${pending.length} migration${pending.length > 1 ? "s" : ""} (${pending.join(", ")}). Run \`npm run migrate\`, then start again.`,
  );
}

/**
 * Applies what is pending. `deploy` can end well without having done its work when its engine dies, so `status` is asked after it.
 * @param {string} url
 * @returns {Promise<string>} what Prisma said
 */
export async function migrate(url) {
  const deployed = await prisma(["migrate", "deploy"], url);
  if (deployed.code !== 0) throw new Refusal(`The migrations could not be applied:\n${deployed.output.trim()}`);
  const status = await prisma(["migrate", "status"], url);
  const pending = status.code === 0 ? await listPending(url) : [];
  if (status.code !== 0 || pending.length > 0) {
    throw new Refusal(
      `The database is not up to date after migrating:\n${status.output.trim()}\n${pending.join("\n")}`,
    );
  }
  return deployed.output;
}

if (isMain(import.meta.url)) {
  await main(async () => {
    loadEnvironmentFiles();
    const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;
    if (!url) {
      throw new Refusal(
        "Set DATABASE_URL (or DATABASE_DIRECT_URL) to the database to migrate. The embedded one is migrated by `npm start`.",
      );
    }
    await ensureInstalled(undefined, { forRunning: true });
    const output = await migrate(url);
    const lines = output.trim().split("\n");
    process.stdout.write(`${lines.filter((line) => line && !/^(Loaded|Prisma schema)/.test(line)).join("\n")}\n`);
  });
}
