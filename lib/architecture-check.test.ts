// What may import what and what a file is called, each rule against a house that breaks it.
import { describe, expect, it } from "vitest";
import { checkArchitecture, placeOf } from "./architecture-check";
import { readSource } from "./architecture-source";

const opening = "// Says what it is.\n";
const server = `${opening}import "server-only";\n`;

/** The rules that a file of this path and text breaks. */
function broken(path: string, text: string): string[] {
  return [...new Set(checkArchitecture([{ path, text }]).map(({ rule }) => rule))];
}

describe("what may import what", () => {
  const page = "app/(business)/dashboard/page.tsx";
  const endpoint = "app/api/requests/route.ts";
  const verb = "lib/transports/load-request.ts";
  it.each([
    [page, "@/prisma/generated/client"],
    [page, "@prisma/client"],
    [page, "@/lib/platform/db"],
    [page, "@/lib/transports/accept-request"],
    [endpoint, "@/lib/platform/db"],
    [endpoint, "@/components/ui/button"],
    [endpoint, "@/lib/transports/actions"],
    [verb, "react"],
    [verb, "@/components/ui/button"],
    [verb, "@/app/page"],
    [verb, "@/lib/testing/actors"],
    ["lib/transports/queries.ts", "@/lib/family/queries"],
    ["lib/transports/queries.ts", "../platform/endpoint"],
    ["lib/billing/queries.ts", "@/lib/transports/accept-request"],
    ["lib/intake/parse-text.ts", "@/lib/transports/policy"],
    ["lib/transports/policy.ts", "@/lib/platform/db"],
    ["lib/transports/schema.ts", "next/headers"],
    ["lib/transports/format.ts", "react"],
    ["lib/transports/actions.ts", "@/lib/platform/db"],
    ["lib/transports/actions.ts", "@/lib/businesses/create-business"],
    ["lib/platform/log.ts", "@/lib/transports/queries"],
    ["lib/platform/log.ts", "@/lib/auth/session"],
    ["lib/platform/log.ts", "react-dom"],
    ["lib/audit/transact.ts", "@/lib/transports/policy"],
    ["lib/audit/transact.ts", "@/lib/auth/session"],
    ["lib/auth/session.ts", "@/lib/transports/queries"],
    ["components/transports/request-card.tsx", "@/lib/transports/queries"],
    ["components/transports/request-card.tsx", "@/lib/transports/accept-request"],
    ["components/transports/request-card.tsx", "@/lib/family/format"],
    ["components/transports/request-card.tsx", "node:fs"],
    ["components/ui/button.tsx", "@/lib/transports/format"],
    ["components/ui/button.tsx", "../transports/request-card"],
    ["lib/platform/geo/estimator.ts", "@/lib/transports/queries"],
    ["lib/platform/geo/estimator.ts", "react"],
    ["lib/platform/jobs.ts", "@/lib/reports/email-report"],
    ["lib/reports/report-paper.tsx", "@/lib/reports/queries"],
    ["lib/reports/report-paper.tsx", "@/lib/platform/db"],
    ["lib/reports/report-paper.tsx", "@/components/ui/button"],
    ["lib/reports/report-paper.tsx", "next/headers"],
    ["lib/contract/calls.ts", "@/lib/platform/db"],
    ["lib/contract/calls.ts", "@/lib/platform/endpoint"],
    ["lib/contract/calls.ts", "@/components/ui/button"],
    ["lib/contract/calls.ts", "next/server"],
    ["lib/transports/queries.ts", "@/lib/contract/answers"],
    ["components/transports/request-card.tsx", "@/lib/contract/answers"],
    [page, "@/lib/contract/document"],
    ["app/api/openapi.json/route.ts", "@/lib/platform/db"],
    ["instrumentation.ts", "@/lib/transports/queries"],
    ["instrumentation.ts", "@/lib/transports/actions"],
    ["instrumentation.ts", "react"],
    ["middleware.ts", "@/lib/platform/db"],
    ["middleware.ts", "pg"],
  ])("%s must not import %s, nor its types", (path, target) => {
    const isServer = placeOf(path.replace(/\.tsx?$/, ""))?.isServer;
    const start = path.endsWith("/actions.ts") ? `${opening}"use server";\n` : isServer ? server : opening;
    const load = "export function loadRequest() {}\n";
    expect(broken(path, start + load)).not.toContain("import");
    expect(broken(path, `${start}import { x } from "${target}";\n${load}`)).toContain("import");
    expect(broken(path, `${start}import type { X } from "${target}";\n${load}`)).toContain("import");
    expect(broken(path, `${start}export { x } from "${target}";\n${load}`)).toContain("import");
    expect(broken(path, `${start}const x = await import("${target}");\n${load}`)).toContain("import");
  });

  it("lets actions ask which language is read, and no other feature for its verbs", () => {
    const actions = (target: string) => `${opening}"use server";\nimport { x } from "@/${target}";\n`;
    expect(broken("lib/reviews/actions.ts", actions("lib/family/read-language"))).toEqual([]);
    expect(broken("lib/reviews/actions.ts", actions("lib/family/open-case"))).toEqual(["import"]);
  });

  it("takes a DTO's types into a component, and nothing that runs", () => {
    const path = "components/transports/request-card.tsx";
    expect(broken(path, `${opening}import type { RequestDto } from "@/lib/transports/dto";\n`)).toEqual([]);
    expect(broken(path, `${opening}import { type RequestDto } from "@/lib/transports/dto";\n`)).toEqual([]);
    expect(broken(path, `${opening}import { type RequestDto, toRequestDto } from "@/lib/transports/dto";\n`)).toEqual([
      "import",
    ]);
  });

  it.each([
    ["lib/contract/answers.ts", "lib/transports/dto"],
    ["lib/contract/answers.ts", "lib/transports/queries"],
    ["lib/contract/answers.ts", "lib/reports/email-report"],
  ])("tells in %s what %s answers by its types alone", (path, target) => {
    expect(broken(path, `${opening}import type { X } from "@/${target}";\n`)).toEqual([]);
    expect(broken(path, `${opening}import { x } from "@/${target}";\n`)).toEqual(["import"]);
  });

  it.each([
    ["lib/contract/answers.ts", "@/lib/transports/schema"],
    ["lib/contract/document.ts", "@asteasolutions/zod-to-openapi"],
    ["app/api/openapi.json/route.ts", "@/lib/contract/document"],
    ["lib/reports/report-paper.tsx", "@react-pdf/renderer"],
    ["lib/reports/report-paper.tsx", "@/lib/reports/dto"],
    ["lib/platform/geo/provider.ts", "@/lib/platform/env"],
    ["instrumentation.ts", "@/lib/reports/email-report"],
    ["instrumentation.ts", "@/lib/platform/jobs"],
  ])("lets %s have %s", (path, target) => {
    expect(broken(path, `${opening}import { x } from "${target}";\n`)).toEqual([]);
  });

  it("lets the doors alone of the platform know who comes in", () => {
    expect(
      broken("lib/platform/endpoint.ts", `${server}import { findFamily } from "@/lib/auth/case-session";\n`),
    ).toEqual([]);
  });

  it("does not mistake words in comments and strings for imports", () => {
    const text = `${opening}// import x from "react";\nexport const text = 'import x from "react"';\n`;
    expect(readSource({ path: "x.ts", text }).imports).toEqual([]);
  });
});

describe("what a file is called", () => {
  it.each([
    "lib/transports/index.ts",
    "lib/transports/request-utils.ts",
    "lib/transports/helpers.ts",
    "lib/transports/types.ts",
    "lib/platform/constants.ts",
    "lib/transports/service.ts",
    "lib/transports/request-manager.ts",
    "lib/transports/AcceptRequest.ts",
    "lib/transports/parts/accept-request.ts",
    "lib/funerals/queries.ts",
    "lib/platform/cache.ts",
    "components/widgets/button.tsx",
    "components/ui/index.ts",
    "components/transports/RequestCard.tsx",
    "app/api/requests/load.ts",
    "app/(business)/dashboard/card.tsx",
    "app/api/openapi.yaml/route.ts",
    "app/api/openapi.json/document.ts",
    "lib/contract/index.ts",
    "lib/contract/parts/calls.ts",
    "lib/platform/geo.ts",
    "lib/platform/geo/utils.ts",
    "lib/reports/paper.tsx",
    "lib/platform/report-paper.tsx",
    "server.ts",
    "lib/transports/manager.db.test.ts",
  ])("%s is refused", (path) => {
    expect(broken(path, `${server}export const x = 1;\n`)).toContain("name");
  });

  it.each([
    "lib/transports/request-status.ts",
    "lib/transports/parse-case-id.ts",
    "lib/reviews/policy.ts",
    "components/forms/phone-input.tsx",
    "app/family/dashboard/[caseId]/page.tsx",
    "app/family/[...unknown]/page.tsx",
    "app/not-found.tsx",
    "app/api/openapi.json/route.ts",
    "lib/contract/request-calls.ts",
    "lib/platform/geo/estimator.ts",
    "lib/reports/report-paper.tsx",
  ])("%s is known", (path) => {
    expect(broken(path, `${opening}export const x = 1;\n`)).toEqual([]);
  });
});
