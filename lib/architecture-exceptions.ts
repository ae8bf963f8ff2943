// What the house rules let pass, each with its reason.
import type { VerbCase } from "./architecture-rules";

/** Cases that make no sense for a verb, and why. */
export const waivedCases: Readonly<Record<string, Partial<Record<VerbCase, string>>>> = {
  "lib/transports/create-request": { "refuses the wrong state": "nothing is there before it" },
  "lib/transports/issue-family-access": { "refuses the wrong state": "the family is told of every state" },
  "lib/transports/edit-family-note": { "refuses the wrong state": "the family is told of every state" },
  "lib/businesses/change-driver-naming": { "refuses the wrong state": "it stands one way or the other in every state" },
  "lib/intake/log-correction": {
    "refuses the wrong actor": "every user of a business may tell what it corrected",
    "of two concurrent calls one wins": "both count",
  },
  "lib/tracking/erase-positions": { "refuses the wrong actor": "nobody calls it; the product acts itself" },
  "lib/family/log-failed-try": {
    "refuses the wrong actor": "nobody calls it; the product counts",
    "of two concurrent calls one wins": "both count",
  },
  "lib/family/send-updates": { "refuses the wrong actor": "nobody calls it; the product acts itself" },
  "lib/family/erase-updates": { "refuses the wrong actor": "nobody calls it; the product acts itself" },
  "lib/transports/recalculate-route": { "refuses the wrong actor": "nobody calls it; the product acts itself" },
};

/** Files named by a verb that are parts of verbs or read only, and why they owe no tests of their own. */
export const partsOfVerbs: Readonly<Record<string, string>> = {
  "lib/transports/load-request": "reads within the verb's transaction",
  "lib/transports/load-drive": "asks the map services within recalculate-route, records nothing",
  "lib/businesses/load-places": "reads what is suggested, writes nothing",
  "lib/businesses/load-position": "asks the map services, writes nothing",
  "lib/transports/queue-recalculation": "has recalculate-route run soon, writes nothing",
  "lib/transports/load-request-page": "reads a list for queries and export",
  "lib/transports/load-found-page": "reads a list for queries and export",
  "lib/transports/export-requests": "reads, writes nothing",
  "lib/transports/move-request": "runs within the verbs that move a request",
  "lib/transports/move-route": "runs within the driver's steps, suspend and cancel",
  "lib/transports/create-case-id": "makes a text, writes nothing",
  "lib/transports/read-family-card": "reads what the card says, writes nothing",
  "lib/transports/read-family-phone": "reads whom a family calls, writes nothing",
  "lib/transports/load-track": "reads the path for replay and report",
  "lib/reports/print-path": "draws what was kept, writes nothing",
  "lib/reports/print-report": "draws what queries read, writes nothing",
  "lib/reports/export-report": "counts who asks print-report, writes nothing",
  "lib/family/load-family-map": "reads what the map draws, writes nothing",
  "lib/family/lock-door": "counts tries beside the record (decision 0041)",
  "lib/family/open-case": "checks the case ID and the PIN; start-family-session writes",
  "lib/family/sign-out-family": "close-case writes",
  "lib/reviews/send-review": "counts who sends; create-review writes",
  "lib/family/read-update-token": "makes and opens a link's secret, writes nothing",
  "lib/family/print-update-mail": "writes a message's words; the job sends it",
  "lib/auth/load-user": "makes the actor of a job, writes nothing",
  "lib/auth/insert-user": "runs within the verbs that add people",
  "lib/auth/call-next-auth": "speaks to next-auth, writes nothing",
  "lib/auth/answer-auth-call": "speaks to next-auth, writes nothing",
  "lib/auth/read-session-token": "opens a cookie, writes nothing",
  "lib/auth/read-tracker-token": "opens a device's token; when it was seen is no event (decision 0031)",
  "lib/transports/load-arrival": "works out, writes nothing",
  "lib/transports/track-arrival": "arrivals are measurements beside the record (decision 0031)",
  "lib/tracking/log-positions": "positions are measurements beside the record (decision 0031)",
  "lib/tracking/log-drive-positions": "log-positions writes",
  "lib/tracking/log-tracker-positions": "log-positions writes",
  "lib/auth/start-job": "makes an actor, writes nothing",
  "lib/auth/sign-in-with-password": "checks who it is; start-session writes",
  "lib/auth/sign-in-with-provider": "link-oidc-user and start-session write",
  "lib/auth/sign-out": "end-session writes",
  "lib/auth/start-sign-in": "redirects, writes nothing",
  "lib/intake/read-first-call": "reads a text, writes nothing",
  "lib/reports/print-report-mail": "writes a mail's words; the job sends it",
};

/** Files that export several functions of one subject though a verb names them, and why. */
export const severalFunctions: Readonly<Record<string, string>> = {
  "lib/family/read-update-token": "making and opening are one secret",
  "lib/family/print-update-mail": "both messages say who sends them and how to stop them",
  "lib/tracking/log-positions": "what a sender may send is counted before what it sent is kept",
  "lib/transports/load-request-page": "a search reads its pages with the same statement",
  "lib/transports/load-arrival": "the route that is estimated is found the same way when it is written",
  "lib/transports/load-request": "loading, holding and the refusals of one request belong together",
  "lib/transports/move-request": "whom a move reaches is part of the move",
  "lib/transports/move-route": "a step loads its route, and what ends a request ends it",
  "lib/auth/read-session-token": "the cookie's name goes with its opening",
};
