// Measures the family portal, part by part; `npm run bench -- family refusals` measures one of them alone.
import { Refusal } from "@/scripts/process.mjs";
import { stage } from "@/scripts/progress.mjs";
import { openMeasuredDatabase } from "../database";
import { type Closings, runBench } from "../run-bench";
import { measureGuesses } from "./guesses";
import { measureRefusals } from "./refusals";
import { measureScreens } from "./screens";

/** Each fills the measured database, which DATABASE_URL names, as it needs it, and answers whether its floors held. */
const parts: Record<string, (closings: Closings) => Promise<boolean>> = {
  refusals: measureRefusals,
  guesses: measureGuesses,
  screens: measureScreens,
};

async function measure(closings: Closings): Promise<boolean> {
  const [asked] = process.argv.slice(2);
  if (asked !== undefined && !Object.hasOwn(parts, asked)) {
    throw new Refusal(`There is no part "${asked}"; there are ${Object.keys(parts).join(", ")}.`);
  }
  const database = await stage("Preparing a database", () => openMeasuredDatabase(process.env.DATABASE_URL));
  closings.push(database.close);
  process.env.DATABASE_URL = database.url;
  process.stdout.write(`PostgreSQL ${database.version}, Node ${process.versions.node}\n`);
  let holds = true;
  for (const [name, part] of Object.entries(parts)) {
    if (asked === undefined || asked === name) holds = (await part(closings)) && holds;
  }
  return holds;
}

await runBench(measure);
