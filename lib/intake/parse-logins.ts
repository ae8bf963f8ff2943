// Keeps out of notes by what name and word somebody gets into a computer: a driver gets in by a door.
import { quick } from "./parse-quick-pattern";

/** What one logs into. */
const account = quick(
  /\b(?:log[- ]?(?:on|in)s?|logged (?:on|in)|user ?names?|user ?id|pass ?(?:words?|phrases?)|portal|web ?site|(?:state|county|online) site|online|tablet|laptop|computer|computadora|(?:phone|member|driver|tracking) app|the app|kiosk|tracking page|terminal|wi-?fi|usuario|contrase(?:ñ|n)a)\b/i,
);
/** What leads to the name or the word itself. */
const leads =
  /\b(?:(?:user|log-?on|login|our|own|account) (?:name|id)\b[^,;:.]{0,24}?\b(?:is|was|to|=)\b|(?:name (?:there|on it)|secret|password|pass ?phrase|the word|clave|contraseña)\b[^,;:.]{0,24}?\b(?:is|was|es|to|=)\b|opens? with|punch in as|(?:log|sign)(?:ged)? (?:on|in) (?:as|with)|(?:entra|entren|se entra) con|use (?:hers|his|mine|ours|theirs)\b|says? try \p{Lu}|(?:get|gets|got) in with\b|(?:he|she|it|we|they)['’]?(?:s|re)? (?:is |are )?["“'\p{L}]+(?:[\d_]|\.\p{L}))/iu;
const clause = /(?<=[,;:])\s+|\s+(?=(?:and|so|but|y|then)\s)|\s+[-–—]+\s+/gu;
const sentence = /(?<=[.!?])\s+(?=\p{Lu}|\d|["“(])/u;

/** Names of places, days and units with their number: "Hwy30", "bldg4", "sept21". */
const numbered =
  /^(?:doors?|gates?|docks?|bays?|bldg|building|room|unit|suite|apt|floor|flr?|level|hwy|highway|route|road|exit|mile|lane|lot|space|spot|slip|pier|wing|ward|cell|area|zone|house|cabin|site|stop|locker|van|truck|bus|crew|team|car|elev|elevator|stair|stairwell|box|code|cases?|order|ticket|page|flight|entrance|entry|tower|garage|hall|desk|lobby|pod|annex|campus|north|south|east|west|side|row|table|bed|chair|phone|extension|covid|type|stage|phase|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*|mon|tues?|wed|thurs?|fri|sat|sun)\d/i;
/** A door's code is for the crew. */
const ofDoor =
  /\b(?:codes?|combo|keypad|lock ?box|panel|buzz(?:er)?)\b[^.;\n]{0,24}$|\b(?:gates?|doors?) (?:is |to |at )?$/i;
/** "bcroke_retd", "smores4ever": no word and no measure ("12-year-old", "5ft10in"). */
const inside =
  /(?<![\p{L}\d@#/.-])(?:\p{L}[\p{L}\d]*_[\p{L}\d_]+|(?=[\p{L}\d]*\p{Ll}{3})(?!\d+(?:st|nd|rd|th|hrs?|lbs?|min\w*|ft|feet|in|yrs?|year\w*|pounds|pm|am)(?!\p{L}))(?:\p{L}+\d+\p{L}{2,}|\d+\p{L}{4,}|\p{L}*\p{Ll}\p{Lu}\p{Ll}+\d+\p{L})[\p{L}\d]*(?:-[\p{L}\d]+)*)(?![\p{L}\d@-])/gu;
/** "fhdriver03", "COLDSTRM_08", "RPRAK", "estrand.flint", "Dunkirk-and-Dot": only beside what one logs into. */
const beside =
  /(?<![\p{L}\d@#/.-])(?:\p{L}{4,}\d{1,4}|\p{Ll}{3,}\.\p{Ll}{3,}|\p{Lu}{5,}|\p{Lu}\p{Ll}+-(?:and|or|the|of)-\p{Lu}\p{Ll}+)(?![\p{L}\d@-])/gu;
/** A mail's address with a word beside it, or where one logs in. */
const mail =
  /(?<![\p{L}\d._+-])[\p{L}\d._+-]{1,64}(?:@[\p{L}\d-]{1,40}(?:\.[\p{L}\d-]{1,40}){1,4}| at (?:gmail|yahoo|hotmail|aol|outlook|icloud)(?:[ .]?(?:dot )?com)?(?![\p{L}]))(?<word>,? (?:with |and |\/ ?|pw:? |pass(?:word)?:? )?(?=[^\s\d,;]{0,40}[\d*])[^\s,;]{4,60})?/giu;

/** The note without them; a clause that only leads to them goes with them. */
export function withoutLogins(note: string): string {
  const sentences = note.split(sentence);
  return tidied(note, sentences.map(withoutLogin).join(" "));
}

function withoutLogin(said: string): string {
  const isAccount = account.test(said);
  const text = said.replace(mail, (found, ...rest) => {
    const { word } = rest.at(-1) as { word?: string };
    return isAccount || word !== undefined || !found.includes("@") ? "" : found;
  });
  const plain = (part: string, form: RegExp) =>
    part.replace(form, (word, at: number) =>
      numbered.test(word) || ofDoor.test(part.slice(Math.max(0, at - 40), at)) ? word : "",
    );
  if (!isAccount) return plain(text, inside);
  const parts = text.split(clause);
  const first = parts.findIndex((part) => account.test(part));
  const kept = parts.filter((part, at) => at < first || !leads.test(part));
  const rest = plain(kept.join(" "), inside);
  const isTold = kept.length < parts.length || rest !== kept.join(" ");
  // In capitals every word would be a name.
  return isTold || /\d/.test(rest)
    ? rest.replace(beside, (word, at: number) => keepBeside(said, rest, word, at))
    : rest;
}

const keepBeside = (said: string, rest: string, word: string, at: number): string =>
  numbered.test(word) ||
  ofDoor.test(rest.slice(Math.max(0, at - 40), at)) ||
  (/^\p{Lu}+$/u.test(word) && said === said.toUpperCase())
    ? word
    : "";

const tidied = (before: string, after: string) =>
  after === before
    ? before
    : after
        .replace(/ {2,}/g, " ")
        .replace(/ (?=[.,;:!?])/g, "")
        .replace(/,(?: ?,)+/g, ",")
        .replace(/[,;:]+(?=[.!?]|$)/g, "")
        .trim();
