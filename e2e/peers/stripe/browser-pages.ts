// The pages of Stripe's that stand inside ours, or that one is led to, as they stand in for its own in a browser under test.
import type { Appearance } from "@stripe/stripe-js";
import type { Collected } from "./browser-script";

/** Runs in the frame of the fields. */
function runFields(): void {
  const byId = (id: string) => document.querySelector(`#${id}`);
  const number = document.querySelector<HTMLInputElement>("#number");
  const tell = (message: object) => window.parent.postMessage(message, "*");
  let method: Collected["method"] = "card";
  for (const tab of document.querySelectorAll<HTMLButtonElement>("[data-method]")) {
    tab.addEventListener("click", () => {
      method = tab.dataset["method"] === "cashapp" ? "cashapp" : "card";
      for (const each of document.querySelectorAll("[data-method]"))
        each.setAttribute("aria-pressed", String(each === tab));
      byId("card")?.toggleAttribute("hidden", method !== "card");
    });
  }
  window.addEventListener("message", ({ data }: MessageEvent<{ kind: string; appearance?: Appearance }>) => {
    if (data.kind === "dress") {
      const { variables = {} } = data.appearance ?? {};
      for (const [name, value] of Object.entries(variables))
        document.documentElement.style.setProperty(`--${name}`, value);
    }
    if (data.kind !== "collect") return;
    const digits = (number?.value ?? "").replaceAll(/\D/g, "");
    const isComplete = method === "cashapp" || digits.length === 16;
    byId("problem")?.toggleAttribute("hidden", isComplete);
    tell({ kind: "collected", method, number: digits, isComplete } satisfies Collected);
  });
  tell({ kind: "ready" });
}

const script = (run: (id: string) => void, id = "") => `<script>(${run.toString()})(${JSON.stringify(id)})</script>`;

const html = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stand-in</title>${head}</head><body>${body}</body></html>`;

const fieldStyle = `<style>
  * { box-sizing: border-box; font: 16px system-ui; color: var(--colorText) }
  body { margin: 0; display: grid; gap: 16px }
  label { display: grid; gap: 4px; font-size: 14px }
  input, button { width: 100%; padding: 10px 12px; border: 1px solid var(--colorTextSecondary);
    border-radius: var(--borderRadius); background: var(--colorBackground) }
  button[aria-pressed=true] { border-color: var(--colorPrimary) }
  .row { display: grid; grid-template-columns: 1fr 1fr; gap: 12px }
  [hidden] { display: none !important } #card { display: grid; gap: 12px }
  #problem { margin: 0; font-size: 14px; color: var(--colorDanger) }
</style>`;

/** https://js.stripe.com/…/elements-inner-payment.html */
export const fieldsPage = html(
  fieldStyle,
  `<div class="row"><button data-method="card" aria-pressed="true">Card</button>
   <button data-method="cashapp" aria-pressed="false">Cash App Pay</button></div>
   <div id="card"><label>Card number<input id="number" inputmode="numeric" autocomplete="cc-number"></label>
   <p id="problem" role="alert" hidden>Your card number is incomplete.</p>
   <div class="row"><label>Expiration date<input inputmode="numeric" placeholder="MM / YY"></label>
   <label>Security code<input inputmode="numeric" placeholder="CVC"></label></div></div>${script(runFields)}`,
);

/** Runs in the bank's dialog. */
function runChallenge(id: string): void {
  for (const button of document.querySelectorAll("button")) {
    button.addEventListener("click", () => {
      const answer = fetch(`/3d_secure_2/${id}/${button.dataset["answer"] ?? ""}`, { method: "POST" });
      void answer.then(() => window.parent.postMessage({ kind: "answered" }, "*"));
    });
  }
}

/** https://hooks.stripe.com/3d_secure_2/{payment}: the bank asks in a dialog. */
export const challengePage = (id: string) =>
  html(
    "<style>body { font: 16px system-ui; display: grid; place-content: center; gap: 12px; background: #fffd; color: #111 }</style>",
    `<h1>Is this you?</h1><button data-answer="complete">Complete</button>
     <button data-answer="fail">Fail</button>${script(runChallenge, id)}`,
  );

/** https://hooks.stripe.com/redirect/authenticate/{payment}: a page of its own, which leads back. */
export const redirectPage = (id: string) =>
  html(
    "",
    `<h1>Test payment page</h1><a href="/redirect/authenticate/${id}/complete">Authorize Test Payment</a>
     <a href="/redirect/authenticate/${id}/fail">Fail Test Payment</a>`,
  );

/** Leads on without a redirect, which a stand-in at the network's edge cannot answer with. */
export const leadingPage = (address: string) =>
  html("", `<script>window.location.replace(${JSON.stringify(address)})</script>`);
