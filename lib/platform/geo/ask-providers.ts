// Asks the geo providers in order: one that fails, is slow or does not know is followed by the next.
import "server-only";
import { env } from "../env";
import { describe, log } from "../log";
import { builtInProvider } from "./built-in-provider";
import { greatCircle } from "./estimate-by-air";
import { FetchError } from "./fetch-json";
import { googleProvider } from "./google-provider";
import { osrmProvider } from "./osrm-provider";
import { findOwnPlace } from "./own-places";
import { mayAsk, noteAnswer, noteFailure } from "./provider-breaker";
import type { Departure, Drive, End, GeoProvider, OwnPlace, Place, Point } from "./provider";

/** How long one provider may take, in milliseconds. */
const TIME_LIMIT = 3_000;

/** Whom to ask instead, and for how long each; for tests. */
interface Asked {
  providers?: readonly GeoProvider[];
  timeLimit?: number;
}

let configured: readonly GeoProvider[] | undefined;

/** Those that are set up, the best first. */
function providers(): readonly GeoProvider[] {
  if (configured) return configured;
  const { GOOGLE_MAPS_SERVER_KEY: key, GOOGLE_MAPS_API_URL: base, OSRM_URL } = env();
  configured = [
    ...(key ? [googleProvider({ key, base })] : []),
    ...(OSRM_URL ? [osrmProvider(OSRM_URL)] : []),
    builtInProvider,
  ];
  return configured;
}

/** Where an address lies, or null when nobody knows; a business's own `places` are looked through first. Never rejects. */
export async function geocode(
  address: string,
  { places = [], ...asked }: Asked & { places?: readonly OwnPlace[] } = {},
): Promise<Place | null> {
  const own = findOwnPlace(address, places);
  return own ?? ask(asked, "geocode", (provider, signal) => provider.geocode(address, signal));
}

/** The drive between two points, or null when no provider knows; without `departure` as if no traffic were. Never rejects. */
export function estimateDrive(
  from: End,
  to: End,
  { departure = null, ...asked }: Asked & { departure?: Departure | null } = {},
): Promise<Drive | null> {
  return ask(asked, "estimateDrive", async (provider, signal) => {
    const drive = await provider.estimateDrive(from, to, departure, signal);
    if (drive && !isPossible(from, to, drive)) throw new FetchError("Its drive cannot be true.");
    return drive;
  });
}

async function ask<Answer>(
  { providers: given = providers(), timeLimit = TIME_LIMIT }: Asked,
  question: "geocode" | "estimateDrive",
  put: (provider: GeoProvider, signal: AbortSignal) => Promise<Answer | null>,
): Promise<Answer | null> {
  for (const provider of given) {
    // One of its services may be off while the other works.
    const service = `${provider.name} ${question}`;
    if (!mayAsk(service, Date.now())) continue;
    const limit = AbortSignal.timeout(timeLimit);
    try {
      const asked = put(provider, limit);
      const answer = await (provider.isLocal ? asked : Promise.race([asked, rejectOnAbort(limit)]));
      noteAnswer(service);
      if (answer !== null) return answer;
    } catch (error) {
      const rests = noteFailure(service, Date.now());
      // Our own words say nothing of what was asked; others are withheld.
      const reason = error instanceof FetchError ? error.message : undefined;
      log.warn({ provider: provider.name, question, reason, rests, error: describe(error) }, "a geo provider failed");
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

/** Metres by which the ends of a drive may be moved to the next road. */
const slack = 25_000;
/** Metres a second, faster than any road allows. */
const fastest = 60;

/** No shorter than the straight line, no more than ten times as long, and at a speed that a car can hold. */
function isPossible(from: Point, to: Point, { meters, seconds, low, high }: Drive): boolean {
  const straight = greatCircle(from, to);
  return (
    meters >= straight * 0.98 - slack &&
    meters <= straight * 10 + 4 * slack &&
    seconds * fastest >= meters &&
    low <= seconds &&
    seconds <= high
  );
}
