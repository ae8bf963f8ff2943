// Says where an address lies, so that a place can be pinned near it.
import "server-only";
import type { z } from "zod";
import type { BusinessActor } from "@/lib/auth/actor";
import { geocode } from "@/lib/platform/geo/ask-providers";
import { limit } from "@/lib/platform/rate-limit";
import type { PositionDto } from "./dto";
import { listOwnPlaces } from "./queries";
import type { positionQuery } from "./schema";

/** A configured map service may be paid by the question. */
const questions = { points: 60, seconds: 60 };

/** Null where nobody knows. Raises `rate_limited`. */
export async function loadPosition(
  { businessId, userId }: BusinessActor,
  { address }: z.output<typeof positionQuery>,
): Promise<PositionDto | null> {
  await limit("position", userId, questions);
  return geocode(address, { places: await listOwnPlaces([businessId]) });
}
