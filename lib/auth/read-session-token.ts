// Opens next-auth's sealed cookie and takes out which session it belongs to.
import "server-only";
import { createHash } from "node:crypto";
import { decode } from "next-auth/jwt";
import { z } from "zod";
import { authSecret } from "@/lib/platform/env";

const sealed = z.object({ sid: z.uuid(), exp: z.number() });

interface Opened {
  sessionId: string;
  /** Seconds since 1970. */
  expires: number;
}

// Opening a token costs more than reading its session from the database; a bounded memory of digests saves it.
const remembered = new Map<string, Opened>();
const mostRemembered = 2_000;

/** The name of next-auth's cookie; browsers take the prefixed one over https alone. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? "__Secure-next-auth.session-token" : "next-auth.session-token";
}

/** The session's id that `token` carries; null when it is not ours, altered or expired. */
export async function readSessionToken(token: string): Promise<string | null> {
  const digest = createHash("sha256").update(token).digest("base64url");
  const opened = remembered.get(digest) ?? (await open(token));
  if (!opened || opened.expires * 1000 <= Date.now()) {
    remembered.delete(digest);
    return null;
  }
  // Taken out and put back, so that the oldest entry is the one unused for longest.
  remembered.delete(digest);
  remembered.set(digest, opened);
  for (const oldest of remembered.keys()) {
    if (remembered.size <= mostRemembered) break;
    remembered.delete(oldest);
  }
  return opened.sessionId;
}

async function open(token: string): Promise<Opened | null> {
  const payload = await decode({ token, secret: authSecret() }).catch(() => null);
  const result = sealed.safeParse(payload);
  return result.success ? { sessionId: result.data.sid, expires: result.data.exp } : null;
}
