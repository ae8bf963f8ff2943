// The environment, read and checked once; everything optional is absent rather than empty.
import { z } from "zod";

const optional = z
  .string()
  .trim()
  .optional()
  .transform((text) => text || undefined);

const shortestSecret = 32;
const secret = optional.refine(
  (text) => text === undefined || text.length >= shortestSecret,
  `It needs at least ${shortestSecret} characters, such as \`openssl rand -hex 32\` prints.`,
);

/** `office@example.test`, or with a name before it: `Harlan & Rowe <office@example.test>`. */
const sender = /^(?:[^\s<>@,;"\p{Cc}][^<>@,;"\p{Cc}]*<[^\s<>@,;"]+@[^\s<>@,;"]+>|[^\s<>@,;"]+@[^\s<>@,;"]+)$/u;

function hasReadableCredentials(url: string): boolean {
  if (!URL.canParse(url)) return true;
  const { username, password } = new URL(url);
  try {
    return [username, password].every((part) => typeof decodeURIComponent(part) === "string");
  } catch {
    return false;
  }
}

const stripeKey = /^[sr]k_(?:test|live)_\S+$/;
const publishableKey = /^pk_(?:test|live)_\S+$/;
const isLiveKey = (key: string) => /^[a-z]k_live_/.test(key);

const schema = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
    DATABASE_URL: z
      .string("DATABASE_URL names the PostgreSQL server to use.")
      .min(1, "DATABASE_URL names the PostgreSQL server to use."),
    /** Where a pooler stands between, the address that reaches PostgreSQL itself (LISTEN, migrations). */
    DATABASE_DIRECT_URL: optional,
    DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
    AUTH_SECRET: secret,
    NEXTAUTH_SECRET: secret,
    PUBLIC_URL: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
    OIDC_ISSUER: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
    OIDC_CLIENT_ID: optional,
    OIDC_CLIENT_SECRET: optional,
    /** The mail server, as smtp://user:password@host:port or smtps://…; without it mail is kept in DATA_DIR/outbox. */
    SMTP_URL: optional.pipe(
      z
        .url({
          protocol: /^smtps?$/,
          hostname: /./,
          message: "It looks like smtp://user:password@host:587, or smtps://…",
        })
        .refine(
          hasReadableCredentials,
          "Its user or password holds a % that begins no escape; write a % itself as %25.",
        )
        .optional(),
    ),
    MAIL_FROM: optional.refine(
      (text) => text === undefined || sender.test(text),
      "It is an e-mail address, with a name before it if you like: Harlan & Rowe <office@example.com>.",
    ),
    /** Google's Routes and Geocoding APIs; this key stays on the server. */
    GOOGLE_MAPS_SERVER_KEY: optional,
    /** Google's map in the browser: everybody can read this key, so it is restricted to the platform's address. */
    GOOGLE_MAPS_BROWSER_KEY: optional,
    /** Where the server's calls to Google go instead, as through a proxy. */
    GOOGLE_MAPS_API_URL: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
    /** The id of a map style made in Google's console; without it Google's plain map. */
    GOOGLE_MAPS_MAP_ID: optional,
    /** In place of the built-in ground: MapLibre's style as JSON, or raster tiles with {z}, {x} and {y}. */
    MAP_STYLE_URL: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
    MAP_SATELLITE_URL: optional.pipe(
      z
        .url({ protocol: /^https?$/ })
        .refine((url) => ["{z}", "{x}", "{y}"].every((part) => url.includes(part)), "It holds {z}, {x} and {y}.")
        .optional(),
    ),
    /** An OSRM server with a map of roads of one's own, http://host:5000. */
    OSRM_URL: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
    /** Where text messages are handed over: POST {to, text} as JSON. Without it families are told by e-mail alone. */
    SMS_GATEWAY_URL: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
    /** Sent to the gateway as Authorization: Bearer. */
    SMS_GATEWAY_TOKEN: optional,
    /** Days after the delivery for which a family may open its case. */
    FAMILY_ACCESS_DAYS: optional.pipe(z.coerce.number<string>().int().min(1).max(3650).default(30)),
    /** A drive so long over keeps a line of its path alone; more than the week in which phones may send late. */
    POSITIONS_KEEP_DAYS: z.coerce.number().int().min(8).max(36_500).default(400),
    /** A page view so old is erased; the hourly totals keep it counted. */
    PAGE_VIEWS_KEEP_DAYS: z.coerce.number().int().min(1).max(36_500).default(90),
    /** Stripe's secret key, sk_… or a restricted rk_…; it stays on the server. */
    STRIPE_SECRET_KEY: optional.refine(
      (text) => text === undefined || stripeKey.test(text),
      "It begins with sk_test_, rk_test_, sk_live_ or rk_live_.",
    ),
    /** Its other half, which every browser on a payment page reads. */
    STRIPE_PUBLISHABLE_KEY: optional.refine(
      (text) => text === undefined || publishableKey.test(text),
      "It begins with pk_test_ or pk_live_.",
    ),
    /** What Stripe signs its messages to us with; one for each endpoint, separated by commas. */
    STRIPE_WEBHOOK_SECRET: optional.refine(
      (text) => text === undefined || text.split(",").every((each) => /^whsec_\S+$/.test(each.trim())),
      "It begins with whsec_.",
    ),
    /** What the subscription costs; without it there is none to be had. */
    STRIPE_PRICE_ID: optional.refine(
      (text) => text === undefined || /^price_\S+$/.test(text),
      "It begins with price_.",
    ),
    /** Where calls to Stripe go instead, as through a proxy: http://host:port. */
    STRIPE_API_URL: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
    EMBEDDED_DATABASE: optional.transform((text) => text === "1"),
    DATA_DIR: z.string().default(".data"),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  })
  .refine((env) => !env.OIDC_ISSUER || (env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET), {
    path: ["OIDC_ISSUER"],
    message: "OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET beside it.",
  })
  .refine((env) => !env.GOOGLE_MAPS_SERVER_KEY || env.GOOGLE_MAPS_SERVER_KEY !== env.GOOGLE_MAPS_BROWSER_KEY, {
    path: ["GOOGLE_MAPS_SERVER_KEY"],
    message: "It is the browser's key too, which everybody can read; make a second one, restricted to this server.",
  })
  .refine((env) => !env.STRIPE_SECRET_KEY === !env.STRIPE_PUBLISHABLE_KEY, {
    path: ["STRIPE_SECRET_KEY"],
    message: "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY come together or not at all.",
  })
  .refine(
    ({ STRIPE_SECRET_KEY: ours, STRIPE_PUBLISHABLE_KEY: theirs }) =>
      !ours || !theirs || isLiveKey(ours) === isLiveKey(theirs),
    {
      path: ["STRIPE_PUBLISHABLE_KEY"],
      message:
        "It is of another mode than STRIPE_SECRET_KEY: a live key goes with a live key, a test key with a test key.",
    },
  )
  // A payment that nobody tells us of would stay pending for ever.
  .refine((env) => !env.STRIPE_SECRET_KEY || env.STRIPE_WEBHOOK_SECRET, {
    path: ["STRIPE_WEBHOOK_SECRET"],
    message: "STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET beside it: without it no payment is ever heard to succeed.",
  })
  .refine((env) => !env.SMTP_URL || env.MAIL_FROM, {
    path: ["SMTP_URL"],
    message: "SMTP_URL needs MAIL_FROM beside it: the address that mail comes from.",
  });

export type Env = z.infer<typeof schema>;

let parsed: Env | undefined;

/** The checked environment. Throws one sentence that names every variable that is wrong. */
export function env(): Env {
  if (parsed) return parsed;
  const result = schema.safeParse(process.env);
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The environment is not usable. ${wrong.join(" ")}`);
  }
  parsed = result.data;
  return parsed;
}

/** Where scripts/server.mjs leaves the address that it listens on, while only this machine can reach it. */
const local = globalThis as { mortuaryLocalAddress?: string };

/** The platform's own address without a slash at its end, for links in what is sent; null where nobody knows it. */
export function platformAddress(): string | null {
  return (env().PUBLIC_URL ?? local.mortuaryLocalAddress)?.replace(/\/+$/, "") ?? null;
}

/** The secret that signs sessions and keys PINs. Throws when none is set. */
export function authSecret(): string {
  const secret = env().AUTH_SECRET ?? env().NEXTAUTH_SECRET;
  if (!secret) throw new Error("AUTH_SECRET is missing: set it to a random text of at least 32 characters.");
  return secret;
}
