// Leaving a review on a real database: one a case, once it is over, and nothing of it in the record.
import { beforeEach, expect, it } from "vitest";
import { admit, type BusinessActor, type FamilyActor } from "@/lib/auth/actor";
import { findFamilyByToken } from "@/lib/auth/case-visit";
import { closeCase } from "@/lib/family/close-case";
import { openCase } from "@/lib/family/open-case";
import { reviewWords } from "@/lib/family/words/review";
import { db } from "@/lib/platform/db";
import { emptyDatabase } from "@/lib/testing/database";
import { newestLink, race, recordOf, refusal } from "@/lib/testing/outcomes";
import { issueFamilyAccess } from "@/lib/transports/issue-family-access";
import { revokeFamilyAccess } from "@/lib/transports/revoke-family-access";
import { aCompletedTransport, anActiveTransport, anActor, delivered, driven } from "@/prisma/factories";
import { createReview } from "./create-review";
import { reviewBody } from "./schema";

const filled = { customerName: "Rosa Ortega Luna", rating: 5, comment: "They were kind to my father." };
const review = reviewBody.parse(filled);
const { early, again } = reviewWords.en.refused;
let creator: BusinessActor;
let owner: BusinessActor;
let id: string;
let family: FamilyActor;

/** A visit of the family of request `of`; issuing ends no visit of another case. */
async function visit(of: string, caseId?: string): Promise<FamilyActor> {
  const { token } = await openCase(
    { caseId: caseId ?? (await issueFamilyAccess(owner, { id: of })).caseId },
    new Headers(),
    "en",
  );
  const found = await findFamilyByToken(token);
  if (!found) throw new Error("The visit did not open.");
  return found;
}

beforeEach(async () => {
  await emptyDatabase();
  [creator, owner] = [await anActor(), await anActor()];
  id = (await aCompletedTransport(creator, owner)).request.id;
  family = await visit(id);
});

const kept = () => db.review.findMany();

it("does it: the family's, of its own case and of who carried it out", async () => {
  const left = await createReview(family, review, "en");
  const [row, ...more] = await kept();
  expect(more).toEqual([]);
  expect(row).toMatchObject({ ...filled, serviceName: "Mortuary Transport", showsInitials: false });
  expect(row).toMatchObject({ caseId: family.caseId, businessOwnerId: owner.businessId, authorId: null });
  expect(left).toEqual({
    id: row?.id,
    ...filled,
    serviceName: "Mortuary Transport",
    createdAt: row?.createdAt.toISOString(),
    isFromBusiness: false,
    answer: null,
    mayAnswer: false,
    hidden: null,
  });
});

it("does it whatever was sent of another case, with initials, and without words", async () => {
  const other = await visit((await aCompletedTransport(creator, owner)).request.id);
  const sent = { customerName: "Rosa Luna", rating: 1, showsInitials: true };
  const ids = { caseId: other.caseId, businessOwnerId: creator.businessId };
  const left = await createReview(family, reviewBody.parse({ ...sent, ...ids, comment: " " }), "en");
  expect(left).toMatchObject({ customerName: "R. L.", rating: 1, comment: null });
  expect(await kept()).toMatchObject([
    { customerName: "Rosa Luna", caseId: family.caseId, businessOwnerId: owner.businessId },
  ]);
});

it("does it for a user of a business, who signs and says something", async () => {
  expect(await createReview(creator, review, "en")).toMatchObject({ ...filled, isFromBusiness: true });
  expect(await createReview(creator, review, "en")).toMatchObject({ isFromBusiness: true });
  expect(await kept()).toMatchObject(
    [1, 2].map(() => ({ caseId: null, businessOwnerId: null, authorId: creator.userId })),
  );
  const wordless = reviewBody.parse({ ...filled, comment: "" });
  expect(await refusal(createReview(creator, wordless, "en"))).toBe("invalid: Please write a few words");
});

it("records it: which one, and neither who nor what", async () => {
  const left = await createReview(family, review, "en");
  expect(await newestLink(id)).toMatchObject({
    type: "review.created",
    actorKind: "family",
    payload: { reviewId: left.id, rating: 5, by: "Family" },
  });
  const own = await createReview(owner, review, "en");
  const link = await newestLink(owner.businessId);
  expect(link).toMatchObject({ type: "review.created", actorId: owner.userId, requestId: null });
  expect(link.payload).toEqual({ reviewId: own.id, rating: 5, by: "Ana Ruiz" });
});

it("refuses the wrong state: not completed yet, reviewed already, or the visit is over", async () => {
  const { request, route } = await anActiveTransport(creator, owner);
  const waiting = await visit(request.id);
  expect(await refusal(createReview(waiting, review, "en"))).toBe(`conflict: ${early}`);
  expect(await refusal(createReview(waiting, review, "es"))).toBe(`conflict: ${reviewWords.es.refused.early}`);
  await driven(owner, route.id, ["arrive", "confirm"]);
  expect(await refusal(createReview(waiting, review, "en"))).toBe(`conflict: ${early}`);
  await delivered(owner, route.id);
  await createReview(waiting, review, "en");
  expect(await refusal(createReview(waiting, review, "en"))).toBe(`conflict: ${again}`);
  await closeCase(family);
  expect(await refusal(createReview(family, review, "en"))).toMatch(/^unauthorized: (?!.*Unauthorized)/);
  expect(await kept()).toHaveLength(1);
});

it("refuses the wrong actor: a visit of another case, and one whose access was revoked", async () => {
  const stranger = await visit((await anActiveTransport(creator, owner)).request.id);
  const { requestId, caseId, accessId } = family;
  const mixed = [
    admit({ ...family, sessionId: stranger.sessionId }),
    admit({ ...stranger, requestId, caseId }),
    admit({ ...stranger, accessId, requestId, caseId }),
  ];
  for (const actor of mixed) expect(await refusal(createReview(actor, review, "en"))).toMatch(/^unauthorized: /);
  await revokeFamilyAccess(owner, { id });
  expect(await refusal(createReview(family, review, "en"))).toMatch(/^unauthorized: /);
  expect(await kept()).toEqual([]);
});

it("of two concurrent calls one wins, also from two phones", async () => {
  const sister = await visit(id, family.caseId);
  const { won, lost } = await race({ table: "ServiceRequest", id }, [
    () => createReview(family, review, "en"),
    () => createReview(sister, review, "en"),
  ]);
  expect([won.length, lost]).toEqual([1, [`conflict: ${again}`]]);
  expect(await kept()).toHaveLength(1);
  expect((await recordOf(id)).filter((type) => type === "review.created")).toHaveLength(1);
});
