// The specification's table of calls, walked row by row over HTTP against the running product.
import { randomUUID } from "node:crypto";
import { type APIResponse, expect, test } from "@playwright/test";
import { isJson } from "@/lib/contract/call";
import { findCall } from "@/lib/contract/calls";
import { refusalsOf } from "@/lib/contract/document";
import { requestFields } from "@/lib/transports/schema";
import { additions } from "./contract-additions";
import { accessNames, type Case, calls, created, opened, type Row, specified, type Step } from "./contract-calls";
import { answerOf, expectRefusal, leavePeople, people, prepare, send, signInPeople, unknown } from "./contract-cases";
import { places, wholePayload } from "./contract-payload";

test.beforeAll(signInPeople);
test.afterAll(leavePeople);

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

function answerTo({ answer }: Row, given: Case): Record<string, unknown> {
  if (typeof answer === "string") throw new Error(`The answer is ${answer}, and has no fields.`);
  return typeof answer === "function" ? answer(given) : answer;
}

for (const [name, row] of Object.entries({ ...calls, ...additions })) {
  test.describe(name, () => {
    const who = row.who ?? "coordinator";
    const json = { "content-type": "application/json" };
    const pathOf = (given: Case) => (typeof row.path === "string" ? row.path : row.path(given));
    const bodyOf = (given: Case) => (typeof row.body === "function" ? row.body(given) : row.body);
    const ask = async (steps?: Step[]) => {
      const given = await prepare(steps);
      return { given, path: pathOf(given), data: bodyOf(given) };
    };
    const changes = row.method !== "GET";

    test("answers, and again as it should", async () => {
      const { given, path, data } = await ask(row.given);
      const answer = await send(who, row.method, path, { data });
      expect(answer.status(), await answer.text()).toBe(200);
      expect(answer.headers()["cache-control"]).toBe("private, no-store");
      await expectAsDocumented(answer, row.method, path);
      if (row.answer === "list") expect(Array.isArray(await answer.json())).toBe(true);
      else if (typeof row.answer === "string")
        expect((await answer.text()).startsWith(row.answer.slice(0, -1))).toBe(true);
      else expect(await answer.json()).toMatchObject(answerTo(row, given));
      if (!row.again) return;
      const again = await send(who, row.method, path, { data });
      expect(again.status()).toBe(row.again);
      if (row.again === 409) await expectRefusal(again, 409);
      else await expectAsDocumented(again, row.method, path);
    });

    for (const steps of row.conflicts ?? []) {
      test(`after ${steps.at(-1)} 409`, async () => {
        const { path, data } = await ask(steps);
        await expectRefusal(await send(who, row.method, path, { data }), 409);
      });
    }

    test("its refusals are in the document", async () => {
      const path = pathOf(await prepare());
      const documented = findCall(row.method, path);
      const statuses = documented ? refusalsOf(documented) : [];
      const expected = [
        ...(row.isPublic ? [] : [401]),
        ...(typeof row.path === "function" ? [404] : []),
        ...(changes ? [400, 403, 413, 415] : []),
        ...(row.again === 409 || row.conflicts ? [409] : []),
      ];
      expect(statuses).toEqual(expect.arrayContaining(expected));
    });

    test(row.isPublic ? "without a session too" : "without a session 401", async () => {
      const { given, path, data } = await ask();
      const answer = await send("visitor", row.method, path, { data });
      if (row.isPublic) {
        expect(answer.status()).toBe(200);
        return;
      }
      await expectRefusal(answer, 401);
      // Whoever asks by case id is taken for a family, which the words of a business would lead astray.
      const isFamilys = who === "family" || path.endsWith(`/${given.caseId}`);
      expect((await answer.text()).includes("Unauthorized")).toBe(!isFamilys);
    });

    if (typeof row.path === "function") {
      test("unknown 404, of another house 404, no id at all 404", async () => {
        const { given, path, data } = await ask(row.given);
        await expectRefusal(await send(who, row.method, pathOf(await prepare()), { data }), 404);
        // A stranger accepts for itself, as everybody does.
        const strangers = bodyOf({
          ...given,
          userId: String((await answerOf("hospital", "GET", "/api/auth/user"))["id"]),
        });
        if (who !== "family") await expectRefusal(await send("hospital", row.method, path, { data: strangers }), 404);
        const wrong = pathOf({ ...given, requestId: "1", routeId: "..%2f", caseId: "%00" });
        expect((await send(who, row.method, wrong, { data })).status()).toBe(404);
      });
    }

    if (!changes) return;

    test("a body that does not fit is refused, and changes nothing", async () => {
      const { path, data } = await ask(row.given);
      for (const [wrong, field, words] of row.invalid ?? []) {
        await expectRefusal(await send(who, row.method, path, { data: wrong }), 400, field, words);
      }
      await expectRefusal(await send(who, row.method, path, { data: { ...data, surprise: 1 } }), 400, "surprise");
      await expectRefusal(await send(who, row.method, path, { data: [] }), 400);
      const raw = (body: string, type = json) =>
        send(who, row.method, path, { data: Buffer.from(body), headers: type });
      await expectRefusal(await raw('{"status":'), 400);
      await expectRefusal(await raw(JSON.stringify({ notes: "x".repeat(row.mostBytes ?? 65_536) })), 413);
      await expectRefusal(await raw(JSON.stringify(data ?? {}), { "content-type": "text/plain" }), 415);
      expect((await send(who, row.method, path, { data })).status()).toBe(200);
    });

    test("from elsewhere, or from nowhere, 403", async () => {
      const { path, data } = await ask(row.given);
      const options = { method: row.method, ...(data && { data }) };
      const origins: Record<string, string>[] = [
        {},
        { origin: "https://evil.test" },
        { origin: "null" },
        { origin: "http://localhost:3000" },
      ];
      for (const headers of origins) {
        await expectRefusal((await people[who]?.fetch(path, { ...options, headers })) as APIResponse, 403);
      }
      expect((await send(who, row.method, path, { data })).status()).toBe(200);
    });

    test("no body at all", async () => {
      const { path } = await ask(row.given);
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

test("a new request is sent with all of its fields", async () => {
  const payload = wholePayload(await prepare());
  expect(Object.keys(payload)).toEqual(requestFields.filter((name) => name in payload));
  expect(Object.keys(payload)).toHaveLength(requestFields.length);
  expect(Object.values(payload).filter((value) => value.trim() === "")).toEqual([]);
});

test("the names given with access are what business and family read", async () => {
  const { requestId, caseId } = await prepare(opened);
  await answerOf("coordinator", "POST", `/api/requests/${requestId}/access`, accessNames);
  const { pin, deceasedName, ...names } = accessNames;
  expect(await answerOf("coordinator", "GET", `/api/requests/${requestId}`)).toMatchObject({ caseId, ...names });
  expect(await answerOf("family", "POST", "/api/family/login", { caseId, pin })).toEqual({ caseId });
  const read = await answerOf("family", "GET", `/api/family/case/${caseId}`);
  expect(read).toMatchObject({ deceasedName, ...names });
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
