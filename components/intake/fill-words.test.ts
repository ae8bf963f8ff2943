// What is said of a fill counts rightly and repeats no secret.
import { describe, expect, it } from "vitest";
import { type IntakeFields, mostReadCharacters } from "@/lib/intake/schema";
import {
  askedOf,
  describeDropped,
  describeFill,
  describeOpen,
  describePeople,
  describeUnread,
  says,
} from "./fill-words";
import { planFill, type Reading } from "./intake-fill";
import { blankRequest, type RequestValues } from "./request-values";

const openedAt = "2026-11-21T21:02";

function describeFor(own: Partial<RequestValues>, fields: IntakeFields, more: Partial<Reading> = {}) {
  const answer = { text: "", layout: "", fields, evidence: {}, conflicts: [], missing: [], dropped: [], ...more };
  const values = { ...blankRequest(openedAt), ...own };
  const change = planFill({ reading: answer, values, openedAt, previous: null });
  return describeFill(change.fill, { ...values, ...change.values });
}

const nowhere = { start: 0, end: 0 };

describe("the notice", () => {
  it("counts the fields, what is left to ask and what to choose", () => {
    const missing = [
      { field: "isVeteran" as const, question: "Did he serve?" },
      { field: "weight" as const, question: "How heavy is he?" },
    ];
    const values = [
      { value: "412B", ...nowhere },
      { value: "418", ...nowhere },
    ];
    const conflicts = [{ field: "locationRoom" as const, values }];
    expect(describeFor({}, { age: "85", sex: "Male" }, { missing, conflicts })).toBe(
      "2 fields filled. 2 left to ask, 1 to choose.",
    );
    expect(describeFor({ weight: "180lbs" }, { age: "85" }, { missing })).toBe("1 field filled. 1 left to ask.");
    expect(describeFor({}, { age: "85" })).toBe("1 field filled.");
  });

  it("tells fields that were typed otherwise from those that were filled", () => {
    expect(describeFor({ age: "80" }, { age: "85", sex: "Male" })).toBe(
      "2 fields found, 1 filled. 1 not as you typed it.",
    );
  });
});

it("says what was left out, each kind once", () => {
  const drop = (kind: "social-security-number" | "payment-card" | "cause-of-death") => ({ kind, ...nowhere });
  expect(describeDropped([])).toBeNull();
  expect(describeDropped([drop("social-security-number"), drop("social-security-number")])).toBe(
    "A social security number was in the text. It was left out and is not stored.",
  );
  expect(describeDropped([drop("payment-card"), drop("social-security-number"), drop("cause-of-death")])).toBe(
    "A payment card number, a social security number and a cause of death were in the text. They were left out and are not stored.",
  );
});

it("says plainly that a text is about several people", () => {
  const two = ["Ruth Marsh", "Earl Marsh"].map((value) => ({ value, ...nowhere }));
  const answer = { text: "", layout: "", fields: {}, evidence: {}, missing: [], dropped: [] };
  const values = blankRequest(openedAt);
  const fillOf = (conflicts: Reading["conflicts"]) =>
    planFill({ reading: { ...answer, conflicts }, values, openedAt, previous: null }).fill;
  expect(describePeople(fillOf([]))).toBeNull();
  expect(describePeople(fillOf([{ field: "deceasedName", values: two }]))).toBe(
    "This text speaks of Ruth Marsh and Earl Marsh. A request is for one person: the other needs one of their own.",
  );
});

it("ends a sentence with one full stop", () => {
  expect([says("at bedside"), says("Use the dock.")]).toEqual([
    "The text says “at bedside”.",
    "The text says “Use the dock.”",
  ]);
});

it("says so when a text was too long to be read to its end", () => {
  const fillOf = (length: number) => {
    const answer = { text: "x".repeat(length), layout: "", fields: {}, evidence: {}, conflicts: [], missing: [] };
    const values = blankRequest(openedAt);
    return planFill({ reading: { ...answer, dropped: [] }, values, openedAt, previous: null }).fill;
  };
  expect(describeUnread(fillOf(mostReadCharacters))).toBeNull();
  expect(describeUnread(fillOf(mostReadCharacters + 1))).toMatch(/^Only the first \d+,000 characters were read\. /);
});

it("names what is open to whoever wants to send", () => {
  expect(describeOpen([])).toBe("");
  expect(describeOpen(["deliveryLocation"])).toBe(
    "1 value to choose: Delivery location. Choose it, or submit as it stands.",
  );
  expect(describeOpen(["deceasedName", "locationRoom"])).toBe(
    "2 values to choose: Name and Room. Choose them, or submit as they stand.",
  );
});

it.each([
  ["Is he ready to be released now?", "Female", "Is she ready to be released now?"],
  ["Are they ready to be released now?", "Male", "Is he ready to be released now?"],
  ["About how much do they weigh?", "Female", "About how much does she weigh?"],
  ["Is the family with them now?", "Female", "Is the family with her now?"],
  ["When will she be ready?", "Male", "When will he be ready?"],
  ["Where is he now, and what is the address?", "", "Where is he now, and what is the address?"],
])("asks %j of a person who is %j as %j", (question, sex, asked) => {
  expect(askedOf(question, sex)).toBe(asked);
});
