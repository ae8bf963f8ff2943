// Runs Prisma's command line with the product's own schema engine, so that it never downloads one.
import { spawnSync } from "node:child_process";
import { accessSync, chmodSync, constants, existsSync } from "node:fs";
import { inRoot, root } from "./paths.mjs";
import { ensureInstalled } from "./install.mjs";
import { isCurrent, remember } from "./stamps.mjs";
import { isMain, main, Refusal, run } from "./process.mjs";

const engine = inRoot("prisma", "schema-engine.mjs");

/** An unpacked archive may have lost the mark that makes the engine executable; who may run the files need not own them. */
function makeExecutable() {
  try {
    accessSync(engine, constants.X_OK);
  } catch {
    chmodSync(engine, 0o755);
  }
}

/** The environment in which Prisma's command line uses our schema engine and talks to `url`. */
export function prismaEnvironment(url) {
  makeExecutable();
  const env = {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: engine,
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
    CHECKPOINT_DISABLE: "1",
    ...(url && { DATABASE_URL: url }),
  };
  if (url) delete env.DATABASE_DIRECT_URL;
  return env;
}

/** The file of Prisma's command line. */
export const prismaCommand = () => inRoot("node_modules", "prisma", "build", "index.js");

/**
 * Runs one command of Prisma's against `url`.
 * @param {string[]} args
 * @param {string} [url]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function prisma(args, url) {
  return run(process.execPath, [prismaCommand(), ...args], { env: prismaEnvironment(url) });
}

/** Writes Prisma's typed client when the schema has changed since. */
export async function generateClient(stage = (_name, work) => work()) {
  const sources = ["prisma/schema.prisma", "node_modules/prisma/package.json"];
  if (existsSync(inRoot("prisma", "generated", "client.ts")) && isCurrent("generated", sources)) return;
  await stage("Generating the database client", async () => {
    const { code, output } = await prisma(["generate"]);
    if (code !== 0) throw new Refusal(`Prisma's client could not be generated:\n${output.trim()}`);
  });
  remember("generated", sources);
}

if (isMain(import.meta.url)) {
  await main(async () => {
    await ensureInstalled();
    const args = [prismaCommand(), ...process.argv.slice(2)];
    process.exitCode =
      spawnSync(process.execPath, args, { cwd: root, env: prismaEnvironment(), stdio: "inherit" }).status ?? 1;
  });
}
