// What a page view may be, and what is refused with a sentence.
import { describe, expect, it } from "vitest";
import { pageViewBody, periodInput, scopeQuery, visitorTime } from "./schema";

const view = {
  visitorId: "visitor_1763800000000_a1b2c3d4",
  userId: null,
  path: "/dashboard",
  userAgent: "Mozilla/5.0",
};
const sentence = (body: object) => pageViewBody.safeParse(body).error?.issues[0]?.message;

describe("a page view", () => {
  it("is taken as the specification sends it", () => {
    expect(pageViewBody.parse(view)).toEqual(view);
    expect(pageViewBody.parse({ ...view, visitorId: "visitor_1763800000000abc9xy" }).path).toBe("/dashboard");
  });

  it.each([
    [{ ...view, path: `/${"a".repeat(10_240)}` }, "A path has at most 512 characters."],
    [{ ...view, path: "dashboard" }, "A path begins with one slash and holds no control characters."],
    [{ ...view, path: "//evil.test/" }, "A path begins with one slash and holds no control characters."],
    [{ ...view, path: "/a\u0000" }, "A path begins with one slash and holds no control characters."],
    [{ ...view, path: 5 }, "A path is text."],
    [{ ...view, visitorId: "ana" }, "A visitor id is visitor_ with a time and a random text."],
    [{ ...view, visitorId: null }, "A visitor id is visitor_ with a time and a random text."],
    [
      { ...view, visitorId: `visitor_1763800000000_${"a".repeat(99)}` },
      "A visitor id is visitor_ with a time and a random text.",
    ],
    [{ ...view, userAgent: "x".repeat(1_001) }, "A user agent has at most 1000 characters."],
    [{ ...view, userId: 7 }, "A user id is text, or null."],
  ])("is refused: %o", (body, words) => {
    expect(sentence(body)).toBe(words);
  });

  it("names no date of its own", () => {
    expect(pageViewBody.safeParse({ ...view, at: "9999-12-31T00:00:00Z" }).success).toBe(false);
  });
});

it("knows four periods and two scopes", () => {
  expect(periodInput.safeParse({ period: "hourly" }).success).toBe(false);
  expect(scopeQuery.parse({})).toEqual({ scope: "everyone" });
  expect(scopeQuery.safeParse({ scope: "theirs" }).success).toBe(false);
});

it("reads the time out of a visitor id", () => {
  expect(visitorTime(view.visitorId)).toBe(1_763_800_000_000);
  expect(visitorTime("visitor_x")).toBeNaN();
});
