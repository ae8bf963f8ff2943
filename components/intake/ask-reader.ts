// Sends the text of a first call to be read, and tells afterwards which filled fields had to be corrected.
import type { z } from "zod";
import { apiRequest, toApiError } from "@/components/hooks/api";
import { type correctionsBody, type ExplainedIntake, type IntakeFields, mostTextBytes } from "@/lib/intake/schema";
import type { RequestPayload } from "@/lib/transports/schema";
import { type Fill, listCorrections, type Reading } from "./intake-fill";

/** How long an answer is waited for, in milliseconds. */
export const READING_LIMIT = 20_000;

const encoder = new TextEncoder();

/** The text's size in bytes of UTF-8 when it is too long to be read, else null. */
export function bytesTooMany(text: string): number | null {
  if (text.length * 3 <= mostTextBytes) return null;
  const bytes = encoder.encode(text).length;
  return bytes > mostTextBytes ? bytes : null;
}

const isFullClock = (text: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text);

/**
 * Reads the text. `receivedAt` ('2026-11-21T21:02') goes along if it is a full date and time. `isCall`: the user says
 * that it is one, whatever it seems to be about.
 * Raises ApiError on a refusal, and the signal's reason when it is aborted.
 */
export async function askReader(
  text: string,
  receivedAt: string,
  isCall: boolean,
  signal: AbortSignal,
): Promise<Reading> {
  const response = await fetch(`/api/parse-text?explain=1${isCall ? "&anyway=1" : ""}`, {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(isFullClock(receivedAt) ? { text, receivedAt } : { text }),
    signal,
  });
  if (!response.ok) throw await toApiError(response);
  const answer = (await response.json()) as ExplainedIntake | IntakeFields;
  return { ...explained(answer), text, layout: response.headers.get("X-Intake-Layout") ?? "" };
}

/** A server that does not explain answers the fields alone. */
function explained(answer: ExplainedIntake | IntakeFields): ExplainedIntake {
  if ("fields" in answer && typeof answer.fields === "object") return answer;
  return { fields: answer as IntakeFields, evidence: {}, conflicts: [], missing: [], dropped: [] };
}

/** Which fields of a layout were filled, and which of them were corrected. */
type Corrections = z.input<typeof correctionsBody>;

/** Tells what became of a fill in the request that was sent: names and kinds, never a word of the text. */
export function reportCorrections(fill: Fill | null, sent: RequestPayload) {
  if (fill === null || fill.layout === "" || fill.filled.length === 0) return;
  const told: Corrections = { layout: fill.layout, filled: fill.filled, corrections: listCorrections(fill, sent) };
  apiRequest("POST", "/api/parse-text/corrections", told).catch(() => {
    // Nothing depends on it.
  });
}

/** Whether nobody waits for the answer any more. */
export const isStopped = (signal: AbortSignal) => signal.aborted && signal.reason instanceof DOMException;
