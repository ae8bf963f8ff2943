// The names under which the page hands over reviews; each is the path of its call.
import { parseListCursor } from "@/lib/transports/parse-list-cursor";

export const REVIEW_PAGE_SIZE = 20;

/** The reviews from `cursor` on; null begins with the newest. */
export const reviewsKey = (cursor: string | null): [path: string] => [
  `/api/reviews?limit=${REVIEW_PAGE_SIZE}${cursor === null ? "" : `&cursor=${cursor}`}`,
];

export const summaryKey: [path: string] = ["/api/reviews/summary"];

/** Where the address begins the list; what leads nowhere begins with the newest. */
export const cursorInAddress = ({ cursor }: Record<string, string | string[] | undefined>): string | null =>
  typeof cursor === "string" && parseListCursor(cursor) ? cursor : null;

/** The address of the page that the call `next` would answer. */
export function olderAddress(next: string): string {
  const cursor = new URLSearchParams(next.split("?")[1]).get("cursor");
  return cursor === null ? "/reviews" : `/reviews?cursor=${cursor}`;
}
