// How calls are sent and how a refusal reads.
import { describe, expect, it, vi } from "vitest";
import { ApiError, apiGet, apiGetPage, apiGetUnlessKnown, apiRequest, unwrapAction } from "./api";

function answer(body: string, init: ResponseInit) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(body, init));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

describe("the error of a refused call", () => {
  it("reads status, colon, sentence", async () => {
    answer(JSON.stringify({ error: "Ana Ruiz accepted this at 9:04 PM.", code: "conflict" }), { status: 409 });
    await expect(apiGet("/api/requests")).rejects.toThrow(/^409: Ana Ruiz accepted this at 9:04 PM\.$/);
  });

  it("keeps the code and the sentences of the fields", async () => {
    const fields = { pickupLocation: "Enter the pickup." };
    answer(JSON.stringify({ error: "Check the form.", code: "invalid", fields }), { status: 400 });
    const error = await apiRequest("POST", "/api/requests", {}).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400, code: "invalid", sentence: "Check the form.", fields });
  });

  it("takes a body that is not JSON as it is", async () => {
    answer("Bad gateway", { status: 502 });
    await expect(apiGet("/api/routes")).rejects.toThrow(/^502: Bad gateway$/);
  });

  it("takes JSON without a sentence as text", async () => {
    answer("[1]", { status: 500 });
    await expect(apiGet("/api/routes")).rejects.toThrow(/^500: \[1\]$/);
  });

  it("falls back to the status text when the body is empty", async () => {
    answer("", { status: 404, statusText: "Not Found" });
    await expect(apiGet("/api/routes/x")).rejects.toThrow(/^404: Not Found$/);
  });

  it("says so when no answer came", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("fetch failed")));
    await expect(apiGet("/api/routes")).rejects.toMatchObject({ status: 0, message: /could not be reached/ });
  });

  it("lets an abort through", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new DOMException("stop", "AbortError")));
    await expect(apiGet("/api/routes")).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("a call", () => {
  it("takes the cookies along and sends a body as JSON", async () => {
    const fetch = answer('{"id":"1"}', { status: 200 });
    await expect(apiRequest("PATCH", "/api/requests/1/status", { status: "active" })).resolves.toEqual({ id: "1" });
    expect(fetch).toHaveBeenCalledWith("/api/requests/1/status", {
      method: "PATCH",
      credentials: "include",
      headers: { "Content-Type": "application/json" },
      body: '{"status":"active"}',
    });
  });

  it("sends nothing at all where there is no body", async () => {
    const fetch = answer("", { status: 200 });
    await expect(apiRequest("POST", "/api/routes/1/arrive-pickup")).resolves.toBeUndefined();
    expect(fetch).toHaveBeenCalledWith("/api/routes/1/arrive-pickup", { method: "POST", credentials: "include" });
  });
});

describe("a server action", () => {
  it("gives its data", () => {
    expect(unwrapAction({ ok: true, data: 7 })).toBe(7);
  });

  it("fails as the same refusal of a call would", () => {
    const error = { code: "unauthorized", message: "Unauthorized. Please sign in." } as const;
    expect(() => unwrapAction({ ok: false, error })).toThrow(/^401: Unauthorized\. Please sign in\.$/);
  });
});

describe("a page of a list", () => {
  it.each([
    ['</api/requests?limit=25&cursor=abc>; rel="next"', "/api/requests?limit=25&cursor=abc"],
    ['<https://elsewhere.test/api/requests?cursor=abc>; rel="next"', "/api/requests?cursor=abc"],
    ['</first>; rel="prev", </second>; title="on"; rel=next', "/second"],
    ['</first>; rel="prev"', null],
    [null, null],
  ])("with the header %j leads on to %j", async (link, next) => {
    answer("[1]", link === null ? {} : { headers: { Link: link } });
    await expect(apiGetPage("/api/requests?limit=25")).resolves.toEqual({ items: [1], next });
  });

  it("is refused like any call", async () => {
    answer('{"error":"This does not lead on.","code":"invalid"}', { status: 400 });
    await expect(apiGetPage("/api/requests?cursor=x")).rejects.toThrow(/^400: This does not lead on\.$/);
  });
});

describe("an answer with a tag", () => {
  it("is read with its tag, and asked for by it", async () => {
    const fetch = answer('{"id":"a"}', { headers: { ETag: '"one"' } });
    expect(await apiGetUnlessKnown("/api/routes/a", '"zero"')).toEqual({ answer: { id: "a" }, tag: '"one"' });
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get("If-None-Match")).toBe('"zero"');
  });

  it("is null while it still stands, and raises a refusal as ever", async () => {
    vi.stubGlobal("fetch", async () => new Response(null, { status: 304 }));
    expect(await apiGetUnlessKnown("/api/routes/a", '"one"')).toBeNull();
    answer(JSON.stringify({ error: "Unauthorized", code: "unauthorized" }), { status: 401 });
    await expect(apiGetUnlessKnown("/api/routes/a", null)).rejects.toThrow(/^401: Unauthorized$/);
  });
});
