// What the product derives itself from the environment that it is given.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { completeEnvironment, findActionsKey } from "./environment.mjs";

const secret = "0123456789abcdef0123456789abcdef";
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "mortuary-environment-"));
  for (const name of ["AUTH_SECRET", "NEXTAUTH_SECRET", "NEXT_SERVER_ACTIONS_ENCRYPTION_KEY"]) vi.stubEnv(name, "");
  for (const name of ["NODE_ENV", "DATA_DIR", "NEXTAUTH_URL", "AUTH_TRUST_HOST"])
    vi.stubEnv(name, process.env[name] ?? "");
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const complete = (isEmbedded: boolean) => completeEnvironment({ isEmbedded, dataDir, isDevelopment: false });

describe("the secret", () => {
  test("is needed with a database of one's own", () => {
    expect(() => complete(false)).toThrow("AUTH_SECRET is not set.");
  });

  test.each(["AUTH_SECRET", "NEXTAUTH_SECRET"])("in %s has at least 32 characters", (name) => {
    vi.stubEnv(name, secret.slice(1));
    expect(() => complete(false)).toThrow("AUTH_SECRET is too short: it needs at least 32 characters");
    vi.stubEnv("AUTH_SECRET", "");
    vi.stubEnv(name, secret);
    complete(false);
    expect(process.env.AUTH_SECRET).toBe(secret);
  });
});

describe("the key of the server actions", () => {
  test("is the same at build and run time, on every machine that has the secret", () => {
    const key = findActionsKey({ AUTH_SECRET: secret }, dataDir);
    expect(Buffer.from(key ?? "", "base64")).toHaveLength(32);
    expect(findActionsKey({ NEXTAUTH_SECRET: secret }, "/nowhere")).toBe(key);
    expect(findActionsKey({ AUTH_SECRET: `${secret}0` }, dataDir)).not.toBe(key);
    vi.stubEnv("AUTH_SECRET", secret);
    complete(false);
    expect(process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY).toBe(key);
  });

  test("comes from the secret of the data folder where the environment has none", () => {
    expect(findActionsKey({}, dataDir)).toBeUndefined();
    complete(true);
    const key = process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY;
    expect(findActionsKey({}, dataDir)).toBe(key);
    writeFileSync(join(dataDir, "secret"), `${secret}\n`);
    expect(findActionsKey({}, dataDir)).not.toBe(key);
  });

  test("that is given stands", () => {
    vi.stubEnv("AUTH_SECRET", secret);
    vi.stubEnv("NEXT_SERVER_ACTIONS_ENCRYPTION_KEY", "Z2l2ZW4=");
    complete(false);
    expect(process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY).toBe("Z2l2ZW4=");
    expect(findActionsKey(process.env, dataDir)).toBe("Z2l2ZW4=");
  });
});
