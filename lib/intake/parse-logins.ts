// Keeps out of notes by what name and word somebody gets into a computer: a driver gets in by a door.
import { quick } from "./parse-quick-pattern";

/** What one logs into. */
const account = quick(
  /\b(?:log[- ]?(?:on|in)s?|logged (?:on|in)|user ?names?|user ?id|pass ?(?:words?|phrases?)|portal|web ?site|(?:state|county|online) site|online|tablet|laptop|computer|computadora|(?:phone|member|driver|tracking) app|the app|kiosk|tracking page|terminal|wi-?fi|usuario|contrase(?:ñ|n)a)\b/i,
);
/** What leads to the name or the word itself. */
const leads =
  /\b(?:(?:name|user|id|login|log-?on|secret|word|phrase|clave)\b[^,;:.]{0,24}?\b(?:is|was|es|to|=)\b|opens? with|punch in as|(?:log|sign)(?:ged)? (?:on|in) (?:as|with)|(?:entra|entren|se entra) con|use (?:hers|his|mine|ours|theirs|my|our)|try |(?:he|she|it|we|they)['’]?(?:s|re) (?:is |are )?["“'\p{L}]+[\d_.])/iu;
const clause = /(?<=[,;:])\s+|\s+(?=(?:and|so|but|y|then)\s)|\s+[-–—]+\s+/gu;
const sentence = /(?<=[.!?])\s+(?=\p{Lu}|\d|["“(])/u;

/** Names of places, days and units with their number: "Hwy30", "bldg4", "sept21". */
const numbered =
  /^(?:door|gate|dock|bays?|bldg|building|room|unit|suite|apt|floor|flr?|level|hwy|highway|route|road|exit|mile|lane|lot|space|spot|slip|pier|wing|ward|cell|area|zone|house|cabin|site|stop|locker|van|truck|bus|crew|team|car|elev|elevator|stair|stairwell|box|code|cases?|order|ticket|page|flight|covid|type|stage|phase|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*|mon|tues?|wed|thurs?|fri|sat|sun)\d/i;
/** "fhdriver03", "bcroke_retd", "smores4ever": letters and figures in one word, and no measure ("12-year-old", "5ft10in"). */
const named =
  /(?<![\p{L}\d@#/.-])(?:\p{L}[\p{L}\d]*_[\p{L}\d_]+|\p{L}{4,}\d{1,4}|(?!\d+-)(?=[\p{L}\d-]*\p{Ll}{3})(?=[\p{L}\d-]*\d)(?!\d+(?:st|nd|rd|th|hrs?|lbs?|min\w*|ft|feet|in|yrs?|year\w*|pounds|pm|am)(?![\p{L}]))[\p{L}\d]+(?:-[\p{L}\d]+)*)(?![\p{L}\d@-])/gu;
/** A mail's address, and what stands beside it. */
const mail =
  /\S+@\S+\.\p{L}{2,}(?:,? (?:with|and|\/|pw|pass(?:word)?:?) \S*\d\S*)?|[\p{L}\d._-]+ at (?:gmail|yahoo|hotmail|aol|outlook|icloud)(?:[ .]?(?:dot )?com)?/giu;
/** "estrand.flint", "RPRAK", "Dunkirk-and-Dot": only beside what one logs into. */
const besideAccount =
  /(?<![\p{L}\d@-])(?:\p{Ll}{3,}\.\p{Ll}{3,}|\p{Lu}{5,}|\p{Lu}\p{Ll}+(?:-\p{L}+)+)(?![\p{L}\d@-])/gu;

/** The note without them; a clause that only leads to them goes with them. */
export function withoutLogins(said: string): string {
  const text = said.replace(mail, "");
  if (!account.test(text)) return tidied(said, text.replace(named, keepNumbered));
  const sentences = text.split(sentence);
  return tidied(
    said,
    sentences.map((said) => (account.test(said) ? withoutAccount(said) : said.replace(named, keepNumbered))).join(" "),
  );
}

const keepNumbered = (said: string) => (numbered.test(said) ? said : "");

function withoutAccount(said: string): string {
  const parts = said.split(clause);
  const first = parts.findIndex((part) => account.test(part));
  const kept = parts.filter((part, at) => at < first || !(leads.test(part) || part.search(named) >= 0));
  const isCut = kept.length < parts.length;
  const rest = kept.join(" ").replace(named, keepNumbered);
  return isCut
    ? rest.replace(besideAccount, (word) => (/^\p{Lu}+$/u.test(word) && said === said.toUpperCase() ? word : ""))
    : rest;
}

const tidied = (before: string, after: string) =>
  after === before
    ? before
    : after
        .replace(/\s+(?=[.,;:!?])/g, "")
        .replace(/[,;:]+(?=[.!?]|$)/g, "")
        .replace(/ {2,}/g, " ")
        .trim();
