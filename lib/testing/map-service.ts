// A server on this machine in place of a map service: answers as it is told, and remembers what it was asked.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface Question {
  method: string | undefined;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}

export interface MapService {
  base: string;
  questions: Question[];
  /** How the next questions are answered. */
  answer: (response: ServerResponse, question: Question) => void;
  close: () => Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

export async function startMapService(): Promise<MapService> {
  const service: MapService = { base: "", questions: [], answer: (response) => response.end(), close };
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const question = { method: request.method, url: request.url ?? "", headers: request.headers, body };
      service.questions.push(question);
      service.answer(response, question);
    });
  });
  function close(): Promise<void> {
    server.closeAllConnections();
    return new Promise((done) => server.close(() => done()));
  }
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  service.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

/** Answers with `value` as JSON. */
export const withJson =
  (value: unknown, status = 200): MapService["answer"] =>
  (response) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));

/** What a service must never be able to do harm with. */
export const badAnswers: [string, MapService["answer"]][] = [
  ["an error page", (response) => void response.writeHead(502).end("<html>Bad gateway</html>")],
  ["a page in place of JSON", (response) => void response.end("<html>Sign in to the network</html>")],
  ["nothing", (response) => void response.end()],
  ["half an answer", (response) => void response.end('{"routes":[{"distance')],
  ["another form", withJson({ routes: "none", code: 7, status: null })],
  ["null", withJson(null)],
  ["deep rubbish", (response) => void response.end("[".repeat(500_000))],
  ["far too much", (response) => void response.end(`{"code":"Ok","status":"OK","x":"${"y".repeat(2_000_000)}"}`)],
  [
    "a stream without end",
    (response) => {
      const more = () => {
        while (!response.destroyed && response.write("x".repeat(65_536)));
      };
      response.on("drain", more);
      more();
    },
  ],
  ["a redirect", (response) => void response.writeHead(302, { location: "http://127.0.0.1:1/elsewhere" }).end()],
  ["a broken connection", (response) => void response.destroy()],
  ["silence", () => {}],
  ["one byte and silence", (response) => void response.write("{")],
];
