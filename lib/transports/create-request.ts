// Creates a service request from a first call: pending, addressed to one business or open to all.
import "server-only";
import type { z } from "zod";
import { transact, type Unit } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { db, isUniqueViolation } from "@/lib/platform/db";
import { conflict, invalid } from "@/lib/platform/errors";
import { type RequestDto, requestInclude, toRequestDto } from "./dto";
import { subjectOf } from "./move-request";
import type { createRequestInput } from "./schema";

type Input = z.output<typeof createRequestInput>;

/**
 * The new request. The same `creationKey` sent again answers the request it made the first time.
 * Raises `invalid` when the addressed business is unknown or deactivated.
 */
export async function createRequest(actor: BusinessActor, input: Input): Promise<RequestDto> {
  try {
    return await transact(actor, (unit) => create(unit, input));
  } catch (error) {
    if (!input.creationKey || !isUniqueViolation(error)) throw error;
    return findCreated(actor, input.creationKey);
  }
}

async function create(unit: Unit<BusinessActor>, { payload, creationKey }: Input): Promise<RequestDto> {
  const { actor } = unit;
  if (payload.businessId) await assertBusiness(unit, payload.businessId);
  const fields = Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== undefined));
  const row = await unit.db.serviceRequest.create({
    data: {
      ...(fields as typeof payload),
      ...(creationKey && { creationKey }),
      timeZone: actor.timeZone,
      creatingBusinessId: actor.businessId,
      createdById: actor.userId,
      funeralHomeName:
        payload.destinationFuneralHome ?? (actor.businessKind === "funeral_home" ? actor.businessName : null),
      createdAt: unit.now,
      updatedAt: unit.now,
    },
    include: requestInclude,
  });
  const parties = new Set([actor.businessId, payload.businessId].filter((id) => id !== undefined));
  await unit.db.requestParty.createMany({
    data: [...parties].map((businessId) => ({
      businessId,
      requestId: row.id,
      status: row.status,
      createdAt: unit.now,
      movedAt: unit.now,
    })),
  });
  unit.record("request.created", subjectOf(row), {
    fields,
    addressedTo: payload.businessId ?? null,
  });
  return toRequestDto(row, actor);
}

async function assertBusiness(unit: Unit<BusinessActor>, id: string): Promise<void> {
  const found = await unit.db.business.findUnique({ where: { id }, select: { deactivatedAt: true } });
  const sentence = "This business is not on the list.";
  if (!found || found.deactivatedAt) throw invalid(sentence, { businessId: sentence });
}

async function findCreated(actor: BusinessActor, creationKey: string): Promise<RequestDto> {
  const row = await db.serviceRequest.findUnique({ where: { creationKey }, include: requestInclude });
  if (row?.creatingBusinessId !== actor.businessId)
    throw conflict("This submission was already used. Reload the form.");
  return toRequestDto(row, actor);
}
