// Knocks at the family portal's door over HTTP, each time from the address that the measurement says.
import { Agent, request } from "node:http";

export interface Knock {
  caseId: string;
  pin?: string;
  /** Whom the server takes it for; it runs with TRUSTED_PROXY=127.0.0.1. */
  from: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** The answer's status, and how long it took in milliseconds. */
export function knock(address: string, { from, ...body }: Knock): Promise<{ status: number; ms: number }> {
  const { port } = new URL(address);
  const text = JSON.stringify(body);
  const began = performance.now();
  return new Promise((done, fail) => {
    const headers = {
      Origin: address,
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(text),
      "X-Forwarded-For": from,
    };
    const options = { agent, host: "127.0.0.1", port, method: "POST", path: "/api/family/login", headers };
    const asked = request(options, (response) => {
      response.resume();
      response.once("error", fail);
      response.once("end", () => done({ status: response.statusCode ?? 0, ms: performance.now() - began }));
    });
    asked.once("error", fail);
    asked.end(text);
  });
}

/** An address of its own for each number, each in a neighbourhood of its own up to 65,536. */
export const addressOf = (index: number) =>
  `${11 + Math.floor(index / 65_536)}.${Math.floor(index / 256) % 256}.${index % 256}.7`;

/** How often each status was answered. */
export function tally(statuses: number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
