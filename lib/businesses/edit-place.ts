// Changes the name, the address or the point of a pinned place; addresses are found at the new point ever after.
import "server-only";
import type { z } from "zod";
import { transact, type Unit } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { conflict, notFound } from "@/lib/platform/errors";
import { plainPlace } from "@/lib/platform/geo/own-places";
import { type PlaceDto, placeInclude, toPlaceDto } from "./dto";
import type { editPlaceInput } from "./schema";

type Input = z.output<typeof editPlaceInput>;

/** Ends the transaction where there is nothing to write, for an unrecorded one does not commit. */
class NothingChanged extends Error {
  constructor(readonly place: PlaceDto) {
    super("The place stands as it was sent.");
  }
}

/**
 * The place as it stands now; what stands already is no change and leaves no record. Raises `not_found` for another
 * business's and one that was removed, `conflict` where somebody changed it since `pinnedAt`, or its name is taken.
 */
export async function editPlace(actor: BusinessActor, input: Input): Promise<PlaceDto> {
  try {
    return await transact(actor, (unit) => edit(unit, input));
  } catch (error) {
    if (error instanceof NothingChanged) return error.place;
    throw error;
  }
}

async function edit({ actor, db, now, record }: Unit<BusinessActor>, { id, pinnedAt, ...place }: Input) {
  const { businessId, userId } = actor;
  // The business's row is held, so that two who change at once see each other's.
  await db.$queryRaw`SELECT 1 FROM "Business" WHERE id = ${businessId}::uuid FOR NO KEY UPDATE`;
  const row = await db.businessPlace.findUnique({ where: { id }, include: placeInclude });
  if (row?.businessId !== businessId) throw notFound("We could not find this place.");
  const old = toPlaceDto(row);
  if (old.pinnedAt !== pinnedAt) {
    throw conflict(`${old.pinnedBy} changed ${old.name} meanwhile. Look at it again before you change it.`);
  }
  const { name, address, lat, lng } = old;
  if (name === place.name && address === place.address && lat === place.lat && lng === place.lng) {
    throw new NothingChanged(old);
  }
  const others = await db.businessPlace.findMany({ where: { businessId, NOT: { id } }, select: { name: true } });
  const same = others.find((other) => plainPlace(other.name) === plainPlace(place.name));
  if (same) throw conflict(`There is a place called ${same.name} already. Choose another name.`);
  // Whoever reads it next must be able to tell this version from the one before, also within a millisecond.
  const changedAt = new Date(Math.max(now.getTime(), row.pinnedAt.getTime() + 1));
  const changed = await db.businessPlace.update({
    where: { id },
    data: { ...place, pinnedById: userId, pinnedAt: changedAt },
    include: placeInclude,
  });
  record("place.changed", { businessId }, { placeId: id, old: { name, address, lat, lng }, new: place });
  return toPlaceDto(changed);
}
