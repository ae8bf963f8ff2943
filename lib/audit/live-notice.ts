// What open screens are told when a commit changes something: ids and kinds, no personal datum.
import { z } from "zod";

const liveNotice = z.object({
  /** Event types of the commit. */
  types: z.array(z.string()),
  requestIds: z.array(z.string()),
  /** Businesses whose lists change. */
  businessIds: z.array(z.string()),
  /** Every provider's list changes: an open call came, went or moved. */
  isOpenCall: z.boolean(),
});

export type LiveNotice = z.infer<typeof liveNotice>;

/** What a business's screens hear of a notice: nothing but which requests changed and how; null when none of theirs did. */
export function reachesBusiness(notice: unknown, businessId: string): Pick<LiveNotice, "types" | "requestIds"> | null {
  const { types, requestIds, businessIds, isOpenCall } = liveNotice.parse(notice);
  return isOpenCall || businessIds.includes(businessId) ? { types, requestIds } : null;
}

/** As `reachesBusiness`, for the family of one request. */
export function reachesFamily(notice: unknown, requestId: string): { changed: true } | null {
  return liveNotice.parse(notice).requestIds.includes(requestId) ? { changed: true } : null;
}
