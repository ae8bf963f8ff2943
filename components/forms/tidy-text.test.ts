// Typed text is tidied gently, and never lost.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  hyphenateDate,
  isDateText,
  isTimeText,
  tidyAddress,
  tidyDate,
  tidyHeight,
  tidyPhone,
  tidyTime,
  tidyWeight,
} from "./tidy-text";

/** What a date field shows after each key is pressed at its end. */
const type = (keys: string) => Array.from(keys).reduce((shown, key) => hyphenateDate(shown, shown + key), "");

describe("a date while it is typed", () => {
  it.each([
    ["03151941", "03-15-1941"],
    ["03-15-1941", "03-15-1941"],
    ["3/15/1941", "03-15-1941"],
    ["3.5.1941", "03-05-1941"],
    ["unknown", "unknown"],
  ])("reads %s as %s", (keys, shown) => {
    expect(type(keys)).toBe(shown);
  });

  it("lets hyphens be taken away and goes on from there", () => {
    expect(hyphenateDate("03-", "03")).toBe("03");
    expect(hyphenateDate("03", "031")).toBe("03-1");
  });

  it("leaves a change in the middle alone", () => {
    expect(hyphenateDate("03-15-1941", "03-125-1941")).toBe("03-125-1941");
  });

  it("tidies a pasted one", () => {
    expect(hyphenateDate("", "1941-03-15")).toBe("03-15-1941");
  });
});

describe("a field that is left", () => {
  it.each([
    [tidyDate, "3/5/1941", "03-05-1941"],
    [tidyDate, "02-30-1941", "02-30-1941"],
    [tidyDate, "about 1941", "about 1941"],
    [tidyTime, "2:26 pm", "1426"],
    [tidyTime, "12:05am", "0005"],
    [tidyTime, "926", "0926"],
    [tidyTime, "14:26 pm", "14:26 pm"],
    [tidyTime, "2575", "2575"],
    [tidyWeight, "180", "180lbs"],
    [tidyWeight, "80 kg", "80 kg"],
    [tidyHeight, `5'10"`, "5ft 10in"],
    [tidyHeight, "5 ft 4", "5ft 4in"],
    [tidyHeight, "6’", "6ft 0in"],
    [tidyHeight, "5'12", "5'12"],
    [tidyHeight, "5 10", "5 10"],
    [tidyHeight, "178 cm", "178 cm"],
    [tidyPhone, "312-555-0142", "(312) 555-0142"],
    [tidyPhone, "+1 312 555 0142", "(312) 555-0142"],
    [tidyPhone, "312-555-0142 x204", "312-555-0142 x204"],
    [tidyPhone, "911", "911"],
    [tidyAddress, "  718 Lake St,\n Oak  Park ", "718 Lake St, Oak Park"],
  ])("%o makes %s into %s", (tidy, written, tidied) => {
    expect(tidy(written)).toBe(tidied);
  });

  it("is the same when it is left again, whatever was written", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(tidyDate, tidyTime, tidyWeight, tidyHeight, tidyPhone, tidyAddress),
        fc.string(),
        (tidy, text) => {
          expect(tidy(tidy(text))).toBe(tidy(text));
        },
      ),
    );
  });
});

it("knows a date and a time when it sees one", () => {
  expect(["02-29-2024", "02-29-2023", "13-01-1941", "1-2-1941"].filter(isDateText)).toEqual(["02-29-2024"]);
  expect(["0000", "2359", "2400", "1260", "14:26"].filter(isTimeText)).toEqual(["0000", "2359"]);
});
