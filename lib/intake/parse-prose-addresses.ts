// Reads in running text whose each address is: the home, the place of pickup, or where the person goes.
import type { AddressReading } from "./parse-addresses";
import { endsWith } from "./parse-cues";
import { atHome, behindKin, isOfKinBefore, isOwnHome, isOwnKin, myHome, ofCarrier } from "./parse-home-cues";
import { type House, inSlots } from "./parse-houses";
import type { Person } from "./parse-roles";
import { depthAt } from "./parse-sentences";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import { isWayToHospital } from "./parse-way-to-hospital";
import type { Span } from "./parse-span";
import { addressCues } from "./words/cues-places";
import { stateNames } from "./words/states";

const addressLead = String.raw`[\s,:"'(=-]*(?:(?:is|at|the|a|an|in|of|his|her|their|our|to|on|over|us|them|here|located|which|it's|address|home|house|place)\b[\s,:(-]*){0,4}`;
const addressWords = (Object.keys(addressCues) as (keyof typeof addressCues)[]).map(
  (owner) => [owner, endsWith(addressCues[owner], addressLead)] as const,
);
const moved =
  /\b(?:moved|transferred|brought|taken|now at|is at our|in our care|not (?:at|in) the .{3,30} any ?more|no longer at)\b/i;

const newPlace = /\b(?:moved|transferred|taken|brought|now (?:at|in))\b/i;

/** What "from 9 Court St to 40 Ridge Rd" is the way of: the removal, an older move, or something else. */
function wayTo(text: string, start: number): "removal" | "moved" | "other" | null {
  const [, clause] = /(?:^|[.;!?\n]\s*)([^.;!?\n]*)\bfrom\s$/i.exec(text.slice(Math.max(0, start - 140), start)) ?? [];
  if (clause === undefined) return null;
  if (/\b(?:moved|moving|relocated?|relocating)\b/i.test(clause)) return "moved";
  if (/\b(?:drove|drives?|driving|detour|route|way|road|street|mail|walked|walks?|flew)\b/i.test(clause))
    return "other";
  return clause.trim() === "" ||
    /\b(?:remov\w*|transfer\w*|xfer|transport\w*|x-?port|convey\w*|pick(?:ing|ed)?[- ]?(?:\p{L}+ ){0,3}up|p\/?u|tak(?:e|ing|en)|bring(?:ing)?|brought|deliver\w*|haul)\b/iu.test(
      clause,
    )
    ? "removal"
    : null;
}

/** A longer text tells the town of every address that it gives in full. */
const mostTerse = 500;

const touches = /^(?:['’]s)?(?: (?:the )?(?:morgue|cooler))?(?:,| at| on|,? \(| -| –) ?$/i;

/** A zip code, a state or a word for a town: the town stands there, though apart from its street. */
const zipOrState = new RegExp(
  String.raw`(?<![\d#-])\d{5}(?![\d-])|\p{L},? (?:${[...new Set(Object.values(stateNames))].join("|")})\b`,
  "u",
);
const townWords = new RegExp(
  String.raw`\b(?:${Object.keys(stateNames)
    .filter((name) => name.length > 3)
    .join("|")}|zip|city of|town of)\b`,
  "i",
);

const mostHead = 240;
const officeLine =
  /\b(?:guardian\w*|conservator\w*|attorneys?|law (?:firm|offices?|group)|llp|county clerk|public administrator|sheriff|police|department|diocese|archdiocese|church|parish|congregation|synagogue|temple|consulate|embassy|insurance|trust(?:ees?)?|probate|fiduciary|fiduciaries|case management|social services|human services)\b/i;

/** Whether an office that holds nobody stands above the text that ends here, within the two lines before. */
const isOfficeHead = (before: string): boolean => {
  const lines = before.split("\n").filter((line) => line.trim() !== "");
  const own = lines.slice(-2).join("\n");
  return (
    lines.length < 4 &&
    officeLine.test(own) &&
    !/\b(?:medical|hospital|health|nursing|care|rehab\w*|veterans)\b/i.test(own) &&
    !/[.!?:]\s|\b(?:died|passed|expired|at|found)\b/i.test(own)
  );
};

/** Adds the addresses of the running text. */
export function addAddresses(
  sheet: Sheet,
  text: string,
  addresses: readonly AddressReading[],
  houses: readonly House[],
  persons: readonly Person[],
  slots: readonly Span[],
): void {
  // "Died at 2210 Ridge Rd": in a short message the town goes without saying, and a text without one tells no more.
  const { text: whole } = sheet.page;
  const isWhole =
    addresses.length === 1 && (text.length < mostTerse || (!zipOrState.test(whole) && !townWords.test(whole)));
  for (const [index, address] of addresses.entries()) {
    const last = addresses[index - 1];
    // "From 9 Court St to 40 Ridge Rd".
    const isEnd = last !== undefined && /^,? to (?:the )?$/i.test(text.slice(last.end, address.start));
    const isStart = /^,? to (?:the )?\d/i.test(text.slice(address.end, address.end + 9));
    const way = isEnd || isStart ? wayTo(text, isEnd ? last.start : address.start) : null;
    if (way === "other" || (way === "moved" && isStart)) continue;
    if (way === "removal") {
      const side = isEnd ? "deliveryLocation" : "locationAddress";
      addReading(sheet, side, { ...address, confidence: 0.82 }, 0, { depth: depthAt(sheet.page, address.start) });
      continue;
    }
    // "OFFICE OF THE PUBLIC GUARDIAN, 301 Court Plaza" above a letter that tells another street.
    if (addresses.length > 1 && address.start < mostHead && isOfficeHead(sheet.page.text.slice(0, address.start)))
      continue;
    // "Mail goes to PO Box 1180": nobody is fetched from there.
    if (/^PO Box/i.test(address.street)) continue;
    const left = text
      .slice(Math.max(0, address.start - 70), address.start)
      .replace(
        /[\s\S]*(?:[.!?]\s(?=[A-Z]|(?:(?:his|her|my|the|their) )?(?:sons?|daughter|sister|brother|niece|nephew|mother|father|wife|husband)\b)|\n\s*\n)/,
        "",
      );
    const field = addressField(sheet, text, address, left, houses, persons, inSlots(slots, address));
    if (!field) continue;
    // "He was moved to Mercy Hospital morgue, 1 Mercy Way": the street right behind the house where somebody lies now.
    const isBeside =
      address.confidence >= 0.7 &&
      newPlace.test(left) &&
      houses.some(({ role, end }) => role === "location" && touches.test(text.slice(end, address.start)));
    const confidence = address.city ? 0.82 : isBeside ? 0.72 : isWhole ? 0.66 : 0.6;
    addReading(sheet, field, { ...address, confidence }, 0, { depth: depthAt(sheet.page, address.start) });
  }
}

/** "Take both to the cooler, 401 Main", "transport … to Sioux Plains Forensic Ctr, 2200 Kiwanis", "they want him at OCME, 111 Pine". */
const goal =
  /(?:^|[.;,\n]\s*|\b(?:she|he|they|body|remains|both|is|are|will be) )(?:going|goes|go|headed) (?:directly |straight |back |over )?to [^\n]{0,60}$|\b(?:take|taking|transport(?:ing)?|x-?port|bring(?:ing)?|deliver(?:ing)?|transfer|xfer|drop(?:ping)?|convey|haul|drive|driving)\b[^\n]{0,90}?\bto\b(?![^\n]*\bfrom\b)[^\n]{0,60}$|\b(?:wants?|need) (?:him|her|them|both|it|the body)(?: (?:tonight|today|tomorrow|back|over|down|first))? (?:at|in|to)\b[^\n]{0,50}$/i;
const wasTaken = /\b(?:was|were|been|being|had|got) (?:\w+ )?(?:take|bring|brought|taken|transport|transfer)/i;
const examiners = /forensic|patholog|morgue|lab(?:oratory)?\b|autopsy|examiner/i;

/** "Marlowe is at 3300 Oak Lawn Pike": a house is called by its first word once it has been named. */
function isOfDestination(left: string, houses: readonly House[]): boolean {
  const word = /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}'’-]{2,20})(?:['’]s)?\s+(?:is|are)\s+(?:located\s+)?(?:at|on)\s+$/u.exec(
    left,
  )?.[1];
  return (
    word !== undefined && houses.some(({ role, place }) => role === "destination" && place.value.startsWith(`${word} `))
  );
}

/** "Admitted 3/1/26 from 9 Elm St", "no longer at Alden, 10 Main St": where the person was before. */
export const wasBefore =
  /(?<!\b(?:be|needs?|to be|get) )\b(?:admitted|transferred|discharged|came(?: in)?|sent|referred|arrived|brought in)\s+(?:[^\s.;]+\s+){0,4}from\s+(?:(?:the|his|her|their|home|house|own|at)\b,?\s*){0,3}$|\b(?:no longer|(?:is|are|['’]s) not|(?:is|are)n['’]t) (?:at|in) (?:the )?(?!a |his |her |home|hospice|care)(?:[^\s.;,]+ ){0,3}[^\s.;,]+,? (?:at )?$/i;

/** "EMS brought him in from home, 14 Fern Rd", "taken from her residence at 9 Elm St to Mercy Hospital": of one who died in a hospital. */
const cameFrom =
  /\b(?:admitted|transferred|came|sent|arrived|brought|taken|transported|rushed|moved|flown|took)\s+(?:[^\s.;]+\s+){0,4}from (?:(?:the|his|her|their|a|private|own) ){0,2}(?:home|house|residence|apartment|farm(?:house)?|condo|ranch|trailer|place)\b,?(?: at| on)? $/i;
const careHouse = /^(?:Hospital|Nursing facility|Hospice facility)$/;

const fetched = /\b(?:pick(?:ing|ed)?[- ]?(?:him |her |them )?up|collect|remove|come)\b[^.;]{0,26}$/i;

/** "Dr. Rao, Heart Clinic, 22 Valve Rd", "casket from Batesville, 1 Casket Way", "to be buried at …": no place of this removal. */
const strangers =
  /\b(?:clinic|doctor'?s? office|medical group|casket|vault|urn|monument|cemetery|buried|burial|inter(?:red|ment)|mausoleum|church|invoice|bill(?:ing)?|mail|attorneys?|law (?:firm|office)|insurance|donor (?:network|center)|eye bank|vendor|pharmacy|meet (?:our|the|my|your|up with) (?:van|driver|truck|crew|team|car|hearse)|old address|used to live|formerly|do not park|neighbou?r(?:'s)? (?:at|is))\b[^;\n]{0,60}$/i;

/** "Esposo: Noé Arredondo, tel. 432-… vive en / lives at: …": of the kin in the same line. */
const livesOfKin =
  /(?:^|\n)[^\n]{0,24}\b(?:husband|wife|spouse|next of kin|nok|espos[ao]|pariente|hij[ao]|daughter|son|sister|brother)\b[^\n]{2,60}\b(?:vive en|lives at|lives on)\b[^\n]{0,14}$/i;

/** "Alton Burch, of 740 Palmetto Ct, died at Lakeland Regional". */
const ofPerson = /\p{Lu}\p{L}+,? (?:(?:aged? )?\d{1,3}(?: years old)?,? )?(?:(?:formerly |late |a resident )?of |\()$/u;
/** "Jane Roe, 9 Garnet Ct, died at Mercy Hospital". */
const ofPatient = /\p{Lu}\p{Ll}+ (?:\p{Lu}\.? )?\p{Lu}\p{Ll}+, (?:\d{1,3}, )?$/u;
const diedInHouse =
  /^,? (?:who )?(?:has |just )?(?:died|passed(?: away)?|expired|was pronounced)(?: (?!at\b|in\b)[\p{L}\d:./]{1,12}){0,4}(?: at \d{1,2}(?::?\d\d)?(?: ?[ap]\.?m\.?)?)?,? (?:at|in) (?:the |our (?:\p{L}+ at )?)?\p{Lu}/u;
const diedBehind = /^[,)]? (?:who )?(?:has |just )?(?:died|passed|expired|was pronounced|is deceased)\b/i;

/** "; TO 200 Dairy Rd", "Deliver Oakland, 5333 Telegraph", "they both come here, 33 E Orange". */
const toHere =
  /(?:^|[;|\n])[ \t]*(?:to|drop|dest|deliver|del)\b[ \t]*[:=-]?[ \t]*$|\b(?:deliver|drop(?: off)?|convey)\b[ :](?!from\b)[^.;\n]{0,30}$|\b(?:come|comes|coming|go|goes|brought|back) (?:here|to us),? (?:at )?$|\b(?:bring|take|deliver|return|transport|drop)(?: (?:him|her|them|both|it|mrs?\.? \w+|ms\.? \w+))?(?: back| off)? (?:here|to us|home to us),? (?:at )?$|\bto us(?: here)?,? (?:at |on )$/i;

/** An address alone in the line under "NEXT OF KIN: …" is theirs, and one behind "mailing" there. */
function isUnderKin(text: string, { start }: AddressReading): boolean {
  const [above = "", line = ""] = text
    .slice(Math.max(0, start - 200), start)
    .split("\n")
    .slice(-2);
  return (
    /^\W*(?:(?:mailing|mail|mail to|send mail to|lives|lives at|street|at)\W*)?$/i.test(line) &&
    /^\W*(?:legal )?(?:next of kin|nok|n\.o\.k)\b/i.test(above)
  );
}

/** "The daughter lives at 77 Birch Ln": of another, unless it is the dead who is said to live there. */
const othersLive =
  /\b(?:daughter|dtr|son|wife|husband|spouse|sister|brother|mother|father|mom|dad|niece|nephew|cousin|friend|neighbou?r|grand\p{L}+|caller|nurse|caregiver|landlord|executor|poa|nok|next of kin)\b(?!['’]s?\s)(?:(?!\b(?:he|she|they|died|passed)\b)[^.;\n]){0,40}\b(?:lives?|lived|resides?|living)\b[^.;\n]{0,12}$/iu;
/** "His people live in Homestead, 215 Krome Ter". */
const peopleLive =
  /\b(?:his|her|their|the) (?:people|folks|family|kids|children|parents?|mother|father|sons?|daughters?|sister|brother|wife|husband)\b[^.;\n]{0,20}\blives?\b[^.;\n\d]{0,30}$/i;
const livingHouse = /\b(?:assisted|senior|independent|supportive|supported|retirement)[ -]living\b[^.;\n]{0,30}$/i;

/** "He goes to Quill Funeral Home. Their address is 77 Park St". */
const theirSeat =
  /\b(?:their|its|the (?:funeral home|mortuary|chapel)(?:['’]s)?) (?:address|location|place)(?: is|:)? (?:at )?$/i;
/** The same right behind the house: "… Quill Funeral Home. They're at 77 Park St". */
const seatNext = /^[.,;)]?\s+(?:and )?(?:they(?:['’]re| are)|it['’]s|it is) (?:located |over )?(?:at|on) $/i;

const diedAt = /\b(?:death|died|passed(?: away)?|expired|pronounced|found)(?: \w+)? (?:at|on) $/i;

/** "RELEASE TO MORTUARY" above the letterhead's address names no house. */
const titleAbove =
  /(?:^|\n)[^\p{L}\n]*(?:(?:body|decedent|patient|morgue|perinatal) )?(?:notice|notification|release|authori[sz]ation|report|request|referral|advice)\b[^\n:\d]{0,50}\n[^\p{L}\p{N}]*$/iu;

type AddressField = "locationAddress" | "pickupLocation" | "deliveryLocation" | "homeAddress" | "nokAddress";

function addressField(
  sheet: Sheet,
  text: string,
  address: AddressReading,
  left: string,
  houses: readonly House[],
  persons: readonly Person[],
  isInSlot: boolean,
): AddressField | null {
  const said = toHere.test(left) ? "delivery" : addressWords.find(([, pattern]) => pattern.test(left))?.[0];
  // "That's the assisted living at 1830 Cleveland Rd": a kind of house.
  const cue = said === "home" && livingHouse.test(left) ? undefined : said;
  const house = houses.findLast(
    ({ end, role }) =>
      end <= address.start &&
      !(role === "hospice" && atHome.test(text.slice(end, address.start))) &&
      address.start - end < 60 &&
      !/[.!?]\s+[A-Z]|\n\s*\n/.test(text.slice(end, address.start)) &&
      !titleAbove.test(text.slice(Math.max(0, address.start - 90), address.start)),
  );
  if (cue === "home" && (livesOfKin.test(left) || behindKin.test(left))) return "nokAddress";
  if (cue === "home") {
    // "Resides at Wisteria House Memory Care, 305 Old Towne Way" of one who died there.
    if (house?.role === "location" && !othersLive.test(left)) return "locationAddress";
    const owner = persons.findLast(({ end }) => end <= address.start);
    // "NOK is the husband. They live at …": the dead too.
    const isShared = /\b(?:they|both|couple) (?:both |all )?(?:lived?|resided?) (?:together )?(?:at|in|on) $/i.test(
      left,
    );
    const isKin =
      !isShared && owner?.roles.has("nok") && !owner.roles.has("deceased") && address.start - owner.end < 80;
    return isKin ? "nokAddress" : othersLive.test(left) ? null : "homeAddress";
  }
  const isInCare =
    careHouse.test(bestOf(sheet, "deceasedLocation")?.value ?? "") ||
    houses.some(({ role, place }) => role === "location" && careHouse.test(place.kind)) ||
    /\bresident\b(?! of)/i.test(sheet.page.text);
  if (cameFrom.test(left) && isInCare) return "homeAddress";
  const isSelf =
    myHome.test(left) &&
    isOwnKin.test(sheet.page.text) &&
    (houses.some(({ role, place }) => role === "location" && careHouse.test(place.kind)) ||
      /\b[A-Z]{2},? \d{5}\b/.test(text.slice(0, address.start)));
  if (isSelf || isOfKinBefore(sheet.page.text, address.start, left)) return "nokAddress";
  const hasPlace = houses.some(({ role }) => role === "location");
  if (isOwnHome(left, hasPlace)) return "homeAddress";
  if (wasBefore.test(left) || ofCarrier.test(left)) return null;
  if (isWayToHospital(text, address, left, houses)) {
    sheet.parts.leftBehind = address.value;
    return null;
  }
  const behind = text.slice(address.end, address.end + 60);
  const shown = sheet.page.text.slice(Math.max(0, address.start - 50), address.start);
  if ((ofPerson.test(shown) && diedBehind.test(behind)) || (ofPatient.test(left) && diedInHouse.test(behind)))
    return "homeAddress";
  if (house?.role === "origin") return "pickupLocation";
  if (house?.role === "destination" && diedAt.test(left)) return "locationAddress";
  if (cue === "delivery" && !fetched.test(left)) return "deliveryLocation";
  if (cue === "nok") return "nokAddress";
  if (cue === "pickup" || cue === "delivery") return moved.test(sheet.page.text) ? "pickupLocation" : "locationAddress";
  const clause = text.slice(Math.max(0, address.start - 130), address.start).replace(/[\s\S]*(?:[.!?;]\s|\n\s*\n)/, "");
  // "They wanted to take her to Mercy but she died at home, 9 Elm St".
  const isGoal =
    goal.test(clause.replace(/[\s\S]*\bbut (?:s?he|they) (?:died|passed|expired)\b/i, "")) && !wasTaken.test(clause);
  if (isGoal && (house?.role !== "location" || examiners.test(house.place.value))) return "deliveryLocation";
  if (house === undefined && isOfDestination(left, houses)) return "deliveryLocation";
  if (house) {
    if (house.role === "destination" || house.role === "examiner") return "deliveryLocation";
    // "ME took it, take him to THEM not the funeral home. Lee County ME office, 70 S Danley Dr".
    if (house.role === "coroner" && toThem.test(text)) return "deliveryLocation";
    if (house.role === "location" || house.role === "coroner") return "locationAddress";
    return null;
  }
  const last = houses.findLast(({ end }) => end <= address.start && address.start - end < 140);
  if (last?.role === "destination") {
    const isNext =
      seatNext.test(text.slice(last.end, address.start)) && !/^,? (?:that|where)\b/i.test(text.slice(address.end));
    if (isNext || theirSeat.test(left)) return "deliveryLocation";
  }
  if (isInSlot || strangers.test(clause) || peopleLive.test(left)) return null;
  if (isUnderKin(sheet.page.text, address) || behindKin.test(left)) return "nokAddress";
  return "locationAddress";
}

/** "Take him to THEM not the funeral home". */
export const toThem =
  /(?<!\b(?:was|were|been|not|n['’]t|ems|they|family) )\b(?:take|bring|transport|deliver|goes?|going|send|transfer|convey)(?: (?:him|her|them|the (?:body|remains|decedent)))?(?: (?:straight|directly|over|first)){0,2} to (?:them\b|the (?:me|m\.e\.|medical examiner|coroner|morgue)\b)/i;
const theirOwn =
  /\b(?:his|her|(?:patient|resident|decedent|deceased)['’]?s) (?:\p{L}+ ){0,2}(?:address|addr|addy)(?: (?:on|for|in) (?:\p{L}+ ){1,3})?\s?(?:is|was)?[\s:]*$|\baddress (?:on|in) (?:his|her) (?:\p{L}+ ?){1,2}(?:is|was)?[\s:]*$/iu;
const firmsOwn =
  /\b(?:goes|going|go|take[ns]?|taking|bring|deliver(?:ed)?|transport|release[d]?)\b[^.;\n]{0,60}[.,;] (?:and )?their address(?: is)?[\s:]*$/i;

/** "His mailing address is …", "he goes to Quill Funeral Home. Their address is …". */
export const addressOwner = (before: string) =>
  theirOwn.test(before) ? "homeAddress" : firmsOwn.test(before) ? "deliveryLocation" : "locationAddress";
