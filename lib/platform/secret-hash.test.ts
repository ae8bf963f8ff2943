// Passwords, PINs and tokens: what is kept of them, and that it opens for the right one only.
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  hashSecret,
  keyedPin,
  randomToken,
  readSignedToken,
  signedToken,
  tokenHash,
  verifySecret,
} from "./secret-hash";

beforeEach(() => {
  vi.stubEnv("DATABASE_URL", "postgresql://nowhere.test/x");
});

describe("a password", () => {
  it("is verified against its digest, and no other is", async () => {
    const digest = await hashSecret("correct horse");
    expect(digest).toMatch(/^scrypt\$[\w-]{22}\$[\w-]{43}$/);
    expect(await verifySecret("correct horse", digest)).toBe(true);
    expect(await verifySecret("correct horsf", digest)).toBe(false);
    expect(await verifySecret("", digest)).toBe(false);
  });

  it("has another digest each time", async () => {
    expect(await hashSecret("same")).not.toBe(await hashSecret("same"));
  });

  it("is the same however its letters are composed", async () => {
    expect(await verifySecret("cafe\u0301", await hashSecret("caf\u00e9"))).toBe(true);
  });

  it.each([null, "", "scrypt", "scrypt$$", "scrypt$AAAA$", "bcrypt$x$y"])(
    "does not open the digest %j, not even an empty one",
    async (digest) => {
      expect(await verifySecret("", digest)).toBe(false);
      expect(await verifySecret("anything", digest)).toBe(false);
    },
  );

  it("takes about as long where there is nobody", async () => {
    const digest = await hashSecret("secret");
    const time = async (against: string | null) => {
      const from = performance.now();
      await verifySecret("guess", against);
      return performance.now() - from;
    };
    const median = async (against: string | null) => {
      const times = [];
      for (let round = 0; round < 7; round += 1) times.push(await time(against));
      return times.toSorted((a, b) => a - b)[3] ?? 0;
    };
    expect((await median(null)) / (await median(digest))).toBeGreaterThan(0.3);
  });
});

describe("a PIN", () => {
  it("is keyed with the secret that is not in the database", async () => {
    expect(keyedPin("271828")).toBe(keyedPin("271828"));
    expect(keyedPin("271828")).not.toBe(keyedPin("271829"));
    expect(keyedPin("271828")).not.toContain("271828");
    const digest = await hashSecret(keyedPin("271828"));
    expect(await verifySecret("271828", digest)).toBe(false);
    expect(await verifySecret(keyedPin("271828"), digest)).toBe(true);
    const before = keyedPin("271828");
    vi.resetModules();
    vi.stubEnv("DATABASE_URL", "postgresql://nowhere.test/x");
    vi.stubEnv("AUTH_SECRET", "another-secret-that-only-this-test-uses");
    const other = await import("./secret-hash");
    expect(other.keyedPin("271828")).not.toBe(before);
  });
});

it("a token is 256 random bits, of which the database keeps a digest", () => {
  const tokens = Array.from({ length: 100 }, randomToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  expect(tokenHash("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

describe("the secret of a link", () => {
  const id = "4f8c2f0e-6f6b-4a9e-9d0a-0123456789ab";

  it("names its row for its own purpose alone", () => {
    const token = signedToken("password-link", id);
    expect(token).toMatch(/^[\w-]{64}$/);
    expect(readSignedToken("password-link", token)).toBe(id);
    expect(readSignedToken("family-update", token)).toBeNull();
  });

  it("names nothing once a letter of it is another", () => {
    const token = signedToken("password-link", id);
    for (let at = 0; at < token.length; at += 1) {
      const other = token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1);
      expect(readSignedToken("password-link", other)).toBeNull();
    }
    for (const text of ["", token.slice(1), `${token}A`, "x".repeat(64)]) {
      expect(readSignedToken("password-link", text)).toBeNull();
    }
  });
});
