// The calls on page views, visitors and operations, one row each.
import { expect } from "@playwright/test";
import type { Row } from "./contract-calls";

const number = expect.any(Number) as unknown;
const view = {
  visitorId: "visitor_1763800000000_a1b2c3d4",
  userId: null,
  path: "/family/dashboard/CHI-202611-7QF3K-9TX2M",
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0",
};

/** The specification's rows of these calls, by name alone. */
export const specifiedAnalytics = [
  "POST /api/analytics/log",
  "GET /api/analytics/{period}",
  "GET /api/analytics/active/users",
];

const summary = { totalVisits: number, uniqueVisitors: number, registeredUsers: number, activeUsers: number };

export const analyticsRows: Record<string, Row> = {
  "POST /api/analytics/log": {
    method: "POST",
    path: "/api/analytics/log",
    isPublic: true,
    body: view,
    invalid: [
      [{ ...view, path: `/${"a".repeat(10_240)}` }, "path", "A path has at most 512 characters."],
      [{ ...view, path: "dashboard" }, "path"],
      [{ ...view, path: { contains: "" } }, "path"],
      [{ ...view, visitorId: "ana" }, "visitorId", "A visitor id is visitor_ with a time and a random text."],
      [{ ...view, visitorId: "visitor_253402300799999_a1b2c3d4" }, "visitorId", "cannot be"],
      [{ ...view, userId: 7 }, "userId"],
      [{ ...view, userAgent: "x".repeat(1_001) }, "userAgent"],
      [{ ...view, at: "9999-12-31T00:00:00Z" }, "at"],
    ],
    again: 200,
    answer: { counted: expect.any(Boolean) },
  },
  ...Object.fromEntries(
    ["daily", "weekly", "monthly", "yearly"].map((period) => [
      `GET /api/analytics/{period}, ${period}`,
      { method: "GET", path: `/api/analytics/${period}`, answer: summary } satisfies Row,
    ]),
  ),
  "GET /api/analytics/active/users": { method: "GET", path: "/api/analytics/active/users", answer: "list" },
};

export const analyticsAdditions: Record<string, Row> = {
  "GET /api/analytics/{period}, of one's own business": {
    method: "GET",
    path: "/api/analytics/weekly?scope=own",
    answer: summary,
  },
  "GET /api/analytics/{period}/visits": { method: "GET", path: "/api/analytics/yearly/visits", answer: "list" },
  "GET /api/analytics/operations/{period}": {
    method: "GET",
    path: "/api/analytics/operations/monthly",
    answer: { all: expect.objectContaining({ requests: number }) },
  },
  "GET /api/analytics/operations/{period}/export": {
    method: "GET",
    path: "/api/analytics/operations/monthly/export",
    answer: "\uFEFFBy,Name,Requests…",
  },
};
