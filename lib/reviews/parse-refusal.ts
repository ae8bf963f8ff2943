// Reads a refused review as a family should hear it: in its language, with nothing that only a machine understands.
import type { Language } from "@/lib/family/parse-language";
import { reviewWords } from "@/lib/family/words/review";
import { missingName } from "./words/form";

interface Refused {
  error: string;
  code: string;
  fields?: Record<string, string>;
}

/** The same refusal in the portal's words; what the portal itself has said already stays as it is. */
export function parseReviewRefusal<R extends Refused>(refused: R, language: Language): R {
  const { unreadable, failed } = reviewWords[language].refused;
  if (refused.code === "internal") return { ...refused, error: failed };
  if (refused.code === "invalid" && refused.fields) {
    const told = Object.entries(refused.fields).map(([name, sentence]) => [name, wordsOf(name, sentence, language)]);
    const [only, ...more] = told;
    return { ...refused, error: more.length === 0 && only ? only[1] : unreadable, fields: Object.fromEntries(told) };
  }
  return ["invalid", "forbidden", "too_large", "unsupported"].includes(refused.code)
    ? { ...refused, error: unreadable }
    : refused;
}

function wordsOf(name: string, sentence: string, language: Language): string {
  const { missingRating, missingName: nameless, long, signs, unreadable } = reviewWords[language].refused;
  if (name === "rating") return missingRating;
  if (name !== "customerName" && name !== "comment") return unreadable;
  if (sentence.startsWith("At most")) return long;
  return name === "customerName" && sentence === missingName ? nameless : signs;
}
