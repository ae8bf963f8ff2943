// The type of the paper: its fonts, what to do with letters they lack, and where a long word may break.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Font, Text, type TextProps } from "@react-pdf/renderer";

const sans = "Geist";
const mono = "Geist Mono";
export const fonts = { sans, mono } as const;

let isRegistered = false;

/** Makes the fonts known, once. They are files of the package that also serves the screens. */
export function registerFonts(): void {
  if (isRegistered) return;
  // The place is asked for at run time, for a bundler would move this file away from the packages.
  const folder = join(dirname(createRequire(join(process.cwd(), "package.json")).resolve("geist/font/sans")), "fonts");
  const file = (family: string, name: string) => join(folder, family, `${name}.ttf`);
  Font.register({
    family: sans,
    fonts: [
      { src: file("geist-sans", "Geist-Regular"), fontWeight: 400 },
      { src: file("geist-sans", "Geist-Medium"), fontWeight: 500 },
      { src: file("geist-sans", "Geist-SemiBold"), fontWeight: 600 },
    ],
  });
  Font.register({ family: mono, src: file("geist-mono", "GeistMono-Regular"), fontWeight: 400 });
  Font.registerHyphenationCallback(breakWord);
  isRegistered = true;
}

/** Words up to this many letters stay whole. */
const longestWord = 18;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Where a line may break within a word. A gap of nothing between two parts breaks without a hyphen, which would be
 * read as part of a number or an address.
 */
function breakWord(word: string | null): string[] {
  // A double name breaks at its hyphen first.
  const joined = (word ?? "").split(/(?<=\p{L}-)(?=\p{L})/u);
  return joined.flatMap((part, index) => (index === 0 ? breakPart(part) : ["", ...breakPart(part)]));
}

function breakPart(word: string): string[] {
  const parts = Array.from(graphemes.segment(word), (letter) => letter.segment);
  if (parts.length <= longestWord && word.trim() !== "") return [word];
  return parts.flatMap((part, index) => (index === 0 || part.trim() === "" ? [part] : ["", part]));
}

/** What Geist draws in every weight, as ranges of Unicode: Latin with Vietnamese, Cyrillic, and common signs. */
const ranges =
  "a 20-7e a0-ac ae-113 116-12b 12e-137 139-13e 141-148 14a-14d 150-17e 18f 192 1a0-1a1 1af-1b0 1cd-1ce 1e4-1e9 " +
  "218-21b 237 259 2b9 2bc 2c6-2c8 2d8-2dd 300-304 306-30c 312 31b 323 326-328 335-338 39b 3a9 3bb-3bc 3c0 3c9 " +
  "400-45f 462-463 46a-46b 472-475 490-493 496-497 49a-49b 4a2-4a3 4ae-4b3 4b6-4b7 4ba-4bb 4c0 4cf 4d8-4d9 " +
  "4e2-4e3 4e8-4e9 4ee-4ef e3f 1e20-1e21 1e80-1e85 1e9e 1ea0-1ef9 2013-2014 2018-201a 201c-201e 2020-2022 2026 " +
  "2030 2032-2033 2039-203a 2044 2070 2074-2079 2080-2089 20aa 20ac 20b1 20b4 20b9 20bd 2116-2117 2122 2153-2155 " +
  "215b-215e 2190-2199 2202 2206 220f 2211-2212 221a 221e 222b 2236 2248 2260 2264-2265";

const drawn = new Set(
  ranges.split(" ").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map((digits) => Number.parseInt(digits, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  }),
);

const isDrawn = (text: string) => Array.from(text).every((letter) => drawn.has(letter.codePointAt(0) ?? 0));

/** Said with a sign that looks the same. */
const alike: Readonly<Record<string, string>> = {
  "\t": " ",
  "\u02BB": "\u2018",
  "\u2010": "-",
  "\u2011": "-",
  "\u2012": "\u2013",
  "\u2015": "\u2014",
  "\u201B": "\u2018",
};

/** A letter that is missing whole may be there with its accent apart. */
function sayable(letter: string): string | null {
  const apart = letter.normalize("NFD");
  return [alike[letter] ?? letter, apart].find(isDrawn) ?? null;
}

/**
 * The text as the fonts can draw it. A letter that they lack is written as its Unicode number, '[U+674E]', so that
 * nothing is lost; marks that nobody sees are left out.
 */
export function toPaperText(text: string): string {
  const plain = text
    .normalize("NFC")
    .replaceAll(/\r\n?|\u2028|\u2029/g, "\n")
    .replaceAll(/\p{Zs}/gu, " ")
    .replaceAll(/[\p{Cf}\uFE00-\uFE0F]/gu, "");
  let isOpen = false;
  let written = "";
  for (const letter of plain) {
    const said = sayable(letter);
    if (said !== null) {
      written += isOpen ? `]${said}` : said;
      isOpen = false;
    } else {
      const number = `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
      written += isOpen ? ` ${number}` : `[${number}`;
      isOpen = true;
    }
  }
  return isOpen ? `${written}]` : written;
}

/** Lines that stay together. Were each twice as many as reckoned, a page would still hold them. */
const mostWhole = 20;

/** Whether texts one below the other, each of `size` in a column of `width` points, are too tall to stay together. */
export function isTall(texts: readonly string[], width: number, size: number): boolean {
  const perLine = width / (size * 0.55);
  const lines = texts.flatMap((text) => toPaperText(text).split("\n"));
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0) > mostWhole;
}

/** A text that somebody typed. */
export function Words({ children, ...rest }: Omit<TextProps, "children" | "render"> & { children: string }) {
  return <Text {...rest}>{toPaperText(children)}</Text>;
}
