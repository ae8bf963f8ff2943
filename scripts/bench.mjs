// Measures the product: `npm run bench`. It builds what is missing and works on a database of its own.
import { randomBytes } from "node:crypto";
import { ensureInstalled } from "./install.mjs";
import { main } from "./process.mjs";
import { stage } from "./progress.mjs";

/** Variables of an installation that would change what is measured. */
const UNSET = [
  "PUBLIC_URL",
  "NEXTAUTH_URL",
  "OIDC_ISSUER",
  "TRUSTED_PROXY",
  "DATABASE_DIRECT_URL",
  "EMBEDDED_DATABASE",
];

await main(async () => {
  await ensureInstalled(stage);
  const { generateClient } = await import("./prisma.mjs");
  const { build, isBuilt } = await import("./build.mjs");
  const { ensureChromium } = await import("./chromium.mjs");
  const { runTypeScriptAtTerminal } = await import("./typescript.mjs");
  await generateClient(stage);
  if (!isBuilt()) await stage("Building", build);
  await ensureChromium();
  process.exitCode = await runTypeScriptAtTerminal("e2e/bench/bench.ts", [], {
    ...Object.fromEntries(UNSET.map((name) => [name, ""])),
    NODE_ENV: "production",
    AUTH_SECRET: randomBytes(32).toString("hex"),
  });
});
process.exit();
