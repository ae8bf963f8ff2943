// Who asks and how: the address and the scheme, as our own server reports them.
import "server-only";
import { isIPv4, isIPv6 } from "node:net";
import { env } from "./env";

/**
 * Whom limits count by: the caller's IPv4 address, or the /64 of an IPv6 one, for one household has all of it
 * ('2001:db8:0:7::/64'). Our server overwrites the header, so nobody can choose it. 'local' where none is known.
 */
export function clientAddress(headers: Headers): string {
  const address = headers.get("x-forwarded-for")?.split(",")[0]?.trim().replace(/%.*$/, "");
  if (!address) return "local";
  return isIPv6(address) ? networkOf(address) : address;
}

/**
 * The wider neighbourhood of a caller, for what shall be scarce even to whoever rents many addresses: the /24 of an IPv4
 * address ('203.0.113.0/24'), the /48 of an IPv6 one ('2001:db8:0::/48').
 */
export function clientNetwork(headers: Headers): string {
  const address = clientAddress(headers);
  if (isIPv4(address)) return `${address.split(".").slice(0, 3).join(".")}.0/24`;
  return address.endsWith("::/64") ? `${address.split(":").slice(0, 3).join(":")}::/48` : address;
}

function networkOf(address: string): string {
  // The URL parser writes every form of one address alike, an IPv4 part as two groups.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const before = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return `${groups.slice(0, 4).join(":")}::/64`;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

/** True when people reach the product by https: by its configured address, else by the scheme that was asked. */
export function isHttps(headers: Headers): boolean {
  // next-auth builds its own addresses from NEXTAUTH_URL, so cookies must follow the same one.
  const configured = process.env.NEXTAUTH_URL || env().PUBLIC_URL;
  if (configured) return configured.startsWith("https:");
  return headers.get("x-forwarded-proto") === "https";
}
