// Asks the geo providers in order: one that fails, is slow or does not know is followed by the next.
import "server-only";
import { describe, log } from "../log";
import { builtInProvider } from "./built-in-provider";
import type { Drive, GeoProvider, Place, Point } from "./provider";

/** The best first. */
const providers: readonly GeoProvider[] = [builtInProvider];

/** How long one provider may take, in milliseconds. */
const TIME_LIMIT = 5_000;

/** Whom to ask instead, and for how long each; for tests. */
interface Asked {
  providers?: readonly GeoProvider[];
  timeLimit?: number;
}

/** Where an address lies, or null when no provider knows. Never rejects. */
export function geocode(address: string, asked: Asked = {}): Promise<Place | null> {
  return ask(asked, "geocode", (provider, signal) => provider.geocode(address, signal));
}

/** The drive between two points, or null when no provider knows. Never rejects. */
export function estimateDrive(from: Point, to: Point, asked: Asked = {}): Promise<Drive | null> {
  return ask(asked, "estimateDrive", (provider, signal) => provider.estimateDrive(from, to, signal));
}

async function ask<Answer>(
  { providers: given = providers, timeLimit = TIME_LIMIT }: Asked,
  question: string,
  put: (provider: GeoProvider, signal: AbortSignal) => Promise<Answer | null>,
): Promise<Answer | null> {
  for (const provider of given) {
    const limit = AbortSignal.timeout(timeLimit);
    try {
      const answer = await Promise.race([put(provider, limit), rejectOnAbort(limit)]);
      if (answer !== null) return answer;
    } catch (error) {
      log.warn({ provider: provider.name, question, error: describe(error) }, "a geo provider failed");
    }
  }
  return null;
}

/** For a provider that does not listen to its signal. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
}
