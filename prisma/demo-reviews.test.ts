// What is said in the demo week is said of what happened in it, and after it did.
import { expect, it } from "vitest";
import { reviewBody } from "@/lib/reviews/schema";
import { type DemoReview, businessReviews, familyReviews } from "./demo-reviews";
import { demoRequests } from "./demo-week";

/** Minutes from the call. */
const answeredAfter = 3 * 60;
const told = (name: string) => demoRequests.find(({ payload }) => payload.deceasedName === name);

function takes({ afterMinutes, answer, ...words }: DemoReview) {
  expect(reviewBody.parse(words)).toMatchObject(words);
  return afterMinutes + (answer ? answeredAfter : 0);
}

it.each(Object.entries(familyReviews))(
  "a family that has access speaks of the transport of %s once it is over",
  (name, review) => {
    const request = told(name);
    expect(request).toMatchObject({ hasAccess: true, outcome: { state: "completed" } });
    if (request?.outcome.state !== "completed") return;
    expect(review.afterMinutes).toBeGreaterThan(request.outcome.minutes.at(-1) ?? Infinity);
    expect(takes(review)).toBeLessThan(request.ago);
  },
);

it.each(Object.entries(businessReviews))(
  "a user of the business that called speaks of the transport of %s",
  (name, { by, review }) => {
    const request = told(name);
    expect(request).toMatchObject({ by, outcome: { state: "completed" } });
    expect(review.comment).toBeTruthy();
    expect(takes(review)).toBeLessThan(request?.ago ?? 0);
  },
);
