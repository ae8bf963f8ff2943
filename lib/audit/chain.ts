// How one link of the record is sealed to the one before it, and how a seal is checked.
import { createHash, randomBytes } from "node:crypto";

/** What a link's hash covers. The payload is in it only as a salted digest, so that it can be erased. */
export interface SealedFields {
  chain: string;
  seq: number;
  type: string;
  /** ISO 8601, UTC, milliseconds. */
  at: string;
  actorKind: string;
  actorId: string | null;
  businessId: string | null;
  requestId: string | null;
  payloadDigest: string;
  prevHash: string;
}

/** What the first link of every chain points to. */
export const firstPrevHash = "0".repeat(64);

const sha256 = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");

/** JSON with keys in order, so that equal values make equal texts. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value ?? null);
  const entries = Object.entries(value).filter(([, held]) => held !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${canonicalJson(held)}`).join(",")}}`;
}

/** SHA-256 over salt and payload, hexadecimal. */
export function digestPayload(payload: unknown, salt: string): string {
  return sha256(`${salt}\n${canonicalJson(payload)}`);
}

/** A fresh salt of 128 bits, hexadecimal. */
export function newSalt(): string {
  return randomBytes(16).toString("hex");
}

/** The stored text and its hash. */
export function seal(fields: SealedFields): { canonical: string; hash: string } {
  const canonical = canonicalJson(fields);
  return { canonical, hash: sha256(canonical) };
}

/** A stored link, as the verifier reads it. */
export interface StoredLink extends SealedFields {
  canonical: string;
  hash: string;
  payload: unknown;
  salt: string | null;
  erased: boolean;
}

/** What is wrong with a link that should follow `prev`, in a sentence; null when it holds. */
export function faultOf(link: StoredLink, prev: { seq: number; hash: string }): string | null {
  if (link.seq !== prev.seq + 1) return `link ${prev.seq + 1} is missing`;
  if (link.prevHash !== prev.hash) return "it does not follow the link before it";
  if (sha256(link.canonical) !== link.hash) return "its hash does not match its sealed text";
  const { canonical, hash: _hash, payload, salt, erased, ...fields } = link;
  if (canonicalJson(fields) !== canonical) return "its columns do not match its sealed text";
  if (erased) return null;
  if (salt === null || digestPayload(payload, salt) !== link.payloadDigest) return "its payload was changed";
  return null;
}
