// Tests which stairs of running text are told, and which steps are none.
import { expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (words: string) =>
  parseFirstCall(`Mrs. Ida Moss died at 2:10 PM at home. ${words}`, { receivedAt: "2026-05-05T22:00" }).fields
    .stairsOrObstacles;

it.each([
  ["There are 6 icy steps.", "6 icy steps"],
  ["There is one step at the entry door only.", "one step at the entry door only"],
  ["it's a bi-level so there's stairs, seven stairs down to the family room.", "seven stairs down to the family room"],
  ["two steps off the side porch, come to the side", "two steps off the side porch"],
  ["3rd fl walkup, need 2.", "3rd fl walkup"],
  ["It has a spiral staircase.", "spiral staircase"],
  ["11 outside steps, wet leaves", "11 outside steps, wet leaves"],
  ["outside stairs, 16 of them with a turn", "outside stairs, 16 of them with a turn"],
  ["4 steps + ramp", "4 steps + ramp"],
  ["Bedroom is up 9 interior steps.", "up 9 interior steps"],
  ["split level, bedroom down half a flight", "split level, bedroom down half a flight"],
  ["five steps and a screen door", "five steps and a screen door"],
  ["Three porch steps with no rail. My desk: 574-555-0110", "Three porch steps with no rail"],
  ["The stairs are very steep, old Dutch style, she is upstairs.", "The stairs are very steep, old Dutch style"],
  ["camper door is narrow, 2 metal steps.", "camper door is narrow, 2 metal steps"],
  ["He's on the third floor and the elevator is broken.", "third floor and the elevator is broken"],
  ["Está en el tercer piso sin elevador.", "tercer piso sin elevador"],
  ["Steps: three at the entry. Bring her to us, 990 Oak Rd, San Jose, CA 95122.", "three at the entry"],
  ["STEPS: 4 IN FRONT, NONE SIDE DOOR/ CALLER AND SISTER ARE AT HOUSE/ ASAP", "4 IN FRONT, NONE SIDE DOOR"],
  ["Stairs: 14 steps w/ a turn → take Luis", "14 steps w/ a turn"],
])("reads the stairs of %s", (words, value) => expect(read(words)).toBe(value));

it.each(["The 12 step program called.", "The next two steps are ours.", "We walked two steps away."])(
  "reads no stairs in %s",
  (words) => expect(read(words)).toBeUndefined(),
);
