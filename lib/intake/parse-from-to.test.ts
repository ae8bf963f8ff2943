// Where somebody is fetched and brought in one breath.
import { expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-11-28T03:10" }).fields;
const places = {
  pickupLocation: "2121 Harrison, Chicago, IL",
  deceasedLocation: "Coroner",
  destinationFuneralHome: "Trinity Memorial Chapel",
  deliveryLocation: "88 Elm Ave, Joliet, IL",
};

it.each([". ", "\n"])("tells from where to where, parted by %j", (joint) => {
  const from = "From: County ME office, 2121 Harrison, Chicago IL";
  const to = "To: Trinity Memorial Chapel, 88 Elm Ave, Joliet IL";
  expect(read(`${from}${joint}${to}${joint}Decedent: Ray Kowalczyk`)).toMatchObject(places);
});

it("leaves the head of a fax, which names who writes to whom", () => {
  const text = "FROM: Oak Funeral Home\nTO: Swift Transport\nDeceased: Ann Moe\nPickup: 9 Elm St, Salem, OR 97301";
  expect(read(text).pickupLocation).toBe("9 Elm St, Salem, OR 97301");
});
