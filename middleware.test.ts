// The policy that every page carries.
import { readdirSync } from "node:fs";
import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";
import { config, middleware } from "./middleware";

function policyOf(environment: "production" | "development" = "production") {
  vi.stubEnv("NODE_ENV", environment);
  const response = middleware(new NextRequest("http://127.0.0.1/dashboard", { headers: { "x-nonce": "forged" } }));
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  return { policy, nonce: response.headers.get("x-middleware-request-x-nonce") };
}

describe("the Content-Security-Policy", () => {
  it("draws a new nonce for every answer and hands it to the page", () => {
    const first = policyOf();
    const second = policyOf();
    expect(first.nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(first.nonce).not.toBe(second.nonce);
    expect(first.policy).toContain(`'nonce-${first.nonce}' 'strict-dynamic'`);
  });

  it("lets nobody frame a page or take its forms elsewhere", () => {
    const { policy } = policyOf();
    for (const rule of ["frame-ancestors 'none'", "form-action 'self'", "base-uri 'none'", "connect-src 'self'"]) {
      expect(policy).toContain(rule);
    }
  });

  it("allows eval in development alone", () => {
    expect(policyOf("production").policy).not.toContain("unsafe-eval");
    expect(policyOf("development").policy).toContain("'unsafe-eval'");
  });
});

describe("the maps' part of it", () => {
  it("is the map's own worker alone while no service is set up", () => {
    const { policy } = policyOf();
    expect(policy).toContain("worker-src 'self';");
    expect(policy).not.toMatch(/https?:|frame-src/);
  });

  it("lets Google's hosts in with a key for browsers, and scripts still by nonce alone", () => {
    vi.stubEnv("GOOGLE_MAPS_BROWSER_KEY", "a-key");
    const { policy, nonce } = policyOf();
    expect(policy).toContain("connect-src 'self' https://*.googleapis.com");
    expect(policy).toContain("frame-src https://*.google.com");
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}' 'strict-dynamic' 'unsafe-eval' blob:;`);
    expect(policy).not.toContain("a-key");
  });

  it("lets in the origins of tiles, without their keys and each once", () => {
    vi.stubEnv("MAP_STYLE_URL", "https://tiles.example.com/style.json?key=secret");
    vi.stubEnv("MAP_SATELLITE_URL", "https://tiles.example.com/{z}/{x}/{y}.jpg");
    const { policy } = policyOf();
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.example.com;");
    expect(policy).toContain("connect-src 'self' https://tiles.example.com;");
    expect(policy).not.toContain("secret");
  });

  it("is not broken by an address that is none", () => {
    vi.stubEnv("MAP_STYLE_URL", "tiles; script-src *");
    expect(policyOf().policy).toContain("img-src 'self' data: blob:;");
  });
});

describe("the paths it runs on", () => {
  const matcher = new RegExp(`^${config.matcher[0]}$`);

  it.each([
    "/",
    "/dashboard",
    "/family/dashboard/CHI-202611-7QF3K-9TX2M",
    "/apiary",
    "/no/such.page",
    "/no/such.png",
    "/a/icon.svg",
  ])("%s", (path) => {
    expect(matcher.test(path)).toBe(true);
  });

  it("all but the files that are there", () => {
    const files = [...readdirSync("public"), ...readdirSync("app").filter((name) => /^(?:icon|favicon)\./.test(name))];
    expect(files.filter((name) => matcher.test(`/${name}`))).toEqual([]);
  });

  it.each(["/api", "/api/requests", "/_next/static/chunk.js", "/icon.svg", "/mark.svg"])("not %s", (path) => {
    expect(matcher.test(path)).toBe(false);
  });
});
