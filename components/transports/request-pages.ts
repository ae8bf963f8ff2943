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

/** The list without this card. */
export function withoutRequest(pages: RequestPages, id: string): RequestPages {
  const items = pages.items.filter((request) => request.id !== id);
  return items.length === pages.items.length ? pages : { ...pages, items };
}

/** Whether `a` stands before `b`: lists begin with the newest, and of one instant with the greater id. */
export const isNewer = (a: RequestSummaryDto, b: RequestSummaryDto) =>
  a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt;

/**
 * The list's beginning as it is now, before what was read further down. Cards that were read while the beginning was
 * on its way, or that new ones pushed down, stay; those that have left it do not.
 */
export function renewPages(kept: RequestPages | undefined, fresh: RequestPages): RequestPages {
  const last = fresh.items.at(-1);
  if (kept === undefined || last === undefined || fresh.next === null) return fresh;
  const tail = kept.items.filter((request) => isNewer(last, request));
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
