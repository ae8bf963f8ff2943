// Gives every file of database tests a migrated, empty database of its own, copied from one template.
import { randomBytes } from "node:crypto";
import { withClient } from "@/scripts/postgres.mjs";

/** Where test databases are made: the server's address (with a database that exists) and the migrated template's name. */
export interface TestServer {
  adminUrl: string;
  template: string;
}

declare module "vitest" {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** The address of another database on the same server. */
export function urlOfDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Copies the template into a new database and answers its address, of which `tail` is the end. */
export async function createTestDatabase(
  { adminUrl, template }: TestServer,
  tail: string = randomBytes(4).toString("hex"),
): Promise<string> {
  const name = `${template}_${tail}`;
  await withClient(adminUrl, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  return urlOfDatabase(adminUrl, name);
}

/** Removes a database made by `createTestDatabase`, whoever is still connected. */
export async function dropTestDatabase({ adminUrl }: TestServer, url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await withClient(adminUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
}

const everyTable = `SELECT quote_ident(tablename) AS name FROM pg_tables
  WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`;

/**
 * Empties every table of a test's database and begins its numbers anew. Deleting a test's few rows past the guards is
 * quicker by far than truncating, which makes new files of every table and index; it takes a superuser, though.
 */
export async function emptyDatabase(): Promise<void> {
  const { database } = await import("@/lib/platform/db");
  await database().pool.query(`DO $$ DECLARE name text; BEGIN
    BEGIN
      SET LOCAL session_replication_role = replica;
    EXCEPTION WHEN insufficient_privilege THEN
      EXECUTE (SELECT 'TRUNCATE ' || string_agg(t.name, ', ') || ' RESTART IDENTITY CASCADE' FROM (${everyTable}) t);
      RETURN;
    END;
    FOR name IN ${everyTable} LOOP EXECUTE 'DELETE FROM ' || name; END LOOP;
    PERFORM setval(seqrelid, seqstart, false) FROM pg_sequence;
  END $$`);
}
