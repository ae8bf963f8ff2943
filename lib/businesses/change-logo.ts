// Puts a logo on a business's reports and families' pages, or takes it away.
import "server-only";
import { createHash } from "node:crypto";
import type { z } from "zod";
import { transact, Unchanged } from "@/lib/audit/transact";
import type { BusinessActor } from "@/lib/auth/actor";
import { forbidden, invalid } from "@/lib/platform/errors";
import { readImage } from "@/lib/platform/image";
import { type LogoDto, toLogoDto } from "./dto";
import { lockBusiness } from "./lock-business";
import { type logoBody, mostLogoBytes } from "./schema";

/**
 * The logo that stands now; the same again writes nothing. What an image is, its content says. Raises `forbidden`
 * (a driver) and `invalid` (no whole PNG, JPEG or WebP image, or too large).
 */
export async function changeLogo(
  actor: BusinessActor,
  { image: given }: z.output<typeof logoBody>,
): Promise<{ logo: LogoDto | null }> {
  if (actor.role === "driver") throw forbidden("Only a coordinator of the business may change this.");
  const { businessId } = actor;
  const fields = given === null ? null : await check(given);
  return transact(actor, async (unit) => {
    const { db, now, record } = unit;
    await lockBusiness(unit, businessId);
    const old = await db.businessLogo.findUnique({ where: { businessId }, select: { digest: true } });
    const answer = { logo: fields && toLogoDto({ ...fields, businessId }) };
    const digest = { old: old?.digest ?? null, new: fields?.digest ?? null };
    if (digest.old === digest.new) throw new Unchanged(answer);
    if (fields === null) await db.businessLogo.delete({ where: { businessId } });
    else {
      const data = { ...fields, changedAt: now };
      await db.businessLogo.upsert({ where: { businessId }, create: { ...data, businessId }, update: data });
    }
    record("business.logo_changed", { businessId }, { digest });
    return answer;
  });
}

async function check(base64: string) {
  const image = new Uint8Array(Buffer.from(base64, "base64"));
  if (image.byteLength > mostLogoBytes) refuse("The image has at most 512 kB.");
  const read = await readImage(image);
  if (!read) refuse("Choose a PNG, JPEG or WebP image of at most 4 million pixels.");
  return { ...read, image, digest: createHash("sha256").update(image).digest("hex") };
}

function refuse(sentence: string): never {
  throw invalid(sentence, { image: sentence });
}
