// Reads a refused call as a family should hear it: in its language, gently, and with nothing that only a machine understands.
import type { Language } from "./parse-language";
import { doorWords } from "./words/door";
import { failureWords } from "./words/failure";

interface Refused {
  error: string;
  code: string;
  fields?: Record<string, string>;
}

/** The same refusal in the portal's words; what the portal itself has said already stays as it is. */
export function parseRefusal<R extends Refused>(refused: R, language: Language): R {
  const { unreadable, unreadableField, failed } = doorWords[language];
  if (refused.code === "internal") return { ...refused, error: failed };
  if (refused.code === "not_found") return { ...refused, error: failureWords[language].notFound.title };
  if (refused.code === "invalid" && refused.fields) {
    const fields = Object.fromEntries(
      Object.entries(refused.fields).map(([name, sentence]) => [name, fieldWords(name, sentence, language)]),
    );
    const [only, ...more] = Object.values(fields);
    const error = only !== undefined && more.length === 0 ? only : unreadableField;
    return { ...refused, error, fields };
  }
  return ["invalid", "forbidden", "too_large", "unsupported"].includes(refused.code)
    ? { ...refused, error: unreadable }
    : refused;
}

function fieldWords(name: string, sentence: string, language: Language): string {
  const words = doorWords[language];
  if (name === "pin") return words.unreadablePin;
  if (name !== "caseId") return words.unreadableField;
  return sentence === doorWords.en.missingCaseId ? words.missingCaseId : words.unreadableCaseId;
}
