// Numbers of which only the end is corrected.
import { expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-04-02T12:40" }).fields;

it("belong to whom they were told of, and to nobody else", () => {
  expect(
    read(
      "Hi, this is Nell Carver at Elm Manor, Lillian Overstreet died at 2:10 am in room 240. Her son is Devin Overstreet and his number is 224-555-0119, sorry, 0191. Call me back at 224-555-0156.",
    ),
  ).toMatchObject({ nokName: "Devin Overstreet", nokPhone: "(224) 555-0191", callerPhone: "(224) 555-0156" });
});

it("are told once in a note, as they are", () => {
  const { callerPhone, notes = "" } = read(
    "This is Nell Carver RN at Elm Manor, Lillian Overstreet passed at 2:10 am. Call me back at 224-555-0156, no, 0165. She goes to Poole Funeral Home.",
  );
  expect(callerPhone).toBe("(224) 555-0165");
  expect(notes).not.toMatch(/no, 0165/);
});

it("are left alone where other digits follow", () => {
  expect(
    read("Caller: Nell Carver 224-555-0156, no answer. 0165 is the gate code. Deceased: Lillian Overstreet"),
  ).toMatchObject({ callerPhone: "(224) 555-0156" });
});
