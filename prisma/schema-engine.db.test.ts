// Walks Prisma's command line over our schema engine, command by command, on a real server.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, inject, test } from "vitest";
import { urlOfDatabase } from "@/lib/testing/database";
import { startThrowawayCluster, withClient } from "@/scripts/postgres.mjs";
import { prismaEnvironment } from "@/scripts/prisma.mjs";
import { run } from "@/scripts/process.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const cli = join(root, "node_modules/prisma/build/index.js");
const { adminUrl } = inject("testServer");

const PERSON = "model Person {\n  id   Int    @id\n  name String\n}\n";
const PERSON_WITH_AGE = "model Person {\n  id   Int    @id\n  name String\n  age  Int    @default(0)\n}\n";
const CONFIG = `import { defineConfig } from "prisma/config";
export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_URL ?? "" },
});
`;
const WITH_SEMICOLONS = `CREATE FUNCTION shout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN NEW.name := upper(NEW.name); RETURN NEW; END; $$;
CREATE TRIGGER shout BEFORE INSERT ON "Person" FOR EACH ROW EXECUTE FUNCTION shout();
ALTER TABLE "Person" ADD CONSTRAINT name_short CHECK (length(name) < 100);
`;

const databases: string[] = [];
const folders: string[] = [];

interface Project {
  folder: string;
  url: string;
  prisma(...args: string[]): { code: number | null; output: string };
  writeSchema(models: string): void;
  writeMigration(name: string, sql: string): void;
  listMigrations(): string[];
}

function newDatabase(): string {
  const name = `engine_test_${randomBytes(6).toString("hex")}`;
  databases.push(name);
  return urlOfDatabase(adminUrl, name);
}

function newProject(url = newDatabase()): Project {
  const folder = mkdtempSync(join(tmpdir(), "schema-engine-"));
  folders.push(folder);
  mkdirSync(join(folder, "prisma/migrations"), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "prisma.config.ts"), CONFIG);
  const migrations = join(folder, "prisma/migrations");
  const project: Project = {
    folder,
    url,
    prisma: (...args) => {
      const env = prismaEnvironment(url);
      const done = spawnSync(process.execPath, [cli, ...args], { cwd: folder, env, encoding: "utf8", timeout: 60_000 });
      return { code: done.status, output: done.stdout + done.stderr };
    },
    writeSchema: (models) => {
      const head = 'generator client {\n  provider = "prisma-client"\n  output   = "./generated"\n}\n\n';
      writeFileSync(
        join(folder, "prisma/schema.prisma"),
        `${head}datasource db {\n  provider = "postgresql"\n}\n\n${models}`,
      );
    },
    writeMigration: (name, sql) => {
      mkdirSync(join(migrations, name), { recursive: true });
      writeFileSync(join(migrations, name, "migration.sql"), sql);
      writeFileSync(join(migrations, "migration_lock.toml"), 'provider = "postgresql"\n');
    },
    listMigrations: () => readdirSync(migrations).filter((name) => name !== "migration_lock.toml"),
  };
  project.writeSchema(PERSON);
  return project;
}

async function createDatabase(url: string): Promise<void> {
  await withClient(adminUrl, (client) => client.query(`CREATE DATABASE ${new URL(url).pathname.slice(1)}`));
}

function listColumns(url: string, table: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const found = await client.query<{ name: string }>(
      "SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 ORDER BY ordinal_position",
      [table],
    );
    return found.rows.map((row) => row.name);
  });
}

afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  await withClient(adminUrl, async (client) => {
    for (const name of databases) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });
});

describe("without a database", () => {
  const project = newProject();

  test("the engine tells its version, which Prisma asks first", () => {
    const asked = spawnSync(process.execPath, [join(root, "prisma/schema-engine.mjs"), "--version"], {
      encoding: "utf8",
    });
    expect(asked).toMatchObject({ status: 0, stdout: expect.stringContaining("schema-engine-cli") as string });
  });

  test("generate writes the client", () => {
    expect(project.prisma("generate")).toMatchObject({ code: 0 });
    expect(readFileSync(join(project.folder, "prisma/generated/client.ts"), "utf8")).toContain("Person");
  });

  test("validate accepts a good schema and names what is wrong in a bad one", () => {
    expect(project.prisma("validate")).toMatchObject({ code: 0 });
    project.writeSchema("model Person {\n  id Int\n}\n");
    const refused = project.prisma("validate");
    expect(refused.code).toBe(1);
    expect(refused.output).toContain("unique criteria");
  });

  test("format sets the schema's columns", () => {
    project.writeSchema("model Person {\n id Int @id\n firstName String\n}\n");
    expect(project.prisma("format")).toMatchObject({ code: 0 });
    expect(readFileSync(join(project.folder, "prisma/schema.prisma"), "utf8")).toContain("id        Int    @id");
  });
});

describe("migrate", { timeout: 120_000 }, () => {
  test("dev makes a missing database, takes a second change, and only writes with --create-only", async () => {
    const project = newProject();
    expect(project.prisma("migrate", "dev", "--name", "first")).toMatchObject({ code: 0 });
    expect(await listColumns(project.url, "Person")).toEqual(["id", "name"]);

    project.writeSchema(PERSON_WITH_AGE);
    expect(project.prisma("migrate", "dev", "--name", "second")).toMatchObject({ code: 0 });
    expect(await listColumns(project.url, "Person")).toEqual(["id", "name", "age"]);

    project.writeSchema(`${PERSON_WITH_AGE}\nmodel Place {\n  id Int @id\n}\n`);
    expect(project.prisma("migrate", "dev", "--name", "third", "--create-only")).toMatchObject({ code: 0 });
    expect(project.listMigrations()).toHaveLength(3);
    expect(await listColumns(project.url, "Place")).toEqual([]);
  });

  test("dev and diff read a database with CHECKs, triggers and functions; no shadow database stays behind", async () => {
    const project = newProject();
    expect(project.prisma("migrate", "dev", "--name", "first")).toMatchObject({ code: 0 });
    project.writeMigration("29990101000000_guards", WITH_SEMICOLONS);
    expect(project.prisma("migrate", "dev")).toMatchObject({ code: 0 });
    await withClient(project.url, async (client) => {
      await client.query(`INSERT INTO "Person" VALUES (1, 'ada')`);
      expect((await client.query(`SELECT name FROM "Person"`)).rows).toEqual([{ name: "ADA" }]);
      const shadows = await client.query("SELECT 1 FROM pg_database WHERE datname LIKE 'prisma_migrate_shadow%'");
      expect(shadows.rowCount).toBe(0);
    });
    const same = ["migrate", "diff", "--exit-code", "--from-config-datasource", "--to-schema", "prisma/schema.prisma"];
    expect(project.prisma(...same)).toMatchObject({ code: 0 });
    project.writeSchema(PERSON_WITH_AGE);
    expect(project.prisma(...same)).toMatchObject({ code: 2 });
  });

  test("status, deploy and status again: pending, applied, up to date", async () => {
    const project = newProject();
    project.writeMigration("20260101000000_first", 'CREATE TABLE "Person" (id INT PRIMARY KEY, name TEXT NOT NULL);');
    project.writeMigration("20260102000000_guards", WITH_SEMICOLONS);
    await createDatabase(project.url);
    const before = project.prisma("migrate", "status");
    expect(before.code).toBe(1);
    expect(before.output).toContain("20260102000000_guards");
    expect(project.prisma("migrate", "deploy")).toMatchObject({ code: 0 });
    expect(project.prisma("migrate", "status")).toMatchObject({ code: 0 });
    expect(await listColumns(project.url, "Person")).toEqual(["id", "name"]);
  });

  test("a failed migration stops deploy, and resolve takes it back", () => {
    const project = newProject();
    project.writeMigration("20260101000000_broken", "CREATE TABLE broken (;");
    const failed = project.prisma("migrate", "deploy");
    expect(failed.code).toBe(1);
    expect(failed.output).toMatch(/syntax error at or near ";"[\s\S]*20260101000000_broken/);
    expect(project.prisma("migrate", "deploy").output).toContain("P3009");
    expect(project.prisma("migrate", "resolve", "--rolled-back", "20260101000000_broken")).toMatchObject({ code: 0 });
    project.writeMigration("20260101000000_broken", "CREATE TABLE mended (id INT);");
    expect(project.prisma("migrate", "deploy")).toMatchObject({ code: 0 });
  });

  test("reset --force empties the database and applies everything anew", async () => {
    const project = newProject();
    project.writeMigration("20260101000000_first", 'CREATE TABLE "Person" (id INT PRIMARY KEY, name TEXT NOT NULL);');
    expect(project.prisma("migrate", "deploy")).toMatchObject({ code: 0 });
    await withClient(project.url, (client) => client.query(`INSERT INTO "Person" VALUES (1, 'ada')`));
    expect(project.prisma("migrate", "reset", "--force")).toMatchObject({ code: 0 });
    const left = await withClient(project.url, (client) => client.query(`SELECT 1 FROM "Person"`));
    expect(left.rowCount).toBe(0);
  });

  test("diff --script writes the statements", async () => {
    const project = newProject();
    await createDatabase(project.url);
    const { code, output } = project.prisma(
      "migrate",
      "diff",
      "--from-empty",
      "--to-schema",
      "prisma/schema.prisma",
      "--script",
    );
    expect(code).toBe(0);
    expect(output).toContain('CREATE TABLE "Person"');
  });

  test("two deploys at once on a missing database: one creates it, and both leave it whole", async () => {
    const project = newProject();
    project.writeMigration("20260101000000_first", 'CREATE TABLE "Person" (id INT PRIMARY KEY, name TEXT NOT NULL);');
    const env = prismaEnvironment(project.url);
    const deploy = () =>
      run(process.execPath, [cli, "migrate", "deploy", "--config", join(project.folder, "prisma.config.ts")], { env });
    const both = await Promise.all([deploy(), deploy()]);
    expect(both.map(({ code }) => code)).toContain(0);
    expect(project.prisma("migrate", "status")).toMatchObject({ code: 0 });
  });
});

describe("db", { timeout: 120_000 }, () => {
  test("push, pull and execute", async () => {
    const project = newProject();
    expect(project.prisma("db", "push")).toMatchObject({ code: 0 });
    expect(await listColumns(project.url, "Person")).toEqual(["id", "name"]);

    const script = join(project.folder, "script.sql");
    writeFileSync(script, `${WITH_SEMICOLONS}ALTER TABLE "Person" ADD COLUMN nick TEXT;`);
    expect(project.prisma("db", "execute", "--file", script)).toMatchObject({ code: 0 });

    expect(project.prisma("db", "pull", "--force")).toMatchObject({ code: 0 });
    expect(readFileSync(join(project.folder, "prisma/schema.prisma"), "utf8")).toMatch(/nick\s+String\?/);
  });
});

describe("a server that cannot be used", { timeout: 60_000 }, () => {
  // The server that DATABASE_URL names may trust everybody; this one asks for the password.
  test("a wrong password is P1000", async () => {
    const server = await startThrowawayCluster();
    const url = new URL(server.url("any"));
    url.password = "wrong";
    const { code, output } = newProject(url.href).prisma("migrate", "deploy");
    await server.stop();
    expect(code).toBe(1);
    expect(output).toContain("P1000");
  });

  test("an unreachable server is P1001", () => {
    const { code, output } = newProject("postgresql://nobody@127.0.0.1:1/none").prisma("migrate", "deploy");
    expect(code).toBe(1);
    expect(output).toContain("P1001");
  });
});
