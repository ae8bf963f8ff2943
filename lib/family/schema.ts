// What may come in at the family portal.
import { z } from "zod";
import { doorWords } from "./words/door";

const { missingCaseId, unreadableCaseId, unreadablePin } = doorWords.en;

/** The case id as typed, and the PIN where there is one; spaces and hyphens in a PIN do not count. */
export const openCaseInput = z.strictObject({
  caseId: z.string(missingCaseId).trim().min(1, missingCaseId).max(500, unreadableCaseId),
  pin: z
    .string(unreadablePin)
    .max(64, unreadablePin)
    .transform((text) => text.normalize("NFKC").replace(/[\s\p{Dash_Punctuation}]+/gu, ""))
    .optional(),
});

/** GET /api/family/case/{caseId}. */
export const familyCaseLookup = z.strictObject({ caseId: z.string().min(1).max(64) });

/** POST /api/family/updates/{token}/stop. */
export const updatesLookup = z.strictObject({ token: z.string().min(1).max(100) });
