// What a note tells the driver stays; what it tells of the dead between does not.
import { describe, expect, it } from "vitest";
import { withoutTales } from "./parse-note-tales";

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
