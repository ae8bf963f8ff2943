// Brings transports into the state a journey begins with, through the contract's own calls.
import { randomInt } from "node:crypto";
import type { RequestDto, RouteDto } from "@/lib/transports/dto";
import type { Caller } from "./sessions";

/** A name that no other test uses: 'Agnes Bhkwmqrz'. */
export function aName(): string {
  const letters = Array.from({ length: 8 }, () => "bcdfghjklmnpqrstvwxz"[randomInt(20)]);
  return `Agnes B${letters.join("")}`;
}

/** Created by `creator`: an open call unless `more` names a businessId. */
export function createRequest(creator: Caller, deceasedName: string, more: object = {}): Promise<RequestDto> {
  return creator.post<RequestDto>("/api/requests", {
    pickupLocation: "4025 N Paulina St, Chicago, IL 60613",
    deliveryLocation: "1609 Dempster St, Evanston, IL 60201",
    destinationFuneralHome: "Harlan & Rowe Funeral Home",
    deceasedName,
    ...more,
  });
}

export async function acceptRequest(owner: Caller, id: string): Promise<RouteDto> {
  await owner.patch(`/api/requests/${id}/status`, { status: "active" });
  return owner.get<RouteDto>(`/api/routes/${id}`);
}

export const steps = ["arrive-pickup", "confirm-pickup", "depart-pickup"] as const;

/** `more` tells of the handover. */
export async function completeDelivery(owner: Caller, routeId: string, more: object = {}): Promise<void> {
  for (const step of steps) await owner.post(`/api/routes/${routeId}/${step}`);
  await owner.post(`/api/routes/${routeId}/complete-delivery`, { deceasedReceived: true, ...more });
}

/** Family access; answers the case ID. */
export async function issueAccess(owner: Caller, id: string, pin?: string): Promise<string> {
  const { caseId } = await owner.post<{ caseId: string }>(`/api/requests/${id}/access`, pin ? { pin } : {});
  return caseId;
}
