// The words of the transport report: dates and zones, what is missing, and the sheet that screen, paper and PDF share.
import { tz, TZDate } from "@date-fns/tz";
import { format, isValid, parse } from "date-fns";
import { describeZone, formatReportInstant, zoneCity, zoneName } from "@/lib/transports/format";

/** For times and facts of the drive and the handover. */
export const notRecorded = "Not recorded";
/** For what was arranged beforehand. */
export const notSpecified = "Not specified";

/** One thing that the report tells, under its label. */
export interface ReportField {
  label: string;
  /** Never empty: what is missing reads 'Not recorded' or 'Not specified'. */
  value: string;
  /** Lines that belong to the value, said smaller beneath it. */
  more: string[];
  /** Further facts, set off from it. */
  asides: string[];
  isMissing: boolean;
  /** Columns that it takes. */
  span: number;
}

/** A stop of the line with its time. */
export interface ReportStop {
  label: string;
  /** 'Nov 21, 2026 at 9:12 PM' or 'Not recorded'. */
  time: string;
  isRecorded: boolean;
}

/** An end of the driven path, on paper. */
export interface PathStop {
  kind: "pickup" | "delivery";
  label: string;
  /** ISO 8601; null where the step was not recorded. */
  at: string | null;
  x: number;
  y: number;
}

/** The driven path as lines, in points of paper. Instants are ISO 8601. */
export interface PathDrawing {
  width: number;
  height: number;
  /** Outlines of the counties, as an SVG path, and their names. */
  counties: string;
  names: { name: string; x: number; y: number }[];
  path: string;
  stops: PathStop[];
  firstAt: string;
  lastAt: string;
  positions: number;
}

/** One link of the record. */
export interface ReportLink {
  seq: number;
  time: string;
  event: string;
  /** What changed, where the event says so. */
  detail: string | null;
  /** Who did it, with the business. */
  by: string;
  /** First and last four characters of the link's hash. */
  hash: string;
}

export type ReportSection =
  | { kind: "fields"; title: string; columns: number; fields: ReportField[] }
  | { kind: "times"; title: string; note: string; stops: ReportStop[] }
  | { kind: "path"; title: string; note: string; drawing: ReportPath | null }
  | { kind: "trail"; title: string; note: string | null; links: ReportLink[]; seal: ReportField };

/** What of a drawing is drawn; the times of its stops are written out. */
export type ReportPath = Pick<PathDrawing, "width" | "height" | "counties" | "names" | "path"> & {
  stops: { kind: PathStop["kind"]; x: number; y: number; text: string }[];
};

/** A picture beside the company's name: where it is read, and its pixels. */
export interface ReportLogo {
  path: string;
  width: number;
  height: number;
}

/** The report as it is read, without a layout: whoever draws it draws all of it, in this order. */
export interface ReportSheet {
  title: string;
  /** Stands on every page: the case ID, else the request's id. */
  reference: string;
  requestId: string;
  company: { name: string; lines: string[]; logo: ReportLogo | null };
  deceased: ReportField;
  parties: ReportField[];
  sections: ReportSection[];
  /** 'Printed Nov 21, 2026 at 10:51 PM CST' */
  printed: string;
  printedBy: string;
}

/** `missing` stands where there is no value; a long value, or one of several lines, takes the row. */
export function reportField(
  label: string,
  value: string | null,
  missing: typeof notRecorded | typeof notSpecified,
  { more = [], asides = [], span = 1, columns = 3 }: ReportFieldOptions = {},
): ReportField {
  const text = value?.trim() ?? "";
  const isLong = text.length > 90 || text.includes("\n");
  const present = (lines: readonly (string | null)[]) => lines.flatMap((line) => line?.trim() || []);
  return {
    label,
    value: text || missing,
    more: present(more),
    asides: present(asides),
    isMissing: text === "",
    span: isLong ? columns : span,
  };
}

interface ReportFieldOptions {
  more?: readonly (string | null)[];
  asides?: readonly (string | null)[];
  span?: number;
  columns?: number;
}

/** One field whose value is the first of `lines` that is there; none where nothing is, for it is not owed to a transport. */
export function namedFields(label: string, ...lines: (string | null)[]): ReportField[] {
  const [value, ...more] = lines.filter(Boolean);
  return value ? [reportField(label, value, notSpecified, { more })] : [];
}

/** 'Yes' for YES and 'No' for NO, anything else as typed. */
export function sayAnswer(typed: string | null): string | null {
  return typed === "YES" ? "Yes" : typed === "NO" ? "No" : typed;
}

/** Fields in rows of at most `columns` columns. */
export function reportRows(fields: readonly ReportField[], columns: number): ReportField[][] {
  const rows: ReportField[][] = [];
  let room = 0;
  for (const field of fields) {
    const last = rows.at(-1);
    if (last && field.span <= room) {
      last.push(field);
      room -= field.span;
    } else {
      rows.push([field]);
      room = columns - field.span;
    }
  }
  return rows;
}

/**
 * How the instants of one report are written: 'Nov 21, 2026 at 9:12 PM', their zone named once in `note`. Where they
 * stand on both sides of a change of the clocks, each names its own.
 */
export function reportClock(instants: readonly string[], zone: string) {
  const names = new Set(instants.map((iso) => zoneName(zone, iso)));
  const isOne = names.size < 2;
  return {
    note: isOne ? `all in ${describeZone(zone, instants[0])}` : `all in ${zoneCity(zone)} time`,
    write: (iso: string) => (isOne ? formatReportInstant(iso, zone) : formatZonedInstant(iso, zone)),
  };
}

/** The driven path with the times at its ends. */
export function pathSection(drawing: PathDrawing | null, write: (iso: string) => string): ReportSection {
  const title = "Driven path";
  if (drawing === null) return { kind: "path", title, note: "No positions were recorded.", drawing };
  const { firstAt, lastAt, positions, stops, ...lines } = drawing;
  const texts = stops.map(({ kind, x, y, label, at }) => ({ kind, x, y, text: at ? `${label}, ${write(at)}` : label }));
  return {
    kind: "path",
    title,
    note: `${positions.toLocaleString("en-US")} positions from ${write(firstAt)} to ${write(lastAt)}. Counties: US Census.`,
    drawing: { ...lines, stops: texts },
  };
}

type Exception = "suspensionReason" | "suspendedAt" | "cancellationReason" | "cancelledAt";

/** Suspension and cancellation, told only where there was one. */
export function exceptionSections(
  { suspensionReason, suspendedAt, cancellationReason, cancelledAt }: Record<Exception, string | null>,
  written: (iso: string | null) => string | null,
): ReportSection[] {
  const wide = { span: 3 };
  const fields = [
    ...(suspensionReason || suspendedAt
      ? [reportField("Suspended", suspensionReason, notSpecified, { ...wide, more: [written(suspendedAt)] })]
      : []),
    ...(cancellationReason || cancelledAt
      ? [reportField("Cancelled", cancellationReason, notSpecified, { ...wide, more: [written(cancelledAt)] })]
      : []),
  ];
  return fields.length === 0 ? [] : [{ kind: "fields", title: "Suspension and cancellation", columns: 3, fields }];
}

/** 'Nov 21, 2026 at 10:51 PM CST' */
export function formatZonedInstant(iso: string, zone: string): string {
  return `${formatReportInstant(iso, zone)} ${zoneName(zone, iso)}`;
}

/**
 * The instant, as ISO 8601, of a wall-clock date (yyyy-MM-dd) and time (HH:mm) in `zone`; null where they are none.
 */
export function wallInstant(date: string | null, time: string | null, zone: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date ?? "") || !/^\d{2}:\d{2}$/.test(time ?? "")) return null;
  const read = parse(`${date} ${time}`, "yyyy-MM-dd HH:mm", new TZDate(2000, 0, 1, zone), { in: tz(zone) });
  return isValid(read) ? new Date(read.getTime()).toISOString() : null;
}

/** A day as typed: 'Nov 21, 2026' for yyyy-MM-dd, else the text itself. */
export function formatReportDay(day: string): string {
  const read = parse(day, "yyyy-MM-dd", new Date(2000, 0, 1));
  return isValid(read) ? format(read, "MMM d, yyyy") : day;
}

/** 'Brookhaven Care Center, floor 2, room 214'; a word that was typed is not said twice. */
export function formatReportPlace(name: string, floor: string | null, room: string | null): string {
  const say = (word: string, value: string | null) =>
    value && (new RegExp(`\\b${word}\\b`, "i").test(value) ? value : `${word} ${value}`);
  return [name, say("floor", floor), say("room", room)].filter(Boolean).join(", ");
}

/** 'Born 02-14-1938, died 11-21-2026', as the dates were typed; null where neither is known. */
export function formatLifetime(born: string | null, died: string | null): string | null {
  const text = [born && `born ${born}`, died && `died ${died}`].filter(Boolean).join(", ");
  return text === "" ? null : text.charAt(0).toUpperCase() + text.slice(1);
}

/** '4e1c…07ab' */
export function shortenHash(hash: string): string {
  return `${hash.slice(0, 4)}…${hash.slice(-4)}`;
}

/** 'transport-report-CHI-202611-7QF3K-9TX2M.pdf' */
export function reportFileName(reference: string): string {
  return `transport-report-${reference}.pdf`;
}
