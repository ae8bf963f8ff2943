// The language of whoever is asking: for pages, endpoints, actions and gates, which hand it on.
import "server-only";
import { cookies, headers } from "next/headers";
import { type Language, languageCookie, parseLanguage } from "./parse-language";

/** The language that was chosen (`?lang` counts at once), else the browser's, else English. */
export async function readLanguage(): Promise<Language> {
  const [store, asked] = await Promise.all([cookies(), headers()]);
  return parseLanguage(store.get(languageCookie)?.value, asked.get("accept-language"));
}
