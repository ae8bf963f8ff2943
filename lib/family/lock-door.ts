// Holds back whoever tries too often to open cases; decision 0041 says how often, and what a stranger can do with it.
import "server-only";
import { AppError, rateLimited } from "@/lib/platform/errors";
import {
  count,
  counted,
  forgive,
  type GrowingLimit,
  giveBack,
  giveBackGrowing,
  type Limit,
  limit,
  limitGrowing,
} from "@/lib/platform/rate-limit";
import { clientAddress, clientNetwork } from "@/lib/platform/visitor";
import type { Language } from "./parse-language";
import { doorWords } from "./words/door";

const minutes = 60;
const hours = 60 * minutes;
const days = 24 * hours;

/** Of one address, over all cases. */
const byAddress: Limit = { points: 30, seconds: 15 * minutes };
/** So many are left to an address while many are refused everywhere. */
const whileFlooded = 5;
/** Refused tries, over all cases and addresses, from which on they count as many. */
const everywhere: Limit = { points: 600, seconds: 15 * minutes };
/** Of one case, from one address. */
const byCase: GrowingLimit = { points: 5, seconds: 15 * minutes, longestSeconds: days, memorySeconds: 7 * days };
/** Of one case, over all addresses. */
const anHour: Limit = { points: 50, seconds: hours };
const aDay: Limit = { points: 150, seconds: days };
/** Beyond those, networks from which nobody has tried this case within the hour: a try for each of so many of them. */
const spare: Limit = { points: 20, seconds: hours };
const byNetwork: Limit = { points: 1, seconds: hours };

export interface Door {
  /** Takes this try back and forgives the address its wrong ones. */
  letIn(): Promise<void>;
  /** Counts this try among the refused. */
  refuse(): Promise<void>;
}

/**
 * Counts one try before it is looked at, so that tries at the same time cannot slip past. `asked` is the case that is
 * asked for and when its access was issued: access issued anew begins with a clean slate.
 * Throws `rate_limited` in the family's words.
 */
export async function lockDoor(asked: string, headers: Headers, language: Language): Promise<Door> {
  const address = clientAddress(headers);
  const caseKey = `${address} ${asked}`;
  const networkKey = `${clientNetwork(headers)} ${asked}`;
  try {
    await limitAddress(address);
    await limitGrowing("family-case", caseKey, byCase);
    // Last, so that whom the others hold back takes nothing away from the family.
    const isSpare = await limitCase(asked, networkKey).catch(async (error: unknown) => {
      // Nobody looked, so that it was no wrong try of this address.
      await giveBackGrowing("family-case", caseKey, byCase);
      throw error;
    });
    return {
      letIn: async () => {
        await forgive("family-case", caseKey, byCase);
        await forgive("family-network", networkKey, byNetwork);
        const used: [string, Limit][] = isSpare
          ? [["family-spare", spare]]
          : [
              ["family-hour", anHour],
              ["family-day", aDay],
            ];
        for (const [name, rule] of used) await giveBack(name, asked, rule);
        await giveBack("family-address", address, byAddress);
      },
      refuse: async () => void (await count("family-everywhere", "", everywhere)),
    };
  } catch (error) {
    if (!(error instanceof AppError) || error.retryAfter === undefined) throw error;
    throw rateLimited(doorWords[language].wait(Math.ceil(error.retryAfter / 60)), error.retryAfter);
  }
}

async function limitAddress(address: string): Promise<void> {
  const isFlooded = (await counted("family-everywhere", "", everywhere)) >= everywhere.points;
  await limit("family-address", address, isFlooded ? { ...byAddress, points: whileFlooded } : byAddress);
}

/** Whether this was one of the spare tries. */
async function limitCase(asked: string, networkKey: string): Promise<boolean> {
  const nth = await count("family-network", networkKey, byNetwork);
  try {
    await limit("family-hour", asked, anHour);
    await limit("family-day", asked, aDay);
    return false;
  } catch (error) {
    if (!(error instanceof AppError) || error.retryAfter === undefined) throw error;
    // By then its network is new again.
    if (nth > byNetwork.points) throw rateLimited(error.message, Math.min(error.retryAfter, byNetwork.seconds));
    await limit("family-spare", asked, spare).catch(async (none: unknown) => {
      await giveBack("family-network", networkKey, byNetwork);
      throw none;
    });
    return true;
  }
}
