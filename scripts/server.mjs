// The product's web server: Node's own HTTP server around Next, which knows its clients and ends in good order.
import { createServer } from "node:http";
import { mendAddress } from "./addresses.mjs";
import { loadEnvironmentFiles, completeEnvironment, readSettings } from "./environment.mjs";
import { overwriteForwarded, requestId, trustedProxies } from "./forwarded.mjs";
import { inRoot, root } from "./paths.mjs";
import { isMain, main, Refusal } from "./process.mjs";
import { onEnd } from "./signals.mjs";
import { staticFiles } from "./static-files.mjs";

const DRAIN_MS = 10_000;
const REQUEST_MS = 30_000;
const KEEP_ALIVE_MS = 65_000;

/** The functions with which the product ends its open streams; it registers them on this symbol. */
const STREAMS = Symbol.for("mortuary.streams");
/** The functions with which the product lets go of its connections before the database ends. */
const CLOSERS = Symbol.for("mortuary.closers");
/** The sentence with which the product says that it cannot start; see instrumentation.ts. */
const REFUSAL = Symbol.for("mortuary.refusal");

function listen(server, port, host) {
  return new Promise((done, fail) => {
    server.once("error", (error) => {
      if (error.code === "EADDRINUSE") fail(new Refusal(portTaken(port, host)));
      else if (error.code === "EACCES")
        fail(new Refusal(`Port ${port} may not be used by this user; set PORT to another.`));
      else if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
        fail(new Refusal(`HOST is "${host}", which is no address of this machine.`));
      } else fail(error);
    });
    server.listen({ port, host }, () => done(server.address().port));
  });
}

/** The sentence for a port that another program uses. */
export const portTaken = (port, host) =>
  `Port ${port} on ${host} is taken by another program. Stop that one, or set PORT to another number.`;

async function callAll(symbol) {
  await Promise.allSettled([...(globalThis[symbol] ?? [])].map(async (end) => end()));
}

// Streams first, for a request that streams never ends by itself; then requests; then what is idle or too slow.
function closer(server) {
  const sockets = new Set();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return async () => {
    const closed = new Promise((done) => {
      server.close(done);
    });
    await callAll(STREAMS);
    server.closeIdleConnections();
    // Browsers open connections ahead; Node takes one that never asked for busy.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    const overdue = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    await closed;
    clearTimeout(overdue);
    await callAll(CLOSERS);
  };
}

const shown = (host) => {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
};

// Next tells how long it took to read its configuration, in the middle of our own lines.
async function quietly(isQuiet, work) {
  const { log } = console;
  if (isQuiet) console.log = () => {};
  try {
    return await work();
  } finally {
    console.log = log;
  }
}

/**
 * Serves the product; the environment is complete and the database ready.
 * @param {{ host: string, port: number, isDevelopment: boolean }} settings port 0 takes a free one
 * @returns {Promise<{ address: string, close: () => Promise<void> }>} `close` ends streams, then requests
 */
export async function serve({ host, port, isDevelopment }) {
  const isTrusted = trustedProxies(process.env.TRUSTED_PROXY);
  const { default: next } = await import("next");
  let isClosing = false;
  let handle;
  const server = createServer({ requestTimeout: REQUEST_MS, keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    const id = requestId(request, isTrusted);
    request.url = mendAddress(request.url);
    overwriteForwarded(request, isTrusted, process.env.PUBLIC_URL);
    request.headers["x-request-id"] = id;
    response.setHeader("X-Request-Id", id);
    // What was being asked when the end came keeps its connection no longer than its answer.
    response.once("close", () => {
      if (isClosing) server.closeIdleConnections();
    });
    if (isClosing || !handle) {
      response.writeHead(503, { "Retry-After": "2", Connection: "close" }).end();
      return;
    }
    handle(request, response);
  });
  const bound = await listen(server, port, host);
  const close = closer(server);
  try {
    const app = await quietly(!isDevelopment, async () => {
      const made = next({
        dev: isDevelopment,
        dir: root,
        hostname: shown(host),
        port: bound,
        httpServer: server,
        // Next prints a page's failure with its message; instrumentation.ts logs it without.
        quiet: !isDevelopment,
      });
      await made.prepare();
      if (globalThis[REFUSAL]) throw new Refusal(globalThis[REFUSAL]);
      return made;
    });
    const answer = app.getRequestHandler();
    const sendStatic = isDevelopment ? null : staticFiles(inRoot(".next", "static"));
    handle = (request, response) => {
      const otherwise = () => answer(request, response).catch(() => response.destroy());
      if (sendStatic) sendStatic(request, response, otherwise);
      else otherwise();
    };
  } catch (error) {
    await close();
    throw error;
  }
  // Links in mails need an address; that of a host others could name would be theirs to choose.
  if (["127.0.0.1", "::1", "localhost"].includes(host)) {
    globalThis.mortuaryLocalAddress = `http://${shown(host)}:${bound}`;
  }
  return {
    address: process.env.PUBLIC_URL || `http://${shown(host)}:${bound}`,
    close: async () => {
      isClosing = true;
      await close();
    },
  };
}

if (isMain(import.meta.url)) {
  await main(async () => {
    loadEnvironmentFiles();
    const settings = readSettings();
    const isDevelopment = process.env.NODE_ENV === "development";
    if (settings.isEmbedded)
      throw new Refusal("DATABASE_URL is not set. `npm start` brings a database with it; this does not.");
    completeEnvironment({ ...settings, isDevelopment });
    const { requireMigrated } = await import("./migrate.mjs");
    await requireMigrated(process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL);
    const ending = onEnd();
    const server = await serve({ ...settings, isDevelopment });
    process.stdout.write(`Ready on ${server.address}\n`);
    await ending;
    await server.close();
    process.exit(0);
  });
  process.exit();
}
