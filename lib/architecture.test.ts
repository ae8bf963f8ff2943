// The house rules, held against the product, and how a file is written against houses that break it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkArchitecture, checkVersions } from "./architecture-check";
import { partsOfVerbs, severalFunctions, waivedCases } from "./architecture-exceptions";
import { verbCases } from "./architecture-exceptions";
import { oldestVersions } from "./architecture-versions";
import type { SourceFile } from "./architecture-source";

const root = join(import.meta.dirname, "..");
const folders = ["app", "components", "lib", "prisma", "scripts", "e2e"];

function readProject(): SourceFile[] {
  const below = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  return [...below, ...readdirSync(root)]
    .filter((path) => /\.(?:tsx?|mjs|css)$/.test(path) && !/^prisma\/generated\/|^next-env/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

describe("the product", () => {
  const project = readProject();

  it("is read whole", () => {
    expect(project.map(({ path }) => path)).toContain("lib/transports/accept-request.ts");
    expect(project.map(({ path }) => path)).toContain("middleware.ts");
  });

  it("keeps the house rules", () => {
    expect(checkArchitecture(project).map(({ path, sentence }) => `${path}: ${sentence}`)).toEqual([]);
  });

  it("makes exceptions for files that exist only", () => {
    const excepted = [waivedCases, partsOfVerbs, severalFunctions].flatMap((table) => Object.keys(table));
    const missing = excepted.filter((name) => !project.some(({ path }) => path === `${name}.ts`));
    expect(missing).toEqual([]);
  });

  it("runs on versions that will do", () => {
    const installed = Object.keys(oldestVersions).map((name) => {
      const text = readFileSync(join(root, "node_modules", name, "package.json"), "utf8");
      return [name, (JSON.parse(text) as { version: string }).version];
    });
    expect(checkVersions(Object.fromEntries(installed))).toEqual([]);
  });
});

const opening = "// Says what it is.\n";
const server = `${opening}import "server-only";\n`;

/** The rules that a file of this path and text breaks, beside other files. */
function broken(path: string, text: string, others: SourceFile[] = []): string[] {
  const offences = checkArchitecture([{ path, text }, ...others]);
  return [...new Set(offences.filter((offence) => offence.path === path).map(({ rule }) => rule))];
}

describe("how a file is written", () => {
  const lines = (count: number) => opening + "export {};\n".repeat(count - 1);

  it.each([
    ["lib/transports/policy.ts", 300],
    ["app/(business)/dashboard/page.tsx", 40],
    ["app/api/requests/route.ts", 30],
  ])("%s has at most %i lines", (path, most) => {
    expect(broken(path, lines(most))).toEqual([]);
    expect(broken(path, lines(most + 1))).toEqual(["length"]);
  });

  it.each(["export const x = 1;\n", "// no sentence\n", "// One.\n// Two.\n", "/* A block. */\n"])(
    "opens with one sentence: not %j",
    (text) => {
      expect(broken("lib/transports/policy.ts", text)).toEqual(["opening"]);
    },
  );

  it.each([
    "let x: any;",
    "f<any>();",
    "x as any;",
    "type X = Y | any;",
    "type X = any[];",
    "const x: Map<string, any> = y;",
    "function f(x: string, y: any) {}",
  ])("has no any: %s", (line) => {
    expect(broken("lib/transports/policy.ts", `${opening}${line}\n`)).toEqual(["any"]);
  });

  it("may speak of any", () => {
    const text = `${opening}export const gate = { any: "any", as: any(), not: call(any) }; // any of them\nawait Promise.any([]);\n`;
    expect(broken("lib/transports/policy.ts", text)).toEqual([]);
  });

  it.each([
    "// @ts-ignore",
    "// @ts-expect-error",
    "/* oxlint-disable */",
    "// eslint-disable-next-line",
    "// biome-ignore x: y",
  ])("silences nothing: %s", (line) => {
    expect(broken("lib/transports/policy.ts", `${opening}export {};\n${line}\n`)).toEqual(["suppression"]);
  });

  it("leaves no test out", () => {
    expect(broken("lib/transports/policy.test.ts", `${opening}it.skip("does it", () => {});\n`)).toEqual([
      "suppression",
    ]);
  });
});

describe("who lets in and who writes", () => {
  it("makes actors in the gates, the seed and the tests only", () => {
    const text = `${server}export function loadRequest() { return admit({ kind: "system", name: "x" }); }\n`;
    expect(broken("lib/transports/load-request.ts", text)).toEqual(["admit"]);
    expect(broken("app/page.tsx", `${opening}admit({});\n`)).toEqual(["admit"]);
    expect(broken("lib/auth/session.ts", `${server}admit({});\n`)).toEqual([]);
    expect(broken("lib/testing/actors.ts", `${opening}admit({});\n`)).toEqual([]);
  });

  it('keeps "use server" to actions.ts', () => {
    expect(broken("components/transports/request-card.tsx", `${opening}"use server";\n`)).toEqual(["use server"]);
    expect(broken("app/page.tsx", `${opening}async function f() {\n  "use server";\n}\n`)).toEqual(["use server"]);
    expect(broken("lib/transports/actions.ts", opening)).toEqual(["use server"]);
    expect(broken("lib/transports/actions.ts", `${opening}"use server";\n`)).toEqual([]);
  });

  it("marks server files", () => {
    expect(broken("lib/transports/queries.ts", opening)).toEqual(["server-only"]);
  });

  it("writes through transact alone", () => {
    const text = (line: string) => `${server}import { db } from "@/lib/platform/db";\n${line}\n`;
    expect(broken("lib/transports/queries.ts", text("await db.serviceRequest.update({});"))).toEqual(["write"]);
    expect(broken("lib/transports/queries.ts", text("await db.$executeRaw`DELETE FROM x`;"))).toEqual(["write"]);
    expect(broken("lib/transports/queries.ts", text("await db.serviceRequest.findMany({});"))).toEqual([]);
    expect(broken("lib/transports/queries.ts", text("await unit.db.serviceRequest.update({});"))).toEqual([]);
  });
});

describe("what a verb owes", () => {
  const path = "lib/transports/suspend-request.ts";
  const verb = `${server}export async function suspendRequest() { return transact(x); }\n`;
  const tests = (cases: readonly string[]) => ({
    path: "lib/transports/suspend-request.db.test.ts",
    text: opening + cases.map((name) => `it("${name}", () => {});\n`).join(""),
  });

  it("is content with one function and five tests", () => {
    expect(broken(path, verb, [tests(verbCases)])).toEqual([]);
    expect(broken(path, verb, [tests(verbCases.map((name) => `${name}: every one`))])).toEqual([]);
  });

  it("asks for each of the five", () => {
    expect(broken(path, verb)).toEqual(["verb tests"]);
    for (const left of verbCases) {
      expect(broken(path, verb, [tests(verbCases.filter((name) => name !== left))])).toEqual(["verb tests"]);
    }
  });

  it("asks for one function of the file's name", () => {
    const more = `${verb}export function alsoThis() {}\n`;
    expect(broken(path, more, [tests(verbCases)])).toEqual(["verb"]);
    expect(broken(path, verb.replace("suspendRequest", "suspend"), [tests(verbCases)])).toEqual(["verb"]);
  });

  it("asks it to write through transact", () => {
    expect(broken(path, verb.replace("transact", "work"), [tests(verbCases)])).toEqual(["verb"]);
  });

  it("asks the same of verbs in lib/auth and lib/family", () => {
    const end = `${server}export async function endVisit() { return transact(x); }\n`;
    expect(broken("lib/auth/end-visit.ts", end)).toEqual(["verb tests"]);
    expect(broken("lib/family/end-visit.ts", end)).toEqual(["verb tests"]);
  });
});

describe("versions", () => {
  it.each(["16.4.5", "15.9.9", "16.3.99", "16.4.6-canary.1"])("next %s is too old", (version) => {
    expect(checkVersions({ ...oldestVersions, next: version })).toEqual([
      `next is ${version}; it must be 16.4.6 or newer.`,
    ]);
  });

  it.each(["16.4.6", "16.4.10", "16.10.0", "17.0.0"])("next %s will do", (version) => {
    expect(checkVersions({ ...oldestVersions, next: version })).toEqual([]);
  });

  it("names what is missing", () => {
    const { react: _react, ...rest } = oldestVersions;
    expect(checkVersions(rest)).toEqual(["react is missing; it must be 19.3.1 or newer."]);
  });
});
