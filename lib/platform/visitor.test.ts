// The address and the scheme come from our own server's headers, or from the configured address.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("DATABASE_URL", "postgresql://nowhere/nothing");
  vi.stubEnv("NEXTAUTH_URL", "");
  vi.stubEnv("PUBLIC_URL", "");
});
afterEach(() => vi.resetModules());

test("takes the first forwarded address, and 'local' where none is known", async () => {
  const { clientAddress } = await import("./visitor");
  expect(clientAddress(new Headers({ "x-forwarded-for": "203.0.113.9, 10.0.0.1" }))).toBe("203.0.113.9");
  expect(clientAddress(new Headers())).toBe("local");
});

test.each([
  ["2001:db8:0:7:1:2:3:4", "2001:db8:0:7::/64"],
  ["2001:0DB8:0000:0007:ffff::1", "2001:db8:0:7::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::ffff:cb00:7109", "203.0.113.9"],
  ["203.0.113.9", "203.0.113.9"],
])("counts %s as %s", async (address, counted) => {
  const { clientAddress } = await import("./visitor");
  expect(clientAddress(new Headers({ "x-forwarded-for": address }))).toBe(counted);
});

test.each([
  ["2001:db8:0:7:1:2:3:4", "2001:db8:0::/48"],
  ["2001:db8:0:8::1", "2001:db8:0::/48"],
  ["2001:db8:1:7::1", "2001:db8:1::/48"],
  ["::ffff:203.0.113.9", "203.0.113.0/24"],
  ["203.0.113.9", "203.0.113.0/24"],
])("counts the neighbourhood of %s as %s", async (address, counted) => {
  const { clientNetwork } = await import("./visitor");
  expect(clientNetwork(new Headers({ "x-forwarded-for": address }))).toBe(counted);
  expect(clientNetwork(new Headers())).toBe("local");
});

test("without a configured address the scheme is the one that was asked", async () => {
  const { isHttps } = await import("./visitor");
  expect(isHttps(new Headers({ "x-forwarded-proto": "https" }))).toBe(true);
  expect(isHttps(new Headers({ "x-forwarded-proto": "http" }))).toBe(false);
  expect(isHttps(new Headers())).toBe(false);
});

test("a configured address decides", async () => {
  vi.stubEnv("PUBLIC_URL", "https://transport.example");
  const { isHttps } = await import("./visitor");
  expect(isHttps(new Headers({ "x-forwarded-proto": "http" }))).toBe(true);
});
