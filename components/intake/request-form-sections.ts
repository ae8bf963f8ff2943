// The request form as a table: its sections, their fields, and how each is asked for.
import type { RequestField } from "@/lib/transports/schema";

export type FieldControl =
  | "text"
  /** An address of the US. */
  | "place"
  /** The name of an establishment. */
  | "establishment"
  | "phone"
  | "weight"
  | "height"
  | "business"
  | "wall-clock"
  | "native-date"
  | "native-time"
  | "written-date"
  | "written-time"
  | "choice"
  | "suggest"
  /** Up to three lines of one text; Enter goes on. */
  | "lines"
  | "long-text";

export interface FieldLine {
  name: RequestField;
  label: string;
  control: FieldControl;
  /** Columns of six on a wide screen. */
  span: 1 | 2 | 3 | 4 | 6;
  /** Takes half the width on a phone instead of all of it. */
  isHalfOnPhone?: true;
  hint?: string;
  /** The hint names the zone of the business. */
  isZoned?: true;
  isRequired?: true;
  inputMode?: "text" | "numeric" | "tel";
  /** Names and addresses of other people have no business in a browser's memory: "off" unless said otherwise. */
  autoComplete?: string;
  autoCapitalize?: "words" | "sentences" | "off";
  /** The answers of a `choice`, the suggestions of a `suggest`; "businesses" suggests their names. */
  options?: readonly string[] | "businesses";
}

export interface FormSection {
  title: string;
  fields: readonly FieldLine[];
}

const yesNo = ["YES", "NO"] as const;
const yesNoUnknown = ["YES", "NO", "Unknown"] as const;
const family = ["Wife", "Husband", "Partner", "Daughter", "Son", "Mother", "Father", "Sister", "Brother", "Grandchild"];
const callerTypes = [
  "Family",
  "Hospital",
  "Nursing facility",
  "Hospice",
  "Coroner",
  "Law enforcement",
  "Funeral home",
  "Other",
] as const;
const kindsOfPlace = [
  "Hospital",
  "Residence",
  "Nursing facility",
  "Hospice facility",
  "Coroner",
  "Funeral home",
  "Other",
] as const;
const callerRelationships = ["Nurse", "Charge nurse", "House supervisor", "Social worker", "Security", ...family];

export const requestFormSections: readonly FormSection[] = [
  {
    title: "Call Information",
    fields: [
      {
        name: "businessId",
        label: "Location or business",
        control: "business",
        span: 3,
        hint: "Who gets this request.",
      },
      { name: "callReceivedAt", label: "Call received at", control: "wall-clock", span: 3, isZoned: true },
    ],
  },
  {
    title: "Transport Details",
    fields: [
      { name: "pickupLocation", label: "Pickup location", control: "place", span: 3, isRequired: true },
      { name: "deliveryLocation", label: "Delivery location", control: "place", span: 3, isRequired: true },
      { name: "requestedDate", label: "Requested date", control: "native-date", span: 2 },
      { name: "requestedTime", label: "Requested time", control: "native-time", span: 2, isZoned: true },
      {
        name: "crewNeeded",
        label: "Crew needed",
        control: "text",
        span: 2,
        hint: "How many people.",
        inputMode: "numeric",
      },
    ],
  },
  {
    title: "Deceased Information",
    fields: [
      { name: "deceasedName", label: "Name", control: "text", span: 4, autoCapitalize: "words" },
      { name: "age", label: "Age", control: "text", span: 1, isHalfOnPhone: true, inputMode: "numeric" },
      { name: "sex", label: "Sex", control: "suggest", span: 1, isHalfOnPhone: true, options: ["Female", "Male"] },
      { name: "dateOfBirth", label: "Date of birth", control: "written-date", span: 3, hint: "MM-DD-YYYY" },
      { name: "dateOfDeath", label: "Date of death", control: "written-date", span: 3, hint: "MM-DD-YYYY" },
      { name: "homeAddress", label: "Home address", control: "text", span: 6, autoCapitalize: "words" },
      { name: "weight", label: "Weight", control: "weight", span: 3, isHalfOnPhone: true, hint: "Like 100lbs." },
      { name: "height", label: "Height", control: "height", span: 3, isHalfOnPhone: true, hint: "Like 5ft 10in." },
      {
        name: "covidStatus",
        label: "COVID status",
        control: "suggest",
        span: 2,
        options: ["Negative", "Positive", "Suspected", "Unknown"],
      },
      {
        name: "infectionPrecautions",
        label: "Infection precautions",
        control: "suggest",
        span: 4,
        options: ["None", "Contact", "Droplet", "Airborne"],
      },
      { name: "isDeceasedReady", label: "Ready to go", control: "choice", span: 2, options: yesNo },
      { name: "isVeteran", label: "Veteran", control: "choice", span: 2, options: yesNoUnknown },
      { name: "isDonor", label: "Donor", control: "choice", span: 2, options: yesNoUnknown },
    ],
  },
  {
    title: "Caller Information",
    fields: [
      { name: "callerName", label: "Caller name", control: "text", span: 4, autoCapitalize: "words" },
      { name: "callerType", label: "Caller type", control: "suggest", span: 2, options: callerTypes },
      { name: "callerPhone", label: "Caller phone", control: "phone", span: 2 },
      { name: "callerIdPhone", label: "Caller ID phone", control: "phone", span: 2 },
      { name: "callerRelationship", label: "Relationship", control: "suggest", span: 2, options: callerRelationships },
    ],
  },
  {
    title: "Location Details",
    fields: [
      {
        name: "deceasedLocation",
        label: "Where the person is",
        control: "suggest",
        span: 6,
        hint: "Kind of place, like Hospital or Residence.",
        options: kindsOfPlace,
        autoCapitalize: "sentences",
      },
      { name: "locationName", label: "Location name", control: "establishment", span: 4, autoCapitalize: "words" },
      { name: "locationFloor", label: "Floor", control: "text", span: 1, isHalfOnPhone: true },
      { name: "locationRoom", label: "Room", control: "text", span: 1, isHalfOnPhone: true },
      { name: "locationAddress", label: "Location address", control: "place", span: 4, autoCapitalize: "words" },
      { name: "locationCounty", label: "County", control: "text", span: 2, autoCapitalize: "words" },
      { name: "locationPhone", label: "Location phone", control: "phone", span: 3 },
      { name: "isFamilyThere", label: "Family there", control: "choice", span: 3, options: yesNo },
      {
        name: "stairsOrObstacles",
        label: "Stairs or obstacles",
        control: "lines",
        span: 6,
        hint: "Like 12 steps, no elevator.",
        autoCapitalize: "sentences",
      },
    ],
  },
  {
    title: "Passing Information",
    fields: [
      { name: "dateOfPassing", label: "Date of passing", control: "written-date", span: 3, hint: "MM-DD-YYYY" },
      {
        name: "timeOfPassing",
        label: "Time of passing",
        control: "written-time",
        span: 3,
        hint: "24 hours, like 1426.",
      },
      { name: "pronouncedBy", label: "Pronounced by", control: "text", span: 3, autoCapitalize: "words" },
      { name: "hospiceName", label: "Hospice agency", control: "text", span: 3, autoCapitalize: "words" },
      { name: "isCoronerCase", label: "Coroner case", control: "choice", span: 3, options: yesNoUnknown },
      { name: "coronerCaseNumber", label: "Coroner case number", control: "text", span: 3, autoCapitalize: "off" },
    ],
  },
  {
    title: "Doctor Information",
    fields: [
      { name: "attendingDoctor", label: "Attending doctor", control: "text", span: 3, autoCapitalize: "words" },
      { name: "doctorPhone", label: "Doctor phone", control: "phone", span: 3 },
      { name: "certifyingDoctor", label: "Certifying doctor", control: "text", span: 3, autoCapitalize: "words" },
      { name: "certifyingDoctorPhone", label: "Certifying doctor phone", control: "phone", span: 3 },
    ],
  },
  {
    title: "Next of Kin",
    fields: [
      { name: "nokName", label: "Next of kin name", control: "text", span: 4, autoCapitalize: "words" },
      { name: "nokRelationship", label: "Relationship to the person", control: "suggest", span: 2, options: family },
      { name: "nokPhone", label: "Next of kin phone", control: "phone", span: 3 },
      { name: "nokAltPhone", label: "Next of kin second phone", control: "phone", span: 3 },
      { name: "nokAddress", label: "Next of kin address", control: "text", span: 6, autoCapitalize: "words" },
    ],
  },
  {
    title: "Arrangements",
    fields: [
      {
        name: "destinationFuneralHome",
        label: "Destination funeral home",
        control: "suggest",
        span: 4,
        hint: "The family sees this name.",
        options: "businesses",
      },
      { name: "isPrearranged", label: "Prearranged", control: "choice", span: 2, options: yesNoUnknown },
      {
        name: "releaseAuthorizedBy",
        label: "Release authorized by",
        control: "text",
        span: 4,
        autoCapitalize: "words",
      },
      { name: "embalmingPermission", label: "Embalming permission", control: "choice", span: 2, options: yesNoUnknown },
    ],
  },
  {
    title: "Primary Contact",
    fields: [
      {
        name: "contactName",
        label: "Contact name",
        control: "text",
        span: 3,
        hint: "Whom the driver asks for.",
        autoCapitalize: "words",
      },
      { name: "contactPhone", label: "Contact phone", control: "phone", span: 3 },
    ],
  },
  {
    title: "Additional Notes",
    fields: [{ name: "notes", label: "Notes", control: "long-text", span: 6, hint: "The family does not see these." }],
  },
];

/** Every field in the order of the form. */
export const formFieldNames: readonly RequestField[] = requestFormSections.flatMap(({ fields }) =>
  fields.map(({ name }) => name),
);
