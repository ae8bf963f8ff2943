// Runs the record's verifier as a person at a terminal would.
import { inRoot } from "@/scripts/paths.mjs";
import { run } from "@/scripts/process.mjs";
import { databaseUrl } from "./servers";

/** What `npm run audit:verify` says of the database under test, and its exit code. */
export function verifyAudit(): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DATABASE_URL: databaseUrl() };
  return run(process.execPath, [inRoot("scripts", "run.mjs"), "scripts/verify-audit.ts"], { env });
}
