// Opens a case for a family that knows its id and, where one was set, its PIN.
import "server-only";
import type { z } from "zod";
import { lastDelivery } from "@/lib/auth/case-visit";
import { startFamilySession } from "@/lib/auth/start-family-session";
import { db } from "@/lib/platform/db";
import { unauthorized } from "@/lib/platform/errors";
import { describe, log } from "@/lib/platform/log";
import { keyedPin, verifySecret } from "@/lib/platform/secret-hash";
import { parseCaseId } from "@/lib/transports/parse-case-id";
import { lockDoor } from "./lock-door";
import { logFailedTry, type TriedAccess } from "./log-failed-try";
import type { Language } from "./parse-language";
import type { openCaseInput } from "./schema";
import { doorWords } from "./words/door";

export interface OpenedCase {
  caseId: string;
  /** For the family's cookie. */
  token: string;
}

/**
 * Starts a visit. An unknown case, a wrong or missing PIN, and access that was revoked or is over throw the same
 * `unauthorized`, in the same time. Throws `rate_limited` to whoever tries too often.
 */
export async function openCase(
  input: z.output<typeof openCaseInput>,
  headers: Headers,
  language: Language,
): Promise<OpenedCase> {
  const caseId = parseCaseId(input.caseId);
  const access = await findAccess(caseId);
  const asked = `${caseId ?? input.caseId.toUpperCase()} ${access?.issuedAt.getTime() ?? ""}`;
  const door = await lockDoor(asked, headers, language);
  const matches = await verifySecret(keyedPin(input.pin ?? ""), access?.pinHash ?? null);
  const refusal = doorWords[language].refused;
  if (!access || !(matches || access.pinHash === null)) {
    await door.refuse();
    if (access) noteFailure(access);
    throw unauthorized(refusal);
  }
  const token = await startFamilySession(access, refusal);
  await door.letIn();
  return { caseId: access.caseId, token };
}

type FoundAccess = TriedAccess & { pinHash: string | null };

/** One query whatever is found, so that the time says nothing. */
async function findAccess(caseId: string | null): Promise<FoundAccess | null> {
  const [access] = await db.$queryRaw<FoundAccess[]>`
    SELECT a.id AS "accessId", r.id AS "requestId", r."caseId", a."pinHash", a."issuedAt"
    FROM "ServiceRequest" r JOIN "FamilyAccess" a ON a."requestId" = r.id
    WHERE r."caseId" = ${caseId ?? ""} AND a."revokedAt" IS NULL
      AND (r."archivedAt" IS NULL OR r."archivedAt" > ${lastDelivery()})`;
  return access ?? null;
}

/** Beside the answer, whose time would otherwise tell that there is such a case. */
function noteFailure(access: TriedAccess): void {
  logFailedTry(access).catch((error: unknown) => {
    log.error({ error: describe(error) }, "a failed try could not be counted");
  });
}
