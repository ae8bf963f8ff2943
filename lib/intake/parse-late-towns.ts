// Reads the town, state and ZIP code of an address that are told apart from its street: in the next sentence, or before it.
import { properCase } from "./parse-words";
import { plainWords } from "./words/not-names";
import { stateLetters, stateNames, zipRegions } from "./words/states";

/** The words of a town, with capitals. */
export const townWords = String.raw`((?:(?:St|Ft|Mt)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})`;
/** The letters or the name of a state. */
export const stateWords = String.raw`(${[...stateLetters].join("|")}|${Object.keys(stateNames)
  .filter((name) => name.length > 3)
  .map((name) => properCase(name))
  .join("|")})`;

const figures = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const figure = `(?:${figures.join("|")}|oh|o)`;
const zipCode = String.raw`(\d{5}(?![\d-])|${figure}(?:[ ,-]{1,2}${figure}){4}(?!\p{L}))(?!,? ?(?:lbs?|kg|pounds)\b)`;
/** What people say while they look for the rest. */
const said = String.raw`(?:(?:and|that|that['’]?s|it['’]?s|the|state|is|in|um|uh|uhh|here|there|zip|code|zipcode|sorry|i['’]m|I['’]m|be|would|And|That['’]s|It['’]s|The|State|Zip|In)[,.:]? ){0,7}`;
/** "…, Fremont, four three four two oh", "… Brown St. That's Illinois, 62002", "in Prineville, um, 97754". */
const next = new RegExp(
  String.raw`^(?:[.,;)]{0,2} |[ ,]{0,2}\n[ ]{0,12})${said}(?:${stateWords}[.,]? ${said})?${zipCode}`,
  "u",
);
/** "… in Sparta. It's the brick house past the quarry. Tennessee 38583". */
const far = new RegExp(String.raw`^[^\d\n]{0,90}[.;,] ${said}${stateWords}[.,]? ${said}${zipCode}`, "u");
/** "…, Dover. It's the yellow one. Zip is 19901". */
const farZip = new RegExp(
  String.raw`^[^\d\n]{0,90}\b[Zz]ip(?: ?code)?()(?:,? (?:is|there|here|there is))?[:,]? ${zipCode}`,
  "u",
);
/** "… Lane on Saint Helena, I'm sorry, South Carolina 29920". */
const withTown = new RegExp(
  String.raw`^,? (?:(?:over |out |down |up |here )?(?:on|in) |(?:that|it)['’]?s(?: in)? )?${townWords},? (?:(?:[Ii]['’]m sorry|[Ss]orry|[Uu]m|[Uu]h|that['’]s),? ){0,2}${stateWords},? ${zipCode}`,
  "u",
);
/** "In Lanesboro Minnesota, 55949, at 300 Parkway Avenue". */
const before = new RegExp(
  String.raw`(?:\b(?:in|at|of)|,) ${townWords},? ${stateWords}[.,]? ${zipCode}[.,;]? (?:(?:and )?(?:it['’]?s |the address is |address is )?(?:at |on )?)$`,
  "u",
);
/** "At her house in Elkview, 318 …", "Magnolia Trace, Laurel" above "1220 …", "in Alton. The address is 44 …". */
const townBefore = new RegExp(
  String.raw`(?:\b(?:in|at)|,) ${townWords}(?:,? (?:at |on |is )?|,? [A-Z]{2}, |,? (?:room|rm|unit|apt|bed|#) ?#?[\w-]{1,5}[.,]{0,2} (?:[Ii]t['’]?s |at |on )?|,? at (?:the )?\p{Lu}[\p{L}'’ &.-]{2,40}, |[ ]{0,3}\n[ ]{0,12}|[.,;] (?:and )?(?:(?:[Tt]he|[Ii]ts|[Tt]heir|[Oo]ur|[Ss]treet) ){0,2}[Aa]ddress (?:there |here )?(?:is|['’]s) |[.,;] [Ii]t['’]s (?:at |on )?)$`,
  "u",
);
/** "…, Kingston, ON K7L 2V7". */
const canadian = /^,? ((?:ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|YT|NT|NU),? [A-Z]\d[A-Z] ?\d[A-Z]\d)(?![A-Z\d])/;

const zipOf = (written: string): string =>
  /^\d/.test(written)
    ? written
    : written
        .split(/[ ,-]+/)
        .map((word) => Math.max(0, figures.indexOf(word)))
        .join("");

/** The states that a ZIP code may lie in are those of its first three figures. */
export const liesIn = (zip: string, state: string): boolean => {
  const region = Object.hasOwn(zipRegions, state) ? zipRegions[state] : undefined;
  const area = Number(zip.slice(0, 3));
  return region?.some(([from, to]) => area >= from && area <= to) ?? false;
};

/** The letters of a state that is written in letters or by its name. */
export const lettersOf = (state: string): string | undefined =>
  state.length === 2 ? state : Object.entries(stateNames).find(([name]) => name === state.toLowerCase())?.[1];

const reach = 160;
const isZip = (zip: string) => Object.keys(zipRegions).some((state) => liesIn(zip, state));

/** State and ZIP code that are told behind the town, which ends at `at`. */
export function endBehind(text: string, at: number): { state?: string; zip: string } | null {
  const behind = text.slice(at, at + reach);
  const abroad = canadian.exec(behind)?.[1];
  if (abroad) return { zip: abroad.replace(",", "") };
  const [, written = "", code] = next.exec(behind) ?? far.exec(behind) ?? farZip.exec(behind) ?? [];
  if (!code) return null;
  const zip = zipOf(code);
  const state = lettersOf(written);
  if (state ? liesIn(zip, state) : isZip(zip)) return { zip, ...(state && { state }) };
  return null;
}

/** Town, state and ZIP code that are told right behind the street or right before it. */
export function townAround(text: string, start: number, end: number): string | null {
  const [, city, written, code] =
    withTown.exec(text.slice(end, end + reach)) ?? before.exec(text.slice(Math.max(0, start - 110), start)) ?? [];
  const state = written && lettersOf(written);
  return city && state && code && liesIn(zipOf(code), state) ? `${city}, ${state} ${zipOf(code)}` : null;
}

/** The town that is told right before the street. */
export const townAbove = (text: string, start: number): string | undefined =>
  townBefore.exec(text.slice(Math.max(0, start - 70), start))?.[1]?.replace(/ [A-Z]{2}$/, "");

/** Whether capitalised words may name a town. */
export const isCity = (city: string) =>
  city
    .split(" ")
    .every(
      (word) =>
        !plainWords.has(word.toLowerCase()) &&
        !/^(?:Home|Hospital|Center|Care|Room|Apt|Unit|Street|St|Rd|Ave)$/.test(word),
    );
