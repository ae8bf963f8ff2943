// What the dashboard keeps in its address: the open tab and the request whose details are shown.
import { createParser, parseAsStringLiteral } from "nuqs/server";
import { requestStatuses } from "@/lib/transports/request-status";

export const tabInAddress = parseAsStringLiteral(requestStatuses).withDefault("pending");

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Anything but an id is dropped: it becomes part of a call's path. */
export const requestInAddress = createParser({
  parse: (text) => (uuid.test(text) ? text.toLowerCase() : null),
  serialize: (id: string) => id,
}).withOptions({ history: "push" });
