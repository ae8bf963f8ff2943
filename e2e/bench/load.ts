// Sends calls to a server on this machine as fast as it answers, over a fixed number of kept connections.
import { Agent, request } from "node:http";

/** One call; `path` on the server under load. */
export interface Call {
  method: "GET" | "PATCH" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

interface LoadOptions {
  /** http://127.0.0.1:port; no other machine is ever put under load. */
  address: string;
  /** The next call, or null when there are no more. */
  next(): Call | null;
  connections: number;
  /** After this time no further call begins. */
  seconds: number;
}

/** Runs one round and answers calls a second. Raises when an answer is not 200. */
export async function drive({ address, next, connections, seconds }: LoadOptions): Promise<number> {
  const { hostname, port } = new URL(address);
  if (hostname !== "127.0.0.1") throw new Error(`${hostname} is not this machine.`);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  const end = began + seconds * 1000;
  let count = 0;
  const work = async () => {
    for (let call = next(); call && performance.now() < end; call = next()) {
      await send(agent, port, call);
      count += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, work));
    return count / ((performance.now() - began) / 1000);
  } finally {
    agent.destroy();
  }
}

function send(agent: Agent, port: string, { method, path, headers, body }: Call): Promise<void> {
  return new Promise((done, fail) => {
    const asked = request({ agent, host: "127.0.0.1", port, method, path, headers: headers ?? {} }, (response) => {
      response.resume();
      response.once("error", fail);
      response.once("end", () => {
        if (response.statusCode === 200) done();
        else fail(new Error(`${method} ${path} answered ${response.statusCode}.`));
      });
    });
    asked.once("error", fail);
    asked.end(body);
  });
}
