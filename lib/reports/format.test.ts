// The words of the report, on a machine whose own zone is nobody's.
import { describe, expect, it } from "vitest";
import { aReportSource } from "@/lib/testing/report";
import { type ReportSource, toReportDto } from "./dto";
import {
  formatLifetime,
  formatReportPlace,
  notRecorded,
  notSpecified,
  reportClock,
  reportField,
  reportFileName,
  reportRows,
  type ReportSection,
  shortenHash,
  wallInstant,
} from "./format";

const chicago = "America/Chicago";

function sheetOf(source: ReportSource) {
  const { sheet } = toReportDto(source);
  if (sheet === null) throw new Error("There is no sheet.");
  return sheet;
}

/** What stands under a label. */
function valueOf(sections: readonly ReportSection[], label: string) {
  const fields = sections.flatMap((section) => (section.kind === "fields" ? section.fields : []));
  return fields.find((field) => field.label === label);
}

const kindOf = <Kind extends ReportSection["kind"]>(sections: readonly ReportSection[], kind: Kind) => {
  const found = sections.find((section) => section.kind === kind);
  if (!found) throw new Error(`There is no ${kind}.`);
  return found as Extract<ReportSection, { kind: Kind }>;
};

describe("the clock of a report", () => {
  it("names the zone once", () => {
    const clock = reportClock(["2026-11-22T03:12:00.000Z", "2026-11-22T04:43:00.000Z"], chicago);
    expect(clock.note).toBe("all in Chicago time, CST");
    expect(clock.write("2026-11-22T03:12:00.000Z")).toBe("Nov 21, 2026 at 9:12 PM");
  });

  it("names the zone of each instant where the clocks changed between them", () => {
    const clock = reportClock(["2026-11-01T06:30:00.000Z", "2026-11-01T07:30:00.000Z"], chicago);
    expect(clock.note).toBe("all in Chicago time");
    expect(clock.write("2026-11-01T06:30:00.000Z")).toBe("Nov 1, 2026 at 1:30 AM CDT");
    expect(clock.write("2026-11-01T07:30:00.000Z")).toBe("Nov 1, 2026 at 1:30 AM CST");
  });
});

it("reads a wall clock in its own zone, also after the clocks changed", () => {
  expect(wallInstant("2026-11-21", "21:15", chicago)).toBe("2026-11-22T03:15:00.000Z");
  expect(wallInstant("2026-07-04", "21:15", chicago)).toBe("2026-07-05T02:15:00.000Z");
  for (const [date, time] of [
    ["tomorrow", "21:15"],
    ["2026-02-30", "21:15"],
    ["2026-11-21", null],
    [null, "21:15"],
  ] as const) {
    expect(wallInstant(date, time, chicago)).toBeNull();
  }
});

it("puts fields into rows, and long ones into rows of their own", () => {
  const [short, long] = [reportField("A", "Yes", notRecorded), reportField("B", "x".repeat(200), notRecorded)];
  expect(long.span).toBe(3);
  expect(reportField("B", "two\nlines", notRecorded).span).toBe(3);
  expect(reportRows([short, short, long, short], 3).map((row) => row.length)).toEqual([2, 1, 1]);
  expect(reportRows([short, { ...short, span: 2 }, short, short], 3).map((row) => row.length)).toEqual([2, 2]);
});

it("says what is missing, never nothing", () => {
  expect(reportField("A", null, notRecorded)).toMatchObject({ value: "Not recorded", isMissing: true });
  expect(reportField("A", "  ", notSpecified)).toMatchObject({ value: "Not specified", isMissing: true });
  expect(reportField("A", "0", notSpecified, { more: [null, " ", "b"] })).toMatchObject({ value: "0", more: ["b"] });
});

it("writes places, lifetimes, hashes and file names", () => {
  expect(formatReportPlace("Brookhaven", "2", "214")).toBe("Brookhaven, floor 2, room 214");
  expect(formatReportPlace("Brookhaven", "Floor 2", null)).toBe("Brookhaven, Floor 2");
  expect(formatLifetime("02-14-1938", "11-21-2026")).toBe("Born 02-14-1938, died 11-21-2026");
  expect(formatLifetime(null, "11-21-2026")).toBe("Died 11-21-2026");
  expect(formatLifetime(null, null)).toBeNull();
  expect(shortenHash(`4e1c${"0".repeat(56)}07ab`)).toBe("4e1c…07ab");
  expect(reportFileName("CHI-202611-7QF3K-9TX2M")).toBe("transport-report-CHI-202611-7QF3K-9TX2M.pdf");
});

describe("the sheet", () => {
  it("tells a delivered transport in the asking business's time", () => {
    const { sections, printed } = sheetOf(aReportSource());
    expect(kindOf(sections, "times")).toMatchObject({ note: "all in Chicago time, CST" });
    expect(kindOf(sections, "times").stops.map(({ time }) => time)).toEqual([
      "Nov 21, 2026 at 9:12 PM",
      "Nov 21, 2026 at 9:31 PM",
      "Nov 21, 2026 at 9:38 PM",
      "Nov 21, 2026 at 10:40 PM",
      "Nov 21, 2026 at 10:43 PM",
    ]);
    expect(valueOf(sections, "Pickup")?.asides).toEqual([
      "Contact: Priya Raman, (630) 555-0177",
      "Scheduled: Nov 21, 2026 at 9:15 PM",
    ]);
    expect(valueOf(sections, "After-hours delivery")?.value).toBe("Yes, Nov 21, 2026 at 10:43 PM");
    expect(printed).toBe("Printed Nov 21, 2026 at 10:51 PM CST");
    const source = aReportSource();
    const abroad = sheetOf({ ...source, asker: { ...source.asker, timeZone: "America/New_York" } });
    expect(kindOf(abroad.sections, "times")).toMatchObject({ note: "all in New York time, EST" });
    expect(kindOf(abroad.sections, "times").stops[0]?.time).toBe("Nov 21, 2026 at 10:12 PM");
    expect(valueOf(abroad.sections, "Pickup")?.asides[1]).toBe("Scheduled: Nov 21, 2026 at 10:15 PM");
  });

  it("tells of the person and the release what was named, and nothing of what was not", () => {
    const { request } = aReportSource();
    const bare = sheetOf(aReportSource()).sections;
    expect(bare.map(({ title }) => title)).not.toContain("Person and release");
    const told = {
      age: "88",
      height: "5ft 4in",
      weight: "130lbs",
      homeAddress: "2207 W Berteau Ave, Chicago, IL 60618",
      pronouncedBy: "Grace Mbeki",
      doctorPhone: "(312) 555-0187",
      certifyingDoctor: "Miriam Okafor",
      certifyingDoctorPhone: "(312) 555-0188",
      isCoronerCase: "NO",
      coronerCaseNumber: "ME2026-04417",
      isDonor: "Unknown",
      releaseAuthorizedBy: "Ruth Whitcombe",
      embalmingPermission: "YES",
      nokPhone: "(847) 555-0151",
      nokAltPhone: "(847) 555-0152",
      stairsOrObstacles: "Third floor, no elevator",
      crewNeeded: "2",
    };
    const { sections } = sheetOf(aReportSource({ request: { ...request, ...told } }));
    const section = sections.find(({ title }) => title === "Person and release");
    const fields = section?.kind === "fields" ? section.fields : [];
    expect(fields.map(({ label, value, more }) => [label, value, ...more])).toEqual([
      ["Age and sex", "88"],
      ["Height and weight", "5ft 4in, 130lbs"],
      ["Home address", "2207 W Berteau Ave, Chicago, IL 60618"],
      ["Pronounced by", "Grace Mbeki"],
      ["Attending doctor", "(312) 555-0187"],
      ["Certifying doctor", "Miriam Okafor", "(312) 555-0188"],
      ["Coroner case", "No", "Case number ME2026-04417"],
      ["Donor", "Unknown"],
      ["Release authorized by", "Ruth Whitcombe"],
      ["Embalming permission", "Yes"],
    ]);
    expect(valueOf(sections, "Next of kin")).toMatchObject({ value: "(847) 555-0151", more: ["(847) 555-0152"] });
    expect(valueOf(sections, "Pickup")?.asides.slice(2)).toEqual([
      "Crew needed: 2",
      "Stairs or obstacles: Third floor, no elevator",
    ]);
  });

  it("says 'Not recorded' of the drive and 'Not specified' of what was arranged", () => {
    const { request, route } = aReportSource();
    if (!route) throw new Error("There is no route.");
    const { sections, deceased, parties, reference } = sheetOf(
      aReportSource({
        request: {
          ...request,
          caseId: null,
          deceasedName: null,
          funeralHomeName: null,
          contactName: null,
          contactPhone: null,
          requestedDate: null,
          requestedTime: null,
        },
        route: {
          ...route,
          driverName: null,
          deliveryCompletedAt: null,
          arrivedAtDeliveryAt: null,
          deceasedReceived: false,
          recipientName: null,
          personalEffectsTransferred: false,
          afterHoursDelivery: false,
          afterHoursRecordedAt: null,
        },
      }),
    );
    expect(reference).toBe(request.id);
    expect(deceased).toMatchObject({ value: notSpecified, more: ["Born 02-14-1938, died 11-21-2026"] });
    expect(parties[0]?.value).toBe(notSpecified);
    expect(valueOf(sections, "Pickup")?.asides).toEqual(["Contact: Not specified", "Scheduled: Not specified"]);
    expect(valueOf(sections, "Delivery")?.asides).toEqual(["Driver: Not specified"]);
    for (const label of [
      "Deceased received at destination",
      "Recipient",
      "After-hours delivery",
      "Personal effects transferred",
      "Delivery notes",
    ]) {
      expect({ [label]: valueOf(sections, label)?.value }).toEqual({ [label]: notRecorded });
    }
    expect(valueOf(sections, "Fee")?.value).toBe(notSpecified);
    expect(kindOf(sections, "times").stops.map((stop) => stop.isRecorded)).toEqual([true, true, true, false, false]);
    expect(kindOf(sections, "times").stops[4]?.time).toBe(notRecorded);
  });

  it("answers no of a delivery that is over", () => {
    const { route } = aReportSource();
    if (!route) throw new Error("There is no route.");
    const { sections } = sheetOf(
      aReportSource({
        route: { ...route, personalEffectsTransferred: false, afterHoursDelivery: false, afterHoursRecordedAt: null },
      }),
    );
    expect(valueOf(sections, "Personal effects transferred")?.value).toBe("No");
    expect(valueOf(sections, "After-hours delivery")?.value).toBe("No");
  });

  it("tells why it was suspended or cancelled, and the fee", () => {
    const { request } = aReportSource();
    const { sections } = sheetOf(
      aReportSource({
        request: {
          ...request,
          suspensionReason: "Van broke down",
          suspendedAt: "2026-11-22T03:20:00.000Z",
          cancellationReason: "Family's wish",
          cancelledAt: "2026-11-22T03:30:00.000Z",
          feeStatus: "partial",
          feeAmount: 120,
        },
      }),
    );
    expect(valueOf(sections, "Suspended")).toMatchObject({
      value: "Van broke down",
      more: ["Nov 21, 2026 at 9:20 PM"],
    });
    expect(valueOf(sections, "Cancelled")).toMatchObject({ value: "Family's wish", more: ["Nov 21, 2026 at 9:30 PM"] });
    expect(valueOf(sections, "Fee")?.value).toBe("Partial $120.00");
    expect(sheetOf(aReportSource()).sections.map(({ title }) => title)).not.toContain("Suspension and cancellation");
  });

  it("ends with the whole record and its head", () => {
    const source = aReportSource();
    const { links, seal, note } = kindOf(sheetOf(source).sections, "trail");
    expect(links).toHaveLength(source.events.length);
    expect(links[0]).toEqual({
      seq: 1,
      time: "Nov 21, 2026 at 8:58 PM",
      event: "Request created",
      detail: null,
      by: "Priya Raman, Brookhaven Care Center",
      hash: "0001…0001",
    });
    expect(seal).toMatchObject({ label: "Chain head, SHA-256, record 7", value: source.head.hash });
    expect(note).toBeNull();
    const hidden = kindOf(sheetOf(aReportSource({ events: source.events.slice(1) })).sections, "trail");
    expect(hidden.note).toBe("Records that concern other providers alone are not listed.");
  });

  it("is none without a route", () => {
    expect(toReportDto(aReportSource({ route: null }))).toMatchObject({ route: null, sheet: null });
  });
});
