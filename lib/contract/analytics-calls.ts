// The calls on page views, visitors and operations, and what they answer.
import { z } from "zod";
import type { ActiveUserDto, AnalyticsSummaryDto, OperationsDto, VisitBarDto } from "@/lib/analytics/dto";
import { pageViewBody, periodInput, scopeQuery } from "@/lib/analytics/schema";
import { answerOf, type Call } from "./call";

const summaryAnswer = answerOf<AnalyticsSummaryDto>()(
  "AnalyticsSummary",
  z.strictObject({
    totalVisits: z.int(),
    uniqueVisitors: z.int(),
    registeredUsers: z.int(),
    activeUsers: z.int().meta({ description: "Seen within 15 minutes, as listed by active/users." }),
  }),
);

const visitBarAnswer = answerOf<VisitBarDto>()(
  "VisitBar",
  z.strictObject({ startsAt: z.iso.datetime(), visits: z.int() }),
);

const activeUserAnswer = answerOf<ActiveUserDto>()(
  "ActiveUser",
  z.strictObject({
    visitorId: z
      .string()
      .meta({ description: "The newest browser's. Of other businesses and strangers a name that leads nowhere." }),
    userId: z.uuid().nullable(),
    businessName: z.string().nullable(),
    userName: z.string().nullable().meta({ description: "Of the asker's own business alone." }),
    lastSeen: z.iso.datetime(),
  }),
);

const seconds = z.int().nullable().meta({ description: "Seconds; null where it never happened." });
const duration = z.strictObject({ count: z.int(), median: seconds, p90: seconds });
const figures = {
  requests: z.int(),
  pending: z.int(),
  active: z.int(),
  completed: z.int(),
  declined: z.int(),
  toAccept: duration,
  toArrival: duration,
  toDelivery: duration,
};
const named = z.array(
  z.strictObject({
    key: z.string().meta({ description: "Tells two of one name apart." }),
    name: z.string(),
    ...figures,
  }),
);

const operationsAnswer = answerOf<OperationsDto>()(
  "Operations",
  z.strictObject({
    all: z.strictObject(figures),
    days: z.array(z.strictObject({ startsAt: z.iso.datetime(), ...figures })),
    places: named,
    drivers: named,
  }),
);

const ofPeriod = { method: "GET", as: "business", params: periodInput } as const;

export const analyticsCalls: readonly Call[] = [
  {
    method: "POST",
    path: "/api/analytics/log",
    as: "nobody",
    summary: "Logs a page view.",
    description:
      "Kept is the screen's pattern, never an id. Whose it is the session says; families stay nobody. Programs and pages fetched ahead are not counted.",
    body: pageViewBody,
    answer: z.strictObject({ counted: z.boolean() }).meta({ id: "LoggedPageView" }),
    isLimited: true,
  },
  {
    ...ofPeriod,
    path: "/api/analytics/{period}",
    summary: "Visits and visitors of a period that ends now.",
    description: "In days of the asker's business. `scope` own is the views of one's own business.",
    query: scopeQuery,
    answer: summaryAnswer,
  },
  {
    ...ofPeriod,
    path: "/api/analytics/{period}/visits",
    summary: "The same visits over time: hours of today, days, or months of a year.",
    query: scopeQuery,
    answer: z.array(visitBarAnswer),
  },
  {
    method: "GET",
    path: "/api/analytics/active/users",
    as: "business",
    summary: "Who was seen within 15 minutes, the latest first.",
    description: "A person once, from however many browsers; an anonymous visitor once a browser. At most 200.",
    query: scopeQuery,
    answer: z.array(activeUserAnswer),
  },
  {
    ...ofPeriod,
    path: "/api/analytics/operations/{period}",
    summary: "Requests by day and state, and how long they took from the call, by place and by driver.",
    description: "Of the requests in the lists of the asker's business.",
    answer: operationsAnswer,
  },
  {
    ...ofPeriod,
    path: "/api/analytics/operations/{period}/export",
    summary: "The same figures as a CSV file.",
    answer: { mediaType: "text/csv", description: "RFC 4180 in UTF-8; durations in minutes." },
  },
];
