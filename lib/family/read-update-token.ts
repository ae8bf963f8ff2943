// The secret in a message's links: it names who is told, under a key that is not in the database.
import "server-only";
import { readSignedToken, signedToken } from "@/lib/platform/secret-hash";

const purpose = "family-update";

/** 48 bytes, base64url: the id and its HMAC-SHA-256. */
export function updateToken(id: string): string {
  return signedToken(purpose, id);
}

/** The id of a FamilyUpdate, which may be gone meanwhile; null for a text that we did not make. */
export function readUpdateToken(token: string): string | null {
  return readSignedToken(purpose, token);
}
