// How the driver's page says where the drive stands, what is kept on the phone and whether the position is shared.
import type { Sharing } from "./use-sharing";
import type { RouteStatus, RouteStepName } from "@/lib/transports/route-status";
import { routeSteps } from "@/lib/transports/route-status";
import { formatClock } from "@/lib/transports/format";
import type { KeptStep } from "./drive-store";

/** What stands under the step's word on the large button. */
export const stepHelp: Record<RouteStepName, string> = {
  arrive: "at the pickup",
  confirm: "received into the vehicle",
  depart: "from the pickup",
  complete: "at the destination",
};

/** What the driver does with the place that the page shows. */
export const placeLabels: Record<RouteStatus, string> = {
  en_route_to_pickup: "Go to pickup",
  arrived_at_pickup: "Pick up at",
  en_route_to_delivery: "Deliver to",
  delivered: "Delivered to",
};

/** '12 s ago', '3 min ago' */
export function formatAgo(at: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - at) / 1_000));
  if (seconds < 60) return `${seconds} s ago`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`;
}

const saved = (count: number) => `${count} ${count === 1 ? "step" : "steps"} saved here.`;

/** What is said while something waits to be sent; null when nothing needs to be. `zone` is an IANA name. */
export function waitingWords(
  count: number,
  offlineSince: number | null,
  zone: string,
): { lead: string; rest: string } | null {
  if (offlineSince === null) return null;
  const lead = `Offline since ${formatClock(new Date(offlineSince), zone)}.`;
  if (count === 0) return { lead, rest: "What you press is saved here." };
  return { lead, rest: `${saved(count)} ${count === 1 ? "It sends" : "They send"} when signal returns.` };
}

export function signedOutWords(count: number): string {
  return count === 0
    ? "You are signed out."
    : `You are signed out. ${saved(count)} Sign in to send ${count === 1 ? "it" : "them"}.`;
}

/** Why a press was not taken, in the server's words. */
export function refusalWords({ refusal = "", step, pressedAt, handover }: KeptStep, zone: string): string[] {
  const pressed = `You pressed ${routeSteps[step].label} at ${formatClock(new Date(pressedAt), zone)}.`;
  const told = [
    handover?.recipientName && `Recipient: ${handover.recipientName}.`,
    handover?.deliveryNotes && `Delivery notes: ${handover.deliveryNotes}`,
    handover?.personalEffectsNotes && `Personal effects: ${handover.personalEffectsNotes}`,
  ].filter((words) => typeof words === "string");
  const isDone = refusal.includes("already recorded");
  return [`${refusal} ${isDone ? "Nothing is lost." : ""}`.trim(), [pressed, ...told].join(" ")];
}

/** What stands in the place of the position where there is none to share. */
export const positionWords: Record<Exclude<Sharing, "on">, string> = {
  off: "Your position is not shared.",
  searching: "Looking for your position. Outdoors it is found sooner.",
  denied: "Position is off. Turn it on in browser settings.",
  unsupported: "This browser cannot tell a position. The steps work without it.",
};

export function hiddenWords({ from, to }: { from: number; to: number }, zone: string): string {
  const [begin, end] = [new Date(from), new Date(to)].map((at) => formatClock(at, zone));
  return `No position was shared while this page was hidden, ${begin} to ${end}.`;
}

/** A search for the phone's own navigation: Apple's maps on Apple's devices, else Google's, which opens its app. */
export function navigationLink(destination: string, isApple: boolean): string {
  const to = encodeURIComponent(destination);
  return isApple
    ? `https://maps.apple.com/?daddr=${to}&dirflg=d`
    : `https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=${to}`;
}
