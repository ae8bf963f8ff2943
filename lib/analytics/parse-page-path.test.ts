// Addresses become the patterns of their screens, and nothing of an id stays.
import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPrivatePage, pagePatterns, parsePagePath, unknownPage } from "./parse-page-path";

describe("parsePagePath", () => {
  it.each([
    ["/", "/"],
    ["/dashboard", "/dashboard"],
    ["/dashboard/", "/dashboard"],
    ["/dashboard?tab=active#main", "/dashboard"],
    ["/family/dashboard/CHI-202611-7QF3K-9TX2M", "/family/dashboard/[caseId]"],
    ["/family/dashboard/[caseId]", "/family/dashboard/[caseId]"],
    ["/reports/7d9f0f8e-0000-4000-8000-000000000000", "/reports/[id]"],
    ["/refund-requests/queue", "/refund-requests/queue"],
    ["/family/dashboard/", unknownPage],
    ["/family/dashboard/CHI-202611-7QF3K-9TX2M/more", unknownPage],
    ["/CHI-202611-7QF3K-9TX2M", unknownPage],
    ["/toString", unknownPage],
    ["", unknownPage],
  ])("reads %s as %s", (path, pattern) => {
    expect(parsePagePath(path)).toBe(pattern);
  });

  it("answers one of its own patterns, whatever it is given", () => {
    const known = new Set<string>([...pagePatterns, unknownPage]);
    fc.assert(fc.property(fc.webPath(), (path) => known.has(parsePagePath(path))));
    fc.assert(fc.property(fc.string(), (path) => known.has(parsePagePath(path))));
  });

  it.each(pagePatterns.map((pattern) => [pattern]))("leaves %s as it is", (pattern) => {
    expect(parsePagePath(pattern)).toBe(pattern);
  });

  it("knows every screen there is, and no other", () => {
    const screens = readdirSync("app", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith("page.tsx") && !file.includes("[...") && !file.startsWith("api/"))
      .map((file) => `/${file.replace(/\/?page\.tsx$/, "").replaceAll(/\([a-z]+\)\/?/g, "")}`);
    expect(screens.toSorted()).toEqual([...pagePatterns].toSorted());
  });
});

it.each([
  ["/family/login", true],
  ["/updates/[token]", true],
  ["/set-password", true],
  ["/dashboard", false],
  ["/", false],
])("isPrivatePage of %s is %s", (pattern, isPrivate) => {
  expect(isPrivatePage(pattern)).toBe(isPrivate);
});
