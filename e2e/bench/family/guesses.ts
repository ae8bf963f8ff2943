// Guesses at the portal's door: case IDs at random among a thousand live ones, and the PIN of a case that is known.
import { db } from "@/lib/platform/db";
import { createCaseId } from "@/lib/transports/create-case-id";
import { issueFamilyAccess } from "@/lib/transports/issue-family-access";
import { anActor, aPendingRequest } from "@/prisma/factories";
import { stage } from "@/scripts/progress.mjs";
import { startProduct } from "@/scripts/product.mjs";
import type { Closings } from "../run-bench";
import { addressOf, type Knock, knock, tally } from "./knock";

const live = 1_000;
const guesses = Number(process.env.FAMILY_GUESSES ?? 100_000);
/** What a random part of ten characters of 32 can be. */
const space = 32 ** 10;
/** One in ten thousand. */
const mostChance = 1e-4;
const perSecond = 100;
const seconds = 15;
/** So many guesses of one case are looked at: from one address, and from everywhere within the hour (50 and 20 spare). */
const looked = { address: 5, anywhere: 70, walker: 30 };

/** All of one city and month, which is all that a guesser may know; none has a PIN, so that a hit would open it. */
async function prepare(): Promise<{ known: string }> {
  const business = await anActor();
  let begun = 0;
  const work = async () => {
    for (; begun < live; ) {
      begun += 1;
      const { id } = await aPendingRequest(business);
      await issueFamilyAccess(business, { id });
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  const { id } = await aPendingRequest(business);
  return { known: (await issueFamilyAccess(business, { id, pin: "482913" })).caseId };
}

/** Drawn as the product draws its own. */
const guess = () => createCaseId("CHI", new Date(), "America/Chicago");

/** Whether no guess hit, and no more were looked at than the limits say. */
export async function measureGuesses(closings: Closings): Promise<boolean> {
  const { known } = await stage(`${live} cases`, prepare);
  const servers: string[] = [];
  for (let index = 0; index < 2; index += 1) {
    const server = await startProduct({ TRUSTED_PROXY: "127.0.0.1", LOG_LEVEL: "warn" });
    closings.push(() => server.stop());
    servers.push(server.address);
  }
  const at = (index: number) => servers[index % servers.length] ?? "";
  const fast = async (count: number, next: (index: number) => Knock) => {
    const statuses: number[] = [];
    let begun = 0;
    const work = async () => {
      for (let index = begun++; index < count; index = begun++) {
        statuses.push((await knock(at(index), next(index))).status);
      }
    };
    await Promise.all(Array.from({ length: 32 }, work));
    return tally(statuses);
  };
  const steady = async (next: (index: number) => Knock) => {
    const answers: Promise<{ status: number }>[] = [];
    for (let index = 0; index < perSecond * seconds; index += 1) {
      answers.push(knock(at(index), next(index)));
      await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond));
    }
    return tally((await Promise.all(answers)).map(({ status }) => status));
  };

  const one = await stage(`PIN of a known case, one address, ${perSecond} a second`, () =>
    steady((index) => ({ caseId: known, pin: String(100_000 + index), from: addressOf(0) })),
  );
  await db.rateLimit.deleteMany();
  const many = await stage(`PIN of a known case, an address each, ${perSecond} a second`, () =>
    steady((index) => ({ caseId: known, pin: String(100_000 + index), from: addressOf(index) })),
  );
  await db.rateLimit.deleteMany();
  process.stdout.write(
    `One known case, ${perSecond} PINs a second for ${seconds} s over two processes: looked at ${one[401] ?? 0} from one address (at most ${looked.address}), ${many[401] ?? 0} from an address each (at most ${looked.anywhere})\n`,
  );
  const began = performance.now();
  const walked = await stage(`${guesses.toLocaleString("en-US")} case IDs, one address`, () =>
    fast(guesses, () => ({ caseId: guess(), from: addressOf(0) })),
  );
  const rate = guesses / ((performance.now() - began) / 1000);
  const windows = Math.ceil((performance.now() - began) / 900_000);
  const chance = (guesses * live) / space;
  process.stdout.write(
    [
      `${guesses.toLocaleString("en-US")} case IDs among ${live} live ones, ${Math.round(rate)} a second: looked at ${walked[401] ?? 0} (at most ${looked.walker * windows}), hits ${walked[200] ?? 0}`,
      `Had all been looked at, the chance of a hit would be ${chance.toExponential(1)} (at most ${mostChance.toExponential(0)})`,
      "",
    ].join("\n"),
  );
  const counts = [one, many, walked];
  return (
    counts.every((each) => Object.keys(each).every((status) => status === "401" || status === "429")) &&
    one[401] === looked.address &&
    (many[401] ?? 0) <= looked.anywhere &&
    (walked[401] ?? 0) <= looked.walker * windows &&
    chance <= mostChance
  );
}
