// Holds the document of the contract against the route files themselves: what they offer, whom they let in, what they check.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Call } from "./call";
import { calls, findCall, internalPaths } from "./calls";
import { contractDocument } from "./document";

// Each door lays open what it was made of.
vi.mock("@/lib/platform/endpoint", () => ({ endpoint: (spec: object) => spec, refusal: () => null }));
vi.mock("@/lib/platform/tracker-door", () => ({
  trackerDoor: () => ({ as: "tracker" }),
  pageOrTracker: (page: object) => page,
}));

const root = join(import.meta.dirname, "..", "..");
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const routeFiles = readdirSync(join(root, "app/api"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith("route.ts"))
  .map((path) => path.slice(0, -"/route.ts".length));
const pathOf = (folder: string) => `/api/${folder.replaceAll(/\[(?:\.\.\.)?(\w+)\]/g, "{$1}")}`;
const documentedFolders = routeFiles.filter((folder) => !internalPaths[pathOf(folder)]);

type Door = Partial<Pick<Call, "as" | "params" | "query" | "headers" | "body">>;

/** By folder, each method's door. */
const doors = new Map<string, [method: string, door: Door][]>();

// A cold start reads the whole server.
beforeAll(async () => {
  for (const folder of documentedFolders) {
    const exported = (await import(join(root, "app/api", folder, "route.ts"))) as Record<string, Door>;
    const own = methods.flatMap((method): [string, Door][] => (exported[method] ? [[method, exported[method]]] : []));
    doors.set(folder, own);
  }
}, 120_000);

const document = contractDocument();
const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item as object).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
);

describe("the document", () => {
  it("has every call of every route file, and no other", () => {
    const offered = [...doors].flatMap(([folder, own]) => own.map(([method]) => `${method} ${pathOf(folder)}`));
    expect(operations.map(([name]) => name).toSorted()).toEqual(offered.toSorted());
    expect(offered.length).toBeGreaterThan(20);
  });

  it("leaves out nothing that does not exist", () => {
    const paths = new Set(routeFiles.map(pathOf));
    expect(Object.keys(internalPaths).filter((path) => !paths.has(path))).toEqual([]);
  });

  it.each(documentedFolders)("describes what the doors of %s are made of", (folder) => {
    for (const [method, door] of doors.get(folder) ?? []) {
      const call = findCall(method, pathOf(folder));
      expect(call?.path).toBe(pathOf(folder));
      expect(call?.as).toBe(door.as);
      // The very same schemas, not schemas that look alike.
      const parts = ["params", "query", "headers", "body"] as const;
      expect(parts.filter((part) => call?.[part] !== door[part])).toEqual([]);
    }
  });

  it("is JSON whose every reference leads somewhere", () => {
    const text = JSON.stringify(document);
    expect(document.openapi).toBe("3.1.0");
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name = ""]) => name);
    expect(references.length).toBeGreaterThan(0);
    const known = Object.keys(document.components?.schemas ?? {});
    expect(references.filter((name) => !known.includes(name))).toEqual([]);
  });

  it.each(operations)("%s declares its parameters, its session and its refusals", (name, operation) => {
    const {
      parameters = [],
      responses,
      security,
      requestBody,
    } = operation as {
      parameters?: { name: string; in: string; required?: boolean }[];
      responses: Record<string, { description: string; content?: object }>;
      security: object[];
      requestBody?: object;
    };
    const [method = "", path = ""] = name.split(" ");
    const inPath = parameters.filter((parameter) => parameter.in === "path").map((parameter) => parameter.name);
    expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter));
    const call = findCall(method, path);
    const isLink = call?.as === "link";
    expect(security.length > 0).toBe(call?.as !== "nobody" && !isLink);
    // Each app has a body of its own, which its maker documents.
    const isTracker = call?.as === "tracker";
    const statuses = Object.keys(responses);
    expect(statuses.some((status) => status === "200" || status === "3XX")).toBe(true);
    const expected = [
      ...(call?.as === "nobody" || isLink ? [] : ["401"]),
      ...(inPath.length > 0 ? ["404"] : []),
      ...(method === "GET" || isLink ? [] : ["400", "413"]),
      ...(method === "GET" || isTracker || isLink ? [] : ["403", "415"]),
    ];
    expect(statuses).toEqual(expect.arrayContaining(expected));
    expect(requestBody !== undefined).toBe(method !== "GET" && !isTracker && !isLink);
    for (const { description } of Object.values(responses)) expect(description).not.toBe("");
  });

  it("tells a machine what a person must fill in", () => {
    const bodyOf = (path: string, method: "post" | "patch") => {
      const body = document.paths?.[path]?.[method]?.requestBody as {
        required: boolean;
        content: Record<string, { schema: { required?: string[]; properties: object; additionalProperties: boolean } }>;
      };
      return { required: body.required, schema: body.content["application/json"]?.schema };
    };
    expect(bodyOf("/api/requests", "post")).toMatchObject({
      required: true,
      schema: { required: ["pickupLocation", "deliveryLocation"], additionalProperties: false },
    });
    expect(bodyOf("/api/requests/{id}/cancel", "post").schema).toMatchObject({
      required: ["reason", "feeStatus"],
      properties: { feeStatus: { enum: ["full", "partial", "none"] }, feeAmount: { type: "number" } },
    });
    expect(bodyOf("/api/requests/{id}/access", "post").required).toBe(false);
  });
});

describe("findCall", () => {
  it("finds a call by the path it was made with", () => {
    const id = "00000000-0000-4000-8000-000000000000";
    expect(findCall("GET", `/api/requests/${id}`)?.path).toBe("/api/requests/{id}");
    expect(findCall("GET", "/api/requests/counts")?.path).toBe("/api/requests/counts");
    expect(findCall("GET", "/api/requests?limit=25")?.path).toBe("/api/requests");
    expect(findCall("POST", `/api/requests/${id}`)).toBeUndefined();
    expect(findCall("GET", "/api/requests/")).toBeUndefined();
    expect(calls.map((call) => findCall(call.method, call.path))).toEqual(calls);
  });
});
