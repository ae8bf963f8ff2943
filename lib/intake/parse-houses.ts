// Finds the houses of running text and what each is to the call: where the dead are, where they go, who sends.
import { findHousesByCue } from "./parse-cued-houses";
import { beginsWith, endsWith } from "./parse-cues";
import type { FacilityReading } from "./parse-house-words";
import { findFacilities } from "./parse-places";
import { depthAt } from "./parse-sentences";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import type { Span } from "./parse-span";
import { findUnworded } from "./parse-unworded-houses";
import { destinationCues } from "./words/cues-places";

type HouseRole = "origin" | "destination" | "examiner" | "location" | "hospice" | "sender" | "coroner" | "other";

export interface House extends Span {
  place: FacilityReading;
  role: HouseRole;
}

const destinationBefore = endsWith(
  [...destinationCues],
  String.raw`[\s,:"'(-]*(?:(?:the|at|to|is|in|with|via|our|their|a|over)\b[\s,:]*){0,3}`,
);
const destinationBehind = beginsWith(
  [
    "{is|are|has been|have been|was|were|will be|to|notified|will} {handling|called|notified|have her|have him|have them|handle|receiving|the funeral home|doing|in charge|taking care}",
    "{to have him|to have her|handling|has the pre need|has a pre need|prearranged|for services|for cremation|pre need|preneed|notified}",
  ],
  String.raw`[\s,"')-]*`,
);
/** Whether the words stand within a labelled value. */
export const inSlots = (slots: readonly Span[], { start, end }: Span) =>
  slots.some((slot) => start >= slot.start && end <= slot.end);

/** "Worked at Mercy Hospital", "not going to Ross Funeral Home", "he used to own Cobb Mortuary". */
const never =
  /\b(?:work(?:ed|s|ing)?|employed|volunteer(?:ed|s|ing)?|retired|born|taught|trained|nurse for years)\s+(?:\w+[\s-]+){0,3}(?:at|for|from|in|with)\s+(?:the\s+)?$|(?:\bnot|n['’]t|\bnever|\bno longer)\s+(?:at|to|going(?: to)?|go(?: to)?|with|use|using|want)\s+(?:\w+\s+)?(?:the\s+)?$|\b(?:own(?:s|ed)?|owner of|ran|used to \w+)\s+(?:the\s+)?$|\b(?:instead of|rather than)\s+(?:the\s+)?$|\b(?:wanted|planned|tried|hoped|(?:was|were) going|about) to (?:take|bring|transport|move|get) (?:him|her|them|mom|dad) (?:in)?to\s+(?:the\s+)?$/i;
/** "By video with Dr. Brandt at YK Delta Regional": where a doctor is, and not the dead. */
const ofDoctor =
  /\b(?:Dr|DR|Doctor)\.? \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?,? (?:at|of|from|with|over at)\s+(?:the\s+)?$/u;
const signs = /^[^.;\n]{0,24}\b(?:sign\w*|certif\w+|attending|pcp|(?:his|her) doctor)\b/i;
const handledOthers =
  /^[^.;\n]{0,4}\s(?:handled|buried|did|had|took care of)\s+(?:his|her|their|my|our|the)\s+(?:late\s+)?(?:husband|wife|mother|father|mom|dad|brother|sister|parents|son|daughter|grand\w+|aunt|uncle|cousin|niece|nephew|neighbou?r|friend|family(?=['’]s))/i;
/** "Was taken to Mercy Hospital last week but came back home". */
const cameHome =
  /^[^.;\n]{0,36}\b(?:came|come|sent|went|brought|discharged|returned)(?: (?:him|her|back)){0,2} home\b/i;
/** "Quill Funeral Home's van", "called Quill Funeral Home and nobody picked up": neither takes the dead. */
export const unreached =
  /^,? (?:at first|originally|initially)\b|^,? (?:by (?:mistake|accident)|in error|mistakenly|accidentally|erroneously)\b|^(?: home| chapel)?['’]s (?:van|hearse|car|truck|driver|director|number|phone|lot|people|staff|sign)\b|^,? (?:and|but|who|they|which)\b[^.;\n]{0,20}\b(?:nobody|no one|no answer|didn['’]?t|did not|couldn['’]?t|can['’]?t|cannot|won['’]?t|aren['’]?t|closed|declined|turned)\b|^ (?:charged|sponsors?|hosts?|donated)\b|^[^.;\n]{0,60}\b(?:(?:not able|unable) to (?:take|handle|accept|do|help|serve)|(?:can['’]?t|cannot|won['’]?t|will not|declined to|refused to|refuses to) (?:take (?:the|this|it|him|her|them)|handle|accept|help|serve))\b|^ (?:was|were|is) (?:full|closed|busy|booked|too)\b|^ but (?:it|they)(?:['’]?s|['’]re| is| are| was| were) (?:too|so|not|closed|full)\b|^[^.;\n]{0,44}\blast time\b|^ (?:can['’]?t|cannot|won['’]?t|didn['’]?t|doesn['’]?t|is closed|declined|turned (?:it|us|them|him|her))\b/i;
/** "Turn left at Quill Funeral Home", "not Quill Funeral Home", "his dad was buried by Quill Funeral Home". */
export const passedBy =
  /\b(?:turn (?:left|right) (?:at|by)|past|next to|across from|near|corner (?:of|by)|used to be (?:an? |the )?[\p{L}-]+ (?:at|for|of)|(?:was|were|had been) (?:first|originally|initially) [^.;\n]{0,24}(?:to|with|at)|(?:was|were) (?:buried|waked|laid out) (?:by|at|from|through)|\b(?:(?:late|first) )?(?:husband|wife|mother|father|mom|dad|brother|sister|parents|son|daughter|uncle|aunt|grand\p{L}+|roommate)(?: \p{Lu}\p{L}+)? (?:was|were|went|had (?:been|gone|his|hers)|used|(?:was|were) (?:done|handled|cremated|served|taken)) (?:to |at |by |with |through )?|thought about|looked at|considered|heard of|(?:is|was|are|came|retired|flowers|calendar|card|letter) from|buried\b[^.;\n]{0,40}\bby|choosing between|between|either|(?:went|came|been) to (?:an? |the |his |her )?[\p{L} ]{2,20} at|attended [\p{L} ]{2,24} at) (?:the )?$|(?:^|[.,;] )\s*(?:not|no to|not to|avoid|skip|forget|anyone but|anybody but|never) (?:the )?$/iu;
/** "Prices from Bell Tower Funeral Home", "leaning toward Ross Mortuary", "Ross Mortuary but not final": nobody has chosen it. */
const weighed =
  /\b(?:(?:prices?|pricing|quotes?|estimates?|brochures?|info(?:rmation)?|costs?|rates?|figures) (?:from|at|of|for)|(?:call(?:ing|ed)? around|shopping around|leaning)(?: to| toward| towards)?|(?:maybe|perhaps|possibly|probably)(?: with| to| use| using| it['’]?s)?|(?:might|may|could) (?:\w+ )?(?:use|go with|go to|choose|pick|call|be)|(?:think(?:ing)?|thinks) (?:of|about)(?: using)?|consider(?:ing|s)?|compar(?:e|ing)|looking (?:into|at)|check(?:ing)? (?:with|into|on)|talking (?:to|with)|waiting (?:to hear (?:back )?)?(?:from|on)|hear (?:back )?from|ask(?:ed|ing)? about|(?:recommended|suggested|mentioned)(?: to (?:them|her|him))?|(?:has|have|had)(?:n['’]?t| not) (?:decided|settled|chosen)(?: on)?|if) (?:the )?$/i;
const leftOpen =
  /^[^.;\n]{0,40}\b(?:but|however|though|and)\b[^.;\n]{0,40}\b(?:(?:is|was|['’]s) (?:wrong|incorrect|a mistake|not right|no longer)|somewhere else|elsewhere|someone else|another (?:one|place|home)|a different|isn['’]?t (?:one|right|it|correct|theirs)|not (?:them|that one|this one|anymore|any more)|changed (?:(?:her|his|their) )?minds?)\b|^,? (?:but |though |and )?(?:(?:it['’]?s|that['’]?s|is|are|they['’]?re|they are|she['’]?s|he['’]?s|nothing|still|only|just) ){0,3}(?:not (?:yet )?(?:final|decided|definite|certain|confirmed|set|settled|sure(?! (?:of|about|where|what|which|on|if)\b))|isn['’]?t (?:final|decided|sure)|(?:still )?(?:thinking|deciding|unsure|considering|talking it over|undecided)|undecided|tentative|an option|one option|a possibility|a maybe|maybe)\b|^,? (?:and|or) (?:(?:maybe|some|a few|two|three|several) ){0,2}(?:others?|someone else|somebody else|another|elsewhere|one of)\b/i;
export const isOpen = (left: string, right: string): boolean => weighed.test(left) || leftOpen.test(right);
const isOneOfTwo = (left: string, right: string) =>
  /^,? or (?:the |to )?[^.?\n]{2,30}\?/.test(right) ||
  /^,? or (?:the )?\p{Lu}[\p{L}'’& -]{2,40}(?:Funeral|Mortuary|Chapel|Cremation)/u.test(right) ||
  /(?:Funeral Home|Mortuary|Chapel),? (?:or|and) (?:the )?$/.test(
    left.replace(/^(?!.*\b(?:or|between|either)\b).*$/s, ""),
  );
/** "Scratch Quill Funeral Home". */
export const struck = /^(?:scratch|cancel|forget|disregard|skip|strike)\s/i;
/** "Admitted from Oak Manor 3/2", "resident of Oak Manor, died at Mercy Hospital": where the person was before. */
const earlier =
  /\b(?:admitted|transferred|discharged|came(?: in)?|sent|moved|brought(?: in)?|referred|arrived)\s+(?:[^\s.;]+\s+){0,4}from\s+(?:the\s+)?$|\b(?:resident|patient)\s+(?:of|at)\s+(?:the\s+)?$|\b(?:lived|lives|resided|resides)\s+(?:at|in)\s+(?:the\s+)?$/i;
const stay =
  /\b(?:(?:had|has) been|was|were|stayed|hospitalized|treated)\s+(?:(?:a patient|an inpatient|inpatient|seen|admitted|treated|hospitalized)\s+)?(?:at|in)\s+(?:the\s+)?$|\b(?:doctors?|dr|physicians?|surgeon|oncologist|cardiologist|specialist)\s+(?:(?:over|up|down)\s+)?(?:at|from|in)\s+(?:the\s+)?$/i;
/** "… until Thursday and came to them for rehab": the stay is over. */
const stayEnds =
  /^(?:,| hospital| medical center)?\s?(?:[^.;\n]{0,12}\b(?:until|till|before|last (?:week|month|year)|for (?:a|an|two|three|four|five|six|several|a few|\d{1,2}) (?:days?|weeks?|months?)|earlier this|recently|the (?:week|month) before)\b|(?:is|was|were|will be) (?:a )?(?:dr|doctor)\b)/i;
const diedAtHome =
  /\b(?:died|passed(?: away)?|expired|death)\s+(?:peacefully\s+)?(?:at|in)\s+(?:her |his |their |own )*home\b/i;

/** "Died in our inpatient unit … Admitted from Oak Trace Nursing". */
const ownUnit = /\b(?:our|the) (?:hospice )?inpatient (?:hospice )?unit\b|\bIPU\b/i;

/** The houses of the text in order, with their part in the call; those where the person was before have none where another is told. */
export function findHouses(sheet: Sheet, text: string, slots: readonly Span[]): House[] {
  const houses = namedHouses(sheet, text, slots);
  const isEarlier = ({ start, end }: House) => {
    const left = text.slice(Math.max(0, start - 60), start);
    return earlier.test(left) || (stay.test(left) && stayEnds.test(text.slice(end, end + 70)));
  };
  const places = houses.filter(({ role }) => role === "location");
  if (!places.some(isEarlier)) return houses;
  if (places.every(isEarlier) && !diedAtHome.test(text) && !ownUnit.test(text) && !bestOf(sheet, "locationName"))
    return houses;
  return houses.map((house) => (house.role === "location" && isEarlier(house) ? { ...house, role: "other" } : house));
}

/** "Transfer Mr. Ott from Hobbs Mortuary to …". */
const fetched =
  /\b(?:transfer|pick ?up|remove|collect|move|bring|transport|get|fetch|retrieve|grab)\b[^.;\n]{0,40}\bfrom\s+(?:the\s+)?$/i;

/** "Take him to Carle Hospital for autopsy", "bring her to the morgue at Mercy": ordered, and not told of the living. */
const ordered =
  /(?<!\b(?:was|were|been|being|had to|ems|medics?|ambulance|family|they|we|i|did|to) )\b(?:take|bring|transport|deliver|transfer|convey|haul)(?: (?:him|her|them|both|it|mr\.? \p{L}+|mrs\.? \p{L}+|ms\.? \p{L}+|the (?:body|remains|decedent|deceased)))?(?: (?:first|directly|straight|over|back|down))? to (?:(?:the )?(?:(?:county|state|city|district|regional|main) )?(?:morgue|cooler|er|lab) (?:at|of|in) )?(?:the )?$/iu;
const endedThere = /^[^.;\n]{0,40}\b(?:where|died|passed|expired|pronounced|but)\b/i;

/** Whether the house between these words is one that the person is yet to be taken to. */
export const isYetToReach = (left: string, right: string): boolean => ordered.test(left) && !endedThere.test(right);

/** "Is in our cooler, Conboy-Westchester Funeral Home". */
const inOurCare =
  /\b(?:is|are|now|currently|held|lies|resting|being held)\s(?:here\s)?(?:in|at)\sour\s(?:cooler|care|prep room|preparation room|garage|refrigeration|facility|funeral home|chapel)(?:\s(?:here|now))?,?\s(?:(?:here\s)?at\s)?$/i;

/** "She is at Marble Falls Funeral Home": the dead lie there, and are to go elsewhere. */
const atHouse =
  /\b(?:s?he|they|decedent|deceased|body|remains|pt|patient|mr\.? \p{L}+|mrs\.? \p{L}+|ms\.? \p{L}+)(?: is| are|['’]s|['’]re| lies| rests| was)(?: \p{L}+)? (?:at|in) (?:the )?$/iu;
const otherEvent =
  /\b(?:services?|viewing|visitation|arrangements?|wake|funeral is|file|plan|polic|director|meeting|going|to be|will be)\b[^.;]*$/i;
/** "Al Roe is at Watson Mortuary". */
const nameAt =
  /\p{Lu}\p{L}+ \p{Lu}[\p{L}'’-]+,? (?:is|are|lies|rests) (?:now |currently |being held )?(?:at|in) (?:the )?$/u;
const liesAt = (left: string): boolean => (atHouse.test(left) || nameAt.test(left)) && !otherEvent.test(left);

const diedAt =
  /\b(?:died|passed(?: away)?|expired|removal|pick(?:ed)? ?-?up|p\/u|collect|body (?:is )?)\b[^.;\n]{0,12}(?:at|from|in) (?:the )?$/i;

/** What the sentence says before the place. */
const leftOf = (text: string, { start }: Span): string =>
  text.slice(Math.max(0, start - 70), start).replace(/[\s\S]*(?:[.!?]\s|\n\s*\n)/, "");

function namedHouses(sheet: Sheet, text: string, slots: readonly Span[]): House[] {
  const known = [...findFacilities(text), ...findHousesByCue(text)];
  const isTold = known.some(
    (one) =>
      /^(?:Hospital|Hospice facility)$/.test(one.kind) &&
      houseRole(one, leftOf(text, one), text.slice(one.end, one.end + 50), inSlots(slots, one), sheet) === "location",
  );
  // A house that no word tells gives way to the hospital where somebody died.
  const unworded = findUnworded(text, sheet.page.text).filter(
    ({ start, end }) =>
      !known.some((one) => one.start < end && start < one.end) &&
      (!isTold || diedAt.test(text.slice(Math.max(0, start - 30), start))),
  );
  return [...known, ...unworded]
    .toSorted((one, other) => one.start - other.start)
    .flatMap((place) => {
      // "Family's funeral home, which is Angelus Chapel" tells the name behind.
      if (place.kind === "Doctor" || /^(?:the )?famil(?:y|ies)['’]?s?['’]? /i.test(place.value)) return [];
      const left = leftOf(text, place);
      const right = text.slice(place.end, place.end + 50);
      return [
        {
          place,
          start: place.start,
          end: place.end,
          role:
            unworded.includes(place) &&
            !never.test(left) &&
            !cameHome.test(right) &&
            !(ofDoctor.test(left) && signs.test(right))
              ? "location"
              : houseRole(place, left, right, inSlots(slots, place), sheet),
        },
      ];
    });
}

/** "Decedent Lee Roy is at Vermilion Manor": said behind a label that stands without a colon. */
const isThere = /\b(?:is|was|lies|died|passed(?: away)?|expired|located|currently|now)\s+(?:at|in)\s+(?:the\s+)?$/i;

function houseRole(place: FacilityReading, left: string, right: string, isInSlot: boolean, sheet: Sheet): HouseRole {
  if (/\b(?:removal|transport|livery|answering|exchange|dispatch)\b/i.test(place.value)) return "other";
  if (never.test(left) || handledOthers.test(right) || ofDoctor.test(left) || cameHome.test(right)) return "other";
  if (place.kind === "Funeral home" && (passedBy.test(left) || isOneOfTwo(left, right) || isOpen(left, right)))
    return "other";
  if (place.kind === "Funeral home" && (unreached.test(right) || struck.test(place.value))) return "other";
  if (place.kind === "Funeral home" && !isInSlot && (inOurCare.test(left) || liesAt(left))) return "origin";
  const isTarget = destinationBefore.test(left) || destinationBehind.test(right);
  const { kind } = place;
  if (kind === "Funeral home") {
    // "To our Bethlehem chapel": a branch of the house that speaks.
    if (/\bour\s+$/i.test(left)) return "other";
    if (isTarget) return "destination";
    if (isInSlot) return "other";
    if (fetched.test(left)) return "origin";
    return isSender(sheet, place, left) ? "sender" : "destination";
  }
  if (kind === "Crematory") return isTarget || !isSender(sheet, place, left) ? "destination" : "sender";
  if (kind === "Hospice agency") return "hospice";
  if (kind === "Coroner") return isTarget && !isInSlot && !toldOf.test(right) ? "examiner" : "coroner";
  if (kind === "Other") return !isInSlot && /(?:\b(?:at|from|in)|@)\s+(?:the\s+)?$/i.test(left) ? "location" : "other";
  const isCare = kind === "Hospital" || kind === "Nursing facility" || kind === "Hospice facility";
  if (isCare && isYetToReach(left, right)) return isInSlot ? "other" : "examiner";
  return isCare && (!isInSlot || isThere.test(left)) ? "location" : "other";
}

/** "Medical examiner notified by phone, not their case". */
const toldOf =
  /^['’\w]{0,2} (?:office )?(?:(?:was|were|has been|have been|is) )?(?:notified|called|aware|contacted|advised|informed)\b/i;

/** A house that speaks of itself: above the text, under it, or beside a caller's name. */
function isSender(sheet: Sheet, place: Span, left: string): boolean {
  const before = sheet.page.text.slice(0, place.start);
  const isHead = before.trim().length < 40 && !/\b(?:for|to|fh)\s*[:=-]?\s*$/i.test(before);
  const isWith =
    /(?:\b(?:with|from|at|w\/|of)|@)\s+(?:the\s+)?$/i.test(left) &&
    /\b(?:this is|here|calling|my name|i'?m|director|embalmer)\b|@/i.test(
      left + sheet.page.text.slice(place.start, place.start + 80),
    );
  const behind = sheet.page.text.slice(place.start).split("\n").slice(1).join("\n");
  const above = before.split("\n").slice(-6).join("\n");
  const isFoot = behind.length < 260 && /\b(?:thanks|thank you|regards|sincerely|best|gracias)\b/i.test(above);
  return isHead || isWith || isFoot;
}

/** A kind of house, and who holds an office. */
const noHouse =
  /^(?:(?:[Ii]ndependent|[Aa]ssisted|[Ss]enior) [Ll]iving|(?:[Cc]oroner|[Ss]heriff) \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)$/u;

/** Adds the names of houses and the kind of place that they are. */
export function addHouses(sheet: Sheet, houses: readonly House[]): void {
  const isCutShort = ({ place }: House) =>
    houses.some(
      (other) => other.place.value.length > place.value.length && other.place.value.startsWith(`${place.value} `),
    );
  for (const house of houses) {
    const { place, role } = house;
    if (isCutShort(house) || noHouse.test(place.value)) continue;
    const how = { depth: depthAt(sheet.page, place.start) };
    if ((role === "destination" && place.kind === "Crematory") || role === "examiner")
      addReading(sheet, "deliveryLocation", { ...place, confidence: 0.6 }, 0, how);
    else if (role === "origin") {
      sheet.parts.isMoved = true;
      addReading(sheet, "pickupLocation", { ...place, confidence: 0.7 }, 0, how);
      addReading(sheet, "deceasedLocation", { ...place, value: "Funeral home", confidence: 0.8 }, 0, how);
      if (inOurCare.test(sheet.page.text.slice(Math.max(0, place.start - 60), place.start)))
        addReading(sheet, "locationName", { ...place, confidence: 0.8 }, 0, how);
    } else if (role === "destination")
      addReading(sheet, "destinationFuneralHome", { ...place, confidence: 0.8 }, 0, how);
    else if (role === "hospice") addReading(sheet, "hospiceName", { ...place, confidence: 0.8 }, 0, how);
    else if (role === "location") {
      addReading(sheet, "locationName", { ...place, confidence: 0.8 }, 0, how);
      if (place.kind !== "Other")
        addReading(sheet, "deceasedLocation", { ...place, value: place.kind, confidence: 0.75 }, 0, how);
    }
  }
}
