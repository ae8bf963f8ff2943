// Finds what kind of caller rings, where no label tells it.
import { officeHead, ownOffice, writerOf } from "./parse-own-office";
import { careful, dropVows } from "./parse-caller-agrees";
import { houseOf } from "./parse-caller-house";
import { houseKinds, ordersForFirm } from "./parse-caller-kind";
import { callersKin, kinBeforeName, ownDead, ownKin } from "./parse-caller-kin";
import { isFirmsLetter, ours, ownWords } from "./parse-own-words";
import { findFacilities } from "./parse-places";
import { quick } from "./parse-quick-pattern";
import { addReading, bestOf, type Candidate, type Sheet } from "./parse-sheet";

const kinds: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:deputy coroner|coroner|medical examiner|(?:deputy|dep|asst|assistant) m\.?e|m\.?e\.? inv\w*|medicolegal|death investigator|forensic|m\.?e\.?['’]?s? office)\b/i,
    "Coroner",
  ],
  [
    /\b(?:sgt|sergeant|constable|police|(?<!security |safety |public safety |chief executive |executive )officer|(?<!\b(?:church|parish|doctor|dr|doctors|main|front|business|his|her|their|home|at|to|the|my|in) )ofc(?=\.? \p{Lu})|sheriff|trooper|detective|det|deputy|dep|lieutenant|lt|corporal|cpl|patrol|pd|vpso|public safety)\b/iu,
    "Law enforcement",
  ],
  [
    /\b(?:funeral director|embalmer|mortician|undertaker|apprentice|licensee|licensed director|l?fd|funeral)\b/i,
    "Funeral home",
  ],
  [/\bhospic(?:e|io)\b/i, "Hospice"],
];
/** Behind a calling, "assisted living director", these tell the caller's house. */
const careHouse =
  /\b(?:assisted living|memory care|nursing home|skilled nursing|snf|alf|post[- ]acute|long[- ]term care|personal care home|rehab center)\b/i;
const staff =
  /\b(?:nurse|rn|hse|sup|nsg|nrsg|exec|night charge|lpn|lvn|cna|supervisor|supv|aide|med tech|tech|administrator|admin|unit clerk|clerk|registrar|charge|director of nursing|don|adon|caregiver|social worker|case manager|staff|attendant|house manager|wellness|resident care|enfermera|enfermero|decedent affairs|morgue|bed control|patient (?:services|placement)|security|chaplain|coordinator|secretary|concierge|hospitalist|physician|doctor)\b/i;

/** A box that is not ticked, with its words. */
const emptyBox = /(?:[☐□]|\[ ?\]|\( ?\)) ?[^☐☒☑□✅[(\n]{1,24}/g;

/** "Tissue Recovery (not the hospital)". */
const notThat = /\bnot (?:the|a|an|at|from|with) [^,;.)\n]{3,30}/gi;
/** "Who called the mortuary", "Funeral home called: Ray's Chapel, by Ann": the house that was called rings nobody. */
const calledHouse =
  /\b(?:called|calling|phoned|notified|notifying|contacted|contacting|informed|alerted|(?:placed|made|given|reported|phoned|called|released?) to)\s+(?:the |our |a )?(?:funeral (?:home|director|establishment|firm|service)|mortuary|f\.?h\b\.?|firm|undertaker|mortician)(?!['’\p{L}])|\b(?:funeral (?:home|director|firm)|mortuary|f\.?h\.?|firm)\s+(?:called|notified|phoned|contacted|informed|advised)\s?[:=][^,;\n]{0,60}/giu;
/** A lieutenant of these is no officer of the law. */
const rescuers = /\b(?:ems|fire(?:[ -](?:rescue|dept|department|district))?|rescue|ambulance)\b/i;

/** Where sisters and brothers are no kin. */
const cloister = /\b(?:convent|priory|abbey|monastery|friary|motherhouse|sisters of|brothers of|little sisters)\b/i;

const ordained = /\b(?:pastor|parish(?:ioners?)?|priest|rectory|diocese)\b/i;

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
  const anchor = tie ?? caller ?? ownWords(sheet.page.text);
  if (value)
    addReading(
      sheet,
      "callerType",
      { value: value[0], start: 0, end: anchor.end - anchor.start, confidence: value[1] },
      anchor.start,
      {},
    );
}

const acquaintance =
  /\b(?:ladyfriend|friend|neighbou?r|roommate|housemate|flatmate|co-?worker|colleague|amig[oa]|vecin[oa])\b/i;
const outsider =
  /\b(?:landlord|landlady|(?:property|apartment|building|motel|hotel) (?:manager|mgr)|attorney|lawyer|pastor|priest|minister|rabbi|clergy|executor|executrix|paramedic|emt|medic|crew chief|guardian|conservator|fiduciary|friend of the family|family friend|reverend|rev|deacon|bishop|imam)\b/i;
const ofHospital =
  /\b(?:house sup\w*|hse sup\w*|nursing sup\w*|nsg sup\w*|nrsg sup\w*|bed (?:control|coordinator|board)|icu|micu|sicu|ccu|er|ed|emergency (?:room|dept|department)|\d (?:north|south|east|west)|(?:north|south|east|west) \d|med[- ]?surg|telemetry|oncology|decedent affairs|patient placement|unit (?:clerk|secretary)|(?:general|memorial|regional|university|baptist|mercy|methodist|presbyterian) ?(?:hosp\w*|medical|med ctr)?|hospitalist)\b/i;
const ofOfficeBehind =
  /^[^.;\n]{0,40}\b(?:M\.?E\.?(?:['’]s)?(?: [Oo]ffice)?|OMI|OCME|[Mm]edical [Ee]xaminer|[Cc]oroner)(?![\p{L}])/u;
/** Who speaks of "our chapel" or asks that the dead be brought "to us" rings for a funeral home. */
const toUs = quick(
  /\b(?:bring|take|deliver|return|transport|transfer|come|comes|coming|go|goes|going|back|release|down)\b[^.;\n]{0,36}\bto (?:us\b(?! at (?:the|her|his) (?:house|home))|our (?:[\w.-]+ ){0,2}(?:chapel|funeral|mortuary|place|facility|prep|care center|crematory|building|location|shelter|cooler|parlou?r|fh)\b)|\b(?:take|deliver(?:ed)?|bring|return|dest(?:ination)?|dlvr) ?(?:to)?\b[ .:_-]{1,24}(?:us|our (?:\w+ )?(?:chapel|funeral home|mortuary|facility|place|crematory|fh|firm)|firm)\b/i,
);
const orderer =
  /\b(?:order(?:ed|ing)(?:[ _](?:party|by|director))?|placed by|req(?:uest(?:ed)?|st?d?)?\.? ?by|booked by|rqstd by|(?:f\.?\/?h\.?|fd|firm|mortuary|funeral home|director|dir)(?: calling)?|requesting (?:firm|director|fh))["'\s.:_|#=-]{0,30}(?:(?:mrs?|ms)\.? )?$/i;
const someFirm = /\b(?:funeral|mortuary|cremation|crematory|memorial (?:chapel|home)|chapel|f\.?\/?h\.?)\b/i;

/** "Message from the ME's office: Investigator Carla Stamps". */
const ofOffice =
  /\b(?:from|fr|by|with|at) (?:the |our )?(?:\p{L}+ (?:county|co\.?|parish) )?(?:coroner|m\.?e\.?|medical examiner|ocme)(?:['’]?s)?(?: office)?[\s:,-]{1,3}(?:\p{L}+\.?\s){0,2}$/iu;
const officer = /\b(?:investigator|inv|deputy|dep|coroner|examiner|pathologist|autopsy|technician)\b/i;
const ofPolice =
  /\b(?:SO|PD|P\.D|[Ss]heriff|SHERIFF|[Pp]olice|POLICE|911|[Cc]omm(?:unications)? (?:[Cc]enter|[Cc]tr)|COMM(?:UNICATIONS)? (?:CENTER|CTR))\b/;
/** Whose own workers ring from no hospital, though the dead lie in one. */
const otherEmployer =
  /\b(?:tissue|eye bank|organ|donor (?:network|services)|procurement|correctional|prison|penitentiary|detention|jail)\b/i;
/** Nursing homes have residents. */
const ofResident = /\b(?:our |the |a |my )?residents?\b(?! (?:physician|doctor|dr|md|alien))/i;
const otherHouse = /\b(?:hosp\w*|medical center|icu|er|ed|funeral|mortuary|coroner|police|sheriff|home health)\b/i;

/** "Your firm: Marchetti Home for Funerals", "Firm requesting: Hale Mortuary", "Ordering firm: Casale-Wrobel Memorial". */
const firmItem =
  /(?:^|\n|[|\t]| {3})\W{0,6}(?:(?:your (?:firm|funeral home|mortuary)|firm (?:requesting|ordering|calling)|(?:requesting|ordering|calling) (?:firm|f\.?\/?h\.?|funeral home|mortuary)|f\.?\/?h\.? calling)\b[^\p{L}\n]{1,24}\p{L}{3}|(?:your )?company\b[^\p{L}\n]{1,24}[^\n]{0,40}\b(?:funerals?|mortuary|cremation|chapel|f\.?h)\b)/iu;
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
  if (!caller && !tie) return writerOf(sheet) ?? saidOf(sheet.page.text);
  if (sheet.parts.callerHouse) return [sheet.parts.callerHouse, 0.84];
  const nok = bestOf(sheet, "nokName");
  if (caller && nok?.value === caller.value && bestOf(sheet, "nokRelationship")) return ["Family", 0.84];
  const text = sheet.page.text
    .replace(/^(?:> ?)+/gm, (quote) => " ".repeat(quote.length))
    .replace(/<[^<>\n]{1,40}@[^<>\n]{1,50}>/g, (words) => " ".repeat(words.length))
    .replace(emptyBox, (words) => " ".repeat(words.length))
    .replace(notThat, (words) => " ".repeat(words.length))
    .replace(calledHouse, (words) => " ".repeat(words.length));
  const title = `${tie?.value ?? ""} ${
    caller
      ? (text
          .slice(Math.max(0, caller.start - 40), caller.start)
          .split("\n")
          .at(-1) ?? "")
      : ""
  }`;
  if (/\bdispatcher\b/i.test(title) && ofPolice.test(text.slice(0, 200))) return ["Law enforcement", 0.78];
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
  const anchor = tie ?? caller;
  const spokenHouse = anchor && ofPlainHouse.exec(text.slice(anchor.end, anchor.end + 70))?.[1];
  if (spokenHouse) return [plainKinds[spokenHouse.slice(0, 5).toLowerCase()] ?? "Nursing facility", 0.8];
  if (tie && careHouse.test(tie.value)) return ["Nursing facility", 0.82];
  if (tie && /^(?:hospital|hosp\.?|icu|er|ed|morgue) \p{L}/iu.test(tie.value)) return ["Hospital", 0.8];
  if (!tie && (ownDead(sheet, caller) || (caller && tellsOwnKin(text, caller)))) return ["Family", 0.78];
  const beside = sheet.candidates
    .filter(({ field, value }) => field === "callerName" && value === caller?.value)
    .map((one) => houseOf(text, one))
    .find((kind) => kind !== null);
  const ofTie = tie ? houseOf(text, tie) : null;
  if (beside || ofTie) return [(beside ?? ofTie) as string, 0.82];
  if (caller && firmItem.test(text)) return ["Funeral home", 0.8];
  // What stands in the line under a labelled name is another item.
  const isLabelled = caller !== undefined && caller.confidence > 0.88;
  const near = caller
    ? (text
        .slice(Math.max(0, caller.start - 24), caller.start)
        .split(/\n\s*\n/)
        .at(-1) ?? "") + text.slice(caller.start, caller.end + 70)
    : "";
  const around = (isLabelled ? (near.split(/(?<=\S[^\n]{20,})\n/)[0] ?? "") : near).split(partEnd)[0] ?? "";
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
    ? kinds.find(([pattern, name]) => name === "Hospice" && pattern.test(around.split(/(?<=\d{4})[.;]\s/)[0] ?? ""))
    : (kinds.find(([pattern]) => pattern.test(before)) ?? kinds.find(([pattern]) => pattern.test(around)));
  if (kind) return kind[1] === "Law enforcement" && rescuers.test(around) ? null : [kind[1], 0.8];
  if (
    caller &&
    someFirm.test(text) &&
    (sheet.parts.isOrdered || toUs.test(text) || orderer.test(text.slice(Math.max(0, caller.start - 60), caller.start)))
  )
    return ["Funeral home", 0.8];
  if (caller && !tie && firmHere.test(text.slice(0, 240))) return ["Funeral home", 0.78];
  if (caller && (bearsName(sheet, text, caller) || (tie && ordersForFirm(text, tie.value))))
    return ["Funeral home", 0.78];
  const place = bestOf(sheet, "deceasedLocation");
  const [first] = findFacilities(/^\s*[^\n]{4,90}/.exec(text)?.[0] ?? "");
  const firstLine = /^\s*[^\n]*/.exec(text)?.[0] ?? "";
  // The notice of a hospice is its own nurse's, wherever the dead lie.
  if (
    first?.kind === "Hospice agency" &&
    !spoken.test(firstLine.replace(/\([^()]*\)/g, " ")) &&
    (/\b(?:notice|notification)\b/i.test(firstLine) || staff.test(`${tie?.value ?? ""} ${around}`))
  )
    return ["Hospice", 0.78];
  // A case manager of a hospice comes to the house where the dead lie.
  if (
    tie &&
    bestOf(sheet, "hospiceName") &&
    place?.value !== "Hospital" &&
    /\b(?:case manager|on[- ]call (?:nurse|rn)|visit\w* (?:nurse|rn))\b/i.test(tie.value)
  )
    return ["Hospice", 0.76];
  if (place && !otherEmployer.test(text.slice(0, 160)) && staff.test(`${tie?.value ?? ""} ${around}`)) {
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
  if ((isSelf && (!nok || nok.value === caller?.value)) || ownDead(sheet, caller)) return ["Family", 0.78];
  const kindOfPlace = place && houseKinds[place.value];
  if (kindOfPlace && place.value !== "Funeral home" && ours.test(text)) return [kindOfPlace, 0.74];
  if (!place && tie && staff.test(tie.value) && ofResident.test(text) && !otherHouse.test(text))
    return ["Nursing facility", 0.7];
  // The head of the sheet is the house's own, and one who writes on it is of the house.
  const [headed, more] =
    tie || !kindOfPlace || firstLine.length > 120 || spoken.test(firstLine) ? [] : findFacilities(firstLine);
  if (headed && !more && houseKinds[headed.kind] === kindOfPlace) return [kindOfPlace as string, 0.72];
  if (caller && isFirmsLetter(text, firstLine, caller)) return ["Funeral home", 0.74];
  return saidOf(text);
}

function saidOf(text: string): readonly [string, number] | null {
  const kind = ownOffice(text) ?? (ownKin.test(text) ? "Family" : null);
  return kind ? [kind, 0.74] : null;
}

/** "Administrator of the rehab", "charge nurse at the nursing home". */
const ofPlainHouse =
  /^[^.;\n]{0,16}\b(?:of|at|from|with|for) (?:the|our) (rehab|nursing (?:home|facility)|care (?:home|center)|facility|assisted living|memory care|hospital|hospice)\b(?! (?:in|on)\b)/i;
const plainKinds: Readonly<Record<string, string>> = { hospi: "Hospital" };

const partEnd =
  /\n\s*\n|(?<=[\p{Ll}\d)])\.\s+(?=(?:The|His|Her|She|He|They|No|Wife|Husband|Son|Daughter|Patient|Resident|Family|We|It)\s)/u;

/** Whether the words beside the caller's name tell of the caller's own dead, and of no house. */
const tellsOwnKin = (text: string, caller: Candidate): boolean =>
  (callersKin.test(text.slice(caller.end, caller.end + 260)) ||
    kinBeforeName.test(text.slice(Math.max(0, caller.start - 120), caller.start))) &&
  !/\b(?:neighbou?r|friend|tenant|client|patient|roommate)\b[^.;\n]{0,40}\b(?:passed|died|expired|deceased|dead|gone)\b/i.test(
    text.slice(caller.end, caller.end + 260),
  ) &&
  houseOf(text, caller) === null;

/** "Cora Gaines" of "Ravenel & Gaines Mortuary": a firm that bears the caller's own name, which is not the dead one's. */
function bearsName(sheet: Sheet, text: string, { value, start }: Candidate): boolean {
  const [given, ...rest] = value.split(" ");
  const surname = (
    rest.at(-1) ?? (/\b(?:mrs?|ms|miss)\.? $/i.test(text.slice(Math.max(0, start - 6), start)) ? given : undefined)
  )
    ?.split("-")
    .at(-1);
  if (!given || !surname || surname.length < 4) return false;
  const others = ["deceasedName", "nokName"].map((field) => bestOf(sheet, field as Candidate["field"])?.value ?? "");
  if (others.some((name) => name.split(/[ -]/).includes(surname))) return false;
  return findFacilities(text).some(
    ({ kind, value: house }) => kind === "Funeral home" && house.split(/[ -]/).includes(surname),
  );
}

/** "Trina at Wheatland Memorial", where the dead are too. */
const isAtHouse = (behind: string, house: string) =>
  /^[^.;\n]{0,30}(?:\b(?:at|with|from|w\/|over at|of)\s|@ ?)(?:the )?/i.test(behind) &&
  (behind.split(/[.;\n]/)[0] ?? "").toLowerCase().includes(house.toLowerCase().slice(0, 12));
