// Finds a Chromium for the end-to-end tests, and installs one where there is none.
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { inRoot } from "./paths.mjs";
import { Refusal, run } from "./process.mjs";

// The one without windows first: it draws the same pages for less than half the work.
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

// A browser keeps the last list it is given, so this one repeats Playwright's before it adds its own.
const LEFT_OUT_BY_PLAYWRIGHT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];
// Pages of the browser's own, which it loads behind the address bar of every window, though none is ever seen.
const ADDRESS_BAR_PAGES = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** How the tests and measurements start Chromium: no sandbox, no graphics card, no calls and no pages of its own. */
export const chromiumArguments = [
  `--disable-features=${[...LEFT_OUT_BY_PLAYWRIGHT, ...ADDRESS_BAR_PAGES].join(",")}`,
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
  const install = (name) => run("apt-get", ["install", "-y", "--no-install-recommends", name], { env });
  const light = await install("chromium-headless-shell");
  return light.code === 0 ? light : install("chromium");
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
