// Weighs what a text says for a death that somebody is to come for against what it says for anything else.
import { type Candidate } from "./parse-sheet";
import { matchPhrase, phraseBook, splitWords, type Words } from "./parse-phrases";
import { quick } from "./parse-quick-pattern";
import type { RequestField } from "@/lib/transports/schema";
import { purposeSigns, type WeighedWords } from "./words/purpose-scales";

type Sign = keyof typeof purposeSigns;

const signs = Object.entries(purposeSigns) as [Sign, WeighedWords][];
const book = phraseBook<Sign>(
  Object.fromEntries(signs.map(([sign, { words }]) => [sign, words])) as Record<Sign, string>,
);

const kinds = purposeSigns.animals.words.trim().replaceAll(/,\s+/g, "|");
const relative =
  "mom(?:ma|my)?|mother|mum|mama|mam[aá]|dad(?:dy)?|father|papa|pap[aá]|husband|hubby|wife|partner|spouse|son|daughter|brother|sister|uncle|aunt(?:ie)?|grand(?:mother|father|ma|pa)|granny|grandad|nana|papaw|mamaw|abuel(?:a|o|ita|ito)|t[ií][oa]|espos[oa]|herman[oa]|hij[oa]|suegr[oa]|madre|padre|baby(?: boy| girl)?|infant|twin|roommate|boarder|neighbou?r|friend|cousin|nephew|niece|fianc[eé]e?";
const passed =
  "(?:died|dies|dead|passed(?! (?:down|along|on (?:to|your)|me|us|it|out|by|your|the|inspection|his |my |her |an? |all))|expired|is gone|['’]s gone|has gone|gone|went (?:at|about|around|early|last|in (?:his|her)|home|peacefully|quietly|this)|slipped (?:off|away)|let go|left us|followed (?:him|her)|lost (?:his|her) (?:fight|battle)|cold|stopped breathing|not breathing|no pulse|unresponsive|collapsed|found (?:\\w+ ){0,3}(?:dead|cold|deceased|unresponsive|slumped|by|at|on)|entered (?:into )?eternal|(?:didn|won)['’]?t wake|born still|stillborn|muri[oó]|falleci[oó]|descans(?:ó|o|ar)|se (?:nos|me) (?:fue|muri[oó])|amaneci[oó] (?:sin vida|muert[oa])|sin vida|wala na|deceased|pronounced|took (?:his|her) last|breathed)";

/** Signs that are no phrases, each counted once unless it says otherwise. */
const forms: readonly { form: RegExp; each: number; most: number }[] = [
  // "Papa slipped off a little before five", "baby girl … delivered still".
  {
    form: new RegExp(
      `\\b(?:${relative}|resident|patient|pt|client|gentleman|lady|man|woman|male|female)(?![\\p{L}\\d])[^.?!\\n]{0,60}?\\b${passed}(?!\\p{L})`,
      "giu",
    ),
    each: 5,
    most: 1,
  },
  {
    form: new RegExp(
      `\\b(?:Mrs?|Ms|Miss|Sra?|Sister|Brother|Father|Mother|Deacon|Rev|Capt|Sgt|[Dd]on|[Dd]oña|Tit[oa])\\.? \\p{Lu}[\\p{L}'’-]+[^.?!\\n]{0,60}?\\b${passed}(?!\\p{L})`,
      "gu",
    ),
    each: 4,
    most: 1,
  },
  // "rm 31 A", "2 East", "gentleman in 26".
  {
    form: /\b(?:room|rm|bed|apt|apartment|unit|ward|floor|fl|suite|cuarto)\.? ?#?\d|\b\d(?:st|nd|rd|th) (?:fl|floor)\b|\b\d (?:east|west|north|south)\b|\bin \d{2,3}\b/gi,
    each: 6,
    most: 1,
  },
  // No animal that is told of grows so old.
  {
    form: /\b(?:4[1-9]|[5-9]\d|10\d)(?:[ -]?(?:y\/?o|yrs?|years?|años?)\b| (?:yr|year)s?[- ]old| ?[mf]\b)|\baged?:? ?(?:4[1-9]|[5-9]\d|10\d)\b|, (?:4[1-9]|[5-9]\d|10\d)(?=[,.;\n]| (?:at|in|passed|yr|m|f)\b)|\b(?:m|f|male|female|man|woman),? (?:4[1-9]|[5-9]\d)\b|\b(?:was|is) (?:4[1-9]|[5-9]\d|10\d)\b|\b(?:forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?\b/gi,
    each: 8,
    most: 1,
  },
  // "Family picked Lattimore", "goes to Corbin & Palmer".
  {
    form: /\b(?:goes|going|go|bring (?:him|her|them)|take (?:him|her|them)|taken?) (?:with|to) (?:the )?\p{Lu}|\b(?:[Ff]amily|[Ww]ife|[Hh]usband|[Dd]aughter|[Ss]on|nephew|he|she|they)(?: (?:wants?|picked|chose|said|uses?|using|called)| wants to use) \p{Lu}/gu,
    each: 4,
    most: 1,
  },
  {
    form: /\b(?:wife|husband|daughter|son|sister|brother|niece|nephew|partner|hij[oa]|espos[oa]|kin|nok|poa|family)\b[^.\n]{0,30}\b(?:is|are|here|there|present|with|coming|notified|handling|aware|wants?|said)\b/gi,
    each: 8,
    most: 1,
  },
  // "REMARKS: Mastiff.", "He is a lion and …", "SIAMESE.": what the dead one is.
  {
    form: new RegExp(
      `(?:(?:^|[.:;,(\\n|]\\s{0,3})(?:an? |the )?|\\b(?:s?he|it|name|this)(?:['’]s| is| was) an? (?:\\p{L}+ )?)(?:${kinds})(?=\\s{0,3}(?:[.,;)|\\n]|$| and\\b))`,
      "giu",
    ),
    each: -8,
    most: 1,
  },
  { form: /[$€£] ?\d[\d,.]*/g, each: -4, most: 3 },
  { form: /(?:\bper |\/) ?(?:mo|month|mes|ea|bx|box|case|unit|mile|bag|lead|seat)\b|\beach\b/gi, each: -2, most: 2 },
  { form: /https?:|\bwww\.|\bhttp/gi, each: -3, most: 1 },
].map((one) => ({ ...one, form: quick(one.form) }));

/** What only those texts tell much of that report a person's death. */
const ofTheDead: ReadonlySet<RequestField> = new Set<RequestField>([
  "deceasedName",
  "dateOfBirth",
  "timeOfPassing",
  "dateOfDeath",
  "sex",
  "nokName",
  "nokRelationship",
  "attendingDoctor",
  "certifyingDoctor",
  "destinationFuneralHome",
  "deliveryLocation",
  "locationName",
  "locationRoom",
  "locationFloor",
  "locationPhone",
  "nokPhone",
  "doctorPhone",
  "coronerCaseNumber",
  "isFamilyThere",
  "isDeceasedReady",
  "pronouncedBy",
  "isCoronerCase",
  "isVeteran",
  "hospiceName",
  "deceasedLocation",
  "height",
  "callerType",
  "isDonor",
  "embalmingPermission",
  "releaseAuthorizedBy",
  "isPrearranged",
  "covidStatus",
  "infectionPrecautions",
  "stairsOrObstacles",
  "crewNeeded",
]);
const mostTold = 6;

/** What the facts weigh that were read of a text. */
export function weighTold(candidates: readonly Candidate[]): number {
  const told = new Set(candidates.map(({ field }) => field).filter((field) => ofTheDead.has(field)));
  return 4 * Math.min(mostTold, told.size) + (told.has("nokName") ? 8 : 0) + (told.has("sex") ? 4 : 0);
}
export const mostWeightOfTold = 4 * mostTold + 12;

/** A text must tell so much of a person's death before it is taken for a call; a short one less. */
const leastWeight = (text: string) => Math.max(0, Math.min(20, (text.length - 100) / 18));
/** The text says in so many words that it is something else: of a short one that is most of what it says. */
const judgedOther = (text: string) => (text.length < 400 ? 18 : 10);

/** What the words of a text weigh, without the facts that are read of it: below nought it is no call. */
export function weighText(text: string, isCall: boolean): number {
  if (text.length < shortest) return isCall ? 0 : Number.NEGATIVE_INFINITY;
  const read = text.slice(0, mostRead);
  const above = read.slice(0, read.search(foot) >>> 0);
  const parts = above.length >= shortest && above.length < read.length ? [read, above] : [read];
  return Math.max(...parts.map((part) => weighWords(part) - leastWeight(part))) - (isCall ? 0 : judgedOther(text));
}
/** What a house's machine writes under each of its mails, and what the mail answers to. */
const foot =
  /\n[ \t]*(?:-{2,}|_{3,}|[—–]|~\*~[^\n]*|>[^\n]*|-+ ?Original Message ?-+|[^\n]{0,80}\b(?:unsubscribe|confidential(?:ity)?|privileged|intended recipient)\b[^\n]*)[ \t]*(?:\r?\n|$)/i;
const mostRead = 6_000;
/** In fewer words there is too little to weigh. */
const shortest = 210;

function weighWords(text: string): number {
  const words = splitWords(text);
  const found = countSigns(words);
  let weight = 0;
  for (const [sign, phrases] of found) {
    const { each, most } = purposeSigns[sign];
    weight += each * Math.min(most, phrases.size);
  }
  for (const { form, each, most } of forms) {
    const said = new Set<string>();
    for (const [match] of text.matchAll(form)) {
      said.add(match.toLowerCase());
      if (said.size === most) break;
    }
    weight += each * said.size;
  }
  return weight;
}

function countSigns(words: Words): Map<Sign, Set<string>> {
  const found = new Map<Sign, Set<string>>();
  let at = 0;
  while (at < words.folded.length) {
    const hit = matchPhrase(book, words, at);
    if (hit) {
      const phrases = found.get(hit.tag) ?? new Set();
      phrases.add(words.folded.slice(at, at + hit.length).join(" "));
      found.set(hit.tag, phrases);
    }
    at += hit?.length ?? 1;
  }
  return found;
}
