// Opens many live streams on this machine and notes when each of them hears of a position.
import { Agent, request, type IncomingMessage } from "node:http";

/** One position as one stream heard it. */
export interface Heard {
  stream: number;
  routeId: string;
  seq: number;
  /** The position's own time, milliseconds. */
  at: number;
  /** `performance.now()` of this process. */
  heardAt: number;
}

interface Streams {
  heard: Heard[];
  /** How many streams the server has ended. */
  ended(): number;
  close(): void;
}

/** Opens one stream a cookie, `together` at a time; resolves when every one has begun. */
export async function openStreams(
  addresses: readonly string[],
  cookies: readonly string[],
  together = 50,
): Promise<Streams> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const heard: Heard[] = [];
  const open: IncomingMessage[] = [];
  let ended = 0;
  let begun = 0;
  const work = async () => {
    for (let index = begun++; index < cookies.length; index = begun++) {
      const address = addresses[index % addresses.length] ?? "";
      const stream = await begin(agent, address, cookies[index] ?? "");
      stream.once("close", () => {
        ended += 1;
      });
      listen(stream, index, heard);
      open.push(stream);
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  return {
    heard,
    ended: () => ended,
    close: () => {
      for (const stream of open) stream.destroy();
      agent.destroy();
    },
  };
}

function begin(agent: Agent, address: string, cookie: string): Promise<IncomingMessage> {
  const { hostname, port } = new URL(address);
  if (hostname !== "127.0.0.1") throw new Error(`${hostname} is not this machine.`);
  return new Promise((done, fail) => {
    const asked = request({ agent, host: hostname, port, path: "/api/live", headers: { cookie } }, (response) => {
      response.on("error", () => {});
      if (response.statusCode === 200) done(response);
      else fail(new Error(`A stream was answered ${response.statusCode}.`));
    });
    asked.once("error", fail);
    asked.end();
  });
}

interface Told {
  positions?: { routeId: string; seq: number; at: string }[];
}

function listen(stream: IncomingMessage, index: number, heard: Heard[]): void {
  let rest = "";
  stream.setEncoding("utf8").on("data", (chunk: string) => {
    const heardAt = performance.now();
    const events = (rest + chunk).split("\n\n");
    rest = events.pop() ?? "";
    for (const event of events) {
      const data = event.split("\n").find((line) => line.startsWith("data: "));
      const { positions = [] } = data ? (JSON.parse(data.slice(6)) as Told) : {};
      for (const { routeId, seq, at } of positions)
        heard.push({ stream: index, routeId, seq, at: Date.parse(at), heardAt });
    }
  });
}
