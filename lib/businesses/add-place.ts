// Pins a place of a business, so that its name and its address are found there ever after.
import "server-only";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { conflict } from "@/lib/platform/errors";
import { plainPlace } from "@/lib/platform/geo/own-places";
import { type PlaceDto, placeInclude, toPlaceDto } from "./dto";
import { mostPlaces, type NewPlace } from "./schema";

/** Raises `conflict` where the business has a place of that name, however it is spelled, or too many. */
export async function addPlace(actor: BusinessActor, place: NewPlace): Promise<PlaceDto> {
  const { businessId, userId } = actor;
  return transact(actor, async (unit) => {
    const { db } = unit;
    // The business's row is held, so that two who add at once see each other's.
    await db.$queryRaw`SELECT 1 FROM "Business" WHERE id = ${businessId}::uuid FOR NO KEY UPDATE`;
    const own = await db.businessPlace.findMany({ where: { businessId }, select: { name: true } });
    const same = own.find(({ name }) => plainPlace(name) === plainPlace(place.name));
    if (same) throw conflict(`There is a place called ${same.name} already. Remove it first.`);
    if (own.length >= mostPlaces) throw conflict(`Your business has ${mostPlaces} places. Remove one first.`);
    const row = await db.businessPlace.create({
      data: { ...place, businessId, pinnedById: userId, pinnedAt: unit.now },
      include: placeInclude,
    });
    unit.record("place.added", { businessId }, { placeId: row.id, ...place });
    return toPlaceDto(row);
  });
}
