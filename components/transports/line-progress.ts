// How far along the line a transport is, and the one sentence that says so.
import type { RequestStatus } from "@/lib/transports/request-status";
import type { RouteStatus } from "@/lib/transports/route-status";

export interface LineProgressInput {
  requestStatus: RequestStatus;
  /** The driver's step; null before the request is accepted. */
  routeStatus?: RouteStatus | null | undefined;
  /** The last position is older than three minutes. */
  isStale?: boolean | undefined;
  /** The share of the present leg already driven, 0 to 1, or unknown; null when there is no position. */
  legShare?: number | "unknown" | null | undefined;
}

/** A leg is behind, ahead, or carries the marker at a share of it. */
export type Leg = "done" | "ahead" | { share: number; hasPosition: boolean };

export interface LineProgress {
  /** History stands in foreground, live in the GPS colour, old in grey. */
  tone: "history" | "live" | "stale" | "none";
  toPickup: Leg;
  atPickup: "ahead" | "here" | "done";
  toDelivery: Leg;
  atDelivery: "ahead" | "here" | "done";
  /** One sentence, for those who do not see the line. */
  sentence: string;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} percent of the way`;
}

/** Places the marker. A share outside 0 to 1 is brought back into it. */
export function lineProgress(input: LineProgressInput): LineProgress {
  const { requestStatus, routeStatus = null, isStale = false, legShare = null } = input;
  if (requestStatus === "pending" || requestStatus === "declined" || routeStatus === null) {
    const sentence = requestStatus === "declined" ? "This transport was not accepted." : "The transport has not begun.";
    if (requestStatus !== "completed") {
      return { tone: "none", toPickup: "ahead", atPickup: "ahead", toDelivery: "ahead", atDelivery: "ahead", sentence };
    }
  }
  if (requestStatus === "completed" || routeStatus === "delivered") {
    const tone = requestStatus === "completed" ? "history" : "live";
    const atDelivery = requestStatus === "completed" ? "done" : "here";
    return { tone, toPickup: "done", atPickup: "done", toDelivery: "done", atDelivery, sentence: "Delivered." };
  }
  const tone = isStale ? "stale" : "live";
  const age = isStale ? " The last position is old." : "";
  if (routeStatus === "arrived_at_pickup") {
    const sentence = `At the pickup.${age}`;
    return { tone, toPickup: "done", atPickup: "here", toDelivery: "ahead", atDelivery: "ahead", sentence };
  }
  const hasPosition = legShare !== null;
  const isKnown = typeof legShare === "number";
  const share = isKnown ? Math.min(1, Math.max(0, legShare)) : 0.5;
  const leg = { share, hasPosition };
  const where = hasPosition ? `${isKnown ? `, ${percent(share)}` : ""}.${age}` : ". There is no position yet.";
  if (routeStatus === "en_route_to_pickup") {
    const sentence = `On the way to the pickup${where}`;
    return { tone, toPickup: leg, atPickup: "ahead", toDelivery: "ahead", atDelivery: "ahead", sentence };
  }
  const sentence = `On the way to the delivery${where}`;
  return { tone, toPickup: "done", atPickup: "done", toDelivery: leg, atDelivery: "ahead", sentence };
}
