// Which calls come from our own pages, and which were asked for by a person.
import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("DATABASE_URL", "postgresql://nowhere.test/x");
});

async function isOwn(headers: Record<string, string>): Promise<boolean> {
  const { isOwnOrigin } = await import("./origin");
  return isOwnOrigin(new Headers(headers));
}

it.each([
  [{ origin: "http://desk.test:3000", host: "desk.test:3000" }, true],
  [{ origin: "https://desk.test", host: "desk.test" }, true],
  [{ origin: "http://desk.test", host: "Desk.test" }, true],
  [{ origin: "http://desk.test", host: "inner:3000", "x-forwarded-host": "desk.test" }, true],
  [{ host: "desk.test" }, false],
  [{ origin: "null", host: "desk.test" }, false],
  [{ origin: "", host: "desk.test" }, false],
  [{ origin: "desk.test", host: "desk.test" }, false],
  [{ origin: "http://desk.test" }, false],
  [{ origin: "http://evil.test", host: "desk.test" }, false],
  [{ origin: "http://desk.test:3001", host: "desk.test:3000" }, false],
  [{ origin: "http://desk.test.evil.test", host: "desk.test" }, false],
  [{ origin: "http://sub.desk.test", host: "desk.test" }, false],
  [{ origin: "http://desk.test@evil.test", host: "desk.test" }, false],
  [{ origin: "http://localhost:3000", host: "127.0.0.1:3000" }, false],
])("%j: %s", async (headers, own) => {
  vi.stubEnv("PUBLIC_URL", "");
  expect(await isOwn(headers as Record<string, string>)).toBe(own);
});

it("knows the public address beside the one that was asked", async () => {
  vi.stubEnv("PUBLIC_URL", "https://transport.example/");
  expect(await isOwn({ origin: "https://transport.example", host: "10.0.0.7:3000" })).toBe(true);
  expect(await isOwn({ origin: "http://transport.example", host: "10.0.0.7:3000" })).toBe(false);
  expect(await isOwn({ origin: "https://evil.example", host: "10.0.0.7:3000" })).toBe(false);
});

it.each([
  [{}, true],
  [{ "sec-fetch-site": "none" }, true],
  [{ "sec-fetch-site": "same-origin" }, true],
  [{ "sec-fetch-site": "cross-site" }, false],
  [{ "sec-fetch-site": "same-origin", "sec-purpose": "prefetch" }, false],
  [{ "sec-purpose": "prefetch;prerender" }, false],
])("%j was asked for by a person: %s", async (headers, asked) => {
  const { isAskedByPerson } = await import("./origin");
  expect(isAskedByPerson(new Headers(headers as Record<string, string>))).toBe(asked);
});

async function addressOf(headers: Record<string, string>): Promise<string> {
  const { publicAddress } = await import("./origin");
  return publicAddress(new Headers(headers));
}

it.each([
  [{ host: "desk.test:3000" }, "http://desk.test:3000"],
  [{ host: "10.0.0.7:3000", "x-forwarded-host": "desk.test", "x-forwarded-proto": "https" }, "https://desk.test"],
  [{ host: "desk.test/path?x" }, "http://desk.test"],
  [{ host: "<desk>" }, "http://localhost"],
  [{}, "http://localhost"],
])("without a public address, %j is %s", async (headers, address) => {
  vi.stubEnv("PUBLIC_URL", "");
  expect(await addressOf(headers as Record<string, string>)).toBe(address);
});

it("names the public address whatever was asked", async () => {
  vi.stubEnv("PUBLIC_URL", "https://transport.example/");
  expect(await addressOf({ host: "10.0.0.7:3000" })).toBe("https://transport.example");
});
