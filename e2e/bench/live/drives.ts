// Measures the built-in estimate of drives against driving times that others have published.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TZDate } from "@date-fns/tz";
import { z } from "zod";
import { builtInProvider } from "@/lib/platform/geo/built-in-provider";
import type { Departure, Drive, End } from "@/lib/platform/geo/provider";
import { runBench } from "../run-bench";
import { median } from "../statistics";

const point = z.tuple([z.number(), z.number()]);
const row = z.strictObject({
  /** The estimate was fitted to one half; the other tells how good it is. */
  half: z.enum(["fit", "held"]),
  /** `city` is from one city to another, `trip` lies within one. */
  kind: z.enum(["city", "trip"]),
  from: z.union([point, z.string()]),
  to: z.union([point, z.string()]),
  /** When it began, on the clock of `zone`. */
  at: z.string().optional(),
  zone: z.string().optional(),
  meters: z.number(),
  seconds: z.number(),
  source: z.string(),
  url: z.url(),
});

type Row = z.output<typeof row>;

/** How far off one drive was: shares of what it took, and whether that lay in the window. */
interface Miss {
  row: Row;
  time: number;
  distance: number;
  isInside: boolean;
  /** Of the window, in shares of what it took. */
  width: number;
}

const goal = 0.8;
const say = (line: string) => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const signal = new AbortController().signal;

const rows = readFileSync(join(import.meta.dirname, "drives.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => row.parse(JSON.parse(line)));

async function endOf(end: Row["from"]): Promise<End> {
  if (typeof end !== "string") return { lat: end[0], lng: end[1] };
  const place = await builtInProvider.geocode(end, signal);
  if (!place) throw new Error(`Nobody knows where ${end} is.`);
  return place;
}

/** The instant at which the clock of `zone` showed `at`, '2019-03-23T15:54'. */
function departureOf({ at, zone }: Row): Departure | null {
  if (at === undefined || zone === undefined) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = at.split(/\D/).map(Number);
  return { at: new Date(new TZDate(year, month - 1, day, hour, minute, zone).getTime()), zone };
}

async function missOf(each: Row): Promise<Miss> {
  const [from, to] = await Promise.all([endOf(each.from), endOf(each.to)]);
  const drive: Drive | null = await builtInProvider.estimateDrive(from, to, departureOf(each), signal);
  if (!drive) throw new Error(`No drive from ${String(each.from)} to ${String(each.to)}.`);
  return {
    row: each,
    time: Math.abs(drive.seconds / each.seconds - 1),
    distance: Math.abs(drive.meters / each.meters - 1),
    isInside: drive.low <= each.seconds && each.seconds <= drive.high,
    width: (drive.high - drive.low) / each.seconds,
  };
}

function tell(name: string, misses: readonly Miss[]): number {
  const inside = misses.filter(({ isInside }) => isInside).length / misses.length;
  const middle = (value: (miss: Miss) => number) => percent(median(misses.map(value))).padStart(9);
  say(
    `  ${name.padEnd(34)}${String(misses.length).padStart(5)}${middle(({ time }) => time)}${middle(({ distance }) => distance)}` +
      `${percent(inside).padStart(11)}${middle(({ width }) => width)}`,
  );
  return inside;
}

const lengths = [
  ["under 5 km", 0, 5],
  ["5 to 20 km", 5, 20],
  ["20 to 100 km", 20, 100],
  ["100 to 1,000 km", 100, 1_000],
  ["over 1,000 km", 1_000, Number.POSITIVE_INFINITY],
] as const;

await runBench(async () => {
  const misses = await Promise.all(rows.map(missOf));
  const held = misses.filter(({ row: { half } }) => half === "held");
  say("                                       rows  time off  way off  in window    width");
  say("fitted to:");
  tell(
    "all",
    misses.filter(({ row: { half } }) => half === "fit"),
  );
  say("held back:");
  const inside = [
    tell(
      "between cities",
      held.filter(({ row: { kind } }) => kind === "city"),
    ),
    tell(
      "within a city",
      held.filter(({ row: { kind } }) => kind === "trip"),
    ),
  ];
  for (const [name, from, to] of lengths) {
    const some = held.filter(({ row: { meters } }) => meters >= from * 1_000 && meters < to * 1_000);
    if (some.length > 0) tell(name, some);
  }
  for (const source of new Set(held.map(({ row: each }) => each.source))) {
    tell(
      source.slice(0, 33),
      held.filter(({ row: each }) => each.source === source),
    );
  }
  const isHeld = inside.every((share) => share >= goal);
  say(`goal: ${percent(goal)} of the held back drives in the window, of either kind: ${isHeld ? "held" : "MISSED"}`);
  return isHeld;
});
