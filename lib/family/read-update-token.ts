// The secret in a message's links: it names who is told, under a key that is not in the database.
import "server-only";
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { authSecret } from "@/lib/platform/env";

const bytesOf = (id: string) => Buffer.from(id.replaceAll("-", ""), "hex");

function sign(id: Buffer): Buffer {
  const key = hkdfSync("sha256", authSecret(), "", "family-update", 32);
  return createHmac("sha256", Buffer.from(key)).update(id).digest();
}

/** 48 bytes, base64url: the id and its HMAC-SHA-256. */
export function updateToken(id: string): string {
  const bytes = bytesOf(id);
  return Buffer.concat([bytes, sign(bytes)]).toString("base64url");
}

/** The id of a FamilyUpdate, which may be gone meanwhile; null for a text that we did not make. */
export function readUpdateToken(token: string): string | null {
  if (!/^[\w-]{64}$/.test(token)) return null;
  const bytes = Buffer.from(token, "base64url");
  const id = bytes.subarray(0, 16);
  if (!timingSafeEqual(sign(id), bytes.subarray(16))) return null;
  return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
