// The server actions of a transport: one line a move, no rule.
"use server";

import { businessAction } from "@/lib/platform/action";
import { acceptRequest } from "./accept-request";
import { arriveAtPickup } from "./arrive-at-pickup";
import { completeDelivery } from "./complete-delivery";
import { confirmPickup } from "./confirm-pickup";
import { declineRequest } from "./decline-request";
import { departPickup } from "./depart-pickup";
import { issueFamilyAccess } from "./issue-family-access";
import {
  acceptRequestInput,
  completeDeliveryInput,
  declineRequestInput,
  issueFamilyAccessInput,
  routeIdInput,
} from "./schema";

export const acceptRequestAction = businessAction(acceptRequestInput, acceptRequest);
export const declineRequestAction = businessAction(declineRequestInput, declineRequest);
export const arriveAtPickupAction = businessAction(routeIdInput, arriveAtPickup);
export const confirmPickupAction = businessAction(routeIdInput, confirmPickup);
export const departPickupAction = businessAction(routeIdInput, departPickup);
export const completeDeliveryAction = businessAction(completeDeliveryInput, completeDelivery);
export const issueFamilyAccessAction = businessAction(issueFamilyAccessInput, issueFamilyAccess);
