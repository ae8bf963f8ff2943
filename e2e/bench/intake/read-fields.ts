// The parser as the scorer asks it: `score.mjs --module e2e/bench/intake/read-fields.ts#readFields`.
import { parseFirstCall } from "@/lib/intake/parse-first-call";
import type { IntakeFields } from "@/lib/intake/schema";

export function readFields(text: string, { receivedAt }: { receivedAt: string }): IntakeFields {
  return parseFirstCall(text, { receivedAt }).fields;
}
