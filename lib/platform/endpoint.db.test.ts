// The door of the /api contract, opened and kept shut in every way.
import { encode } from "next-auth/jwt";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { setFamilyCookie } from "@/lib/auth/case-session";
import { startSession } from "@/lib/auth/start-session";
import { anActor } from "@/prisma/factories";
import { businessAction } from "./action";
import { endpoint } from "./endpoint";
import { authSecret } from "./env";
import { conflict, rateLimited } from "./errors";

const asked = { cookies: new Map<string, string>(), headers: new Headers() };

// Outside of a request next/headers has nothing to answer; here it answers what a test puts in.
vi.mock("next/headers", () => ({
  headers: () => Promise.resolve(asked.headers),
  cookies: () =>
    Promise.resolve({
      get: (name: string) => (asked.cookies.has(name) ? { name, value: asked.cookies.get(name) } : undefined),
      set: (name: string, value: string) => void asked.cookies.set(name, value),
      delete: (name: string) => void asked.cookies.delete(name),
    }),
}));

beforeEach(() => {
  asked.cookies.clear();
});

async function signIn(role: "coordinator" | "driver" = "coordinator") {
  const actor = await anActor({ role });
  const sid = await startSession(actor.userId, "password");
  asked.cookies.set("next-auth.session-token", await encode({ token: { sid }, secret: authSecret() }));
  return actor;
}

type Door = ReturnType<typeof endpoint>;

async function call(door: Door, init: RequestInit & { query?: string; params?: Record<string, string> } = {}) {
  const { query = "", params = {}, ...rest } = init;
  const headers = new Headers(rest.headers);
  headers.set("host", "desk.test");
  const request = new Request(`http://localhost:3000/api/x${query}`, { ...rest, headers });
  const answer = await door(request, { params: Promise.resolve(params) });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as unknown };
}

const own = { origin: "http://desk.test" };
const json = { ...own, "content-type": "application/json" };
const open = endpoint({ as: "nobody", handle: () => Promise.resolve({ fine: true }) });
const taking = endpoint({
  as: "nobody",
  body: z.strictObject({ name: z.string("A name is text.").optional() }),
  handle: ({ body }) => Promise.resolve({ got: body }),
});

it("answers JSON that nobody keeps", async () => {
  const { status, headers, body } = await call(open);
  expect([status, body]).toEqual([200, { fine: true }]);
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("content-type")).toContain("application/json");
});

it("hands a Response through", async () => {
  const door = endpoint({ as: "nobody", handle: () => Promise.resolve(Response.json([], { status: 202 })) });
  expect((await call(door)).status).toBe(202);
});

describe("where a call comes from", () => {
  it.each([
    ["nowhere", {}],
    ["null", { origin: "null" }],
    ["another site", { origin: "https://evil.test" }],
    ["another port", { origin: "http://desk.test:8080" }],
    ["the address that the server gives itself", { origin: "http://localhost:3000" }],
  ])("%s is refused", async (_, headers) => {
    for (const method of ["POST", "PATCH", "PUT", "DELETE"]) {
      expect(await call(taking, { method, headers: headers as Record<string, string> })).toMatchObject({
        status: 403,
        body: { code: "forbidden", error: "This call must come from our own pages." },
      });
    }
  });

  it("is asked before who calls", async () => {
    const door = endpoint({ as: "business", handle: () => Promise.resolve({}) });
    expect((await call(door, { method: "POST" })).status).toBe(403);
    expect((await call(door, { method: "POST", headers: own })).status).toBe(401);
  });

  it("does not matter for reading", async () => {
    expect((await call(open, { headers: { origin: "https://evil.test" } })).status).toBe(200);
  });
});

describe("a body", () => {
  const post = (body: string | undefined, headers: Record<string, string>) =>
    call(taking, { method: "POST", headers, ...(body !== undefined && { body }) });

  it("may be missing", async () => {
    expect(await post(undefined, own)).toMatchObject({ status: 200, body: { got: {} } });
  });

  it("is checked", async () => {
    expect(await post('{"name":"Ana"}', json)).toMatchObject({ status: 200, body: { got: { name: "Ana" } } });
    expect(await post('{"name":1}', json)).toMatchObject({
      status: 400,
      body: { error: "A name is text.", code: "invalid", fields: { name: "A name is text." } },
    });
  });

  it.each([
    ["{", json, 400],
    ["[]", json, 400],
    ["null", json, 400],
    ['{"name":"Ana"}', { ...own, "content-type": "text/plain" }, 415],
    ["name=Ana", { ...own, "content-type": "application/x-www-form-urlencoded" }, 415],
    [`{"name":"${"x".repeat(65_600)}"}`, json, 413],
  ])("%.20s… answers its refusal", async (body, headers, status) => {
    expect((await post(body, headers as Record<string, string>)).status).toBe(status);
  });

  it("is bounded where nobody reads it, too", async () => {
    expect((await call(open, { method: "POST", headers: json, body: `"${"x".repeat(65_600)}"` })).status).toBe(413);
  });
});

describe("path and query", () => {
  const door = endpoint({
    as: "nobody",
    params: z.strictObject({ id: z.uuid() }),
    query: z.strictObject({ limit: z.coerce.number("A number.").default(5) }),
    handle: ({ params, query }) => Promise.resolve({ ...params, ...query }),
  });
  const id = "0f8fad5b-d9cb-469f-a165-70867728950e";

  it("are checked", async () => {
    expect((await call(door, { params: { id } })).body).toEqual({ id, limit: 5 });
    expect((await call(door, { params: { id }, query: "?limit=7" })).body).toEqual({ id, limit: 7 });
    expect(await call(door, { params: { id }, query: "?limit=x" })).toMatchObject({
      status: 400,
      body: { fields: { limit: "A number." } },
    });
    expect((await call(door, { params: { id }, query: "?limit=1&limit=2" })).status).toBe(400);
    expect((await call(door, { params: { id }, query: "?other=1" })).status).toBe(400);
  });

  it("a path that cannot be one is an unknown thing", async () => {
    expect(await call(door, { params: { id: "1" } })).toMatchObject({ status: 404, body: { code: "not_found" } });
  });
});

describe("who calls", () => {
  const business = endpoint({ as: "business", handle: ({ actor }) => Promise.resolve({ id: actor.userId }) });
  const family = endpoint({ as: "family", handle: ({ actor }) => Promise.resolve({ id: actor.caseId }) });
  const either = endpoint({ as: "any", handle: ({ actor }) => Promise.resolve(actor) });

  it("is asked to sign in", async () => {
    expect(await call(business)).toMatchObject({ status: 401, body: { error: "Unauthorized. Please sign in." } });
    expect((await call(either)).body).toEqual({ business: null, family: null });
  });

  it("a family is asked for its case in the portal's own words", async () => {
    const { status, body } = await call(family);
    expect(status).toBe(401);
    expect(JSON.stringify(body)).not.toContain("Unauthorized");
  });

  it("is known by the session", async () => {
    const actor = await signIn();
    expect((await call(business)).body).toEqual({ id: actor.userId });
    expect((await call(either)).body).toMatchObject({ business: { userId: actor.userId }, family: null });
    expect((await call(family)).status).toBe(401);
  });

  it("is not known by an altered cookie, nor by a token that no session opens", async () => {
    await setFamilyCookie("not-a-token");
    expect((await call(family)).status).toBe(401);
    asked.cookies.set("next-auth.session-token", "altered");
    expect((await call(business)).status).toBe(401);
    const sid = "00000000-0000-4000-8000-000000000000";
    asked.cookies.set("next-auth.session-token", await encode({ token: { sid }, secret: authSecret() }));
    expect((await call(business)).status).toBe(401);
    asked.cookies.set("next-auth.session-token", await encode({ token: { sid }, secret: "another secret" }));
    expect((await call(business)).status).toBe(401);
  });
});

describe("what fails", () => {
  it("answers its refusal, with the time to wait", async () => {
    const door = endpoint({ as: "nobody", handle: () => Promise.reject(rateLimited("Wait.", 61.2)) });
    const { status, headers } = await call(door);
    expect([status, headers.get("retry-after")]).toEqual([429, "62"]);
  });

  it("on our side is told without a word of what it was", async () => {
    const door = endpoint({ as: "nobody", handle: () => Promise.reject(new Error("secret of Elena Ortega")) });
    const { status, body } = await call(door, { headers: { "x-request-id": "r-17" } });
    expect(status).toBe(500);
    expect(body).toEqual({
      error: "Something failed on our side. Nothing was changed. If it stays, tell us this number: r-17",
      code: "internal",
    });
  });
});

describe("the door of the actions", () => {
  const schema = z.strictObject({ name: z.string("A name is text.") });

  it("answers a value and never throws", async () => {
    const act = businessAction(schema, (actor, { name }) => Promise.resolve(`${actor.firstName} and ${name}`));
    expect(await act({ name: "Ben" })).toMatchObject({
      ok: false,
      error: { status: 401, message: "Unauthorized. Please sign in." },
    });
    await signIn();
    expect(await act({ name: "Ben" })).toEqual({ ok: true, data: "Ana and Ben" });
    expect(await act(JSON.parse('{"name":5}') as { name: string })).toEqual({
      ok: false,
      error: { code: "invalid", status: 400, message: "A name is text.", fields: { name: "A name is text." } },
    });
  });

  it("answers a verb's refusal, and an accident without a word of what it was", async () => {
    await signIn();
    const late = businessAction(schema, () => Promise.reject(conflict("Too late.")));
    expect(await late({ name: "x" })).toEqual({
      ok: false,
      error: { code: "conflict", status: 409, message: "Too late." },
    });
    const broken = businessAction(schema, () => Promise.reject(new Error("secret of Elena Ortega")));
    const answer = await broken({ name: "x" });
    expect(answer).toMatchObject({ ok: false, error: { code: "internal", status: 500 } });
    expect(JSON.stringify(answer)).not.toContain("Elena");
  });
});
