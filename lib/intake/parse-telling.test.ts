// Harmless words that give away what somebody died or suffered of, and the same words where they give away nothing.
import { expect, it } from "vitest";
import { findTelling } from "./parse-telling";

it.each([
  "bike went under the semi",
  "he went down the cellar steps headfirst",
  "that's where they rerouted his bowel",
  "el azúcar le llevó un pie",
  "she breathed the smoke",
])("%j gives away what somebody died or suffered of", (said) => {
  expect(findTelling(said)).not.toEqual([]);
});

it.each([
  "mind the back steps",
  "ring stays on her right hand",
  "bring smoke masks",
  "part of the drive is soft",
  "carry head first down the ramp",
  "basement is full of water, bring boots",
  "come round four",
  "slates came off the roof",
  "a foot off the curb",
  "the cot's arm is out",
  "kayak on the porch went in the garage",
  "do not go down the wrong way",
])("%j gives nothing away", (said) => {
  expect(findTelling(said)).toEqual([]);
});
