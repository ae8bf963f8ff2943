// The calls on transport reports, and what they answer.
import { z } from "zod";
import type { EmailedReportDto, ReportDto, ReportHead } from "@/lib/reports/dto";
import type { ReportField, ReportLink, ReportPath, ReportSection, ReportSheet, ReportStop } from "@/lib/reports/format";
import { requestStatuses } from "@/lib/transports/request-status";
import { creationHeaders, emptyBody, requestIdInput } from "@/lib/transports/schema";
import { routeAnswer } from "./answers";
import { answerOf, type Call } from "./call";

const texts = z.array(z.string());

const field = answerOf<ReportField>()(
  "ReportField",
  z.strictObject({
    label: z.string(),
    value: z.string().meta({ description: "Never empty: what is missing reads 'Not recorded' or 'Not specified'." }),
    more: texts,
    asides: texts,
    isMissing: z.boolean(),
    span: z.int(),
  }),
);

const stop = answerOf<ReportStop>()(
  "ReportStop",
  z.strictObject({ label: z.string(), time: z.string(), isRecorded: z.boolean() }),
);

const link = answerOf<ReportLink>()(
  "ReportLink",
  z.strictObject({
    seq: z.int(),
    time: z.string(),
    event: z.string(),
    detail: z.string().nullable(),
    by: z.string(),
    hash: z.string(),
  }),
);

const spot = { x: z.number(), y: z.number() };
const reportPath = answerOf<ReportPath>()(
  "ReportPath",
  z.strictObject({
    width: z.number(),
    height: z.number(),
    counties: z.string().meta({ description: "Outlines as an SVG path." }),
    names: z.array(z.strictObject({ name: z.string(), ...spot })),
    path: z.string().meta({ description: "The driven path as an SVG path." }),
    stops: z.array(z.strictObject({ kind: z.enum(["pickup", "delivery"]), ...spot, text: z.string() })),
  }),
);

const section = answerOf<ReportSection>()(
  "ReportSection",
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("fields"), title: z.string(), columns: z.int(), fields: z.array(field) }),
    z.strictObject({ kind: z.literal("times"), title: z.string(), note: z.string(), stops: z.array(stop) }),
    z.strictObject({ kind: z.literal("path"), title: z.string(), note: z.string(), drawing: reportPath.nullable() }),
    z.strictObject({
      kind: z.literal("trail"),
      title: z.string(),
      note: z.string().nullable(),
      links: z.array(link),
      seal: field,
    }),
  ]),
);

const sheet = answerOf<ReportSheet>()(
  "ReportSheet",
  z.strictObject({
    title: z.string(),
    reference: z.string(),
    requestId: z.uuid(),
    company: z.strictObject({
      name: z.string(),
      lines: texts,
      logo: z.strictObject({ path: z.string(), width: z.int(), height: z.int() }).nullable(),
    }),
    deceased: field,
    parties: z.array(field),
    sections: z.array(section),
    printed: z.string(),
    printedBy: z.string(),
  }),
);

const head = answerOf<ReportHead>()(
  "ReportHead",
  z.strictObject({
    seq: z.int(),
    hash: z.string().meta({ description: "SHA-256 of the newest link of the case's record, hexadecimal." }),
  }),
);

const reportAnswer = answerOf<ReportDto>()(
  "Report",
  z.strictObject({
    id: z.uuid(),
    caseId: z.string().nullable(),
    deceasedName: z.string().nullable(),
    status: z.enum(requestStatuses),
    timeZone: z.string(),
    printedAt: z.iso.datetime(),
    route: routeAnswer.nullable(),
    head,
    sheet: sheet.nullable().meta({ description: "Null while there is no transport data." }),
  }),
);

const emailedReportAnswer = answerOf<EmailedReportDto>()(
  "EmailedReport",
  z.strictObject({
    status: z.enum(["sent", "queued"]).meta({ description: "queued: it will be tried again." }),
    recipient: z.string(),
  }),
);

const ofOne = { as: "business", params: requestIdInput, mayForbid: true } as const;

export const reportCalls: readonly Call[] = [
  {
    ...ofOne,
    method: "GET",
    path: "/api/reports/{id}",
    summary: "The transport report of a request.",
    answer: reportAnswer,
  },
  {
    ...ofOne,
    method: "GET",
    path: "/api/reports/{id}/pdf",
    summary: "The transport report as Letter pages.",
    description: "404 while there is no transport data.",
    answer: { mediaType: "application/pdf", description: "The pages." },
    isLimited: true,
  },
  {
    ...ofOne,
    method: "POST",
    path: "/api/reports/{id}/email",
    summary: "The report is emailed to branch management.",
    description:
      "As a PDF, to the address of the asking business. Asked for again within moments, or with the same Idempotency-Key, it is sent once. 409 while there is no transport data or no address.",
    headers: creationHeaders,
    body: emptyBody,
    answer: emailedReportAnswer,
    mayConflict: true,
    mayFail: true,
    isLimited: true,
  },
];
