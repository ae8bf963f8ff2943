// How the unit tests and the tests on a real database run.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vitest/config";

// A zone with an odd offset brings out every place that mistakes the machine's zone for somebody's.
process.env.TZ = "Asia/Kathmandu";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
// Tests without a database must not find one, not even the one this shell may be set up for.
const nowhere = { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" };
const never = ["**/node_modules/**", "**/.next/**", "**/.data/**", "e2e/**", "prisma/generated/**"];

// Most tests share the modules they load, which saves half their time. Not those that change modules or variables, nor
// those of what lasts as long as its process: its worker of jobs, its connections, a map service that it has given up.
const changing = /\bvi\.(?:mock|doMock|resetModules|stubEnv)\b|\bprocess\.env\b/;
const lasting = /\b(?:startMapService|startJobs|closeDatabase|limitBulk|runTypeScript)\b/;
const keptApart = ["app", "components", "e2e", "lib", "prisma", "scripts"]
  .flatMap((folder) =>
    readdirSync(path(folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  )
  .concat(readdirSync(path(".")))
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => {
    const text = readFileSync(path(file), "utf8");
    return changing.test(text) || (file.endsWith(".db.test.ts") && lasting.test(text));
  });
const databaseAlone = keptApart.filter((file) => file.endsWith(".db.test.ts"));
const componentsAlone = keptApart.filter((file) => file.endsWith(".tsx"));
const alone = keptApart.filter((file) => !databaseAlone.includes(file) && !componentsAlone.includes(file));
const neverHere = [...never, "**/*.db.test.ts"];
// A pattern that runs away is stopped here; on a busy machine the honest ones need seconds.
const testTimeout = 30_000;
const unitSetup = ["lib/testing/setup-console.ts", "lib/testing/setup-random.ts"];

// A browser has of a "use server" file only the names to call; so have the tests of components.
const serverActions: Plugin = {
  name: "server-actions",
  enforce: "pre",
  transform(code) {
    if (!/^"use server";$/m.test(code)) return null;
    const names = Array.from(code.matchAll(/^export (?:const|async function) (\w+)/gm), ([, name]) => name);
    const exported = names.map((name) => `export const ${name} = serverAction("${name}");`);
    return [`import { serverAction } from "@/lib/testing/server-actions";`, ...exported].join("\n");
  },
};
const aroundComponents = {
  plugins: [serverActions],
  resolve: { alias: { "next/navigation": path("lib/testing/navigation.ts") } },
};
const ofComponents = {
  env: nowhere,
  environment: "jsdom",
  testTimeout,
  setupFiles: [...unitSetup, "lib/testing/setup-dom.ts"],
};
const ofDatabase = {
  globalSetup: ["lib/testing/global-database.ts"],
  setupFiles: ["lib/testing/setup-console.ts", "lib/testing/setup-database.ts"],
  testTimeout: 20_000,
  hookTimeout: 60_000,
};

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
        ...aroundComponents,
        test: {
          name: "unit-dom",
          isolate: false,
          include: ["**/*.test.tsx"],
          exclude: [...never, ...componentsAlone],
          ...ofComponents,
        },
      },
      {
        extends: true,
        ...aroundComponents,
        test: { name: "unit-dom-alone", include: componentsAlone, exclude: never, ...ofComponents },
      },
      {
        extends: true,
        test: {
          name: "db",
          isolate: false,
          include: ["**/*.db.test.ts"],
          exclude: [...never, ...databaseAlone],
          ...ofDatabase,
        },
      },
      { extends: true, test: { name: "db-alone", include: databaseAlone, exclude: never, ...ofDatabase } },
    ],
  },
});
