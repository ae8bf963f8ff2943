// Whether a call comes from our own pages, and whether a person asked for it.
import "server-only";
import { env } from "./env";

/**
 * True when `Origin` is the host that was asked, or PUBLIC_URL. A missing Origin is refused: every browser sends it
 * with a POST. Forwarded headers are our own server's, which overwrites what clients send.
 */
export function isOwnOrigin(headers: Headers): boolean {
  const origin = headers.get("origin");
  if (!origin || !URL.canParse(origin)) return false;
  const publicUrl = env().PUBLIC_URL;
  if (publicUrl && new URL(publicUrl).origin === new URL(origin).origin) return true;
  const asked = headers.get("x-forwarded-host") ?? headers.get("host");
  return asked !== null && new URL(origin).host === asked.toLowerCase();
}

/** False for a link on another site and for a prefetch, which shall sign nobody out. */
export function isAskedByPerson(headers: Headers): boolean {
  return headers.get("sec-fetch-site") !== "cross-site" && !headers.get("sec-purpose")?.includes("prefetch");
}

/** The platform's own address without a slash at its end: PUBLIC_URL, else the one that was asked. For what goes back to whoever asked. */
export function publicAddress(headers: Headers): string {
  const configured = env().PUBLIC_URL;
  if (configured) return configured.replace(/\/+$/, "");
  const host = headers.get("x-forwarded-host") ?? headers.get("host") ?? "localhost";
  const asked = `${headers.get("x-forwarded-proto") ?? "http"}://${host}`;
  // Next asks for pages of its own with hosts that are none.
  return URL.canParse(asked) ? new URL(asked).origin : "http://localhost";
}
