// How the unit tests and the tests on a real database run.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

// A zone with an odd offset brings out every place that mistakes the machine's zone for somebody's.
process.env.TZ = "Asia/Kathmandu";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
// Tests without a database must not find one, not even the one this shell may be set up for.
const nowhere = { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" };
const never = ["**/node_modules/**", "**/.next/**", "**/.data/**", "e2e/**", "prisma/generated/**"];

// Most unit tests share the modules they load, which saves half their time. Not those that change modules or variables.
const changing = /\bvi\.(?:mock|doMock|resetModules|stubEnv)\b|\bprocess\.env\b/;
const alone = ["app", "components", "e2e", "lib", "prisma", "scripts"]
  .flatMap((folder) =>
    readdirSync(path(folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  )
  .concat(readdirSync(path(".")))
  .filter((file) => file.endsWith(".test.ts") && !file.endsWith(".db.test.ts"))
  .filter((file) => changing.test(readFileSync(path(file), "utf8")));
const neverHere = [...never, "**/*.db.test.ts"];
// A pattern that runs away is stopped here; on a busy machine the honest ones need seconds.
const testTimeout = 30_000;
const unitSetup = ["lib/testing/setup-console.ts", "lib/testing/setup-random.ts"];

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: { "@": path("."), "server-only": path("node_modules/server-only/empty.js") },
  },
  test: {
    env: {
      TZ: "Asia/Kathmandu",
      LOG_LEVEL: "silent",
      AUTH_SECRET: "a-secret-that-only-tests-use-0123456789",
      AUTH_TRUST_HOST: "true",
    },
    // Left alone, half a machine of two cores stands idle.
    maxWorkers: "100%",
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          env: nowhere,
          isolate: false,
          include: ["**/*.test.ts"],
          exclude: [...neverHere, ...alone],
          testTimeout,
          setupFiles: unitSetup,
        },
      },
      {
        extends: true,
        test: {
          name: "unit-alone",
          env: nowhere,
          include: alone,
          exclude: neverHere,
          testTimeout,
          setupFiles: unitSetup,
        },
      },
      {
        extends: true,
        test: {
          name: "unit-dom",
          env: nowhere,
          include: ["**/*.test.tsx"],
          exclude: never,
          environment: "jsdom",
          testTimeout,
          setupFiles: [...unitSetup, "lib/testing/setup-dom.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "db",
          include: ["**/*.db.test.ts"],
          exclude: never,
          globalSetup: ["lib/testing/global-database.ts"],
          setupFiles: ["lib/testing/setup-console.ts", "lib/testing/setup-database.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
