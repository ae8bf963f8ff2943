// Signs people in over HTTP and speaks the contract as their browser would.
import { type APIRequestContext, expect, request } from "@playwright/test";
import { password, people, type Person } from "./people";

export type Session = Awaited<ReturnType<APIRequestContext["storageState"]>>;

/** A new session of `person` at the server `address`. */
export function signIn(person: Person, address: string): Promise<Session> {
  return signInAs({ email: people[person].email, password }, address);
}

/** A new session of whoever has this e-mail and password. */
export async function signInAs(account: { email: string; password: string }, address: string): Promise<Session> {
  const context = await request.newContext({ baseURL: address, extraHTTPHeaders: { Origin: address } });
  try {
    const form = { ...account, callbackUrl: "/dashboard", json: "true" };
    const answer = await context.post("/api/auth/callback/credentials", { form });
    expect(answer.status(), await answer.text()).toBe(200);
    const session = await context.storageState();
    expect(session.cookies.map(({ name }) => name)).toContain("next-auth.session-token");
    return session;
  } finally {
    await context.dispose();
  }
}

/** The `Cookie` header of a session, for calls that no browser makes. */
export function cookieHeader(session: Session): string {
  return session.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

/** Calls one server as one session. Raises when the answer is not 2xx. */
export class Caller {
  readonly #address: string;
  readonly #headers: Record<string, string>;

  /** `session` may be its Cookie header. */
  constructor(address: string, session: Session | string) {
    this.#address = address;
    this.#headers = { Origin: address, Cookie: typeof session === "string" ? session : cookieHeader(session) };
  }

  async get<Answer>(path: string): Promise<Answer> {
    return this.#read(await this.send("GET", path));
  }

  async post<Answer>(path: string, body?: object): Promise<Answer> {
    return this.#read(await this.send("POST", path, body));
  }

  async patch<Answer>(path: string, body: object): Promise<Answer> {
    return this.#read(await this.send("PATCH", path, body));
  }

  /** The answer as it is, refusals included. */
  send(method: string, path: string, body?: object, more: Record<string, string> = {}): Promise<Response> {
    const headers = { ...this.#headers, ...(body && { "Content-Type": "application/json" }), ...more };
    return fetch(this.#address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  }

  async #read<Answer>(response: Response): Promise<Answer> {
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text}`);
    return JSON.parse(text) as Answer;
  }
}
