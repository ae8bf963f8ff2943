// The house rules as tables: what a file may be called, what may import what, and what every verb owes.

/** A kind of place for files. `may` names the places it may import; types count like values. */
export interface Place {
  name: string;
  /** Paths from the root without ending. The group `feature` is the folder whose direction counts. */
  files: RegExp;
  may: readonly string[];
  /** Of these only types may be imported. */
  mayTypesOf?: readonly string[];
  /** Packages that have no business here. */
  never?: RegExp;
  /** The only packages that have. */
  only?: RegExp;
  /** The file's first import is "server-only". */
  isServer?: true;
}

const features = "businesses|transports|intake|tracking|family|reports|reviews|billing|analytics|admin";
const verbs =
  "accept|add|answer|apply|approve|arrive|assign|begin|call|cancel|change|close|complete|confirm|connect|create|decline|deny|depart|edit|email|end|erase|export|hide|insert|issue|link|load|lock|log|move|open|pause|pay|print|queue|read|recalculate|reconcile|refund|remove|request(?=-refund)|resume|retry|revoke|send|settle|show|sign|start|suspend|track|undo|verify";
const pureNames = String.raw`schema|policy|format|(?:[a-z]+-)?status|parse-[a-z-]+`;

const react = String.raw`react|react-dom|radix-ui|lucide-react|@tanstack/|react-hook-form|@hookform/|nuqs|cmdk|recharts|@vis\.gl/|@stripe/react`;
const prisma = String.raw`@prisma/|prisma|pg`;
const packages = (...names: string[]) => new RegExp(`^(?:${names.join("|")})(?:$|/|(?<=/))`);
const files = (pattern: string) => new RegExp(`^${pattern}$`);
const feature = (names: string) => files(`lib/(?<feature>${features})/(?:${names})`);

/** The first place that fits is the file's. A file that fits none has a name outside the vocabulary. */
export const places: readonly Place[] = [
  {
    name: "rules",
    files: /^lib\/architecture(-rules|-exceptions|-versions|-check|-source)?$/,
    may: ["rules"],
    never: packages(react, prisma),
  },
  { name: "testing", files: /^lib\/testing\/[a-z-]+$/, may: ["*"] },
  { name: "actor", files: files("lib/auth/actor"), may: [] },
  { name: "event words", files: files("lib/audit/(?:events|live-notice)"), may: [], only: packages("zod") },
  { name: "error words", files: files("lib/platform/errors"), may: [], only: /^$/ },
  {
    // Decision 0001: the doors know who comes in, the rest of the platform does not.
    name: "doors",
    files: files("lib/platform/(?:endpoint|action|stripe-door|tracker-door)"),
    may: ["doors", "platform", "error words", "auth", "actor"],
    never: packages(react, prisma),
    isServer: true,
  },
  {
    name: "platform",
    files: files(
      "lib/platform/(?:clock|csv|db|disclosure|email|env|etag|event-stream|heartbeat|image|jobs|keep-for|live|live-room|log|origin|parse-input|rate-limit|readiness|secret-hash|stripe|text-message|together|visitor|geo/[a-z-]+)",
    ),
    may: ["platform", "error words", "generated"],
    never: packages(react, "next", "next-auth"),
  },
  {
    name: "audit",
    files: files("lib/audit/(?:transact|chain|verify-chains|queries|dto|send-position|send-change)"),
    may: ["audit", "event words", "actor", "platform", "error words"],
    never: packages(react, "next", "next-auth", prisma),
  },
  {
    name: "auth words",
    files: files(`lib/auth/(?:${pureNames}|dto)`),
    may: ["auth words", "actor", "error words"],
    only: packages("zod", "date-fns", "@date-fns/tz"),
  },
  {
    name: "auth",
    files: files(`lib/auth/(?:session|case-session|case-visit|config|queries|(?:${verbs})-[a-z-]+)`),
    may: ["auth", "auth words", "actor", "audit", "event words", "platform", "error words"],
    never: packages(prisma),
    isServer: true,
  },
  {
    // Decision 0028: what the field knows, as tables that a coordinator could extend.
    name: "intake words",
    files: files("lib/(?<feature>intake)/words/[a-z-]+"),
    may: ["intake words"],
    only: /^$/,
  },
  {
    name: "parser",
    files: files("lib/(?<feature>intake)/parse-[a-z-]+"),
    may: ["parser", "intake words", "pure"],
    only: packages("date-fns", "libphonenumber-js", "fuse.js"),
  },
  {
    // Decision 0039: the one file of a feature that asks the request which language its reader has.
    name: "language",
    files: feature("read-language"),
    may: ["pure"],
    never: packages(react, prisma),
    isServer: true,
  },
  {
    name: "pure",
    // A feature's words stand in files of their own where they are told in several languages.
    files: feature(`${pureNames}|words/[a-z-]+`),
    may: ["pure", "event words", "auth words"],
    only: packages("zod", "date-fns", "@date-fns/tz"),
  },
  {
    name: "dto",
    files: feature("dto"),
    may: ["dto", "pure", "event words"],
    mayTypesOf: ["platform"],
    only: packages("zod", "date-fns", "@date-fns/tz"),
  },
  {
    // Decision 0018: a page of paper is drawn on the server, from data alone, by React's rules.
    name: "paper",
    files: feature("[a-z]+-paper(?:-[a-z]+)?"),
    may: ["paper", "dto", "pure", "event words"],
    only: packages("react", "@react-pdf/renderer", "date-fns", "@date-fns/tz", "node:path", "node:module"),
  },
  {
    // What the calls take and answer, told to machines.
    name: "contract",
    files: files("lib/contract/[a-z-]+"),
    may: ["contract", "pure", "actor", "auth words", "event words", "error words"],
    mayTypesOf: ["dto", "queries", "verb"],
    only: packages("zod", "@asteasolutions/zod-to-openapi"),
  },
  {
    name: "queries",
    files: feature("queries"),
    may: [
      "queries",
      "verb",
      "dto",
      "pure",
      "auth",
      "auth words",
      "actor",
      "audit",
      "event words",
      "platform",
      "error words",
    ],
    never: packages(react, "next", "next-auth", prisma),
    isServer: true,
  },
  {
    name: "actions",
    files: feature("actions"),
    may: ["verb", "pure", "language", "dto", "doors", "auth", "actor", "error words"],
    never: packages(react, prisma),
  },
  {
    name: "verb",
    files: feature(`(?:${verbs})-[a-z-]+`),
    may: [
      "verb",
      "parser",
      "queries",
      "paper",
      "dto",
      "pure",
      "auth",
      "auth words",
      "actor",
      "audit",
      "event words",
      "platform",
      "error words",
    ],
    never: packages(react, "next", "next-auth", prisma),
    isServer: true,
  },
  {
    name: "shared component",
    files: files("components/(?:ui|layout|forms|maps|hooks)/[a-z0-9-]+"),
    may: ["shared component", "error words"],
    mayTypesOf: ["doors"],
    never: packages(prisma, "next/dynamic", "server-only", "node:[a-z]+"),
  },
  {
    name: "component",
    files: files(`components/(?<feature>${features}|auth|landing)/[a-z0-9-]+`),
    may: ["component", "shared component", "pure", "auth words", "actions", "event words", "error words"],
    mayTypesOf: ["dto", "doors", "actor"],
    never: packages(prisma, "next/dynamic", "server-only", "node:[a-z]+"),
  },
  {
    name: "endpoint",
    files: /^app\/api\/(?:[a-z-]+(?:\.json)?\/|\[(?:\.\.\.)?[a-zA-Z]+\]\/)+route$/,
    may: [
      "verb",
      "queries",
      "pure",
      "language",
      "dto",
      "doors",
      "contract",
      "auth",
      "auth words",
      "event words",
      "error words",
    ],
    never: packages(react, prisma),
  },
  {
    name: "page",
    files:
      /^app\/(?!api\/)(?:[a-z-]+\/|\([a-z]+\)\/|\[(?:\.\.\.)?[a-zA-Z]+\]\/)*(?:page|layout|not-found|error|global-error|robots|sitemap)$/,
    may: ["component", "shared component", "queries", "pure", "language", "dto", "auth", "auth words", "actor"],
    never: packages(prisma),
  },
  {
    name: "instrumentation",
    files: files("instrumentation"),
    // The features' handlers of jobs and mails are made known here, when the server starts.
    may: ["platform", "audit", "auth", "verb", "pure"],
    never: packages(react, prisma),
  },
  { name: "middleware", files: files("middleware"), may: [], never: packages(react, prisma) },
  { name: "config", files: /^(?:next|vitest|playwright|prisma|postcss)\.config$/, may: ["script"] },
  { name: "generated", files: /^prisma\/generated\//, may: ["generated"] },
  {
    name: "database",
    files: /^prisma\/(?:seed|factories|schema-engine|demo-[a-z-]+|guards-[a-z-]+|seed-[a-z-]+)$/,
    may: ["*"],
  },
  { name: "script", files: /^scripts\/(?:[a-z]+\/)?[a-z-]+$/, may: ["*"] },
  {
    name: "end-to-end",
    files: /^e2e\/(?:(?:pages|peers(?:\/stripe)?|bench(?:\/(?:intake|live|family))?)\/)?[a-z-]+(?:\.spec)?$/,
    may: ["*"],
  },
];

/** Single files that a place may reach besides. */
export const singleImports: Readonly<Record<string, readonly string[]>> = {
  // The gate of a family's visit refuses in its language.
  auth: ["lib/family/parse-language", "lib/family/read-language", "lib/family/words/door"],
  middleware: ["lib/family/parse-language"],
  // Public pages tell the platform's own address, and what is kept of whom.
  page: ["lib/platform/origin", "lib/platform/disclosure"],
  // What lies behind by now is not told.
  dto: ["lib/platform/clock"],
  endpoint: ["lib/platform/event-stream", "lib/platform/csv", "lib/platform/readiness"],
  // The line is this product's mark: notices and the 404 page draw it from plain properties.
  "shared component": ["components/transports/status-glyph", "components/transports/line-segment"],
  // The card that the desk prints is read by the family.
  component: ["lib/family/parse-language", "lib/family/words/card"],
};

/** Files that only tests, the seed and the measurements may reach. */
export const testOnly = /^(?:lib\/testing\/|prisma\/(?!generated)|e2e\/|scripts\/)/;

/** Between features one direction. `x/queries` allows that file and the data types it answers; tests are free. */
export const upstream: Readonly<Record<string, readonly string[]>> = {
  businesses: [],
  transports: ["businesses"],
  tracking: ["transports", "businesses"],
  family: ["transports", "businesses"],
  reports: ["transports", "businesses"],
  // The portal's language and words are those in which a family reviews.
  reviews: ["transports", "businesses", "family"],
  intake: ["transports/schema", "transports/format", "businesses"],
  // Pages, days and bounded texts have one grammar in every list, and one look.
  billing: [
    "transports/queries",
    "transports/dto",
    "transports/schema",
    "transports/format",
    "transports/parse-day",
    "transports/parse-list-cursor",
    "transports/parse-uuid",
    "transports/moment",
    "transports/loading-cards",
    "transports/status-glyph",
  ],
  // Instants and zones are written the same everywhere.
  analytics: ["transports/queries", "transports/dto", "transports/format"],
  // What is looked after belongs to others; lists have one grammar and one look.
  admin: ["businesses", "transports", "billing", "reviews"],
  auth: [],
  // An excerpt of the reviews stands on the first page.
  landing: ["transports", "reviews/dto", "reviews/format"],
};

/** Names that say nothing. */
export const emptyNames = /^(?:index|utils?|helpers?|types?|constants?|service|common|misc|lib)$/;

export const mostLines = { page: 40, endpoint: 30, any: 300 } as const;

/** Who may make an actor: the gates, the seed, the tests and the command that makes the first administrator. */
export const mayAdmit = /^(?:lib\/auth\/|prisma\/|lib\/testing\/|scripts\/create-admin)/;
