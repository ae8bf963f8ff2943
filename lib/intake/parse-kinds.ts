// Finds what kind of place the dead are at, where no name or label tells it.
import { careHome, examiners, hospiceHouse, saidHomes } from "./parse-last-kinds";
import { leanPattern } from "./parse-pattern";
import { addReading, bestOf, type Sheet } from "./parse-sheet";

/** Whom a speaker may have lost, as part of a pattern. */
export const kinWord =
  "(?:(?:step|grand|great-?grand|god|foster |half[- ]?)?(?:mother|father|son|daughter|sister|brother|niece|nephew|child|kid|mom|dad)(?:[- ]in[- ]law)?|mama|mum|daddy|parents?|husband|hubby|husb|wife|spouse|partner|fianc[eé]e?|boyfriend|girlfriend|dtr|dau|grandma|grandpa|aunt|uncle|cousin|friend|in-laws?|mamaw|papaw|meemaw|pawpaw|nana|granny|gramps|grammy|auntie|grand-?(?:daddy|mama|momma|pa|ma)|big mama|momma|pops)";
const dwelling =
  "(?:home|house|hse|residence|apartment|apt|condo|trailer|mobile home|farm|farmhouse|cabin|townhouse|duplex|place|bedroom|living room)";

const homePatterns: readonly RegExp[] = [
  leanPattern(
    String.raw`(?:\b(?:at|in|from|to|loc)\b|@)[-:\s]{1,3}(?:her|his|their|the\s+family|my|our|the\s+patient'?s?|pt'?s|the\s+decedent'?s?|(?:(?:her|his|their|my|our|the)\s+)?${kinWord}(?:'s|s'?))\s+(?:own\s+)?${dwelling}\b(?!\s+(?:health|hospice))`,
    "i",
  ),
  leanPattern(
    String.raw`(?:\b(?:at|in)\b|@)\s+(?:(?:her|his|their|my)\s+)?${kinWord}(?:['’]?s(?:\s\([^()\n]{2,24}\))?|\s[A-Z][a-z]+['’]s),?\s+\d{1,5}\s`,
    "i",
  ),
  /\b(?:here\s+)?(?:at\s+(?:the\s+)?(?:home|residence|house)|from\s+(?:the\s+)?residence)\b(?!\s*(?:health|hospice|care))/i,
  /\b(?:passed|died|expired)\s+(?:away\s+)?(?:peacefully\s+)?(?:in\s+(?:her|his)\s+sleep\s+)?(?:at\s+)?home\b/i,
  /\bhome\s+(?:death|hospice\s+(?:death|patient|pt))\b/i,
  /\bresidential\s+(?:removal|death|pick ?up)\b|\bresidence\s+(?:removal|death|call|pick ?up)\b|\bhouse call\b|\b(?:apartment|apt|condo|house|trailer) (?:death|removal)\b|\bres\.? (?:removal|death|rmvl|pick ?up)\b|\b(?:single[ -]?fam(?:ily)?|private)\s+(?:res|residence|home|dwelling|house)\b/i,
  /\b(?:the house is (?:at )?\d{1,5}\s|we (?:all )?live(?:d)? (?:together )?(?:at|on|in)\b|they both lived (?:there|here)|pt'?s home|lives (?:w\/|with) (?:spouse|wife|husband|family|daughter|son))/i,
  ...saidHomes,
  /\b(?:resident of|lived at|lives at|resided at) (?:that|this|the same) (?:address|house|home|residence)\b|(?:^|[,;(] ?)(?:rear|front|back|upstairs|downstairs|master|guest) bed ?room\b/i,
  /\b(?:lived|lives|resided)(?: at| in| there| here)? and (?:died|passed(?: away)?|expired)\b|\b(?:died|passed(?: away)?|expired) where (?:s?he|they) (?:lived|resided)\b/i,
  /\b(?:en|a)\s+(?:su|la)\s+(?:casa|domicilio|residencia)\b|\b(?:muri[oó]|falleci[oó]) en casa\b/i,
  /\bres(?:idence|idential)?\.?\s+call\b|\b(?:at|in|from)\s+an?\s+(?:private\s+)?(?:residence|house|apartment|mobile home)\b|\b(?:her|his|their|our|my)\s+own\s+(?:home|house|place|apartment|residence|bed)\b|\bdouble[- ]?wide\b|\bin\s+(?:the\s+|her\s+|his\s+)?(?:(?:back|front|upstairs|downstairs|upstrs|master|spare|guest|rear|(?:\d(?:st|nd|rd|th)|first|second|third)\s(?:fl|flr|floor))\s+)?(?:living\s+(?:room|rm)|bedroom|bdrm|bathroom|kitchen)\b/i,
  /(?:^|\n)\W*(?:private\s+)?res(?:idence)?\.?\s*[,:–-]?\s+\d{1,6}\s+\w/i,
  /\b(?:out |over )?at\s+the\s+(?!Baptist|Methodist|Lutheran|Masonic|Jewish|Veterans|Soldiers)\p{Lu}[\p{L}'-]+\s+(?:home|house|residence)\b(?!\s+\p{Lu})/u,
];
const someHome =
  /\b(?:nurs(?:ing|e|\.)?|funeral|care|retirement|group|rest|convalescent|veterans?'?|boarding|foster|hogar|hospice)\s+(?:home|house)(?:\s+at)?$/i;
const notNow =
  /\b(?:go(?:ne|es|ing)?|went|drove|return(?:ed)?|arrived|left|called|phone|number|reached|sent|back|tak(?:e|en|ing)|bring(?:ing)?|deliver(?:ed|ing)?|transport(?:ed|ing)?|drop(?:ped)?|transfer(?:red)?|com(?:e|es|ing)|wife|husband|son|daughter|he'?s|she'?s)\s+(?:\w+\s+){0,2}$/i;

const wards =
  /(?:\b(?:in|at|our|from|up in|from the)\s+(?:the\s+|our\s+)?(?:\w+\s+)?|\n\s*|[,:/(-]\s*)(?:icu|micu|sicu|cvicu|ccu|pacu|nicu|emergency (?:room|department|dept)|operating room|intensive care|cath lab|labor (?:and|&) delivery|telemetry(?: unit)?)\b/i;

/** Adds the kind of place from what is said of it. */
export function addPlaceKind(sheet: Sheet, text: string): void {
  if (bestOf(sheet, "deceasedLocation") || bestOf(sheet, "locationName")) return;
  const add = (value: string, { index, 0: { length } }: RegExpExecArray, confidence: number) =>
    addReading(sheet, "deceasedLocation", { value, start: 0, end: length, confidence }, index, {});
  for (const pattern of homePatterns) {
    const match = pattern.exec(text);
    if (!match || someHome.test(text.slice(Math.max(0, match.index - 12), match.index + match[0].length))) continue;
    const front = text.slice(Math.max(0, match.index - 30), match.index);
    // "Is the decedent at home or facility?".
    if (
      /^ or (?:at |in )?(?:an? |the )?(?:facility|hospital|nursing|care|hospice|other|somewhere)/i.test(
        text.slice(match.index + match[0].length),
      )
    )
      continue;
    // "She's at her sister's place": of the dead, though somebody's.
    const isSaid =
      /['’]s['’]? (?:own )?\p{L}+$/iu.test(match[0]) &&
      /(?:^|[.!?\n]|\bperiod|\band|\bbut) ?(?:s?he|they)(?:['’]s| is| are|['’]re) $/i.test(front);
    if (!isSaid && notNow.test(front) && !/died|passed|expired/i.test(match[0])) continue;
    add("Residence", match, 0.8);
    return;
  }
  const office = examiners.exec(text);
  if (office) return void add("Coroner", office, 0.8);
  const hospice = hospiceHouse.exec(text);
  if (hospice) return void add("Hospice facility", hospice, 0.76);
  const ward = wards.exec(text);
  if (ward) return void add("Hospital", ward, 0.72);
  const house = careHome.exec(text);
  if (house) add("Nursing facility", house, 0.7);
}
