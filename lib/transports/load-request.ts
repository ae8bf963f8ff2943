// Loads one request within what the actor's business may see; all else does not exist.
import "server-only";
import type { BusinessActor } from "@/lib/auth/actor";
import type { Db } from "@/lib/platform/db";
import { forbidden, notFound } from "@/lib/platform/errors";
import { type RequestRow, requestInclude } from "./dto";
import { type Act, may, relationsOf } from "./policy";

export interface LoadedRequest {
  row: RequestRow;
  /** How it stands in this business's own lists. */
  viewStatus: string;
}

/** Raises `not_found` when the request does not exist or the actor's business has no part in it. */
export async function loadRequest(db: Db, actor: BusinessActor, id: string): Promise<LoadedRequest> {
  const found = await db.serviceRequest.findUnique({
    where: { id },
    include: { ...requestInclude, parties: { where: { businessId: actor.businessId }, select: { status: true } } },
  });
  if (!found || relationsOf(actor, found).length === 0) {
    throw notFound("We could not find this request. It may have gone to another company.");
  }
  const { parties, ...row } = found;
  return { row, viewStatus: parties[0]?.status ?? row.status };
}

/** Holds the request's row until the transaction ends; taken before its route's, so that no two wait for each other. */
export async function lockRequest(db: Db, id: string): Promise<void> {
  await db.$queryRaw`SELECT 1 FROM "ServiceRequest" WHERE id = ${id}::uuid FOR UPDATE`;
}

/** Holds the row of a request's active route, after the request's own; null where nobody is under way. */
export async function lockActiveRoute(db: Db, requestId: string): Promise<{ pickedUpAt: Date | null } | null> {
  await db.$queryRaw`SELECT 1 FROM "TransportRoute" WHERE "requestId" = ${requestId}::uuid AND "isActive" FOR UPDATE`;
  return db.transportRoute.findFirst({ where: { requestId, isActive: true }, select: { pickedUpAt: true } });
}

const refusals: Record<Act, string> = {
  accept: "Only a business that this request is offered to may accept it.",
  decline: "Only the business that created this request, or the one it is addressed to, may decline it.",
  pass: "Only a provider that an open call is offered to may pass on it.",
  undoDecline: "Only the business that declined this request may take that back.",
  undoPass: "Only the provider that passed on an open call may take that back.",
  suspend: "Only the transport company that accepted this may suspend it.",
  cancel: "Only the transport company that accepted this may cancel it.",
  changeAddress: "Only the business that created this request, or the one that accepted it, may change its addresses.",
  assignDriver: "Only the transport company that accepted this says who drives it.",
  arrive: "Only the transport company that accepted this may record its steps.",
  confirm: "Only the transport company that accepted this may record its steps.",
  depart: "Only the transport company that accepted this may record its steps.",
  complete: "Only the transport company that accepted this may complete it.",
  issueAccess: "Only the business that created this request, or the one that accepted it, may issue family access.",
  viewReport: "Only the business that created this request, or the one that accepted it, has its report.",
};

/** Raises `forbidden` when the actor sees the request but may not do this with it. */
export function assertMay(actor: BusinessActor, act: Act, row: Parameters<typeof may>[2]): void {
  if (!may(actor, act, row)) throw forbidden(refusals[act]);
}
