// What counts as an image, and what only calls itself one.
import { describe, expect, it } from "vitest";
import { aJpeg, aPng, aWebp } from "@/lib/testing/images";
import { readImage } from "./image";

describe("whole images", () => {
  it.each([
    ["PNG", aPng(), "image/png"],
    ["PNG with words in it", aPng({ more: ["tEXt", Buffer.from("Comment\0hello")] }), "image/png"],
    ["JPEG", aJpeg(), "image/jpeg"],
    ["lossy WebP", aWebp("VP8 "), "image/webp"],
    ["lossless WebP", aWebp("VP8L"), "image/webp"],
    ["extended WebP", aWebp("VP8X"), "image/webp"],
  ])("%s is known by its content", async (_, bytes, mediaType) => {
    expect(await readImage(bytes)).toEqual({ mediaType, width: 4, height: 3 });
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** One byte of the pixels turned over. */
function torn(image: Buffer): Buffer {
  const copy = Buffer.from(image);
  copy[45] = (copy[45] ?? 0) ^ 0xff;
  return copy;
}

describe("what is no image", () => {
  it.each<[string, Buffer]>([
    ["nothing", Buffer.alloc(0)],
    ["an SVG", Buffer.from(svg)],
    ["a GIF", Buffer.from("GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;", "latin1")],
    ["a page after a PNG", Buffer.concat([aPng(), Buffer.from(svg)])],
    ["a page after a JPEG", Buffer.concat([aJpeg(), Buffer.from(svg)])],
    ["a page after a WebP", Buffer.concat([aWebp("VP8 "), Buffer.from(svg)])],
    ["a page that begins like a PNG", Buffer.concat([aPng().subarray(0, 8), Buffer.from(svg)])],
    ["a torn PNG", torn(aPng())],
    ["a PNG without all of its rows", aPng({ rows: Buffer.alloc(7) })],
    ["a PNG with more than its rows", aPng({ rows: Buffer.alloc(1_000_000) })],
    ["a PNG that moves", aPng({ more: ["acTL", Buffer.alloc(8)] })],
    ["a PNG without width", aPng({ width: 0 })],
    ["a PNG of too many pixels", aPng({ width: 2_500, height: 2_500 })],
    ["a PNG that is too long", aPng({ width: 1, height: 5_000 })],
    ["a JPEG that is too long", aJpeg(5_000, 1)],
    ["a JPEG of too many pixels", aJpeg(4_000, 4_000)],
    ["a JPEG without a frame", Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9])],
    ["a JPEG without height", aJpeg(4, 0)],
    ["a WebP of too many pixels", aWebp("VP8X", { width: 4_000, height: 4_000 })],
    ["a WebP that moves", aWebp("VP8X", { flags: 0x02 })],
  ])("%s is refused", async (_, bytes) => {
    expect(await readImage(bytes)).toBeNull();
  });

  it("a file that is cut off anywhere is refused", async () => {
    for (const whole of [aPng(), aJpeg(), aWebp("VP8 "), aWebp("VP8L"), aWebp("VP8X")]) {
      for (let length = 0; length < whole.length; length += 1) {
        expect(await readImage(whole.subarray(0, length)), `${length} of ${whole.length}`).toBeNull();
      }
    }
  });
});
