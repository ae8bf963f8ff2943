// Reads a first call's text for whoever asks, so many times a minute; nothing of it is kept.
import "server-only";
import { tz } from "@date-fns/tz";
import { format } from "date-fns";
import type { z } from "zod";
import type { BusinessActor } from "@/lib/auth/actor";
import { listCarriers } from "@/lib/businesses/queries";
import { now } from "@/lib/platform/clock";
import { AppError } from "@/lib/platform/errors";
import { limit } from "@/lib/platform/rate-limit";
import { type FirstCall, parseFirstCall } from "./parse-first-call";
import { mostTextBytes, type parseTextBody, readingsOfUser, textTooLarge } from "./schema";

/**
 * What the text says. `isCall`: the asker knows that it is one, whatever it seems to be about. Without `receivedAt` the call was taken now, by the clock of the asker's business.
 * Throws `rate_limited`, and `too_large` above `mostTextBytes` of UTF-8.
 */
export async function readFirstCall(
  actor: BusinessActor,
  { text, receivedAt, isCall = false }: z.output<typeof parseTextBody> & { isCall?: boolean },
): Promise<FirstCall> {
  await limit("parse-text", actor.userId, readingsOfUser);
  if (Buffer.byteLength(text, "utf8") > mostTextBytes) throw new AppError("too_large", textTooLarge);
  const businesses = await listCarriers();
  const clock = receivedAt ?? format(now(), "yyyy-MM-dd'T'HH:mm", { in: tz(actor.timeZone) });
  return parseFirstCall(text, { receivedAt: clock, businesses, isCall });
}
