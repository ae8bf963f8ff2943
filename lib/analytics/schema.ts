// What the calls of analytics take: a page view as it is sent, and which figures are asked for.
import { z } from "zod";

export const periods = ["daily", "weekly", "monthly", "yearly"] as const;
export type Period = (typeof periods)[number];

/** Everybody's visits, or those of one's own business. */
export const scopes = ["everyone", "own"] as const;
export type Scope = (typeof scopes)[number];

/** How long it is known when a visitor was seen last: longer than the longest period. */
export const visitorDays = 400;

/** How long what is sent may be: characters. */
const mostCharacters = { path: 512, userAgent: 1_000 } as const;

const visitorIdShape = /^visitor_(\d{10,15})[_-]?[A-Za-z0-9]{4,40}$/;
const badVisitorId = "A visitor id is visitor_ with a time and a random text.";

/** The time that a visitor id bears, milliseconds since 1970; NaN where it bears none. */
export const visitorTime = (visitorId: string): number => Number(visitorIdShape.exec(visitorId)?.[1]);

/** The body of POST /api/analytics/log. */
export const pageViewBody = z.strictObject({
  visitorId: z.string(badVisitorId).max(64, badVisitorId).regex(visitorIdShape, badVisitorId),
  /** Whoever is signed in the session says. */
  userId: z
    .string("A user id is text, or null.")
    .max(100, "A user id has at most 100 characters.")
    .nullable()
    .default(null)
    .meta({ description: "Taken from the session, whatever is sent." }),
  path: z
    .string("A path is text.")
    .max(mostCharacters.path, `A path has at most ${mostCharacters.path} characters.`)
    .regex(/^\/(?![/\\])[^\p{Cc}\p{Surrogate}]*$/u, "A path begins with one slash and holds no control characters."),
  userAgent: z
    .string("A user agent is text.")
    .max(mostCharacters.userAgent, `A user agent has at most ${mostCharacters.userAgent} characters.`)
    .default(""),
});

export type PageViewInput = z.output<typeof pageViewBody>;

/** The period in the path of a call; another one is an unknown thing. */
export const periodInput = z.strictObject({ period: z.enum(periods) });

/** Whose visits are meant. */
export const scopeQuery = z.strictObject({
  scope: z.enum(scopes, "Say everyone or own.").default("everyone"),
});
