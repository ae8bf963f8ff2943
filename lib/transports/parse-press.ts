// A driver's press: when the button was pressed by the phone's clock, and the time that goes onto the route.
import { z } from "zod";
import { clockOffset, futureTolerance, toldInstant } from "./parse-clock";

/** A press this little before the step ahead of it is a matter of clocks, milliseconds. */
const orderTolerance = 120_000;

/** A press waits on a phone without signal for a day at most, milliseconds. */
const longestQueue = 24 * 3_600_000;
const unnamed = "Give every press a clientId of its own.";

/** What a step call may say of its press; `sentAt` is what the phone's clock said when it sent. */
export const pressFields = {
  pressedAt: toldInstant.optional(),
  clientId: z
    .string(unnamed)
    .trim()
    .min(1, unnamed)
    .max(64, "A clientId is at most 64 characters long.")
    .regex(/^[\w.:-]+$/, "A clientId is made of letters, digits and . : _ -")
    .optional(),
  sentAt: toldInstant.optional(),
};

type PressInput = z.output<z.ZodObject<typeof pressFields>>;

/** Half a press could not be told from another. */
export function checkPress({ pressedAt, clientId, sentAt }: PressInput, context: z.core.$RefinementCtx): void {
  if ((pressedAt === undefined) === (clientId === undefined) && (sentAt === undefined || clientId !== undefined))
    return;
  context.addIssue({ code: "custom", path: ["clientId"], message: "Send pressedAt and clientId together." });
}

/** The body of the steps that ask for nothing. */
export const stepBody = z.strictObject(pressFields).superRefine(checkPress);
export const takeStepInput = z
  .strictObject({ id: z.uuid("This is not an id."), ...pressFields })
  .superRefine(checkPress);

/** One press of a step's button. Milliseconds since 1970, by the phone's clock. */
export interface Press {
  clientId: string;
  pressedAt: number;
  sentAt: number | undefined;
}

/** The press that a call tells of; null where it is the specification's call without one. */
export function pressOf({ pressedAt, clientId, sentAt }: PressInput): Press | null {
  return pressedAt === undefined || clientId === undefined ? null : { clientId, pressedAt, sentAt };
}

/**
 * The time of a press that goes onto the route, never after `now` nor before `floor`, where the step ahead of it stands.
 * A press before what somebody else recorded meanwhile takes that time; what the clock cannot have meant becomes `now`.
 * Milliseconds since 1970.
 */
export function stampOf({ pressedAt, sentAt }: Press, { floor, now }: { floor: number; now: number }): number {
  const at = pressedAt + clockOffset(sentAt, now);
  // A phone that says what its clock shows is believed; one that does not may be off by anything.
  const isBelieved = sentAt !== undefined && pressedAt <= sentAt && at >= floor - longestQueue;
  if (at > now + futureTolerance || (at < floor - orderTolerance && !isBelieved)) return now;
  return Math.min(now, Math.max(at, floor));
}
