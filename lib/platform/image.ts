// Tells what an image is by its content: whole PNG, JPEG and WebP files, and nothing else.
import { crc32, inflate } from "node:zlib";

export interface ImageFacts {
  mediaType: "image/png" | "image/jpeg" | "image/webp";
  /** Pixels. */
  width: number;
  height: number;
}

/** Pixels of one side, and of the whole: what a small file may blow up to. */
const longestSide = 4096;
const mostPixels = 4_000_000;

/** Null for what is none of the three, is cut off or goes on behind its end, is broken, moves, or is too large. */
export async function readImage(bytes: Uint8Array): Promise<ImageFacts | null> {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const facts = (await readPng(data)) ?? readJpeg(data) ?? readWebp(data);
    if (!facts || facts.width < 1 || facts.height < 1) return null;
    return Math.max(facts.width, facts.height) <= longestSide && isSmall(facts) ? facts : null;
  } catch (error) {
    // Reading beyond the end: the file is cut off.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const isSmall = ({ width, height }: { width: number; height: number }) => width * height <= mostPixels;

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Bits of a pixel for one sample of each, by colour type. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

async function readPng(data: Buffer): Promise<ImageFacts | null> {
  if (!data.subarray(0, 8).equals(pngStart)) return null;
  const packed: Buffer[] = [];
  let head: Buffer | null = null;
  for (let at = 8; ; ) {
    const length = data.readUInt32BE(at);
    const type = data.toString("latin1", at + 4, at + 8);
    const body = data.subarray(at + 8, at + 8 + length);
    if (data.readUInt32BE(at + 8 + length) !== crc32(data.subarray(at + 4, at + 8 + length))) return null;
    if ((head === null) !== (type === "IHDR") || type === "acTL") return null;
    if (type === "IHDR") head = body;
    if (type === "IDAT") packed.push(body);
    at += 12 + length;
    if (type === "IEND") return at === data.length && head ? checkPixels(head, packed) : null;
  }
}

async function checkPixels(head: Buffer, packed: Buffer[]): Promise<ImageFacts | null> {
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const facts = { mediaType: "image/png", width, height } as const;
  const bits = head.readUInt8(8) * (samples[head.readUInt8(9)] ?? Number.NaN);
  if (!isSmall(facts) || Number.isNaN(bits) || head.readUInt8(8) > 16) return null;
  const isInterlaced = head.readUInt8(12) === 1;
  const whole = (Math.ceil((width * bits) / 8) + 1) * height;
  // Interlaced rows come in seven passes, each with filter bytes and rounding of its own.
  const most = isInterlaced ? whole * 2 + 64 : whole;
  const pixels = await new Promise<Buffer | null>((resolve) => {
    inflate(Buffer.concat(packed), { maxOutputLength: most + 1 }, (error, all) => resolve(error ? null : all));
  });
  if (!pixels) return null;
  return (isInterlaced ? pixels.length > 0 && pixels.length <= most : pixels.length === whole) ? facts : null;
}

/** Baseline, extended and progressive frames; what other frames hold, browsers do not show. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xc2;

function readJpeg(data: Buffer): ImageFacts | null {
  if (data.length < 4 || data.readUInt16BE(0) !== 0xffd8 || data.readUInt16BE(data.length - 2) !== 0xffd9) return null;
  let facts: ImageFacts | null = null;
  for (let at = 2; ; ) {
    if (data.readUInt8(at) !== 0xff) return null;
    const marker = data.readUInt8(at + 1);
    // The picture itself follows; it was seen to end.
    if (marker === 0xda) return facts;
    if (isFrame(marker)) {
      if (facts || data.readUInt8(at + 4) !== 8) return null;
      facts = { mediaType: "image/jpeg", height: data.readUInt16BE(at + 5), width: data.readUInt16BE(at + 7) };
    }
    at += 2 + data.readUInt16BE(at + 2);
  }
}

function readWebp(data: Buffer): ImageFacts | null {
  if (data.toString("latin1", 0, 4) !== "RIFF" || data.toString("latin1", 8, 12) !== "WEBP") return null;
  if (data.readUInt32LE(4) + 8 !== data.length) return null;
  const kind = data.toString("latin1", 12, 16);
  const webp = (width: number, height: number) => ({ mediaType: "image/webp", width, height }) as const;
  if (20 + data.readUInt32LE(16) > data.length) return null;
  if (kind === "VP8 ") {
    const isKey = data.readUIntBE(23, 3) === 0x9d012a;
    return isKey ? webp(data.readUInt16LE(26) & 0x3fff, data.readUInt16LE(28) & 0x3fff) : null;
  }
  if (kind === "VP8L") {
    if (data.readUInt8(20) !== 0x2f) return null;
    const packed = data.readUInt32LE(21);
    return webp((packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1);
  }
  if (kind !== "VP8X" || (data.readUInt8(20) & 0x02) !== 0) return null;
  return webp(data.readUIntLE(24, 3) + 1, data.readUIntLE(27, 3) + 1);
}
