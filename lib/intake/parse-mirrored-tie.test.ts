// Tests how a caller stands to the dead where only is told what the dead was to the caller.
import { expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-03-14T02:30" }).fields;

it.each([
  ["This is Hector Villa. My uncle Anselmo Villa died today.", "nephew"],
  ["Hi, this is Ruth Kane, our dad Carl Kane passed away at Oak Manor", "daughter"],
  ["My mother, Ada Winslow, died. I am her executor. My telephone is 207-555-0143.\nPeter Winslow", "son"],
  ["habla Maribel Ochoa, mi papá Refugio Ochoa falleció hoy. 831-555-0125", "hija"],
  // A name that both bear tells nothing, and the dead one's own tie is not the caller's.
  ["Hi its Lonnie Strickland, dad (Weldon Strickland) died at 1. Mine is 254-555-0124", undefined],
  ["This is Ann Moss, nurse at Oak Manor. My husband passed last year. Carl Roe, 80, died here at 1:10.", "nurse"],
])("reads the tie in %s", (text, tie) => {
  expect(read(text).callerRelationship).toBe(tie);
});
