// Prints which fields that a text filled had to be corrected, worst first: `npm run intake:report -- --since 30d`.
import { parseArgs } from "node:util";
import { correctionTable } from "@/lib/intake/format";
import { listCorrectionCounts } from "@/lib/intake/queries";
import { keptDays } from "@/lib/intake/schema";
import { closeDatabase } from "@/lib/platform/db";

/** '30d' as 30; null when it is no number of days that are kept. */
function readDays(since: string): number | null {
  const days = Number(/^(\d{1,3})d$/.exec(since)?.[1] ?? 0);
  return days >= 1 && days <= keptDays ? days : null;
}

function readSince(): string | null {
  try {
    return parseArgs({ options: { since: { type: "string", default: `${keptDays}d` } } }).values.since;
  } catch {
    return null;
  }
}

const since = readSince();
const days = since === null ? null : readDays(since);
if (days === null) {
  console.error(`Say how far to look back, from 1d to ${keptDays}d: npm run intake:report -- --since 30d`);
  process.exitCode = 1;
} else {
  const counts = await listCorrectionCounts(days).finally(closeDatabase);
  const time = days === 1 ? "day" : `${days} days`;
  console.log(counts.length > 0 ? correctionTable(counts) : `No filled form was sent in the last ${time}.`);
}
