// The sections of a request's details: every recorded field under the words the form asks it with.
import type { RequestDto } from "@/lib/transports/dto";
import type { RequestField } from "@/lib/transports/schema";

interface DetailSection {
  title: string;
  fields: readonly (readonly [RequestField, string])[];
}

/** Addressee and places are told by the details' head and are not repeated here. */
const detailSections: readonly DetailSection[] = [
  { title: "Call Information", fields: [["callReceivedAt", "Call received at"]] },
  {
    title: "Transport Details",
    fields: [
      ["pickupLocation", "Pickup"],
      ["deliveryLocation", "Delivery"],
      ["crewNeeded", "Crew needed"],
    ],
  },
  {
    title: "Deceased Information",
    fields: [
      ["deceasedName", "Name"],
      ["age", "Age"],
      ["sex", "Sex"],
      ["dateOfBirth", "Date of birth"],
      ["dateOfDeath", "Date of death"],
      ["homeAddress", "Home address"],
      ["weight", "Weight"],
      ["height", "Height"],
      ["covidStatus", "COVID status"],
      ["infectionPrecautions", "Infection precautions"],
      ["isDeceasedReady", "Ready to go"],
      ["isVeteran", "Veteran"],
      ["isDonor", "Donor"],
    ],
  },
  {
    title: "Caller Information",
    fields: [
      ["callerName", "Caller"],
      ["callerPhone", "Phone"],
      ["callerIdPhone", "Caller ID phone"],
      ["callerType", "Caller type"],
      ["callerRelationship", "Relationship"],
    ],
  },
  {
    title: "Location Details",
    fields: [
      ["deceasedLocation", "Where the person is"],
      ["locationName", "Location"],
      ["locationAddress", "Address"],
      ["locationCounty", "County"],
      ["locationPhone", "Phone"],
      ["locationFloor", "Floor"],
      ["locationRoom", "Room"],
      ["isFamilyThere", "Family there"],
      ["stairsOrObstacles", "Stairs or obstacles"],
    ],
  },
  {
    title: "Passing Information",
    fields: [
      ["dateOfPassing", "Date of passing"],
      ["timeOfPassing", "Time of passing"],
      ["pronouncedBy", "Pronounced by"],
      ["hospiceName", "Hospice agency"],
      ["isCoronerCase", "Coroner case"],
      ["coronerCaseNumber", "Coroner case number"],
    ],
  },
  {
    title: "Doctor Information",
    fields: [
      ["attendingDoctor", "Attending doctor"],
      ["doctorPhone", "Phone"],
      ["certifyingDoctor", "Certifying doctor"],
      ["certifyingDoctorPhone", "Certifying doctor phone"],
    ],
  },
  {
    title: "Next of Kin",
    fields: [
      ["nokName", "Name"],
      ["nokRelationship", "Relationship"],
      ["nokPhone", "Phone"],
      ["nokAltPhone", "Second phone"],
      ["nokAddress", "Address"],
    ],
  },
  {
    title: "Arrangements",
    fields: [
      ["destinationFuneralHome", "Destination funeral home"],
      ["isPrearranged", "Prearranged"],
      ["releaseAuthorizedBy", "Release authorized by"],
      ["embalmingPermission", "Embalming permission"],
    ],
  },
  {
    title: "Primary Contact",
    fields: [
      ["contactName", "Name"],
      ["contactPhone", "Phone"],
    ],
  },
  { title: "Additional Notes", fields: [["notes", "Notes"]] },
];

/** The sections that hold something, and the fields that nobody has filled, by section. */
export function recordedSections(request: RequestDto) {
  const sections = detailSections.flatMap(({ title, fields }) => {
    const rows = fields.flatMap(([name, label]) => {
      const value = request[name];
      return value === null ? [] : [{ name, label, value }];
    });
    return rows.length === 0 ? [] : [{ title, rows }];
  });
  const missing = detailSections.flatMap(({ title, fields }) => {
    const labels = fields.filter(([name]) => request[name] === null).map(([, label]) => label);
    return labels.length === 0 ? [] : [{ title, labels }];
  });
  return { sections, missing };
}
