// Runs a TypeScript file of the product with the database open: `node scripts/run.mjs FILE [arguments]`.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { completeEnvironment, loadEnvironmentFiles, makeDataDirectory } from "./environment.mjs";
import { ensureInstalled } from "./install.mjs";
import { dataDirectory } from "./paths.mjs";
import { main, Refusal } from "./process.mjs";

await main(async () => {
  const [file, ...args] = process.argv.slice(2);
  if (!file) throw new Refusal("Name the file to run: node scripts/run.mjs FILE [arguments]");
  loadEnvironmentFiles();
  const dataDir = dataDirectory();
  const isEmbedded = !process.env.DATABASE_URL;
  const isDevelopment = process.env.NODE_ENV === "development";
  // A mistyped folder must not look like a whole and healthy database.
  if (isEmbedded && !existsSync(join(dataDir, "postgres")) && file !== "prisma/seed.ts") {
    throw new Refusal(`There is no database in ${dataDir}. Run \`npm start\` once, or set DATABASE_URL.`);
  }
  if (isEmbedded) makeDataDirectory(dataDir);
  completeEnvironment({ isEmbedded, dataDir, isDevelopment });
  await ensureInstalled(undefined, { forRunning: true });
  const { generateClient } = await import("./prisma.mjs");
  const { openForCommand } = await import("./database.mjs");
  const { runTypeScriptAtTerminal } = await import("./typescript.mjs");
  await generateClient();
  const database = await openForCommand(dataDir, `npm run ${process.env.npm_lifecycle_event ?? file}`);
  try {
    process.exitCode = await runTypeScriptAtTerminal(file, args, {
      DATABASE_URL: database.url,
      ...(database.isEmbedded && { EMBEDDED_DATABASE: "1" }),
    });
  } finally {
    await database.stop();
  }
});
