// Finds what kind of place the dead are at, and what kind of caller rings, where no name or label tells it.
import { careful, dropVows } from "./parse-caller-agrees";
import { houseKinds } from "./parse-caller-kind";
import { careHome, examiners, hospiceHouse, saidHomes } from "./parse-last-kinds";
import { leanPattern } from "./parse-pattern";
import { findFacilities } from "./parse-places";
import { quick } from "./parse-quick-pattern";
import { addReading, bestOf, type Candidate, type Sheet } from "./parse-sheet";

const kinWord =
  "(?:mother|mom|mama|father|dad|daddy|parents?|husband|wife|spouse|partner|fianc[eé]e?|son|daughter|dtr|dau|sister|brother|grandmother|grandma|grandfather|grandpa|granddaughter|grandson|niece|nephew|aunt|uncle|cousin|friend|in-laws?|mamaw|papaw|meemaw|pawpaw|nana|granny|gramps|grammy|auntie|stepdad|stepmom|stepfather|stepmother)";
const dwelling =
  "(?:home|house|hse|residence|apartment|apt|condo|trailer|mobile home|farm|farmhouse|cabin|townhouse|duplex|place|bedroom|living room)";

const homePatterns: readonly RegExp[] = [
  leanPattern(
    String.raw`(?:\b(?:at|in|from|to|loc)\b|@)[-:\s]{1,3}(?:her|his|their|the\s+family|my|our|the\s+patient'?s?|pt'?s|the\s+decedent'?s?|(?:(?:her|his|their|my|our|the)\s+)?${kinWord}(?:'s|s'?))\s+(?:own\s+)?${dwelling}\b(?!\s+(?:health|hospice))`,
    "i",
  ),
  leanPattern(String.raw`(?:\b(?:at|in)\b|@)\s+(?:(?:her|his|their|my)\s+)?${kinWord}['’]s,?\s+\d{1,5}\s`, "i"),
  /\b(?:here\s+)?(?:at\s+(?:the\s+)?(?:home|residence|house)|from\s+(?:the\s+)?residence)\b(?!\s*(?:health|hospice|care))/i,
  /\b(?:passed|died|expired)\s+(?:away\s+)?(?:peacefully\s+)?(?:in\s+(?:her|his)\s+sleep\s+)?(?:at\s+)?home\b/i,
  /\bhome\s+(?:death|hospice\s+(?:death|patient|pt))\b/i,
  /\bresidential\s+(?:removal|death|pick ?up)\b|\bresidence\s+(?:removal|death|call|pick ?up)\b|\bhouse call\b|\b(?:apartment|apt|condo|house|trailer) (?:death|removal)\b|\bres\.? (?:removal|death|rmvl|pick ?up)\b|\b(?:single[ -]?fam(?:ily)?|private)\s+(?:res|residence|home|dwelling|house)\b/i,
  /\b(?:the house is (?:at )?\d{1,5}\s|we (?:all )?live(?:d)? (?:together )?(?:at|on|in)\b|they both lived (?:there|here)|pt'?s home|lives (?:w\/|with) (?:spouse|wife|husband|family|daughter|son))/i,
  ...saidHomes,
  /\b(?:en|a)\s+(?:su|la)\s+(?:casa|domicilio|residencia)\b|\b(?:muri[oó]|falleci[oó]) en casa\b/i,
  /\bres(?:idence|idential)?\.?\s+call\b|\b(?:at|in|from)\s+an?\s+(?:private\s+)?(?:residence|house|apartment|mobile home)\b|\b(?:her|his|their|our|my)\s+own\s+(?:home|house|place|apartment|residence|bed)\b|\bdouble[- ]?wide\b|\bin\s+(?:the\s+|her\s+|his\s+)?(?:back\s+|front\s+|upstairs\s+|downstairs\s+|master\s+)?(?:living\s+(?:room|rm)|bedroom|bdrm|bathroom|kitchen)\b/i,
  /(?:^|\n)\W*(?:private\s+)?res(?:idence)?\.?\s*[,:–-]?\s+\d{1,6}\s+\w/i,
  /\b(?:out |over )?at\s+the\s+(?!Baptist|Methodist|Lutheran|Masonic|Jewish|Veterans|Soldiers)\p{Lu}[\p{L}'-]+\s+(?:home|house|residence)\b(?!\s+\p{Lu})/u,
];
const someHome =
  /\b(?:nursing|funeral|care|retirement|group|rest|convalescent|veterans?'?|boarding|foster|hogar)\s+(?:home|house)$/i;
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
    if (notNow.test(text.slice(Math.max(0, match.index - 30), match.index)) && !/died|passed|expired/i.test(match[0]))
      continue;
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

const kinds: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:deputy coroner|coroner|medical examiner|me investigator|medicolegal|death investigator|forensic|m\.?e\.?['’]?s? office)\b/i,
    "Coroner",
  ],
  [
    /\b(?:sgt|sergeant|constable|police|(?<!security |safety |public safety |chief executive |executive )officer|ofc|sheriff|trooper|detective|det|deputy|dep|lieutenant|lt|corporal|cpl|patrol|pd|vpso|public safety)\b/i,
    "Law enforcement",
  ],
  [/\b(?:funeral director|embalmer|mortician|apprentice|licensed director|fd|funeral)\b/i, "Funeral home"],
  [/\bhospic(?:e|io)\b/i, "Hospice"],
];
/** Behind a calling, "assisted living director", these tell the caller's house. */
const careHouse =
  /\b(?:assisted living|memory care|nursing home|skilled nursing|snf|alf|post[- ]acute|long[- ]term care|personal care home|rehab center)\b/i;
const staff =
  /\b(?:nurse|rn|hse|sup|nsg|nrsg|exec|night charge|lpn|lvn|cna|supervisor|supv|aide|med tech|tech|administrator|admin|unit clerk|clerk|charge|director of nursing|don|adon|caregiver|social worker|case manager|staff|attendant|house manager|wellness|resident care|enfermera|enfermero|decedent affairs|morgue|bed control|patient (?:services|placement)|security|chaplain|coordinator|secretary|concierge|hospitalist|physician|doctor)\b/i;

/** What stands between a caller's name and the house the caller speaks for. */
const ofHouse =
  /^(?:[\s,(/@|·-]|\b(?:with|from|at|of|over|here|up|down|w\/|the|calling|am|i'?m|i|a|an|is|and|rn|lpn|lvn|cna|nurse|charge|house|night|supervisor|sup|administrator|director|manager|on|duty|aide|um|uh|in|emergency|department|room|call|triage|hospice|visiting|staff|case|social|worker|unit|clerk|chief|nursing|registered|one|of|our|shift|evening|day|weekend|covering|bedside|calling|phoning|writing|wellness|resident|care|services|executive|assistant|enfermer[ao]|directora?|servicios|supervisora?|encargad[ao]|soy|el|la|de|del|er|ed|icu|ccu|snf|alf|ltc|sw|hosp)\b){0,14}$/i;
const ownKin = leanPattern(
  String.raw`\b(?:my|mi|our)\s+(?:dear\s+|sweet\s+|late\s+|own\s+)?(?:${kinWord}|abuel[ao]|madre|padre|mam[aá]|pap[aá]|espos[ao]|herman[ao]|hij[ao]|suegr[ao]|t[ií][ao]|prim[ao]|cuñad[ao]|niet[ao]|sobrin[ao]|abuelit[ao])(?:,?\s+(?:["(]?\p{Lu}[\p{L}'.-]+[")]?,?\s+){0,5})?\s*(?:\([^()\n]{2,70}\)\s*)?(?:(?:has|have|had|just|recently|he|she)\s+){0,2}(?:passed|died|expired|is gone|is dead|stopped breathing|falleci[oó]|muri[oó]|acaba de (?:fallecer|morir)|ha (?:fallecido|muerto))(?!\p{L})|(?<!\b(?:his|her|their|whose|the|a)\s|['’]s\s)(?:mom|dad|mama|daddy|mommy)\s+(?:just\s+|has\s+)?(?:passed|died|is gone)(?!\p{L})|\b(?:falleci[oó]|muri[oó])\s+(?:mi|nuestr[ao])\s+\p{L}|\b(?:come for|pick up|for|lost|about|regarding)\s+my\s+${kinWord}\b(?!['’]s)`,
  "iu",
);

/** "Pearl Tibbets called. Her husband Homer died". */
const callersKin = leanPattern(
  String.raw`^[^.;\n]{0,60}\b(?:called|calling|phoned|rang|says|said|states|reports|reported|on (?:the )?(?:line|phone|hold))\b(?:[^.;\n]|\.(?=m)){0,70}?[.,;]?\s+(?:that )?(?:her|his) (?:dear |late )?${kinWord}\b[^.;\n]{0,50}\b(?:passed|died|expired|has gone|is dead)\b`,
  "iu",
);

/** A box that is not ticked, with its words. */
const emptyBox = /(?:[☐□]|\[ ?\]|\( ?\)) ?[^☐☒☑□✅[(\n]{1,24}/g;

/** "Tissue Recovery (not the hospital)". */
const notThat = /\bnot (?:the|a|an|at|from|with) [^,;.)\n]{3,30}/gi;
/** A lieutenant of these is no officer of the law. */
const rescuers = /\b(?:ems|fire(?:[ -](?:rescue|dept|department|district))?|rescue|ambulance)\b/i;

/** Where sisters and brothers are no kin. */
const cloister = /\b(?:convent|priory|abbey|monastery|friary|motherhouse|sisters of|brothers of|little sisters)\b/i;

const ordained = /\b(?:pastor|parish|priest|rectory|diocese)\b/i;

/** What kind of caller rings, where the words say so. */
export function addCallerType(sheet: Sheet, isKin: (tie: string) => boolean): void {
  if (bestOf(sheet, "callerType")) return;
  if (cloister.test(sheet.page.text))
    sheet.candidates = sheet.candidates.filter(
      ({ field, value }) => field !== "callerRelationship" || !/^(?:sister|brother|mother|father)$/i.test(value),
    );
  if (ordained.test(sheet.page.text))
    sheet.candidates = sheet.candidates.filter(
      ({ field, value, end }) =>
        field !== "callerRelationship" || value !== "father" || !/^ \p{Lu}/u.test(sheet.page.text.slice(end, end + 2)),
    );
  dropVows(sheet);
  const caller = bestOf(sheet, "callerName");
  const tie = bestOf(sheet, "callerRelationship");
  const value = kindOfCaller(sheet, caller, tie, isKin);
  const anchor = tie ?? caller;
  if (value && anchor)
    addReading(
      sheet,
      "callerType",
      { value: value[0], start: 0, end: anchor.end - anchor.start, confidence: value[1] },
      anchor.start,
      {},
    );
}

/** Who speaks of "our resident" or "our morgue" rings for the house. */
const ours =
  /\b(?:our|one of our) (?:\w+ ){0,2}(?:patients?|residents?|elders|morgue|icu|unit|ward|cooler|medical director|night supervisor|front desk|nurses?)\b|\bnuestr[ao]s? (?:residentes?|pacientes?|direcci[oó]n)\b/i;
const acquaintance = /\b(?:friend|neighbou?r|roommate|amig[oa]|vecin[oa])\b/i;
const outsider =
  /\b(?:landlord|landlady|property (?:manager|mgr)|attorney|lawyer|pastor|priest|minister|rabbi|clergy|executor|executrix|paramedic|emt|medic|crew chief|guardian|conservator|fiduciary|friend of the family|family friend|reverend|rev|deacon|bishop|imam)\b/i;
const ofHospital =
  /\b(?:house sup\w*|hse sup\w*|nursing sup\w*|nsg sup\w*|nrsg sup\w*|bed (?:control|coordinator|board)|icu|micu|sicu|ccu|er|ed|emergency (?:room|dept|department)|\d (?:north|south|east|west)|(?:north|south|east|west) \d|med[- ]?surg|telemetry|oncology|decedent affairs|patient placement|unit (?:clerk|secretary)|(?:general|memorial|regional|university|baptist|mercy|methodist|presbyterian) ?(?:hosp\w*|medical|med ctr)?|hospitalist)\b/i;
const ofOfficeBehind =
  /^[^.;\n]{0,40}\b(?:M\.?E\.?(?:['’]s)?(?: [Oo]ffice)?|OMI|OCME|[Mm]edical [Ee]xaminer|[Cc]oroner)(?![\p{L}])/u;
/** Who speaks of "our chapel" or asks that the dead be brought "to us" rings for a funeral home. */
const toUs = quick(
  /\b(?:bring|take|deliver|return|transport|transfer|come|comes|coming|go|goes|going|back|release|down)\b[^.;\n]{0,36}\bto (?:us\b(?! at (?:the|her|his) (?:house|home))|our (?:[\w.-]+ ){0,2}(?:chapel|funeral|mortuary|place|facility|prep|care center|crematory|building|location|shelter|cooler|parlou?r|fh)\b)|\b(?:take|deliver(?:ed)?|bring|return|dest(?:ination)?|dlvr) ?(?:to)?\b[ .:_-]{1,24}(?:us|our (?:\w+ )?(?:chapel|funeral home|mortuary|facility|place|crematory|fh|firm)|firm)\b/i,
);
const orderer =
  /\b(?:order(?:ed|ing)(?:[ _](?:party|by|director))?|placed by|(?:f\.?\/?h\.?|fd|firm|mortuary|funeral home|director|dir)(?: calling)?|requesting (?:firm|director|fh))["'\s.:_|#=-]{0,30}(?:(?:mrs?|ms)\.? )?$/i;
const someFirm = /\b(?:funeral|mortuary|cremation|crematory|memorial (?:chapel|home)|chapel|f\.?\/?h\.?)\b/i;

/** "Message from the ME's office: Investigator Carla Stamps". */
const ofOffice =
  /\b(?:from|fr|by|with|at) (?:the |our )?(?:\p{L}+ (?:county|co\.?|parish) )?(?:coroner|m\.?e\.?|medical examiner|ocme)(?:['’]?s)?(?: office)?[\s:,-]{1,3}(?:\p{L}+\.?\s){0,2}$/iu;
/** "Jefferson Parish coroner's desk to night desk, Chief Investigator Odell Batiste". */
const officeHead =
  /\b(?:coroner|medical examiner|ocme|m\.?e\.?)(?:['’]?s)?[ ,-]{1,2}(?:desk|office|morgue|dept|department|bureau|investigations?|to)\b|\bcoroner['’]?s deputy\b|\b(?:county|parish|district) (?:coroner|medical examiner)\b/i;
const officer = /\b(?:investigator|inv|deputy|dep|coroner|examiner|pathologist|autopsy|technician)\b/i;
/** Nursing homes have residents. */
const ofResident = /\b(?:our |the |a |my )?residents?\b(?! (?:physician|doctor|dr|md|alien))/i;
const otherHouse = /\b(?:hosp\w*|medical center|icu|er|ed|funeral|mortuary|coroner|police|sheriff|home health)\b/i;

/** "Your firm: Marchetti Home for Funerals", "Firm requesting: Hale Mortuary". */
const firmItem =
  /(?:^|\n)\W{0,6}(?:your (?:firm|company|funeral home|mortuary)|firm (?:requesting|ordering|calling)|(?:requesting|ordering) (?:firm|fh|funeral home|mortuary)|company)\b[^\p{L}\n]{1,24}[^\n]{0,40}\b(?:funerals?|mortuary|cremation|chapel|f\.?h)\b/iu;
/** "Ladd Family Mortuary here", "its jolene at hartman fh". */
const firmHere =
  /\b(?:mortuary|funeral home|chapel|cremation|f\.?h)\b,? (?:here|calling)\b|\b(?:this is|its|it['’]s|i['’]m) [\p{L}'’]{2,14},? (?:here )?(?:at|from|with|w\/|@) [^.,;\n]{2,30}\b(?:mortuary|funeral home|chapel|cremation|f\.?h)\b/iu;
/** "Stallworth Mortuary needs a pick up". */
const firmNeeds =
  /\b(?:mortuary|funeral (?:home|service|chapel)|cremation services?|funeraria)\b[^.;:\n]{0,16}\b(?:needs?|requests?|is requesting|would like|has (?:a|one|another)|here)\b[^.;\n]{0,16}\b(?:pick ?-?up|removal|first call|transfer|transport|run)\b/i;

/** A line of running words is no letterhead. */
const spoken =
  /[a-z]{2}[.?!]\s|\b(?:can|could|please|pls|my|we|i|died|passed|was|is|has|need|pick|for|re|subject|morning|hello|hi|hey|from|about|to)\b/i;

function kindOfCaller(
  sheet: Sheet,
  caller: Candidate | undefined,
  tie: Candidate | undefined,
  isKin: (tie: string) => boolean,
): readonly [string, number] | null {
  if (tie && (outsider.test(tie.value) || acquaintance.test(tie.value))) return ["Other", 0.8];
  if (tie && isKin(tie.value)) return ["Family", 0.88];
  if (!caller && !tie) return null;
  if (sheet.parts.callerHouse) return [sheet.parts.callerHouse, 0.84];
  const nok = bestOf(sheet, "nokName");
  if (caller && nok?.value === caller.value && bestOf(sheet, "nokRelationship")) return ["Family", 0.84];
  const text = sheet.page.text
    .replace(/^(?:> ?)+/gm, (quote) => " ".repeat(quote.length))
    .replace(emptyBox, (words) => " ".repeat(words.length))
    .replace(notThat, (words) => " ".repeat(words.length));
  const title = `${tie?.value ?? ""} ${caller ? text.slice(Math.max(0, caller.start - 24), caller.start) : ""}`;
  if (officer.test(title) && officeHead.test(text.slice(0, 200))) return ["Coroner", 0.82];
  if (
    caller &&
    /\b(?:inv|investigator|invest|dep|deputy|technician)\b/i.test(title) &&
    (ofOfficeBehind.test(text.slice(caller.end, caller.end + 70)) ||
      (/\binv/i.test(title) && bestOf(sheet, "deceasedLocation")?.value === "Coroner"))
  )
    return ["Coroner", 0.82];
  const said = kinds.find(([pattern]) => pattern.test(tie?.value ?? ""));
  if (said) return [said[1], 0.82];
  if (tie && careHouse.test(tie.value)) return ["Nursing facility", 0.82];
  if (!tie && (ownKin.test(text) || (caller && callersKin.test(text.slice(caller.end, caller.end + 220)))))
    return ["Family", 0.78];
  const beside = sheet.candidates
    .filter(({ field, value }) => field === "callerName" && value === caller?.value)
    .map((one) => houseOf(text, one))
    .find((kind) => kind !== null);
  const ofTie = tie ? houseOf(text, tie) : null;
  if (beside || ofTie) return [(beside ?? ofTie) as string, 0.82];
  // What stands in the line under a labelled name is another item.
  const isLabelled = caller !== undefined && caller.confidence > 0.88;
  const around = caller
    ? (text
        .slice(Math.max(0, caller.start - 24), caller.end + 70)
        .split(isLabelled ? /(?<=\S[^\n]{20,})\n/ : /\n\s*\n/)[0] ?? "")
    : "";
  const before = (caller ? text.slice(Math.max(0, caller.start - 24), caller.start) : "").split("\n").at(-1) ?? "";
  if (caller && !tie && firmNeeds.test(text)) return ["Funeral home", 0.8];
  if (
    caller &&
    !(tie && careful.test(tie.value)) &&
    ofOffice.test(text.slice(Math.max(0, caller.start - 60), caller.start))
  )
    return ["Coroner", 0.8];
  const isCare = tie !== undefined && careful.test(tie.value);
  const kind = isCare
    ? kinds.find(([pattern, name]) => name === "Hospice" && pattern.test(around))
    : (kinds.find(([pattern]) => pattern.test(before)) ?? kinds.find(([pattern]) => pattern.test(around)));
  if (kind) return kind[1] === "Law enforcement" && rescuers.test(around) ? null : [kind[1], 0.8];
  if (
    caller &&
    someFirm.test(text) &&
    (sheet.parts.isOrdered || toUs.test(text) || orderer.test(text.slice(Math.max(0, caller.start - 60), caller.start)))
  )
    return ["Funeral home", 0.8];
  if (caller && !tie && firmHere.test(text.slice(0, 240))) return ["Funeral home", 0.78];
  if (caller && firmItem.test(text)) return ["Funeral home", 0.8];
  const place = bestOf(sheet, "deceasedLocation");
  const [first] = findFacilities(/^\s*[^\n]{4,90}/.exec(text)?.[0] ?? "");
  // The notice of a hospice is its own nurse's, wherever the dead lie.
  if (
    first?.kind === "Hospice agency" &&
    !spoken.test(/^\s*[^\n]*/.exec(text)?.[0] ?? "") &&
    staff.test(`${tie?.value ?? ""} ${around}`)
  )
    return ["Hospice", 0.78];
  if (place && staff.test(`${tie?.value ?? ""} ${around}`)) {
    if (place.value === "Hospital" || place.value === "Nursing facility") return [place.value, 0.8];
    if (place.value === "Hospice facility") return ["Hospice", 0.75];
  }
  const own = bestOf(sheet, "locationName");
  if (
    place &&
    caller &&
    own &&
    isAtHouse(text.slice(caller.end, caller.end + 80), own.value) &&
    houseKinds[place.value] &&
    place.value !== "Funeral home"
  )
    return [houseKinds[place.value] as string, 0.78];
  if (!place && caller && ofHospital.test(`${tie?.value ?? ""} ${around.split("\n")[0]}`)) return ["Hospital", 0.74];
  const isSelf = sheet.copies.some(({ to, from }) => to === "nok" && from === "caller");
  if ((isSelf && (!nok || nok.value === caller?.value)) || ownKin.test(text)) return ["Family", 0.78];
  const kindOfPlace = place && houseKinds[place.value];
  if (kindOfPlace && place.value !== "Funeral home" && ours.test(text)) return [kindOfPlace, 0.74];
  if (!place && tie && staff.test(tie.value) && ofResident.test(text) && !otherHouse.test(text))
    return ["Nursing facility", 0.7];
  // The head of the sheet is the house's own, and one who writes on it is of the house.
  const head = /^\s*[^\n]*/.exec(text)?.[0] ?? "";
  const [headed, more] = tie || !kindOfPlace || head.length > 120 || spoken.test(head) ? [] : findFacilities(head);
  if (headed && !more && houseKinds[headed.kind] === kindOfPlace) return [kindOfPlace as string, 0.72];
  return null;
}

/** "Trina at Wheatland Memorial", where the dead are too. */
const isAtHouse = (behind: string, house: string) =>
  /^[^.;\n]{0,30}\b(?:at|with|from|w\/|over at|of|@)\s(?:the )?/i.test(behind) &&
  (behind.split(/[.;\n]/)[0] ?? "").toLowerCase().includes(house.toLowerCase().slice(0, 12));

/** The kind of the house named right behind the caller, or on the lines under a signature. */
function houseOf(text: string, { start, end }: Candidate): string | null {
  const behind = text.slice(end, end + 150).split(/\n\s*\n/)[0] ?? "";
  for (const { start: at, kind } of findFacilities(behind).slice(0, 2)) {
    const between = behind.slice(0, at);
    const isFoot = /^[^\n]{0,60}\n/.test(between) && !/[.!?]\s/.test(between) && /\n\s*$|,\s*$/.test(between);
    if ((ofHouse.test(between) || isFoot || /^\s*,[^,.\n]{2,40},\s*$/.test(between)) && houseKinds[kind])
      return houseKinds[kind] ?? null;
  }
  const before = text.slice(Math.max(0, start - 80), start);
  const last = findFacilities(before).at(-1);
  return last &&
    /^[\s,:/(-]*(?:\w+\s+){0,2}$/.test(before.slice(last.end)) &&
    !/\b(?:for|to|client|fh|deliver)\b[^\n]{0,10}$/i.test(before.slice(0, last.start))
    ? (houseKinds[last.kind] ?? null)
    : null;
}
