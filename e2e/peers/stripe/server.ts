// A stand-in for Stripe on loopback: the real SDK speaks to it over HTTP.
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { findAnswer } from "./calls";
import { Faults } from "./faults";
import { parseNested } from "./form";
import { apiVersion, StripeRefusal, StripeStore } from "./store";

export interface StripePeer {
  store: StripeStore;
  faults: Faults;
  /** What the product is started with. */
  env: Record<"STRIPE_API_URL" | "STRIPE_SECRET_KEY" | "STRIPE_PUBLISHABLE_KEY" | "STRIPE_WEBHOOK_SECRET", string>;
  /** 'POST /v1/payment_intents', in order, each try on its own. */
  asked: string[];
  stop(): Promise<void>;
}

interface Answered {
  status: number;
  body: object;
}

interface Remembered {
  asked: string;
  answered: Answered;
}

const keys = {
  STRIPE_SECRET_KEY: "sk_test_stand_in",
  STRIPE_PUBLISHABLE_KEY: "pk_test_stand_in",
  STRIPE_WEBHOOK_SECRET: "whsec_stand_in",
};

/** Starts it, on a free port unless one is given. */
export async function startStripe(port = 0): Promise<StripePeer> {
  const store = new StripeStore();
  const faults = new Faults();
  const asked: string[] = [];
  const remembered = new Map<string, Remembered>();
  const server = createServer((request, response) => void serve(request, response));

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request).catch(() => null);
    if (body === null) return;
    const { method = "GET", url = "/" } = request;
    const { pathname, search } = new URL(url, "http://stand-in");
    asked.push(`${method} ${pathname}`);
    const fault = faults.take(method, pathname);
    if (fault === "silent") return;
    if (fault === "cut") return void request.socket.destroy();
    if (fault === "broken") return answer(response, failed(500, "api_error", "Something went wrong."));
    if (fault === "busy")
      return answer(response, failed(409, "idempotency_error", "In use.", "idempotency_key_in_use"));
    const answered = work(request, pathname, method === "GET" ? search.slice(1) : body);
    if (fault === "lost") return void request.socket.destroy();
    answer(response, answered);
  }

  function work(request: IncomingMessage, path: string, body: string): Answered {
    const { method = "GET" } = request;
    if (request.headers.authorization !== `Bearer ${keys.STRIPE_SECRET_KEY}`)
      return failed(401, "invalid_request_error", "Invalid API Key provided.");
    if (request.headers["stripe-version"] !== apiVersion)
      return failed(400, "invalid_request_error", "The stand-in speaks another version of the API.");
    const key = request.headers["idempotency-key"];
    if (method !== "POST" || typeof key !== "string") return perform(method, path, body);
    const asks = `${path}\n${body}`;
    const before = remembered.get(key);
    if (before && before.asked !== asks)
      return failed(
        400,
        "idempotency_error",
        "Keys for idempotent requests can only be used with the same parameters.",
      );
    if (before) return before.answered;
    const answered = perform(method, path, body);
    remembered.set(key, { asked: asks, answered });
    return answered;
  }

  function perform(method: string, path: string, body: string): Answered {
    const found = findAnswer(method, path);
    if (!found) return failed(404, "invalid_request_error", `Unrecognized request URL (${method}: ${path}).`);
    try {
      const object = found.answer({ store, id: found.id, sent: parseNested(body) });
      // As it is now: what is remembered under a key does not change with the object.
      return { status: 200, body: structuredClone(object) };
    } catch (error) {
      if (error instanceof StripeRefusal) return { status: error.status, body: error.body };
      throw error;
    }
  }

  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address() as AddressInfo;
  return {
    store,
    faults,
    asked,
    env: { ...keys, STRIPE_API_URL: `http://127.0.0.1:${address.port}` },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => void server.close(done));
    },
  };

  function answer(response: ServerResponse, { status, body }: Answered): void {
    const date = new Date(store.now() * 1000).toUTCString();
    const headers = { "Content-Type": "application/json", "Request-Id": store.newId("req"), Date: date };
    response.writeHead(status, headers).end(JSON.stringify(body));
  }
}

const failed = (status: number, type: string, message: string, code?: string): Answered => ({
  status,
  body: { error: { type, message, ...(code && { code }) } },
});
