// Decides what a request's forwarded headers say: what this server sees itself, unless a trusted proxy passed it on.
import { BlockList, isIP } from "node:net";
import { Refusal } from "./process.mjs";

const family = (address) => (isIP(address) === 6 ? "ipv6" : "ipv4");
const plain = (address) => (address ?? "").replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");

/**
 * Reads `TRUSTED_PROXY`: addresses and CIDR ranges, separated by commas. Raises a refusal for anything else.
 * @param {string | undefined} text
 * @returns {(address: string | undefined) => boolean} whether an address is a trusted proxy's
 */
export function trustedProxies(text) {
  const list = new BlockList();
  for (const entry of (text ?? "").split(",").map((part) => part.trim())) {
    if (entry === "") continue;
    const [address, bits, ...rest] = entry.split("/");
    const most = isIP(address) === 6 ? 128 : 32;
    const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    if (isIP(address) === 0 || !isRange || rest.length > 0) {
      throw new Refusal(
        `TRUSTED_PROXY holds "${entry}"; it takes addresses and ranges such as 10.0.0.0/8, separated by commas.`,
      );
    }
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return (address) => isIP(plain(address)) !== 0 && list.check(plain(address), family(plain(address)));
}

const first = (header) =>
  String(header ?? "")
    .split(",")[0]
    .trim();

// Every proxy appends the peer it saw, so the last address that is no proxy's is the first one nobody could invent.
function clientBehind(header, peer, isTrusted) {
  const hops = String(header ?? "")
    .split(",")
    .map((hop) => plain(hop.trim()))
    .filter((hop) => isIP(hop) !== 0);
  return hops.findLast((hop) => !isTrusted(hop)) ?? hops[0] ?? peer;
}

// Behind a proxy that puts its own Host, a call from the public address must not look like one from elsewhere.
function publicAddress(origin, publicUrl) {
  if (!origin || !publicUrl || !URL.canParse(publicUrl)) return null;
  const url = new URL(publicUrl);
  return url.origin === origin ? url : null;
}

/**
 * Overwrites a request's forwarded headers, so that the product may believe them: one client address, scheme, host and port.
 * @param {import("node:http").IncomingMessage} request
 * @param {(address: string | undefined) => boolean} isTrusted
 * @param {string} [publicUrl] PUBLIC_URL; a call whose Origin is this address is taken as one that asked it
 */
export function overwriteForwarded(request, isTrusted, publicUrl) {
  const { headers, socket } = request;
  const peer = plain(socket.remoteAddress);
  const isProxied = isTrusted(peer);
  const given = isProxied ? headers : {};
  const known = publicAddress(headers.origin, publicUrl);
  const seen = first(given["x-forwarded-proto"]) === "https" ? "https" : "http";
  const protocol = known ? known.protocol.slice(0, -1) : seen;
  const host = known?.host || first(given["x-forwarded-host"]) || headers.host || "";
  const port = /:(\d+)$/.exec(host)?.[1] ?? (protocol === "https" ? "443" : "80");

  headers["x-forwarded-for"] = isProxied ? clientBehind(given["x-forwarded-for"], peer, isTrusted) : peer;
  headers["x-forwarded-proto"] = protocol;
  headers["x-forwarded-host"] = host;
  headers["x-forwarded-port"] = port;
  delete headers.forwarded;
  delete headers["x-real-ip"];
}

/** A request's number for the logs: a trusted proxy's own, else a new one. */
export function requestId(request, isTrusted) {
  const given = request.headers["x-request-id"];
  const isUsable = typeof given === "string" && /^[\w-]{8,64}$/.test(given);
  return isUsable && isTrusted(request.socket.remoteAddress) ? given : crypto.randomUUID();
}
