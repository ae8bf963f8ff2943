// What the dashboard keeps in its address: the open tab and the request whose details are shown.
import { createParser, createSerializer, parseAsStringLiteral } from "nuqs/server";
import { parseUuid } from "@/lib/transports/parse-uuid";
import { requestStatuses } from "@/lib/transports/request-status";

export const tabInAddress = parseAsStringLiteral(requestStatuses).withDefault("pending");

/** Anything but an id is dropped: it becomes part of a call's path. */
export const requestInAddress = createParser({
  parse: parseUuid,
  serialize: (id: string) => id,
}).withOptions({ history: "push" });

const serialize = createSerializer({ tab: tabInAddress, request: requestInAddress });

/** The dashboard's path with what of a query belongs to it, to come back to after a sign-in. */
export function dashboardAddress({ tab, request }: Record<string, string | string[] | undefined>): string {
  return serialize("/dashboard", {
    tab: tabInAddress.parseServerSide(tab),
    request: requestInAddress.parseServerSide(request),
  });
}
