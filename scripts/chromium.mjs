// Finds a Chromium for the end-to-end tests, and installs one where there is none.
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { inRoot } from "./paths.mjs";
import { Refusal, run } from "./process.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** How the tests and measurements start Chromium: no sandbox, no graphics card, no calls of its own. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The program of a Chromium on this machine: `CHROMIUM_PATH`, else one on the PATH, else Playwright's own; null when there is none. */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isExecutable(given)) return given;
    throw new Refusal(`CHROMIUM_PATH is "${given}", which is no program.`);
  }
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
  if (found) return found;
  const { chromium } = await import("@playwright/test");
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

const isDebian = () => existsSync("/etc/os-release") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));

async function installFromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { env });
  return run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { env });
}

/** Makes sure there is a Chromium, and answers its program; raises a refusal when none can be had. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  const attempts = [];
  if (isDebian() && process.getuid?.() === 0) attempts.push(installFromDebian);
  attempts.push(() =>
    run(process.execPath, [inRoot("node_modules", "@playwright", "test", "cli.js"), "install", "chromium"]),
  );
  let said = "";
  for (const attempt of attempts) {
    const { output } = await attempt();
    said = output;
    const installed = await findChromium();
    if (installed) return installed;
  }
  throw new Refusal(
    `There is no Chromium for the end-to-end tests and none could be installed. Install one, or set CHROMIUM_PATH to its program.\n${said.trim()}`,
  );
}
