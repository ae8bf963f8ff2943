// A small server of map pictures: a style of MapLibre's, and tiles of one colour, with the log of what was asked.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { crc32, deflateSync } from "node:zlib";

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG of one pixel. */
function picture(color: readonly [number, number, number]): Buffer {
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixel = deflateSync(Buffer.from([0, ...color]));
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", pixel), chunk("IEND", Buffer.alloc(0))]);
}

/** `origin` is where it listens; `asked` the paths asked for so far. */
export async function startTiles(color: readonly [number, number, number]) {
  const asked: string[] = [];
  const png = picture(color);
  const server = createServer(({ url = "/", headers }, answer) => {
    asked.push(url);
    answer.setHeader("Access-Control-Allow-Origin", "*");
    if (url !== "/style.json") {
      answer.setHeader("Content-Type", "image/png");
      answer.end(png);
      return;
    }
    answer.setHeader("Content-Type", "application/json");
    const tiles = [`http://${headers.host}/{z}/{x}/{y}.png`];
    answer.end(
      JSON.stringify({
        version: 8,
        sources: { streets: { type: "raster", tiles, tileSize: 256, attribution: "Streets of the test" } },
        layers: [{ id: "streets", type: "raster", source: "streets" }],
      }),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${port}`, asked, stop };
}
