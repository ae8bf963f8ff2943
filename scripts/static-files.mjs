// Compresses the built scripts and styles once, and sends them as they were compressed.
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import expressStaticGzip from "express-static-gzip";

const PREFIX = "/_next/static";
const COMPRESSIBLE = /\.(?:js|mjs|css|svg|json|txt)$/;
/** Bytes below which an answer does not get smaller. */
const LEAST = 1024;
/** One step less than the best, which takes eight times as long for a tenth. */
const BROTLI_QUALITY = 9;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Lays `.br` and `.gz` beside every file of a folder that they make smaller.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      if ((await stat(path)).size < LEAST) return;
      const text = await readFile(path);
      const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
      await Promise.all([
        brotli(text, { params }).then((smaller) => writeFile(`${path}.br`, smaller)),
        zip(text, { level: constants.Z_BEST_COMPRESSION }).then((smaller) => writeFile(`${path}.gz`, smaller)),
      ]);
    }),
  );
}

/**
 * What sends the files of `folder` below /_next/static. Next compresses them for every answer anew, half of what the
 * first load of a page costs its server.
 * @param {string} folder
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, otherwise: () => void) => void}
 *   `otherwise` is called for all that is no file of the folder, with nothing said
 */
export function staticFiles(folder) {
  const send = expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ["br", "gzip"],
    index: false,
    serveStatic: { immutable: true, maxAge: "365d", redirect: false },
  });
  return (request, response, otherwise) => {
    const { url } = request;
    if (!url.startsWith(`${PREFIX}/`)) return otherwise();
    request.url = url.slice(PREFIX.length);
    request.path = request.url.split("?", 1)[0];
    return send(request, response, () => {
      request.url = url;
      for (const name of ["Content-Encoding", "Content-Type", "Vary"]) response.removeHeader(name);
      otherwise();
    });
  };
}
