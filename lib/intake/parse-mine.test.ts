// Whose number it is that is told in one breath with another.
import { expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-11-28T03:10" }).fields;

it("gives each number to whom the speaker says that it belongs", () => {
  const text =
    "kayla RN at brookside memory care. mr Tom Ellis passed 0210. wife Jean is here. her cell 503-555-0188 mine 503-555-0111";
  expect(read(text)).toMatchObject({ nokPhone: "(503) 555-0188", callerPhone: "(503) 555-0111" });
});
