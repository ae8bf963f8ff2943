// Who may: every call and every screen, and what each actor is answered there.
import { accountRows } from "./permission-accounts";
import { analyticsRows } from "./permission-analytics";

/** The columns. `owning` has accepted the open call; `addressed` has a case that its creator then accepted itself. */
export const actors = [
  "nobody",
  "family",
  "otherFamily",
  "creating",
  "addressed",
  "owning",
  "foreign",
  "admin",
] as const;
export type Actor = (typeof actors)[number];

/** How far the case has come; `passed` is an open call that the foreign business passed on. */
export type State =
  | "open call"
  | "addressed"
  | "active"
  | "arrived"
  | "moving"
  | "completed"
  | "declined"
  | "passed"
  | "suspended"
  | "cancelled";

interface More {
  sends?: object;
  /** What stands for a `[...rest]`, or the query. */
  rest?: string;
  /** Which id of the case stands for `[id]`; the request's unless given. */
  by?: "request" | "route" | "case";
  /** What stands for `[period]`. */
  period?: string;
  /** Where a 307 leads. */
  to?: RegExp;
  /** Every cell needs a session of its own. */
  endsSession?: true;
}

export interface Row extends More {
  door: string;
  state: State;
  /** By actor: the status, with + where the answer tells of the case and - where it does not; '.' where the state leaves no such actor. */
  answers: readonly string[];
}

function row(answers: string, door: string, state: State = "active", more: More = {}): Row {
  return { door, state, answers: answers.trim().split(/ +/), ...more };
}

const addresses = { sends: { pickupLocation: "1801 W Taylor St, Chicago" } };
const places = { sends: { ...addresses.sends, deliveryLocation: "9 Lake St, Oak Park" } };
const accept = { sends: { status: "active" } };
const decline = { sends: { status: "declined" } };
const byRoute = { by: "route" } as const;
const delivery = { ...byRoute, sends: { deceasedReceived: true } };
const why = { sends: { reason: "The van broke down." } };
const cancel = { sends: { ...why.sends, feeStatus: "none" } };
const note = { sends: { familyNote: "We shall call at nine." } };
const blank = { sends: {} };
const named = { sends: { namesDriverToFamilies: false } };
const toSignIn = { to: /^\/api\/login\?callbackUrl=/ };
const toPortal = { to: /^\/family\/login\?closed=1$/ };
const toDesk = { to: /^\/dashboard$/ };

//    nobody family other creating addressed owning foreign admin
const requests: Row[] = [
  row("401  401  401  200+ 200+ 200+ 200- 200-", "GET /api/requests"),
  row("401  401  401  200+ .    .    200+ 200+", "GET /api/requests", "open call"),
  row("401  401  401  200+ 200+ .    200- 200-", "GET /api/requests", "addressed"),
  row("401  401  401  200  200  200  200  200 ", "POST /api/requests", "active", places),
  row("401  401  401  200  200  200  200  200 ", "GET /api/requests/counts"),
  row("401  401  401  200+ 200+ 200+ 200- 200-", "GET /api/requests/export"),
  row("401  401  401  200+ 200+ 200+ 404  404 ", "GET /api/requests/[id]"),
  row("401  401  401  200+ .    .    200+ 200+", "GET /api/requests/[id]", "open call"),
  row("401  401  401  200+ 200+ .    404  404 ", "GET /api/requests/[id]", "addressed"),
  row("401  401  401  200+ .    200+ 200+ 200+", "GET /api/requests/[id]", "suspended"),
  row("401  401  401  200+ .    .    200+ 200+", "GET /api/requests/[id]", "passed"),
  row("401  401  401  200+ 200+ .    404  404 ", "GET /api/requests/[id]", "declined"),
  row("401  401  401  200+ 200+ 200+ 404  404 ", "GET /api/requests/[id]", "cancelled"),
  row("401  401  401  200+ 200+ 200+ 404  404 ", "GET /api/requests/[id]", "completed"),
  row("401  401  401  200  200  200  404  404 ", "GET /api/requests/[id]/history"),
  row("401  401  401  200  .    .    200  200 ", "GET /api/requests/[id]/history", "open call"),
  row("401  401  401  200  .    .    200  200 ", "PATCH /api/requests/[id]/status", "open call", accept),
  row("401  401  401  200  200  .    404  404 ", "PATCH /api/requests/[id]/status", "addressed", accept),
  row("401  401  401  200  .    200  200  200 ", "PATCH /api/requests/[id]/status", "suspended", accept),
  row("401  401  401  200  .    .    200  200 ", "PATCH /api/requests/[id]/status", "open call", decline),
  row("401  401  401  200  200  .    404  404 ", "PATCH /api/requests/[id]/status", "addressed", decline),
  row("401  401  401  409  409  409  404  404 ", "PATCH /api/requests/[id]/status", "active", decline),
  row("401  401  401  200  403  .    404  404 ", "POST /api/requests/[id]/undo-decline", "declined"),
  row("401  401  401  409  .    .    200  409 ", "POST /api/requests/[id]/undo-decline", "passed"),
  row("401  401  401  200  403  200  404  404 ", "PATCH /api/requests/[id]/addresses", "active", addresses),
  row("401  401  401  200  .    .    403  403 ", "PATCH /api/requests/[id]/addresses", "open call", addresses),
  row("401  401  401  403  403  200  404  404 ", "POST /api/requests/[id]/suspend", "active", why),
  row("401  401  401  403  403  200  404  404 ", "POST /api/requests/[id]/cancel", "active", cancel),
  row("401  401  401  200  403  200  404  404 ", "GET /api/requests/[id]/access"),
  row("401  401  401  200  403  200  404  404 ", "POST /api/requests/[id]/access", "active", blank),
  row("401  401  401  200  .    .    403  403 ", "POST /api/requests/[id]/access", "open call", blank),
  row("401  401  401  200  403  200  404  404 ", "DELETE /api/requests/[id]/access"),
  row("401  401  401  200  403  200  404  404 ", "PUT /api/requests/[id]/family-note", "active", note),
  row("401  401  401  200  403  200  404  404 ", "POST /api/requests/[id]/family-map/pause"),
  row("401  401  401  409  403  409  404  404 ", "POST /api/requests/[id]/family-map/resume"),
];

const routes: Row[] = [
  row("401  401  401  200+ 200- 200+ 200- 200-", "GET /api/routes"),
  row("401  404  404  200  404  200  404  404 ", "GET /api/routes/[id]", "active", byRoute),
  row("401  404  404  200  404  200  404  404 ", "GET /api/routes/[id]"),
  row("401  200  404  200  404  200  404  404 ", "GET /api/routes/[id]", "active", { by: "case" }),
  row("401  401  401  403  404  200  404  404 ", "POST /api/routes/[id]/arrive-pickup", "active", byRoute),
  row("401  401  401  403  404  200  404  404 ", "POST /api/routes/[id]/confirm-pickup", "arrived", byRoute),
  row("401  401  401  403  404  200  404  404 ", "POST /api/routes/[id]/depart-pickup", "moving", byRoute),
  row("401  401  401  403  404  200  404  404 ", "POST /api/routes/[id]/complete-delivery", "moving", delivery),
];

const nobodyKnown = { ...byRoute, sends: { driverId: "11111111-1111-4111-8111-111111111111" } };
const position = { ...byRoute, sends: { clientId: "a", at: "2026-01-01T00:00:00Z", lat: 41.8, lng: -87.6 } };
const token = { rest: "?id=forged&lat=41.8&lon=-87.6" };

const tracking: Row[] = [
  row("401  401  401  200  404  200  404  404 ", "GET /api/routes/[id]/map", "active", byRoute),
  row("401  401  401  200  404  200  404  404 ", "GET /api/routes/[id]/positions", "active", byRoute),
  row("401  401  401  403  404  400  404  404 ", "POST /api/routes/[id]/positions", "active", position),
  row("401  401  401  403  404  404  404  404 ", "PUT /api/routes/[id]/driver", "active", nobodyKnown),
  row("401  401  401  401  401  401  401  401 ", "GET /api/trackers/osmand", "active", token),
  row("401  401  401  401  401  401  401  401 ", "POST /api/trackers/osmand", "active", token),
  row("401  401  401  401  401  401  401  401 ", "GET /api/trackers/traccar", "active", token),
  row("401  401  401  401  401  401  401  401 ", "POST /api/trackers/traccar", "active", token),
  row("401  401  401  401  401  401  401  401 ", "POST /api/trackers/owntracks"),
  row("401  401  401  200  200  200  200  200 ", "GET /api/devices"),
  row("401  401  401  404  404  404  404  404 ", "POST /api/devices", "active", {
    sends: { name: "Van 2", driverId: "11111111-1111-4111-8111-111111111111" },
  }),
  row("401  401  401  404  404  404  404  404 ", "DELETE /api/devices/[id]"),
];

const typed = { rest: "?kind=address&q=oak" };

const ownPlaces: Row[] = [
  row("401  401  401  200  200  200  200  200 ", "GET /api/places", "active", typed),
  row("401  401  401  200  200  200  200  200 ", "GET /api/places/position", "active", { rest: "?address=60301" }),
  row("401  401  401  200  200  200  200  200 ", "GET /api/business-places"),
  row("401  401  401  400  400  400  400  400 ", "POST /api/business-places", "active", blank),
  row("401  401  401  404  404  404  404  404 ", "PUT /api/business-places/[id]", "active", {
    sends: { name: "Gate 3", address: "9 Lake St, Oak Park", lat: 41.8, lng: -87.6, pinnedAt: "2026-01-01T00:00:00Z" },
  }),
  row("401  401  401  404  404  404  404  404 ", "DELETE /api/business-places/[id]"),
];

const reports: Row[] = [
  row("401  401  401  200+ 403  200+ 404  404 ", "GET /api/reports/[id]"),
  row("401  401  401  200+ .    .    403  403 ", "GET /api/reports/[id]", "open call"),
  row("401  401  401  200+ 403  200+ 404  404 ", "GET /api/reports/[id]", "completed"),
  row("401  401  401  200+ 403  200+ 404  404 ", "GET /api/reports/[id]", "cancelled"),
  row("401  401  401  200  403  200  404  404 ", "GET /api/reports/[id]/pdf"),
  row("401  401  401  404  .    .    403  403 ", "GET /api/reports/[id]/pdf", "open call"),
  row("401  401  401  200  403  200  404  404 ", "GET /api/reports/[id]/pdf", "completed"),
  row("401  401  401  200  403  200  404  404 ", "GET /api/reports/[id]/pdf", "cancelled"),
  row("401  401  401  200  403  200  404  404 ", "POST /api/reports/[id]/email"),
  row("401  401  401  409  .    .    403  403 ", "POST /api/reports/[id]/email", "open call"),
];

const review = { sends: { customerName: "Rosa Luna", rating: 5, comment: "Thank you." } };

const reviews: Row[] = [
  row("200- 200- 200- 200- 200- 200- 200- 200-", "GET /api/reviews", "completed"),
  row("401  200- 409  200- 200- 200- 200- 200-", "POST /api/reviews", "completed", review),
  row("401  409  409  200  200  200  200  200 ", "POST /api/reviews", "active", review),
  row("200  200  200  200  200  200  200  200 ", "GET /api/reviews/summary"),
  row("401  401  401  404  404  404  404  404 ", "POST /api/reviews/[id]/answer", "completed", {
    sends: { answer: "Thank you." },
  }),
  row("401  401  401  404  404  404  404  404 ", "POST /api/reviews/[id]/hide", "completed", why),
  row("401  401  401  404  404  404  404  404 ", "POST /api/reviews/[id]/show", "completed", why),
];

const payment = { sends: { amount: 100 } };

const billing: Row[] = [
  row("400  400  400  400  400  400  400  400 ", "POST /api/stripe/webhook", "active", blank),
  row("401  401  401  200  200  200  200  200 ", "POST /api/get-or-create-subscription", "active"),
  row("401  401  401  200  200  200  200  200 ", "POST /api/billing-portal", "active"),
  row("401  401  401  200  200  200  200  200 ", "POST /api/create-payment-intent", "active", payment),
  row("401  401  401  404  404  404  404  404 ", "GET /api/payments/[id]/outcome"),
];

const refund = { transactionId: "00000000-0000-4000-8000-000000000000", reason: "We paid twice.", serviceUsed: "no" };

const lists: Row[] = [
  row("401  401  401  200  200  200  200  200 ", "GET /api/transactions"),
  row("401  401  401  200  200  200  200  200 ", "GET /api/transactions/totals"),
  row("401  401  401  200  200  200  200  200 ", "GET /api/transactions/export"),
  row("401  401  401  200  200  200  200  200 ", "GET /api/refund-requests"),
  row("401  401  401  404  404  404  404  404 ", "POST /api/refund-requests", "active", { sends: refund }),
  row("401  401  401  404  404  404  404  200 ", "GET /api/refund-requests/queue"),
  row("401  401  401  404  404  404  404  404 ", "POST /api/refund-requests/[id]/approve", "active", blank),
  row("401  401  401  404  404  404  404  404 ", "POST /api/refund-requests/[id]/deny", "active", {
    sends: { notes: "No." },
  }),
  row("401  401  401  404  404  404  404  404 ", "POST /api/refund-requests/[id]/retry", "active", blank),
  row("401  401  401  200- 200- 200- 200- 200-", "GET /api/dues", "cancelled"),
  row("401  401  401  200  200  200  200  200 ", "GET /api/dues/totals"),
  row("401  401  401  200  200  200  200  200 ", "GET /api/dues/export"),
  row("401  401  401  404  404  404  404  404 ", "POST /api/dues/[id]/settle", "cancelled", blank),
  row("401  401  401  404  404  404  404  404 ", "POST /api/dues/[id]/undo-settlement", "cancelled", blank),
  row("401  401  401  200  200  200  200  200 ", "GET /api/standard-fee"),
  row("401  401  401  200  200  200  200  200 ", "POST /api/connect-account", "active"),
  row("401  401  401  200  200  200  200  200 ", "PUT /api/standard-fee", "active", { sends: { standardFee: null } }),
];

const people: Row[] = [
  row("401  401  401  200  200  200  200  200 ", "GET /api/auth/user"),
  row("200  200  200  200  200  200  200  200 ", "GET /api/auth/[...nextauth]", "active", { rest: "csrf" }),
  row("404  404  404  404  404  404  404  404 ", "GET /api/auth/[...nextauth]", "active", { rest: "session" }),
  row("404  404  404  404  404  404  404  404 ", "POST /api/auth/[...nextauth]", "active", { rest: "signout" }),
  row("303  303  303  303  303  303  303  303 ", "GET /api/login"),
  row("303  303  303  303  303  303  303  303 ", "GET /api/logout", "active", { endsSession: true }),
  row("401  401  401  200  200  200  200  200 ", "GET /api/businesses"),
  row("401  401  401  200  200  200  200  200 ", "GET /api/drivers"),
  row("401  401  401  200  200  200  200  200 ", "PUT /api/driver-naming", "active", named),
  row("401  401  401  200  200  200  200  200 ", "GET /api/live"),
  row("400  400  400  400  400  400  400  400 ", "POST /api/family/login", "active", blank),
  row("303  303  303  303  303  303  303  303 ", "GET /api/family/logout", "active", { endsSession: true }),
  row("401  200+ 404  401  401  401  401  401 ", "GET /api/family/case/[caseId]"),
  row("401  200+ 404  401  .    401  401  401 ", "GET /api/family/case/[caseId]", "suspended"),
  row("401  200+ 404  401  401  .    401  401 ", "GET /api/family/case/[caseId]", "declined"),
  row("401  200  200  401  401  401  401  401 ", "GET /api/family/live"),
  row("404  404  404  404  404  404  404  404 ", "POST /api/family/updates/[token]/stop", "active"),
  row("200  200  200  200  200  200  200  200 ", "GET /api/openapi.json"),
  row("200  200  200  200  200  200  200  200 ", "GET /api/health"),
  row("200  200  200  200  200  200  200  200 ", "GET /api/ready"),
  ...["GET", "POST", "PUT", "PATCH", "DELETE"].map((method) =>
    row("404  404  404  404  404  404  404  404 ", `${method} /api/[...unknown]`, "active", { rest: "nothing" }),
  ),
];

const text = { sends: { text: "Deceased: Mary Smith" } };
const correction = { sends: { layout: "labels", filled: ["weight"], corrections: [] } };

const intake: Row[] = [
  row("401  401  401  200  200  200  200  200 ", "POST /api/parse-text", "active", text),
  row("401  401  401  200  200  200  200  200 ", "POST /api/parse-text", "active", { ...text, rest: "?explain=1" }),
  row("401  401  401  200  200  200  200  200 ", "POST /api/parse-text/corrections", "active", correction),
];

const screens: Row[] = [
  row("200  200  200  307  307  307  307  307 ", "/", "active", toDesk),
  row("200- 200- 200- 200- 200- 200- 200- 200-", "/about"),
  row("200- 200- 200- 200- 200- 200- 200- 200-", "/privacy"),
  row("200  200  200  307  307  307  307  307 ", "/sign-in", "active", toDesk),
  row("307  307  307  200+ 200+ 200+ 200- 200-", "/dashboard", "active", { rest: "?tab=active", ...toSignIn }),
  row("307  307  307  200+ .    .    200+ 200+", "/dashboard", "open call", toSignIn),
  row("307  307  307  200  200  200  200  200 ", "/new-request", "active", toSignIn),
  row("307  307  307  200+ 200- 200+ 200- 200-", "/tracking", "active", toSignIn),
  row("307  307  307  200  200  200  200  200 ", "/tracking/devices", "active", toSignIn),
  row("307  307  307  200  200  200  200  200 ", "/tracking/places", "active", toSignIn),
  row("200- 200- 200- 200- 200- 200- 200- 200-", "/reviews", "completed"),
  row("307  307  307  200  200  200  200  200 ", "/analytics", "active", toSignIn),
  row("307  307  307  200  200  200  200  200 ", "/transactions", "active", toSignIn),
  row("307  307  307  200  200  200  200  200 ", "/transactions/dues", "active", toSignIn),
  row("307  307  307  200  200  200  200  200 ", "/refund-requests", "active", toSignIn),
  row("307  307  307  404  404  404  404  200 ", "/refund-requests/queue", "active", toSignIn),
  row("307  307  307  200  200  200  200  200 ", "/checkout", "active", toSignIn),
  row("307  307  307  200  200  200  200  200 ", "/subscribe", "active", toSignIn),
  row("307  307  307  200+ 404  200+ 404  404 ", "/reports/[id]", "active", toSignIn),
  row("307  307  307  404  .    .    404  404 ", "/reports/[id]", "open call", toSignIn),
  row("307  307  307  404  404  200+ 404  404 ", "/drive/[routeId]", "active", toSignIn),
  row("307  307  307  404  404  200+ 404  404 ", "/drive/[routeId]", "completed", toSignIn),
  row("200  200  200  200  200  200  200  200 ", "/family/login"),
  row("307  200+ 200- 307  307  307  307  307 ", "/family/dashboard/[caseId]", "active", toPortal),
  row("200  200  200  200  200  200  200  200 ", "/updates/[token]", "active"),
];

export const table: readonly Row[] = [
  ...requests,
  ...routes,
  ...tracking,
  ...ownPlaces,
  ...reports,
  ...reviews,
  ...billing,
  ...lists,
  ...people,
  ...intake,
  ...screens,
  ...[...accountRows, ...analyticsRows].map(([answers, door, more]) => row(answers, door, "active", more)),
];
