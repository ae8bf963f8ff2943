// Puts an address together whose street, town, state and ZIP code a form of unusual make asks for one by one.
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import { properCase } from "./parse-words";
import { stateLetters } from "./words/states";

const wrap = String.raw`[\s_"'()*,|;]{0,24}`;
const parting = String.raw`[_"'()*]{0,3}[ \t]{0,2}[:=)\].,]{0,2}[ \t]{0,3}[_"'(*]{0,4}[ \t]{0,2}`;
/** `(Street) 3459 Fifth Ave   (City) Pittsburgh   (State) PA   (Zip) 15213`, `"street":"1150 Ponce Pl NE","city":"Atlanta","st":"GA"`. */
const scattered = new RegExp(
  String.raw`(?<![\p{L}])(?:facility |hosp(?:ital)? |pl(?:ace)? |loc(?:ation)? )?(?:street(?: address)?|address|addr|add|st)${parting}(\d{1,6}[A-Z]? [\p{L}\d .'’#-]{3,40}?)${wrap}(?<![\p{L}])(?:facility |hosp(?:ital)? |pl(?:ace)? |loc(?:ation)? )?(?:city|town|twp)(?:\/(?:st(?:ate)?|zip)){0,2}${parting}(\p{L}[\p{L} .'’-]{1,26}?),?(?:${wrap}(?:(?:state|st)${parting})?([A-Z]{2}))(?:${wrap}(?:zip(?: ?code)?${parting})?(\d{5})(?!\d))`,
  "iu",
);
const others =
  /\b(?:home|residence|res|decedent'?s?|nok|next of kin|kin|informant|billing|bill to|funeral|f\.? ?h|fh|mortuary|destination|deliver|church|cemetery|doctor|physician)\b[^\n]{0,60}$/i;
const places = /\b(?:facility|hospital|place|location|unit|nursing|if facility|room|rm|center|ctr)\b|\bhosp\b/i;

/** Adds it as the place's where the place has no address yet and the words before speak of it. */
export function addScattered(sheet: Sheet, text: string): void {
  if (bestOf(sheet, "locationAddress") && !/^[^,]*$/.test(bestOf(sheet, "locationAddress")?.value ?? "")) return;
  const match = scattered.exec(text);
  const [, street = "", city = "", letters = "", zip = ""] = match ?? [];
  const state = letters.toUpperCase();
  if (!match || !stateLetters.has(state)) return;
  const line = text.slice(Math.max(0, text.lastIndexOf("\n", match.index - 1)), match.index);
  const before = text.slice(Math.max(0, match.index - 200), match.index);
  if (others.test(line) || !places.test(before + match[0])) return;
  const value = `${proper(street)}, ${proper(city)}, ${state} ${zip}`;
  if (sheet.candidates.some((one) => one.value === value && one.field !== "locationAddress")) return;
  addReading(sheet, "locationAddress", { value, start: 0, end: match[0].length, confidence: 0.86 }, match.index, {});
}

const proper = (words: string) => {
  const plain = words.trim().replace(/\s+/g, " ");
  return plain === plain.toUpperCase()
    ? plain
        .split(" ")
        .map((word) => (/^(?:[NS][EW]|[NSEW]|US|SR|CR|\d+)$/.test(word) ? word : properCase(word)))
        .join(" ")
    : plain;
};
