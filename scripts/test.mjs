// Runs every test of the product, stage by stage, and stops at the first that fails. `--check` runs the quick ones; names choose some.
import { ensureInstalled } from "./install.mjs";
import { isMain, main, Refusal, stopRunning } from "./process.mjs";
import { stage } from "./progress.mjs";
import { onEnd } from "./signals.mjs";

function choose(stages, args) {
  const names = args.filter((arg) => !arg.startsWith("-"));
  const unknown = names.find((name) => !stages.some((known) => known.name === name));
  if (unknown)
    throw new Refusal(`There is no stage "${unknown}"; the stages are ${stages.map((s) => s.name).join(", ")}.`);
  if (names.length > 0) return stages.filter((known) => names.includes(known.name));
  return args.includes("--check") ? stages.filter((known) => known.isQuick) : stages;
}

/** The last line of a run. */
export function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

async function runStage({ title, work }, total) {
  const result = await stage(title, async () => {
    const counts = await work();
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    if (counts.failed > 0) throw new Refusal(counts.output.trim());
    return counts;
  }).catch((error) => ({ error }));
  return result.error;
}

async function runAll(args) {
  await ensureInstalled(stage);
  const { generateClient } = await import("./prisma.mjs");
  await generateClient(stage);
  const { stages } = await import("./test-stages.mjs");
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const chosen of choose(stages, args)) {
    const error = await runStage(chosen, total);
    if (!error) continue;
    process.stdout.write(`\n${error instanceof Refusal ? error.message : (error.stack ?? error)}\n`);
    // A stage without tests of its own that fails counts as one.
    total.failed ||= 1;
    break;
  }
  process.stdout.write(`\n${summary(total)}\n`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

if (isMain(import.meta.url)) {
  void onEnd().then(async () => {
    await stopRunning();
    process.exit(1);
  });
  await main(() => runAll(process.argv.slice(2)));
  process.exit();
}
