// Lets the product itself act, for what it does without anybody asking at that moment.
import "server-only";
import { admit, type SystemActor } from "./actor";

/** The actor of a job; `name` is what the record shows in place of a person. */
export function startJob(name: string): SystemActor {
  return admit({ kind: "system", name });
}
