// Who asks in the walk of the contract, and the cases that they ask about.
import { type APIRequestContext, type APIResponse, expect, request } from "@playwright/test";
import { errorAnswer } from "@/lib/contract/answers";
import { type Case, request as ofRequest, route, type Step, type Who } from "./contract-calls";
import { places } from "./contract-payload";
import { insertPayment } from "./payments";

const address = process.env.E2E_BASE_URL ?? "";
export const unknown = "00000000-0000-4000-8000-000000000000";
export const people: Partial<Record<Who, APIRequestContext>> = {};

async function signedIn(email: string): Promise<APIRequestContext> {
  const context = await request.newContext({ baseURL: address });
  const form = { email, password: "demo-password", callbackUrl: "/dashboard", json: "true" };
  await context.post("/api/auth/callback/credentials", { form, headers: { origin: address } });
  expect((await context.get("/api/auth/user")).status()).toBe(200);
  return context;
}

/** Signs in whoever the rows are asked by; the family of a case comes with its access. */
export async function signInPeople(): Promise<void> {
  people.coordinator = await signedIn("coordinator@demo.test");
  people.hospital = await signedIn("hospital@demo.test");
  people.visitor = await request.newContext({ baseURL: address });
}

export async function leavePeople(): Promise<void> {
  for (const context of Object.values(people)) await context.dispose();
}

interface Sent {
  data?: unknown;
  headers?: Record<string, string>;
}

/** Sends as the browser would: with our own Origin, JSON where there is a body. */
export async function send(who: Who, method: string, path: string, { data, headers }: Sent = {}): Promise<APIResponse> {
  const context = people[who];
  if (!context) throw new Error(`Nobody is signed in as ${who}.`);
  return context.fetch(path, { method, headers: { origin: address, ...headers }, ...(data !== undefined && { data }) });
}

/** What a call answers that must not fail. */
export async function answerOf(
  who: Who,
  method: string,
  path: string,
  data?: object,
): Promise<Record<string, unknown>> {
  const answer = await send(who, method, path, { data });
  expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200);
  return (await answer.json()) as Record<string, unknown>;
}

/** A case that has come so far. */
export async function prepare(steps: Step[] = []): Promise<Case> {
  const { id, businessId } = await answerOf("coordinator", "GET", "/api/auth/user");
  const house = { userId: String(id), businessId: String(businessId) };
  const given: Case = {
    ...house,
    requestId: unknown,
    routeId: unknown,
    caseId: "CHI-202611-00000-00000",
    transactionId: unknown,
  };
  const take: Record<Step, () => Promise<unknown>> = {
    create: async () => {
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
    "pause-map": () => answerOf("coordinator", "POST", ofRequest("/family-map/pause")(given)),
    "arrive-pickup": () => answerOf("coordinator", "POST", route("arrive-pickup")(given)),
    "confirm-pickup": () => answerOf("coordinator", "POST", route("confirm-pickup")(given)),
    "depart-pickup": () => answerOf("coordinator", "POST", route("depart-pickup")(given)),
    "complete-delivery": () =>
      answerOf("coordinator", "POST", route("complete-delivery")(given), { deceasedReceived: true }),
    pay: async () => {
      given.transactionId = await insertPayment({ userId: given.userId });
    },
    subscribe: () => answerOf("coordinator", "POST", "/api/get-or-create-subscription"),
  };
  for (const step of steps) await take[step]();
  return given;
}

/** A refusal: its status, a sentence, and nothing that a cache may keep. */
export async function expectRefusal(
  answer: APIResponse,
  status: number,
  field?: string,
  words?: string,
): Promise<void> {
  const body = await answer.text();
  expect(answer.status(), body).toBe(status);
  const refusal = errorAnswer.parse(JSON.parse(body));
  expect(refusal.error).toMatch(/^[A-Z"].*[^\s]$/);
  if (field) expect(refusal.fields?.[field]).toMatch(/\w/);
  if (words) expect(refusal.error).toContain(words);
  expect(answer.headers()["cache-control"]).toContain("no-store");
}
