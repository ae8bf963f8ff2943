// Reads whole numbers in words: eighty-five, a hundred and forty, two hundred ten, one eighty.
import { choiceOf } from "./parse-scan";
import type { Reading } from "./parse-span";
import { aboutWords } from "./words/measure-words";
import { smallNumbers, tens } from "./words/numbers";

/** "about", "~", "I'd say she was": what may stand in front of a number and says no more than that it is rough. */
export const aboutNumber = String.raw`(?:(?:[~≈=:.,*(+/-]|(?:${choiceOf(aboutWords)})(?![\p{L}\d]))[\s]{0,2}){0,6}`;

const small = choiceOf(Object.keys(smallNumbers));
const ten = choiceOf(Object.keys(tens));
const below100 = String.raw`(?:(?:${ten})(?:[ -](?:${small}))?|${small})`;

/** A number in words, as part of a pattern. */
export const numberInWords = String.raw`(?:(?:an?|${small})[ -]hundred(?:[ -](?:and[ -])?${below100})?|(?:one|two|three|four)[ -](?:(?:${ten})(?:[ -](?:${small}))?|(?:ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen)(?!\p{L})|(?:oh|o)[ -](?:one|two|three|four|five|six|seven|eight|nine)(?!\p{L}))|${below100})`;

const wholeNumber = new RegExp(String.raw`^${numberInWords}(?!\p{L})`, "iu");

/** The number `words` begin with, or null. */
export function readNumberInWords(words: string): Reading<number> | null {
  const match = wholeNumber.exec(words);
  if (!match) return null;
  const parts = match[0]
    .toLowerCase()
    .split(/[ -]+/)
    .filter((part) => part !== "and");
  let sum = 0;
  for (const [index, part] of parts.entries()) {
    const value = smallNumbers[part] ?? tens[part];
    if (part === "hundred") sum *= 100;
    else if (part === "a" || part === "an") sum += 1;
    else if (part === "oh" || part === "o") sum *= 100;
    // "one eighty" is a hundred and eighty, "two ten" two hundred and ten.
    else if (value !== undefined) sum = index === 1 && value >= 10 && sum <= 4 ? sum * 100 + value : sum + value;
  }
  return { value: sum, start: 0, end: match[0].length, confidence: 0.85 };
}
