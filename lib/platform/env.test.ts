// Which environments the product takes.
import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("NEXTAUTH_SECRET", "");
});

const read = async () => (await import("./env")).authSecret();

it("takes a secret of 32 characters", async () => {
  vi.stubEnv("AUTH_SECRET", "x".repeat(32));
  expect(await read()).toBe("x".repeat(32));
});

it.each(["AUTH_SECRET", "NEXTAUTH_SECRET"])("refuses a shorter %s", async (name) => {
  vi.stubEnv("AUTH_SECRET", "");
  vi.stubEnv(name, "x".repeat(31));
  await expect(read()).rejects.toThrow(`${name}: It needs at least 32 characters`);
});

it("says that none is set", async () => {
  vi.stubEnv("AUTH_SECRET", " ");
  await expect(read()).rejects.toThrow("AUTH_SECRET is missing");
});
