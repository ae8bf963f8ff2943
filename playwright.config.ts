// How the end-to-end tests run: a real browser against two server processes on one database.
import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "./scripts/chromium.mjs";

const executablePath = await findChromium();

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./e2e/global-setup.ts",
  fullyParallel: false,
  workers: 1,
  // Shared machines stall now and then; a test that needed its second try is named at the end.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    browserName: "chromium",
    locale: "en-US",
    timezoneId: "America/Chicago",
    colorScheme: "dark",
    trace: "retain-on-failure",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: chromiumArguments,
    },
  },
});
