// next-auth's steps from the outside: password and a real provider, and everything that is no step of ours.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type OidcPeer, startOidcPeer } from "@/e2e/peers/oidc";

const origin = "http://product.test";
const password = "correct horse battery";
let peer: OidcPeer;

// The environment is read once, when the first module asks: it must be complete before any is loaded.
async function load() {
  const [answer, start, token, session, database, factories, outcomes] = await Promise.all([
    import("./answer-auth-call"),
    import("./start-sign-in"),
    import("./read-session-token"),
    import("./session"),
    import("@/lib/platform/db"),
    import("@/prisma/factories"),
    import("@/lib/testing/outcomes"),
  ]);
  return { ...answer, ...start, ...token, ...session, ...database, ...factories, ...outcomes };
}
let product: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  peer = await startOidcPeer({ redirectUris: [`${origin}/api/auth/callback/oidc`] });
  process.env["OIDC_ISSUER"] = peer.issuer;
  process.env["OIDC_CLIENT_ID"] = peer.clientId;
  process.env["OIDC_CLIENT_SECRET"] = peer.clientSecret;
  product = await load();
});
afterAll(() => peer.stop());
beforeEach(async () => {
  await product.db.rateLimit.deleteMany();
});

/** A browser's memory of one site's cookies. */
class Jar {
  readonly #held = new Map<string, string>();

  take(response: Response): Response {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.#held.delete(pair.slice(0, at));
      else this.#held.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  get header(): string {
    return [...this.#held].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Who the product takes this browser for. */
  async user() {
    const token = this.#held.get("next-auth.session-token");
    const sessionId = token ? await product.readSessionToken(decodeURIComponent(token)) : null;
    return sessionId ? product.findSessionUser(sessionId) : null;
  }
}

const headersOf = (jar: Jar, more: Record<string, string> = {}) =>
  new Headers({ host: "product.test", "x-forwarded-proto": "http", cookie: jar.header, ...more });

async function call(jar: Jar, path: string, form?: Record<string, string>, more?: Record<string, string>) {
  const url = new URL(path, origin);
  const headers = headersOf(jar, { ...(form && { origin }), ...more });
  const request = new Request(url, {
    headers,
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
  });
  return jar.take(await product.answerAuthCall(request, url.pathname.split("/").slice(3)));
}

const credentials = "/api/auth/callback/credentials";

test("a password opens a session and leads to the page that was wanted", async () => {
  const user = await product.aUser({ password });
  const jar = new Jar();
  const form = { email: user.email, password, callbackUrl: "/new-request?a=1" };
  const response = await call(jar, credentials, form);
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe(`${origin}/new-request?a=1`);
  expect(response.headers.get("cache-control")).toContain("no-store");
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith("next-auth.session-token="));
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect(cookie).not.toMatch(/Secure/i);
  expect(await jar.user()).toMatchObject({ userId: user.id });
});

test("cookies are Secure under https", async () => {
  const user = await product.aUser({ password });
  const response = await call(
    new Jar(),
    credentials,
    { email: user.email, password },
    {
      "x-forwarded-proto": "https",
      origin: "https://product.test",
    },
  );
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith("__Secure-next-auth.session-token="));
  expect(cookie).toMatch(/Secure/i);
});

test("a sign-in never leads to another site", async () => {
  const user = await product.aUser({ password });
  for (const callbackUrl of ["https://evil.example/", "//evil.example", "/api/logout"]) {
    const response = await call(new Jar(), credentials, { email: user.email, password, callbackUrl });
    expect(response.headers.get("location")).toBe(`${origin}/dashboard`);
  }
});

test("a wrong password leads back to the screen, which keeps where the person wanted to go", async () => {
  const user = await product.aUser({ password });
  const jar = new Jar();
  const form = { email: user.email, password: "wrong", callbackUrl: "/new-request" };
  const response = await call(jar, credentials, form);
  expect(response.headers.get("location")).toBe("/sign-in?error=CredentialsSignin&callbackUrl=%2Fnew-request");
  expect(await jar.user()).toBeNull();
  const json = await call(jar, credentials, { ...form, json: "true" });
  expect(json.status).toBe(401);
  expect(await json.json()).toMatchObject({ url: expect.stringContaining("error=CredentialsSignin") });
});

test("too many tries say how long to wait", async () => {
  const user = await product.aUser({ password });
  const form = { email: user.email, password: "wrong" };
  for (let tries = 0; tries < 10; tries += 1) await call(new Jar(), credentials, form);
  const response = await call(new Jar(), credentials, { ...form, password });
  expect(response.headers.get("location")).toBe("/sign-in?error=TooManyTries-15");
});

test("a form of another site signs nobody in", async () => {
  const user = await product.aUser({ password });
  for (const foreign of ["https://evil.example", "null", ""]) {
    const jar = new Jar();
    await call(jar, credentials, { email: user.email, password }, { origin: foreign });
    expect(await jar.user()).toBeNull();
  }
});

test("next-auth's own token serves callers that send no Origin", async () => {
  const user = await product.aUser({ password });
  const jar = new Jar();
  const { csrfToken } = (await (await call(jar, "/api/auth/csrf")).json()) as { csrfToken: string };
  await call(jar, credentials, { email: user.email, password, csrfToken }, { origin: "" });
  expect(await jar.user()).toMatchObject({ userId: user.id });
});

test("steps that the product does not use are unknown, and large forms are refused", async () => {
  for (const path of ["session", "providers", "signout", "signin", "error", "_log", "callback/credentials"]) {
    expect(await product.refusal(call(new Jar(), `/api/auth/${path}`))).toMatch(/^not_found/);
  }
  for (const path of ["session", "signout", "_log", "callback/oidc", "callback/email"]) {
    expect(await product.refusal(call(new Jar(), `/api/auth/${path}`, {}))).toMatch(/^not_found/);
  }
  const large = product.refusal(call(new Jar(), credentials, { email: "a".repeat(20_000) }));
  expect(await large).toBe("too_large: This is larger than 16 kB.");
});

/** Goes through the provider's login as `login`; answers the product's last redirect. Without a login it is cancelled. */
async function throughProvider(jar: Jar, login: string | null, change = (url: URL) => url): Promise<Response> {
  const begun = jar.take(await product.startSignIn(headersOf(jar), "/new-request"));
  const there = new Jar();
  let url = new URL(begun.headers.get("location") ?? "");
  expect(url.origin).toBe(peer.issuer);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    code_challenge_method: "S256",
    state: expect.any(String),
    nonce: expect.any(String),
  });
  while (url.origin === peer.issuer) {
    const isForm = url.pathname.startsWith("/interaction/");
    const response = there.take(
      await fetch(url, {
        redirect: "manual",
        headers: { cookie: there.header },
        ...(isForm && { method: "POST", body: new URLSearchParams(login ? { login } : { cancel: "1" }) }),
      }),
    );
    url = new URL(response.headers.get("location") ?? "about:blank", url);
  }
  return call(jar, change(url).href.slice(origin.length));
}

test("the provider opens a session for a known, verified person, and again without a second link", async () => {
  const user = await product.aUser();
  for (let round = 0; round < 2; round += 1) {
    const jar = new Jar();
    const response = await throughProvider(jar, user.email);
    expect(response.headers.get("location")).toBe(`${origin}/new-request`);
    expect(await jar.user()).toMatchObject({ userId: user.id });
  }
  const events = await product.db.auditEvent.findMany({ where: { chain: user.businessId }, orderBy: { seq: "asc" } });
  expect(events.map(({ type }) => type)).toEqual([
    "business.created",
    "user.created",
    "user.linked",
    "session.started",
    "session.started",
  ]);
});

test("the provider's strangers and unverified people are refused in words", async () => {
  await product.aUser({ email: "unverified@demo.test" });
  for (const [login, code] of [
    ["stranger@elsewhere.test", "UnknownAccount"],
    ["unverified@demo.test", "EmailNotVerified"],
  ] as const) {
    const jar = new Jar();
    expect((await throughProvider(jar, login)).headers.get("location")).toBe(`/sign-in?error=${code}`);
    expect(await jar.user()).toBeNull();
  }
});

test("a cancelled sign-in and an answer with another state open nothing", async () => {
  const user = await product.aUser();
  const jar = new Jar();
  const cancelled = await throughProvider(jar, null);
  expect(cancelled.headers.get("location")).toBe("/sign-in?error=Callback");
  const forged = await throughProvider(jar, user.email, (url) => {
    url.searchParams.set("state", "forged");
    return url;
  });
  expect(forged.headers.get("location")).toBe("/sign-in?error=OAuthCallback");
  expect(await jar.user()).toBeNull();
});

test("an answer brought to a browser that did not begin the sign-in opens nothing", async () => {
  const user = await product.aUser();
  const mine = new Jar();
  let answer = "";
  await throughProvider(mine, user.email, (url) => {
    answer = url.href;
    return url;
  });
  const other = new Jar();
  await call(other, answer.slice(origin.length));
  expect(await other.user()).toBeNull();
});
