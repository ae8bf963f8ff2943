// What holds of the reading of every text, whatever it says.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { unsupportedValues } from "@/lib/testing/stands-in-text";
import { requestFields } from "@/lib/transports/schema";
import { parseFirstCall } from "./parse-first-call";
import type { IntakeFields } from "./schema";

interface CorpusRecord {
  id: string;
  text: string;
  receivedAt: string;
}

const corpus = readFileSync(join(import.meta.dirname, "../../e2e/bench/intake/dev.jsonl"), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line) as CorpusRecord);
const lines = corpus.flatMap(({ text }) => text.split("\n")).filter((line) => line.trim() !== "");

// Hundreds of texts are read here; a machine that does other things meanwhile needs time for them.
vi.setConfig({ testTimeout: 60_000 });

const receivedAt = "2026-11-21T21:02";
const fieldsOf = (text: string, at = receivedAt): IntakeFields => parseFirstCall(text, { receivedAt: at }).fields;

const aCall = fc.constantFrom(...corpus);
/** Lines of many calls in one. */
const aMedley = fc.array(fc.constantFrom(...lines), { minLength: 1, maxLength: 30 }).map((some) => some.join("\n"));
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 400 }),
  fc.string({ unit: "grapheme", maxLength: 400 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 }).map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.oneof(fc.constantFrom(...lines), fc.string({ unit: "binary", maxLength: 30 })), { maxLength: 12 })
    .map((parts) => parts.join("")),
  aMedley,
);

it("answers every text, unicode, NUL and halves of characters in it, and speaks of places within it", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { fields, evidence, conflicts, missing, dropped, layout } = parseFirstCall(text, { receivedAt });
      expect(Object.keys(fields).filter((name) => !requestFields.includes(name as never))).toEqual([]);
      expect(Object.values(fields).filter((value) => typeof value !== "string" || value.trim() === "")).toEqual([]);
      expect(Object.keys(evidence).toSorted()).toEqual(Object.keys(fields).toSorted());
      const spans = [...Object.values(evidence), ...dropped, ...conflicts.flatMap(({ values }) => values)];
      expect(spans.filter(({ start, end }) => !(start >= 0 && start < end && end <= text.length))).toEqual([]);
      const doubts = Object.values(evidence).map(({ confidence }) => confidence);
      expect(doubts.filter((confidence) => !(confidence > 0 && confidence <= 1))).toEqual([]);
      expect(conflicts.filter(({ values }) => values.length < 2)).toEqual([]);
      expect(missing.filter(({ field }) => fields[field] !== undefined)).toEqual([]);
      expect(layout).toMatch(/^[a-z]{1,16}(?:[:+-][a-z]{1,16}){0,7}$/);
    }),
    { numRuns: 150 },
  );
});

it("answers the same to the same text", () => {
  fc.assert(
    fc.property(aMedley, (text) => {
      expect(parseFirstCall(text, { receivedAt })).toEqual(parseFirstCall(text, { receivedAt }));
    }),
    { numRuns: 30 },
  );
});

describe("what must never come back", () => {
  const digits = (count: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count });
  const luhn = (payload: readonly number[]) => {
    const sum = payload.toReversed().reduce((total, digit, place) => {
      const doubled = place % 2 === 0 ? digit * 2 : digit;
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
    return (10 - (sum % 10)) % 10;
  };
  const card = fc.tuple(fc.constantFrom([4], [5, 1], [5, 5], [3, 7], [6, 0, 1, 1]), digits(14)).map(([begin, rest]) => {
    const length = begin[0] === 3 ? 15 : 16;
    const payload = [...begin, ...rest].slice(0, length - 1);
    return [...payload, luhn(payload)].join("");
  });
  const social = fc
    .tuple(fc.integer({ min: 1, max: 899 }), fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 9999 }))
    .filter(([area]) => area !== 666)
    .map(([area, group, serial]) => [
      String(area).padStart(3, "0"),
      String(group).padStart(2, "0"),
      String(serial).padStart(4, "0"),
    ]);

  const grouped = (number: string, by: string) =>
    number.length === 15
      ? [number.slice(0, 4), number.slice(4, 10), number.slice(10)].join(by)
      : (number.match(/.{4}/g) ?? []).join(by);
  const writtenCard = fc
    .tuple(
      card,
      fc.constantFrom("", " ", "-"),
      fc.constantFrom("", "Card: ", "cc# ", "visa ", "pay with ", "card number is "),
    )
    .map(([number, by, label]) => ({ number, written: label + grouped(number, by) }));
  const labels = [
    "SSN: ",
    "SSN ",
    "Social Security Number: ",
    "SS# ",
    "soc sec no. ",
    "ssn is ",
    "social ",
    "Seguro social: ",
  ];
  const writtenSocial = fc
    .tuple(social, fc.constantFrom("-", " ", "", ".", " - ", "–"), fc.constantFrom("", ...labels))
    // Nine digits in one run, or with stops, are a social security number where something says so.
    .filter(([, by, label]) => label !== "" || by === "-" || by === " " || by === " - " || by === "–")
    .map(([parts, by, label]) => ({ number: parts.join(""), written: label + parts.join(by) }));

  const joined = (value: string) => value.replace(/(?<=\d)[\s\-.\u2010-\u2015/()]+(?=\d)/g, "");
  const places = fc.oneof(
    fc.record({ line: fc.nat(), isOwn: fc.constant(true) }),
    fc.record({ line: fc.nat(), isOwn: fc.constant(false) }),
  );

  /** The text with the number in a line of its own, or at a line's end. */
  function insert(text: string, written: string, { line, isOwn }: { line: number; isOwn: boolean }): string {
    const all = text.split("\n");
    const at = line % all.length;
    if (isOwn) all.splice(at, 0, written);
    else all[at] = `${all[at]} ${written}`;
    return all.join("\n");
  }

  it.each([
    ["a social security number", writtenSocial],
    ["a payment card", writtenCard],
  ])("%s, however it is written and wherever it stands", (_, secret) => {
    fc.assert(
      fc.property(aCall, secret, places, (call, { number, written }, place) => {
        const values = Object.values(fieldsOf(insert(call.text, written, place), call.receivedAt));
        expect(values.filter((value) => joined(value).includes(number))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

describe("every value stands in the text, or is derived from words that do", () => {
  it.each(corpus.map(({ id, text, receivedAt }) => [id, text, receivedAt]))("in %s", (_, text, at) => {
    expect(unsupportedValues(text, fieldsOf(text, at), at)).toEqual([]);
  });

  it("in medleys of calls", () => {
    fc.assert(
      fc.property(aMedley, (text) => {
        expect(unsupportedValues(text, fieldsOf(text), receivedAt)).toEqual([]);
      }),
      { numRuns: 120 },
    );
  });

  it("and a value that does not is found out", () => {
    const text =
      "Deceased: Mary Smith, DOB 3/5/41, NOK daughter Ann 312-555-0142, 180 lbs, 1901 W Harrison St, Chicago, Illinois";
    const right: IntakeFields = {
      deceasedName: "Mary Smith",
      dateOfBirth: "03-05-1941",
      nokPhone: "(312) 555-0142",
      weight: "180lbs",
      nokRelationship: "daughter",
      pickupLocation: "1901 W Harrison St, Chicago, IL",
    };
    expect(unsupportedValues(text, right, receivedAt)).toEqual([]);
    const wrong: IntakeFields = {
      deceasedName: "Mary Jones",
      dateOfBirth: "04-06-1941",
      nokPhone: "(312) 555-0143",
      weight: "181lbs",
      nokRelationship: "wife",
      pickupLocation: "1901 W Harrison St, Chicago, IN",
      sex: "F",
      isFamilyThere: "Unknown",
      timeOfPassing: "0426",
    };
    expect(unsupportedValues(text, wrong, receivedAt)).toHaveLength(Object.keys(wrong).length);
  });
});

describe("reads the same, however the text arrived", () => {
  const eachLine = (text: string, rewrite: (line: string) => string) => text.split("\n").map(rewrite).join("\n");

  const rewritings: readonly (readonly [string, (text: string) => string])[] = [
    ["with spaces at the ends of its lines", (text) => eachLine(text, (line) => `${line}   `)],
    ["with spaces and lines behind it", (text) => `${text}  \n \n\n`],
    ["with the line ends of another system", (text) => text.replaceAll("\n", "\r\n")],
    ["quoted in a mail", (text) => eachLine(text, (line) => `> ${line}`)],
  ];
  it.each(rewritings)("%s", (_, rewrite) => {
    const read = (change: (text: string) => string) =>
      Object.fromEntries(corpus.map(({ id, text, receivedAt }) => [id, fieldsOf(change(text), receivedAt)]));
    expect(read(rewrite)).toEqual(read((text) => text));
  });
});

describe("a form in sections", () => {
  const { fields } = parseFirstCall(
    [
      "CALLER INFORMATION\nName: Ruth Hale, RN\nFacility: Oak Manor Nursing Home\nPhone: 312-555-0101",
      "DECEDENT\nName: Smith, John A.\nDOB: 3/5/41",
      "NEXT OF KIN\nName: Mary Smith\nRelation: Wife\nPhone: 312-555-0142",
      "PHYSICIAN\nName: Dr. Kay Osei\nPhone: 312-555-0133",
    ].join("\n\n"),
    { receivedAt: "2026-03-14T18:20" },
  );

  it.each([
    ["callerName", "Ruth Hale"],
    ["callerPhone", "(312) 555-0101"],
    ["deceasedName", "John A Smith"],
    ["nokName", "Mary Smith"],
    ["nokPhone", "(312) 555-0142"],
    ["attendingDoctor", "Kay Osei"],
    ["doctorPhone", "(312) 555-0133"],
  ] as const)("gives %s to its section", (field, value) => {
    expect(fields[field]).toBe(value);
  });
});
