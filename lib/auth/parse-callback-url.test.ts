// A sign-in never leads to another site, whatever the address says.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { afterSignIn, parseCallbackUrl } from "./parse-callback-url";

describe("parseCallbackUrl", () => {
  test.each(["/new-request", "/tracking?q=a%20b&x=1", "/family/login", "/apiary", "/sign-inn"])("keeps %s", (path) => {
    expect(parseCallbackUrl(path)).toBe(path);
  });

  test.each([
    null,
    undefined,
    "",
    "new-request",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/a\\..\\..//evil.example",
    "/..//evil.example",
    "https://evil.example/dashboard",
    "javascript:alert(1)",
    "/api/logout",
    "/API/logout",
    "/x/../api/logout",
    "/sign-in?callbackUrl=/dashboard",
    `/${"a".repeat(2_001)}`,
  ])("replaces %j", (text) => {
    expect(parseCallbackUrl(text)).toBe(afterSignIn);
  });

  test("whatever is given, a browser stays on our own site", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "@",
      ":",
      "%2f",
      "\t",
      "\n",
      "evil.example",
      "a",
      "?",
      "#",
      "http",
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => `/${pieces.join("")}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const path = parseCallbackUrl(text);
        expect(new URL(path, "https://product.example").origin).toBe("https://product.example");
        expect(path).toMatch(/^\/(?!\/)/);
        expect(path).not.toMatch(/^\/api(\/|$)/);
      }),
    );
  });
});
