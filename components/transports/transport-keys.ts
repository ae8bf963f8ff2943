// The names under which the dashboard's first answers are handed over; each is the path of its call.
import type { RequestStatus } from "@/lib/transports/request-status";

export const requestsKey = (status: RequestStatus) => [`/api/requests?status=${status}`] as const;
export const countsKey = ["/api/requests/counts"] as const;
export const routesKey = ["/api/routes"] as const;
