// Who acts: only the gates in this folder can make an actor, so whoever holds one has been let in.
declare const letIn: unique symbol;

export const roles = ["coordinator", "driver", "admin"] as const;
export type Role = (typeof roles)[number];

interface BusinessFields {
  kind: "business";
  userId: string;
  businessId: string;
  businessName: string;
  businessKind: string;
  cityCode: string;
  /** IANA zone of the business. */
  timeZone: string;
  /** IANA zone in which this person reads times on screens: their own, else the business's. */
  ownZone: string;
  role: Role;
  firstName: string;
  lastName: string;
  sessionId: string | null;
}

interface FamilyFields {
  kind: "family";
  requestId: string;
  caseId: string;
  accessId: string;
  sessionId: string;
}

interface SystemFields {
  kind: "system";
  /** Which command or job acts, for example "seed". */
  name: string;
}

export type BusinessActor = BusinessFields & { readonly [letIn]: true };
export type FamilyActor = FamilyFields & { readonly [letIn]: true };
export type SystemActor = SystemFields & { readonly [letIn]: true };
export type Actor = BusinessActor | FamilyActor | SystemActor;

/** Lets in what a gate has checked. Only `lib/auth`, the seed and the tests may call it (the architecture test watches). */
export function admit<T extends BusinessFields | FamilyFields | SystemFields>(
  fields: T,
): T & { readonly [letIn]: true } {
  return fields as T & { readonly [letIn]: true };
}

/** 'Ana Ruiz'; for families and commands what the history shows instead. */
export function actorName(actor: Actor): string {
  if (actor.kind === "business") return `${actor.firstName} ${actor.lastName}`.trim();
  return actor.kind === "family" ? "Family" : actor.name;
}
