// What is said once a driver's step is recorded.
import type { RouteStepName } from "@/lib/transports/route-status";

export const stepNotices = {
  arrive: { title: "Arrival Confirmed", description: "The arrival at the pickup is recorded." },
  confirm: { title: "Pickup Confirmed", description: "Decedent received into vehicle." },
  depart: { title: "Departure Recorded", description: "The drive to the delivery has begun." },
  complete: { title: "Delivery Completed", description: "Transport completed and archived." },
} as const satisfies Record<RouteStepName, { title: string; description: string }>;
