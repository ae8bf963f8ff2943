// The lines of the driver's workflow: what is done and when, where it stands now, what is still to come.
import type { RouteDto } from "@/lib/transports/dto";
import { type RouteStatus, routeStatusLabels, routeSteps } from "@/lib/transports/route-status";

export interface WorkflowStep {
  key: string;
  label: string;
  state: "done" | "here" | "ahead";
  /** ISO 8601, once it is recorded. */
  at: string | null;
}

type Stamped = Pick<
  RouteDto,
  "routeStatus" | "arrivedAtPickupAt" | "pickedUpAt" | "departedFromPickupAt" | "deliveryCompletedAt"
>;

/** In order of the drive. A departure that was skipped is not shown once it can no longer come. */
export function workflowSteps(route: Stamped): WorkflowStep[] {
  const { routeStatus } = route;
  const step = (name: keyof typeof routeSteps, at: string | null): WorkflowStep => ({
    key: name,
    label: routeSteps[name].done,
    state: at === null ? "ahead" : "done",
    at,
  });
  const here = (at: string | null = null): WorkflowStep => ({
    key: "here",
    label: routeStatusLabels[routeStatus],
    state: "here",
    at,
  });
  const arrived = step("arrive", route.arrivedAtPickupAt);
  const confirmed = step("confirm", route.pickedUpAt);
  const departed = step("depart", route.departedFromPickupAt);
  const delivered = step("complete", route.deliveryCompletedAt);
  const departedIfRecorded = route.departedFromPickupAt === null ? [] : [departed];
  const lines: Record<RouteStatus, WorkflowStep[]> = {
    en_route_to_pickup: [here(), arrived, confirmed, departed, delivered],
    arrived_at_pickup: [here(route.arrivedAtPickupAt), confirmed, departed, delivered],
    en_route_to_delivery: [arrived, confirmed, ...departedIfRecorded, here(), delivered],
    delivered: [arrived, confirmed, ...departedIfRecorded, delivered],
  };
  return lines[routeStatus];
}
