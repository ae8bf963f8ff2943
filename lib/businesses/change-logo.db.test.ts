// Logos: what may be one, and who sees it.
import { expect, test } from "vitest";
import type { FamilyActor } from "@/lib/auth/actor";
import { db } from "@/lib/platform/db";
import { aJpeg, aPng, aWebp } from "@/lib/testing/images";
import { newestLink, race, refusal } from "@/lib/testing/outcomes";
import { anActiveTransport, anActor } from "@/prisma/factories";
import { changeLogo } from "./change-logo";
import { findCaseLogo, getLogoImage } from "./queries";
import { logoBody, mostLogoBytes } from "./schema";

const send = (image: Buffer | null) => logoBody.parse({ image: image && image.toString("base64") });
const familyOf = (requestId: string) => ({ kind: "family", requestId }) as FamilyActor;

test("does it: the image is kept as it was sent, another takes its place, and it goes away", async () => {
  const actor = await anActor();
  const { logo } = await changeLogo(actor, send(aPng()));
  expect(logo).toMatchObject({ width: 4, height: 3 });
  const kept = await getLogoImage({ business: actor, family: null }, actor.businessId);
  expect(kept.mediaType).toBe("image/png");
  expect(Buffer.from(kept.image).equals(aPng())).toBe(true);
  expect(logo?.path).toBe(`/api/logos/${actor.businessId}?v=${kept.digest.slice(0, 12)}`);
  const other = await changeLogo(actor, send(aJpeg(40, 30)));
  expect(other.logo).toMatchObject({ width: 40, height: 30 });
  expect(other.logo?.path).not.toBe(logo?.path);
  await changeLogo(actor, send(aWebp("VP8L")));
  expect(await changeLogo(actor, send(null))).toEqual({ logo: null });
  expect(await refusal(getLogoImage({ business: actor, family: null }, actor.businessId))).toMatch(/^not_found/);
});

test("does it for families of its transports alone, where the page has its name", async () => {
  const [creator, owner, stranger] = [await anActor(), await anActor(), await anActor()];
  const { request } = await anActiveTransport(creator, owner);
  for (const actor of [creator, owner, stranger]) await changeLogo(actor, send(aPng()));
  const family = familyOf(request.id);
  const seen = async (businessId: string) => (await getLogoImage({ business: null, family }, businessId)).mediaType;
  expect(await seen(creator.businessId)).toBe("image/png");
  expect(await seen(owner.businessId)).toBe("image/png");
  expect(await refusal(seen(stranger.businessId))).toMatch(/^not_found/);
  expect(await refusal(getLogoImage({ business: null, family: null }, owner.businessId))).toMatch(/^unauthorized/);
  expect((await findCaseLogo(family, creator.businessName))?.path).toContain(creator.businessId);
  expect(await findCaseLogo(family, stranger.businessName)).toBeNull();
  expect(await findCaseLogo(family, null)).toBeNull();
});

test("records it, and nothing when it stands so", async () => {
  const actor = await anActor();
  await changeLogo(actor, send(aPng()));
  const link = await newestLink(actor.businessId);
  expect(link).toMatchObject({ type: "business.logo_changed", actorId: actor.userId });
  expect(link.payload).toMatchObject({ digest: { old: null, new: expect.stringMatching(/^[0-9a-f]{64}$/) as string } });
  await changeLogo(actor, send(aPng()));
  expect((await newestLink(actor.businessId)).seq).toBe(link.seq);
});

test("refuses the wrong state: what is no image, and what is too large", async () => {
  const actor = await anActor();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  expect(await refusal(changeLogo(actor, send(svg)))).toMatch(/^invalid: Choose a PNG, JPEG or WebP image/);
  const large = Buffer.concat([aPng(), Buffer.alloc(mostLogoBytes - aPng().length + 1)]);
  expect(await refusal(changeLogo(actor, send(large)))).toBe("invalid: The image has at most 512 kB.");
  expect(await db.businessLogo.count({ where: { businessId: actor.businessId } })).toBe(0);
});

test("refuses the wrong actor: a driver", async () => {
  expect(await refusal(changeLogo(await anActor({ role: "driver" }), send(aPng())))).toMatch(/^forbidden/);
});

test("of two concurrent calls one wins: the second finds it done", async () => {
  const actor = await anActor();
  const change = () => changeLogo(actor, send(aPng()));
  const { won } = await race({ table: "Business", id: actor.businessId }, [change, change]);
  expect(won).toHaveLength(2);
  expect(await db.auditEvent.count({ where: { chain: actor.businessId, type: "business.logo_changed" } })).toBe(1);
});
