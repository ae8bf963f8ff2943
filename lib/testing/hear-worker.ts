// A process of its own that hears one message of the payment provider many times at once: JSON { event, times } comes in.
import { json } from "node:stream/consumers";
import { applyEvent } from "@/lib/billing/apply-event";
import { closeDatabase } from "@/lib/platform/db";

const { event, times } = (await json(process.stdin)) as { event: { id: string; type: string }; times: number };
const outcomes = await Promise.all(Array.from({ length: times }, () => applyEvent(event))).finally(closeDatabase);
process.stdout.write(`${JSON.stringify(outcomes)}\n`);
