// Opens a case for a family that knows its id and, where one was set, its PIN.
import "server-only";
import type { z } from "zod";
import { startFamilySession } from "@/lib/auth/start-family-session";
import { db } from "@/lib/platform/db";
import { AppError, rateLimited, unauthorized } from "@/lib/platform/errors";
import { forgive, giveBack, type Limit, limit } from "@/lib/platform/rate-limit";
import { keyedPin, verifySecret } from "@/lib/platform/secret-hash";
import { clientAddress } from "@/lib/platform/visitor";
import { parseCaseId } from "@/lib/transports/parse-case-id";
import { familyWords } from "./format";
import type { openCaseInput } from "./schema";

const byAddress: Limit = { points: 30, seconds: 15 * 60 };
const byCase: Limit = { points: 5, seconds: 15 * 60 };
/** Over all addresses: decision 0016 weighs what it keeps out against what it lets a stranger cause. */
const byCaseAnywhere: Limit = { points: 50, seconds: 60 * 60 };

export interface OpenedCase {
  caseId: string;
  /** For the family's cookie. */
  token: string;
}

/**
 * Starts a visit. An unknown case, a wrong or missing PIN and a revoked access throw the same `unauthorized`, in the
 * same time. Throws `rate_limited` after 5 wrong tries of a case, or 30 wrong tries, from one address in 15 minutes,
 * and after 50 wrong tries of a case from anywhere in an hour.
 */
export async function openCase(input: z.output<typeof openCaseInput>, headers: Headers): Promise<OpenedCase> {
  const address = clientAddress(headers);
  const caseId = parseCaseId(input.caseId);
  const asked = caseId ?? input.caseId.toUpperCase();
  const access = await findAccess(caseId);
  // A newly issued access begins with a clean slate, so that the card the funeral home hands out now works now.
  const issued = `${asked} ${access?.issuedAt.getTime() ?? ""}`;
  const caseKey = `${address} ${issued}`;
  // Counted before the look and given back after success, so that tries at the same time cannot slip past.
  await held("family-address", address, byAddress);
  await held("family-case", caseKey, byCase);
  // Last, so that whom the others hold up takes nothing away from the family.
  await held("family-case-anywhere", issued, byCaseAnywhere);
  const matches = await verifySecret(keyedPin(input.pin ?? ""), access?.pinHash ?? null);
  const refusal = familyWords.login.refused;
  if (!access || !(matches || access.pinHash === null)) throw unauthorized(refusal);
  const token = await startFamilySession(access, refusal);
  await forgive("family-case", caseKey, byCase);
  await giveBack("family-case-anywhere", issued, byCaseAnywhere);
  await giveBack("family-address", address, byAddress);
  return { caseId: access.caseId, token };
}

/** One query whatever is found, so that the time says nothing. */
async function findAccess(caseId: string | null) {
  const [access] = await db.$queryRaw<
    { accessId: string; requestId: string; caseId: string; pinHash: string | null; issuedAt: Date }[]
  >`
    SELECT a.id AS "accessId", r.id AS "requestId", r."caseId", a."pinHash", a."issuedAt"
    FROM "ServiceRequest" r JOIN "FamilyAccess" a ON a."requestId" = r.id
    WHERE r."caseId" = ${caseId ?? ""} AND a."revokedAt" IS NULL`;
  return access ?? null;
}

async function held(name: string, key: string, rule: Limit): Promise<void> {
  try {
    await limit(name, key, rule);
  } catch (error) {
    if (!(error instanceof AppError) || error.retryAfter === undefined) throw error;
    throw rateLimited(familyWords.login.wait(Math.ceil(error.retryAfter / 60)), error.retryAfter);
  }
}
