// Files what was sent for one named drive; a single position that cannot be true is refused as a whole call.
import "server-only";
import type { z } from "zod";
import { AppError, invalid } from "@/lib/platform/errors";
import { limitSender, logPositions, type Sender, type TrackedRoute } from "./log-positions";
import { mostPositions, type PositionsAnswer, type positionsBody } from "./schema";

/**
 * A batch keeps its good rows and names the bad ones. Raises `too_large`, `rate_limited` and, for a single position,
 * `invalid`.
 */
export async function logDrivePositions(
  route: TrackedRoute,
  { positions: rows, sentAt }: z.output<typeof positionsBody>,
  { id, deviceId }: Sender,
): Promise<PositionsAnswer> {
  if (rows.length > mostPositions) {
    throw new AppError("too_large", `Send at most ${mostPositions.toLocaleString("en-US")} positions in one call.`);
  }
  await limitSender(id, rows.length);
  const answer = await logPositions(route, { rows, sentAt, deviceId });
  const [refused] = answer.refused;
  if (rows.length === 1 && refused) throw invalid(refused.error);
  return answer;
}
