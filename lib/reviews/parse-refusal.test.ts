// A refused review in the words of the portal.
import { expect, it } from "vitest";
import { languages } from "@/lib/family/parse-language";
import { reviewWords } from "@/lib/family/words/review";
import { parseReviewRefusal } from "./parse-refusal";
import { missingName, missingRating } from "./words/form";

it.each(languages)("says of each field what is wrong, in %s", (language) => {
  const words = reviewWords[language].refused;
  const told = (name: string, sentence: string) =>
    parseReviewRefusal({ error: sentence, code: "invalid", fields: { [name]: sentence } }, language);
  expect(told("rating", missingRating)).toEqual({
    error: words.missingRating,
    code: "invalid",
    fields: { rating: words.missingRating },
  });
  expect(told("customerName", missingName).error).toBe(words.missingName);
  expect(told("customerName", "At most 100 characters.").error).toBe(words.long);
  expect(told("comment", "At most 2,000 characters.").error).toBe(words.long);
  expect(told("comment", "This contains characters that cannot be stored.").error).toBe(words.signs);
  expect(told("surprise", '"surprise" is not a field of this call.').error).toBe(words.unreadable);
});

it("says of several fields each its own, and of all together one sentence", () => {
  const fields = { rating: missingRating, customerName: missingName };
  const told = parseReviewRefusal({ error: "Please check 2 fields.", code: "invalid", fields }, "es");
  expect(told.error).toBe(reviewWords.es.refused.unreadable);
  expect(told.fields).toEqual({ rating: "Elija una calificación", customerName: "Escriba su nombre" });
});

it("speaks gently of what only machines do wrong, and lets stand what the portal has said", () => {
  const { unreadable, failed, again } = reviewWords.en.refused;
  const codes = ["invalid", "forbidden", "too_large", "unsupported"];
  for (const code of codes) expect(parseReviewRefusal({ error: "x", code }, "en").error).toBe(unreadable);
  expect(parseReviewRefusal({ error: "Tell us this number: 7", code: "internal" }, "en").error).toBe(failed);
  expect(parseReviewRefusal({ error: again, code: "conflict" }, "en").error).toBe(again);
});
