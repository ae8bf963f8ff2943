// The door of the server actions: the same verbs as the /api door, answered as a value that is never thrown.
import "server-only";
import type { z } from "zod";
import type { BusinessActor } from "@/lib/auth/actor";
import { businessUser } from "@/lib/auth/session";
import { AppError, type ErrorCode, type FieldErrors } from "./errors";
import { describe, log } from "./log";
import { parseInput } from "./parse-input";

export type ActionResult<T> =
  | { ok: true; data: T }
  | { ok: false; error: { code: ErrorCode; status: number; message: string; fields?: FieldErrors } };

/** A server action over one verb. The client shows `status: message`, as for a failed call. */
export function businessAction<S extends z.ZodType, T>(
  schema: S,
  verb: (actor: BusinessActor, input: z.output<S>) => Promise<T>,
): (input: z.input<S>) => Promise<ActionResult<T>> {
  return async (input) => {
    try {
      const actor = await businessUser();
      return { ok: true, data: await verb(actor, parseInput(schema, input)) };
    } catch (error) {
      return { ok: false, error: actionError(error) };
    }
  };
}

/** What a failed action answers. */
export function actionError(error: unknown): Extract<ActionResult<never>, { ok: false }>["error"] {
  if (error instanceof AppError) {
    const { code, status, message, fields } = error;
    return { code, status, message, ...(fields && { fields }) };
  }
  log.error({ error: describe(error) }, "an action failed");
  return { code: "internal", status: 500, message: "Something failed on our side. Nothing was changed. Try again." };
}
