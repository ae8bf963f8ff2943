// A gateway for text messages on loopback: it keeps what it is handed.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

export interface TextGateway {
  /** As in SMS_GATEWAY_URL. */
  url: string;
  /** What was handed over, in order, and what it was signed with. */
  texts: { to: string; text: string; authorization: string | undefined }[];
  stop(): Promise<void>;
}

/** Starts it on a free port. */
export async function startTextGateway(): Promise<TextGateway> {
  const texts: TextGateway["texts"] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { to, text } = body as { to: string; text: string };
      texts.push({ to, text, authorization: request.headers.authorization });
      response.writeHead(202).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/messages`,
    texts,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => void server.close(done));
    },
  };
}
