// What the server believes about where a request comes from.
import { IncomingMessage, type IncomingHttpHeaders } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { overwriteForwarded, requestId, trustedProxies } from "./forwarded.mjs";

function requestFrom(remoteAddress: string, headers: IncomingHttpHeaders): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: remoteAddress });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  return request;
}

describe("trusted proxies", () => {
  test("are addresses and ranges of both families", () => {
    const isTrusted = trustedProxies("10.0.0.0/8, 192.0.2.7,fd00::/8");
    expect(["10.1.2.3", "192.0.2.7", "::ffff:10.9.9.9", "fd00::1"].map((a) => isTrusted(a))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(["11.0.0.1", "192.0.2.8", "fe80::1", undefined, "nonsense"].some((a) => isTrusted(a))).toBe(false);
  });

  test("are nobody when nothing is set", () => {
    expect(trustedProxies(undefined)("127.0.0.1")).toBe(false);
  });

  test.each(["proxy.local", "10.0.0.0/33", "10.0.0.0/8/8", "10.0.0.0/x"])("refuse %s", (text) => {
    expect(() => trustedProxies(text)).toThrow(`"${text}"`);
  });
});

describe("forwarded headers", () => {
  const claims = {
    host: "app.test:3000",
    "x-forwarded-for": "203.0.113.9, 10.0.0.5",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "mortuary.example",
    forwarded: "for=203.0.113.9",
    "x-real-ip": "203.0.113.9",
  };

  test("from anyone are replaced by what the socket says", () => {
    const request = requestFrom("::ffff:198.51.100.4", { ...claims });
    overwriteForwarded(request, trustedProxies(undefined));
    expect(request.headers).toEqual({
      host: "app.test:3000",
      "x-forwarded-for": "198.51.100.4",
      "x-forwarded-proto": "http",
      "x-forwarded-host": "app.test:3000",
      "x-forwarded-port": "3000",
    });
  });

  test("from a trusted proxy are believed, up to the last address that is no proxy's", () => {
    const request = requestFrom("10.0.0.1", { ...claims, "x-forwarded-for": "6.6.6.6, 203.0.113.9, 10.0.0.5" });
    overwriteForwarded(request, trustedProxies("10.0.0.0/8"));
    expect(request.headers).toMatchObject({
      "x-forwarded-for": "203.0.113.9",
      "x-forwarded-proto": "https",
      "x-forwarded-host": "mortuary.example",
      "x-forwarded-port": "443",
    });
  });

  test("that a trusted proxy leaves out come from the socket", () => {
    const request = requestFrom("10.0.0.1", { host: "app.test" });
    overwriteForwarded(request, trustedProxies("10.0.0.1"));
    expect(request.headers).toMatchObject({
      "x-forwarded-for": "10.0.0.1",
      "x-forwarded-proto": "http",
      "x-forwarded-port": "80",
    });
  });
});

describe("a call from the public address", () => {
  const publicUrl = "https://transport.example/desk";
  const ask = (origin: string | undefined, url: string | undefined = publicUrl) => {
    const request = requestFrom("198.51.100.4", { host: "inner:3000", ...(origin !== undefined && { origin }) });
    overwriteForwarded(request, trustedProxies(undefined), url);
    return request.headers;
  };
  const inner = { "x-forwarded-host": "inner:3000", "x-forwarded-proto": "http", "x-forwarded-port": "3000" };

  test("is one that asked that address, whatever Host the proxy put", () => {
    expect(ask("https://transport.example")).toEqual({
      host: "inner:3000",
      origin: "https://transport.example",
      "x-forwarded-for": "198.51.100.4",
      "x-forwarded-host": "transport.example",
      "x-forwarded-proto": "https",
      "x-forwarded-port": "443",
    });
    expect(ask("http://desk.test:8080", "http://desk.test:8080")).toMatchObject({
      "x-forwarded-host": "desk.test:8080",
      "x-forwarded-port": "8080",
    });
  });

  test.each([
    "http://transport.example",
    "https://transport.example:8443",
    "https://transport.example.evil",
    "null",
    undefined,
  ])("is not one from %s", (origin) => {
    expect(ask(origin)).toMatchObject(inner);
  });

  test("is unknown where no public address is set, or none that is one", () => {
    for (const url of [undefined, "", "transport.example"]) {
      const request = requestFrom("198.51.100.4", { host: "inner:3000", origin: "https://transport.example" });
      overwriteForwarded(request, trustedProxies(undefined), url);
      expect(request.headers).toMatchObject(inner);
    }
  });
});

describe("request ids", () => {
  test("are taken from a trusted proxy only, and only when they look like one", () => {
    const isTrusted = trustedProxies("10.0.0.1");
    const given = { "x-request-id": "abcdef-123456" };
    expect(requestId(requestFrom("10.0.0.1", given), isTrusted)).toBe("abcdef-123456");
    expect(requestId(requestFrom("10.0.0.2", given), isTrusted)).toMatch(/^[\da-f-]{36}$/);
    expect(requestId(requestFrom("10.0.0.1", { "x-request-id": "a\nb" }), isTrusted)).toMatch(/^[\da-f-]{36}$/);
  });
});
