// Which language a family is spoken to in.
import { expect, it } from "vitest";
import { parseLanguage } from "./parse-language";

it.each([
  [undefined, "es", "es"],
  [undefined, "es-MX,es;q=0.9,en;q=0.8", "es"],
  [undefined, "en-US,en;q=0.9,es;q=0.8", "en"],
  [undefined, "en;q=0.5, ES-419;q=0.9", "es"],
  [undefined, "fr-CA,fr;q=0.9,es;q=0.5", "es"],
  [undefined, "es;q=0", "en"],
  [undefined, "de,*", "en"],
  [undefined, "", "en"],
  [undefined, null, "en"],
  [undefined, ";;,,q=,es;q=x", "en"],
  ["es", "en-US", "es"],
  ["en", "es-US", "en"],
  ["fr", "es-US", "es"],
  ["constructor", null, "en"],
] as const)("chosen %j, asked for %j: %s", (chosen, asked, language) => {
  expect(parseLanguage(chosen, asked)).toBe(language);
});
