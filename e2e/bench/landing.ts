// How quick and how sound the first page is on a slow phone: what Lighthouse says of it, and its JavaScript.
import { startProduct } from "@/scripts/product.mjs";
import { stage } from "@/scripts/progress.mjs";
import { startBareApp } from "./bare-app";
import { openMeasuredDatabase } from "./database";
import { measureFirstLoad } from "./first-load";
import { audit, type Category, openWatchedBrowser } from "./lighthouse";
import { type Closings, runBench } from "./run-bench";
import { kilobytes, median } from "./statistics";

const runs = 5;
const least: Record<Category, number> = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
/** Times the JavaScript of an empty page. */
const mostScript = 1.1;
const paths = ["/", "/about", "/privacy"];

async function measure(closings: Closings): Promise<boolean> {
  const bare = await stage("Building the bare application", startBareApp);
  closings.push(bare.stop);
  const database = await stage("Preparing a database", () => openMeasuredDatabase(process.env.DATABASE_URL));
  closings.push(database.close);
  const server = await startProduct({ DATABASE_URL: database.url, LOG_LEVEL: "warn" });
  closings.push(() => server.stop());
  const { browser, port } = await openWatchedBrowser();
  closings.push(() => browser.close());
  const empty = await measureFirstLoad(`${bare.address}/`);
  const categories = Object.keys(least) as Category[];
  let holds = true;
  for (const path of paths) {
    const url = server.address + path;
    const script = await measureFirstLoad(url);
    const scores = await stage(`Lighthouse, ${path}`, () => audit(url, { port, runs, categories }));
    for (const category of categories) {
      const score = median(scores.by[category]);
      process.stdout.write(
        `${path}: ${category} ${score} (${scores.by[category].join(" ")}; at least ${least[category]})\n`,
      );
      holds &&= score >= least[category];
    }
    if (scores.complaints.length > 0) process.stdout.write(`  to mend: ${scores.complaints.join("; ")}\n`);
    process.stdout.write(
      `${path}: JavaScript ${kilobytes(script)}, ${(script / empty).toFixed(3)} times an empty page's ${kilobytes(empty)} (at most ${mostScript})\n`,
    );
    holds &&= script <= empty * mostScript;
  }
  return holds;
}

await runBench(measure);
