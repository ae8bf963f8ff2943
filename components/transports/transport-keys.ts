// The names under which the dashboard's first answers are handed over; each is the path of its call.
import type { RequestStatus } from "@/lib/transports/request-status";

/** Cards that come at a time. */
export const PAGE_SIZE = 25;

/** What narrows a list. Days are yyyy-MM-dd in the business's zone. */
export interface ListFilter {
  status?: RequestStatus;
  q?: string;
  from?: string;
  to?: string;
}

function queryOf({ status, q, from, to }: ListFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ status, q, from, to })) if (value) params.set(name, value);
  return params;
}

/** The path of a list's call with another `limit`. */
export function withLimit(path: string, limit: number): string {
  const [pathname = "", search = ""] = path.split("?");
  const params = new URLSearchParams(search);
  params.set("limit", String(limit));
  return `${pathname}?${params.toString()}`;
}

export const listKey = (filter: ListFilter) =>
  [withLimit(`/api/requests?${queryOf(filter).toString()}`, PAGE_SIZE)] as const;
/** The path of the page of a list that begins at `cursor`. */
export const cursorPath = (filter: ListFilter, cursor: string): string =>
  `${listKey(filter)[0]}&${new URLSearchParams({ cursor }).toString()}`;

export const countsKey = ["/api/requests/counts"] as const;
export const routesKey = ["/api/routes"] as const;

/** Where the whole list comes from as a CSV file. */
export function exportPath(filter: ListFilter): string {
  const query = queryOf(filter).toString();
  return query === "" ? "/api/requests/export" : `/api/requests/export?${query}`;
}
