// Reads how many people a removal takes from what answers its label: "2", "two men".
import type { Reading } from "./parse-span";

const numberWords: Readonly<Record<string, string>> = {
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  single: "1",
  solo: "1",
  pair: "2",
  double: "2",
  uno: "1",
  una: "1",
  dos: "2",
  tres: "3",
};

/** "4 in the house": so many are there already. */
const present =
  /^ (?:\p{L}+ )?(?:(?:in|at) (?:the |his |her )?(?:house|home|room|bedside)|present|there|already there|on site)\b/iu;

/** A number of people: "2", "two men", "2 person". */
export function readCrew(whole: string, segment = whole): Reading | null {
  const match =
    /^\W*(?:(?:with|for|given|because of|due to|considering) (?:the |those |these |that |his |her )?[^.,;:\d]{2,30},\s)?(?:(?:y|yes|no|nope)\b[\s,:;.(–-]{1,4})?(?:(?:better|probably|prolly|maybe|i think|i guess|i['’]d (?:say|send|bring|want)|i would (?:say|send|bring)|make (?:it|that)|you(?:['’]ll)? need|we need|need|send|bring|take|it['’]?ll take|going to take|crew of|team of)\s){0,3}(?:at least |min(?:imum)?\.? (?:of )?|just |only |a |x)?(\d(?=ppl\b|\b(?! ?[ap]\.?m\b|:\d))|one|two|three|four|five|single|solo|double|pair|uno|una|dos|tres)(?:\b|(?=ppl))(?!\s*[-/]\s*\d)/i.exec(
      segment,
    );
  if (!match || present.test(segment.slice(match[0].length))) return null;
  const word = (match[1] as string).toLowerCase();
  return { value: numberWords[word] ?? word, start: 0, end: Math.min(match[0].length, whole.length), confidence: 0.95 };
}
