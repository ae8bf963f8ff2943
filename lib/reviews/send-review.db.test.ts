// Who a review is let in as, and how many are.
import { beforeEach, expect, it } from "vitest";
import type { BusinessActor, FamilyActor } from "@/lib/auth/actor";
import { findFamilyByToken } from "@/lib/auth/case-visit";
import { openCase } from "@/lib/family/open-case";
import { reviewWords } from "@/lib/family/words/review";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import { emptyDatabase } from "@/lib/testing/database";
import { refusal } from "@/lib/testing/outcomes";
import { issueFamilyAccess } from "@/lib/transports/issue-family-access";
import { aCompletedTransport, anActor } from "@/prisma/factories";
import { reviewBody } from "./schema";
import { sendReview } from "./send-review";

const filled = { customerName: "Rosa Luna", rating: 4, comment: "Thank you." };
const from = (address: string) => new Headers({ "x-forwarded-for": address });
let business: BusinessActor;
let family: FamilyActor;

beforeEach(async () => {
  await emptyDatabase();
  business = await anActor();
  const { request } = await aCompletedTransport(await anActor(), business);
  const { token } = await openCase(await issueFamilyAccess(business, { id: request.id }), new Headers(), "en");
  const found = await findFamilyByToken(token);
  if (!found) throw new Error("The visit did not open.");
  family = found;
});

/** As it is sent from `address`; `more` names a case where it comes from the portal. */
function send(actors: Partial<Parameters<typeof sendReview>[0]>, more: object = {}, address = "203.0.113.7") {
  const review = reviewBody.parse({ ...filled, ...more });
  return sendReview({ business: null, family: null, ...actors }, review, from(address), "es");
}

it("is a user's where one is signed in, and a family's where it names a case", async () => {
  expect(await send({ business })).toMatchObject({ isFromBusiness: true });
  expect(await send({ business, family })).toMatchObject({ isFromBusiness: true });
  expect(await send({ business, family }, { caseId: null })).toMatchObject({ isFromBusiness: false });
  expect(await db.review.findMany({ where: { caseId: family.caseId } })).toHaveLength(1);
});

it("is a family's without naming a case where nobody else is there, and a user's who names one", async () => {
  expect(await send({ family })).toMatchObject({ isFromBusiness: false });
  expect(await send({ business }, { caseId: family.caseId })).toMatchObject({ isFromBusiness: true });
  expect(await db.review.count({ where: { authorId: business.userId, caseId: null } })).toBe(1);
});

it("is nobody's with nobody there: each is led to its own sign-in", async () => {
  expect(await refusal(send({}))).toContain("unauthorized: Unauthorized");
  expect(await refusal(send({}, { caseId: family.caseId }))).toMatch(/^unauthorized: (?!.*Unauthorized)/);
  expect(await db.review.count()).toBe(0);
});

it("lets ten an hour in of one visit, whatever becomes of them, and of one user", async () => {
  await send({ family });
  for (let nth = 2; nth <= 10; nth += 1) {
    expect(await refusal(send({ family }))).toBe(`conflict: ${reviewWords.es.refused.again}`);
  }
  const eleventh = await send({ family }).catch((thrown: unknown) => thrown);
  if (!(eleventh instanceof AppError)) throw new Error("It was not refused.");
  expect(eleventh.body).toEqual({ error: reviewWords.es.refused.wait(60), code: "rate_limited" });
  expect(eleventh.retryAfter).toBeGreaterThan(3_500);
  // The business next door is not held back by it.
  for (let nth = 1; nth <= 10; nth += 1) await send({ business });
  expect(await refusal(send({ business }))).toBe("rate_limited: Too many tries. Please wait 60 minutes and try again.");
  expect(await db.review.count()).toBe(11);
});

it("lets sixty an hour in from one address, whoever sends them", async () => {
  const senders = await Promise.all(Array.from({ length: 6 }, () => anActor()));
  for (const sender of senders) {
    for (let nth = 1; nth <= 10; nth += 1) await send({ business: sender }, {}, "198.51.100.9");
  }
  const next = await anActor();
  expect(await refusal(send({ business: next }, {}, "198.51.100.9"))).toMatch(/^rate_limited: /);
  expect(await send({ business: next }, {}, "198.51.100.10")).toMatchObject({ isFromBusiness: true });
});
