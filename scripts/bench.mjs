// Measures the product: long lists, the reading of texts, estimates of drives, positions, the portal, payments, page views, the first page; builds what is missing.
import { randomBytes } from "node:crypto";
import { ensureInstalled } from "./install.mjs";
import { main, Refusal } from "./process.mjs";
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

const benches = {
  bench: "e2e/bench/bench.ts",
  lists: "e2e/bench/lists.ts",
  intake: "e2e/bench/intake/measure.ts",
  drives: "e2e/bench/live/drives.ts",
  live: "e2e/bench/live/streams.ts",
  family: "e2e/bench/family/bench.ts",
  billing: "e2e/bench/payments.ts",
  landing: "e2e/bench/landing.ts",
  analytics: "e2e/bench/analytics.ts",
};

await main(async () => {
  await ensureInstalled(stage);
  const { generateClient } = await import("./prisma.mjs");
  const { build, isBuilt } = await import("./build.mjs");
  const { ensureChromium } = await import("./chromium.mjs");
  const { runTypeScriptAtTerminal } = await import("./typescript.mjs");
  await generateClient(stage);
  const [name = "bench", ...rest] = process.argv.slice(2);
  const file = benches[name];
  if (!file) throw new Refusal(`There is no bench "${name}"; there are ${Object.keys(benches).join(", ")}.`);
  if (["bench", "live", "family", "landing", "analytics"].includes(name)) {
    if (!isBuilt()) await stage("Building", build);
    await ensureChromium();
  }
  process.exitCode = await runTypeScriptAtTerminal(file, rest, {
    ...Object.fromEntries(UNSET.map((name) => [name, ""])),
    NODE_ENV: "production",
    AUTH_SECRET: randomBytes(32).toString("hex"),
  });
});
process.exit();
