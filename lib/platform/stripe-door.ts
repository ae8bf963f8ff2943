// The door for Stripe's messages: no session and no Origin, but Stripe's signature over the body as it came.
import "server-only";
import type Stripe from "stripe";
import { refusal } from "./endpoint";
import { readText } from "./parse-input";
import { readStripeEvent } from "./stripe";

/** Bytes. */
const most = 256 * 1024;

/** A route handler. Answers 400 to what is not signed or too old; Stripe sends again what is not answered with 200. */
export function stripeDoor(handle: (event: Stripe.Event) => Promise<unknown>): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      const event = readStripeEvent(await readText(request, most), request.headers.get("stripe-signature"));
      return Response.json(await handle(event), { headers: { "Cache-Control": "private, no-store" } });
    } catch (error) {
      return refusal(error, request);
    }
  };
}
