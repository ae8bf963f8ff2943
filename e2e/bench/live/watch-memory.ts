// Watches how much memory server processes hold while they are measured, and whether it grows.
import { readFile } from "node:fs/promises";

/** Megabytes of all processes together. */
export interface Memory {
  first: number;
  most: number;
  /** The least of each third of the time: between them a collector's saw-tooth does not count. */
  troughs: [number, number, number];
}

const everyMs = 500;

/** Watches until the returned function is called, which answers what was seen. */
export async function watchMemory(pids: readonly number[]): Promise<() => Memory> {
  const sizes = [await residentOf(pids)];
  const timer = setInterval(() => void residentOf(pids).then((size) => sizes.push(size)), everyMs);
  return () => {
    clearInterval(timer);
    const third = Math.ceil(sizes.length / 3);
    const least = (from: number) => Math.min(...sizes.slice(from, from + third));
    const troughs: Memory["troughs"] = [least(0), least(third), least(Math.min(2 * third, sizes.length - 1))];
    return { first: sizes[0] ?? Number.NaN, most: Math.max(...sizes), troughs };
  };
}

async function residentOf(pids: readonly number[]): Promise<number> {
  const sizes = await Promise.all(
    pids.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1_000;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** '480 MB, at most 610, least of each third 470 475 472' */
export function memoryText({ first, most, troughs }: Memory): string {
  const whole = (size: number) => Math.round(size).toString();
  return `${whole(first)} MB, at most ${whole(most)}, least of each third ${troughs.map(whole).join(" ")}`;
}
