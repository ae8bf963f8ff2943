// A fill writes what is empty, asks before it takes what was typed, and goes back to exactly what stood before.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { IntakeFields } from "@/lib/intake/schema";
import { requestFields } from "@/lib/transports/schema";
import {
  chooseValue,
  type Fill,
  isMarked,
  keepOwn,
  listCorrections,
  planFill,
  type Reading,
  takeTexts,
} from "./intake-fill";
import { blankRequest, type RequestValues } from "./request-values";

const openedAt = "2026-11-21T21:10";
const text = "decedent: ORTEGA LUNA, RAFAEL, 180#, rm 412B, desk says 418";

function reading(fields: IntakeFields, more: Partial<Reading> = {}): Reading {
  return { text, layout: "labels", fields, evidence: {}, conflicts: [], missing: [], dropped: [], ...more };
}

const room = {
  field: "locationRoom" as const,
  values: [
    { value: "412B", start: text.indexOf("412B"), end: text.indexOf("412B") + 4 },
    { value: "418", start: text.indexOf("418"), end: text.indexOf("418") + 3 },
  ],
};
const [first, second] = room.values as [(typeof room.values)[0], (typeof room.values)[0]];

/** A form with these values, and what a reading makes of it. */
function fillForm(own: Partial<RequestValues>, answer: Reading, previous: Fill | null = null) {
  const values = { ...blankRequest(openedAt), ...own };
  const { fill, values: changes } = planFill({ reading: answer, values, openedAt, previous });
  return { fill, changes, values: { ...values, ...changes } };
}

describe("a fill", () => {
  it("writes what is empty, drops what is blank, and remembers what stood there", () => {
    const { fill, changes } = fillForm({}, reading({ deceasedName: "Rafael Ortega Luna", weight: "  " }));
    expect(changes).toEqual({ deceasedName: "Rafael Ortega Luna" });
    expect(fill.before).toEqual({ deceasedName: "" });
    expect(fill.filled).toEqual(["deceasedName"]);
  });

  it("replaces the time the form was opened at, but not one that was typed", () => {
    const answer = reading({ callReceivedAt: "2026-11-21T21:02" });
    expect(fillForm({}, answer).changes).toEqual({ callReceivedAt: "2026-11-21T21:02" });
    const typed = fillForm({ callReceivedAt: "2026-11-21T20:00" }, answer);
    expect(typed.changes).toEqual({});
    expect(typed.fill.offers).toEqual(["callReceivedAt"]);
  });

  it("only marks what was typed the same, whatever its case", () => {
    const { fill, changes } = fillForm(
      { deceasedName: " rafael  ortega luna" },
      reading({ deceasedName: "Rafael Ortega Luna" }),
    );
    expect(changes).toEqual({});
    expect(isMarked(fill, "deceasedName", " rafael  ortega luna")).toBe(true);
    expect(fill.filled).toEqual([]);
  });

  it("asks nothing where the text tells a part of the name that stands", () => {
    const part = reading({ deceasedName: "Rafael Luna", nokName: "C. Luna" });
    const { fill, changes } = fillForm({ deceasedName: "Rafael Ortega Luna", nokName: "Carmen Luna" }, part);
    expect(changes).toEqual({});
    expect(isMarked(fill, "deceasedName", "Rafael Ortega Luna")).toBe(true);
    expect(fill.offers).toEqual(["nokName"]);
    const whole = reading({ deceasedName: "Rafael Ortega Luna" });
    expect(fillForm({ deceasedName: "Rafael Luna" }, whole).fill.offers).toEqual(["deceasedName"]);
  });

  it("offers what was typed otherwise, and does either", () => {
    const { fill } = fillForm({ notes: "Dog." }, reading({ notes: "Use the dock." }));
    expect(fill.offers).toEqual(["notes"]);
    expect(isMarked(fill, "notes", "Dog.")).toBe(false);
    expect(keepOwn(fill, "notes").offers).toEqual([]);
    const taken = takeTexts(fill, "notes", "Dog.", false);
    expect(taken.values).toEqual({ notes: "Use the dock." });
    expect(taken.fill.before).toEqual({ notes: "Dog." });
    expect(takeTexts(fill, "notes", "Dog.", true).values).toEqual({ notes: "Dog.\nUse the dock." });
  });

  it("leaves a contradiction open until one value is chosen", () => {
    const { fill, changes } = fillForm({}, reading({}, { conflicts: [room] }));
    expect(changes).toEqual({});
    expect(fill.choices).toEqual(["locationRoom"]);
    const chosen = chooseValue(fill, "locationRoom", second, "");
    expect(chosen.values).toEqual({ locationRoom: "418" });
    expect(chosen.fill).toMatchObject({ choices: [], before: { locationRoom: "" } });
    expect(chosen.fill.evidence.locationRoom).toMatchObject({ start: second.start });
    expect(isMarked(chosen.fill, "locationRoom", "418")).toBe(true);
  });

  it("takes a contradiction for settled when one of its values was typed", () => {
    const { fill } = fillForm({ locationRoom: "418" }, reading({ locationRoom: "412B" }, { conflicts: [room] }));
    expect(fill.choices).toEqual([]);
    expect(isMarked(fill, "locationRoom", "418")).toBe(true);
  });

  it("keeps the secrets of the text out of what it remembers", () => {
    const answer = reading({ weight: "180lbs" }, { dropped: [{ kind: "password", start: 0, end: 8 }] });
    expect(fillForm({}, answer).fill.text).toBe(`••••••••${text.slice(8)}`);
  });
});

describe("a second fill", () => {
  const one = fillForm({}, reading({ deceasedName: "Rafael", weight: "180lbs", age: "85" }));

  it("replaces what the first one wrote, and takes back what is not said any more", () => {
    const two = fillForm(one.values, reading({ deceasedName: "Rafael Ortega Luna" }), one.fill);
    expect(two.changes).toEqual({ deceasedName: "Rafael Ortega Luna", weight: "", age: "" });
    expect(two.fill.before).toEqual({ deceasedName: "" });
    expect(two.fill.offers).toEqual([]);
  });

  it("asks before it takes what was typed since", () => {
    const two = fillForm({ ...one.values, weight: "210lbs" }, reading({ weight: "190lbs" }), one.fill);
    expect(two.fill.offers).toEqual(["weight"]);
    expect(two.values.weight).toBe("210lbs");
  });

  it("does not ask again about a value that was corrected, and still counts the correction", () => {
    const own = { ...one.values, weight: "210lbs", age: "" };
    const two = fillForm(own, reading({ weight: "180lbs", age: "85" }), one.fill);
    expect(two.fill.offers).toEqual([]);
    expect(two.values).toMatchObject({ weight: "210lbs", age: "" });
    expect(listCorrections(two.fill, two.values)).toEqual([
      { field: "weight", kind: "changed" },
      { field: "age", kind: "cleared" },
    ]);
    expect(two.fill.before).toMatchObject({ weight: "", age: "" });
  });

  it("keeps what was chosen and what was turned down", () => {
    const own = { nokName: "Carmen" };
    const answer = reading({ nokName: "Carmen Luna" }, { conflicts: [room] });
    const begun = fillForm(own, answer);
    const chosen = chooseValue(keepOwn(begun.fill, "nokName"), "locationRoom", first, "");
    const two = fillForm({ ...begun.values, ...chosen.values }, answer, chosen.fill);
    expect(two.fill).toMatchObject({ offers: [], choices: [], before: { locationRoom: "" } });
    expect(two.values).toMatchObject({ nokName: "Carmen", locationRoom: "412B" });
    expect(isMarked(two.fill, "locationRoom", "412B")).toBe(true);
  });

  it("does not ask again to choose where one's own was kept, unless the text says something else or one's own is gone", () => {
    const own = { locationRoom: "9" };
    const answer = reading({ locationRoom: "412B" }, { conflicts: [room] });
    const kept = keepOwn(fillForm(own, answer).fill, "locationRoom");
    const two = fillForm(own, answer, kept);
    expect(two.fill).toMatchObject({ choices: [], offers: [] });
    expect(fillForm(own, answer, two.fill).fill.choices).toEqual([]);
    const other = { ...room, values: [first, { ...second, value: "420" }] };
    expect(fillForm(own, { ...answer, conflicts: [other] }, two.fill).fill.choices).toEqual(["locationRoom"]);
    expect(fillForm({}, answer, two.fill).fill.choices).toEqual(["locationRoom"]);
  });
});

it("tells what was changed, cleared and completed, and nothing of what stands as it was", () => {
  const { fill, values } = fillForm({}, reading({ deceasedName: "Rafael", weight: "180lbs", age: "85", sex: "Male" }));
  const sent = { ...values, deceasedName: "Rafael Ortega", weight: "210lbs", age: undefined };
  expect(listCorrections(fill, sent)).toEqual([
    { field: "deceasedName", kind: "completed" },
    { field: "weight", kind: "changed" },
    { field: "age", kind: "cleared" },
  ]);
});

it("is taken back to exactly what stood before, whatever stood, was said and was filled again", () => {
  const some = fc.dictionary(fc.constantFrom(...requestFields), fc.constantFrom("", "one", "two"), {
    noNullPrototype: true,
  });
  fc.assert(
    fc.property(some, some, some, (own, said, saidThen) => {
      const start = { ...blankRequest(openedAt), ...own };
      const one = fillForm(start, reading(said));
      const two = fillForm(one.values, reading(saidThen), one.fill);
      expect({ ...one.values, ...one.fill.before }).toEqual(start);
      expect({ ...two.values, ...two.fill.before }).toEqual(start);
      const typed = requestFields.filter((name) => own[name]);
      expect(typed.map((name) => two.values[name])).toEqual(typed.map((name) => own[name]));
    }),
  );
});
