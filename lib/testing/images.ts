// Small images made by hand, whole and broken, for the tests of what may be a logo.
import { crc32, deflateSync } from "node:zlib";

function chunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

interface PngParts {
  width?: number;
  height?: number;
  /** Rows as they are packed; right for the size unless given. */
  rows?: Buffer;
  /** A chunk before the pixels. */
  more?: [type: string, body: Buffer];
}

/** A grey PNG of 8 bits. */
export function aPng({ width = 4, height = 3, rows, more }: PngParts = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    ...(more ? [chunk(...more)] : []),
    chunk("IDAT", deflateSync(rows ?? Buffer.alloc((width + 1) * height))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The frame of a JPEG with no picture in it. */
export function aJpeg(width = 4, height = 3): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0, 0xff, 0xd9]);
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]), frame, scan]);
}

/** The head of a WebP: lossy, lossless or extended; `flags` are those of the extended one. */
export function aWebp(kind: "VP8 " | "VP8L" | "VP8X", { width = 4, height = 3, flags = 0 } = {}): Buffer {
  const body = Buffer.alloc(kind === "VP8X" ? 10 : 12);
  if (kind === "VP8 ") {
    body.writeUIntBE(0x9d012a, 3, 3);
    body.writeUInt16LE(width, 6);
    body.writeUInt16LE(height, 8);
  } else if (kind === "VP8L") {
    body.writeUInt8(0x2f, 0);
    body.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1);
  } else {
    body.writeUInt8(flags, 0);
    body.writeUIntLE(width - 1, 4, 3);
    body.writeUIntLE(height - 1, 7, 3);
  }
  const head = Buffer.alloc(20);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(12 + body.length, 4);
  head.write(`WEBP${kind}`, 8, "latin1");
  head.writeUInt32LE(body.length, 16);
  return Buffer.concat([head, body]);
}
