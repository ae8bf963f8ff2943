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
])("reads the stairs of %s", (words, value) => expect(read(words)).toBe(value));

it.each(["The 12 step program called.", "The next two steps are ours.", "We walked two steps away."])(
  "reads no stairs in %s",
  (words) => expect(read(words)).toBeUndefined(),
);
