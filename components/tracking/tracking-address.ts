// What /tracking keeps in its address: whose routes are shown, and which one the map follows.
import { createParser, createSerializer } from "nuqs/server";
import { parseUuid } from "@/lib/transports/parse-uuid";

const id = createParser({ parse: parseUuid, serialize: (value: string) => value });

export const driverInAddress = id.withOptions({ history: "push" });
export const followInAddress = id;

const serialize = createSerializer({ driver: driverInAddress, follow: followInAddress });

type Query = Record<string, string | string[] | undefined>;

/** The path of /tracking with what of a query belongs to it, to come back to after a sign-in. */
export function trackingAddress({ driver, follow }: Query): string {
  return serialize("/tracking", {
    driver: driverInAddress.parseServerSide(driver),
    follow: followInAddress.parseServerSide(follow),
  });
}
