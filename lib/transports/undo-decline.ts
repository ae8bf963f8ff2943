// Takes back a decline, or a pass on an open call, that the same person made moments ago.
import "server-only";
import type { z } from "zod";
import { transact, type Unit } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { conflict, forbidden } from "@/lib/platform/errors";
import { type RequestDto, type RequestRow, toRequestDto } from "./dto";
import { assertMay, loadRequest, lockRequest } from "./load-request";
import { explainState, moveRequest, subjectOf } from "./move-request";
import type { undoDeclineInput } from "./schema";

/** How long a decline may be taken back, in milliseconds. */
const undoMs = 30_000;

/**
 * Within 30 seconds, by the one who declined. Raises `not_found`, `forbidden` (somebody else declined) and `conflict`
 * (too late, cancelled, or no longer declined).
 */
export async function undoDecline(
  actor: BusinessActor,
  { id }: z.output<typeof undoDeclineInput>,
): Promise<RequestDto> {
  return transact(actor, async (unit) => {
    await lockRequest(unit.db, id);
    const { row, viewStatus } = await loadRequest(unit.db, actor, id);
    if (row.status === "pending" && viewStatus === "declined") return undoPass(unit, row);
    if (row.status !== "declined" || row.cancelledAt) throw await explainState(unit.db, actor, id);
    assertMay(actor, "undoDecline", row);
    await assertOwnAndFresh(unit, id, "request.declined");
    await moveRequest(unit, row, "undoDecline", { declinedAt: null, updatedAt: unit.now });
    if (row.businessId === null) await restorePasses(unit, row);
    const after = await loadRequest(unit.db, actor, id);
    unit.record("request.decline_undone", subjectOf(after.row), { business: actor.businessName });
    return toRequestDto(after.row, actor);
  });
}

async function undoPass(unit: Unit<BusinessActor>, row: RequestRow): Promise<RequestDto> {
  const { actor } = unit;
  const { businessId, businessName: business } = actor;
  assertMay(actor, "undoPass", row);
  await assertOwnAndFresh(unit, row.id, "request.passed");
  await unit.db.requestParty.deleteMany({ where: { requestId: row.id, businessId } });
  unit.record("request.pass_undone", { requestId: row.id, audience: [businessId] }, { business });
  return toRequestDto(row, actor);
}

async function assertOwnAndFresh(
  unit: Unit<BusinessActor>,
  id: string,
  type: "request.declined" | "request.passed",
): Promise<void> {
  const { actor } = unit;
  const made = await unit.db.auditEvent.findFirstOrThrow({
    where: { chain: id, type, ...(type === "request.passed" && { businessId: actor.businessId }) },
    orderBy: { seq: "desc" },
    select: { actorId: true, at: true, payload: true },
  });
  if (made.actorId !== actor.userId) {
    const by = (made.payload as { by?: string } | null)?.by ?? "Somebody else";
    throw forbidden(`${by} declined this. Nobody else may take it back.`);
  }
  if (unit.now.getTime() - made.at.getTime() > undoMs) {
    throw conflict(`A decline may be taken back for ${undoMs / 1_000} seconds. This one is older.`);
  }
}

/** Those who had passed on the open call have passed on it still; the decline had forgotten them. */
async function restorePasses(unit: Unit<BusinessActor>, row: RequestRow): Promise<void> {
  const events = await unit.db.auditEvent.findMany({
    where: { chain: row.id, type: { in: ["request.accepted", "request.passed", "request.pass_undone"] } },
    orderBy: { seq: "asc" },
    select: { type: true, businessId: true, at: true },
  });
  const passed = new Map<string, Date>();
  for (const { type, businessId, at } of events) {
    // An acceptance forgets the passes before it for good.
    if (type === "request.accepted") passed.clear();
    else if (businessId && type === "request.passed") passed.set(businessId, at);
    else if (businessId) passed.delete(businessId);
  }
  const rest = { requestId: row.id, status: "declined", createdAt: row.createdAt };
  await unit.db.requestParty.createMany({
    data: [...passed].map(([businessId, movedAt]) => ({ ...rest, businessId, movedAt })),
    skipDuplicates: true,
  });
}
