// Passwords and PINs as scrypt digests; PINs are keyed with a secret that is not in the database.
import "server-only";
import { createHash, createHmac, hkdfSync, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { authSecret } from "./env";

const cost = { N: 16384, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

function derive(secret: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(secret.normalize("NFKC"), salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** `scrypt$<salt>$<key>`, both base64url (RFC 7914, N = 2^14, r = 8, p = 1). */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString("base64url")}$${(await derive(secret, salt)).toString("base64url")}`;
}

/** Whether `secret` is the one hashed. Without a digest it takes as long and answers false. */
export async function verifySecret(secret: string, digest: string | null): Promise<boolean> {
  const [, salt = "", key = ""] = (digest ?? "").split("$");
  const derived = await derive(secret, Buffer.from(salt || "absent", "base64url"));
  const expected = Buffer.from(key, "base64url");
  return expected.length === derived.length && timingSafeEqual(derived, expected);
}

/** The PIN under a key derived from AUTH_SECRET, so that a copied table alone cannot be guessed through. */
export function keyedPin(pin: string): string {
  const key = hkdfSync("sha256", authSecret(), "", "family-pin", 32);
  return createHmac("sha256", Buffer.from(key)).update(pin).digest("base64url");
}

const bytesOf = (id: string) => Buffer.from(id.replaceAll("-", ""), "hex");

function signId(purpose: string, id: Buffer): Buffer {
  const key = hkdfSync("sha256", authSecret(), "", purpose, 32);
  return createHmac("sha256", Buffer.from(key)).update(id).digest();
}

/** The secret of a link that names the row `id`: 48 bytes, base64url, the id and its HMAC-SHA-256 for this purpose. */
export function signedToken(purpose: string, id: string): string {
  const bytes = bytesOf(id);
  return Buffer.concat([bytes, signId(purpose, bytes)]).toString("base64url");
}

/** The id of the row, which may be gone meanwhile; null for a text that was not made for this purpose. */
export function readSignedToken(purpose: string, token: string): string | null {
  if (!/^[\w-]{64}$/.test(token)) return null;
  const bytes = Buffer.from(token, "base64url");
  const id = bytes.subarray(0, 16);
  if (!timingSafeEqual(signId(purpose, id), bytes.subarray(16))) return null;
  return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** 256 random bits, base64url: what a family's cookie holds. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** SHA-256, hexadecimal: what the database keeps of a token. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
