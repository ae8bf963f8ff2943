// Finds the contacts whom a pronoun points at: "the nurse is Keisha Lamb … and you ask for her", "he's who you see".
import { comers, sent } from "./parse-contact-cues";
import { type Found, nameAt } from "./parse-name-at";
import { leanPattern } from "./parse-pattern";
import type { Person } from "./parse-roles";
import { givenNames } from "./words/given-names";

/** Said of the one named before: "the nurse is Keisha Lamb … and you ask for her", "he's who you see". */
const pointed = leanPattern(
  String.raw`\b(?:ask (?:for|4)|see|look for|find|buzz|go through|work with|deal with|page|text|check in (?:with|w\/)|report to|meet(?: up)? (?:with|w\/)?) ?(?:her|him)\b(?! (?:again|yet|body|family|at (?:the )?(?:funeral|service|viewing)|home|off))|\b(?:call|ring|phone) (?:her|him)(?: first)?,? (?:not the (?:bell|doorbell|door)|instead of (?:the bell|knocking)|(?:when|once|as soon as) (?:you|u|your|crew|the crew|driver)\b|from (?:the )?(?:gate|street|road|driveway|curb|lobby|lot|corner)|at the (?:gate|door)|on arrival|upon arrival)|\b(?:she|he|who)(?:['’]?s| is)(?: also)?(?: the (?:one|person|contact))?(?:(?: (?:who|that|whom))? (?:you|to) (?:see|ask for|meet|find|want|check in with|report to)\b| (?:on site|there for you)\b)|\bis (?:who|the (?:one|person|nurse|guy|man|lady|woman|contact)) (?:to|you|you should|you want to|you need to|they should|the crew should) (?:see|ask for|meet|find|check in with|report to|look for|call on arrival|(?:call|text|ring|buzz)(?= (?:when|once|from|as you|as soon)))(?!\p{L})|\b(?:she|he)(?:['’]ll| will| is going to| can) (?:(?:also|just|stay (?:and|to)|wait (?:and|to)|be (?:there|outside|out front|at the door) to) ){0,2}(?:meet|let|show|take|walk|greet|escort|receive|flag|wait for|wait on|wave) (?:${comers})|\b(?:she|he) (?:meets|lets|shows|takes|walks|greets|escorts|receives) (?:${comers})(?!\p{L})|\bpregunt(?:e|en|a|an|ar|ando) por (?:ella|[eé]l)\b`,
  "giu",
);
const pointReach = 170;

/** Whom the crew is to see, of those named right before. */
export function findPointed(text: string, persons: readonly Person[]): Found[] {
  if (!/(?<!\p{L})(?:her|him|she|he|who|ella|[eé]l|is the)(?!\p{L})/iu.test(text)) return [];
  return [...text.matchAll(pointed)].flatMap(({ index, 0: said }) => {
    const left = text.slice(Math.max(0, index - 40), index);
    if (/\b(?:family|wants? to|come to|came to|like to|coming to|able to|to) $/i.test(left) && !sent.test(left))
      return [];
    const isMan = /(?<!\p{L})(?:him|he|[eé]l)(?!\p{L})/iu.test(said);
    const isEither = /^(?:who|is)\b/i.test(said);
    const person = persons.findLast(({ end }) => end <= index);
    const nearer = kinAlone.exec(text.slice(Math.max(0, index - 60), index));
    if (nearer?.[2] && (!person || person.end < index - nearer[0].length)) {
      const at = index - nearer[0].length + nearer[0].indexOf(nearer[2], (nearer[1] ?? "").length);
      const name = (isMan ? men : women).test(nearer[1] ?? "") || isEither ? nameAt(text, at, false) : null;
      if (name) return [{ name, start: at, end: at + name.end, confidence: 0.82 }];
    }
    // "She'll stay; Brooke, 920-555-0151, ask for her at the door".
    const alone = namedAlone.exec(text.slice(Math.max(0, index - 60), index));
    const from = alone ? index - alone[0].length + alone[0].indexOf(alone[1] as string) : -1;
    if (alone && (!person || person.end < from) && givenNames.has((alone[1] as string).toLowerCase())) {
      const name = nameAt(text, from, false);
      if (name && !name.isFull) return [{ name, start: from, end: from + name.end, confidence: 0.82 }];
    }
    if (!person || index - person.end > pointReach || person.name.isDoctor || person.roles.has("deceased")) return [];
    if (text.slice(person.end, index).includes("\n\n") || ofFirm.test(text.slice(person.end, person.end + 20)))
      return [];
    const tie = person.tie?.value ?? "";
    if (!isEither && (isMan ? women.test(tie) : men.test(tie))) return [];
    return [{ name: person.name, start: person.start, end: person.end, confidence: 0.82 }];
  });
}

const namedAlone =
  /(?:[.;:,(\n]\s{1,3}|\b(?:nurse|aide|tech|caregiver|sitter|guard|manager|rn|lpn|cna|supervisor|sup|girl|lady|guy)[ ,:]{1,4})(\p{Lu}\p{Ll}{1,13})\s{0,4}(?:,? {0,3}\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4})?[\s,;)]{1,4}(?:and |so |please |pls )?$/u;
/** "Treasure Tide Transport": the name is a firm's. */
const ofFirm = /^ (?:Transport|Livery|Mortuary|Funeral|Removal|Cremation|Chapel|Ambulance|Services?|Hospice|Care)\b/;

/** "Husband Ben is with her and he's the one to see": a given name alone, nearer than the last full one. */
const kinAlone =
  /\b([Hh]usband|[Ww]ife|[Ss]on|[Dd]aughter|[Bb]rother|[Ss]ister|[Nn]ephew|[Nn]iece|[Ff]ather|[Mm]other|[Gg]randson|[Gg]randdaughter|[Uu]ncle|[Aa]unt),? (\p{Lu}\p{Ll}{1,13})(?! \p{Lu})[^.;\n]{0,40}$/u;
const women = /wife|daughter|sister|mother|niece|widow$|aunt|hija|espos?a$|hermana|grandma/i;
const men = /husband|\bson\b|brother|father|nephew|widower|uncle|hijo|esposo|hermano|grandpa/i;
