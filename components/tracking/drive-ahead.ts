// The drive as the driver knows it: what the server told, and the presses that are still on their way to it.
import type { RouteDto } from "@/lib/transports/dto";
import { canStep, offeredSteps, type RouteStepName, routeSteps } from "@/lib/transports/route-status";
import type { KeptStep } from "./drive-store";

/** The presses that wait to be sent. */
export const waitingSteps = (kept: readonly KeptStep[]) => kept.filter(({ refusal }) => refusal === undefined);

function stepAhead(route: RouteDto, { step, pressedAt }: KeptStep): RouteDto {
  if (!canStep(route, step)) return route;
  const { to, stamps } = routeSteps[step];
  return { ...route, routeStatus: to, [stamps]: new Date(pressedAt).toISOString(), isActive: step !== "complete" };
}

/** The route once the waiting presses are recorded; one that no longer fits changes nothing. */
export function routeAhead(route: RouteDto, kept: readonly KeptStep[]): RouteDto {
  const ahead = waitingSteps(kept).reduce(stepAhead, route);
  return ahead === route ? route : { ...ahead, may: offeredSteps(ahead) };
}

/**
 * The one step that the large button takes, and the one that stands back behind it: departing is not required, and
 * who stands at the destination is more likely to complete the delivery.
 */
export function nextSteps(
  { may }: Pick<RouteDto, "may">,
  isAtDelivery: boolean,
): { main: RouteStepName | null; other: RouteStepName | null } {
  const [first = null, second = null] = may;
  return first === "depart" && second === "complete" && isAtDelivery
    ? { main: second, other: first }
    : { main: first, other: second };
}
