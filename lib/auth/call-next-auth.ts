// Runs next-auth's own steps, for its path under /api/auth and for the sign-in that /api/login starts.
import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { NextApiRequest, NextApiResponse } from "next";
import imported from "next-auth";
import { authSecret } from "@/lib/platform/env";
import { isHttps } from "@/lib/platform/visitor";
import { authOptions } from "./config";
import { parseCallbackUrl } from "./parse-callback-url";

export interface NextAuthCall {
  method: "GET" | "POST";
  /** The path below /api/auth, for example ["callback", "oidc"]. */
  path: string[];
  headers: Headers;
  query?: Record<string, string>;
  body?: Record<string, string>;
  /** True once the caller has checked by Origin that our own page asks; it stands for next-auth's CSRF token. */
  isOwnPage?: boolean;
}

// Loaders differ in whether they unwrap a CommonJS default.
const nextAuth = (imported as typeof imported & { default?: typeof imported }).default ?? imported;

/** What next-auth answers to `call`: its redirect, or JSON where the form said `json`. */
export async function callNextAuth(call: NextAuthCall): Promise<Response> {
  const { method, path, headers } = call;
  const isSecure = isHttps(headers);
  const cookies = parseCookies(headers.get("cookie") ?? "");
  const body = { ...call.body };
  if (call.isOwnPage) {
    const token = randomBytes(32).toString("hex");
    const seal = createHash("sha256").update(`${token}${authSecret()}`).digest("hex");
    cookies[isSecure ? "__Host-next-auth.csrf-token" : "next-auth.csrf-token"] = `${token}|${seal}`;
    body["csrfToken"] = token;
  }
  const request = {
    method,
    body,
    cookies,
    query: { ...call.query, nextauth: path },
    headers: { ...Object.fromEntries(headers), "x-forwarded-proto": isSecure ? "https" : "http" },
  };
  const reply = new Reply();
  await nextAuth(request as unknown as NextApiRequest, reply as unknown as NextApiResponse, authOptions(headers));
  return toSignInScreen(reply.toResponse(), call.body?.["callbackUrl"]);
}

// next-auth sends a failed sign-in through pages of its own, which forget where the person wanted to go.
function toSignInScreen(response: Response, callbackUrl: string | undefined): Response {
  const location = response.headers.get("location") ?? "";
  const url = URL.canParse(location, "http://own.invalid") ? new URL(location, "http://own.invalid") : null;
  if (!url || !/^\/api\/auth\/(error|signin)$/.test(url.pathname)) return response;
  const params = new URLSearchParams({ error: url.searchParams.get("error") ?? "Failed" });
  if (callbackUrl) params.set("callbackUrl", parseCallbackUrl(callbackUrl));
  response.headers.set("location", `/sign-in?${params}`);
  return response;
}

function parseCookies(header: string): Record<string, string> {
  const pairs = header.split(";").flatMap((part) => {
    const at = part.indexOf("=");
    return at < 0 ? [] : [[part.slice(0, at).trim(), decode(part.slice(at + 1).trim())] as const];
  });
  return Object.fromEntries(pairs);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** As much of an API response as next-auth uses. */
class Reply {
  #status = 200;
  #body: string | null = null;
  readonly #headers = new Map<string, string | string[]>();

  status(code: number): this {
    this.#status = code;
    return this;
  }

  getHeader(name: string): string | string[] | undefined {
    return this.#headers.get(name.toLowerCase());
  }

  setHeader(name: string, value: string | string[]): this {
    this.#headers.set(name.toLowerCase(), value);
    return this;
  }

  json(value: unknown): void {
    this.setHeader("Content-Type", "application/json");
    this.#body = JSON.stringify(value);
  }

  send(value: unknown): void {
    if (typeof value === "string") this.#body = value;
    else if (value !== undefined) this.json(value);
  }

  end(): void {}

  toResponse(): Response {
    const headers = new Headers({ "cache-control": "private, no-store" });
    for (const [name, value] of this.#headers) {
      if (typeof value === "string") headers.set(name, value);
      else for (const one of value) headers.append(name, one);
    }
    return new Response(this.#body, { status: this.#status, headers });
  }
}
