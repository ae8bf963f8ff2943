// The calls on routes: reading a drive, and the driver's steps.
import { z } from "zod";
import { stepBody } from "@/lib/transports/parse-press";
import { completeDeliveryBody, driverBody, routeIdInput, routeLookup } from "@/lib/transports/schema";
import { familyRouteAnswer, routeAnswer } from "./answers";
import type { Call } from "./call";

const press =
  "The body may tell of the driver's press: pressedAt, a clientId of its own, and sentAt, what the phone's clock said when it sent. A press is taken once however often it is sent; its time goes onto the route where it is plausible.";

const step = {
  method: "POST",
  as: "business",
  params: routeIdInput,
  body: stepBody,
  answer: routeAnswer,
  mayConflict: true,
  description: press,
} as const;

export const routeCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/routes",
    as: "business",
    summary: "List of active routes, newest first.",
    answer: z.array(routeAnswer),
  },
  {
    method: "GET",
    path: "/api/routes/{id}",
    as: "any",
    summary: "One route.",
    description:
      "A business finds it by route id, request id or case ID: the active, else the newest. A family finds its own by case ID and is told less.",
    params: routeLookup,
    answer: z.union([routeAnswer, familyRouteAnswer]),
    isTagged: true,
  },
  {
    method: "PUT",
    path: "/api/routes/{id}/driver",
    as: "business",
    summary: "Says who of the carrying company drives.",
    description: "From now on the drive is found by this person's tracker. Steps may be taken by others as before.",
    params: routeIdInput,
    body: driverBody,
    answer: routeAnswer,
    mayConflict: true,
  },
  { ...step, path: "/api/routes/{id}/arrive-pickup", summary: "Records arrival." },
  { ...step, path: "/api/routes/{id}/confirm-pickup", summary: "Records pickup." },
  { ...step, path: "/api/routes/{id}/depart-pickup", summary: "Records departure." },
  {
    ...step,
    path: "/api/routes/{id}/complete-delivery",
    summary: "Completes delivery; route and request are closed.",
    description: `Effects notes count only where personal effects were transferred. ${press}`,
    body: completeDeliveryBody,
  },
];
