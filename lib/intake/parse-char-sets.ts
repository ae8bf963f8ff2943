// Classes of characters: which of them a piece of a pattern fits.

/**
 * Classes as bits: `lo` of small letters (1-26), digits, line ends, blanks, marks and all beyond ASCII, `hi` of large
 * letters (1-26). Bit 31 of `hi`: beyond ASCII only what is no more than a letter in another case.
 */
export interface CharSet {
  lo: number;
  hi: number;
  /** The classes of which it fits every character. */
  allLo: number;
  allHi: number;
}

export const every = -1;
const digit = 27;
const line = 28;
const blank = 29;
const mark = 30;
const beyond = 31;

const letters = 0x07_ff_ff_fe;
/** What surely belongs to a word. */
export const word = { lo: letters | (1 << digit), hi: letters };
/** The beginning of the text. */
export const sentinel: CharSet = { lo: 1, hi: 0, allLo: 0, allHi: 0 };
/** The beginning of a line. */
export const lineEnd: CharSet = { lo: 1 | (1 << line) | (1 << beyond), hi: 0, allLo: 0, allHi: 0 };

export const isWordOnly = ({ lo, hi }: { lo: number; hi: number }) =>
  (lo & ~word.lo) === 0 && (hi & ~(word.hi | (1 << beyond))) === 0;

const classes = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[a-z]/.test(character)) return code - 96;
  if (/[A-Z]/.test(character)) return code - 64 + 32;
  if (/\d/.test(character)) return digit;
  if (/[\n\r]/.test(character)) return line;
  return /\s/.test(character) ? blank : mark;
});

/** The class of a character by its code: 0-31, large letters 32 above the small ones. */
export const classOf = (code: number): number => (code < 128 ? (classes[code] as number) : beyond);

const sets = new Map<string, CharSet>();

/** What a piece of a pattern that fits one character fits: a letter, a class in brackets, an escape. */
export function charSetOf(token: string, flags: string): CharSet {
  const known = flags.replace(/[^isu]/g, "");
  const key = `${known} ${token}`;
  const made = sets.get(key) ?? makeSet(token, known);
  sets.set(key, made);
  return made;
}

function makeSet(token: string, flags: string): CharSet {
  const pattern = new RegExp(`^${token}$`, flags);
  const set = { lo: 0, hi: 0, allLo: every & ~(1 | (1 << beyond)), allHi: letters };
  for (let code = 0; code < 128; code += 1) {
    const bit = 1 << (classOf(code) & 31);
    const side = classOf(code) < 32 ? "lo" : "hi";
    if (pattern.test(String.fromCharCode(code))) set[side] |= bit;
    else set[side === "lo" ? "allLo" : "allHi"] &= ~bit;
  }
  const isPlain = /^(?:[ -\-/-~]|\\[dtnrfv\W]|\[(?!\^)(?:[ -[\]^-~]|\\[dtnrfv!-/:-@[-`{-~])*\])$/.test(token);
  if (!isPlain) set.lo |= 1 << beyond;
  // The long s and the sign of Kelvin are letters in another case.
  else if (flags.includes("i") && flags.includes("u") && (set.lo & ((1 << 11) | (1 << 19))) !== 0)
    set.hi |= 1 << beyond;
  return set;
}
