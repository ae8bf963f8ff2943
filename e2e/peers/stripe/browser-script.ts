// Stripe.js as far as the product uses it, as it stands in for https://js.stripe.com in a browser under test.
import type {
  Appearance,
  PaymentIntent,
  PaymentIntentResult,
  StripeElementsOptionsClientSecret,
  StripeError,
} from "@stripe/stripe-js";

/** What the frame of the fields tells of them. */
export interface Collected {
  kind: "collected";
  method: "card" | "cashapp";
  number: string;
  isComplete: boolean;
}

/** Runs in the page, so it reaches nothing outside itself. */
export function installStripe(): void {
  type Heard = { elementType: "payment"; error?: StripeError };
  type Listener = (event: Heard) => void;
  const api = "https://api.stripe.com/v1";
  const idOf = (clientSecret: string) => clientSecret.replace(/_secret_.*$/, "");

  type Answer = { payment: PaymentIntent; error?: never } | { error: StripeError };

  async function ask(method: "GET" | "POST", path: string, sent: Record<string, string>): Promise<Answer> {
    const fields = new URLSearchParams(sent).toString();
    const address = method === "GET" ? `${api}${path}?${fields}` : `${api}${path}`;
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    try {
      const answer = await fetch(address, method === "GET" ? {} : { method, headers, body: fields });
      const body = (await answer.json()) as PaymentIntent | { error: StripeError };
      return "error" in body ? body : { payment: body };
    } catch {
      const message = "We are experiencing issues connecting to our payments provider. Please try again.";
      return { error: { type: "api_connection_error", message } };
    }
  }

  /** The next message of a frame with this kind. */
  function hear<Message extends { kind: string }>(frame: HTMLIFrameElement, kind: Message["kind"]) {
    return new Promise<Message>((resolve) => {
      const onMessage = (event: MessageEvent<Message>) => {
        if (event.source !== frame.contentWindow || event.data.kind !== kind) return;
        window.removeEventListener("message", onMessage);
        resolve(event.data);
      };
      window.addEventListener("message", onMessage);
    });
  }

  class PaymentElement {
    private readonly listeners = new Map<string, Set<Listener>>();
    private frame: HTMLIFrameElement | null = null;
    private isGone = false;

    constructor(
      private readonly clientSecret: string,
      private readonly key: string,
      private appearance: Appearance,
    ) {}

    on(event: string, listener: Listener) {
      this.listeners.set(event, (this.listeners.get(event) ?? new Set()).add(listener));
      return this;
    }

    off(event: string, listener: Listener) {
      this.listeners.get(event)?.delete(listener);
      return this;
    }

    private tell(event: string, heard: Omit<Heard, "elementType"> = {}) {
      for (const listener of this.listeners.get(event) ?? []) listener({ elementType: "payment", ...heard });
    }

    async mount(container: HTMLElement) {
      const session = await ask("GET", "/elements/sessions", { client_secret: this.clientSecret, key: this.key });
      if (session.error) return this.tell("loaderror", { error: session.error });
      // Taken off the page before there was an answer.
      if (this.isGone) return;
      const frame = document.createElement("iframe");
      frame.title = "Secure payment input frame";
      frame.src = "https://js.stripe.com/endive/elements-inner-payment.html";
      Object.assign(frame.style, { display: "block", width: "100%", height: "250px", border: "0" });
      // As Stripe sets it: a frame of another scheme than its document's is painted white.
      frame.style.setProperty("color-scheme", "normal", "important");
      this.frame = frame;
      const ready = hear(frame, "ready");
      container.append(frame);
      await ready;
      this.dress(this.appearance);
      this.tell("ready");
    }

    dress(appearance: Appearance) {
      this.appearance = appearance;
      this.frame?.contentWindow?.postMessage({ kind: "dress", appearance }, "*");
    }

    update() {
      return this;
    }

    destroy() {
      this.isGone = true;
      this.frame?.remove();
      this.frame = null;
    }

    /** What was entered; null where the fields are not there. */
    async collect(): Promise<Collected | null> {
      if (!this.frame) return null;
      const collected = hear<Collected>(this.frame, "collected");
      this.frame.contentWindow?.postMessage({ kind: "collect" }, "*");
      return collected;
    }
  }

  class Elements {
    element: PaymentElement | null = null;

    constructor(
      readonly clientSecret: string,
      private readonly key: string,
      private appearance: Appearance,
    ) {}

    create() {
      this.element = new PaymentElement(this.clientSecret, this.key, this.appearance);
      return this.element;
    }

    getElement = () => this.element;

    update({ appearance }: { appearance?: Appearance }) {
      if (appearance) this.appearance = appearance;
      this.element?.dress(this.appearance);
    }
  }

  /** The dialog of the card's bank; resolves when it was answered. */
  async function challenge(id: string): Promise<void> {
    const frame = document.createElement("iframe");
    frame.title = "3D Secure";
    frame.src = `https://hooks.stripe.com/3d_secure_2/${id}`;
    Object.assign(frame.style, { position: "fixed", inset: "0", width: "100%", height: "100%", border: "0" });
    frame.style.zIndex = "2147483647";
    const answered = hear(frame, "answered");
    document.body.append(frame);
    await answered;
    frame.remove();
  }

  interface Confirm {
    elements: Elements;
    confirmParams?: { return_url?: string };
    redirect?: "always" | "if_required";
  }

  async function confirm({ elements, confirmParams, redirect }: Confirm): Promise<PaymentIntentResult> {
    const collected = await elements.element?.collect();
    if (!collected?.isComplete) {
      return {
        error: { type: "validation_error", code: "incomplete_number", message: "Your card number is incomplete." },
      };
    }
    const id = idOf(elements.clientSecret);
    const secret = { client_secret: elements.clientSecret };
    const return_url = confirmParams?.return_url ?? "";
    const sent = { ...secret, return_url, method: collected.method, number: collected.number };
    const confirmed = await ask("POST", `/payment_intents/${id}/confirm`, sent);
    if (confirmed.error) return { error: confirmed.error };
    const { status, next_action: next } = confirmed.payment;
    if (next?.type === "redirect_to_url") {
      window.location.href = next.redirect_to_url?.url ?? "";
      return new Promise<never>(() => {});
    }
    if (status !== "requires_action") return end(confirmed.payment, redirect === "if_required" ? null : return_url);
    await challenge(id);
    const answered = await ask("GET", `/payment_intents/${id}`, secret);
    if (answered.error) return { error: answered.error };
    const { message } = answered.payment.last_payment_error ?? {};
    if (answered.payment.status === "requires_payment_method") {
      const code = "payment_intent_authentication_failure";
      return { error: { type: "card_error", code, ...(message && { message }) } };
    }
    return end(answered.payment, redirect === "if_required" ? null : return_url);
  }

  function end(payment: PaymentIntent, address: string | null): PaymentIntentResult {
    if (address) window.location.href = `${address}?payment_intent=${payment.id}&redirect_status=succeeded`;
    return { paymentIntent: payment };
  }

  function Stripe(key: string) {
    const unused = () => Promise.reject(new Error("The stand-in does not do this."));
    return {
      elements: ({ clientSecret = "", appearance = {} }: StripeElementsOptionsClientSecret) =>
        new Elements(clientSecret, key, appearance),
      confirmPayment: confirm,
      createToken: unused,
      createPaymentMethod: unused,
      confirmCardPayment: unused,
      registerAppInfo() {},
      _registerWrapper() {},
    };
  }
  Stripe.version = "endive";
  Object.assign(window, { Stripe });
}
