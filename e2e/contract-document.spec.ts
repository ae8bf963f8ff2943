// The contract as a machine meets it: its document, and the shape of lists.
import { z } from "zod";
import { requestSummaryAnswer } from "@/lib/contract/answers";
import { calls } from "@/lib/contract/calls";
import { expect, test } from "./fixtures";
import { localServer } from "./servers";
import { aName, createRequest } from "./transports";

test("anybody may read the document, and a cache may keep it", async () => {
  const answer = await fetch(`${localServer()}/api/openapi.json`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("application/json");
  expect(answer.headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
  const document = (await answer.json()) as { openapi: string; paths: Record<string, Record<string, object>> };
  expect(document.openapi).toBe("3.1.0");
  for (const { method, path } of calls) expect(document.paths[path]?.[method.toLowerCase()], path).toBeDefined();
});

test("a list is an array, and its Link header leads on to the end", async ({ caller }) => {
  const creator = await caller("teresa");
  const name = aName();
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) ids.unshift((await createRequest(creator, name)).id);
  const seen: string[] = [];
  let path: string | undefined = `/api/requests?status=pending&q=${encodeURIComponent(name)}&limit=2`;
  let pages = 0;
  while (path) {
    const answer = await creator.send("GET", path);
    expect(answer.status).toBe(200);
    const rows = z.array(requestSummaryAnswer).parse(await answer.json());
    seen.push(...rows.map(({ id }) => id));
    const link = answer.headers.get("link");
    if (link) expect(link).toMatch(/^<\/api\/requests\?[^>]+>; rel="next"$/);
    path = link?.slice(1, link.indexOf(">"));
    pages += 1;
  }
  expect(seen).toEqual(ids);
  expect(pages).toBe(2);
});

for (const [query, field] of [
  ["status=lost", "status"],
  ["limit=0", "limit"],
  ["limit=201", "limit"],
  ["limit=two", "limit"],
  ["cursor=%00", "cursor"],
  ["from=yesterday", "from"],
  ["to=2026-02-30", "to"],
  ["q=a&q=b", "q"],
  ["page=2", "page"],
] as const) {
  test(`a list refuses ${query}`, async ({ caller }) => {
    const answer = await (await caller("teresa")).send("GET", `/api/requests?${query}`);
    expect(answer.status).toBe(400);
    const refusal = (await answer.json()) as { fields: Record<string, string> };
    expect(Object.keys(refusal.fields)).toEqual([field]);
  });
}

test("a file of a list is named, and told to be saved", async ({ caller }) => {
  const answer = await (await caller("teresa")).send("GET", "/api/requests/export?status=pending");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w.-]+\.csv"$/);
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
  expect(text.startsWith("\uFEFF")).toBe(true);
  expect(text.split("\r\n").length).toBeGreaterThan(2);
});
