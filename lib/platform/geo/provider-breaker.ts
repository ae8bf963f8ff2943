// Spares everybody a provider that keeps failing: after three failures in a row it is left alone for a minute.
import "server-only";

const mostFailures = 3;
const restMs = 60_000;

interface Standing {
  /** In a row. */
  failures: number;
  restsUntil: number;
}

const kept = globalThis as { mortuaryProviders?: Map<string, Standing> };

function standings(): Map<string, Standing> {
  kept.mortuaryProviders ??= new Map();
  return kept.mortuaryProviders;
}

/** Whether to ask the provider at `now` (milliseconds). After its rest one question tries it out, and the others wait on. */
export function mayAsk(name: string, now: number): boolean {
  const standing = standings().get(name);
  if (!standing || standing.failures < mostFailures) return true;
  if (now < standing.restsUntil) return false;
  standing.restsUntil = now + restMs;
  return true;
}

/** True when this failure is the one that begins a rest. */
export function noteFailure(name: string, now: number): boolean {
  const standing = standings().get(name) ?? { failures: 0, restsUntil: 0 };
  standings().set(name, standing);
  standing.failures += 1;
  if (standing.failures >= mostFailures) standing.restsUntil = now + restMs;
  return standing.failures === mostFailures;
}

/** It answered, if only that it does not know. */
export function noteAnswer(name: string): void {
  standings().delete(name);
}
