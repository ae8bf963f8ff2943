// Has Lighthouse look at a page as on a slow phone, several times.
import { type Browser, chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { chromiumArguments, findChromium } from "@/scripts/chromium.mjs";
import { probePort, Refusal } from "@/scripts/process.mjs";

export type Category = "performance" | "accessibility" | "best-practices" | "seo";

interface Scores {
  /** 0 to 100, one a run. */
  by: Record<Category, number[]>;
  /** What Lighthouse found wrong, outside performance. */
  complaints: string[];
}

/** A browser that Lighthouse can drive on `port`. */
export async function openWatchedBrowser(): Promise<{ browser: Browser; port: number }> {
  const port = Number(await probePort(0, "127.0.0.1"));
  const executablePath = (await findChromium()) ?? undefined;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}

/** Raises a refusal when the page cannot be looked at. */
export async function audit(
  url: string,
  { port, runs, categories, cookie }: { port: number; runs: number; categories: Category[]; cookie?: string },
): Promise<Scores> {
  const by: Scores["by"] = { performance: [], accessibility: [], "best-practices": [], seo: [] };
  const complaints = new Set<string>();
  for (let run = 0; run < runs; run += 1) {
    const settings = { onlyCategories: categories, ...(cookie && { extraHeaders: { Cookie: cookie } }) };
    const result = await lighthouse(url, { port, logLevel: "error" }, { extends: "lighthouse:default", settings });
    if (!result || result.lhr.runtimeError) throw new Refusal(`Lighthouse could not look at ${url}.`);
    for (const category of categories) {
      const found = result.lhr.categories[category];
      by[category].push(Math.round((found?.score ?? 0) * 100));
      if (category === "performance") continue;
      for (const { id, weight } of found?.auditRefs ?? []) {
        const audited = result.lhr.audits[id];
        if (weight > 0 && audited?.score === 0) complaints.add(audited.title);
      }
    }
  }
  return { by, complaints: [...complaints] };
}
