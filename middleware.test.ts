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

describe("a family's language", () => {
  const ask = (address: string, cookie = "") => {
    const response = middleware(
      new NextRequest(`http://127.0.0.1${address}`, { headers: { cookie, "x-portal": "x" } }),
    );
    return {
      portal: response.headers.get("x-middleware-request-x-portal"),
      asked: response.headers.get("x-middleware-request-cookie"),
      kept: response.headers.get("set-cookie"),
    };
  };

  it("is kept for a year where a page is asked for in it, and counts for that page already", () => {
    const { asked, kept } = ask("/family/login?lang=es", "a=1; family_language=en");
    expect(asked).toContain("family_language=es");
    expect(asked).toContain("a=1");
    expect(kept).toMatch(/^family_language=es; Path=\/; .*Max-Age=31536000; SameSite=lax$/i);
    expect(ask("/updates/x?lang=en").kept).toContain("family_language=en");
  });

  it.each(["/family/login", "/family/login?lang=fr", "/family/login?lang=", "/dashboard?lang=es", "/familyx?lang=es"])(
    "is left alone by %s",
    (address) => {
      expect(ask(address, "family_language=es")).toMatchObject({ asked: "family_language=es", kept: null });
    },
  );

  it("is the family's portal alone", () => {
    expect(ask("/family/dashboard/CHI-202611-7QF3K-9TX2M").portal).toBe("family");
    expect(ask("/dashboard").portal).toBe("business");
  });
});

describe("a family's address", () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    middleware(new NextRequest(`http://127.0.0.1${path}`, { headers })).headers;

  it("is told to nobody and found by nobody", () => {
    const portal = ask("/family/dashboard/CHI-202611-7QF3K-9TX2M");
    expect(portal.get("Referrer-Policy")).toBe("no-referrer");
    expect(portal.get("X-Robots-Tag")).toMatch(/^noindex/);
    expect(ask("/dashboard").get("Referrer-Policy")).toBe("same-origin");
    expect(ask("/dashboard").get("X-Robots-Tag")).toBeNull();
  });

  const host = { host: "transport.example", "x-forwarded-proto": "https" };
  const plainForm = { ...host, origin: "null" };

  it.each<[string, Record<string, string>, string | null]>([
    ["/family/login", { ...plainForm, "sec-fetch-site": "same-origin" }, "https://transport.example"],
    ["/family/login", plainForm, "https://transport.example"],
    ["/family/login", { ...plainForm, "x-forwarded-host": "family.example" }, "https://family.example"],
    ["/family/login", { ...plainForm, "sec-fetch-site": "cross-site" }, "null"],
    ["/family/login", { ...plainForm, "sec-fetch-site": "same-site" }, "null"],
    ["/family/login", { ...host, origin: "https://elsewhere.test" }, "https://elsewhere.test"],
    ["/dashboard", { ...plainForm, "sec-fetch-site": "same-origin" }, "null"],
  ])("a form sent to %s with %o comes from %s", (path, headers, origin) => {
    expect(ask(path, headers).get("x-middleware-request-origin")).toBe(origin);
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
    const files = [
      ...readdirSync("public"),
      ...readdirSync("app").filter((name) => /^(?:icon|favicon|opengraph-image)\.(?!alt)/.test(name)),
    ];
    expect(files.filter((name) => matcher.test(`/${name}`))).toEqual([]);
  });

  it.each(["/api", "/api/requests", "/_next/static/chunk.js", "/icon.svg", "/robots.txt", "/sitemap.xml"])(
    "not %s",
    (path) => {
      expect(matcher.test(path)).toBe(false);
    },
  );
});
