// Abbreviations of illnesses in notes, and states and numbers that look like them.
import { describe, expect, it } from "vitest";
import { findAbbreviated } from "./parse-abbreviated";

const found = (text: string) => findAbbreviated(text).map(({ start, end }) => text.slice(start, end));

describe("abbreviations that may stand for an illness", () => {
  it.each([
    ["he collapsed at breakfast, MI. Feral cats on the landing", ["MI"]],
    ["massive PE, use the back door", ["PE"]],
    ["drive up from Troy, MI and ring the bell", []],
    ["MI 48201 is the ZIP code", []],
    ["CA Hwy 1 is closed", []],
  ])("%j holds %j", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});
