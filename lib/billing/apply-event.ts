// Applies a message of the payment provider: once, with its row in the same transaction, in whatever order it comes.
import "server-only";
import { transact, Unchanged, type Unit } from "@/lib/audit/transact";
import type { SystemActor } from "@/lib/auth/actor";
import { startJob } from "@/lib/auth/start-job";
import { describe, log } from "@/lib/platform/log";
import { applyPayment, type Outcome } from "./apply-payment";
import { applyCharge, applyRefund } from "./apply-refund";
import { applyAccount, applySubscription } from "./apply-subscription";
import { logEvent } from "./log-event";
import { parseEvent, type ToldEvent } from "./parse-told";

/** `event` is known to be the provider's. `known` was applied before. */
export async function applyEvent(event: { id: string; type: string }): Promise<Outcome | "known"> {
  const told = readEvent(event);
  if (!told) return "ignored";
  const outcome = await transact<SystemActor, Outcome | "known">(startJob("Stripe"), async (unit) => {
    const { id, type, objectId, saidAt } = told;
    const kept = await unit.db.providerEvent.createMany({
      data: [{ id, type, objectId, saidAt, receivedAt: unit.now, outcome: "applied" }],
      skipDuplicates: true,
    });
    if (kept.count === 0) throw new Unchanged("known");
    const answer = await apply(unit, told);
    if (answer !== "applied") throw new Unchanged(answer);
    return answer;
  });
  // What a word that changes nothing said once, it says for ever: the rows it was held against only grow.
  if (outcome !== "applied" && outcome !== "known") await logEvent(told, outcome);
  return outcome;
}

/** One that is not what its type says will be no other when it is sent again. */
function readEvent(event: { id: string; type: string }): ToldEvent | null {
  try {
    return parseEvent(event);
  } catch (error) {
    log.error({ eventId: event.id, type: event.type, error: describe(error) }, "a message of Stripe cannot be read");
    return null;
  }
}

async function apply(unit: Unit<SystemActor>, { id, told }: ToldEvent): Promise<Outcome> {
  if (!told) return "ignored";
  if (told.kind === "payment") return applyPayment(unit, told, id);
  if (told.kind === "refund") return applyRefund(unit, told, id);
  if (told.kind === "charge") return applyCharge(unit, told, id);
  return told.kind === "account" ? applyAccount(unit, told) : applySubscription(unit, told, id);
}
