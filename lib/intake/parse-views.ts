// Looks at every character of a text once, for all the patterns that search it.
import { classOf } from "./parse-char-sets";
import { perReading } from "./parse-memory";

/** The characters of a text by class. */
export interface View {
  /** Class of each character, large letters apart; 0 behind the end. */
  classes: Uint8Array;
  /** Three characters from each place on: `first << 10 | second << 5 | third`. */
  at: Uint16Array;
  /** A bit for each of them that occurs; empty for a text so short that its places are looked at themselves. */
  windows: Uint32Array;
  /** Another for every text. */
  id: number;
}

const views = perReading<View>();
const fewViews = 60;
const mostCharacters = 600_000;
let characters = 0;
let ids = 0;

/** Texts from this length on are asked what stands in them before they are searched. */
export const longText = 120;
const none = new Uint32Array(0);

/** The text's characters by class; those of a text that was asked for lately are kept. */
export function viewOf(text: string): View {
  const known = views.get(text);
  if (known) return known;
  if (views.size === 0) characters = 0;
  if (views.size >= fewViews && characters >= mostCharacters) {
    views.clear();
    characters = 0;
  }
  characters += text.length;
  const made = makeView(text);
  views.set(text, made);
  return made;
}

function makeView(text: string): View {
  const { length } = text;
  const classes = new Uint8Array(length + 3);
  for (let place = 0; place < length; place += 1) classes[place] = classOf(text.charCodeAt(place));
  const at = new Uint16Array(length + 1);
  const windows = length < longText ? none : new Uint32Array(1 << 10);
  let window = (((classes[0] as number) & 31) << 5) | ((classes[1] as number) & 31);
  for (let place = 0; place <= length; place += 1) {
    window = ((window << 5) & 0x7f_ff) | ((classes[place + 2] as number) & 31);
    at[place] = window;
    if (windows !== none) windows[window >> 5] = (windows[window >> 5] as number) | (1 << (window & 31));
  }
  ids += 1;
  return { classes, at, windows, id: ids };
}
