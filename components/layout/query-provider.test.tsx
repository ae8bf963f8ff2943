// The defaults of the cached answers.
import { expect, it, vi } from "vitest";
import { makeQueryClient } from "./query-provider";

function stubAnswer(body: unknown, status = 200) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

it("asks the joined query-key path with the cookies", async () => {
  const fetch = stubAnswer({ id: "r1" });
  await expect(makeQueryClient().fetchQuery({ queryKey: ["/api/routes", "r1"] })).resolves.toEqual({ id: "r1" });
  expect(fetch.mock.calls[0]?.[0]).toBe("/api/routes/r1");
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: "include" });
});

it("throws on 401 and asks once only", async () => {
  const fetch = stubAnswer({ error: "Unauthorized. Please sign in.", code: "unauthorized" }, 401);
  await expect(makeQueryClient().fetchQuery({ queryKey: ["/api/auth/user"] })).rejects.toThrow(/^401: Unauthorized/);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("never refetches by itself", () => {
  const { queries, mutations } = makeQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    refetchOnWindowFocus: false,
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  expect(mutations).toEqual({ retry: false });
});
