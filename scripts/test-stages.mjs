// The stages of `npm test`: each answers how many tests passed and failed, or raises a refusal with what its tool said.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, isBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { inRoot } from "./paths.mjs";
import { Refusal, run } from "./process.mjs";

/** Variables that describe one installation; the tests set their own. */
const INSTALLATION = [
  "AUTH_SECRET",
  "NEXTAUTH_SECRET",
  "NEXTAUTH_URL",
  "PUBLIC_URL",
  "TRUSTED_PROXY",
  "OIDC_ISSUER",
  "OIDC_CLIENT_ID",
  "OIDC_CLIENT_SECRET",
  "DATABASE_DIRECT_URL",
  "EMBEDDED_DATABASE",
  "NEXT_SERVER_ACTIONS_ENCRYPTION_KEY",
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_PRICE_ID",
  "STRIPE_API_URL",
  "DATA_DIR",
  "HOST",
  "PORT",
];

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

function testEnvironment(nodeEnv) {
  const env = { ...process.env, NODE_ENV: nodeEnv, FORCE_COLOR: "0" };
  for (const name of INSTALLATION) delete env[name];
  delete env.NO_COLOR;
  return env;
}

const bin = (...parts) => inRoot("node_modules", ...parts);

async function tool(file, args, env = testEnvironment("production")) {
  const { code, output } = await run(process.execPath, [file, ...args], { env });
  if (code !== 0) throw new Refusal(output.trim());
  return NOTHING;
}

async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), "mortuary-report-"));
  const file = join(folder, "report.json");
  try {
    const { code, output } = await work(file);
    let report;
    try {
      report = JSON.parse(readFileSync(file, "utf8"));
    } catch {
      throw new Refusal(output.trim());
    }
    return { report, code, output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function vitest(projects) {
  const { report, code, output } = await withReport((file) => {
    const choice = projects.flatMap((name) => ["--project", name]);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const args = [bin("vitest", "vitest.mjs"), "run", ...choice, ...reporters];
    return run(process.execPath, args, { env: testEnvironment("test") });
  });
  const counts = {
    passed: report.numPassedTests,
    // A file that cannot be loaded fails without having run a test.
    failed: report.numFailedTests || (code === 0 ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return { ...counts, output };
}

async function playwright() {
  const { report, code, output } = await withReport((file) => {
    const env = { ...testEnvironment("test"), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const args = [bin("@playwright", "test", "cli.js"), "test", "--reporter=list,json"];
    return run(process.execPath, args, { env });
  });
  const { expected, unexpected, flaky, skipped } = report.stats;
  if (flaky > 0) process.stdout.write(`${flaky} end-to-end test${flaky > 1 ? "s" : ""} needed a second try.\n`);
  return { passed: expected + flaky, failed: unexpected || (code === 0 ? 0 : 1), skipped, output };
}

async function types() {
  await tool(bin("next", "dist", "bin", "next"), ["typegen"]);
  return tool(bin("typescript", "bin", "tsc"), ["--noEmit"]);
}

async function builds() {
  if (!isBuilt()) await build();
  return NOTHING;
}

async function endToEnd() {
  await ensureChromium();
  return playwright();
}

/** Every stage in its order: its short name, its title, whether `npm run check` runs it too, and its work. */
export const stages = [
  {
    name: "format",
    title: "Format",
    isQuick: true,
    work: () => tool(bin("@biomejs", "biome", "bin", "biome"), ["format", "."]),
  },
  {
    name: "lint",
    title: "Lint",
    isQuick: true,
    work: () => tool(bin("oxlint", "bin", "oxlint"), ["--type-aware", "--deny-warnings"]),
  },
  { name: "types", title: "Types", isQuick: true, work: types },
  {
    name: "unit",
    title: "Architecture and unit tests",
    isQuick: true,
    work: () => vitest(["unit", "unit-alone", "unit-dom", "unit-dom-alone"]),
  },
  { name: "database", title: "Database tests", isQuick: false, work: () => vitest(["db", "db-alone"]) },
  { name: "build", title: "Build", isQuick: false, work: builds },
  { name: "e2e", title: "End-to-end tests", isQuick: false, work: endToEnd },
];
