// Weights and heights as they are written and spoken, and the measures of cots, dogs and halls.
import { describe, expect, it } from "vitest";
import { findHeights, findWeights, readHeight, readWeight } from "./parse-measures";

it.each([
  ["180", "180lbs"],
  ["approx 180", "180lbs"],
  ["approx. 100 lbs", "100lbs"],
  ["~300#", "300lbs"],
  ["~ 150 lb", "150lbs"],
  ["82 kg", "181lbs"],
  ["104 KG   HEIGHT: 5 FT 8", "229lbs"],
  ["68.5 kg", "151lbs"],
  ["190ish", "190lbs"],
  ["118lbs", "118lbs"],
  ["about 120 pounds", "120lbs"],
  ["she was about 140", "140lbs"],
  ["maybe 190 lbs", "190lbs"],
  ["180 (est)", "180lbs"],
  ["180 lbs / 82 kg", "180lbs"],
  ["82 kg (181 lbs)", "181lbs"],
  ["not sure, maybe 150", "150lbs"],
  ["two hundred pounds", "200lbs"],
  ["a hundred and forty pounds", "140lbs"],
  ["one eighty lbs", "180lbs"],
  ["115 libras", "115lbs"],
])("the label's %j weigh %s", (segment, weight) => {
  expect(readWeight(segment)?.value).toBe(weight);
});

it("takes the label's unit where the words have none", () => {
  expect(readWeight("82", "kg")?.value).toBe("181lbs");
  expect(readWeight("180 lbs", "kg")?.value).toBe("180lbs");
});

it("doubts a weight with a question mark", () => {
  expect(readWeight("180?")?.confidence).toBeLessThan(0.7);
});

it.each([
  "",
  "unk",
  "heavy",
  "he's big",
  '3 something, "big guy"',
  "3 hundred",
  "130-140",
  "150–160 lbs",
  "between 200 and 220",
  "260 to 280",
  "180 or 190",
  "over 300",
  "under 100",
  "at least 300",
  "300+",
  "300 plus",
  "200s",
  "mid 200's",
  "8",
  "950",
  "82 y/o",
  "5'10\"",
  "12/24/25",
  "> 300",
])("the label's %j weigh nothing", (segment) => {
  expect(readWeight(segment)).toBeNull();
});

it.each([
  ["Heather guesses around 120 pounds.", "120lbs"],
  ["hes 350#", "350lbs"],
  ["I'd say 54 kg.", "119lbs"],
  ["~130lb no stairs", "130lbs"],
  ["Weight was wrong below too - scale says 198.", "198lbs"],
  ["she probably weighs about 165", "165lbs"],
  ["wt 190ish  5'11\"", "190lbs"],
  ["Weight (lbs): 265", "265lbs"],
  ["Wt (kg): 82", "181lbs"],
  ["he's probably about a hundred and seventy pounds", "170lbs"],
  ["he's ~230, ground floor", "230lbs"],
  ["wt 250ish / 6'2", "250lbs"],
  ["He is a slight man, the deputy says 145.", "145lbs"],
  ["License says 8/30/1946, 5-09, 165.", "165lbs"],
  ["Six foot, a hundred and fifty, strike that, one sixty-five.", "165lbs"],
  ["she weighed next to nothing, maybe 95", "95lbs"],
  ["About 215 by his license.", "215lbs"],
])("%j tells of %s", (text, weight) => {
  expect(findWeights(text).map(({ value }) => value)).toEqual([weight]);
});

it.each([
  "cot rated 500 lbs",
  "weight limit 400 lbs",
  "our cot holds 700 lbs",
  "an 80 lb dog",
  "dog about 80 lbs",
  "130-140 lbs",
  "between 200 and 220 lbs",
  "280#-300#",
  "over 300 lbs",
  "300+ lbs",
  "lost 40 lbs",
  "air tray 38 lbs",
  "total 265 lbs",
  "PO 300#",
  "9 lbs",
  "wt is blank on purpose, bring 3 people",
  "weight unknown",
  "He is a big man. Nurse says 9:30 is fine",
  "She's tiny, the son says 145 Oak St is the right house",
  "90 per her chart",
])("%j tells of no weight", (text) => {
  expect(findWeights(text)).toEqual([]);
});

it.each([
  ["5'10\"", "5ft 10in"],
  ["5' 7\"", "5ft 7in"],
  ["5’11”", "5ft 11in"],
  ["5'6''", "5ft 6in"],
  ["5 FT 8", "5ft 8in"],
  ["5 ft 10 in", "5ft 10in"],
  ["5ft.11in", "5ft 11in"],
  ["5-foot-10", "5ft 10in"],
  ["about 6 ft 2", "6ft 2in"],
  ["six foot one", "6ft 1in"],
  ["5-10", "5ft 10in"],
  ["5 10", "5ft 10in"],
  ["70 in", "5ft 10in"],
  ['66"', "5ft 6in"],
  ["178 cm", "5ft 10in"],
  ["1.75 m", "5ft 9in"],
  ["1,75 mts", "5ft 9in"],
  ["5'", "5ft 0in"],
  ["6 foot", "6ft 0in"],
])("the label's %j is %s", (segment, height) => {
  expect(readHeight(segment)?.value).toBe(height);
});

it.each(["", "tall", "unk", "5'12\"", "5'10 1/2\"", "180 lbs", "175", "5.9", "11 ft"])(
  "the label's %j is no height",
  (segment) => {
    expect(readHeight(segment)).toBeNull();
  },
);

it.each([
  ["Approx 225 lbs, about 6 ft 2.", "6ft 2in"],
  ["wt 190ish  5'11\"   2 men", "5ft 11in"],
  ["he is 6 ft tall", "6ft 0in"],
  ["178 cm tall", "5ft 10in"],
  ["six foot two", "6ft 2in"],
])("%j tells of %s", (text, height) => {
  expect(findHeights(text).map(({ value }) => value)).toEqual([height]);
});

it.each(["6 ft fence", "8 ft ceiling", "hall is 3 ft 6 in wide", "40 ft driveway", "gate 6 ft", "178 cm", "10 ft 2"])(
  "%j tells of no height",
  (text) => {
    expect(findHeights(text)).toEqual([]);
  },
);

it("tells where they stand", () => {
  const text = "M, approx 180 lbs, 5'10\" tall";
  const [weight] = findWeights(text);
  const [height] = findHeights(text);
  expect(text.slice(weight?.start, weight?.end)).toBe("180 lbs");
  expect(text.slice(height?.start, height?.end)).toBe("5'10\"");
});

describe("hostile text", () => {
  it.each([
    "180 lbs ",
    "weight ",
    "weight about ",
    "about ",
    "one hundred ",
    "5'10\" ",
    "5 ft ",
    " ",
    "1234567890",
    "'",
    "~",
  ])("100 kB of %j end soon", (part) => {
    const text = part.repeat(Math.ceil(100_000 / part.length)).slice(0, 100_000);
    const start = performance.now();
    for (const read of [findWeights, findHeights, readWeight, readHeight]) read(text);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
