// Posts positions of the measured drives, steadily or as fast as they are taken.
import { Agent, request } from "node:http";
import type { Call } from "../load";
import type { Driving } from "./fill-drives";

let made = 0;

/** The drive's next position: some metres further, a moment later than any before it. */
function nextPosition(at: number) {
  made += 1;
  return {
    clientId: `bench-${made}`,
    at,
    lat: 41.8 + (made % 1_000) / 1e6,
    lng: -87.6,
    accuracy: 8,
    speed: 12,
    heading: 90,
  };
}

const headersOf = (address: string, { cookie }: Driving) => ({
  cookie,
  origin: address,
  "content-type": "application/json",
});

/** Calls of one position each, of one drive after the other. */
export function singleCalls(address: string, drives: readonly Driving[]): () => Call {
  return batchCalls(address, drives, 1);
}

/** Calls of `size` positions each. */
export function batchCalls(address: string, drives: readonly Driving[], size: number): () => Call {
  let turn = 0;
  return () => {
    const drive = drives[turn++ % drives.length];
    if (!drive) throw new Error("There are no drives.");
    const now = Date.now();
    const positions = Array.from({ length: size }, (_, index) => nextPosition(now - (size - index)));
    const path = `/api/routes/${drive.routeId}/positions`;
    return { method: "POST", path, headers: headersOf(address, drive), body: JSON.stringify({ positions }) };
  };
}

export interface Posted {
  routeId: string;
  at: number;
  /** `performance.now()` when the call began and when it was answered. */
  sentAt: number;
  answeredAt: number;
}

/**
 * Posts single positions at an even pace. The servers take turns, and each drive comes to all of them. Raises when one is
 * not answered with 200.
 */
export async function postSteadily(
  addresses: readonly string[],
  drives: readonly Driving[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Posted[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const posted: Posted[] = [];
  const answers: Promise<void>[] = [];
  const began = performance.now();
  const whole = perSecond * seconds;
  try {
    for (let index = 0; index < whole; index += 1) {
      const wait = began + (index * 1_000) / perSecond - performance.now();
      if (wait > 1) await new Promise((rest) => setTimeout(rest, wait));
      const drive = drives[index % drives.length];
      const address = addresses[(index + Math.floor(index / drives.length)) % addresses.length];
      if (!drive || !address) throw new Error("There is nothing to post.");
      const position = nextPosition(Date.now());
      const entry: Posted = { routeId: drive.routeId, at: position.at, sentAt: performance.now(), answeredAt: 0 };
      posted.push(entry);
      const answer = post(agent, address, drive, JSON.stringify(position)).then(() => {
        entry.answeredAt = performance.now();
      });
      // Raised below, once every call has been sent.
      answer.catch(() => {});
      answers.push(answer);
    }
    await Promise.all(answers);
    return posted;
  } finally {
    agent.destroy();
  }
}

function post(agent: Agent, address: string, drive: Driving, body: string): Promise<void> {
  const { hostname, port } = new URL(address);
  if (hostname !== "127.0.0.1") throw new Error(`${hostname} is not this machine.`);
  const path = `/api/routes/${drive.routeId}/positions`;
  return new Promise((done, fail) => {
    const asked = request(
      { agent, host: hostname, port, method: "POST", path, headers: headersOf(address, drive) },
      (response) => {
        response.resume();
        response.once("error", fail);
        response.once("end", () =>
          response.statusCode === 200 ? done() : fail(new Error(`A position was answered ${response.statusCode}.`)),
        );
      },
    );
    asked.once("error", fail);
    asked.end(body);
  });
}
