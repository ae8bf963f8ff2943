// Takes a pinned place away; addresses are looked up again as if it had never been.
import "server-only";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { notFound } from "@/lib/platform/errors";
import { type PlaceDto, placeInclude, toPlaceDto } from "./dto";
import type { placeIdInput } from "./schema";

/** Raises `not_found` for another business's, and for one that was removed. */
export async function removePlace(actor: BusinessActor, { id }: z.output<typeof placeIdInput>): Promise<PlaceDto> {
  const unknown = () => notFound("We could not find this place.");
  const { businessId } = actor;
  return transact(actor, async (unit) => {
    const place = await unit.db.businessPlace.findUnique({ where: { id }, include: placeInclude });
    if (place?.businessId !== businessId) throw unknown();
    const { count } = await unit.db.businessPlace.deleteMany({ where: { id } });
    if (count === 0) throw unknown();
    const { name, address } = place;
    unit.record("place.removed", { businessId }, { placeId: id, name, address });
    return toPlaceDto(place);
  });
}
