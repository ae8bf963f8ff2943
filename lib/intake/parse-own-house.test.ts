// Tests where the house that writes stands in the call.
import { expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-05-05T22:00" }).fields;
const head = "CRESTLINE FUNERAL HOME\n740 Cleveland Ave SW, Canton, OH 44702\n\n";
const death =
  "Decedent is Raymond Dudek, DOB 09/14/1952, died 5/5/26 at 14:05 at Nimishillen General Hospital, 1931 Whipple Ave NW, Canton, OH 44708. ";

it("brings the person to the house that writes", () => {
  const { deliveryLocation, pickupLocation } = read(`${head}${death}Please bring him to us.`);
  expect(deliveryLocation).toBe("740 Cleveland Ave SW, Canton, OH 44702");
  expect(pickupLocation).toBe("1931 Whipple Ave NW, Canton, OH 44708");
});

it("leaves the writing house out where nothing points to it", () => {
  expect(read(`${head}${death}The family has not decided.`).deliveryLocation).toBeUndefined();
});

it("knows the home that writes of its resident", () => {
  const letter =
    "The Arbors at Tamarack Hill\nAssisted Living & Memory Care\n2600 Old Mission Road, Traverse City, MI 49686\n\nDear friends,\n\nOur resident Mrs. Ottilie Fairweather passed away at 6:10 this evening.";
  const fields = read(letter);
  expect([fields.locationName, fields.deceasedLocation]).toEqual(["The Arbors at Tamarack Hill", "Nursing facility"]);
});
