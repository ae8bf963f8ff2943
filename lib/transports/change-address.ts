// Changes the pickup or delivery address of a transport that is not over yet, and has its route recalculated.
import "server-only";
import type { z } from "zod";
import type { EventPayloads } from "@/lib/audit/events";
import { transact, type Unit } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { conflict } from "@/lib/platform/errors";
import { type RequestDto, type RequestRow, toRequestDto } from "./dto";
import { formatClock } from "./format";
import { assertMay, loadRequest, lockActiveRoute, lockRequest } from "./load-request";
import { subjectOf } from "./move-request";
import { type RequestStatus, requestStatusLabels } from "./request-status";
import { type changeAddressInput, recalculateRouteJob } from "./schema";

type Input = z.output<typeof changeAddressInput>;
type Changes = EventPayloads["request.addresses_changed"];

/** Ends the transaction where there is nothing to write, for an unrecorded one does not commit. */
class NothingChanged extends Error {
  constructor(readonly request: RequestDto) {
    super("The addresses stand as they were sent.");
  }
}

/**
 * The request with its new addresses; a value that is stored already is no change and leaves no record.
 * Raises `not_found`, `forbidden` and `conflict` (no longer pending or active, or the person was picked up already).
 */
export async function changeAddress(actor: BusinessActor, { id, ...sent }: Input): Promise<RequestDto> {
  try {
    return await transact(actor, (unit) => change(unit, id, sent));
  } catch (error) {
    if (error instanceof NothingChanged) return error.request;
    throw error;
  }
}

async function change(unit: Unit<BusinessActor>, id: string, sent: Omit<Input, "id">): Promise<RequestDto> {
  const { actor, db } = unit;
  // What the record calls the old address is the one that this replaces.
  await lockRequest(db, id);
  const { row } = await loadRequest(db, actor, id);
  assertMay(actor, "changeAddress", row);
  assertOpen(row);
  const changes = changesOf(row, sent);
  if (Object.keys(changes).length === 0) throw new NothingChanged(toRequestDto(row, actor));
  const route = await lockActiveRoute(db, id);
  if (changes.pickupLocation && route?.pickedUpAt) {
    throw conflict(
      `The person was picked up at ${formatClock(route.pickedUpAt, actor.timeZone)}. The pickup address stays as it was.`,
    );
  }
  await db.serviceRequest.update({
    where: { id },
    data: {
      ...(changes.pickupLocation && { pickupLocation: changes.pickupLocation.new }),
      ...(changes.deliveryLocation && { deliveryLocation: changes.deliveryLocation.new }),
      updatedAt: unit.now,
    },
  });
  if (route) unit.queueJob(recalculateRouteJob(id));
  unit.record("request.addresses_changed", subjectOf(row), changes);
  return toRequestDto((await loadRequest(db, actor, id)).row, actor);
}

function assertOpen({ status, cancelledAt }: RequestRow): void {
  if (status === "pending" || status === "active") return;
  const word = cancelledAt ? "cancelled" : requestStatusLabels[status as RequestStatus].toLowerCase();
  throw conflict(`This is ${word}. Its addresses stay as they are.`);
}

function changesOf(row: RequestRow, sent: Omit<Input, "id">): Changes {
  const changes: Changes = {};
  for (const name of ["pickupLocation", "deliveryLocation"] as const) {
    const value = sent[name];
    if (value !== undefined && value !== row[name]) changes[name] = { old: row[name], new: value };
  }
  return changes;
}
