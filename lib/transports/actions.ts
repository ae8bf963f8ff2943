// The server actions of a transport: one line a move, no rule.
"use server";

import { businessAction } from "@/lib/platform/action";
import { acceptRequest } from "./accept-request";
import { arriveAtPickup } from "./arrive-at-pickup";
import { cancelRequest } from "./cancel-request";
import { changeAddress } from "./change-address";
import { completeDelivery } from "./complete-delivery";
import { confirmPickup } from "./confirm-pickup";
import { declineRequest } from "./decline-request";
import { departPickup } from "./depart-pickup";
import { editFamilyNote } from "./edit-family-note";
import { issueFamilyAccess } from "./issue-family-access";
import { pauseFamilyMap } from "./pause-family-map";
import { takeStepInput } from "./parse-press";
import { resumeFamilyMap } from "./resume-family-map";
import { revokeFamilyAccess } from "./revoke-family-access";
import { suspendRequest } from "./suspend-request";
import { undoDecline } from "./undo-decline";
import {
  acceptRequestInput,
  cancelRequestInput,
  changeAddressInput,
  completeDeliveryInput,
  declineRequestInput,
  editFamilyNoteInput,
  familyMapInput,
  issueFamilyAccessInput,
  revokeFamilyAccessInput,
  suspendRequestInput,
  undoDeclineInput,
} from "./schema";

export const acceptRequestAction = businessAction(acceptRequestInput, acceptRequest);
export const declineRequestAction = businessAction(declineRequestInput, declineRequest);
export const undoDeclineAction = businessAction(undoDeclineInput, undoDecline);
export const suspendRequestAction = businessAction(suspendRequestInput, suspendRequest);
export const cancelRequestAction = businessAction(cancelRequestInput, cancelRequest);
export const changeAddressAction = businessAction(changeAddressInput, changeAddress);
export const arriveAtPickupAction = businessAction(takeStepInput, arriveAtPickup);
export const confirmPickupAction = businessAction(takeStepInput, confirmPickup);
export const departPickupAction = businessAction(takeStepInput, departPickup);
export const completeDeliveryAction = businessAction(completeDeliveryInput, completeDelivery);
export const issueFamilyAccessAction = businessAction(issueFamilyAccessInput, issueFamilyAccess);
export const revokeFamilyAccessAction = businessAction(revokeFamilyAccessInput, revokeFamilyAccess);
export const pauseFamilyMapAction = businessAction(familyMapInput, pauseFamilyMap);
export const resumeFamilyMapAction = businessAction(familyMapInput, resumeFamilyMap);
export const editFamilyNoteAction = businessAction(editFamilyNoteInput, editFamilyNote);
