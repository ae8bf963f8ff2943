// What a note tells the driver stays; what it tells of the dead between does not.
import { describe, expect, it } from "vitest";
import { harmless } from "./parse-harmless";
import { withoutLogins } from "./parse-logins";
import { withoutTales } from "./parse-note-tales";
import { findTelling } from "./parse-telling";

describe("what became of somebody", () => {
  it.each([
    [
      "Field gate 4471#, keep the cot out of sight, they found him on the rope.",
      "Field gate 4471#, keep the cot out of sight.",
    ],
    ["Watch the bottom tread, it got him. Use the side door.", "Watch the bottom tread. Use the side door."],
    ["Take the broom, he had been wandering because the moon was up.", "Take the broom."],
  ])("is taken out of %j", (note, left) => {
    expect(withoutTales(note)).toBe(left);
  });

  it.each([
    "She had a claddagh on, make sure it's on the inventory.",
    "Wife asked that the ring stays on.",
    "They moved him to the chapel room, come before noon.",
    "The front is alarmed after 8, use the dock.",
    "Gate is locked.",
    "Bring the bariatric cot, he was a big man.",
    "Key is under the mat, his son put it there.",
    "Dog in yard, he got loose last week.",
    "Ask for Maria, she knew him and has the key.",
    "Two men, he was 340 lbs and fell behind the door.",
  ])("is not what the driver is told: %j", (note) => {
    expect(withoutTales(note)).toBe(note);
  });
});

describe("what one logs in with", () => {
  it.each([
    [
      "The clerk leaves at noon so let yourself in on the tablet, our name is fhdriver03 and the word is Carnation66.",
      "The clerk leaves at noon so let yourself in on the tablet",
    ],
    ["Come to the garden door, he is bcroke_retd on it.", "Come to the garden door, he is on it."],
    ["Mail nora.bell@example.org with Chopin1849op, or ring the porter.", "Mail, or ring the porter."],
  ])("is taken out of %j", (note, left) => {
    expect(withoutLogins(note)).toBe(left);
  });

  it.each([
    "Gate code 4471#, door code is 1-9-4-0-enter.",
    "Park by bldg4, off Hwy30, exit12; a 12-year-old opens.",
    "Sign in at the tablet by the door, then take the freight elevator.",
    "Use entrance2 by Tower3, park at garage2, lot12, north2.",
    "Gate code is Bear2468.",
    "Sign in at the tablet, then use the ramp, it's icy.",
    "Sign in at the kiosk, try the side door if it is dark.",
    "Email photos of the ring to nora.bell@example.org before you come.",
    "Bring his DD214, mile marker 88, 3rd-floor walkup.",
  ])("is not in %j", (note) => {
    expect(withoutLogins(note)).toBe(note);
  });
});

it.each([
  "bike went under the semi",
  "he went down the cellar steps headfirst",
  "that's where they rerouted his bowel",
  "el azúcar le llevó un pie",
  "she breathed the smoke",
])("%j gives away what somebody died or suffered of", (said) => {
  expect(findTelling(said)).not.toEqual([]);
});

it.each(["mind the back steps", "ring stays on her right hand", "bring smoke masks", "part of the drive is soft"])(
  "%j gives nothing away",
  (said) => {
    expect(findTelling(said)).toEqual([]);
  },
);

describe("numbers that nobody needs", () => {
  it.each([
    [
      "Doll is tagged with her Medicaid, 09-C-118264, snip that off.",
      "Doll is tagged with her Medicaid, , snip that off.",
    ],
    [
      "The tin has the Navy life papers, C-31 884 207, for the director.",
      "The tin has the Navy life papers, , for the director.",
    ],
  ])("are taken out of %j", (note, left) => {
    expect(harmless(note)).toBe(left);
  });

  it.each([
    "Insurance papers are with the son, call him at 312-555-0144.",
    "Chart goes with him, gate code 44716.",
    "CHART STAYS ON UNIT, GATE CODE 4471 USE SIDE DOOR",
    "Claim tag is 12345, ask member services, ext 20417.",
  ])("are not in %j", (note) => {
    expect(harmless(note)).toBe(note);
  });
});
