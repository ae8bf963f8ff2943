// The built files go out as they were compressed once, and nothing else of the build goes out with them.
import { mkdirSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compressFiles, staticFiles } from "./static-files.mjs";

const folder = mkdtempSync(join(tmpdir(), "mortuary-static-"));
const files = join(folder, "static");
const script = "const screen = 'the chain of custody';\n".repeat(200);
const seen: string[] = [];
const server = createServer((asked, answer) => {
  serve(asked, answer, () => {
    seen.push(asked.url ?? "");
    answer.writeHead(404).end("otherwise");
  });
});
let serve: ReturnType<typeof staticFiles>;
let port: number;

beforeAll(async () => {
  mkdirSync(join(files, "chunks"), { recursive: true });
  writeFileSync(join(folder, "BUILD_ID"), "a secret of the build");
  for (const name of ["main.js", "gone.js", "part.css"]) writeFileSync(join(files, "chunks", name), script);
  writeFileSync(join(files, "chunks", "small.js"), "1;");
  writeFileSync(join(files, "chunks", "face.woff2"), script);
  await compressFiles(files);
  serve = staticFiles(files);
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** As a client that mends no path. */
async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    request({ port, host: "127.0.0.1", path, headers, method }, done).on("error", fail).end();
  });
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

it.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
])("sends what fits %s, for ever", async (accepted, encoding, open) => {
  const { status, headers, body } = await ask("/_next/static/chunks/main.js?dpl=1", { "accept-encoding": accepted });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-encoding": encoding,
    "content-type": "text/javascript; charset=UTF-8",
    "content-length": `${body.length}`,
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
  expect(body.length).toBeLessThan(script.length / 10);
  expect(open(body).toString()).toBe(script);
});

it("sends a file as it is where nothing fits, or nothing is gained", async () => {
  const plain = await ask("/_next/static/chunks/part.css");
  expect([plain.headers["content-encoding"], plain.body.toString()]).toEqual([undefined, script]);
  for (const name of ["small.js", "face.woff2"]) {
    const { headers } = await ask(`/_next/static/chunks/${name}`, { "accept-encoding": "br" });
    expect([name, headers["content-encoding"]]).toEqual([name, undefined]);
  }
});

it("says no more than the head, and nothing anew that is known", async () => {
  const path = "/_next/static/chunks/main.js";
  const head = await ask(path, { "accept-encoding": "br" }, "HEAD");
  expect([head.status, head.body.length]).toEqual([200, 0]);
  const known = await ask(path, { "accept-encoding": "br", "if-none-match": head.headers.etag ?? "" });
  expect([known.status, known.body.length]).toEqual([304, 0]);
});

it("leaves all that is none of its files to others, with nothing said", async () => {
  // Another build has taken it away since.
  for (const tail of ["", ".br", ".gz"]) unlinkSync(join(files, "chunks", `gone.js${tail}`));
  seen.length = 0;
  const paths = [
    "/_next/static/chunks/gone.js",
    "/_next/static/chunks/never.js",
    "/_next/static/chunks",
    "/_next/static/chunks/",
    "/_next/static/../BUILD_ID",
    "/_next/static/%2e%2e/BUILD_ID",
    "/_next/static/..%2fBUILD_ID",
    "/dashboard?from=/_next/static/chunks/main.js",
  ];
  for (const path of paths) {
    const { status, headers, body } = await ask(path, { "accept-encoding": "br" });
    expect([path, status, body.toString()]).toEqual([path, 404, "otherwise"]);
    expect([headers["content-encoding"], headers["content-type"], headers.vary]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  }
  expect(seen).toEqual(paths);
  expect((await ask("/_next/static/chunks/main.js", {}, "POST")).body.toString()).toBe("otherwise");
});
