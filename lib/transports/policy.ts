// Who may do which move on a transport, and what each business may see of it.
import { canMove, type RequestStatus } from "./request-status";
import type { RouteStepName } from "./route-status";
import type { RequestField } from "./schema";

/** What the policy reads of the one who asks. */
export interface Asker {
  businessId: string;
}

/** What the policy reads of a request. */
export interface Parties {
  status: string;
  creatingBusinessId: string;
  /** The addressed business; null is an open call. */
  businessId: string | null;
  ownerBusinessId: string | null;
}

/** `provider` is anyone else, while the request is an open call. */
export type Relation = "creator" | "addressee" | "owner" | "provider";

export type Act =
  | "accept"
  | "decline"
  | "pass"
  | "undoDecline"
  | "undoPass"
  | "suspend"
  | "cancel"
  | "changeAddress"
  | "assignDriver"
  | RouteStepName
  | "issueAccess"
  | "viewReport";

const mayTable: Record<Act, readonly Relation[]> = {
  accept: ["creator", "addressee", "provider"],
  decline: ["creator", "addressee"],
  pass: ["provider"],
  undoDecline: ["creator", "addressee"],
  undoPass: ["provider"],
  suspend: ["owner"],
  cancel: ["owner"],
  changeAddress: ["owner", "creator"],
  assignDriver: ["owner"],
  arrive: ["owner"],
  confirm: ["owner"],
  depart: ["owner"],
  complete: ["owner"],
  issueAccess: ["owner", "creator"],
  viewReport: ["owner", "creator"],
};

/** How a business stands to a request; empty means that for it the request does not exist. */
export function relationsOf(asker: Asker, request: Parties): Relation[] {
  const relations: Relation[] = [];
  if (request.creatingBusinessId === asker.businessId) relations.push("creator");
  if (request.businessId === asker.businessId) relations.push("addressee");
  if (request.ownerBusinessId === asker.businessId) relations.push("owner");
  if (relations.length === 0 && isOpenCall(request)) relations.push("provider");
  return relations;
}

/** Pending and addressed to nobody: every provider may see and accept it. */
export function isOpenCall(request: Pick<Parties, "status" | "businessId">): boolean {
  return request.status === "pending" && request.businessId === null;
}

/** Whether one of the asker's relations allows `act`. The request's state is another question. */
export function may(asker: Asker, act: Act, request: Parties): boolean {
  return relationsOf(asker, request).some((relation) => mayTable[act].includes(relation));
}

/** Whether the asker may see the drive: the owning and the creating business. */
export function maySeeRoute(asker: Asker, request: Parties): boolean {
  return relationsOf(asker, request).some((relation) => relation === "owner" || relation === "creator");
}

/** Whether the asker sees the request without what an open call withholds. */
export function seesAll(asker: Asker, request: Parties): boolean {
  return relationsOf(asker, request).some((relation) => relation !== "provider");
}

/**
 * What the asker may do with a request now, in the order it is offered; `status` is how it stands in the asker's own
 * lists. A report is offered where there is a drive to tell of.
 */
export function offeredActs(
  asker: Asker,
  request: Parties & { cancelledAt: Date | null },
  status: RequestStatus,
): Act[] {
  const acts: Act[] = [];
  const offer = (act: Act, fits: boolean) => fits && may(asker, act, request) && acts.push(act);
  const isCurrent = status === "active" || status === "completed";
  offer("accept", canMove(status, "accept"));
  offer("decline", canMove(status, "decline"));
  offer("pass", canMove(status, "decline"));
  offer("suspend", canMove(status, "suspend"));
  offer("cancel", canMove(status, "cancel"));
  offer("changeAddress", status === "pending" || status === "active");
  offer("issueAccess", isCurrent);
  offer("viewReport", isCurrent || request.cancelledAt !== null);
  return acts;
}

/**
 * Withheld from providers until an open call is theirs: next of kin, caller, doctors and who else signed, birth date,
 * home and other personal facts, notes. What a crew must know before it says yes is not: size, access, precautions.
 */
export const withheldFromOpenCall = [
  "dateOfBirth",
  "notes",
  "callerName",
  "callerPhone",
  "callerIdPhone",
  "callerType",
  "callerRelationship",
  "attendingDoctor",
  "doctorPhone",
  "nokName",
  "nokRelationship",
  "nokPhone",
  "nokAddress",
  "age",
  "sex",
  "homeAddress",
  "nokAltPhone",
  "pronouncedBy",
  "certifyingDoctor",
  "certifyingDoctorPhone",
  "hospiceName",
  "coronerCaseNumber",
  "isDonor",
  "releaseAuthorizedBy",
  "embalmingPermission",
] as const;

/** Clinical and official facts: in no family's page, card or mail, no review, no live notice and no log. */
export const neverForFamilies = [
  "weight",
  "height",
  "age",
  "sex",
  "isDeceasedReady",
  "covidStatus",
  "infectionPrecautions",
  "dateOfPassing",
  "timeOfPassing",
  "pronouncedBy",
  "attendingDoctor",
  "doctorPhone",
  "certifyingDoctor",
  "certifyingDoctorPhone",
  "hospiceName",
  "isCoronerCase",
  "coronerCaseNumber",
  "isDonor",
  "releaseAuthorizedBy",
  "embalmingPermission",
  "stairsOrObstacles",
  "crewNeeded",
] as const satisfies RequestField[];

export type NeverForFamilies = (typeof neverForFamilies)[number];
