// How long the parser takes: over texts of 4 kB, over 100 kB of hostile ones, and how the time grows.
import { type ParseOptions, parseFirstCall } from "@/lib/intake/parse-first-call";
import { median, percentile } from "../statistics";
import { hostileTexts } from "./hostile-texts";

const usualBytes = 4_000;
const [shorter, longer] = [10_000, 100_000];

/** A list as long as a platform's may become. */
const companies = Array.from({ length: 2_000 }, (_, index) => {
  const word = (seed: number) =>
    ["bar", "ven", "tol", "mar", "kes", "dun", "pra", "lio", "gan", "fer", "hol"][seed % 11];
  const name = `${word(index)}${word(Math.floor(index / 11))}${word(Math.floor(index / 121))}${word(index * 5)}`;
  return { id: `company-${index}`, name: `${name} ${index % 2 ? "Removal" : "Transport"} Service` };
});
const options: ParseOptions = { receivedAt: "2026-11-21T21:02", businesses: companies };

/** Milliseconds of one reading. */
function timeOf(text: string): number {
  const begun = performance.now();
  parseFirstCall(text, options);
  return performance.now() - begun;
}

/** A kind that takes this long in all, in milliseconds, has been measured long enough. */
const enough = 2_000;

function timesOf(text: string, rounds: number): number[] {
  const times: number[] = [];
  const end = performance.now() + enough;
  while (times.length < rounds && (times.length < 3 || performance.now() < end)) times.push(timeOf(text));
  return times;
}

/** So many texts tell how long a reading takes. */
const mostUsual = 150;

/** Texts of 4 kB, each beginning with another of `texts` and going on with the next. */
function usualTexts(texts: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(texts.length / mostUsual));
  return texts
    .filter((_, at) => at % step === 0)
    .map((begin, at) => {
      // No more is joined than is read: the engine keeps the whole of which a text is a slice.
      let text = begin;
      for (let next = at * step + 1; text.length < usualBytes; next += 1) text += `\n\n${texts[next % texts.length]}`;
      return text.slice(0, usualBytes);
    });
}

export interface UsualTimes {
  p50: number;
  p95: number;
  p99: number;
  count: number;
}

/** Times of texts of 4 kB in milliseconds, once the parser has run warm. */
export function measureUsual(texts: readonly string[]): UsualTimes {
  const usual = usualTexts(texts);
  for (const text of usual) timesOf(text, 2);
  const times = usual.flatMap((text) => timesOf(text, 10));
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share)) as [number, number, number];
  return { p50, p95, p99, count: times.length };
}

export interface HostileTimes {
  kind: string;
  /** Of 100 kB. */
  p95: number;
  /** Median of 100 kB by that of 10 kB; null where 10 kB take no time worth comparing. */
  ratio: number | null;
}

/** Times of each kind of hostile text in milliseconds, the slowest first. */
export function measureHostile(): HostileTimes[] {
  const kinds = Object.entries(hostileTexts).map(([kind, write]) => {
    const [short, long] = [write(shorter), write(longer)];
    timesOf(short, 5);
    timesOf(long, 2);
    const [shortTimes, longTimes] = [timesOf(short, 20), timesOf(long, 20)];
    const base = median(shortTimes);
    return { kind, p95: percentile(longTimes, 0.95), ratio: base < 0.1 ? null : median(longTimes) / base };
  });
  return kinds.toSorted((one, other) => other.p95 - one.p95);
}
