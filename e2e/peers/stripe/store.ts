// What the Stripe stand-in knows: its objects, its clock, and every event that it has told.
import { randomBytes } from "node:crypto";
import type Stripe from "stripe";

/** The version of the API that the objects are of. */
export const apiVersion = "2026-10-28.endive";

export class StripeStore {
  readonly customers = new Map<string, Stripe.Customer>();
  readonly payments = new Map<string, Stripe.PaymentIntent>();
  readonly charges = new Map<string, Stripe.Charge>();
  readonly refunds = new Map<string, Stripe.Refund>();
  readonly subscriptions = new Map<string, Stripe.Subscription>();
  readonly invoices = new Map<string, Stripe.Invoice>();
  readonly products = new Map<string, Stripe.Product>();
  readonly prices = new Map<string, Stripe.Price>();
  readonly accounts = new Map<string, Stripe.Account>();
  /** Oldest first. */
  readonly events: Stripe.Event[] = [];
  /** What follows the success of a payment, by its id. */
  readonly onPaid = new Map<string, () => void>();
  /** How refunds begin; a bank that takes its time makes them wait. */
  refundsStartAs: "succeeded" | "pending" = "succeeded";
  /** Called with each event when it is told. */
  onEvent: (event: Stripe.Event) => void = () => {};
  /** Seconds that its clock is ahead of the machine's; tests let time pass with it. */
  ahead = 0;

  /** Unix seconds. */
  now(): number {
    return Math.floor(Date.now() / 1000) + this.ahead;
  }

  newId(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString("hex")}`;
  }

  /** Keeps an event with the object as it is now. */
  tell(type: string, object: object, account?: string): Stripe.Event {
    const event = {
      id: this.newId("evt"),
      object: "event",
      api_version: apiVersion,
      created: this.now(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type: type as Stripe.Event["type"],
      ...(account && { account }),
    } satisfies Stripe.EventBase as unknown as Stripe.Event;
    this.events.push(event);
    this.onEvent(event);
    return event;
  }
}

/** A refusal of the stand-in, answered as Stripe answers. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: { error: { type: string; code?: string; message: string; param?: string } };

  constructor(status: number, type: string, message: string, code?: string, param?: string) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...(code && { code }), ...(param && { param }) } };
  }
}

export const badRequest = (message: string, param?: string, code?: string) =>
  new StripeRefusal(400, "invalid_request_error", message, code, param);

/** `param` is what the caller called it. */
const missing = (what: string, id: string, param = "id") =>
  new StripeRefusal(404, "invalid_request_error", `No such ${what}: '${id}'`, "resource_missing", param);

/** The object of an id; 404 as Stripe answers it. */
export function find<T>(kind: Map<string, T>, what: string, id: string, param?: string): T {
  const found = kind.get(id);
  if (!found) throw missing(what, id, param);
  return found;
}
