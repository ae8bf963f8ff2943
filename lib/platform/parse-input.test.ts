// What is read of a body, and the sentences for what does not fit.
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { AppError } from "./errors";
import { bodyLimit, parseInput, readJson } from "./parse-input";

function refusalOf(work: () => unknown): AppError {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error("It was not refused.");
}

const post = (body: BodyInit | null, headers: Record<string, string> = { "content-type": "application/json" }) =>
  new Request("http://here.test/", { method: "POST", body, headers, duplex: "half" } as RequestInit);

async function codeOf(request: Request, limit?: number, tooLarge?: string): Promise<string> {
  const error = await readJson(request, limit, tooLarge).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof AppError ? `${error.status} ${error.message}` : `read (${String(error)})`;
}

describe("a body", () => {
  it("is JSON", async () => {
    expect(await readJson(post('{"a":[1,"é張"]}'))).toEqual({ a: [1, "é張"] });
    expect(await readJson(post("[]", { "content-type": "Application/JSON; charset=utf-8" }))).toEqual([]);
  });

  it("that is absent or empty counts as {}, whatever its type says", async () => {
    expect(await readJson(new Request("http://here.test/", { method: "POST" }))).toEqual({});
    expect(await readJson(post(""))).toEqual({});
    expect(await readJson(post("", { "content-type": "text/plain" }))).toEqual({});
  });

  it.each(["{", "{'a':1}", "undefined", '{"a":1}x', "NaN", "\u0000", '{"a":"\ud800'])(
    "that is broken is refused: %j",
    async (text) => {
      expect(await codeOf(post(text))).toBe("400 The body is not valid JSON.");
    },
  );

  it.each(["text/plain", "application/x-www-form-urlencoded", "text/html", "application/jsonp", ""])(
    "of type %j is refused",
    async (type) => {
      expect(await codeOf(post('{"a":1}', { "content-type": type }))).toBe(
        "415 This call takes JSON (application/json).",
      );
    },
  );

  it("without a type is refused", async () => {
    expect(await codeOf(post(new Blob(['{"a":1}']), {}))).toMatch(/^415/);
  });

  it("is bounded to the byte", async () => {
    const text = (bytes: number) => JSON.stringify("x".repeat(bytes - 2));
    expect(await codeOf(post(text(bodyLimit)))).toBe("read (null)");
    expect(await codeOf(post(text(bodyLimit + 1)))).toBe("413 This is larger than 64 kB.");
    expect(await codeOf(post(JSON.stringify("é".repeat(bodyLimit / 2 - 1))))).toBe("read (null)");
    expect(await codeOf(post(JSON.stringify("é".repeat(bodyLimit / 2))))).toMatch(/^413/);
    expect(await codeOf(post(text(2049)), 2048)).toBe("413 This is larger than 2 kB.");
    expect(await codeOf(post(text(2049)), 2048, "At most one page.")).toBe("413 At most one page.");
  });

  it("that says it is small and is not, or never ends, is cut off", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(16 * 1024));
      },
    });
    expect(await codeOf(post(endless))).toMatch(/^413/);
    expect(sent).toBeLessThan(20);
  });

  it("that says it is too large is refused unread", async () => {
    const request = post("{}", { "content-type": "application/json", "content-length": String(bodyLimit + 1) });
    expect(await codeOf(request)).toMatch(/^413/);
  });
});

describe("what does not fit", () => {
  const schema = z.strictObject({
    name: z.string("A name is text."),
    at: z.strictObject({ x: z.number("A number.") }),
  });

  it("is told by field", () => {
    const error = refusalOf(() => parseInput(schema, { name: 1, at: { x: "1" }, extra: true }));
    expect(error.status).toBe(400);
    expect(error.body).toEqual({
      error: "Please check 3 fields.",
      code: "invalid",
      fields: { name: "A name is text.", "at.x": "A number.", extra: '"extra" is not a field of this call.' },
    });
  });

  it("is told in its own words when it is one", () => {
    expect(refusalOf(() => parseInput(schema, { name: "a", at: {} })).message).toBe("A number.");
  });

  it.each([null, [], "text", 5])("is told of the body as a whole: %j", (value) => {
    expect(Object.keys(refusalOf(() => parseInput(schema, value)).fields ?? {})).toEqual(["body"]);
  });

  it.each(["constructor", "toString", "__proto__"])("is told of %s as of any name", (name) => {
    const error = refusalOf(() => parseInput(z.strictObject({}), JSON.parse(`{"${name}":1}`)));
    expect(error.message).toBe(`"${name}" is not a field of this call.`);
    expect(Object.entries(error.fields ?? {})).toEqual([[name, error.message]]);
  });

  it("is not repeated without bounds", () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`${index}${"k".repeat(500)}`, 1]));
    const { fields = {} } = refusalOf(() => parseInput(z.strictObject({}), many));
    expect(Object.keys(fields)).toHaveLength(20);
    expect(JSON.stringify(fields).length).toBeLessThan(5_000);
  });
});
