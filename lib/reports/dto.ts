// What leaves this feature: the report of one transport, as facts and as the sheet that is read.
import type { HistoryEntryDto } from "@/lib/audit/events";
import type { RequestDto, RouteDto } from "@/lib/transports/dto";
import { formatFee } from "@/lib/transports/format";
import type { RequestStatus } from "@/lib/transports/request-status";
import {
  exceptionSections,
  formatLifetime,
  formatReportDay,
  formatReportPlace,
  formatZonedInstant,
  namedFields,
  notRecorded,
  notSpecified,
  type PathDrawing,
  pathSection,
  reportClock,
  reportField,
  type ReportLink,
  type ReportLogo,
  type ReportSection,
  type ReportSheet,
  sayAnswer,
  shortenHash,
  wallInstant,
} from "./format";

/** A transport's report. Instants are ISO 8601. */
export interface ReportDto {
  /** The request's id. */
  id: string;
  caseId: string | null;
  deceasedName: string | null;
  status: RequestStatus;
  /** IANA zone of the business that asks; every instant of the sheet is written in it. */
  timeZone: string;
  printedAt: string;
  /** The active drive, else the newest; null while there is no transport data. */
  route: RouteDto | null;
  /** The newest link of the case's record. */
  head: ReportHead;
  /** The report as it is read; null without a route. */
  sheet: ReportSheet | null;
}

/** What became of a report that was e-mailed. */
export interface EmailedReportDto {
  /** `queued`: the mail server has not taken it yet; it will be tried again. */
  status: "sent" | "queued";
  recipient: string;
}

/** Where a chain of records stands: its last link's number and SHA-256, hexadecimal. */
export interface ReportHead {
  seq: number;
  hash: string;
}

/** One link of the record with its whole hash and the business whose user did it. */
export interface ReportEvent extends Pick<HistoryEntryDto, "seq" | "type" | "label" | "at" | "pressedAt" | "by"> {
  detail: string | null;
  business: string | null;
  hash: string;
}

/** Everything that a report is made of. */
export interface ReportSource {
  request: RequestDto;
  route: RouteDto | null;
  drawing: PathDrawing | null;
  createdBy: string;
  /** The business that accepted, else the one that asks. */
  company: { name: string; address: string | null; phone: string | null; logo: ReportLogo | null };
  events: ReportEvent[];
  head: ReportHead;
  /** Who asks, with the business, and its zone. */
  asker: { name: string; timeZone: string };
  printedAt: string;
}

export function toReportDto(source: ReportSource): ReportDto {
  const { request, route, head, printedAt, asker } = source;
  return {
    id: request.id,
    caseId: request.caseId,
    deceasedName: request.deceasedName,
    status: request.status,
    timeZone: asker.timeZone,
    printedAt,
    route,
    head: { seq: head.seq, hash: head.hash },
    sheet: route && toReportSheet(source, route),
  };
}

function toReportSheet(source: ReportSource, route: RouteDto): ReportSheet {
  const { request, company, asker, printedAt } = source;
  const clock = reportClock(instantsOf(source, route), asker.timeZone);
  const written = (iso: string | null) => iso && clock.write(iso);
  return {
    title: "Transport Report",
    reference: request.caseId ?? request.id,
    requestId: request.id,
    company: {
      name: company.name,
      lines: [company.address, company.phone].flatMap((line) => line ?? []),
      logo: company.logo,
    },
    deceased: reportField("Deceased", request.deceasedName, notSpecified, {
      more: [formatLifetime(request.dateOfBirth, request.dateOfDeath)],
    }),
    parties: [
      reportField("Funeral home", request.funeralHomeName, notSpecified),
      reportField("Transport company", request.transportCompanyName, notSpecified),
    ],
    sections: [
      places(source, route, written),
      {
        kind: "times",
        title: "Times",
        note: clock.note,
        stops: [
          stop("Arrived at pickup", route.arrivedAtPickupAt),
          stop("Pickup confirmed", route.pickedUpAt),
          stop("Departed", route.departedFromPickupAt),
          stop("Arrived at delivery", route.arrivedAtDeliveryAt),
          stop("Delivery completed", route.deliveryCompletedAt),
        ],
      },
      pathSection(source.drawing, clock.write),
      handover(request, route, written),
      ...exceptionSections(request, written),
      ...release(request),
      people(source, written),
      trail(source, clock.write),
    ],
    printed: `Printed ${formatZonedInstant(printedAt, asker.timeZone)}`,
    printedBy: asker.name,
  };

  function stop(label: string, at: string | null) {
    const isSentLater = source.events.some(({ pressedAt }) => pressedAt === at);
    const time = isSentLater ? `${written(at)}, sent later` : (written(at) ?? notRecorded);
    return { label, time, isRecorded: at !== null };
  }
}

type Write = (iso: string | null) => string | null;

const scheduledInstant = ({ requestedDate, requestedTime, timeZone }: RequestDto) =>
  wallInstant(requestedDate, requestedTime, timeZone);

function instantsOf({ request, events, drawing }: ReportSource, route: RouteDto): string[] {
  return [
    route.arrivedAtPickupAt,
    route.pickedUpAt,
    route.departedFromPickupAt,
    route.arrivedAtDeliveryAt,
    route.deliveryCompletedAt,
    route.afterHoursRecordedAt,
    scheduledInstant(request),
    request.createdAt,
    request.acceptedAt,
    request.suspendedAt,
    request.cancelledAt,
    ...events.map((event) => event.at),
    drawing?.firstAt,
    drawing?.lastAt,
  ].flatMap((iso) => iso ?? []);
}

function places({ request }: ReportSource, route: RouteDto, written: Write): ReportSection {
  const { locationName, locationFloor, locationRoom, pickupLocation, deliveryLocation } = request;
  const { requestedDate, requestedTime, destinationFuneralHome, contactName, contactPhone } = request;
  const { stairsOrObstacles, crewNeeded } = request;
  const columns = 2;
  const asTyped = [requestedDate && formatReportDay(requestedDate), requestedTime].filter(Boolean).join(" at ");
  const scheduled = written(scheduledInstant(request)) || asTyped || notSpecified;
  const contact = [contactName, contactPhone].filter(Boolean).join(", ") || notSpecified;
  return {
    kind: "fields",
    title: "Pickup and delivery",
    columns,
    fields: [
      {
        ...reportField(
          "Pickup",
          formatReportPlace(locationName ?? pickupLocation, locationFloor, locationRoom),
          notSpecified,
          {
            more: [locationName && pickupLocation],
            asides: [
              `Contact: ${contact}`,
              `Scheduled: ${scheduled}`,
              crewNeeded && `Crew needed: ${crewNeeded}`,
              stairsOrObstacles && `Stairs or obstacles: ${stairsOrObstacles}`,
            ],
          },
        ),
        span: 1,
      },
      {
        ...reportField("Delivery", destinationFuneralHome ?? deliveryLocation, notSpecified, {
          more: [destinationFuneralHome && deliveryLocation],
          asides: [`Driver: ${route.driverName ?? notSpecified}`],
        }),
        span: 1,
      },
    ],
  };
}

function handover(request: RequestDto, route: RouteDto, written: Write): ReportSection {
  const isOver = route.deliveryCompletedAt !== null;
  const answer = (yes: boolean) => (yes ? "Yes" : isOver ? "No" : null);
  const afterHours = [answer(route.afterHoursDelivery), written(route.afterHoursRecordedAt)].filter(Boolean).join(", ");
  return {
    kind: "fields",
    title: "Handover",
    columns: 3,
    fields: [
      reportField("Deceased received at destination", answer(route.deceasedReceived), notRecorded),
      reportField("Recipient", route.recipientName, notRecorded),
      reportField("After-hours delivery", afterHours, notRecorded),
      reportField("Personal effects transferred", answer(route.personalEffectsTransferred), notRecorded),
      reportField("Personal effects notes", route.personalEffectsNotes, notRecorded, { span: 2 }),
      reportField("Delivery notes", route.deliveryNotes, notRecorded),
      reportField("Fee", formatFee(request.feeStatus, request.feeAmount), notSpecified),
    ],
  };
}

/** Who the person was, and what doctors, coroner and family have said. */
function release(request: RequestDto): ReportSection[] {
  const { coronerCaseNumber: number } = request;
  const fields = [
    ...namedFields("Age and sex", together(request.age, request.sex)),
    ...namedFields("Height and weight", together(request.height, request.weight)),
    ...namedFields("Home address", request.homeAddress),
    ...namedFields("Pronounced by", request.pronouncedBy),
    ...namedFields("Attending doctor", request.attendingDoctor, request.doctorPhone),
    ...namedFields("Certifying doctor", request.certifyingDoctor, request.certifyingDoctorPhone),
    ...namedFields("Hospice agency", request.hospiceName),
    ...namedFields("Coroner case", sayAnswer(request.isCoronerCase), number && `Case number ${number}`),
    ...namedFields("Infection precautions", request.infectionPrecautions),
    ...namedFields("Donor", sayAnswer(request.isDonor)),
    ...namedFields("Release authorized by", request.releaseAuthorizedBy),
    ...namedFields("Embalming permission", sayAnswer(request.embalmingPermission)),
  ];
  return fields.length === 0 ? [] : [{ kind: "fields", title: "Person and release", columns: 3, fields }];
}

function people({ request, createdBy }: ReportSource, written: Write): ReportSection {
  const { nokName, nokRelationship, nokPhone, nokAltPhone, nokAddress } = request;
  return {
    kind: "fields",
    title: "Request",
    columns: 3,
    fields: [
      reportField("Requested by", `${createdBy}, ${request.creatingBusinessName}`, notSpecified, {
        more: [written(request.createdAt)],
      }),
      reportField("Accepted by", together(request.ownerName, request.ownerBusinessName), notRecorded, {
        more: [request.ownerName && written(request.acceptedAt)],
      }),
      ...namedFields("Next of kin", together(nokName, nokRelationship), nokPhone, nokAltPhone, nokAddress),
      reportField("Additional notes", request.notes, notSpecified),
    ],
  };
}

const together = (name: string | null, business: string | null) => [name, business].filter(Boolean).join(", ") || null;

function trail({ events, head }: ReportSource, write: (iso: string) => string): ReportSection {
  return {
    kind: "trail",
    title: "Audit trail",
    note: events.length < head.seq ? "Records that concern other providers alone are not listed." : null,
    links: events.map(
      ({ seq, at, label, detail, pressedAt, by, business, hash }): ReportLink => ({
        seq,
        time: write(at),
        event: label,
        detail: [detail, pressedAt && `Pressed ${write(pressedAt)}, sent later`].filter(Boolean).join("\n") || null,
        by: together(by, business) ?? notRecorded,
        hash: shortenHash(hash),
      }),
    ),
    seal: reportField(`Chain head, SHA-256, record ${head.seq}`, head.hash, notRecorded, {
      more: ["Each record carries the hash of the one before it. A changed record breaks the chain."],
    }),
  };
}
