// What the dashboard keeps in its address: the open tab, search and filter, and whose details or report are shown.
import { createParser, createSerializer, parseAsStringLiteral } from "nuqs/server";
import { isDay } from "@/lib/transports/parse-day";
import { parseUuid } from "@/lib/transports/parse-uuid";
import { type RequestStatus, requestStatuses } from "@/lib/transports/request-status";
import type { ListFilter } from "./transport-keys";

export const tabInAddress = parseAsStringLiteral(requestStatuses).withDefault("pending");

/** Anything but an id is dropped: it becomes part of a call's path. */
const idInAddress = createParser({
  parse: parseUuid,
  serialize: (id: string) => id,
}).withOptions({ history: "push" });

export const requestInAddress = idInAddress;
/** Whose transport report stands open. */
export const reportInAddress = idInAddress;

/** How much of a search is sent. */
const longestSearch = 100;

/** What no call takes: control characters and halves of characters. */
const unsearchable = /[\u0000-\u001F\u007F]|\p{Surrogate}/gu;

/** What is looked for, in every list at once. */
export const searchInAddress = createParser({
  parse: (text: string) => text.slice(0, longestSearch).replaceAll(unsearchable, " ").trim() || null,
  serialize: (text: string) => text,
}).withDefault("");

/** A day there is, as yyyy-MM-dd, of this century; else null. A date field holds 0020 while 2026 is typed. */
export const parseDay = (text: string): string | null => (text.startsWith("20") && isDay(text) ? text : null);

const dayInAddress = createParser({ parse: parseDay, serialize: (day: string) => day })
  .withDefault("")
  .withOptions({ history: "push" });

/** The first and the last day on which a shown request was made. */
export const daysInAddress = { from: dayInAddress, to: dayInAddress };

/** Everything that may stand in the address. */
export const wholeAddress = {
  tab: tabInAddress,
  q: searchInAddress,
  ...daysInAddress,
  request: requestInAddress,
  report: reportInAddress,
};
const serialize = createSerializer(wholeAddress);

type Query = Record<string, string | string[] | undefined>;

/** The dashboard's path with what of a query belongs to it, to come back to after a sign-in. */
export function dashboardAddress({ tab, q, from, to, request, report }: Query): string {
  return serialize("/dashboard", {
    tab: tabInAddress.parseServerSide(tab),
    q: searchInAddress.parseServerSide(q),
    from: dayInAddress.parseServerSide(from),
    to: dayInAddress.parseServerSide(to),
    request: requestInAddress.parseServerSide(request),
    report: reportInAddress.parseServerSide(report),
  });
}

/** Where a search made on another screen is shown. */
export const searchAddress = (q: string): string => serialize("/dashboard", { q });

/** A tab without search or filter, with the details of a request over it where one is given. */
export const tabAddress = (tab: RequestStatus, request: string | null): string =>
  serialize("/dashboard", { tab, request });

/** The list that is shown: the open tab's, or what a search finds in all of them. */
export function listFilter({
  tab,
  q,
  from,
  to,
}: {
  tab: RequestStatus;
  q: string;
  from: string;
  to: string;
}): ListFilter {
  // An address may be written by hand: days the wrong way round narrow to the first of them.
  const until = to !== "" && to < from ? from : to;
  return { ...(q === "" ? { status: tab } : { q }), ...(from && { from }), ...(until && { to: until }) };
}

/** As `listFilter`, from the query that the page was asked for with. */
export function listInAddress({ tab, q, from, to }: Query): ListFilter {
  return listFilter({
    tab: tabInAddress.parseServerSide(tab),
    q: searchInAddress.parseServerSide(q),
    from: dayInAddress.parseServerSide(from),
    to: dayInAddress.parseServerSide(to),
  });
}
