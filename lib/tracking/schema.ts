// What trackers and drivers' pages may send, and its limits.
import { z } from "zod";
import { toldInstant } from "@/lib/transports/parse-clock";

/** Positions in one call; more are refused whole. */
export const mostPositions = 1_000;
/** Bytes of one call: a thousand positions with every field, and room. */
export const positionsLimit = 512 * 1024;

/** A fix taken just before the drive was accepted belongs to it, milliseconds. */
export const startTolerance = 120_000;
/** So long after its end a drive still takes what a phone kept, milliseconds: 7 days. */
export const longestWait = 7 * 24 * 3_600_000;
/** Metres; what is less sure is kept, but not shown. */
export const worstAccuracy = 500;
/** Metres a second (300 km/h); who was faster was not there. */
export const mostSpeed = 300 / 3.6;
/** Points of a drive's path in one answer. */
export const mostTrackPoints = 2_000;
/**
 * What one sender may send in a minute, twenty a second: a phone sends one a second at most, so the rest is for what it
 * kept without signal. A sender of up to five a second is not counted at all.
 */
export const senderLimit = { points: 1_200, seconds: 60, free: 300 };

/** Trackers of one business that may send. */
export const mostDevices = 200;

/** PostgreSQL cannot hold NUL, and half a surrogate pair is no text. */
const isPlain = (text: string) => !/[\p{Cc}\p{Surrogate}]/u.test(text);

const unnamed = "Give every position a clientId of its own.";

/** One position as a driver's page sends it. Metres, metres a second, degrees from north. */
export const positionRow = z.strictObject({
  clientId: z
    .string(unnamed)
    .trim()
    .min(1, unnamed)
    .max(64, "A clientId is at most 64 characters long.")
    .refine(isPlain, unnamed),
  at: toldInstant,
  lat: z.number("lat is a number of degrees."),
  lng: z.number("lng is a number of degrees."),
  accuracy: z.number().nonnegative().max(1e7, "The accuracy is in metres.").nullish(),
  speed: z.number().nonnegative().nullish(),
  heading: z.number().nullish(),
});

/** One position, or a batch; `sentAt` is what the device's clock said when it sent. Rows are checked one by one. */
export const positionsBody = z.union(
  [
    z.strictObject({ sentAt: toldInstant.optional(), positions: z.array(z.unknown()).min(1, "There is no position.") }),
    z
      .array(z.unknown())
      .min(1, "There is no position.")
      .transform((positions) => ({ positions, sentAt: undefined })),
    z.looseObject({ lat: z.unknown() }).transform(({ sentAt, ...row }) => ({
      positions: [row as unknown],
      sentAt: typeof sentAt === "number" ? sentAt : undefined,
    })),
  ],
  "Send one position, or { positions: [...] }.",
);

/** The answer: how many were kept, came again, and which were refused and why. */
export const positionsAnswer = z.object({
  kept: z.number(),
  repeated: z.number(),
  refused: z.array(z.object({ index: z.number(), clientId: z.string().nullable(), error: z.string() })),
});

export type PositionsAnswer = z.infer<typeof positionsAnswer>;

const name = z
  .string("Give the device a name.")
  .trim()
  .min(1, "Give the device a name.")
  .max(60, "The name is at most 60 characters long.")
  .refine(isPlain, "This contains characters that cannot be stored.");

export const deviceBody = z.strictObject({ name, driverId: z.uuid("Choose the driver who carries it.") });
export const deviceIdInput = z.strictObject({ id: z.uuid() });
