// Reads addresses that put the street's kind first: of Puerto Rico, and of towns of the mainland where Spanish is spoken.
import type { AddressReading } from "./parse-addresses";
import { choiceOf, readEach } from "./parse-scan";
import { properCase } from "./parse-words";
import { stateLetters, stateNames } from "./words/states";

const begin =
  "urb|urbanizaci[oó]n|cond|condominio|bo|barrio|res|residencial|edif|edificio|parcelas|sector|jardines|reparto|mansiones|alturas|calle|c\\/|carr|carretera|ave|avda|avenida|paseo|camino";
const address = new RegExp(
  String.raw`(?<![\p{L}\d])((?:${begin})(?![\p{L}])\.?[^\n;|\t()]{2,90}?),[ ]{0,3}(\p{Lu}[\p{L}'’]{2,20}(?:[ ]\p{L}[\p{L}'’]{1,20}){0,2}),?[ ]{1,2}(?:PR|P\.R\.|Puerto[ ]Rico),?[ ]{0,2}(00[679]\d\d(?:-\d{4})?)(?!\d)`,
  "giu",
);

/** Whether a house number stands before the street. */
const isNumbered = (text: string, at: number) => /\d[A-Za-z]?[ ]$/.test(text.slice(Math.max(0, at - 6), at));

/** Addresses that end with a town of Puerto Rico and its ZIP code. */
export function findIslandAddresses(text: string): AddressReading[] {
  return readEach(
    text,
    address,
    ([whole, written = "", city = "", zip = ""], at): AddressReading | null => {
      // `Funeraria Buen Camino, Calle Post 310`: the end of a name is no beginning of an address.
      const lead =
        /^(?:ave|avda|avenida|paseo|camino|calle|carr|carretera)[^\d,]{0,40},[ ]{0,3}(?=\p{L})/iu.exec(written)?.[0]
          .length ?? 0;
      const street = written.slice(lead).replace(/\s+/g, " ").trim();
      // A house number before the street belongs to it, and is read with others.
      if (isNumbered(text, at) || /\b(?:tel|phone|ph|fax)\b/i.test(street)) return null;
      return {
        start: at + lead,
        end: at + whole.length,
        street,
        city,
        state: "PR",
        zip,
        value: `${street}, ${city}, PR ${zip}`,
        confidence: 0.95,
      };
    },
    /\b00[679]\d\d\b/,
  );
}

const spanishStreet = new RegExp(
  String.raw`(?<![\p{L}\d])((?:calle|avenida|avda|paseo|camino|callej[oó]n|privada|calzada)[ ][^\n;|\t(),\d]{2,40}?[ ](?:#[ ]?|no\.?[ ])?\d{1,5}),[ ]{0,3}(\p{Lu}[\p{L}'’]{2,20}(?:[ ]\p{L}[\p{L}'’]{1,20}){0,2}),?[ ]{1,2}(${choiceOf(Object.keys(stateNames))}|${[...stateLetters].join("|")})(?![\p{L}])(?:,?[ ]{1,2}(\d{5}))?(?!\d)`,
  "giu",
);

/** "Calle Olmos 340, Laredo, Texas 78040". */
export function findSpanishStreets(text: string): AddressReading[] {
  return readEach(
    text,
    spanishStreet,
    ([whole, written = "", city = "", named = "", zip], at): AddressReading | null => {
      // "1408 Avenida Primavera #6": the number at the end is the flat's.
      if (isNumbered(text, at)) return null;
      const state = named.length === 2 ? named.toUpperCase() : stateNames[named.toLowerCase()];
      if (!state || !stateLetters.has(state)) return null;
      const street = properCase(written.slice(0, 1)) + written.slice(1).replace(/\s+/g, " ").trim();
      const tail = zip ? `${state} ${zip}` : state;
      return {
        start: at,
        end: at + whole.length,
        street,
        city,
        state,
        ...(zip && { zip }),
        value: `${street}, ${city}, ${tail}`,
        confidence: 0.9,
      };
    },
    /\b(?:calle|avenida|avda|paseo|camino|callej[oó]n|privada|calzada)\b/i,
  );
}
