// Which of the portal's languages a person reads: the chosen one, else the one that the browser asks for first.

export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

/** The languages as those who read them call them. */
export const languageNames: Record<Language, string> = { en: "English", es: "Español" };

/** Where the choice is kept; the middleware sets it when a page is asked for with `?lang`. */
export const languageCookie = "family_language";

/** How long it is kept, in seconds: a year. */
export const languageSeconds = 365 * 24 * 60 * 60;

export const isLanguage = (text: string | null | undefined): text is Language =>
  languages.some((each) => each === text);

/** `acceptLanguage` is the browser's header, 'es-MX,es;q=0.9,en;q=0.8'; what is not ours is English. */
export function parseLanguage(chosen: string | undefined, acceptLanguage: string | null): Language {
  if (isLanguage(chosen)) return chosen;
  const asked = (acceptLanguage ?? "")
    .slice(0, 500)
    .split(",")
    .map((range) => {
      const [tag = "", ...rest] = range.split(";").map((part) => part.trim().toLowerCase());
      const weight = rest.find((part) => part.startsWith("q="))?.slice(2);
      return { language: tag.split("-")[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((first, second) => second.weight - first.weight);
  return asked.map(({ language }) => language).find(isLanguage) ?? "en";
}
