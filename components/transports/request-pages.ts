// A list that has been read page by page: read again in as few calls as it takes, and put together without a gap.
import { apiGetPage, type Page } from "@/components/hooks/api";
import type { RequestSummaryDto } from "@/lib/transports/dto";
import { PAGE_SIZE, withLimit } from "./transport-keys";

export type RequestPages = Page<RequestSummaryDto>;

/** How many cards one call answers at most. */
const mostAtOnce = 200;
/** How many calls a list is read again with; what lies further down stays as it was read. */
const mostReads = 5;

/** `page` after what is there; a card that is there already does not come twice. */
export function appendPage(kept: RequestPages, page: RequestPages): RequestPages {
  const known = new Set(kept.items.map(({ id }) => id));
  return { items: [...kept.items, ...page.items.filter(({ id }) => !known.has(id))], next: page.next };
}

/**
 * The list's beginning as it is now, before what was read further down. Cards that were read while the beginning was
 * on its way, or that new ones pushed down, stay.
 */
export function renewPages(kept: RequestPages | undefined, fresh: RequestPages): RequestPages {
  if (kept === undefined || fresh.next === null) return fresh;
  const known = new Set(fresh.items.map(({ id }) => id));
  const end = kept.items.findLastIndex(({ id }) => known.has(id));
  const tail = end < 0 ? [] : kept.items.slice(end + 1);
  return tail.length === 0 ? fresh : { items: [...fresh.items, ...tail], next: kept.next };
}

/** The next page of a list. Raises ApiError. */
export const readPage = (path: string, signal?: AbortSignal): Promise<RequestPages> =>
  apiGetPage<RequestSummaryDto>(withLimit(path, PAGE_SIZE), signal);

/** The first `count` cards of a list, a page at least, in the fewest calls. Raises ApiError. */
export async function readPages(path: string, count: number, signal?: AbortSignal): Promise<RequestPages> {
  let pages: RequestPages = { items: [], next: path };
  for (let reads = 0; reads < mostReads && pages.next !== null; reads += 1) {
    const missing = Math.max(count, PAGE_SIZE) - pages.items.length;
    if (missing <= 0) break;
    const page = await apiGetPage<RequestSummaryDto>(withLimit(pages.next, Math.min(missing, mostAtOnce)), signal);
    pages = appendPage(pages, page);
  }
  return pages;
}
