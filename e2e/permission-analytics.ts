// Who may count page views and read the figures.
import type { AccountRow } from "./permission-accounts";

const pageView = {
  sends: { visitorId: "visitor_1763800000000_a1b2c3d4", userId: null, path: "/dashboard", userAgent: "Mozilla/5.0" },
};

//      nobody family other creating addressed owning foreign admin
export const analyticsRows: readonly AccountRow[] = [
  ["200  200  200  200  200  200  200  200 ", "POST /api/analytics/log", pageView],
  ["401  401  401  200  200  200  200  200 ", "GET /api/analytics/[period]", { period: "weekly" }],
  ["401  401  401  404  404  404  404  404 ", "GET /api/analytics/[period]", { period: "hourly" }],
  ["401  401  401  200  200  200  200  200 ", "GET /api/analytics/[period]/visits", { period: "yearly" }],
  ["401  401  401  200  200  200  200  200 ", "GET /api/analytics/active/users"],
  ["401  401  401  200  200  200  200  200 ", "GET /api/analytics/operations/[period]", { period: "daily" }],
  ["401  401  401  200  200  200  200  200 ", "GET /api/analytics/operations/[period]/export", { period: "monthly" }],
];
