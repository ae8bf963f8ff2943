// Patterns that look only where they can begin: over long texts many times as fast, with the same matches.
import { classOf } from "./parse-char-sets";
import { longText, viewOf } from "./parse-views";
import { type Starts, startsOf } from "./parse-starts";

/** The pattern, finding what it found. For those that are searched for in whole texts. */
export const quick = (pattern: RegExp): RegExp => (pattern.sticky ? pattern : new QuickPattern(pattern));

/** The quick form of a pattern that is kept for good; made once. */
export function quickOf(pattern: RegExp): RegExp {
  const known = quicks.get(pattern);
  if (known) return known;
  const made = quick(pattern);
  quicks.set(pattern, made);
  return made;
}

const quicks = new WeakMap<RegExp, RegExp>();

/** Whether a match can begin anywhere in the text. A short text is looked at as it is, without a view of it. */
export function mayBegin(starts: Starts, text: string): boolean {
  const { windows, first, before } = starts;
  if (text.length >= longText && !share(starts, viewOf(text).windows)) return false;
  let [last, one, two] = [0, classAt(text, 0), classAt(text, 1)];
  for (let place = 0; place <= text.length; place += 1) {
    const three = classAt(text, place + 2);
    const window = ((one & 31) << 10) | ((two & 31) << 5) | (three & 31);
    if (((windows[window >> 5] as number) >>> (window & 31)) & 1 && first[one] !== 0 && before[last] !== 0) return true;
    [last, one, two] = [one, two, three];
  }
  return false;
}

const classAt = (text: string, place: number) => (place < text.length ? classOf(text.charCodeAt(place)) : 0);

class QuickPattern extends RegExp {
  static override get [Symbol.species](): RegExpConstructor {
    return RegExp;
  }

  #plain: RegExp | undefined;
  #sticky: RegExp | undefined;
  readonly #isGlobal: boolean;
  readonly #isWide: boolean;
  #same: RegExp | undefined;
  #starts: Starts | null | undefined;
  #asked = 0;
  #isPossible = false;
  /** Kept with the pattern: the language puts them together anew from each letter whenever it begins a search. */
  override readonly flags: string;

  constructor({ source, flags }: RegExp) {
    super(source, flags);
    this.flags = flags;
    this.#isGlobal = flags.includes("g");
    this.#isWide = flags.includes("u");
  }

  override exec(text: string): RegExpExecArray | null {
    const match = this.#next(text, this.#isGlobal ? this.lastIndex : 0);
    if (this.#isGlobal) this.lastIndex = match ? match.index + match[0].length : 0;
    return match;
  }

  override test(text: string): boolean {
    return this.exec(text) !== null;
  }

  override *[Symbol.matchAll](text: string): RegExpStringIterator<RegExpExecArray> {
    for (let from = 0; ; ) {
      const match = this.#next(text, from);
      if (match === null) return;
      const end = match.index + match[0].length;
      from = match[0] === "" ? end + (this.#isWide && (text.codePointAt(end) ?? 0) > 0xff_ff ? 2 : 1) : end;
      yield match;
    }
  }

  override [Symbol.replace](text: string, by: string | ((substring: string, ...found: string[]) => string)): string {
    if (text.length < longText || (typeof by === "string" && by.includes("$"))) {
      this.#same ??= new RegExp(this.source, this.flags);
      return text.replace(this.#same, by as string);
    }
    let [made, from] = ["", 0];
    for (const match of this[Symbol.matchAll](text)) {
      const { index, 0: words, groups } = match;
      const put =
        typeof by === "string"
          ? by
          : (by as (...found: unknown[]) => string)(...match, index, text, ...(groups ? [groups] : []));
      made += text.slice(from, index) + put;
      from = index + words.length;
      if (!this.#isGlobal) break;
    }
    return made + text.slice(from);
  }

  /** Whether any place of the text can be the beginning of a match. */
  #canFit(text: string): boolean {
    if (this.#starts === undefined) this.#starts = startsOf(this);
    if (this.#starts === null) return true;
    const view = viewOf(text);
    if (view.id === this.#asked) return this.#isPossible;
    this.#asked = view.id;
    this.#isPossible = share(this.#starts, view.windows);
    return this.#isPossible;
  }

  /** The pattern itself with another way to search; made when it is first needed, for many never are. */
  #with(way: "g" | "y"): RegExp {
    return new RegExp(this.source, this.flags.replace("g", "") + way);
  }

  #next(text: string, from: number): RegExpExecArray | null {
    if (text.length < longText || this.#starts === null) {
      this.#plain ??= this.#with("g");
      this.#plain.lastIndex = from;
      return this.#plain.exec(text);
    }
    if (!this.#canFit(text)) return null;
    const starts = this.#starts as Starts | null;
    if (!starts) return this.#next(text, from);
    const { windows, first, before } = starts;
    const { classes, at } = viewOf(text);
    this.#sticky ??= this.#with("y");
    const sticky = this.#sticky;
    for (let place = from; place <= text.length; place += 1) {
      const window = at[place] as number;
      if ((((windows[window >> 5] as number) >>> (window & 31)) & 1) === 0) continue;
      if (first[classes[place] as number] === 0 || before[place === 0 ? 0 : (classes[place - 1] as number)] === 0)
        continue;
      if (this.#isWide && place > 0 && isTrail(text, place)) continue;
      sticky.lastIndex = place;
      const match = sticky.exec(text);
      if (match) return match;
    }
    return null;
  }
}

/** Whether three characters with which a match can begin stand together anywhere. */
function share({ windows, filled }: Starts, occurring: Uint32Array): boolean {
  for (let at = 0; at < filled.length; at += 1) {
    const word = filled[at] as number;
    if (((windows[word] as number) & (occurring[word] as number)) !== 0) return true;
  }
  return false;
}

const isTrail = (text: string, place: number) => (text.codePointAt(place - 1) ?? 0) > 0xff_ff;
