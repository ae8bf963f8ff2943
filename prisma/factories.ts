// Makes people, businesses and transports in every state, through the product's own verbs; for the demo week and the tests.
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import type { db } from "@/lib/platform/db";
import { hashSecret } from "@/lib/platform/secret-hash";
import { actorOf, systemActor } from "@/lib/testing/actors";
import { acceptRequest } from "@/lib/transports/accept-request";
import { arriveAtPickup } from "@/lib/transports/arrive-at-pickup";
import { cancelRequest } from "@/lib/transports/cancel-request";
import { completeDelivery } from "@/lib/transports/complete-delivery";
import { confirmPickup } from "@/lib/transports/confirm-pickup";
import { createRequest } from "@/lib/transports/create-request";
import { declineRequest } from "@/lib/transports/decline-request";
import { departPickup } from "@/lib/transports/depart-pickup";
import type { RequestDto, RouteDto } from "@/lib/transports/dto";
import { getRoute } from "@/lib/transports/queries";
import {
  cancelRequestInput,
  completeDeliveryInput,
  requestPayload,
  suspendRequestInput,
} from "@/lib/transports/schema";
import { suspendRequest } from "@/lib/transports/suspend-request";

const maker = systemActor("factory");
const unique = () => randomUUID().slice(0, 8);

type BusinessFields = Partial<Omit<Parameters<typeof db.business.create>[0]["data"], "id">>;

/** A transport company in Chicago unless told otherwise. */
export async function aBusiness(fields: BusinessFields = {}) {
  return transact(maker, async (unit) => {
    const data = {
      name: `Business ${unique()}`,
      kind: "transport_company",
      cityCode: "CHI",
      timeZone: "America/Chicago",
    };
    const business = await unit.db.business.create({ data: { ...data, ...fields } });
    const { id: businessId, name, kind: businessKind } = business;
    unit.record("business.created", { businessId }, { name, businessKind });
    return business;
  });
}

interface UserFields {
  businessId?: string;
  email?: string;
  firstName?: string;
  lastName?: string;
  role?: "coordinator" | "driver" | "admin";
  /** Without one the person cannot sign in by password. */
  password?: string;
}

/** A coordinator of a business of their own unless told otherwise. */
export async function aUser({ password, ...fields }: UserFields = {}) {
  const businessId = fields.businessId ?? (await aBusiness()).id;
  const passwordHash = password ? await hashSecret(password) : null;
  return transact(maker, async (unit) => {
    const data = { email: `${unique()}@example.test`, firstName: "Ana", lastName: "Ruiz", role: "coordinator" };
    const user = await unit.db.user.create({ data: { ...data, ...fields, businessId, passwordHash } });
    unit.record("user.created", { businessId }, { userId: user.id, role: user.role });
    return user;
  });
}

/** The actor of a new user; of a new business where none is given. */
export async function anActor(fields: UserFields & { business?: BusinessFields } = {}): Promise<BusinessActor> {
  const { business, ...user } = fields;
  const businessId = user.businessId ?? (await aBusiness(business)).id;
  return actorOf((await aUser({ ...user, businessId })).id);
}

type Payload = z.input<typeof requestPayload>;

/** Created by `creator`; an open call unless the payload names a businessId. */
export async function aPendingRequest(creator: BusinessActor, payload: Partial<Payload> = {}): Promise<RequestDto> {
  const plain = {
    pickupLocation: "4025 N Paulina St, Chicago, IL 60613",
    deliveryLocation: "718 Lake St, Oak Park, IL 60301",
    deceasedName: "Rafael Ortega Luna",
  };
  return createRequest(creator, { payload: requestPayload.parse({ ...plain, ...payload }) });
}

export interface Transport {
  request: RequestDto;
  route: RouteDto;
}

/** Pending, then accepted by `owner`. */
export async function anActiveTransport(
  creator: BusinessActor,
  owner: BusinessActor,
  payload: Partial<Payload> = {},
): Promise<Transport> {
  const { id } = await aPendingRequest(creator, payload);
  return accepted(owner, id);
}

/** Accepts request `id` as `owner`. */
export async function accepted(owner: BusinessActor, id: string): Promise<Transport> {
  const request = await acceptRequest(owner, { id });
  return { request, route: await getRoute(owner, id) };
}

const verbs = { arrive: arriveAtPickup, confirm: confirmPickup, depart: departPickup };

/** Takes the given steps in order. */
export async function driven(owner: BusinessActor, routeId: string, steps: (keyof typeof verbs)[]): Promise<void> {
  for (const step of steps) await verbs[step](owner, { id: routeId });
}

/** Delivered and archived. */
export async function aCompletedTransport(
  creator: BusinessActor,
  owner: BusinessActor,
  payload: Partial<Payload> = {},
): Promise<Transport> {
  const { request, route } = await anActiveTransport(creator, owner, payload);
  await driven(owner, route.id, ["arrive", "confirm", "depart"]);
  return { request, route: await delivered(owner, route.id) };
}

type Handover = Partial<Omit<z.input<typeof completeDeliveryInput>, "id">>;

/** Completes the delivery of a route that is on its way. */
export async function delivered(owner: BusinessActor, routeId: string, handover: Handover = {}): Promise<RouteDto> {
  return completeDelivery(owner, completeDeliveryInput.parse({ id: routeId, deceasedReceived: true, ...handover }));
}

/** Declined by `decliner`, the creating or the addressed business. */
export async function aDeclinedRequest(
  creator: BusinessActor,
  decliner: BusinessActor = creator,
  payload: Partial<Payload> = {},
): Promise<RequestDto> {
  const { id } = await aPendingRequest(creator, payload);
  return declineRequest(decliner, { id });
}

/** Takes an active transport back to pending, with the reason on its card. */
export async function suspended(owner: BusinessActor, id: string, reason: string): Promise<RequestDto> {
  return suspendRequest(owner, suspendRequestInput.parse({ id, reason }));
}

type Cancellation = Omit<z.input<typeof cancelRequestInput>, "id">;

/** Cancels an active transport; `feeAmount` (dollars) only with a partial fee. */
export async function cancelled(owner: BusinessActor, id: string, cancellation: Cancellation): Promise<RequestDto> {
  return cancelRequest(owner, cancelRequestInput.parse({ id, ...cancellation }));
}
