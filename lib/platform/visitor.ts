// Who asks and how: the address and the scheme, as our own server reports them.
import "server-only";
import { env } from "./env";

/** The caller's address; our server overwrites the header, so nobody can choose it. 'local' where none is known. */
export function clientAddress(headers: Headers): string {
  return headers.get("x-forwarded-for")?.split(",")[0]?.trim() || "local";
}

/** True when people reach the product by https: by its configured address, else by the scheme that was asked. */
export function isHttps(headers: Headers): boolean {
  // next-auth builds its own addresses from NEXTAUTH_URL, so cookies must follow the same one.
  const configured = process.env.NEXTAUTH_URL || env().PUBLIC_URL;
  if (configured) return configured.startsWith("https:");
  return headers.get("x-forwarded-proto") === "https";
}
