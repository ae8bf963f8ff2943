// Stripe: the one client that asks it, what its failures mean here, and which of its messages are genuine.
import "server-only";
import { Stripe } from "stripe";
import { now } from "./clock";
import { env } from "./env";
import { AppError, invalid } from "./errors";
import { log } from "./log";

/** Milliseconds that one try of a call may take. */
const patienceMs = 10_000;

/** Seconds after which a signed message is too old to be believed. */
const messageAge = 300;

/** While a first call is still at work, Stripe answers a second one under the same key with 409. */
const busyTries = 8;
const busyMs = 400;

/** Whether payments can be taken at all. */
export const isStripeSetUp = () => env().STRIPE_SECRET_KEY !== undefined;

export const notSetUp = () => new AppError("not_configured", "Payments are not set up yet.");

const kept = globalThis as { mortuaryStripe?: Stripe };

function client(): Stripe {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_URL: address } = env();
  if (!key) throw notSetUp();
  kept.mortuaryStripe ??= new Stripe(key, {
    timeout: patienceMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(address && elsewhere(new URL(address))),
  });
  return kept.mortuaryStripe;
}

function elsewhere({ hostname, port, protocol }: URL) {
  const isPlain = protocol === "http:";
  return {
    host: hostname,
    port: port === "" ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? ("http" as const) : ("https" as const),
  };
}

/**
 * Asks Stripe; never inside a transaction. Raises `not_configured` without keys, and `bad_gateway` when Stripe cannot
 * be reached, fails or refuses; the error's `cause` is what the client threw.
 */
export async function askStripe<T>(call: (stripe: Stripe) => Promise<T>): Promise<T> {
  const stripe = client();
  for (let tries = 1; ; tries += 1) {
    try {
      return await call(stripe);
    } catch (error) {
      if (!isBusy(error) || tries === busyTries) throw told(error);
      await new Promise((resolve) => setTimeout(resolve, busyMs));
    }
  }
}

const isBusy = (error: unknown) => error instanceof Stripe.errors.StripeError && error.statusCode === 409;

/** Whether Stripe understood the call and will answer it the same way for ever. */
export function isRefusedByStripe(error: unknown): boolean {
  const cause = error instanceof AppError ? error.cause : error;
  return cause instanceof Stripe.errors.StripeInvalidRequestError || cause instanceof Stripe.errors.StripeCardError;
}

/** Stripe's documented codes (https://docs.stripe.com/error-codes) for what another key made. */
const unknownCodes = new Set(["resource_missing", "account_invalid"]);

/** Whether Stripe does not know what was asked for, or what `param` names of it. */
export function isUnknownToStripe(error: unknown, param?: string): boolean {
  const cause = error instanceof AppError ? error.cause : error;
  if (!(cause instanceof Stripe.errors.StripeError) || !unknownCodes.has(cause.code ?? "")) return false;
  return param === undefined || cause.param === param;
}

const unreachable = "The payment service cannot be reached right now. Please try again in a minute.";
const failing = "The payment service has a problem right now. Please try again in a minute.";
const refused = "The payment service did not accept this. Please tell whoever looks after this system.";

function told(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  // Not the message, which may quote a name or a card.
  const { type, code, param, statusCode, requestId } = error;
  log.warn({ type, code, param, statusCode, stripeRequestId: requestId }, "a call to Stripe failed");
  const isRefusal =
    isRefusedByStripe(error) ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError ||
    error instanceof Stripe.errors.StripeIdempotencyError;
  const isSilence = error instanceof Stripe.errors.StripeConnectionError;
  const answer = new AppError("bad_gateway", isSilence ? unreachable : isRefusal ? refused : failing);
  answer.cause = error;
  return answer;
}

/**
 * The message in `payload`, which is the body as it came. Raises `not_configured`, and `invalid` where the signature
 * is missing, wrong, or older than 300 seconds.
 */
export function readStripeEvent(payload: string, signature: string | null): Stripe.Event {
  const secrets = env().STRIPE_WEBHOOK_SECRET;
  if (!secrets) throw notSetUp();
  for (const secret of secrets.split(",")) {
    const event = openEvent(payload, signature ?? "", secret.trim());
    if (event) return event;
  }
  throw unbelieved();
}

/** Null where it is not signed with this secret, or is no event. */
function openEvent(payload: string, signature: string, secret: string): Stripe.Event | null {
  try {
    const event = Stripe.webhooks.constructEvent(payload, signature, secret, messageAge, undefined, now().getTime());
    return typeof event.id === "string" && typeof event.type === "string" ? event : null;
  } catch {
    return null;
  }
}

const unbelieved = () => invalid("This message is not signed as ours, or is too old.");

/** Stripe's clock at an answer of its own. */
export function saidAtOf({ lastResponse }: Stripe.Response<unknown>): Date {
  const date = new Date(lastResponse.headers["date"] ?? "");
  return Number.isNaN(date.getTime()) ? now() : date;
}

/** The id of what stands in an object as an id or whole. */
export function idOf(part: string | { id: string } | null | undefined): string | null {
  return typeof part === "string" ? part : (part?.id ?? null);
}
