// How the end-to-end tests run: a real browser against two server processes on one database, and the same once more beside it.
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "./scripts/chromium.mjs";

// Workers share nothing: what one's tests change, another's never see.
const { E2E_SITES, TEST_PARALLEL_INDEX } = process.env;
if (E2E_SITES && TEST_PARALLEL_INDEX) {
  const sites = JSON.parse(E2E_SITES) as Record<string, string>[];
  Object.assign(process.env, sites[Number(TEST_PARALLEL_INDEX)]);
}

// Most servers of a test show a few screens and end; see next.config.ts and instrumentation.ts.
process.env.READ_AHEAD = "0";

const executablePath = await findChromium();

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./e2e/global-setup.ts",
  fullyParallel: false,
  workers: Math.min(2, availableParallelism()),
  // Shared machines stall now and then; a test that needed its second try is named at the end.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous, for machines are shared: no test here measures time.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    browserName: "chromium",
    locale: "en-US",
    timezoneId: "America/Chicago",
    colorScheme: "dark",
    // The longest journeys are made with motion.
    contextOptions: { reducedMotion: "reduce" },
    // Recorded where a test is tried again; for one that fails here, `npx playwright test --trace on FILE`.
    trace: "on-first-retry",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: chromiumArguments,
    },
  },
});
