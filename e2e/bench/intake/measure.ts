// Measures the reading of first calls: how much of each corpus is right, what leaks, and how long it takes.
import { stage } from "@/scripts/progress.mjs";
import { runBench } from "../run-bench";
import { ratioText } from "../statistics";
import {
  corpora,
  findSlips,
  hasCorpus,
  judgePurposes,
  phraseBooks,
  readCorpus,
  scorePassages,
  scoreRecords,
} from "./corpora";
import { dresses, isSheet, sheetDresses } from "./dresses";
import { printScore } from "./print-score.mjs";
import { type HostileTimes, measureHostile, measureUsual, type UsualTimes } from "./reading-times";

const goals = { f1: 0.95, precision: 0.98, usualMs: 5, hostileMs: 50, ratio: 12 } as const;

const say = (line: string) => process.stdout.write(`${line}\n`);
const inMs = (value: number) => `${value.toFixed(2)} ms`;
const held = (isHeld: boolean) => (isHeld ? "held" : "MISSED");

/** Scores every corpus that is there; answers whether none leaks. */
async function measureScores(): Promise<boolean> {
  let leaks = 0;
  for (const { file, isOpen } of corpora) {
    if (!hasCorpus(file)) {
      say(`\n== ${file}: not there`);
      continue;
    }
    const report = await scoreRecords(readCorpus(file));
    const { f1, precision, leaks: found } = report.overall;
    leaks += found;
    say(`\n== ${file}${isOpen ? "" : " (held back: its mistakes are not shown)"}`);
    printScore(report, isOpen);
    say(
      `goals: F1 ${goals.f1} ${held(f1 >= goals.f1)}, precision ${goals.precision} ${held(precision >= goals.precision)}`,
    );
  }
  say("\n== phrase books");
  for (const { area, file } of phraseBooks) {
    const { right, all } = await scorePassages(file);
    say(`  ${area.padEnd(10)}${right} of ${all} passages right`);
  }
  for (const isHeldBack of [false, true]) {
    const { leaky, all } = await findSlips(isHeldBack);
    say(`\n== calls that let a secret slip${isHeldBack ? " (held back)" : ""}: ${leaky.length} of ${all} repeat it`);
    const { filled, others, refused, calls } = judgePurposes(isHeldBack);
    say(
      `\n== calls or not${isHeldBack ? " (held back)" : ""}: ${filled} of ${others} others filled, ${refused} of ${calls} calls refused`,
    );
  }
  say(`\nleaks over all: ${leaks} (floor 0, ${held(leaks === 0)})`);
  return leaks === 0;
}

/** The open texts in other dresses, those it costs most first; answers whether none leaks. */
async function measureDresses(): Promise<boolean> {
  const open = corpora.filter(({ file, isOpen }) => isOpen && hasCorpus(file)).flatMap(({ file }) => readCorpus(file));
  const calls = open.filter(({ fields }) => Object.keys(fields).length > 0);
  const any = calls.filter((_, at) => at % 12 === 0);
  const sheets = calls.filter(({ text }) => isSheet(text)).filter((_, at) => at % 3 === 0);
  let leaks = 0;
  const rows: { name: string; f1: number; lost: number }[] = [];
  for (const [records, worn] of [
    [any, dresses],
    [sheets, sheetDresses],
  ] as const) {
    const plain = (await scoreRecords([...records])).overall.f1;
    for (const [name, wear] of Object.entries(worn)) {
      const { overall } = await scoreRecords(records.map((record) => ({ ...record, text: wear(record.text) })));
      leaks += overall.leaks;
      rows.push({ name, f1: overall.f1, lost: plain - overall.f1 });
    }
  }
  say(`\n== the same calls in other dresses (${any.length} texts, ${sheets.length} sheets)`);
  for (const { name, f1, lost } of rows.toSorted((one, other) => other.lost - one.lost))
    say(`  ${name.padEnd(26)}F1 ${f1.toFixed(3)}   lost ${lost.toFixed(3)}`);
  say(`leaks in other dresses: ${leaks} (floor 0, ${held(leaks === 0)})`);
  return leaks === 0;
}

function tellTimes(usual: UsualTimes, hostile: HostileTimes[]): boolean {
  const worst = hostile.reduce((most, { ratio }) => Math.max(most, ratio ?? 0), 0);
  const slowest = hostile.reduce((most, { p95 }) => Math.max(most, p95), 0);
  const isHeld = {
    usual: usual.p95 <= goals.usualMs,
    hostile: slowest <= goals.hostileMs,
    ratio: worst <= goals.ratio,
  };
  say(
    `\n4 kB, ${usual.count} readings: median ${inMs(usual.p50)}, 95th percentile ${inMs(usual.p95)}, 99th ${inMs(usual.p99)}`,
  );
  say("100 kB of hostile text              95th percentile   100 kB / 10 kB");
  for (const { kind, p95, ratio } of hostile) {
    say(`  ${kind.padEnd(34)}${inMs(p95).padStart(14)}${(ratio === null ? "-" : ratioText(ratio)).padStart(17)}`);
  }
  say(
    `floors: 4 kB ${goals.usualMs} ms ${held(isHeld.usual)}, 100 kB ${goals.hostileMs} ms ${held(isHeld.hostile)}, ratio ${goals.ratio} ${held(isHeld.ratio)}`,
  );
  return isHeld.usual && isHeld.hostile && isHeld.ratio;
}

await runBench(async () => {
  const isTight = await measureScores();
  const isTightDressed = await stage("Dressing the calls", measureDresses);
  const texts = corpora.filter(({ file }) => hasCorpus(file)).flatMap(({ file }) => readCorpus(file));
  const times = await stage("Taking the time", async () => ({
    usual: measureUsual(texts.map(({ text }) => text)),
    hostile: measureHostile(),
  }));
  return tellTimes(times.usual, times.hostile) && isTight && isTightDressed;
});
