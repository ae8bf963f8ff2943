// Finds the address of the dead person's own home where it is told in passing: "died at her home, 44 Possum Trot Rd".
import { findAddresses } from "./parse-addresses";
import { quick } from "./parse-quick-pattern";
import { addReading, bestOf, type Sheet } from "./parse-sheet";

const ownHome = quick(
  /\b(?:died|passed(?: away)?|expired|found|where|death|location|loc|at|in|lives? (?:with [a-z]+ )?in|remove from|pick-?up)[\s:,.-]{1,12}(?:at |in |from )?(?:his|her|their|own|pt['’]?s)(?: own)? (?:home|house|residence|farm|farmhouse|condo|apartment)(?: at| is| located at)?[\s,:(-]{1,3}(?=\d)/gi,
);
const homeBehind =
  /^\s*[-–—,(.]\s*(?:an? )?(?:[\p{L}-]+ ){0,2}(?:house|home|bungalow|trailer|cabin|farmhouse|farm|condo|duplex|townhouse|apartment|place|residence),? (?:(?:and )?(?:it['’]?s |its |that['’]?s ))?(?:his|her|their) own(?=[.,;)\n]|$)|^\s*[-–—,(.]\s*(?:(?:that|this|it|which)(?: is|['’]s) )?(?:his|her|their|(?:the )?(?:pt|patient|decedent|deceased|resident)(?:['’]?s)) (?:own )?(?:home|residence|house)\b(?! (?:health|phone|is|was|address|\())/iu;

/** "They live at", "she lives where he lived,": in front of the address of a couple. */
const sharedBefore =
  /(?:\b(?:they|both|the couple|he and his wife|she and her husband)\b[^.;\n]{0,12}\b(?:live[sd]?|reside[sd]?|share[sd]?)\b(?: together)?|\b(?:live[sd]?|living|reside[sd]?|residing)(?: together| where s?he live[sd]| with (?:him|her|dec(?:edent|d)?|the (?:deceased|decedent)|pt|patient)| there too)|\bshare[sd]? (?:a|the) (?:home|house))[\s,:]{0,3}(?:(?:at|in|on|@|is|(?:a|the|their) (?:home|house)(?: at)?)\s){0,2}$/i;
/** "404 W Tampa St (also hers)": behind the address of the next of kin. */
const sharedBehind =
  /^[\s,;.(–-]{1,4}(?:(?:which|this|that|it)(?:['’]s| is| was)? )?(?:(?:also|and also|same as|shared with|lives with|was also) (?:(?:hers|his|theirs|him|her)(?! (?:own )?(?:home|house|place) in\b)|(?:his|her)(?: own)? (?:home|address|house)(?! in\b)|(?:the )?(?:decedent|deceased|dec['’]?d|pt|patient|resident)(?:['’]?s)?(?: (?:own|home|address))*)|(?:his|her|their)(?: home| address| house)? (?:too|also|as well)|(?:same|shared) (?:address|home|house|household)(?: (?:as|with) (?:the )?(?:decedent|deceased|dec['’]?d|pt|patient|him|her))?|s?he (?:lived|lives) there (?:too|also|as well))\b/i;
/** "Wife is Sigrid, she's the next of kin, same address". */
const sameHouse =
  /^[^.;\n]{0,70}?[\s,(-](?:(?:at|lives? at|living at|of) (?:the )?)?same (?:address|house|home|household)\b(?! as (?:the )?(?:caller|facility|above))/i;

const couple = /wife|husband|spouse|partner|widow|fianc|esposa|esposo|significant|sig other|companion/i;

/** Adds the home that the next of kin and the dead have in common to the one of them that lacks it. */
export function addSharedHome(sheet: Sheet, text: string): void {
  const kin = bestOf(sheet, "nokName");
  if (!kin) return;
  const own = bestOf(sheet, "nokAddress");
  if (own) {
    if (!bestOf(sheet, "homeAddress") && sharedBehind.test(text.slice(own.end, own.end + 60)))
      sheet.candidates.push({ ...own, field: "homeAddress", confidence: 0.84 });
    return;
  }
  const shared = /\b(?:live|share|reside|living|residing)/i.test(text)
    ? findAddresses(text).find(({ start }) => sharedBefore.test(text.slice(Math.max(0, start - 70), start)))
    : undefined;
  if (shared && shared.start > kin.start && shared.start - kin.end < 160) {
    const [said = ""] = sharedBefore.exec(text.slice(Math.max(0, shared.start - 70), shared.start)) ?? [];
    // "My dad is their son and the next of kin … They lived at …": two others.
    if (
      /^(?:they|both|he and his wife|she and her husband)/i.test(said) &&
      !/together/i.test(said) &&
      !couple.test(bestOf(sheet, "nokRelationship")?.value ?? "")
    )
      return;
    for (const field of ["nokAddress", "homeAddress"] as const)
      if (!bestOf(sheet, field)) addReading(sheet, field, { ...shared, confidence: 0.8 }, 0, {});
    return;
  }
  const home =
    bestOf(sheet, "homeAddress") ??
    (bestOf(sheet, "deceasedLocation")?.value === "Residence" ? bestOf(sheet, "locationAddress") : undefined);
  if (home && sameHouse.test(text.slice(kin.end, kin.end + 100)))
    sheet.candidates.push({ ...home, field: "nokAddress", confidence: Math.min(0.8, home.confidence) });
}

const diedThere =
  /^[\s,.;]{0,3}(?:and )?(?:that|this|it|which)(?:['’]s| is) where (?:s?he|they)(?:['’]s| is| are|['’]re| lies| was found| died| passed)\b|^[\s,.;]{0,3}(?:(?:and|s?he|they|where|that['’]?s where|which is where) ){1,3}(?:died|passed(?: away)?|expired|was found|is still|remains)(?: \p{L}+){0,3}? (?:there|here)\b|^[\s,.;]{0,3}(?:(?:and|that['’]?s|which is) )?where (?:s?he|they) (?:died|passed|expired)\b/iu;

const surely = 0.9;
/** "At his son's place, 74 Rivet St. His own is 209 Division St", "(his own house is 402 Main, nobody is there)". */
const ownIs = quick(
  /(?<!\b(?:on|by|of) )\b(?:his|her|their|(?:pt|patient|resident|decedent|deceased)['’]?s) (?:own(?: (?:house|home|place|apartment|apt|residence))?(?: address)?|(?:house|home|place|apartment|residence) \([^()\n]{2,40}\))(?:,? (?:is|was)|:)(?: at| on| over at)? (?=\d)/gi,
);

/** "Prior address: …" of a resident: who lives in a home for the old lived there before. */
const earlier = quick(/\b(?:prior|previous|former) (?:addr(?:ess)?|adr)[ \t.:=|>*_-]{1,30}(?=\d|[NSEW]\d)/gi);
const ofResidents =
  /\bresidents?\b(?! of)|\b(?:nursing|assisted living|memory care|rehab\w*|skilled|SNF|ALF|LTC|care (?:center|home|facility)|manor)\b/i;

/** Adds it where no label tells the home address. */
export function addOwnHome(sheet: Sheet, text: string): void {
  const known = bestOf(sheet, "homeAddress");
  for (const match of (known?.confidence ?? 0) < surely ? text.matchAll(ownIs) : []) {
    const at = match.index + match[0].length;
    const [address] = findAddresses(text.slice(at, at + 110));
    if (address?.start !== 0) continue;
    const town = address.city
      ? ""
      : /^,? in (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2})(?=[.,;)]|$)/u.exec(text.slice(at + address.end))?.[1];
    if (town === undefined) continue;
    const value = town ? `${address.value}, ${town}` : address.value;
    return void addReading(sheet, "homeAddress", { ...address, value, confidence: 0.92 }, at, {});
  }
  if (known) {
    if (!bestOf(sheet, "deceasedLocation") && diedThere.test(text.slice(known.end, known.end + 60)))
      addReading(sheet, "deceasedLocation", { ...known, value: "Residence", confidence: 0.7 }, 0, {});
    return;
  }
  const add = (address: ReturnType<typeof findAddresses>[number], offset: number) =>
    addReading(sheet, "homeAddress", { ...address, confidence: 0.82 }, offset, {});
  for (const match of text.matchAll(ownHome)) {
    const at = match.index + match[0].length;
    const [address] = findAddresses(text.slice(at, at + 110));
    if (address && address.start === 0) return void add(address, at);
  }
  for (const match of ofResidents.test(text) ? text.matchAll(earlier) : []) {
    const at = match.index + match[0].length;
    const [address] = findAddresses(text.slice(at, at + 110));
    if (address?.start === 0) return void add(address, at);
  }
  if (!/\b(?:home|residence|house)\b/i.test(text)) return;
  const address = findAddresses(text).find(({ end }) => homeBehind.test(text.slice(end, end + 60)));
  if (!address) return;
  add(address, 0);
  if (!bestOf(sheet, "deceasedLocation"))
    addReading(sheet, "deceasedLocation", { ...address, value: "Residence", confidence: 0.7 }, 0, {});
}

/** "At her daughter's house": the place is not the dead person's own. */
export const kinsHouse =
  /\b(?:lake|beach|summer|vacation|guest|rental|hunting|second) ?(?:house|home|cottage|cabin)\b|(?:daughter|dtr|dau|son|sister|brother|niece|nephew|friend|cousin|grand\w+|aunt|uncle|in-law)(?:['’]?s| [A-Z][a-z]+['’]s)[\s,]|\b(?:home|residence|house|hse|res\.?|casa|apt|residencia|domicilio|hogar) (?:of|de|del) (?:(?:a|the|her|his|their|la|el|su) )?(?:daughter|dtr|dau|son|sister|brother|niece|nephew|friend|cousin|grand\w+|aunt|uncle|neighbou?r|hij[ao]|herman[ao]|sobrin[ao]|niet[ao])\b/i;

/** "Place of death: own residence". */
export const ownKind =
  /\b(?:own|his|her|their|family|decedent'?s|patient'?s|pt'?s) (?:\w+ )?(?:home|house|residence|res|apartment)\b/i;
