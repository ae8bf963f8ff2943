#!/usr/bin/env node
// The schema engine that Prisma's command line calls: Prisma's own WebAssembly build of it, talking to PostgreSQL through pg, so that no native binary has to be downloaded.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import * as glue from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";
import { parse } from "pg-connection-string";

const CHAR_OID = 18;
const VARCHAR_OID = 1043;
const USER_FACING_ERROR = 4466;

/** Reads the arguments Prisma's command line passes: the schema files, the database's address and, for `cli`, its command. */
function readArguments(argv) {
  const asked = { datamodels: [], url: undefined, command: undefined, isVersion: false };
  for (let i = 0; i < argv.length; i++) {
    if (argv[i] === "--version") asked.isVersion = true;
    if (argv[i] === "--datamodels") asked.datamodels.push(argv[++i]);
    if (argv[i] === "--datasource") asked.url = JSON.parse(argv[++i]).url;
    if (argv[i] === "cli") asked.command = argv[++i];
  }
  return asked;
}

const asked = readArguments(process.argv.slice(2));

function connection(database) {
  if (!URL.canParse(asked.url ?? "")) {
    throw Object.assign(new Error("The datasource url is not a valid database URL."), { code: "P1013" });
  }
  const { schema: schemaName, connect_timeout, ...config } = parse(asked.url);
  return {
    ...config,
    ...(database && { database }),
    schemaName,
    max: 1,
    connectionTimeoutMillis: 1000 * Number(connect_timeout ?? 5),
  };
}

async function withClient(work, database) {
  const client = new pg.Client(connection(database));
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

// adapter-pg knows no `"char"`: it is read as varchar, and reported to the engine as the character it expects.
function readingChar(queryable) {
  const queryRaw = Object.getPrototypeOf(queryable).queryRaw;
  queryable.queryRaw = async (query) => {
    const charColumns = [];
    const reader = Object.create(queryable, {
      performIO: {
        value: async (io) => {
          const result = await queryable.performIO(io);
          result.fields.forEach((field, index) => {
            if (field.dataTypeID !== CHAR_OID) return;
            field.dataTypeID = VARCHAR_OID;
            charColumns.push(index);
          });
          return result;
        },
      },
    });
    const answer = await queryRaw.call(reader, query);
    for (const index of charColumns) answer.columnTypes[index] = ColumnTypeEnum.Character;
    return answer;
  };
  return queryable;
}

class AdapterFactory extends PrismaPg {
  async connect() {
    const adapter = readingChar(await super.connect());
    const startTransaction = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolation) => readingChar(await startTransaction(isolation));
    // A script goes to the server whole: the adapter would cut it at every semicolon, and PL/pgSQL with it.
    adapter.executeScript = async (script) => {
      await adapter
        .underlyingDriver()
        .query(script)
        .catch((error) => adapter.onError(error));
    };
    return adapter;
  }

  // The adapter's own would run the migrations on the main database when it was given a connection string.
  async connectToShadowDb() {
    const name = `prisma_migrate_shadow_db_${crypto.randomUUID()}`;
    await withClient((client) => client.query(`CREATE DATABASE "${name}"`));
    const adapter = await new AdapterFactory(connection(name), this.options).connect();
    const release = adapter.dispose.bind(adapter);
    adapter.dispose = async () => {
      await release();
      await withClient((client) => client.query(`DROP DATABASE IF EXISTS "${name}"`));
    };
    return adapter;
  }
}

function explain(error) {
  if (error.code === "P1013") return [error.code, error.message];
  const { host, port, user, database } = connection();
  switch (error.code) {
    case "3D000":
      return ["P1003", `Database \`${database}\` does not exist`];
    case "28P01":
    case "28000":
      return [
        "P1000",
        `Authentication failed against database server, the provided database credentials for \`${user}\` are not valid.`,
      ];
    case "42P04":
      return ["P1009", `Database \`${database}\` already exists`];
    case "42501":
      return ["P1010", `User \`${user}\` was denied access on the database \`${database}\``];
    default:
      return ["P1001", `Can't reach database server at \`${host}:${port || 5432}\` (${error.code ?? error.message})`];
  }
}

const isLostRace = (error) => error.code === "23505" || error.code === "42P04";

async function createDatabase() {
  const target = connection().database;
  await withClient(async (client) => {
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [target]);
    if (found.rowCount) throw Object.assign(new Error("already exists"), { code: "42P04" });
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(target)}`).catch((error) => {
      if (!isLostRace(error)) throw error;
    });
  }, "postgres");
}

const log = (level, fields, target) =>
  process.stderr.write(`${JSON.stringify({ timestamp: new Date().toISOString(), level, fields, target })}\n`);

async function runCommand(command) {
  log("INFO", { message: "Starting schema engine" }, "schema_engine"); // the command line drops the first line
  try {
    if (command === "can-connect-to-database") await withClient(async () => {});
    else if (command === "create-database") await createDatabase();
    else throw new Error(`Unknown command ${command}`);
    return 0;
  } catch (error) {
    const [error_code, message] = explain(error);
    log("ERROR", { is_panic: false, message, error_code }, "schema_engine::logger");
    return 1;
  }
}

async function loadEngine(onPanic) {
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: onPanic };
  const script = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const wasm = readFileSync(script.replace(/\.js$/, ".wasm"));
  const { instance } = await WebAssembly.instantiate(wasm, { "./schema_engine_bg.js": glue });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  // Without schema files the engine wants `undefined`: an empty list makes it panic outside the call's promise.
  const datamodels = asked.datamodels.map((path) => [path, readFileSync(path, "utf8")]);
  return glue.SchemaEngine.new(
    { datamodels: datamodels.length > 0 ? datamodels : undefined },
    () => {},
    bindMigrationAwareSqlAdapterFactory(new AdapterFactory(connection(), { schema: connection().schemaName })),
  );
}

const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);

function serveCalls() {
  let panic;
  let engine;
  const unanswered = new Set();
  const fail = (id, error) => {
    const message = panic ?? String(error?.message ?? error);
    const data = { is_panic: panic !== undefined, message, error_code: error?.code ?? null, meta: null };
    unanswered.delete(id);
    send({ id, error: { code: USER_FACING_ERROR, message, data } });
  };
  // A panic surfaces outside the call's promise; unanswered, it leaves the command line waiting, or exiting 0 in silence.
  process.on("uncaughtException", (error) => {
    for (const id of unanswered) fail(id, error);
  });

  const call = async (method, params) => {
    engine ??= loadEngine((text) => {
      panic = text;
    });
    const ready = await engine;
    // This engine computes the migrations' schema only in devDiagnostic; the other calls read its cache.
    if (method === "evaluateDataLoss") {
      await ready.devDiagnostic({ migrationsList: params.migrationsList, filters: params.filters });
    }
    return ready[method === "getDatabaseVersion" ? "version" : method](params);
  };

  const answer = async ({ id, method, params }) => {
    if (!method) return; // the command line's answer to our `print`
    unanswered.add(id);
    try {
      const result = await call(method, params);
      if (method === "diff" && result.stdout !== null) {
        send({ id, method: "print", params: { content: result.stdout } });
      }
      unanswered.delete(id);
      send({ id, result: result ?? null });
    } catch (error) {
      fail(id, error);
    }
  };

  const lines = createInterface({ input: process.stdin });
  lines.on("line", (line) => void answer(JSON.parse(line)));
  lines.on("close", () => process.exit(0));
}

if (asked.isVersion) {
  process.stdout.write("schema-engine-cli wasm\n");
} else if (asked.command) {
  process.exitCode = await runCommand(asked.command);
} else {
  serveCalls();
}
