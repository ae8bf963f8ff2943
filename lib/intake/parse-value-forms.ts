// The form that the value of each field has: what has another is none, whatever the words around it say.
import type { RequestField } from "@/lib/transports/schema";

const phone = /^\([2-9]\d\d\) [2-9]\d\d-\d{4}(?: x\d{1,6})?$/;
const day = /^\d{2}-\d{2}-\d{4}$/;
const yesNo = /^(?:YES|NO)$/;
const yesNoUnknown = /^(?:YES|NO|Unknown)$/;
/** Letters, and the marks that stand in a person's name. */
const person = /^[\p{L}\p{M}][\p{L}\p{M}.,'’ʻ`´ -]{0,79}$/u;
const kind = /^[\p{L}][\p{L} ]{2,24}$/u;
/** Names of houses and lines of an address: numbers of at most five digits, a ZIP code's four behind them. */
const house = /^(?!.*\d{6})(?!.*@)[^\n]{2,160}$/u;
/** A house by its name, and not "FH of family's choice". */
const chosen =
  /^(?!.*\d{6})(?!.*@)(?!.*\b(?:of famil|famil\w{1,4}['’]?s? choice|of (?:their|his|her) choice))[^\n]{2,160}$/iu;
const address = /^(?!.*\d{7})(?!.*\d{3}[-. ]\d{2}[-. ]\d{4}(?!\d))(?!.*@)[^\n]{2,240}$/u;
const goal = /^(?!.*\d{7})(?!.*\d{3}[-. ]\d{2}[-. ]\d{4}(?!\d))(?!.*@)(?!.*\bof famil)[^\n]{2,240}$/iu;
/** A few words in which no number is longer than a room's. */
const words = (most: number) => new RegExp(String.raw`^(?!.*\d{5})(?!(?:\D*\d){9})[^\n@]{1,${most}}$`, "u");

export const valueForms: Readonly<Partial<Record<RequestField, RegExp>>> = {
  callReceivedAt: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/,
  requestedDate: /^\d{4}-\d{2}-\d{2}$/,
  requestedTime: /^\d{2}:\d{2}$/,
  dateOfBirth: day,
  dateOfDeath: day,
  dateOfPassing: day,
  timeOfPassing: /^\d{4}$/,
  pickupLocation: address,
  deliveryLocation: goal,
  locationAddress: address,
  homeAddress: address,
  nokAddress: address,
  locationName: house,
  destinationFuneralHome: chosen,
  hospiceName: house,
  contactPhone: phone,
  callerPhone: phone,
  callerIdPhone: phone,
  locationPhone: phone,
  doctorPhone: phone,
  certifyingDoctorPhone: phone,
  nokPhone: phone,
  nokAltPhone: phone,
  contactName: person,
  deceasedName: person,
  callerName: person,
  attendingDoctor: person,
  certifyingDoctor: person,
  nokName: person,
  pronouncedBy: person,
  releaseAuthorizedBy: person,
  locationCounty: person,
  callerRelationship: words(80),
  nokRelationship: words(80),
  weight: /^\d{1,4}(?:\.\d)?lbs$/,
  height: /^\d(?:ft(?: \d{1,2}in)?)$/,
  age: /^\d{1,3}$/,
  crewNeeded: /^\d{1,2}$/,
  sex: /^(?:Male|Female)$/,
  covidStatus: /^(?:Positive|Negative|Unknown)$/,
  isDeceasedReady: yesNo,
  isFamilyThere: yesNo,
  isVeteran: yesNoUnknown,
  isPrearranged: yesNoUnknown,
  isCoronerCase: yesNoUnknown,
  isDonor: yesNoUnknown,
  embalmingPermission: yesNoUnknown,
  callerType: kind,
  deceasedLocation: kind,
  locationFloor: words(24),
  locationRoom: words(32),
  coronerCaseNumber: /^(?=.*\d)(?!\d{3}[- ]\d{2}[- ]\d{4}$)(?!\d{9}$)[\p{L}\d][\p{L}\d ./#-]{1,23}$/u,
  stairsOrObstacles: words(200),
  infectionPrecautions: words(80),
};

/** Fields of free words, in which a secret would read like anything else. */
export const freeFields: readonly RequestField[] = [
  "callerRelationship",
  "nokRelationship",
  "stairsOrObstacles",
  "locationRoom",
  "locationFloor",
];
