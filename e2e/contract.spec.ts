// The specification's table of calls, walked row by row over HTTP against the running product.
import { randomUUID } from "node:crypto";
import { type APIRequestContext, type APIResponse, expect, request, test } from "@playwright/test";
import { isJson } from "@/lib/contract/call";
import { errorAnswer } from "@/lib/contract/answers";
import { findCall } from "@/lib/contract/calls";
import { refusalsOf } from "@/lib/contract/document";
import { additions } from "./contract-additions";
import {
  type Case,
  calls,
  created,
  opened,
  places,
  request as ofRequest,
  route,
  specified,
  type Step,
  type Who,
} from "./contract-calls";

const address = process.env.E2E_BASE_URL ?? "";
const unknown = "00000000-0000-4000-8000-000000000000";
const people: Partial<Record<Who, APIRequestContext>> = {};

async function signedIn(email: string): Promise<APIRequestContext> {
  const context = await request.newContext({ baseURL: address });
  const form = { email, password: "demo-password", callbackUrl: "/dashboard", json: "true" };
  await context.post("/api/auth/callback/credentials", { form, headers: { origin: address } });
  expect((await context.get("/api/auth/user")).status()).toBe(200);
  return context;
}

test.beforeAll(async () => {
  people.coordinator = await signedIn("coordinator@demo.test");
  people.hospital = await signedIn("hospital@demo.test");
  people.visitor = await request.newContext({ baseURL: address });
});

test.afterAll(async () => {
  for (const context of Object.values(people)) await context.dispose();
});

interface Sent {
  data?: unknown;
  headers?: Record<string, string>;
}

/** Sends as the browser would: with our own Origin, JSON where there is a body. */
async function send(who: Who, method: string, path: string, { data, headers }: Sent = {}): Promise<APIResponse> {
  const context = people[who];
  if (!context) throw new Error(`Nobody is signed in as ${who}.`);
  return context.fetch(path, { method, headers: { origin: address, ...headers }, ...(data !== undefined && { data }) });
}

async function answerOf(who: Who, method: string, path: string, data?: object): Promise<Record<string, unknown>> {
  const answer = await send(who, method, path, { data });
  expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200);
  return (await answer.json()) as Record<string, unknown>;
}

async function prepare(steps: Step[] = []): Promise<Case> {
  const given: Case = { requestId: unknown, routeId: unknown, caseId: "CHI-202611-00000-00000" };
  const take: Record<Step, () => Promise<unknown>> = {
    create: async () => {
      const { businessId } = await answerOf("coordinator", "GET", "/api/auth/user");
      given.requestId = String(
        (await answerOf("coordinator", "POST", "/api/requests", { ...places, businessId }))["id"],
      );
    },
    accept: async () => {
      await answerOf("coordinator", "PATCH", `/api/requests/${given.requestId}/status`, { status: "active" });
      given.routeId = String((await answerOf("coordinator", "GET", `/api/routes/${given.requestId}`))["id"]);
    },
    access: async () => {
      const issued = await answerOf("coordinator", "POST", `/api/requests/${given.requestId}/access`, {
        pin: "271828",
      });
      given.caseId = String(issued["caseId"]);
      await people.family?.dispose();
      people.family = await request.newContext({ baseURL: address });
      await answerOf("family", "POST", "/api/family/login", { caseId: given.caseId, pin: "271828" });
    },
    decline: () => answerOf("coordinator", "PATCH", `/api/requests/${given.requestId}/status`, { status: "declined" }),
    suspend: () => answerOf("coordinator", "POST", ofRequest("/suspend")(given), { reason: "The van broke down." }),
    cancel: () =>
      answerOf("coordinator", "POST", ofRequest("/cancel")(given), { reason: "Called off.", feeStatus: "none" }),
    revoke: () => answerOf("coordinator", "DELETE", ofRequest("/access")(given)),
    "arrive-pickup": () => answerOf("coordinator", "POST", route("arrive-pickup")(given)),
    "confirm-pickup": () => answerOf("coordinator", "POST", route("confirm-pickup")(given)),
    "depart-pickup": () => answerOf("coordinator", "POST", route("depart-pickup")(given)),
    "complete-delivery": () =>
      answerOf("coordinator", "POST", route("complete-delivery")(given), { deceasedReceived: true }),
  };
  for (const step of steps) await take[step]();
  return given;
}

/** A refusal: its status, a sentence, and nothing that a cache may keep. */
async function expectRefusal(answer: APIResponse, status: number, field?: string, words?: string): Promise<void> {
  const body = await answer.text();
  expect(answer.status(), body).toBe(status);
  const refusal = errorAnswer.parse(JSON.parse(body));
  expect(refusal.error).toMatch(/^[A-Z"].*[^\s]$/);
  if (field) expect(refusal.fields?.[field]).toMatch(/\w/);
  if (words) expect(refusal.error).toContain(words);
  expect(answer.headers()["cache-control"]).toContain("no-store");
}

test("no row of the specification's is missing", () => {
  const walked = new Set(Object.keys(calls).map((name) => name.split(",")[0]));
  expect(specified.filter((name) => !walked.has(name))).toEqual([]);
});

/** The answer is what the document says of this call, no field more or less. */
async function expectAsDocumented(answer: APIResponse, method: string, path: string): Promise<void> {
  const documented = findCall(method, path)?.answer;
  if (!documented) throw new Error(`${method} ${path} is not in the document.`);
  const type = answer.headers()["content-type"]?.split(";")[0];
  expect(type).toBe(isJson(documented) ? "application/json" : documented.mediaType);
  if (isJson(documented)) documented.parse(await answer.json());
}

for (const [name, row] of Object.entries({ ...calls, ...additions })) {
  test.describe(name, () => {
    const who = row.who ?? "coordinator";
    const json = { "content-type": "application/json" };
    const pathOf = (given: Case) => (typeof row.path === "string" ? row.path : row.path(given));
    const changes = row.method !== "GET";

    test("answers, and again as it should", async () => {
      const path = pathOf(await prepare(row.given));
      const answer = await send(who, row.method, path, { data: row.body });
      expect(answer.status(), await answer.text()).toBe(200);
      expect(answer.headers()["cache-control"]).toBe("private, no-store");
      await expectAsDocumented(answer, row.method, path);
      if (row.answer === "list") expect(Array.isArray(await answer.json())).toBe(true);
      else if (typeof row.answer === "string")
        expect((await answer.text()).startsWith(row.answer.slice(0, -1))).toBe(true);
      else expect(await answer.json()).toMatchObject(row.answer);
      if (!row.again) return;
      const again = await send(who, row.method, path, { data: row.body });
      expect(again.status()).toBe(row.again);
      if (row.again === 409) await expectRefusal(again, 409);
      else await expectAsDocumented(again, row.method, path);
    });

    for (const steps of row.conflicts ?? []) {
      test(`after ${steps.at(-1)} 409`, async () => {
        const path = pathOf(await prepare(steps));
        await expectRefusal(await send(who, row.method, path, { data: row.body }), 409);
      });
    }

    test("its refusals are in the document", async () => {
      const path = pathOf(await prepare());
      const documented = findCall(row.method, path);
      const statuses = documented ? refusalsOf(documented) : [];
      const expected = [
        401,
        ...(typeof row.path === "function" ? [404] : []),
        ...(changes ? [400, 403, 413, 415] : []),
        ...(row.again === 409 || row.conflicts ? [409] : []),
      ];
      expect(statuses).toEqual(expect.arrayContaining(expected));
    });

    test("without a session 401", async () => {
      const given = await prepare();
      const path = pathOf(given);
      const answer = await send("visitor", row.method, path, { data: row.body });
      await expectRefusal(answer, 401);
      // Whoever asks by case id is taken for a family, which the words of a business would lead astray.
      const isFamilys = who === "family" || path.endsWith(`/${given.caseId}`);
      expect((await answer.text()).includes("Unauthorized")).toBe(!isFamilys);
    });

    if (typeof row.path === "function") {
      test("unknown 404, of another house 404, no id at all 404", async () => {
        const given = await prepare(row.given);
        await expectRefusal(await send(who, row.method, pathOf(await prepare()), { data: row.body }), 404);
        if (who !== "family")
          await expectRefusal(await send("hospital", row.method, pathOf(given), { data: row.body }), 404);
        const wrong = pathOf({ requestId: "1", routeId: "..%2f", caseId: "%00" });
        expect((await send(who, row.method, wrong, { data: row.body })).status()).toBe(404);
      });
    }

    if (!changes) return;

    test("a body that does not fit is refused, and changes nothing", async () => {
      const path = pathOf(await prepare(row.given));
      for (const [wrong, field, words] of row.invalid ?? []) {
        await expectRefusal(await send(who, row.method, path, { data: wrong }), 400, field, words);
      }
      await expectRefusal(await send(who, row.method, path, { data: { ...row.body, surprise: 1 } }), 400, "surprise");
      await expectRefusal(await send(who, row.method, path, { data: [] }), 400);
      const raw = (body: string, type = json) =>
        send(who, row.method, path, { data: Buffer.from(body), headers: type });
      await expectRefusal(await raw('{"status":'), 400);
      await expectRefusal(await raw(JSON.stringify({ notes: "x".repeat(70_000) })), 413);
      await expectRefusal(await raw(JSON.stringify(row.body ?? {}), { "content-type": "text/plain" }), 415);
      expect((await send(who, row.method, path, { data: row.body })).status()).toBe(200);
    });

    test("from elsewhere, or from nowhere, 403", async () => {
      const path = pathOf(await prepare(row.given));
      const options = { method: row.method, ...(row.body && { data: row.body }) };
      const origins: Record<string, string>[] = [
        {},
        { origin: "https://evil.test" },
        { origin: "null" },
        { origin: "http://localhost:3000" },
      ];
      for (const headers of origins) {
        await expectRefusal((await people[who]?.fetch(path, { ...options, headers })) as APIResponse, 403);
      }
      expect((await send(who, row.method, path, { data: row.body })).status()).toBe(200);
    });

    test("no body at all", async () => {
      const path = pathOf(await prepare(row.given));
      const optional = findCall(row.method, path)?.body?.safeParse({}).success === true;
      expect((await send(who, row.method, path)).status()).toBe(optional ? 200 : 400);
    });
  });
}

test.describe("POST /api/family/login", () => {
  const login = (body: object | undefined, headers?: Record<string, string>) =>
    send("visitor", "POST", "/api/family/login", { data: body, ...(headers && { headers }) });

  test("answers the case id, and opens that case alone", async () => {
    const other = await prepare(opened);
    const { caseId } = await prepare(opened);
    expect(
      await answerOf("family", "POST", "/api/family/login", { caseId: caseId.toLowerCase(), pin: "271828" }),
    ).toEqual({ caseId });
    await expectRefusal(await send("family", "GET", `/api/family/case/${other.caseId}`), 404);
    await expectRefusal(await send("family", "GET", `/api/routes/${other.caseId}`), 404);
    await expectRefusal(await send("family", "GET", "/api/requests"), 401);
    const body = await answerOf("family", "GET", `/api/family/case/${caseId}`);
    const keys =
      "caseId deceasedName deliveryLocation funeralHomeName id notes ownerId pickupLocation requestedDate requestedTime status transportCompanyName";
    expect(Object.keys(body).toSorted().join(" ")).toBe(keys);
  });

  test("refuses an unknown case, a wrong PIN and a missing one alike", async () => {
    const { caseId } = await prepare(opened);
    const wrong = [{ caseId: "CHI-202611-ZZZZZ-ZZZZZ", pin: "271828" }, { caseId, pin: "000000" }, { caseId }];
    const answers = await Promise.all(wrong.map((body) => login(body)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    for (const answer of answers) await expectRefusal(answer, 401);
    expect(texts[0]).not.toContain("Unauthorized");
  });

  test("refuses what is no login", async () => {
    await expectRefusal(await login({ caseId: " " }), 400, "caseId");
    expect(await (await login({ caseId: "" })).text()).toContain("Please enter your case ID");
    await expectRefusal(await login(undefined), 400, "caseId");
    await expectRefusal(await login({ caseId: { contains: "" } }), 400, "caseId");
    await expectRefusal(await login({ caseId: "x" }, { origin: "https://evil.test" }), 403);
  });
});

test("a submission sent twice makes one request", async () => {
  const headers = { "idempotency-key": randomUUID() };
  const answers = await Promise.all(
    [0, 1].map(() => send("coordinator", "POST", "/api/requests", { data: places, headers })),
  );
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
  expect(answers.map((answer) => answer.status())).toEqual([200, 200]);
  expect(ids[0]).toBe(ids[1]);
});

test("nobody accepts for somebody else", async () => {
  const { requestId } = await prepare(created);
  const data = { status: "active", ownerId: unknown };
  await expectRefusal(await send("coordinator", "PATCH", `/api/requests/${requestId}/status`, { data }), 403);
});

test("an unknown call is 404, a wrong method 405", async () => {
  expect((await send("coordinator", "GET", "/api/nothing")).status()).toBe(404);
  expect((await send("coordinator", "POST", "/api/businesses", { data: {} })).status()).toBe(405);
});
