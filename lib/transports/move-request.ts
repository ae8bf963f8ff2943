// Moves a request along its table of states, with the state in the WHERE, and its parties' lists with it.
import "server-only";
import type { EventSubject, Unit } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import type { Db, Prisma } from "@/lib/platform/db";
import { type AppError, conflict } from "@/lib/platform/errors";
import type { RequestRow } from "./dto";
import { formatClock } from "./format";
import { isOpenCall, type Parties } from "./policy";
import { canMove, type RequestMoveName, type RequestStatus, requestMoves } from "./request-status";

/** Raises `conflict`, saying who was first, when the request is not (or no longer) where the move begins. */
export async function moveRequest(
  unit: Unit<BusinessActor>,
  row: RequestRow,
  move: RequestMoveName,
  data: Prisma.ServiceRequestUncheckedUpdateManyInput,
): Promise<void> {
  const { from, to } = requestMoves[move];
  const moved = canMove(row.status as RequestStatus, move)
    ? await unit.db.serviceRequest.updateMany({ where: { id: row.id, status: from }, data: { ...data, status: to } })
    : { count: 0 };
  if (moved.count === 0) throw await explainState(unit.db, unit.actor, row.id);
  if (from === "pending") await forgetPasses(unit, row);
  await unit.db.requestParty.updateMany({ where: { requestId: row.id }, data: { status: to, movedAt: unit.now } });
}

/** Those who passed on an open call no longer see it once it has gone elsewhere. */
async function forgetPasses(unit: Unit<BusinessActor>, row: RequestRow): Promise<void> {
  const staying = [row.creatingBusinessId, row.businessId, unit.actor.businessId].filter((party) => party !== null);
  await unit.db.requestParty.deleteMany({ where: { requestId: row.id, businessId: { notIn: staying } } });
}

/** Whose screens a change of this request reaches: its parties', and every provider's while it is an open call. */
export function subjectOf(row: Parties & { id: string }, ...more: string[]): EventSubject {
  const parties = [row.creatingBusinessId, row.businessId, row.ownerBusinessId, ...more];
  return {
    requestId: row.id,
    audience: [...new Set(parties.filter((id) => id !== null))],
    isOpenCall: isOpenCall(row),
  };
}

/** As `subjectOf`, for what only the request's businesses are told: no open call's provider hears of it. */
export function privateSubjectOf(row: Parties & { id: string }): EventSubject {
  return { ...subjectOf(row), isOpenCall: false };
}

/** The `conflict` of a move that does not fit: how the request stands now, and since when. */
export async function explainState(db: Db, actor: BusinessActor, id: string): Promise<AppError> {
  const row = await db.serviceRequest.findUniqueOrThrow({ where: { id }, include: { owner: true } });
  const time = (instant: Date | null) => (instant ? ` at ${formatClock(instant, actor.timeZone)}` : "");
  if (row.cancelledAt) return conflict(`This was cancelled${time(row.cancelledAt)}.`);
  if (row.status === "completed") return conflict(`This was completed${time(row.archivedAt)}.`);
  if (row.status === "declined") return conflict(`This was declined${time(row.declinedAt)}.`);
  if (row.status === "pending" && row.suspendedAt) {
    return conflict(`This was suspended${time(row.suspendedAt)} and is pending again.`);
  }
  if (row.status === "pending") return conflict("This is pending. Nobody has accepted it.");
  // A competitor learns that someone was first, not who works there.
  const isParty = [row.ownerBusinessId, row.creatingBusinessId, row.businessId].includes(actor.businessId);
  const who = isParty && row.owner ? `${row.owner.firstName} ${row.owner.lastName}` : "Another company";
  return conflict(`${who} accepted this${time(row.acceptedAt)}.`);
}
