// What somebody gets into a computer with leaves a note; what a driver gets in with stays.
import { describe, expect, it } from "vitest";
import { withoutLogins } from "./parse-logins";

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
