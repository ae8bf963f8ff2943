// Sets aside what was read but contradicts the rest: another's number, a person's name as a house, a day of unsure sense.
import { isSwapped } from "./parse-typed";
import type { RequestField } from "@/lib/transports/schema";
import { bestOf, type Candidate, type Sheet } from "./parse-sheet";
import { isMalformed, trimValue } from "./parse-value-checks";

/** Below this a value is left out: a wrong one costs a family more than a blank one. */
const leastConfidence = 0.58;

/** Fields whose unsure readings are wrong too often. */
const leastOf: Partial<Record<RequestField, number>> = {
  callerName: 0.625,
  deceasedName: 0.66,
  nokName: 0.66,
  contactName: 0.7,
  locationAddress: 0.62,
  pronouncedBy: 0.63,
};

export const isSure = ({ field, confidence }: Candidate): boolean => confidence >= (leastOf[field] ?? leastConfidence);

const digits = (value: string) => value.replace(/\D/g, "").slice(0, 10);
const plain = (value: string) => value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

const othersPhones: readonly RequestField[] = ["doctorPhone", "certifyingDoctorPhone", "contactPhone", "locationPhone"];
const personNames: readonly RequestField[] = ["deceasedName", "callerName", "nokName"];
/** "Security is 405-555-0121", "the desk, 405-…, ask for Dwayne": whom to ring on site, and no number of the house. */
const guards =
  /\b(?:security|guard(?: ?house| ?shack)?|gate ?house|social worker|sw|trabajadora? social|deputy|officer|sergeant|sgt)\b[^.;\n]{0,40}$/i;
const askedFor = /^\W{0,4}(?:and |then |please |pls )?(?:ask(?! them)|see|buzz|pregunt)/i;

/** "Husband, 31 yrs": the years of a marriage, or the kin's own. */
const ofKin = /\b(?:husband|wife|spouse|partner|son|daughter|married|together|for|nurse|caregiver|hace),?\s*$/i;
/** "Juniper Hills Hospice": part of a house's name, and no person. */
const houseBehind =
  /^ (?:hospice|hospital|nursing|assisted|memory care|care (?:center|home)|health|healthcare|rehab\w*|manor|mortuary|funeral|medical|police|county|crematory|cremation)\b(?! (?:nurse|rn|lpn|aide|social|chaplain|supervisor|director))/i;
/** "Roger Cove" where the text names a Roger Cove Hospital. */
function isHouse(text: string, value: string): boolean {
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1))
    if (houseBehind.test(text.slice(at + value.length, at + value.length + 24))) return true;
  return false;
}
/** "Evangeline Transfer" is who drives. */
const carrierBehind = /^ (?:transfers?|transport\w*|removals?|livery|mortuary|funeral|cremation|dispatch)\b/i;
const carrierWords = /\b(?:removals?|transport\w*|transfers?|mortuary|funeral|cremation|livery)\b/i;
/** "… Hospice / to: Evangeline Transfer": who drives is no hospice. */
export const isCarrier = (text: string, { end, value }: Candidate): boolean =>
  /^(?:company|agency|name|nurse|rn|patient|care|services?|provider|unit|house|team|staff|yes|no|phone)$/i.test(
    value,
  ) ||
  carrierBehind.test(text.slice(end, end + 24)) ||
  carrierWords.test(value);
/** "Lourdes + nephew Abel": two are there, and none of them is the one to see. */
const anotherBehind = /^\s?\+\s?\p{L}{3}/u;
/** "Authorized for coroner: Sgt. Avila   Office 209-…": no number of the kin's. */
const ofOffice = /\b(?:coroner|medical examiner|sgt|sheriff|deputy|dep|dr|hospice|hospital|nurse|mortuary)\b/i;

/** "Do not release until Coroner Baines calls back." */
const notYetCalled =
  /\b(?:until|till?|once|when|if|unless|after|before)\s+(?:the\s)?(?:(?:dr|mr|mrs|ms|coroner|officer|deputy|det(?:ective)?|sgt|me)\.?\s)?$/i;
/** "Call Marcus, house sup at Mogollon Regional, 928-…": whom to ring, and no number of the house. */
const toRing = /\b(?:call|ring|page|text|reach) \p{Lu}\p{Ll}+\b(?! (?:the|at the))[^.;]{0,60}$/u;
const streets = new Set<RequestField>([
  "locationAddress",
  "pickupLocation",
  "homeAddress",
  "deliveryLocation",
  "nokAddress",
]);
const workFields = new Set<RequestField>([
  "attendingDoctor",
  "certifyingDoctor",
  "pronouncedBy",
  "releaseAuthorizedBy",
]);
const ownCallings = new Set<RequestField>(["pronouncedBy", "releaseAuthorizedBy", "contactName"]);
const doctorFields = new Set<RequestField>([
  "attendingDoctor",
  "doctorPhone",
  "certifyingDoctor",
  "certifyingDoctorPhone",
]);
const firm = /\b(?:guardianship|svcs|services|agency|inc|llc|llp|trust|foundation|office)\b/i;
const familyTold = /\b(?:family|responsible party|next of kin|nok)\b[^:\n]{0,30}\bnotified\b/i;
const newborn =
  /\b(?:infant|baby|newborn|still ?born|stillbirth|fetal|fetus|neonat\w*|nicu|(?:hours?|days?) old|demise)\b/i;

/** "Key with neighbor Toivo, the blue house, 906-…", "Call in: 1658 by Shayla, unit clerk, Vale Hospital (573-…)". */
const ofNeighbour =
  /\bneighbou?r\b|^\W*(?:call(?:ed)?(?: in)?|caller|rp|t\/c)\b[^\n]{0,40}\b(?:by|from) \p{Lu}\p{L}+,/iu;

/** A message given to somebody, and the hour of it. */
const toldTo =
  /\b(?:delivered|relayed|given|texted|paged|dispatched|passed)(?: on)? to[\s.:_-]{0,6}(?:on[- ]?call\W{0,2})?$/i;
const saidWhen =
  /^[\s,;(]{0,3}(?:(?:by|via|on|at|@|cell|phone|text|pager|his|her|voicemail|on[- ]?call)[\s,.:)]{1,2}){0,3}\d{1,2}:?\d\d\b(?![-\s]\d)/i;

/** "His brother Alexei is handling everything: 412-…. He lives at …": of the one who was spoken of last. */
const ofSibling =
  /(?:^|[.\n]\s*)(?:his|her|their|the) (?:brother|sister|son|daughter|wife|husband|nephew|niece|cousin|friend|mother|father)\b[^.\n]{3,110}\.\s+(?:he|she) lives (?:at|on|over at)\s+$/i;

/** "Her son, Mark Kowalski, signed the release, 312-…": a number of the kin's. */
const ofRelative =
  /\b(?:his|her|their|the|my) (?:husband|wife|spouse|partner|son|daughter|sister|brother|niece|nephew|mother|father|mom|dad|cousin|friend)\b(?! (?:left|has left|gave|called from|is at))[^.;\n]{0,70}$/i;

/** "F. Home", "Jewish chapel", "True", "Interstate 4": words of a form or a kind of house, and no house's name. */
const noHouse =
  /^(?:\p{L}{3,12} \p{L}\.?|y|n|yes|no|true|false|ip|null|name|street|st|city|city .*|paid|f\. ?home|(?:the )?(?:jewish|catholic|local|family|chosen|same|preferred|any) (?:chapel|funeral home|mortuary|fh)|interstate.*|floor|unit|address)$/iu;

const greeting =
  /\n[ \t]*(?:(?:yours|very) truly|sincerely(?: yours)?|respectfully|(?:kind |best |warm )?regards|with thanks|atentamente),?[ \t]*\n/i;

/** "170 before, maybe 105 now": what they weighed once. */
const once =
  /^\W*(?:lbs?\.?|pounds|kg)?[\s,(]*(?:before|once|usually|normally|at (?:admission|admit)|on admission|last (?:year|month))\b/i;

const noKinTold =
  /\bno (?:known |living |surviving )?(?:next of kin|nok|kin|(?:family|relatives)(?! (?:members? )?(?:is |was |are |were )?(?:currently |yet )?(?:here|there|present|on[- ]?site|on scene|at|with|yet|in|around|nearby|coming|home|bedside|members? (?:at|with))\b))\b/i;

/** "Amy at Kaiser Vallejo calling": the house that stands there, and no person. */
const isHouseAt = (sheet: Sheet, { value, start }: Candidate): boolean =>
  /(?:(?:\b(?:at|from)|@) (?:the )?|\b(?:coming|pick(?:ing)? ?up|removal|remove|fetch) from:? {1,3}|\b(?:home|hospital|facility|snf|rehab|living|care) (?:just )?(?:called|calling|phoned|rang)(?: us)?[,:.–-]{1,2} )$/i.test(
    sheet.page.text.slice(Math.max(0, start - 40), start),
  ) && sheet.candidates.some((one) => one.field === "locationName" && one.start === start && one.value === value);

/** Takes out the candidates that cannot be what their field asks for. */
export function sift(sheet: Sheet): void {
  sheet.candidates = sheet.candidates
    .map((one) => ({ ...one, value: trimValue(one.field, one.value) }))
    .filter(({ field, value }) => !isMalformed(field, value));
  const of = (field: RequestField) => sheet.candidates.filter((one) => one.field === field);
  const { text } = sheet.page;
  const numbers = new Set(othersPhones.flatMap(of).map(({ value }) => digits(value)));
  const names = new Set(
    personNames
      .flatMap(of)
      .filter((one) => one.confidence > 0.7 && !isHouseAt(sheet, one))
      .map(({ value }) => plain(value)),
  );
  const delivery = bestOf(sheet, "deliveryLocation");
  const dead = plain(bestOf(sheet, "deceasedName")?.value ?? "");
  const isTimed = of("requestedTime").length > 0;
  const closing = text.search(greeting);
  const lineBefore = (at: number) => text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  const isEmergency = ({ start }: Candidate) =>
    /\bemergency (?:contact|ct)\b(?![^\n]*\b(?:nok|next of kin)\b)/i.test(lineBefore(start));
  const caller = plain(bestOf(sheet, "callerName")?.value ?? "");
  // "Hospice nurse Ben Ocampo pronounced": what another one is.
  const isOfAnother = ({ start, end }: Candidate) =>
    caller !== "" &&
    sheet.candidates.some(
      (other) =>
        ownCallings.has(other.field) &&
        plain(other.value) !== caller &&
        /^[ ,:]{1,2}$/.test(text.slice(end, other.start)) &&
        other.start >= end,
    ) &&
    !sheet.candidates.some(
      (other) => other.field === "callerName" && Math.min(Math.abs(other.end - start), Math.abs(other.start - end)) < 4,
    );
  const named = new Set(
    personNames.flatMap(of).flatMap(({ value }) => (value.includes(" ") && isHouse(text, value) ? [value] : [])),
  );
  const isNextOfKin = ({ start }: Candidate) => /\b(?:next of kin|nok)\b/i.test(lineBefore(start));
  const isWrong = (one: Candidate): boolean => {
    if (one.field === "nokAltPhone")
      return (
        numbers.has(digits(one.value)) ||
        of("nokPhone").some(({ value }) => isSwapped(value, one.value)) ||
        ofOffice.test(lineBefore(one.start).slice(-90))
      );
    if (personNames.includes(one.field) && named.has(one.value)) return true;
    const before = text.slice(Math.max(0, one.start - 40), one.start);
    if ((one.field === "callerName" || one.field === "callerRelationship") && notYetCalled.test(before)) return true;
    if (one.field === "callerName" && /\bse llam(?:a|aba)\s+$/i.test(before)) return true;
    if (one.field === "callerName" && isHouseAt(sheet, one)) return true;
    if (one.field === "callerName" && houseBehind.test(text.slice(one.end, one.end + 24))) return true;
    if (one.field === "callerRelationship" && isOfAnother(one)) return true;
    if (one.field === "homeAddress" && ofSibling.test(text.slice(Math.max(0, one.start - 160), one.start))) return true;
    // "Dr. Wiebe (hospice)": a person.
    if (one.field === "hospiceName") return isCarrier(text, one) || /\b(?:dra?|doctor)\.? $/i.test(before);
    // "Delivered to: Ricky, cell, 03:26": the message, not the dead.
    if (/^(?:destinationFuneralHome|deliveryLocation)$/.test(one.field)) {
      if (toldTo.test(before) && saidWhen.test(text.slice(one.end, one.end + 40))) return true;
      // "What a plain cremation costs", "wants a small church funeral": a sort of service, and no firm.
      if (
        /\ban? $/i.test(before) &&
        /^[\p{Ll} -]*\b(?:cremation|funeral|burial)$/u.test(text.slice(one.start, one.end))
      )
        return true;
    }
    // "NOK: ex-wife? no, sister": who is no longer kin.
    if (one.field === "nokRelationship" && /^ex\b/i.test(one.value))
      return (
        !/\b(?:nok|next of kin|rel(?:ation\w*)?)\b[^.;\n]{0,60}$/i.test(lineBefore(one.start)) ||
        /^ ?\?/.test(text.slice(one.end, one.end + 2))
      );
    if (one.field === "coronerCaseNumber" && /^\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$/.test(one.value)) return true;
    if (one.field === "locationRoom" && /^(?:lot|ssn?|dob|mrn)\b/i.test(one.value)) return true;
    if (one.field === "nokName" && firm.test(one.value)) return true;
    // "poa + nok = son Claude": what they are by law is no kinship.
    if (
      one.field === "nokRelationship" &&
      /poa|power|attorney|proxy/i.test(one.value) &&
      /^\s?[+/&]\s?(?:nok|next of kin)\b/i.test(text.slice(one.end, one.end + 16))
    )
      return true;
    // "our place (we brought him over from Grafton Hospital)".
    if (one.field === "deceasedLocation")
      return /\b(?:brought|moved|transferred|came) (?:\w+ ){0,2}(?:over |here )?from\b/i.test(
        text.slice(one.start, one.end),
      );
    if (one.field === "nokName" || one.field === "nokPhone" || one.field === "nokRelationship")
      return (
        isEmergency(one) &&
        (noKinTold.test(text) || sheet.candidates.some((other) => other.field === one.field && isNextOfKin(other)))
      );
    // Who died neither calls nor signs nor pronounces nor releases.
    if ((workFields.has(one.field) || one.field === "callerName") && dead !== "" && plain(one.value) === dead)
      return true;
    if (doctorFields.has(one.field)) return familyTold.test(lineBefore(one.start));
    if (one.field === "deceasedName" && /^\W*name ?(?:&|and|\/) ?address\W*$/i.test(lineBefore(one.start))) return true;
    if (one.field === "deceasedName" && !one.value.includes(" ")) return /\bfirst name (?:is|was)\s+$/i.test(before);
    if (one.field === "infectionPrecautions") return /^dra?\b\.? \p{L}/iu.test(one.value);
    if (one.field === "deliveryLocation" && (one.value.length < 2 || noHouse.test(one.value))) return true;
    if ((one.field === "destinationFuneralHome" || one.field === "locationName") && noHouse.test(one.value))
      return true;
    // Nobody has died on a day that is still to come.
    if (one.field === "dateOfDeath" || one.field === "dateOfPassing")
      return `${one.value.slice(6)}-${one.value.slice(0, 5)}` > sheet.received.slice(0, 10);
    // Born on the day of the call: the day of death in the wrong column.
    if (one.field === "dateOfBirth")
      return sheet.received.startsWith(`${one.value.slice(6)}-${one.value.slice(0, 5)}`) && !newborn.test(text);
    if (one.field === "contactName") return anotherBehind.test(text.slice(one.end, one.end + 24));
    if (one.field === "destinationFuneralHome")
      return (
        one.value.length < 2 ||
        /\b(?:removal|livery|transport(?:ation)?|answering|exchange|dispatch)\b/i.test(one.value)
      );
    if (one.field === "nokAddress") return delivery !== undefined && plain(delivery.value) === plain(one.value);
    if (
      one.field === "locationName" &&
      /^(?:our(?! (?:lady|savior|saviour|redeemer|father))|my|their|your) /i.test(one.value)
    )
      return true;
    if (one.field === "locationName") return names.has(plain(one.value));
    // A street without its town is half an address.
    if (one.field === "locationAddress" || one.field === "pickupLocation")
      // The writer's own address stands under the greeting.
      return (
        (one.confidence < 0.9 && closing >= 0 && one.start > closing) ||
        (/^\d/.test(one.value) && !one.value.includes(",") && one.confidence < 0.62)
      );
    if (one.field === "age")
      return one.confidence < 0.9 && ofKin.test(text.slice(Math.max(0, one.start - 20), one.start));
    // "Died at 1407 Elm St": a house's number.
    if (one.field === "timeOfPassing")
      return sheet.candidates.some(
        (other) =>
          streets.has(other.field) && other.start === one.start && /^\d+ \p{L}|^\d+ \d+\p{L}/u.test(other.value),
      );
    // "52 kg" whose unit was lost.
    if (one.field === "weight" && /^\s?k(?:gs?|ilos?)(?!\p{L})/iu.test(text.slice(one.end, one.end + 8))) return true;
    if (one.field === "weight") return once.test(text.slice(one.end, one.end + 28));
    if (one.field === "requestedDate") return !isTimed && one.confidence < 0.75;
    if (one.field === "locationPhone" && one.confidence < 0.81)
      return (
        ofNeighbour.test(lineBefore(one.start)) ||
        ofRelative.test(text.slice(Math.max(0, one.start - 90), one.start)) ||
        toRing.test(lineBefore(one.start)) ||
        guards.test(text.slice(Math.max(0, one.start - 60), one.start)) ||
        askedFor.test(text.slice(one.end, one.end + 24))
      );
    return false;
  };
  sheet.candidates = sheet.candidates.filter((one) => !isWrong(one));
}
