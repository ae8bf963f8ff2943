// A value that asks for a look says why.
import { expect, it } from "vitest";
import type { RequestField } from "@/lib/transports/schema";
import { describeDoubt, isBareValue } from "./doubt-words";

const doubt = (name: RequestField, words: string) => describeDoubt(name, words, words);

it.each([
  ["dateOfDeath", "0151", "The text gives only a time: “0151”. Please check the day."],
  ["dateOfPassing", "21:18 hours", "The text gives only a time: “21:18 hours”. Please check the day."],
  ["dateOfDeath", "11:40 in the morning", "The text gives only a time: “11:40 in the morning”. Please check the day."],
  ["dateOfDeath", "Monday", "The text names the day without a date: “Monday”. Please check the day."],
  ["dateOfBirth", "14-01-1969", "Please check this against the text: “14-01-1969”"],
  ["dateOfDeath", "May 3 0400", "Please check this against the text: “May 3 0400”"],
  ["timeOfPassing", "1630", "Please check this against the text: “1630”"],
  ["pickupLocation", "618 Avenue D City: Rosenberg", "Put together from several places in the text. Please check it."],
  ["pickupLocation", "618 Avenue D", "Please check this against the text: “618 Avenue D”"],
  ["callerName", "Beth", "Please check this against the text: “Beth”"],
] as const)("of %s in “%s”", (name, words, sentence) => {
  expect(doubt(name, words)).toBe(sentence);
});

it("tells of no words that it has not", () => {
  expect(describeDoubt("callerName", "", "")).toBe("Please check: the text is not clear.");
});

it("knows words that are the value itself", () => {
  expect(isBareValue("Arun Nair", "ARUN NAIR,")).toBe(true);
  expect(isBareValue("(414) 555-0123", "414-555-0123")).toBe(true);
  expect(isBareValue("YES", "at bedside")).toBe(false);
});
