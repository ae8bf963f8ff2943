// Who may look after the platform.
import { notFound } from "@/lib/platform/errors";
import type { BusinessActor, SystemActor } from "./actor";

/** Raises `not_found` for everybody but the platform's administrators and its own commands: they learn of no such thing. */
export function assertAdmin(actor: BusinessActor | SystemActor): void {
  if (actor.kind === "business" && actor.role !== "admin") throw notFound();
}
