// Builds the product for serving, and tells whether the sources have changed since: `node scripts/build.mjs`.
import { existsSync } from "node:fs";
import { findActionsKey } from "./environment.mjs";
import { inRoot } from "./paths.mjs";
import { generateClient } from "./prisma.mjs";
import { isMain, main, Refusal, run } from "./process.mjs";
import { isCurrent, remember } from "./stamps.mjs";
import { compressFiles } from "./static-files.mjs";

const SOURCES = [
  "app",
  "components",
  "lib",
  "prisma/schema.prisma",
  "public",
  "middleware.ts",
  "instrumentation.ts",
  "next.config.ts",
  "postcss.config.mjs",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

const publicVariables = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith("NEXT_PUBLIC_"))
    .map(([name, value]) => `${name}=${value}`)
    .toSorted((a, b) => (a < b ? -1 : 1));

/**
 * Whether the build that is there was made from the sources as they are.
 * @param {string} [actionsKey] the key it must name its server actions with; without one any will do
 */
export function isBuilt(actionsKey) {
  if (!existsSync(inRoot(".next", "BUILD_ID")) || !isCurrent("build", SOURCES, publicVariables())) return false;
  return actionsKey === undefined || isCurrent("build-key", [], [actionsKey]);
}

/** Builds; raises a refusal with the builder's own words when it fails. */
export async function build() {
  // The builder loads every module to learn its configuration; none connects, but the environment is checked.
  const unused = { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none", AUTH_SECRET: "only-while-building".repeat(2) };
  // Where no secret is known yet, the builder draws a key and keeps it in its cache.
  const key = findActionsKey();
  const env = {
    ...unused,
    ...process.env,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    ...(key && { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key }),
  };
  const { code, output } = await run(
    process.execPath,
    [inRoot("node_modules", "next", "dist", "bin", "next"), "build"],
    { env },
  );
  if (code !== 0) throw new Refusal(`The product could not be built:\n${output.trim()}`);
  await compressFiles(inRoot(".next", "static"));
  remember("build-key", [], [key ?? "drawn"]);
  remember("build", SOURCES, publicVariables());
}

if (isMain(import.meta.url)) {
  await main(async () => {
    await generateClient();
    await build();
  });
}
