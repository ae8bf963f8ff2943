// Takes the pictures of the product that its first page and the README show, from the demo: `npm run screenshots`.
import { randomBytes } from "node:crypto";
import { ensureInstalled } from "./install.mjs";
import { main } from "./process.mjs";
import { stage } from "./progress.mjs";

await main(async () => {
  await ensureInstalled(stage);
  const { generateClient } = await import("./prisma.mjs");
  const { build, isBuilt } = await import("./build.mjs");
  const { ensureChromium } = await import("./chromium.mjs");
  const { runTypeScriptAtTerminal } = await import("./typescript.mjs");
  await generateClient(stage);
  if (!isBuilt()) await stage("Building", build);
  await ensureChromium();
  process.exitCode = await runTypeScriptAtTerminal("scripts/take-screenshots.ts", process.argv.slice(2), {
    NODE_ENV: "production",
    AUTH_SECRET: randomBytes(32).toString("hex"),
  });
});
process.exit();
