// Loads and holds a cancellation fee for the business that it is owed to, within the verbs that settle it.
import "server-only";
import type { BusinessActor } from "@/lib/auth/actor";
import type { Db } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/errors";

/** With its settlement and what was begun to pay it. Raises `not_found` (a fee that is not owed to the actor's business). */
export async function loadOwedDue(db: Db, { businessId }: BusinessActor, requestId: string) {
  // Held, so that of two who settle at once the second is told.
  await db.$queryRaw`SELECT 1 FROM "ServiceRequest" WHERE id = ${requestId}::uuid FOR NO KEY UPDATE`;
  const request = await db.serviceRequest.findUnique({
    where: {
      id: requestId,
      ownerBusinessId: businessId,
      creatingBusinessId: { not: businessId },
      cancelledAt: { not: null },
      feeStatus: { in: ["full", "partial"] },
    },
    select: {
      feeSettlement: { select: { kind: true } },
      feePayments: { where: { status: { not: "canceled" } }, select: { status: true } },
    },
  });
  if (!request) throw notFound("We could not find this cancellation fee.");
  return request;
}
