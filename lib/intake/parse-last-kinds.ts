// Tells the kind of place where the dead lie from the plain words that are left, once labels and sentences told none.
import { addReading, bestOf, isSameText, type Sheet } from "./parse-sheet";

const otherHome =
  /\b(?:nurs(?:ing|\.)?|funeral|care|group|rest|convalescent|vet(?:eran)?s?'?|hospice|boarding|foster|retirement|adult family|mobile|f\.?)\s*$/i;
/** "Home, 802 N Kansas Ave", "at res, 5580 Arlington Ave", "house - 12 Elm St". */
const home =
  /(?<![\p{L}])(?:home|house|res(?:idence)?\.?|casa(?: de (?:mi|su) \p{L}+)?|house call|home (?:removal|death)|res(?:idence)? (?:call|removal))[\s,:–-]{1,4}(?:is )?(?:at |on |@ )?\d{1,6} \p{L}/giu;
const atHome =
  /(?<=\d{5}(?:-\d{4})?[,;]? (?:(?:an? |private |single[- ]family )){0,2})(?:house|home|apartment|apt|residence|trailer|mobile home|condo|townhouse|duplex|farmhouse)(?=[.,;)\n]|$)|(?<=(?:^|[.;\n])\s?)(?:house|residence)\. (?=\d{1,6} (?:[NSEW]\.? )?\p{L})|\bat (?:your|the|his|her|their) (?:own )?(?:home|house|residence)\?\s*(?:[\p{L} ]{2,12}:\s*)?(?:yes|yeah|yep|yes ma['’]?am|he is|she is|s[ií])(?![\wà-ÿ])|\b(?:unattended death|death|died|passed|expired|pronounced|body|remains|removal)\b[^.;\n]{0,30}\bat (?:the |his |her |their |own )?(?:res\b|residence|home|house)(?! (?:health|hospice|care))|\b(?:place|prem(?:ise)?s?|premises|setting|type)\W{1,4}res(?:idence|idential|d)?\b/iu;
/** A tenant, a couch, a carport: somebody's home. */
const lived =
  /\b(?:at|in|to) (?:the|our|their|his|her|a|my) (?:family )?(?:lake|beach|summer|vacation|country|guest|ranch|farm|tiny|pool|carriage) ?(?:house|home|cottage)\b|\b(?:mother-in-law|in-law|granny) (?:unit|suite|flat|apartment|apt)\b|\bfarm ?house\b|\btrailer,? (?:#|no\.? ?|space |lot )?\d|\blived (?:there |here )?alone\b|\bin (?:his|her) (?:own )?(?:workshop|garage|barn|shed|shop|(?:back|front|side)? ?yard|garden|driveway|greenhouse|basement|attic|den|hallway)\b|\b(?:it['’]?s|at|in|of) (?:his|her|their|our|my) (?:own )?(?:condo|apartment|apt|trailer|flat|townhouse|ranch|cabin)\b|\b(?:tenant|landlord|landlady)\b|\bin (?:our|my|his|her|the) (?:spare (?:bed)?room|guest (?:bed)?room|sun ?room|front room|back room|den)\b|\b(?:in|on) (?:the |his |her |our |my |a |an )?(?:recliner|lift chair|couch|sofa|carport|bath ?room|bath ?tub|kitchen|living ?room|bed ?room|back ?yard|arm ?chair|easy chair|rocking chair|garage)\b|\bfound (?:dead |deceased |unresponsive |him |her )*in bed\b|\b(?:mobile home|double[- ]?wide|single[- ]?wide|trailer house|house trailer|walk-?up|row ?house)\b|\bon the (?:family )?(?:farm|ranch)\b|\bgot a (?:res|house call|residential)\b|\bres(?:idence)? in \p{Lu}|"at_?home"\s?:\s?(?:true|"y(?:es)?")/iu;
const hospital =
  /\b(?:in|at|our|the|from|to) (?:the |our )?(?:icu|micu|sicu|ccu|nicu|picu|er|ed)\b(?! (?:doc|dr|physician))|\b(?:med(?:ical)? (?:center|ctr)|hosp(?:ital)?) (?:morgue|icu|er|ed)\b|\b(?:icu|er|ed) (?:bay|bed|rm|room|charge|trauma)\b/i;
const care =
  /\b(?:resident (?:death|expiration|expired|deceased)|death of (?:a |our )?resident|our resident|one of our residents|(?:memory care|assisted living|skilled nursing|nursing home|nursing facility|care home|board and care|rehab(?:ilitation)? (?:center|and nursing)|(?:alzheimer['’]?s|dementia) (?:unit|wing|care)|adult foster (?:home|care)))\b/i;
/** "Deceased: Rod Hale, residence.", "Arne Vik, home": behind the name of whom it is told. */
const homeBehindName =
  /\b(?:[Pp]ronounced|[Dd]ied|[Pp]assed|[Ee]xpired|TOD|[Dd]eath)\b[^.;\n]{0,40}, (?:at )?(?:home|residence|res)(?=[.;\n]|$)|\b(?:[Dd]eceased|[Dd]ecedent|[Dd]ec|DEC|[Pp]t|[Pp]atient|[Nn]ame)\b[: ]{1,3}(?:is )?(?:\p{Lu}[\p{L}.'’-]*,? ){2,4}(?:\d{1,3},? )?(?:at )?(?:his |her )?(?:home|residence|res)(?=[.;\n]|$)/u;
/** Where nobody lives, and nobody is nursed. */
const elsewhere =
  /\binmate\b|\b(?:died|passed|expired|death)\b[^.;\n]{0,20}\b(?:aboard|on board)\b|\b(?:county|city|federal|state) (?:jail|prison|pen)\b|\bcell ?block\b|\b(?:homeless )?encampment\b|\bhomeless camp\b|\b(?:airport|air) cargo\b|\bfound\b[^.;\n]{0,36}[,:] ?(?:\w+ ){0,2}(?:parking (?:deck|garage|lot|ramp|structure)|sidewalk|alley|trail|bridge|encampment|camp ?site|marina|boat|warehouse|gas station|bus (?:stop|station)|vacant (?:lot|building)|vehicle|roadside)\b|\b(?:at|in|@|outside|from) (?:the |an? )?(?:[\w'’&-]+ ){0,4}?(?:motel|hotel|inn (?:&|and) suites|motor lodge|truck stop|campground|rv park|casino|job ?site|work ?site|gym|parking lot)\b|\b(?:died|passed|expired|collapsed|found(?: dead| deceased)?|death)\b[^.;\n]{0,40}\b(?:at work|(?:at|in|on|inside|outside|near) (?:the |an? |his |her )?(?:\w+ ){0,2}?(?:jail|prison|detention center|penitentiary|church|restaurant|diner|store|supermarket|mall|mill|factory|warehouse|school|library|beach|park|lake|river|pond|pool|creek|highway|freeway|interstate|i-\d{1,3}|mile ?(?:marker|post)|woods|forest|field|golf (?:course|club)|country club|casino|stadium|ball ?park|theater|theatre|gym|ymca|airport|campground|campsite|rv|camper|tent|boat|ship|bus|train|plane|tractor|car|truck|vehicle|sidewalk|shelter|hilton|marriott|hyatt|sheraton|ramada|travelodge|radisson|westin|holiday inn|hampton inn|days inn|comfort inn|quality inn|best western|la quinta|motel 6|super 8|red roof(?: inn)?|econo lodge|residence inn|extended stay|embassy suites|dialysis|(?:surgery|birth(?:ing)?) cent(?:er|re)|clinic|dentist|barber ?shop|salon))\b/i;
const office =
  /\b(?:medical examiner|coroner)(?:'s)?(?: office)?\b[^\n]{0,40}\b(?:release|transfer sheet|notice of release|release notification)\b/i;

const releasing =
  /^[^\n]*\b(?:medical examiner|coroner|ocme)\b[^\n]*\n(?:[^\n]*\n){0,2}?[^\n]*\b(?:releas\w+|may be (?:removed|collected|picked up))\b/i;
const heldAt = /\b(?:held|located|lies?|kept|stored|resting|collect\w*|remains) (?:now )?(?:at|from)\b/i;

const notTheirs = /\b(?:declin\w+|waived?|no jurisdiction|nja|not (?:a|taking|accept\w+|assum\w+))\b/i;

/** "At Park Place ALF", "at Lake Shore Manor": such a word that begins a name is none. */
const elsewhereIn = (text: string): RegExpExecArray | null => {
  const match = elsewhere.exec(text);
  const isName =
    match !== null &&
    /\b\p{Lu}\p{Ll}+$/u.test(match[0]) &&
    /^ \p{Lu}\p{Ll}/u.test(text.slice(match.index + match[0].length, match.index + match[0].length + 3));
  // "Death at the lake house": somebody's.
  if (match && /^ ?(?:house|home|cottage|cabin)\b/i.test(text.slice(match.index + match[0].length))) return null;
  return isName ? null : match;
};

/** Adds the kind of place where nothing else told it; of several kinds none. */
export function addLastKind(sheet: Sheet, text: string): void {
  if (bestOf(sheet, "deceasedLocation")) return;
  // "… MEDICAL EXAMINER / NOTICE THAT REMAINS MAY BE RELEASED … Remains held at …".
  const held = notTheirs.test(text) || !heldAt.test(text) ? null : releasing.exec(text.slice(0, 240));
  if (held)
    addReading(
      sheet,
      "deceasedLocation",
      { value: "Coroner", start: 0, end: held[0].length, confidence: 0.68 },
      held.index,
      {},
    );
  if (held || sheet.parts.isMoved) return;
  // Who lies in a morgue lies in a hospital's, where no office of a coroner's is told.
  const room = bestOf(sheet, "locationRoom");
  if (
    room?.value === "Morgue" &&
    bestOf(sheet, "locationName") &&
    !/\b(?:coroner|medical examiner|ocme)\b/i.test(bestOf(sheet, "locationName")?.value ?? "")
  ) {
    addReading(sheet, "deceasedLocation", { ...room, value: "Hospital", confidence: 0.66 }, 0, {});
    return;
  }
  const [place, own] = [bestOf(sheet, "locationAddress"), bestOf(sheet, "homeAddress")];
  if (place && own && isSameText(place.value, own.value) && !bestOf(sheet, "locationName")) {
    addReading(sheet, "deceasedLocation", { ...place, value: "Residence", confidence: 0.66 }, 0, {});
    return;
  }
  const itsHome = [...text.matchAll(home)].find(
    ({ index }) =>
      !otherHome.test(text.slice(Math.max(0, index - 16), index)) &&
      // "Glenhaven Home, 2100 Hwy 61": a house's name.
      !(
        /^[HRC]\p{Ll}/u.test(text.slice(index, index + 2)) &&
        /\p{Lu}[\p{L}'-]+ $/u.test(text.slice(Math.max(0, index - 24), index))
      ) &&
      !/\b(?:to|from|goes|went)\s$/i.test(text.slice(Math.max(0, index - 6), index)),
  );
  const found = (
    [
      ["Residence", itsHome ?? atHome.exec(text) ?? homeBehindName.exec(text) ?? lived.exec(text)],
      ["Hospital", hospital.exec(text)],
      ["Nursing facility", care.exec(text)],
      ["Other", elsewhereIn(text)],
      ["Coroner", notTheirs.test(text) ? null : office.exec(text.slice(0, 400))],
    ] as const
  ).flatMap(([value, match]) => (match ? [{ value, start: match.index, end: match.index + match[0].length }] : []));
  const [only, other] = found;
  if (only && !other) addReading(sheet, "deceasedLocation", { ...only, confidence: 0.64 }, 0, {});
}

export const hospiceHouse =
  /\b(?:at|in|our|from|the|an?|of)\s+(?:\w+\s+)?(?:hospice (?:house|unit|home|center|centre|facility|residence|inpatient unit)|inpatient (?:hospice|unit))\b|\bIPU\b|(?:^|[,.\n]\s*)inpatient hospice\b/i;
export const examiners =
  /\b(?:is|are|he['’]s|she['’]s|body['’]s|lies|body|now|held) (?:now |currently |still |held )?(?:at|with) the (?:\p{L}+ )?(?:county |state |city )?(?:medical examiner|coroner|m\.e\.|ME)(?:['’]s)?(?: office)?(?=[,.]|$| (?:at|on)\b)/iu;

/** "Home of her daughter", "that's our house". */
export const saidHomes: readonly RegExp[] = [
  /\b(?:home|house|residence|apartment) of (?:(?:the|her|his|their|my|a) )?(?:mother|mom|father|dad|parents?|husband|wife|spouse|partner|son|daughter|dtr|sister|brother|grand\w+|niece|nephew|aunt|uncle|cousin|friend|in-laws?)\b/i,
  /,\s(?:at )?(?:his|her|their|pt['’]?s) (?:own )?(?:house|home|residence|apt|apartment)(?=[.;\n]|$)/i,
  /\d{5}[),.]?\s?[(,–-]\s?(?:(?:this|that|it|which)(?:['’]s| is) )?(?:at )?(?:(?:his|her|their|the|my|pt['’]?s) )?(?:mother|mom|father|dad|parents?|husband|wife|spouse|partner|son|daughter|dtr|sister|brother|niece|nephew|aunt|uncle|cousin|friend|girlfriend|boyfriend)['’]s['’]?(?: own)?(?: (?:home|house|place|apt|apartment|condo|residence))?(?=[).,;\n]|$)/i,
  /(?:^|[.,;(–-]\s*)(?:the family (?:home|house|residence)\b|(?:and )?(?:that|this|it|which)(?:['’]?s| is) (?:also )?(?:our|my|his|her|their)(?: own| private)? (?:home|house|residence|apartment|condo|place)\b)(?! (?:phone|number|health))/i,
];

export const careHome =
  /\b(?:at|in|our|from|the|an?|of)\s+(?:\w+\s+)?(?:assisted living|memory care|nursing home|skilled nursing|board and care|care home|adult (?:family|foster) (?:home|care)|foster (?:care )?home|rest home|personal care home|group home|old folks['’]? home|retirement (?:home|community)|convalescent home|long[- ]term care|(?:alzheimer['’]?s|dementia|skilled|rehab(?:ilitation)?|ltc|snf) (?:unit|wing|floor|hall)|residential care(?: facility| home)?|boarding home|care (?:facility|center))\b|\b(?:at|in)\s+(?:a\s+|the\s+|our\s+)?rehab(?=[,.]|$| (?:at|on|here|this|last|yesterday|today)\b)/i;
