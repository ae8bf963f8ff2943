// Looks at every character of a text once, for all the patterns that search it.
import { classOf } from "./parse-char-sets";
import { perReading } from "./parse-memory";

/** The characters of a text by class. */
export interface View {
  /** Class of each character, large letters apart; 0 behind the end. */
  classes: Uint8Array;
  /** Three characters from each place on: `first << 10 | second << 5 | third`. */
  at: Uint16Array;
  /** Each of them that occurs, once. */
  windows: Uint16Array;
}

const views = perReading<View>();
const fewViews = 60;
const mostCharacters = 600_000;
let characters = 0;
const seen = new Uint8Array(1 << 15);

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
  const windows: number[] = [];
  let window = (((classes[0] as number) & 31) << 5) | ((classes[1] as number) & 31);
  for (let place = 0; place <= length; place += 1) {
    window = ((window << 5) & 0x7f_ff) | ((classes[place + 2] as number) & 31);
    at[place] = window;
    if (seen[window]) continue;
    seen[window] = 1;
    windows.push(window);
  }
  for (const one of windows) seen[one] = 0;
  return { classes, at, windows: Uint16Array.from(windows) };
}
